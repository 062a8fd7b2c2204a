/** Scenes of the log: an attack, a melee, a rally, with its rolls and what came of them. */
import type { AnyGameUi, LogLine } from "../../games/contract";

type Events = AnyGameUi["events"];

/** What a line is to a scene: it opens one, stands within one, or repeats what the roll says. */
export function partOf(events: Events, line: LogLine): "opens" | "within" | "said" | null {
  return events[line.event.event]?.stage ?? (line.roll ? "within" : null);
}

/** Lines of the log, those of a scene together: one line to read, the rest below it. */
export function foldScenes(lines: readonly LogLine[], events: Events): readonly (readonly LogLine[])[] {
  const found: LogLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const part = partOf(events, line);
    const last = found.at(-1);
    if (isOpen && part !== null && part !== "opens" && last !== undefined) last.push(line);
    else {
      found.push([line]);
      isOpen = part === "opens" || line.roll !== null;
    }
  }
  return found;
}

/** Whether lines that stand together are a scene: somebody fires, or something is rolled for. */
export function isScene(lines: readonly LogLine[], events: Events): boolean {
  return lines.some((line) => line.roll || partOf(events, line) === "opens");
}

/** So many lines at the end of a log are looked through. */
const RECENT = 120;

/** The scenes at the end of a log, oldest first. */
export function lastScenes(log: readonly LogLine[], events: Events): readonly (readonly LogLine[])[] {
  return foldScenes(log.slice(-RECENT), events).filter((lines) => isScene(lines, events));
}

/** What a scene came to, to be read beside its first line: what happened last. */
export function endOf(scene: readonly LogLine[], events: Events): LogLine | null {
  return scene.slice(1).findLast((line) => partOf(events, line) !== "said") ?? null;
}
