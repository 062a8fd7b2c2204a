/**
 * How the counters of a hex lie: one behind the other, each showing the strip with its values, the
 * foremost its whole face, so that a stack can be read without being spread.
 */
import { HALF, SIZE } from "../board/hexes";
import type { Unit, View } from "../types";

export const WIDE = 84;
const GAP = 4;
export const STRIP = 29;
export const WEAPON_STRIP = 25;
export const FACE = 40;
/** Lower than this, a face has no room for its figures. */
export const PICTURED = 22;
/** So much of the foremost counter's face always shows, that one sees where the stack ends. */
export const LOW_FACE = 6;

/** From the code above to the lower side. */
const ROOM = 84;
/** Below the middle of the hex, so that its code shows. */
const LOW = 3;

/** How large a stack of this height and width may be so that its corners stay inside the hex. */
function inside(height: number, width: number): number {
  return Math.min((SIZE - LOW * SLOPE) / (width / 2 + (SLOPE * height) / 2), (2 * (HALF - LOW)) / height);
}
/** How much narrower a hex gets on each side, for each step away from its middle. */
const SLOPE = SIZE / 2 / HALF;

export interface Laid {
  word: string;
  unit: Unit;
  weapon: string | null;
  /** Of its upper middle, in the stack's own measure. */
  y: number;
  /** How much of its face shows below the strip: none but of the foremost. */
  face: number;
}

export interface Stack {
  hex: string;
  side: string;
  units: readonly Laid[];
  /** Where its own measure lies in the hex. */
  x: number;
  y: number;
  scale: number;
  height: number;
}

const ORDER: Readonly<Record<string, number>> = { leader: 0, team: 1, squad: 2 };

/** Leaders above, squads in front; of each kind those that were numbered first. */
function inOrder(view: View, words: readonly string[]): string[] {
  const kind = (word: string): number => ORDER[view.units[word]?.kind ?? ""] ?? 0;
  return [...words].sort((one, other) => kind(one) - kind(other));
}

function lay(view: View, hex: string, side: string, words: readonly string[]): Stack {
  const ordered = inOrder(view, words);
  const strips = ordered.reduce((sum, word) => sum + STRIP + (view.units[word]?.weapon ? WEAPON_STRIP : 0), 0);
  // Values first: the face takes what the strips leave.
  const lowest = Math.max(LOW_FACE, Math.min(FACE, ROOM - strips));
  const units: Laid[] = [];
  let y = 0;
  ordered.forEach((word, index) => {
    const unit = view.units[word] as Unit;
    const face = index < ordered.length - 1 ? 0 : lowest;
    units.push({ word, unit, weapon: unit.weapon ?? null, y, face });
    y += STRIP + face + (unit.weapon ? WEAPON_STRIP : 0);
  });
  const scale = Math.min(1, inside(y, WIDE));
  return { hex, side, units, x: 0, y: LOW - (y * scale) / 2, scale, height: y };
}

/** The stacks on the map; where both sides are in a hex they stand side by side. */
export function stacks(view: View): Stack[] {
  const found = new Map<string, Map<string, string[]>>();
  for (const [word, unit] of Object.entries(view.units)) {
    if (!unit.hex) continue;
    const sides = found.get(unit.hex) ?? new Map<string, string[]>();
    sides.set(unit.side, [...(sides.get(unit.side) ?? []), word]);
    found.set(unit.hex, sides);
  }
  const laid: Stack[] = [];
  for (const [hex, sides] of found) {
    const made = [...sides].map(([side, words]) => lay(view, hex, side, words));
    if (made.length > 1)
      made.sort((one, other) => one.side.localeCompare(other.side)).forEach((stack, index) => {
        stack.scale = Math.min(0.62, inside(stack.height, 2 * WIDE + GAP));
        stack.x = ((index ? 1 : -1) * (WIDE + GAP) * stack.scale) / 2;
        stack.y = LOW - (stack.height * stack.scale) / 2;
      });
    laid.push(...made);
  }
  return laid;
}
