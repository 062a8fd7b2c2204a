/** What stands out in a review: where the chances turned, and what it comes to for each side. */
import type { Told } from "../../api/types";

export type Review = Told<"Review">;
export type Moment = Told<"ReviewMoment">;

/** A position after which the first side's chances were plainly others. */
export interface Turning {
  position: number;
  /** How much its chance rose, or fell below zero. */
  by: number;
  /** What brought it: dice and draws, or a choice. */
  cause: "luck" | "choice";
  /** Whose choice led there, and which. */
  side: string;
  choice: string;
}

/** Smaller changes come and go. */
const PLAIN = 0.06;

/** The greatest changes, in their order; of neighbours in the same turn of fate only the greatest. */
export function turningPoints(moments: readonly Moment[], most = 5, apart = 4): Turning[] {
  // Who resigns or agrees to a draw decides nothing that was not decided before.
  const steps = moments.slice(1).flatMap((moment, index): Turning[] => {
    const { position, side, choice } = moment;
    const by = chance(moment) - chance(moments[index]!);
    return side === null || choice === null ? [] : [{ position, by, cause: Math.abs(moment.luck) > Math.abs(by) / 2 ? "luck" : "choice", side, choice: choice.label }];
  });
  const found: Turning[] = [];
  for (const step of steps.filter((each) => Math.abs(each.by) >= PLAIN).sort((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (found.length < most && found.every((each) => Math.abs(each.position - step.position) >= apart)) found.push(step);
  }
  return found.sort((a, b) => a.position - b.position);
}

/** The first side's chance as one sees it who knows all. */
export function chance(moment: Moment): number {
  return moment.chances.all ?? 0.5;
}

/** The costliest decisions of both sides, the worst first; one's own before the other's alike. */
export function costliest(review: Pick<Review, "moments" | "totals">, most = 3, side?: string): Moment[] {
  const places = new Set(Object.entries(review.totals).flatMap(([each, total]) => (side === undefined || each === side ? total.costliest : [])));
  return review.moments
    .filter((moment) => places.has(moment.position) && (moment.error ?? 0) > 0)
    .sort((a, b) => (b.error ?? 0) - (a.error ?? 0))
    .slice(0, most);
}

/** The curve of chances as points of a polyline, so high and so wide. */
export function curve(moments: readonly Moment[], last: number, width: number, height: number): string {
  return moments.map((moment) => `${round((width * moment.position) / Math.max(1, last))},${round(height * (1 - chance(moment)))}`).join(" ");
}

const round = (value: number): number => Math.round(value * 10) / 10;
