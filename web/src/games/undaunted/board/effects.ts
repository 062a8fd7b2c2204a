/** What just happened, as short drawings over the board: shots, blasts, steps, losses. */
import type { LogLine } from "../../contract";

export interface Spot {
  x: number;
  y: number;
}

export type Effect =
  | { kind: "shot"; from: Spot; to: Spot; heavy: boolean; delay: number }
  | { kind: "path"; from: Spot; to: Spot; delay: number }
  | { kind: "burst" | "hit" | "miss" | "pin" | "ring" | "smoke" | "gone" | "fix"; at: Spot; delay: number };

/** Where a counter, tile or structure is, and where a counter was before. */
export interface Where {
  now(thing: string): Spot | null;
  before(counter: string): Spot | null;
}

const STEP = 260;

const text = (event: Readonly<Record<string, unknown>>, key: string): string => {
  const value = event[key];
  return typeof value === "string" ? value : "";
};

/** The drawings of some lines, one after the other, within about two seconds. */
export function effectsOf(lines: readonly LogLine[], where: Where): Effect[] {
  const made: Effect[] = [];
  let delay = 0;
  /** Where each counter stands on its way. */
  const going = new Map<string, Spot>();
  const spotOf = (word: string): Spot | null => going.get(word) ?? where.before(word) ?? where.now(word);
  const at = (kind: Extract<Effect, { at: Spot }>["kind"], thing: string): void => {
    const spot = thing ? (where.now(thing) ?? spotOf(thing)) : null;
    if (spot) made.push({ kind, at: spot, delay });
  };
  for (const { event } of lines) {
    if (!event) continue;
    const name = text(event, "event");
    const counter = text(event, "counter");
    const target = text(event, "target");
    const tile = text(event, "tile");
    switch (name) {
      case "moves": {
        const from = spotOf(counter);
        const to = where.now(tile);
        if (from && to) made.push({ kind: "path", from, to, delay });
        if (to) going.set(counter, to);
        delay += STEP;
        break;
      }
      case "attacks":
      case "strafes": {
        const to = where.now(target) ?? spotOf(target);
        const from = name === "strafes" ? to && { x: to.x - 240, y: -60 } : spotOf(counter);
        if (from && to) made.push({ kind: "shot", from, to, heavy: /anti-tank|demolition/.test(text(event, "action")), delay });
        delay += STEP;
        break;
      }
      case "blasts":
        at("burst", tile);
        delay += STEP;
        break;
      case "hits":
        at("hit", target);
        delay += STEP;
        break;
      case "misses":
        at("miss", target);
        delay += STEP;
        break;
      case "casualty":
      case "vehicle-damaged":
        at("hit", counter);
        break;
      case "suppressed":
      case "vehicle-disabled":
        at("pin", counter);
        break;
      case "counter-removed":
        at("gone", counter);
        break;
      case "vehicle-destroyed":
        at("smoke", counter);
        break;
      case "structure-destroyed":
        at("smoke", text(event, "structure") || tile);
        break;
      case "rallies":
      case "repairs":
      case "vehicle-ready":
      case "boards":
        at("fix", counter || text(event, "vehicle"));
        break;
      case "scouts":
      case "marks":
      case "controls":
      case "targets":
      case "raises":
      case "spawns":
        at("ring", tile);
        delay += STEP / 2;
        break;
      case "escapes":
        at("gone", tile);
        break;
    }
    if (delay > 2000) break;
  }
  return made;
}
