/** What just happened, as short drawings over the board: shots, blasts, steps, losses. */
import type { LogLine } from "../../contract";
import type { GameEvent } from "../types";

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

/** The drawings of some lines, one after the other, within about two seconds. */
export function effectsOf(lines: readonly LogLine<GameEvent>[], where: Where): Effect[] {
  const made: Effect[] = [];
  let delay = 0;
  /** Where each counter stands on its way. */
  const going = new Map<string, Spot>();
  const spotOf = (word: string): Spot | null => going.get(word) ?? where.before(word) ?? where.now(word);
  const at = (kind: Extract<Effect, { at: Spot }>["kind"], thing: string): void => {
    const spot = thing ? (where.now(thing) ?? spotOf(thing)) : null;
    if (spot) made.push({ kind, at: spot, delay });
  };
  const shot = (from: Spot | null, to: Spot | null, heavy: boolean): void => {
    if (from && to) made.push({ kind: "shot", from, to, heavy, delay });
    delay += STEP;
  };
  for (const { event } of lines) {
    switch (event.event) {
      case "moves": {
        const from = spotOf(event.counter);
        const to = where.now(event.tile);
        if (from && to) made.push({ kind: "path", from, to, delay });
        if (to) going.set(event.counter, to);
        delay += STEP;
        break;
      }
      case "attacks":
        shot(spotOf(event.counter), where.now(event.target) ?? spotOf(event.target), /anti-tank|demolition/.test(event.action));
        break;
      case "strafes": {
        const to = where.now(event.target) ?? spotOf(event.target);
        shot(to && { x: to.x - 240, y: -60 }, to, false);
        break;
      }
      case "blasts":
        at("burst", event.tile);
        delay += STEP;
        break;
      case "hits":
        at("hit", event.target);
        delay += STEP;
        break;
      case "misses":
        at("miss", event.target);
        delay += STEP;
        break;
      case "casualty":
      case "vehicle-damaged":
        at("hit", event.counter);
        break;
      case "suppressed":
      case "vehicle-disabled":
        at("pin", event.counter);
        break;
      case "counter-removed":
        at("gone", event.counter);
        break;
      case "vehicle-destroyed":
        at("smoke", event.counter);
        break;
      case "structure-destroyed":
        at("smoke", event.structure || event.tile);
        break;
      case "rallies":
      case "repairs":
      case "vehicle-ready":
      case "boards":
        at("fix", event.counter);
        break;
      case "scouts":
      case "marks":
      case "controls":
      case "targets":
      case "raises":
      case "spawns":
        at("ring", event.tile);
        delay += STEP / 2;
        break;
      case "escapes":
        at("gone", event.tile);
        break;
    }
    if (delay > 2000) break;
  }
  return made;
}
