/** What just happened, as it is heard and shown beside the board: dice and sounds. */
import type { LogLine } from "../../games/contract";

export type Sound = "dice" | "card" | "step" | "shot" | "hit" | "turn" | "end";

const SOUNDS: Record<string, Sound> = {
  rolls: "dice",
  draws: "card",
  "draws-card": "card",
  plays: "card",
  "plays-seat": "card",
  "plays-action": "card",
  "gives-order": "card",
  "reveals-bid": "card",
  bolsters: "card",
  inspires: "card",
  discards: "card",
  reshuffles: "card",
  shuffles: "card",
  moves: "step",
  advances: "step",
  retreats: "step",
  spawns: "step",
  scouts: "step",
  controls: "step",
  boards: "step",
  "leaves-vehicle": "step",
  attacks: "shot",
  blasts: "shot",
  strafes: "shot",
  fires: "shot",
  "fires-smoke": "shot",
  melee: "shot",
  casualty: "hit",
  breaks: "hit",
  eliminated: "hit",
  suppressed: "hit",
  "structure-destroyed": "hit",
  "vehicle-destroyed": "hit",
  wins: "end",
  drawn: "end",
};

/** The sounds of some lines, in order, each kind once: a volley is one noise. */
export function soundsOf(lines: readonly LogLine[]): readonly Sound[] {
  const heard: Sound[] = [];
  for (const line of lines) {
    const sound = SOUNDS[String(line.event?.event ?? "")];
    if (sound !== undefined && !heard.includes(sound)) heard.push(sound);
  }
  return heard;
}

/** Dice that were rolled: their faces, and in which line that stands. */
export interface Roll {
  line: LogLine;
  dice: readonly { face: number; colour: "white" | "coloured"; sides: number }[];
  /** The sum that counts, where there is one. */
  total: number | null;
  /** What was needed: a die of Undaunted hits from here on. */
  against: number | null;
  good: boolean | null;
}

/** The last roll among some lines. */
export function rollIn(lines: readonly LogLine[]): Roll | null {
  const at = lines.findLastIndex((line) => line.event?.event === "rolls");
  const line = lines[at];
  if (line?.event == null) return null;
  const { dice, white, coloured, total, against } = line.event;
  if (Array.isArray(dice)) {
    const after = lines.slice(at + 1).find((each) => ["hits", "misses"].includes(String(each.event?.event)));
    const defence = lines.slice(0, at).findLast((each) => each.event?.event === "defence");
    const needed = defence?.event?.total;
    return {
      line,
      dice: dice.map((face) => ({ face: Number(face), colour: "white" as const, sides: 10 })),
      total: null,
      against: typeof needed === "number" ? needed : null,
      good: after === undefined ? null : after.event?.event === "hits",
    };
  }
  if (typeof white !== "number" || typeof coloured !== "number") return null;
  return {
    line,
    dice: [
      { face: white, colour: "white", sides: 6 },
      { face: coloured, colour: "coloured", sides: 6 },
    ],
    total: typeof total === "number" ? total : null,
    against: typeof against === "number" ? against : null,
    good: null,
  };
}
