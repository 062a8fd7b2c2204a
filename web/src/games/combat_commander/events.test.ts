/** Combat Commander's events, as the table shows them. */
import { expect, it } from "vitest";
import type { LogLine } from "../contract";
import type { GameEvent } from "./types";
import { roll } from "./events";

const line = (event: GameEvent): LogLine<GameEvent> => ({ n: 0, entry: 0, parts: [], event, mark: null });

it("dice show the white and the coloured die, their total and what it had to beat", () => {
  const found = roll([line({ event: "rolls", kind: "fire", side: "axis", card: "fire#g-50", outcome: 0, trigger: "", white: 2, coloured: 5, total: 13, against: 9 })]);
  expect(found?.dice.map((die) => [die.face, die.colour])).toEqual([[2, "white"], [5, "coloured"]]);
  expect(found?.text).toBe("= 13\u00a0:\u00a09");
});

it("shows no dice where none were rolled", () => expect(roll([line({ event: "moves", unit: "axis:rifle-1", hex: "C7", spent: 1 })])).toBeNull());
