/** Undaunted's events, as the table shows, hears and reads them. */
import { expect, it } from "vitest";
import type { LogLine } from "../contract";
import type { GameEvent, View } from "./types";
import { EVENTS, aim, spoken } from "./events";

const line = (event: GameEvent): LogLine<GameEvent> => ({ n: 0, entry: 0, parts: [], event, roll: null, mark: null });

it("draws a line from who attacks to the target", () => {
  expect(aim({} as View, { event: "attacks", counter: "us:scout-a", target: "de:scout-b", action: "attack" })).toEqual({ from: [["counter:us:scout-a"]], to: [["counter:de:scout-b"]] });
  expect(aim({} as View, { event: "attacks", counter: "lrdg:sapper", target: "hangar", action: "demolition" })?.to).toEqual([["structure:hangar"]]);
});

it("names the cards that one draws, and counts those of the other side", () => {
  const lines = [
    line({ event: "draws-card", side: "us", card: "scout-a" }),
    line({ event: "draws", side: "us", count: 1 }),
    line({ event: "draws", side: "de", count: 4 }),
  ];
  expect(spoken(lines)).toEqual([lines[0], lines[2]]);
});

it("an attack is heard as a shot and found among attacks", () => expect(EVENTS.attacks).toEqual({ sound: "shot", kind: "fire", stage: "opens" }));
