/** The log as the table keeps it: cut where the server says, and told in rounds and turns. */
import type { LogLine } from "../../games/contract";

/**
 * The log after a message: cut at line number `from`, then what is new appended.
 *
 * The same rule serves a choice, an undo, a takeback and coming back after a lost connection.
 */
export function cutLog(
  lines: readonly LogLine[],
  news: { from: number; lines: readonly LogLine[] },
): readonly LogLine[] {
  const kept = lines.filter((line) => line.n < news.from);
  return news.lines.length === 0 && kept.length === lines.length ? lines : [...kept, ...news.lines];
}

/** Which of the new lines are truly new, so that only they are animated. */
export function freshLines(
  lines: readonly LogLine[],
  news: { from: number; lines: readonly LogLine[] },
): readonly LogLine[] {
  const old = new Map(lines.map((line) => [line.n, line]));
  return news.lines.filter((line) => {
    const before = old.get(line.n);
    return before === undefined || textOf(before) !== textOf(line);
  });
}

/** A log line as plain text. */
export function textOf(line: LogLine): string {
  return line.parts.map((part) => part.text).join("");
}

/** What is read aloud: whoever hears the names of the cards drawn need not hear how many they were. */
export function spokenLines(lines: readonly LogLine[]): readonly LogLine[] {
  const named = lines.filter((line) => line.event?.event === "draws-card").map((line) => line.event?.side);
  return lines.filter((line) => line.event?.event !== "draws" || !named.includes(line.event.side));
}

/** Lines under the heading of their round and turn. */
export interface LogGroup {
  /** The line that opens it; null for what comes before any. */
  heading: LogLine | null;
  level: "round" | "turn" | null;
  lines: LogLine[];
}

export function groupLog(lines: readonly LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    if (line.mark !== null && line.mark !== undefined) {
      groups.push({ heading: line, level: line.mark, lines: [] });
    } else {
      const last = groups.at(-1);
      if (last === undefined) groups.push({ heading: null, level: null, lines: [line] });
      else last.lines.push(line);
    }
  }
  return groups;
}
