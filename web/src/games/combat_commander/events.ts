/** What Combat Commander's events are to the table: sounds, kinds, scenes. */
import type { Aim, EventRole } from "../contract";
import { hexWord } from "./board/hexes";
import { hexOf } from "./board/sight";
import type { GameEvent, View } from "./types";

export const EVENTS: Readonly<Partial<Record<GameEvent["event"] | "drawn", EventRole>>> = {
  rolls: { sound: "dice", stage: "within" },
  "draws-card": { sound: "card" },
  "plays-action": { sound: "card", kind: "cards", stage: "within" },
  "gives-order": { sound: "card", kind: "cards" },
  discards: { sound: "card" },
  shuffles: { sound: "card" },
  moves: { sound: "step", kind: "move" },
  advances: { sound: "step", kind: "move" },
  retreats: { sound: "step", kind: "move", stage: "within" },
  exits: { kind: "move" },
  arrives: { kind: "move" },
  controls: { sound: "step", kind: "score" },
  scores: { kind: "score" },
  time: { kind: "score" },
  "reveals-chit": { kind: "score" },
  fires: { sound: "shot", kind: "fire", stage: "opens" },
  "fires-smoke": { sound: "shot", stage: "opens" },
  melee: { sound: "shot", kind: "fire", stage: "opens" },
  "artillery-lands": { kind: "fire", stage: "within" },
  "mines-attack": { kind: "fire", stage: "opens" },
  breaks: { sound: "hit", kind: "hit", stage: "within" },
  eliminated: { sound: "hit", kind: "hit", stage: "within" },
  suppressed: { sound: "hit", kind: "hit", stage: "within" },
  wins: { sound: "end" },
  drawn: { sound: "end" },
  spots: { stage: "opens" },
  "spots-smoke": { stage: "opens" },
  recovers: { stage: "opens" },
  routs: { stage: "opens" },
  rerolls: { stage: "within" },
  conceals: { stage: "within" },
  misses: { stage: "within" },
  sprays: { stage: "within" },
  sustains: { stage: "within" },
  jammed: { stage: "within" },
  rallies: { stage: "within" },
  "light-wounds": { stage: "within" },
  replaced: { stage: "within" },
  "melee-totals": { stage: "within" },
  "artillery-lost": { stage: "within" },
  "weapon-breaks": { stage: "within" },
  "weapon-lost": { stage: "within" },
  smoke: { stage: "within" },
  "fort-removed": { stage: "within" },
  veteran: { stage: "within" },
  "cannot-retreat": { stage: "within" },
  event: { stage: "within" },
  sniper: { stage: "within" },
  "radio-breaks": { stage: "within" },
  "attack-total": { stage: "said" },
};

/** Who fires at what, by the line that says so. */
export function aim(view: View, event: GameEvent): Aim | null {
  if (event.event === "fires" || event.event === "fires-smoke") {
    const refs = event.pieces.map((word) => (word.includes(":") ? `unit:${word}` : `weapon:${word}`));
    const hexes = refs.map((ref) => hexOf(view, ref)).filter((hex) => hex >= 0);
    return { from: [...new Set(hexes)].map((hex) => [`hex:${hexWord(hex)}`]), to: [[`hex:${event.hex}`]] };
  }
  if (event.event === "spots" || event.event === "spots-smoke") {
    return { from: [[`unit:${event.unit}`]], to: [[`hex:${event.hex}`]] };
  }
  if (event.event === "artillery-lands") return { from: [], to: [], drift: `hex:${event.hex}` };
  return event.event === "melee" ? { from: [], to: [[`hex:${event.hex}`]] } : null;
}

/** The questions about an attack, a melee or a roll that is under way. */
const STAGED = ["reroll", "fire-window", "defence-window", "melee-window", "break-window"];

export function isStaged(view: View): boolean {
  return view.decision !== null && STAGED.includes(view.decision.question);
}
