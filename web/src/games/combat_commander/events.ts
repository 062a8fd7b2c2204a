/** What Combat Commander's events are to the table: sounds, kinds, dice. */
import type { EventRole, LogLine, Roll } from "../contract";
import type { GameEvent } from "./types";

export const EVENTS: Readonly<Partial<Record<GameEvent["event"] | "drawn", EventRole>>> = {
  rolls: { sound: "dice" },
  "draws-card": { sound: "card" },
  "plays-action": { sound: "card", kind: "cards" },
  "gives-order": { sound: "card", kind: "cards" },
  discards: { sound: "card" },
  shuffles: { sound: "card" },
  moves: { sound: "step", kind: "move" },
  advances: { sound: "step", kind: "move" },
  retreats: { sound: "step", kind: "move" },
  exits: { kind: "move" },
  arrives: { kind: "move" },
  controls: { sound: "step", kind: "score" },
  scores: { kind: "score" },
  time: { kind: "score" },
  "reveals-chit": { kind: "score" },
  fires: { sound: "shot", kind: "fire" },
  "fires-smoke": { sound: "shot" },
  melee: { sound: "shot", kind: "fire" },
  "artillery-lands": { kind: "fire" },
  "mines-attack": { kind: "fire" },
  breaks: { sound: "hit", kind: "hit" },
  eliminated: { sound: "hit", kind: "hit" },
  suppressed: { sound: "hit", kind: "hit" },
  wins: { sound: "end" },
  drawn: { sound: "end" },
};

/** The last roll: a white and a coloured die, and their total against what it had to beat. */
export function roll(lines: readonly LogLine<GameEvent>[]): Roll | null {
  const line = lines.findLast((each) => each.event.event === "rolls");
  if (line?.event.event !== "rolls") return null;
  const { white, coloured, total, against } = line.event;
  const sum = total === undefined ? "" : `= ${total}`;
  return {
    line,
    dice: [
      { face: white, colour: "white", sides: 6 },
      { face: coloured, colour: "coloured", sides: 6 },
    ],
    text: sum !== "" && against !== undefined ? `${sum}\u00a0:\u00a0${against}` : sum,
  };
}
