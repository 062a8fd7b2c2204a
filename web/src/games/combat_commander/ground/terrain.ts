/** What the terrain of one hex looks like around its centre, as symbols that the map uses. */
import { INK, disc, line, paint, shape } from "../../../art/ink";
import { between, chanceOf, type Chance } from "../../../art/random";
import { HALF, SIZE, at, type Spot } from "../board/hexes";

/** How many drawings there are of each terrain, so that no two hexes side by side look alike. */
export const VARIANTS = 3;

/** How far woods and the like fill their hex: a look along a side passes between them. */
const FILL = 0.82;

const CORNERS: readonly Spot[] = [[-0.5, -1], [0.5, -1], [1, 0], [0.5, 1], [-0.5, 1], [-1, 0]];

/** The symbol of a terrain; `random` is any number that stays with the hex. */
export function terrainId(terrain: string, random: number): string {
  return `cc-${terrain}-${random % VARIANTS}`;
}

/** A hex around the origin, shrunk. */
function hexagon(scale: number): Spot[] {
  return CORNERS.map(([x, y]) => [x * SIZE * scale, y * HALF * scale] as Spot);
}

/** A patch of ground with soft corners and slightly uneven sides. */
function patch(scale: number, chance: Chance, soft = 0.3): string {
  const around = hexagon(scale).map(([x, y]) => {
    const pull = between(chance, 0.97, 1.03);
    return [x * pull, y * pull] as Spot;
  });
  const on = (from: Spot, to: Spot): string =>
    `${at(from[0] + soft * (to[0] - from[0]))} ${at(from[1] + soft * (to[1] - from[1]))}`;
  const bends = around.map((corner, index) => {
    const [before, after] = [around[(index + 5) % 6] as Spot, around[(index + 1) % 6] as Spot];
    return `${index ? "L" : "M"}${on(corner, before)}Q${at(corner[0])} ${at(corner[1])} ${on(corner, after)}`;
  });
  return `${bends.join("")}Z`;
}

/** Spots on rings around the centre, a little out of order. */
function rings(chance: Chance, counts: readonly (readonly [number, number])[]): Spot[] {
  const found: Spot[] = [];
  for (const [radius, count] of counts) {
    const turn = chance() * Math.PI;
    for (let index = 0; index < count; index++) {
      const angle = turn + (2 * Math.PI * index) / count;
      const far = radius * between(chance, 0.94, 1.06);
      found.push([at(far * SIZE * Math.cos(angle)), at(far * HALF * Math.sin(angle))]);
    }
  }
  return found.sort((one, other) => one[1] - other[1]);
}

/** Round crowns under one outline, each with a lit side. */
function crowns(spots: readonly Spot[], radius: number, fill: string, light: string, shadow = 3): string {
  const circles = (r: number, dx = 0, dy = 0): string =>
    spots.map(([x, y]) => `<circle cx="${at(x + dx)}" cy="${at(y + dy)}" r="${r}"/>`).join("");
  const lit = spots
    .map(([x, y]) => `M${at(x - radius * 0.55)} ${at(y - radius * 0.1)}q${at(radius * 0.1)} ${at(-radius * 0.5)} ${at(radius * 0.6)} ${at(-radius * 0.5)}`)
    .join("");
  const dark = spots
    .map(([x, y]) => `M${at(x + radius * 0.1)} ${at(y + radius * 0.62)}q${at(radius * 0.5)} ${at(-radius * 0.06)} ${at(radius * 0.54)} ${at(-radius * 0.5)}`)
    .join("");
  return (
    `<g fill="${paint("shade")}">${circles(radius, shadow, shadow + 1)}</g>` +
    `<g fill="${INK}">${circles(at(radius + 1.3))}</g><g fill="${fill}">${circles(radius)}</g>` +
    line(lit, light, 2) +
    line(dark, paint("ink-soft"), 1.2)
  );
}

function woods(chance: Chance): string {
  const spots = rings(chance, [[0.62, 9], [0.3, 4]]);
  return (
    `<path d="${patch(FILL, chance)}" fill="${paint("leaf-2")}"/>` +
    crowns(spots, 13.5, paint("leaf"), paint("leaf-3"))
  );
}

/** Scrub without order or round crowns: thorny stars of several sizes, told from trees at any size. */
function brush(chance: Chance): string {
  const star = ([x, y]: Spot): string => {
    const far = between(chance, 9, 15);
    const rays = [...Array(7).keys()].map((ray) => {
      const angle = Math.PI * (1.02 + (ray / 6) * 0.96) + between(chance, -0.1, 0.1);
      return `M${x} ${y}L${at(x + far * Math.cos(angle))} ${at(y + far * Math.sin(angle) * between(chance, 0.75, 1))}`;
    });
    return rays.join("");
  };
  const spots = rings(chance, [[0.58, 7], [0.26, 3]]);
  const stars = spots.map(star).join("");
  const feet = spots.map(([x, y]) => `M${at(x - 7)} ${at(y + 1)}q7 4 14 0`).join("");
  return (
    `<path d="${patch(FILL, chance)}" fill="var(--ground-brush)" opacity=".85"/>` +
    line(feet, paint("shade"), 5) + line(stars, INK, 4.6) + line(stars, "var(--brush)", 2.6)
  );
}

function orchard(chance: Chance): string {
  const turn = Math.round(between(chance, -14, 14));
  const spots: Spot[] = [];
  for (const y of [-30, 0, 30])
    for (const x of y ? [-26, 0, 26] : [-39, -13, 13, 39]) spots.push([x, y]);
  const fruit = spots.flatMap(([x, y]) => [[x - 3.6, y + 2.4], [x + 3.4, y - 1.6]] as const);
  return (
    `<path d="${patch(FILL, chance)}" fill="var(--ground-orchard)"/>` +
    `<g transform="rotate(${turn})">${line("M-44-15H44M-44 15H44", paint("leaf-3"), 1.4, ' stroke-dasharray="5 4"')}` +
    `${crowns(spots, 9.6, "var(--orchard)", paint("grass-3"), 2)}` +
    `<g fill="var(--fruit)">${fruit.map(([x, y]) => `<circle cx="${at(x)}" cy="${at(y)}" r="2.1"/>`).join("")}</g></g>`
  );
}

function field(chance: Chance): string {
  // A hex turned by a sixth is the same hex, so that rows may run in three directions.
  const turn = [0, 60, -60][Math.floor(chance() * 3)] ?? 0;
  const clip = patch(0.9, chance, 0.16);
  const rows = [-38, -28.5, -19, -9.5, 0, 9.5, 19, 28.5, 38];
  const across = (y: number, less: number): number => at(0.9 * SIZE - Math.abs(y) * 0.577 - less);
  const furrows = rows.map((y) => `M${-across(y, 6)} ${y}H${across(y, 6)}`).join("");
  const ears = rows.slice(1).map((y) => `M${-across(y - 4.7, 10)} ${y - 4.7}H${across(y - 4.7, 10)}`).join("");
  return (
    shape(clip, paint("corn"), 1.2) +
    `<g transform="rotate(${turn})">${line(furrows, paint("corn-2"), 2.4)}` +
    `${line(ears, paint("corn-2"), 1.2, ' stroke-dasharray="2 5"')}</g>`
  );
}

function marsh(chance: Chance): string {
  const pools = rings(chance, [[0.46, 4]])
    .map(([x, y]) => `M${at(x - 14)} ${y}q14-9 28 0q-14 8-28 0Z`)
    .join("");
  const reeds = rings(chance, [[0.62, 7], [0.24, 3]])
    .map(([x, y]) => `M${at(x - 5)} ${y}h10M${x} ${y}v-11M${at(x - 2.5)} ${y}l-3-8M${at(x + 2.5)} ${y}l3-8`)
    .join("");
  return (
    `<path d="${patch(0.92, chance)}" fill="var(--ground-marsh)"/>` +
    shape(pools, paint("water"), 1) +
    line(reeds, paint("leaf-2"), 1.6)
  );
}

/** Ripples on open water. */
function ripples(chance: Chance): string {
  const waves = rings(chance, [[0.55, 4], [0.1, 1]])
    .map(([x, y]) => `M${at(x - 10)} ${y}q5-4 10 0t10 0`)
    .join("");
  return line(waves, paint("foam"), 1.6);
}

/** A few blades of grass, so that open ground is not empty. */
function tufts(chance: Chance): string {
  const blades = rings(chance, [[0.62, 3], [0.3, 1]])
    .map(([x, y]) => `M${x} ${y}l-2-5m2 5v-6m0 6l2-5`)
    .join("");
  return line(blades, paint("leaf-3"), 1.1);
}

const DRAWN: Readonly<Record<string, (chance: Chance) => string>> = {
  woods,
  brush,
  orchard,
  field,
  marsh,
  "water-barrier": ripples,
  "bridge-major": ripples,
  open: tufts,
};

export function isDrawn(terrain: string): boolean {
  return terrain in DRAWN;
}

function symbolOf(id: string, content: string): string {
  // No viewBox: a symbol is drawn around its origin, wherever it is used.
  return `<g id="${id}">${content}</g>`;
}

/** The symbols of the terrains that a map shows. */
export function terrainSymbols(terrains: Iterable<string>): string {
  let text = "";
  for (const terrain of new Set(terrains)) {
    const draw = DRAWN[terrain];
    if (!draw) continue;
    for (let variant = 0; variant < VARIANTS; variant++)
      text += symbolOf(terrainId(terrain, variant), draw(chanceOf(`${terrain}${variant}`)));
  }
  return text;
}

/** A peg of a fence, a stone of a wall, a bush of a hedge: along the sides of hexes. */
export const SIDE_SYMBOLS =
  symbolOf("cc-post", line("M0-5V5", INK, 4) + line("M0-4.2V4.2", paint("wood"), 2)) +
  symbolOf("cc-stone", `<rect x="-5.4" y="-4.6" width="10.8" height="9.2" rx="2.6" fill="${paint("stone")}" stroke="${INK}" stroke-width="1.5"/>`) +
  symbolOf("cc-bush", disc(0, 0, 6.6, paint("hedge"), 1.5) + line("M-3-1.4q1-3 3.6-3", paint("leaf-3"), 1.4)) +
  symbolOf("cc-tooth", shape("M-4.4 0L4.4 0L0 11Z", paint("earth-2"), 1.2));
