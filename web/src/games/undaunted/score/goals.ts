/** How far each side has come: points, and whom its goal asks for. */
import { type Cards, type Scene, type Side, tileName, type View } from "../types";

export interface Progress {
  side: Side;
  name: string;
  points: number;
  /** The points that win; 0 where no way asks for any. */
  needed: number;
  /** What is counted beside points: `escaped 1/3`, each way by itself. */
  counts: readonly { kind: "escaped" | "neutralised"; have: number; need: number; hold: string; held: boolean }[];
  lost: number;
}

export function progress(scene: Scene, view: View): Progress[] {
  return scene.sides.map(({ side, name }) => {
    const ways = view.progress[side] ?? [];
    const needed = ways.flatMap((way) => way.points?.need ?? []);
    const counts = ways.flatMap((way) => {
      const made: Progress["counts"][number][] = [];
      const held = way.hold?.held ?? false;
      if (way.escaped) made.push({ kind: "escaped", ...way.escaped, hold: tileName(scene, way.hold?.tile ?? ""), held });
      if (way.neutralised) made.push({ kind: "neutralised", ...way.neutralised, hold: "", held });
      return made;
    });
    const lost = lostOf(view.cards[side]);
    return { side, name, points: view.points[side] ?? 0, needed: needed.length ? Math.min(...needed) : 0, counts, lost };
  });
}

/** How many cards a side has lost. */
export function lostOf(cards: Cards | undefined): number {
  return Object.values(cards?.lost ?? {}).reduce((sum, count) => sum + count, 0);
}
