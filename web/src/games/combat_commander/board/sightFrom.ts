/** From where a line of sight is shown while somebody aims. */
import type { Ref, TurnAsked } from "../../contract";
import type { Scene, View } from "../types";
import { centre, hexNumber } from "./hexes";
import { hexOf } from "./sight";

/** So many places are tried for one that sees a thing. */
const TRIED = 4;

/**
 * Lines of sight start at whoever fires or spots now, the nearest first; while one chooses who
 * shall fire, at the target, as sight is the same both ways.
 */
export function sightFrom(_scene: Scene, view: View, turn: TurnAsked, aimed: Ref): readonly Ref[] {
  const target = view.flow.findLast((frame) => frame.frame === "react" || frame.frame === "pieces")?.hex;
  if (["react", "activate", "pieces"].includes(turn.question)) return target ? [`hex:${target}`] : [];
  if (turn.question !== "fire" && turn.question !== "spot") return [];
  const ready = Object.values(view.units).flatMap((unit) =>
    unit.side === view.side && unit.hex && !unit.flags.includes("fired") &&
    (unit.flags.includes("ordered") || unit.flags.includes("opportunity")) ? [unit.hex] : [],
  );
  const to = hexOf(view, aimed);
  const far = (word: string): number => {
    const [one, other] = [centre(hexNumber(word)), centre(to)];
    return Math.hypot(one[0] - other[0], one[1] - other[1]);
  };
  const nearest = [...new Set(ready)].sort((one, other) => (to < 0 ? 0 : far(one) - far(other)));
  return nearest.slice(0, TRIED).map((word) => `hex:${word}`);
}
