/** Drawings that many pieces use, put into the page once. */
import { figure, type Figure } from "../../../art/figures";
import type { Nation } from "../../../art/nations";
import { INK, line, paint, shape } from "../../../art/ink";

let shelf: SVGSVGElement | null = null;
const kept = new Set<string>();

/** Keep a drawing under an id in a picture that takes no room; every `<use>` of the page finds it. */
function keep(id: string, content: () => string): void {
  if (kept.has(id)) return;
  kept.add(id);
  if (!shelf) {
    shelf = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    shelf.setAttribute("width", "0");
    shelf.setAttribute("height", "0");
    shelf.setAttribute("aria-hidden", "true");
    shelf.style.position = "absolute";
    document.body.append(shelf);
  }
  shelf.insertAdjacentHTML("beforeend", `<g id="${id}">${content()}</g>`);
}

/** Who is drawn on a counter of a type. */
const SHOWN: Readonly<Record<string, Figure>> = {
  pionier: "engineer",
  engineer: "engineer",
  assault: "sergeant",
  "guards-smg": "sergeant",
  smg: "sergeant",
  ss: "sergeant",
  parachute: "sergeant",
  paratroop: "sergeant",
  "weapon-team": "machine-gunner",
  private: "rifleman",
  hero: "leader",
  corporal: "sergeant",
  sergeant: "leader",
  lieutenant: "officer",
  captain: "officer",
};

const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[31, -7, 0.78]],
  2: [[2, 4, 0.68], [62, 6, 0.66]],
  4: [[-5, 6, 0.58], [28, 2, 0.58], [58, 9, 0.58], [88, 4, 0.58]],
};

/**
 * The id of the figures on a counter's face, 140 × 72.  A broken unit lies low, whatever it is.
 */
export function picture(type: string, figures: number, nation: Nation, broken: boolean): string {
  const shown: Figure = broken ? "pinned" : (SHOWN[type.replace(/-[xy]$/, "")] ?? "rifleman");
  const id = `cc-fig-${shown}-${figures}-${nation}`;
  keep(id, () => {
    const one = `${id}-one`;
    keep(one, () => figure(shown, nation));
    const places = PLACES[figures] ?? PLACES[2] ?? [];
    return places
      .map(([x, y, scale]) => `<use href="#${one}" transform="translate(${x} ${y}) scale(${scale})"/>`)
      .join("");
  });
  return id;
}

/** Hatching for lit hexes, and for the faces of broken units; patterns, so never colour alone. */
export function patterns(): void {
  keep("cc-patterns", () =>
    `<pattern id="cc-lit" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="12" height="12" fill="var(--lit)" opacity=".2"/><rect width="4" height="12" fill="var(--lit)" opacity=".42"/></pattern>` +
    `<pattern id="cc-broken" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">` +
    `<rect width="7" height="7" fill="var(--art-paper)"/><rect width="2.2" height="7" fill="var(--art-blood)" opacity=".38"/></pattern>`);
  keep("cc-flame", () =>
    shape("M0 40Q-34 36-32 6Q-30-10-16-22Q-18-8-8-6Q-10-30 6-46Q4-26 18-16Q24-24 22-32Q38-10 34 12Q32 38 0 40Z", paint("fire"), 2.4) +
    shape("M0 36Q-18 34-17 16Q-14 4-6-4Q-4 8 4 6Q6-4 6-12Q20 4 18 18Q16 34 0 36Z", paint("hay"), 0) +
    line("M-24 34Q-14 42 0 42T26 34", INK, 1.6));
  keep("cc-puff", () => {
    const clouds = [[-22, 4, 18], [4, -14, 22], [26, 4, 18], [4, 12, 20], [-10, -10, 14]] as const;
    const circles = (more: number): string => clouds.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + more}"/>`).join("");
    return `<g fill="${INK}" opacity=".5">${circles(1.4)}</g><g fill="var(--smoke)">${circles(0)}</g>` +
      line("M-30 2q4-10 14-8M-2-24q10-4 16 4M18 8q8 6 16-2M-8 18q8 6 18 4", paint("smoke"), 1.6);
  });
}
