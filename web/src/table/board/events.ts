/** What just happened, as it is heard: the sounds of some lines of the log. */
import type { AnyGameUi, LogLine, Sound } from "../../games/contract";

/** In order, each kind once: a volley is one noise. */
export function soundsOf(events: AnyGameUi["events"], lines: readonly LogLine[]): readonly Sound[] {
  return [...new Set(lines.flatMap((line) => events[line.event.event]?.sound ?? []))];
}
