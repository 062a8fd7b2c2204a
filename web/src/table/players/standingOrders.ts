/** Standing answers as a form: the lines that the dialog knows, and all others left as they are. */

export interface StandingForm {
  /** Say the only thing there is to say. */
  idle: boolean;
  /** Questions that are never asked. */
  never: readonly string[];
  /** Anything else the player has written. */
  others: string;
}

const NEVER = /^never ask ([a-z][a-z-]*)$/;

export function readStanding(text: string): StandingForm {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return {
    idle: lines.includes("pass when idle"),
    never: lines.flatMap((line) => NEVER.exec(line)?.[1] ?? []),
    others: lines.filter((line) => line !== "pass when idle" && !NEVER.test(line)).join("\n"),
  };
}

export function writeStanding(form: StandingForm): string {
  return [...form.never.map((question) => `never ask ${question}`), form.others.trim(), form.idle ? "pass when idle" : ""]
    .filter((line) => line !== "")
    .join("\n");
}
