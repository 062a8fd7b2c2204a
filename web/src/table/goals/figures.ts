/** A condition as a figure: how much of what is needed, or by how much one leads. */
import type { Condition } from "../match/protocol";

export function figure(condition: Pick<Condition, "have" | "need">): string {
  if (condition.need > 0) return `${condition.have}/${condition.need}`;
  return condition.have > 0 ? `+${condition.have}` : String(condition.have).replace("-", "−");
}

/** Conditions that must hold together, by the ways to win. */
export function waysOf(conditions: readonly Condition[]): Condition[][] {
  const ways = new Map<number, Condition[]>();
  for (const each of conditions) ways.set(each.way, [...(ways.get(each.way) ?? []), each]);
  return [...ways.values()];
}
