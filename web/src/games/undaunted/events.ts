/** What Undaunted's events are to the table: sounds, kinds, dice. */
import { t } from "../../i18n";
import type { EventRole, LogLine, Roll } from "../contract";
import type { GameEvent } from "./types";

export const EVENTS: Readonly<Partial<Record<GameEvent["event"] | "drawn", EventRole>>> = {
  rolls: { sound: "dice" },
  draws: { sound: "card" },
  "draws-card": { sound: "card" },
  plays: { sound: "card", kind: "cards" },
  "plays-seat": { sound: "card", kind: "cards" },
  "reveals-bid": { sound: "card", kind: "cards" },
  bolsters: { sound: "card" },
  inspires: { sound: "card" },
  discards: { sound: "card" },
  reshuffles: { sound: "card" },
  moves: { sound: "step", kind: "move" },
  spawns: { sound: "step", kind: "move" },
  escapes: { kind: "move" },
  scouts: { sound: "step" },
  controls: { sound: "step", kind: "score" },
  "loses-control": { kind: "score" },
  raises: { kind: "score" },
  boards: { sound: "step" },
  "leaves-vehicle": { sound: "step" },
  attacks: { sound: "shot", kind: "fire" },
  blasts: { sound: "shot", kind: "fire" },
  strafes: { sound: "shot", kind: "fire" },
  hits: { kind: "hit" },
  casualty: { sound: "hit", kind: "hit" },
  "counter-removed": { kind: "hit" },
  suppressed: { sound: "hit", kind: "hit" },
  wounds: { kind: "hit" },
  "vehicle-damaged": { kind: "hit" },
  "vehicle-destroyed": { sound: "hit", kind: "hit" },
  "structure-destroyed": { sound: "hit", kind: "hit" },
  wins: { sound: "end" },
  drawn: { sound: "end" },
};

/** The last roll: ten-sided dice against a defence total; a 0 always succeeds (U-711). */
export function roll(lines: readonly LogLine<GameEvent>[]): Roll | null {
  const at = lines.findLastIndex((line) => line.event.event === "rolls");
  const line = lines[at];
  if (line?.event.event !== "rolls") return null;
  let needed: number | null = null;
  for (const { event } of lines.slice(0, at)) if (event.event === "defence") needed = event.total;
  const after = lines.slice(at + 1).find(({ event }) => event.event === "hits" || event.event === "misses");
  const outcome = after === undefined ? "" : t(after.event.event === "hits" ? "undaunted-hit" : "undaunted-miss");
  const isHit = (face: number): boolean => needed !== null && (face >= needed || face === 0);
  return {
    line,
    dice: line.event.dice.map((face) => ({ face, colour: "white", sides: 10, isHit: isHit(face) })),
    text: needed === null ? "" : `≥ ${needed} ${outcome}`,
  };
}

/** Whoever hears the names of the cards drawn need not hear how many they were. */
export function spoken(lines: readonly LogLine<GameEvent>[]): readonly LogLine<GameEvent>[] {
  const named = new Set(lines.flatMap(({ event }) => (event.event === "draws-card" ? event.side : [])));
  return lines.filter(({ event }) => event.event !== "draws" || !named.has(event.side));
}
