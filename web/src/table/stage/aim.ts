/** Who fires at what on the stage. */
import type { Aim, AnyEvent } from "../../games/contract";
import type { Stage } from "./stager";

/** By the roll that is told; before there is one, by the line that opens the scene. */
export function aimOf({ lines, at }: Stage, opened: (event: AnyEvent) => Aim | null): Aim | null {
  const roll = lines.slice(0, at + 1).findLast((line) => line.roll)?.roll;
  if (!roll) return lines[0] === undefined ? null : opened(lines[0].event);
  const { actors, origins, place, target } = roll;
  const to = [target, place].flatMap((thing) => thing?.ref ?? []);
  const from = origins.map((origin, index) => (actors.length === origins.length ? [actors[index]?.ref ?? origin, origin] : [origin]));
  const last = lines.findLastIndex((line) => line.roll);
  const drift = at < lines.length ? null : lines.slice(last + 1).map((line) => opened(line.event)?.drift ?? null).findLast((ref) => ref !== null);
  return to.length === 0 ? null : { from: from.filter((refs) => !refs.some((ref) => to.includes(ref))), to: [to], drift: drift ?? null };
}
