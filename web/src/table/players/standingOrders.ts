/** Standing answers as a form: the lines that the dialog knows, and all others left as they are. */

export interface StandingForm {
  /** Lines of their own, with a box each. */
  plain: readonly string[];
  /** Questions that are never asked. */
  never: readonly string[];
  /** Anything else the player has written. */
  others: string;
}

/** The lines with a box each, and the message that says what each does. */
export const PLAIN: Readonly<Record<string, string>> = {
  "take the only answer": "table-standing-only",
  "pass when idle": "table-standing-idle",
  "pass unless in sight": "table-standing-unseen",
  "pass unless 20% at stake": "table-standing-stake",
  "take the usual order": "table-standing-usual",
};
const NEVER = /^never ask ([a-z][a-z-]*)$/;

export function readStanding(text: string): StandingForm {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return {
    plain: lines.filter((line) => line in PLAIN),
    never: lines.flatMap((line) => NEVER.exec(line)?.[1] ?? []),
    others: lines.filter((line) => !(line in PLAIN) && !NEVER.test(line)).join("\n"),
  };
}

export function writeStanding(form: StandingForm): string {
  return [...form.never.map((question) => `never ask ${question}`), form.others.trim(), ...form.plain].filter((line) => line !== "").join("\n");
}
