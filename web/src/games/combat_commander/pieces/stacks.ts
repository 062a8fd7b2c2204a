/**
 * How the counters of a hex lie: one behind the other, each showing the strip with its values, the
 * foremost its whole face, so that a stack can be read without being spread.
 */
import { LEAST } from "../../zoom";
import { HALF, SIZE } from "../board/hexes";
import type { Unit, View } from "../types";

export const WIDE = 84;
const GAP = 4;
export const STRIP = 29;
export const WEAPON_STRIP = 25;
export const FACE = 40;
/** How high the values of a unit are, a Leader's command and those of a weapon. */
export const FONT = 29;
export const COMMAND_FONT = 27;
const WEAPON_FONT = 24;
export const NAME_FONT = LEAST;
/** Told shorter: the room of its figures' signs, and of a value for each of its height. */
export const PIPS = 13;
export const VALUE_WIDE = 0.64;
/** Told shorter, values are never higher than this. */
const LARGEST = 40;
/** So much of what would lie inside its hex a stack may be that is told shorter. */
const OVERHANG = 0.8;
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
  /** All values, two of each unit, or none where they could not be read. */
  detail: "whole" | "brief" | "bare";
  /** Of a counter, and of the strip with its values. */
  wide: number;
  strip: number;
  /** How high the values are. */
  font: number;
}

const ORDER: Readonly<Record<string, number>> = { leader: 0, team: 1, squad: 2 };

/** Leaders above, squads in front; of each kind those that were numbered first. */
function inOrder(view: View, words: readonly string[]): string[] {
  const kind = (word: string): number => ORDER[view.units[word]?.kind ?? ""] ?? 0;
  return [...words].sort((one, other) => kind(one) - kind(other));
}

/** How the counters of one side lie, if so many sides share the hex: whole, or shorter where they are far. */
function lay(view: View, hex: string, side: string, words: readonly string[], zoom: number, share: number): Stack {
  const whole = layWhole(view, hex, side, words, share);
  const smallest = whole.units.some((one) => one.weapon) ? WEAPON_FONT : whole.units.some((one) => one.unit.kind === "leader") ? COMMAND_FONT : FONT;
  if (smallest * whole.scale * zoom >= LEAST) return whole;
  return layBrief(view, hex, side, words, zoom, share) ?? { ...whole, detail: "bare" };
}

function layWhole(view: View, hex: string, side: string, words: readonly string[], share: number): Stack {
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
  const scale = Math.min(share > 1 ? 0.62 : 1, inside(y, share * (WIDE + GAP) - GAP));
  return { hex, side, units, x: 0, y: LOW - (y * scale) / 2, scale, height: y, detail: "whole", wide: WIDE, strip: STRIP, font: FONT };
}

/** Two values a unit, as large as there is room for, and a weapon's sign beside them; null where they could not be read. */
function layBrief(view: View, hex: string, side: string, words: readonly string[], zoom: number, share: number): Stack | null {
  const least = (LEAST + 0.2) / zoom;
  for (let font = LARGEST; font > least; font -= 2) {
    const found = briefly(view, hex, side, words, font, share, 1);
    if (found) return found;
  }
  return briefly(view, hex, side, words, least, share, OVERHANG);
}

function briefly(view: View, hex: string, side: string, words: readonly string[], font: number, share: number, overhang: number): Stack | null {
  const ordered = inOrder(view, words);
  const strip = font * 0.8;
  const wide = PIPS + 2 * VALUE_WIDE * font;
  const isArmed = ordered.some((word) => view.units[word]?.weapon);
  const lowest = Math.max(LOW_FACE, Math.min(FACE, ROOM - strip * ordered.length));
  const height = strip * ordered.length + lowest;
  const room = wide + (isArmed ? strip : 0);
  if (inside(height, share * (room + GAP) - GAP) < overhang) return null;
  const units = ordered.map((word, index) => {
    const unit = view.units[word] as Unit;
    return { word, unit, weapon: unit.weapon ?? null, y: index * strip, face: index < ordered.length - 1 ? 0 : lowest };
  });
  return { hex, side, units, x: isArmed ? -strip / 2 : 0, y: LOW - height / 2, scale: 1, height, detail: "brief", wide, strip, font };
}

/** The stacks on the map, as near as it is drawn; where both sides are in a hex they stand side by side. */
export function stacks(view: View, zoom = 1): Stack[] {
  const found = new Map<string, Map<string, string[]>>();
  for (const [word, unit] of Object.entries(view.units)) {
    if (!unit.hex) continue;
    const sides = found.get(unit.hex) ?? new Map<string, string[]>();
    sides.set(unit.side, [...(sides.get(unit.side) ?? []), word]);
    found.set(unit.hex, sides);
  }
  const laid: Stack[] = [];
  for (const [hex, sides] of found) {
    const made = [...sides].map(([side, words]) => lay(view, hex, side, words, zoom, sides.size));
    if (made.length > 1)
      made.sort((one, other) => one.side.localeCompare(other.side)).forEach((stack, index) => {
        stack.x += ((index ? 1 : -1) * (stack.wide - 2 * stack.x + GAP) * stack.scale) / 2;
      });
    laid.push(...made);
  }
  return laid;
}
