/** Chance for drawings: the same seed always draws the same picture. */

export interface Chance {
  /** A number from 0 up to 1. */
  (): number;
}

/** A generator (mulberry32) started from a text such as a tile's designation. */
export function chanceOf(text: string): Chance {
  let seed = 2166136261;
  for (const sign of text) seed = Math.imul(seed ^ sign.charCodeAt(0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low);
}

export function pick<T>(chance: Chance, things: readonly T[]): T {
  return things[Math.floor(chance() * things.length)] as T;
}

export interface Point {
  x: number;
  y: number;
}

/** Points strewn at least `apart` from each other where `fits` allows it, the far ones first. */
export function scatter(
  chance: Chance,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  apart: number,
  fits: (point: Point) => boolean = () => true,
): Point[] {
  const found: Point[] = [];
  for (let tries = count * 14; tries > 0 && found.length < count; tries--) {
    const point = {
      x: Math.round(between(chance, box.x, box.x + box.width)),
      y: Math.round(between(chance, box.y, box.y + box.height)),
    };
    const near = found.some((one) => Math.hypot(one.x - point.x, one.y - point.y) < apart);
    if (!near && fits(point)) found.push(point);
  }
  return found.sort((one, other) => one.y - other.y);
}
