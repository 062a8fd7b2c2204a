/** How far each side has come: points, and whom its goal asks for. */
import type { Scene, Side, View } from "../types";

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

type Toll = Scene["sides"][number]["ways"][number]["escape"];

function asks(toll: Toll): boolean {
  return toll.soldiers + toll.vehicles + toll.counters.length > 0;
}

/** How many of the counters a way asks for there are; a counter is of the side it was printed for. */
function counted(scene: Scene, toll: Toll, words: readonly string[], printed: string): { have: number; need: number } {
  const fitting = words.filter((word) => scene.counters[word]?.side === printed);
  const vehicles = fitting.filter((word) => word in scene.vehicles).length;
  const named = toll.counters.filter((word) => fitting.includes(word)).length;
  const have = Math.min(fitting.length - vehicles, toll.soldiers) + Math.min(vehicles, toll.vehicles) + named;
  return { have, need: toll.soldiers + toll.vehicles + toll.counters.length };
}

export function progress(scene: Scene, view: View): Progress[] {
  return scene.sides.map(({ side, name, ways }) => {
    const enemy = scene.sides.find((one) => one.side !== side)?.side ?? "";
    const needed = ways.map((way) => way.points).filter((points) => points > 0);
    const counts = ways.flatMap((way) => {
      const held = view.box.held?.includes(side) ?? false;
      const made: Progress["counts"][number][] = [];
      if (asks(way.escape))
        made.push({ kind: "escaped", ...counted(scene, way.escape, view.box.escaped?.[side] ?? [], side), hold: way.hold, held });
      if (asks(way.neutralise))
        made.push({ kind: "neutralised", ...counted(scene, way.neutralise, view.box.neutralised?.[side] ?? [], enemy), hold: "", held });
      return made;
    });
    const lost = Object.values(view.cards[side]?.lost ?? {}).reduce((sum, count) => sum + count, 0);
    return { side, name, points: view.points[side] ?? 0, needed: needed.length ? Math.min(...needed) : 0, counts, lost };
  });
}
