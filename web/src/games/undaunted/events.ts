/** What Undaunted's events are to the table: sounds, kinds, scenes. */
import type { Aim, EventRole, LogLine, Ref } from "../contract";
import type { GameEvent, View } from "./types";

export const EVENTS: Readonly<Partial<Record<GameEvent["event"] | "drawn", EventRole>>> = {
  rolls: { sound: "dice", stage: "within" },
  draws: { sound: "card" },
  "draws-card": { sound: "card" },
  plays: { sound: "card", kind: "cards" },
  "plays-seat": { sound: "card", kind: "cards" },
  "reveals-bid": { sound: "flip", kind: "cards" },
  bolsters: { sound: "card" },
  inspires: { sound: "card" },
  hunkers: { sound: "card" },
  "fog-taken": { sound: "card" },
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
  attacks: { sound: "shot", kind: "fire", stage: "opens" },
  blasts: { sound: "shot", kind: "fire", stage: "opens" },
  strafes: { sound: "shot", kind: "fire", stage: "opens" },
  hits: { kind: "hit", stage: "said" },
  casualty: { sound: "toll", kind: "hit", stage: "within" },
  "counter-removed": { kind: "hit", stage: "within" },
  suppressed: { sound: "hit", kind: "hit", stage: "within" },
  wounds: { kind: "hit", stage: "within" },
  "vehicle-damaged": { kind: "hit", stage: "within" },
  "vehicle-destroyed": { sound: "hit", kind: "hit", stage: "within" },
  "structure-destroyed": { sound: "hit", kind: "hit", stage: "within" },
  wins: { sound: "end" },
  drawn: { sound: "end" },
  "already-suppressed": { stage: "within" },
  "vehicle-disabled": { stage: "within" },
  "blast-at": { stage: "within" },
  "cards-leave": { stage: "within" },
  "set-down": { stage: "within" },
  "no-one-to-pin": { stage: "within" },
  defence: { stage: "said" },
  misses: { stage: "said" },
  "deck-shuffled": { stage: "said" },
};

/** Who fires at what, by the line that says so. */
export function aim(_view: View, event: GameEvent): Aim | null {
  if (event.event === "attacks") return { from: [[`counter:${event.counter}`]], to: [[targetRef(event.target)]] };
  if (event.event === "strafes") return { from: [], to: [[targetRef(event.target)]] };
  return event.event === "blasts" ? { from: [], to: [[`tile:${event.tile}`]] } : null;
}

/** A target without a side is a structure. */
function targetRef(word: string): Ref {
  return word.includes(":") ? `counter:${word}` : `structure:${word}`;
}

/** Whether it is asked who suffers a hit. */
export function isStaged(view: View): boolean {
  return view.decision !== null && ["wound", "pin"].includes(view.decision.question);
}

/** Whoever hears the names of the cards drawn need not hear how many they were. */
export function spoken(lines: readonly LogLine<GameEvent>[]): readonly LogLine<GameEvent>[] {
  const named = new Set(lines.flatMap(({ event }) => (event.event === "draws-card" ? event.side : [])));
  return lines.filter(({ event }) => event.event !== "draws" || !named.has(event.side));
}
