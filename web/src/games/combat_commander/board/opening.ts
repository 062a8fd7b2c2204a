/** Where the action is: between the two enemies that are nearest to each other. */
import { centre, frame, hexNumber, type Spot } from "./hexes";
import type { Scene, View } from "../types";

/** At this scale the figures on counters are as high as small print. */
const READABLE = 0.52;

function middle(spots: readonly Spot[]): Spot | null {
  if (!spots.length) return null;
  const sum = spots.reduce<Spot>((one, other) => [one[0] + other[0], one[1] + other[1]], [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
}

function spotsOf(view: View, isWanted: (side: string) => boolean): Spot[] {
  return Object.values(view.units).flatMap((unit) => (unit.hex && isWanted(unit.side) ? [centre(hexNumber(unit.hex))] : []));
}

function meeting(mine: readonly Spot[], theirs: readonly Spot[]): Spot | null {
  const far = ([one, other]: readonly [Spot, Spot]): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const pairs = mine.flatMap((one) => theirs.map((other) => [one, other] as const));
  return pairs.length ? middle(pairs.reduce((best, pair) => (far(pair) < far(best) ? pair : best))) : null;
}

export function near(scene: Scene, view: View, viewpoint: string): { x: number; y: number; scale: number } | null {
  const own = viewpoint === "allies" ? "allies" : "axis";
  const area = view.phase === "set-up" ? (scene.sides.find((side) => side.side === own)?.area ?? []) : [];
  const mine = spotsOf(view, (side) => side === own);
  const spot = middle(area.map(centre)) ?? meeting(mine, spotsOf(view, (side) => side !== own)) ?? middle(mine);
  if (!spot) return null;
  const { x, y } = frame(scene.sides.map((side) => side.edge));
  return { x: spot[0] - x, y: spot[1] - y, scale: READABLE };
}
