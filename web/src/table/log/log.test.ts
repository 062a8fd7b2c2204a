/** The log, as it is told and what it names. */
import { expect, it } from "vitest";
import type { LogLine } from "../../games/contract";
import { groupLog, namedThings } from "./log";

const line = (event: LogLine["event"], mark: LogLine["mark"] = null): LogLine => ({ n: 0, entry: 0, parts: [], event, roll: null, mark });

it("the log is told under its rounds and turns", () => {
  const groups = groupLog([line({ event: "scenario" }), line({ event: "round" }, "round"), line({ event: "draws" }), line({ event: "turn" }, "turn")]);
  expect(groups.map((group) => [group.level, group.lines.length])).toEqual([[null, 1], ["round", 1], ["turn", 0]]);
});

it("names the things it has told of; what is only lit goes by its word", () => {
  const told: LogLine = { ...line({ event: "moves" }), parts: [{ text: "Scout A", ref: "counter:us:scout-a" }, { text: " moves" }] };
  expect([...namedThings([told], new Map([["tile:3A", []], ["counter:us:scout-a", []]]))]).toEqual([
    ["tile:3A", "3A"],
    ["counter:us:scout-a", "Scout A"],
  ]);
});
