/** What just happened, as short pictures over the board. */
import type { LogLine } from "../../contract";
import { centre, hexNumber, neighbours, hexWord, type Spot } from "./hexes";
import type { GameEvent, View } from "../types";

export interface Effect {
  id: string;
  kind: "shot" | "burst" | "break" | "suppress" | "rally" | "gone" | "melee" | "ring" | "shell" | "smoke";
  at: Spot;
  /** Where a shot comes from. */
  from?: Spot;
  /** Seconds to wait for what happened before. */
  late: number;
}

/** How long the last of them is seen, in milliseconds. */
export const LASTS = 1500;

function spotOf(word: string | null | undefined): Spot | null {
  const hex = hexNumber(word ?? "");
  return hex < 0 ? null : centre(hex);
}

/** Where a unit or a weapon is, or was. */
function placeOf(word: string | null | undefined, views: readonly (View | null)[]): Spot | null {
  if (!word) return null;
  for (const view of views) {
    const unit = view?.units[word] ?? view?.units[view?.weapons[word]?.holder ?? ""];
    const spot = spotOf(unit?.hex);
    if (spot) return spot;
  }
  return null;
}

const ON_UNIT: Readonly<Partial<Record<GameEvent["event"], Effect["kind"]>>> = {
  breaks: "break",
  suppressed: "suppress",
  rallies: "rally",
  veteran: "rally",
  eliminated: "gone",
  "mines-attack": "shell",
};
const ON_HEX: Readonly<Partial<Record<GameEvent["event"], Effect["kind"]>>> = {
  melee: "melee",
  "random-hex": "ring",
  controls: "ring",
  blaze: "shell",
  smoke: "smoke",
};

export function effectsOf(lines: readonly LogLine<GameEvent>[], now: View, before: View | null): Effect[] {
  const found: Effect[] = [];
  let late = 0;
  for (const { n, event } of lines) {
    const add = (kind: Effect["kind"], at: Spot | null, from?: Spot): void => {
      if (at) found.push({ id: `${n}-${found.length}`, kind, at, late, ...(from && { from }) });
    };
    const [onUnit, onHex] = [ON_UNIT[event.event], ON_HEX[event.event]];
    if (event.event === "fires" || event.event === "fires-smoke") {
      for (const word of event.pieces) {
        const from = placeOf(word, [now, before]);
        if (from) add("shot", spotOf(event.hex), from);
      }
      late += 0.45;
    } else if (event.event === "artillery-lands") {
      const hex = hexNumber(event.hex);
      if (hex >= 0) for (const one of [hex, ...neighbours(hex)]) add("shell", spotOf(hexWord(one)));
      late += 0.4;
    } else if (onUnit !== undefined && "unit" in event) {
      add(onUnit, placeOf(event.unit, event.event === "eliminated" ? [before, now] : [now, before]));
      late += 0.1;
    } else if (onHex !== undefined && "hex" in event) {
      add(onHex, spotOf(event.hex));
      late += 0.15;
    }
  }
  return found;
}

/** How far units have come from where they were: a step to the right is [90, ±52]. */
export function movesOf(now: View, before: View): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const [word, unit] of Object.entries(now.units)) {
    const old = spotOf(before.units[word]?.hex);
    const spot = spotOf(unit.hex);
    if (old && spot && before.units[word]?.hex !== unit.hex) found.set(word, [old[0] - spot[0], old[1] - spot[1]]);
  }
  return found;
}
