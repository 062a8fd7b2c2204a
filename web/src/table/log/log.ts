/** The log as the table keeps it: cut where the server says, and told in rounds and turns. */
import type { LogLine, Ref } from "../../games/contract";

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
export function textOf(line: Pick<LogLine, "parts">): string {
  return line.parts.map((part) => part.text).join("");
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

/** What things are called, as far as the log has named them; what is only lit goes by its word. */
export function namedThings(lines: readonly LogLine[], lit: Iterable<readonly [Ref, unknown]>): ReadonlyMap<Ref, string> {
  const names = new Map<Ref, string>();
  for (const [ref] of lit) names.set(ref, ref.slice(ref.indexOf(":") + 1));
  for (const line of lines) for (const part of line.parts) if (part.ref) names.set(part.ref, part.text);
  return names;
}
