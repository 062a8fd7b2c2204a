/** Outlines of areas, and ribbons along ways: the lines from which the ground is drawn. */
import { DIRECTIONS, at, centre, corners, directionTo, neighbour, towards, type Spot } from "../board/hexes";

function key([x, y]: Spot): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** The closed outlines of a set of hexes, each clockwise as its hexes lie inside. */
function loops(hexes: ReadonlySet<number>): Spot[][] {
  const next = new Map<string, { from: Spot; to: Spot }[]>();
  for (const hex of hexes) {
    const around = corners(hex);
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (hexes.has(neighbour(hex, direction))) continue;
      const from = around[direction] as Spot;
      const to = around[(direction + 1) % DIRECTIONS] as Spot;
      const list = next.get(key(from)) ?? [];
      list.push({ from, to });
      next.set(key(from), list);
    }
  }
  const found: Spot[][] = [];
  for (const list of next.values()) {
    while (list.length) {
      const loop: Spot[] = [];
      let edge = list.pop();
      while (edge) {
        loop.push(edge.from);
        edge = next.get(key(edge.to))?.pop();
      }
      found.push(loop);
    }
  }
  return found;
}

/** The outline of an area, its corners rounded. */
export function outline(hexes: ReadonlySet<number>): string {
  return loops(hexes)
    .map((loop) =>
      loop
        .map((corner, index) => {
          const before = loop[(index + loop.length - 1) % loop.length] as Spot;
          const after = loop[(index + 1) % loop.length] as Spot;
          return `${index ? "L" : "M"}${bend(corner, before)}Q${at(corner[0])} ${at(corner[1])} ${bend(corner, after)}`;
        })
        .join(""),
    )
    .map((path) => `${path}Z`)
    .join("");
}

/** Where a rounded corner leaves the side to the next one. */
function bend(corner: Spot, next: Spot): string {
  const soft = 0.38;
  return `${at(corner[0] + soft * (next[0] - corner[0]))} ${at(corner[1] + soft * (next[1] - corner[1]))}`;
}

export function tint(level: number): string {
  return `var(--ground-${level})`;
}

/**
 * A network of ways through the centres of hexes: `joins` are pairs of hexes, `exits` a hex and
 * the direction in which it leaves the map.  Where two stretches meet they make a bend.
 */
export function ribbon(
  joins: readonly (readonly number[])[],
  exits: readonly (readonly number[])[] = [],
): string {
  const ends = new Map<number, number[]>();
  const add = (hex: number, direction: number): void => {
    const list = ends.get(hex) ?? [];
    if (!list.includes(direction)) list.push(direction);
    ends.set(hex, list);
  };
  for (const [one = 0, other = 0] of joins) {
    add(one, directionTo(one, other));
    add(other, directionTo(other, one));
  }
  for (const [hex = 0, direction = 0] of exits) add(hex, direction);
  let path = "";
  for (const [hex, directions] of ends) path += stretch(hex, directions);
  return path;
}

function stretch(hex: number, directions: readonly number[]): string {
  const [cx, cy] = centre(hex);
  const middles = directions.map((direction) => towards(hex, direction));
  if (middles.length === 2) {
    const [one, other] = middles as [Spot, Spot];
    return `M${at(one[0])} ${at(one[1])}Q${at(cx)} ${at(cy)} ${at(other[0])} ${at(other[1])}`;
  }
  return middles.map(([x, y]) => `M${at(x)} ${at(y)}L${at(cx)} ${at(cy)}`).join("");
}

/** The side between two hexes, from corner to corner. */
export function sideBetween(one: number, other: number): [Spot, Spot] {
  const direction = directionTo(one, other);
  const around = corners(one);
  return [around[direction] as Spot, around[(direction + 1) % DIRECTIONS] as Spot];
}

/** Sides strung together where they meet, so that a wall is one stroke with proper corners. */
export function chains(pairs: readonly (readonly number[])[]): Spot[][] {
  const left = pairs.map(([one = 0, other = 0]) => sideBetween(one, other) as Spot[]);
  const found: Spot[][] = [];
  while (left.length) {
    let chain = left.pop() as Spot[];
    for (let grown = true; grown; ) {
      grown = false;
      for (const [index, side] of left.entries()) {
        const joined = join(chain, side);
        if (!joined) continue;
        chain = joined;
        left.splice(index, 1);
        grown = true;
        break;
      }
    }
    found.push(chain);
  }
  return found;
}

function join(chain: Spot[], side: Spot[]): Spot[] | null {
  const [first, last] = [key(chain[0] as Spot), key(chain[chain.length - 1] as Spot)];
  const [a, b] = side as [Spot, Spot];
  if (key(a) === last) return [...chain, b];
  if (key(b) === last) return [...chain, a];
  if (key(a) === first) return [b, ...chain];
  if (key(b) === first) return [a, ...chain];
  return null;
}

/** A stroke through spots. */
export function through(spots: readonly Spot[]): string {
  return spots.map(([x, y], index) => `${index ? "L" : "M"}${at(x)} ${at(y)}`).join("");
}

/** Spots every so far along a stroke, each with the direction in which it runs. */
export function along(spots: readonly Spot[], step: number, start = step / 2): { spot: Spot; turn: number }[] {
  const found: { spot: Spot; turn: number }[] = [];
  let ahead = start;
  for (let index = 1; index < spots.length; index++) {
    const [x1, y1] = spots[index - 1] as Spot;
    const [x2, y2] = spots[index] as Spot;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    for (; ahead <= length; ahead += step) {
      const share = ahead / length;
      found.push({ spot: [x1 + share * (x2 - x1), y1 + share * (y2 - y1)], turn });
    }
    ahead -= length;
  }
  return found;
}
