/** Standing answers as a form: the lines with a box each, and all others left as they are. */

export interface StandingForm {
  /** The lines whose boxes are ticked. */
  ticked: readonly string[];
  /** Anything else the player has written. */
  others: string;
}

export function readStanding(text: string, boxes: readonly string[]): StandingForm {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return {
    ticked: lines.filter((line) => boxes.includes(line)),
    others: lines.filter((line) => !boxes.includes(line)).join("\n"),
  };
}

/** In this order: the first line that has an answer is heard. */
export function writeStanding({ ticked, others }: StandingForm): string {
  const isNever = (line: string) => line.startsWith("never ask ");
  return [...ticked.filter(isNever), others.trim(), ...ticked.filter((line) => !isNever(line))].filter((line) => line !== "").join("\n");
}
