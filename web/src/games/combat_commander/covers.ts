/** The game on the first page: a landscape in the hand of the maps. */
import { put } from "../../art/cover";
import { figureId, figureSymbols } from "../../art/figures";
import { INK, line, paint } from "../../art/ink";
import { thingId, thingSymbols } from "../../art/scenery";

function combatCommander(): string {
  const size = 46;
  const cell = (q: number, r: number) => [q * size * 1.5, r * size * 1.732 + (q % 2 ? size * 0.866 : 0)] as const;
  const hex = (q: number, r: number, fill: string) => {
    const [x, y] = cell(q, r);
    const corners = Array.from({ length: 6 }, (_, i) => {
      const turn = (Math.PI / 3) * i;
      return `${Math.round(x + size * Math.cos(turn))} ${Math.round(y + size * 0.985 * Math.sin(turn))}`;
    });
    return `<path d="M${corners.join("L")}Z" fill="${fill}" stroke="var(--art-ink-soft)" stroke-width="1.3"/>`;
  };
  const woods = new Set(["1,1", "0,2", "1,2", "9,0", "8,0", "9,3", "8,4"]);
  const fields = new Set(["3,3", "2,3", "6,0", "5,0"]);
  const hills = new Set(["7,2", "7,1", "8,2"]);
  let ground = "";
  for (let q = 0; q <= 10; q++)
    for (let r = 0; r <= 4; r++) {
      const key = `${q},${r}`;
      ground += hex(q, r, paint(woods.has(key) ? "grass-2" : fields.has(key) ? "corn" : hills.has(key) ? "earth" : "grass-3"));
    }
  const at = (name: string, q: number, r: number, scale: number, dx = 0, dy = 0) => {
    const [x, y] = cell(q, r);
    return put(thingId(name), Math.round(x + dx), Math.round(y + dy), scale);
  };
  const wood = [...woods].map((key) => {
    const [q = 0, r = 0] = key.split(",").map(Number);
    return at("fir", q, r, 1.1, -16, 2) + at("tree", q, r, 1, 14, 0) + at("tree", q, r, 1.05, -2, 22);
  });
  const counter = (x: number, y: number, id: string, nation: string, values: string) =>
    `<g transform="translate(${x} ${y})"><rect x="5" y="6" width="104" height="104" rx="9" fill="var(--art-shade)"/>` +
    `<rect width="104" height="104" rx="9" fill="var(--side-${nation}-2)" stroke="var(--art-ink)" stroke-width="2"/>` +
    `<use href="#${id}" x="13" y="4" width="78" height="78"/>` +
    `<text x="52" y="98" text-anchor="middle" font-size="20" font-weight="700" letter-spacing="5" fill="var(--art-ink)" font-family="var(--sans)">${values}</text></g>`;
  const defs =
    thingSymbols(["fir", "tree", "house", "cottage", "barn", "well"]) + figureSymbols(["rifleman", "machine-gunner", "officer"], "ru") + figureSymbols(["machine-gunner", "rifleman"], "de");
  return (
    `<defs>${defs}</defs><rect width="640" height="360" fill="var(--art-grass-3)"/>${ground}` +
    line("M-10 236Q120 214 214 250T420 196T660 96", INK, 19) + line("M-10 236Q120 214 214 250T420 196T660 96", paint("road"), 16) +
    wood.join("") +
    at("house", 4, 2, 1.35, -4, 18) + at("cottage", 5, 1, 1.4, -6, 20) + at("barn", 4, 1, 1.15, 6, 18) + at("well", 5, 2, 1.3, 16, 14) +
    line("M484 138q10-10 22-9M476 152q18-16 40-15", paint("earth-2"), 2) +
    counter(60, 214, figureId("rifleman", "ru"), "ru", "6-5-4") +
    counter(176, 120, figureId("officer", "ru"), "ru", "1-1-3") +
    counter(442, 206, figureId("machine-gunner", "de"), "de", "5-8-2") +
    `<path d="M232 232L438 250" stroke="var(--art-fire)" stroke-width="4" stroke-dasharray="10 8" stroke-linecap="round" fill="none"/>` +
    `<circle cx="438" cy="250" r="7" fill="var(--art-fire)" stroke="var(--art-ink)" stroke-width="1.6"/>`
  );
}

const covers: Readonly<Record<string, () => string>> = { "combat-commander": combatCommander };

export default covers;
