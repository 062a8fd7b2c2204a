/** Undaunted's events, as the table shows, hears and reads them. */
import { expect, it } from "vitest";
import type { LogLine } from "../contract";
import type { GameEvent } from "./types";
import { EVENTS, roll, spoken } from "./events";

const line = (event: GameEvent): LogLine<GameEvent> => ({ n: 0, entry: 0, parts: [], event, mark: null });

it("dice show what was needed, and which of them hit", () => {
  const found = roll([line({ event: "defence", target: "de:scout-b", base: 4, cover: 1, range: 2, total: 7 }), line({ event: "rolls", dice: [3, 9, 0], count: 3 }), line({ event: "hits", target: "de:scout-b" })]);
  expect(found?.dice.map((die) => [die.face, die.isHit])).toEqual([[3, false], [9, true], [0, true]]);
  expect(found?.text).toContain("7");
});

it("shows no dice where none were rolled", () => expect(roll([line({ event: "moves", side: "us", counter: "us:scout-a", tile: "3A" })])).toBeNull());

it("names the cards that one draws, and counts those of the other side", () => {
  const lines = [
    line({ event: "draws-card", side: "us", card: "scout-a" }),
    line({ event: "draws", side: "us", count: 1 }),
    line({ event: "draws", side: "de", count: 4 }),
  ];
  expect(spoken(lines)).toEqual([lines[0], lines[2]]);
});

it("an attack is heard as a shot and found among attacks", () => expect(EVENTS.attacks).toEqual({ sound: "shot", kind: "fire" }));
