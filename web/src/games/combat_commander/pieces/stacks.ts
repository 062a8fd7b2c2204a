/**
 * How the counters of a hex lie: one behind the other, each showing the strip with its values, the
 * foremost its whole face, so that a stack can be read without being spread.
 */
import type { Unit, View } from "../types";

export const WIDE = 84;
export const STRIP = 29;
export const WEAPON_STRIP = 23;
export const FACE = 40;
/** Lower than this, a face has no room for its figures. */
export const PICTURED = 22;
/** So much of the foremost counter's face always shows, that one sees where the stack ends. */
export const LOW_FACE = 6;

/** From the code above to the lower side; a crowded stack may cover the code. */
const ROOM = 84;
const TOP = -36;
const ALL_ROOM = 100;
const ALL_TOP = -50;

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
  const [room, top] = y > ROOM ? [ALL_ROOM, ALL_TOP] : [ROOM, TOP];
  const scale = Math.min(1, room / y);
  return { hex, side, units, x: 0, y: top + (room - y * scale) / 2, scale, height: y };
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
        stack.scale = Math.min(0.66, stack.scale);
        stack.x = index ? 28.5 : -28.5;
        stack.y = TOP + (ROOM - stack.height * stack.scale) / 2;
      });
    laid.push(...made);
  }
  return laid;
}
