/** Arrow keys over a picture: the next thing in a direction, by where the things are. */

export interface Spot {
  ref: string;
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const ALONG: Record<Direction, [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The nearest spot in a direction; what lies aside counts double, so that rows stay rows.
 *
 * With nothing further in that direction it wraps to the far end, so that every spot is reached.
 */
export function nextSpot(spots: readonly Spot[], from: string | null, direction: Direction): Spot | null {
  const here = spots.find((spot) => spot.ref === from);
  if (here === undefined) return readingOrder(spots)[0] ?? null;
  const [dx, dy] = ALONG[direction];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === here) continue;
    const x = spot.x - here.x;
    const y = spot.y - here.y;
    const forward = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (forward <= 1 || aside > forward * 2.5) continue;
    const cost = forward + aside * 2;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best ?? nextInOrder(spots, from, dx + dy > 0 ? 1 : -1);
}

/** From top to bottom in bands, from left to right within them. */
export function readingOrder(spots: readonly Spot[]): readonly Spot[] {
  const band = (spot: Spot): number => Math.round(spot.y / 40);
  return [...spots].sort((a, b) => band(a) - band(b) || a.x - b.x || (a.ref < b.ref ? -1 : 1));
}

/** One on or back in reading order, around the end. */
export function nextInOrder(spots: readonly Spot[], from: string | null, by: 1 | -1): Spot | null {
  const order = readingOrder(spots);
  const at = order.findIndex((spot) => spot.ref === from);
  if (at < 0) return order[by > 0 ? 0 : order.length - 1] ?? null;
  return order[(at + by + order.length) % order.length] ?? null;
}
