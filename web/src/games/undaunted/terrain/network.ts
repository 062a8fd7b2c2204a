/** Rivers, roads and lanes go on from tile to tile: where they cross a tile's edge, and how. */
import { round } from "../../../art/ink";
import type { Point } from "../../../art/random";
import { TILE } from "./ground";

export interface Laid {
  id: string;
  x: number;
  y: number;
  look: string;
  /** The tiles that share an edge with this one, as the rules have it. */
  adjacent: readonly string[];
}

/** A place on a tile's edge, and the direction out of the tile. */
export interface Port extends Point {
  dx: number;
  dy: number;
  /** The tile on the other side; empty at the edge of the board. */
  to: string;
}

const HALF = TILE / 2;

/** The port to a neighbour: in the middle of the edge that both share. */
function portTo(tile: Laid, other: Laid): Port {
  const middle = (a: number, b: number): number => ((a + b + 2) / 2 - a) * HALF;
  const dx = other.x - tile.x;
  const dy = other.y - tile.y;
  return Math.abs(dx) > Math.abs(dy)
    ? { x: dx > 0 ? TILE : 0, y: middle(tile.y, other.y), dx: Math.sign(dx), dy: 0, to: other.id }
    : { x: middle(tile.x, other.x), y: dy > 0 ? TILE : 0, dx: 0, dy: Math.sign(dy), to: other.id };
}

/** The ports to all neighbours. */
export function ports(tile: Laid, tiles: readonly Laid[]): Port[] {
  return tiles.filter((one) => tile.adjacent.includes(one.id)).map((one) => portTo(tile, one));
}

/** Where the board ends at this tile. */
export function openEdges(tile: Laid, tiles: readonly Laid[]): Port[] {
  const taken = ports(tile, tiles);
  const candidates: Port[] = [
    { x: 0, y: HALF, dx: -1, dy: 0, to: "" },
    { x: TILE, y: HALF, dx: 1, dy: 0, to: "" },
    ...[0.25, 0.5, 0.75].flatMap((part) => [
      { x: TILE * part, y: 0, dx: 0, dy: -1, to: "" },
      { x: TILE * part, y: TILE, dx: 0, dy: 1, to: "" },
    ]),
    ...[0.25, 0.75].flatMap((part) => [
      { x: 0, y: TILE * part, dx: -1, dy: 0, to: "" },
      { x: TILE, y: TILE * part, dx: 1, dy: 0, to: "" },
    ]),
  ];
  // A neighbour covers half of the edge around its port, or all of it when it lies straight on.
  return candidates.filter((one) =>
    taken.every((port) => {
      if (port.dx !== one.dx || port.dy !== one.dy) return true;
      const along = port.dx ? Math.abs(port.y - one.y) : Math.abs(port.x - one.x);
      const reach = (port.dx ? port.y : port.x) === HALF ? HALF : HALF / 2;
      return along >= reach;
    }),
  );
}

/** Of some ports, the one that lies farthest from another. */
export function opposite(from: Port, choice: readonly Port[]): Port | null {
  let best: Port | null = null;
  let far = 60;
  for (const port of choice) {
    const distance = Math.hypot(port.x - from.x, port.y - from.y);
    if (distance > far) {
      best = port;
      far = distance;
    }
  }
  return best;
}

/** A bend from one edge to another, as a path and as points along it. */
export function bend(a: Port, b: Port, pull = 70): { d: string; points: Point[] } {
  const c1 = { x: a.x - a.dx * pull, y: a.y - a.dy * pull };
  const c2 = { x: b.x - b.dx * pull, y: b.y - b.dy * pull };
  return curve({ x: a.x + a.dx * 8, y: a.y + a.dy * 8 }, c1, c2, { x: b.x + b.dx * 8, y: b.y + b.dy * 8 });
}

/** From an edge to a point inside. */
export function lead(a: Port, to: Point, pull = 50): { d: string; points: Point[] } {
  const c1 = { x: a.x - a.dx * pull, y: a.y - a.dy * pull };
  return curve({ x: a.x + a.dx * 8, y: a.y + a.dy * 8 }, c1, to, to);
}

function curve(a: Point, b: Point, c: Point, d: Point): { d: string; points: Point[] } {
  const points: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const u = 1 - t;
    points.push({
      x: u ** 3 * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t ** 3 * d.x,
      y: u ** 3 * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t ** 3 * d.y,
    });
  }
  const say = (p: Point): string => `${round(p.x)} ${round(p.y)}`;
  return { d: `M${say(a)}C${say(b)} ${say(c)} ${say(d)}`, points };
}

/** The way through a tile that joins the ports: a bend for two, a star for more. */
export function joined(found: readonly Port[], centre: Point): { d: string; points: Point[] } {
  const [a, b] = found;
  // Two ports in one edge would make a horseshoe; they meet in the middle instead.
  const sameEdge = a && b && a.dx === b.dx && a.dy === b.dy;
  if (found.length === 2 && a && b && !sameEdge) return bend(a, b);
  const parts = found.map((port) => lead(port, centre));
  return { d: parts.map((one) => one.d).join(""), points: parts.flatMap((one) => one.points) };
}
