/** What Combat Commander's events are to the table: sounds, kinds, dice. */
import type { EventRole, LogLine, Roll } from "../contract";

export const EVENTS: Readonly<Record<string, EventRole>> = {
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
  objective: { kind: "score" },
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
export function roll(lines: readonly LogLine[]): Roll | null {
  const line = lines.findLast((each) => each.event.event === "rolls");
  if (line === undefined) return null;
  const { white, coloured, total, against } = line.event;
  if (typeof white !== "number" || typeof coloured !== "number") return null;
  const sum = typeof total === "number" ? `= ${total}` : "";
  return {
    line,
    dice: [
      { face: white, colour: "white", sides: 6 },
      { face: coloured, colour: "coloured", sides: 6 },
    ],
    text: sum !== "" && typeof against === "number" ? `${sum}\u00a0:\u00a0${against}` : sum,
  };
}
