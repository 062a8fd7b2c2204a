/**
 * The map's hexes on the picture: 15 columns of 10, flat-topped, every second column half a hex
 * lower.  A hex is a number, ten to a column from A1 on, as in the scene.
 */

export const COLUMNS = 15;
export const ROWS = 10;
export const HEXES = COLUMNS * ROWS;
export const DIRECTIONS = 6;

/** A hex's side, and half its height. */
export const SIZE = 60;
export const HALF = (SIZE * Math.sqrt(3)) / 2;

/** Room around the map for the banners of both sides' edges. */
export const MARGIN = 46;

export const WIDTH = Math.round(MARGIN * 2 + SIZE * (1.5 * (COLUMNS - 1) + 2));
export const HEIGHT = Math.round(MARGIN * 2 + HALF * (2 * ROWS + 1));

/** Where no side has its edge the room around the map is cut away. */
const TRIM = 34;

/** The part of the picture that is shown, by the edges that have a banner. */
export function frame(edges: readonly string[]): { x: number; y: number; width: number; height: number } {
  const cut = (edge: string): number => (edges.includes(edge) ? 0 : TRIM);
  const [x, y] = [cut("left"), cut("top")];
  return { x, y, width: WIDTH - x - cut("right"), height: HEIGHT - y - cut("bottom") };
}

export type Spot = readonly [number, number];

/** North, then clockwise; in steps of half a hex's side across and half its height down. */
const STEPS: readonly Spot[] = [[0, -2], [3, -1], [3, 1], [0, 2], [-3, 1], [-3, -1]];
const CORNERS: readonly Spot[] = [[-1, -1], [1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0]];

export function hexWord(hex: number): string {
  return String.fromCharCode(65 + Math.floor(hex / ROWS)) + (1 + (hex % ROWS));
}

/** -1 for what is no hex of the map. */
export function hexNumber(word: string): number {
  const column = word.charCodeAt(0) - 65;
  const row = Number(word.slice(1)) - 1;
  const fits = column >= 0 && column < COLUMNS && Number.isInteger(row) && row >= 0 && row < ROWS;
  return fits ? column * ROWS + row : -1;
}

export function centre(hex: number): Spot {
  const column = Math.floor(hex / ROWS);
  const x = MARGIN + SIZE + 1.5 * SIZE * column;
  const y = MARGIN + HALF + HALF * (2 * (hex % ROWS) + (column & 1));
  return [x, y];
}

/** A place by half sides across and half heights down from a hex's centre. */
export function near(hex: number, across: number, down: number): Spot {
  const [x, y] = centre(hex);
  return [x + (across * SIZE) / 2, y + down * HALF];
}

/** The corners, from the upper left one clockwise; the side to direction d runs from d to d + 1. */
export function corners(hex: number, scale = 1): Spot[] {
  return CORNERS.map(([across, down]) => near(hex, across * scale, down * scale));
}

/** The middle of the side to a direction; `share` 1 is the neighbour's centre. */
export function towards(hex: number, direction: number, share = 0.5): Spot {
  const [across, down] = STEPS[direction] as Spot;
  return near(hex, across * share, down * share);
}

/** The hex in a direction, -1 off the map. */
export function neighbour(hex: number, direction: number): number {
  const column = Math.floor(hex / ROWS);
  const [across, down] = STEPS[direction] as Spot;
  const other = column + across / 3;
  const row = (2 * (hex % ROWS) + (column & 1) + down - (other & 1)) / 2;
  return other >= 0 && other < COLUMNS && row >= 0 && row < ROWS ? other * ROWS + row : -1;
}

/** The direction of an adjacent hex, -1 for another. */
export function directionTo(hex: number, other: number): number {
  for (let direction = 0; direction < DIRECTIONS; direction++)
    if (neighbour(hex, direction) === other) return direction;
  return -1;
}

export function neighbours(hex: number): number[] {
  return [0, 1, 2, 3, 4, 5].map((one) => neighbour(hex, one)).filter((one) => one >= 0);
}

export function points(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `${at(x)},${at(y)}`).join(" ");
}

/** A coordinate as short as it may be written. */
export function at(value: number): number {
  return Math.round(value * 10) / 10;
}
