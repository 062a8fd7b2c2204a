/** What just happened, as dice and sounds; standing answers and clocks as they are read. */
import { describe, expect, it } from "vitest";
import type { Told } from "../../api/types";
import type { LogLine } from "../../games/contract";
import { rollIn, soundsOf } from "./events";
import { groupLog } from "../log/log";
import { buttonsFor } from "../prompt/options";
import { readStanding, writeStanding } from "../players/standingOrders";
import { clockText, leftNow } from "../players/clock";

type Option = Told<"OptionShown">;

const line = (event: Record<string, unknown>, mark: LogLine["mark"] = null): LogLine => ({ n: 0, entry: 0, parts: [], event, mark });

describe("dice", () => {
  it("of Undaunted show what was needed and whether it hit", () => {
    const roll = rollIn([
      line({ event: "defence", total: 7 }),
      line({ event: "rolls", dice: [3, 9], count: 2 }),
      line({ event: "hits" }),
    ]);
    expect(roll?.dice.map((die) => die.face)).toEqual([3, 9]);
    expect([roll?.against, roll?.good]).toEqual([7, true]);
  });

  it("of Combat Commander show the white and the coloured die and their total", () => {
    const roll = rollIn([line({ event: "rolls", kind: "fire", white: 2, coloured: 5, total: 13 })]);
    expect(roll?.dice.map((die) => [die.face, die.colour])).toEqual([[2, "white"], [5, "coloured"]]);
    expect(roll?.total).toBe(13);
  });

  it("are not shown where none were rolled", () => expect(rollIn([line({ event: "moves" })])).toBeNull());
});

it("a volley is one noise", () => {
  expect(soundsOf([line({ event: "rolls" }), line({ event: "rolls" }), line({ event: "moves" })])).toEqual(["dice", "step"]);
});

it("the log is told under its rounds and turns", () => {
  const groups = groupLog([line({ event: "scenario" }), line({ event: "round" }, "round"), line({ event: "draws" }), line({ event: "turn" }, "turn")]);
  expect(groups.map((group) => [group.level, group.lines.length])).toEqual([[null, 1], ["round", 1], ["turn", 0]]);
});

it("what nothing on the board stands for has a button", () => {
  const option = (choice: string, refs: string[], role: Option["role"] = "main"): Option => ({ choice, label: "", refs, role, warning: null, confirm: false });
  const options = [
    option("to 2B", ["tile:2B"]),
    option("attack", ["action:attack"]),
    option("exit", ["counter:it:scout"]),
    option("stop", [], "pass"),
    option("drop light-mg", ["weapon:light-mg"], "minor"),
    option("take scout-a", ["card:scout-a"]),
  ];
  const turn = { decision: 1, question: "", prompt: "", coach: "", clause: "", options };
  const drawn = new Set(["tile:2B", "action:attack", "counter:it:scout", "weapon:light-mg", "card:scout-a"]);
  const offered = [{ choice: "take scout-a", side: "us", card: "scout-a" }];
  expect(buttonsFor(turn, drawn, offered).map((each) => each.choice)).toEqual(["attack", "exit", "stop", "drop light-mg"]);
  expect(buttonsFor(turn, new Set(), []).map((each) => each.choice)).toHaveLength(6);
});

describe("standing answers", () => {
  it("come back from the form as they went in", () => {
    const text = "never ask reroll\nnever ask react until turn 9\npass when idle";
    const form = readStanding(text);
    expect(form).toEqual({ idle: true, never: ["reroll"], others: "never ask react until turn 9" });
    expect(writeStanding(form)).toBe(text);
  });

  it("are nothing when nothing is wished", () => expect(writeStanding(readStanding(""))).toBe(""));
});

describe("clocks", () => {
  const units = { day: "d", hour: "h" };
  it("are read in minutes, hours and days", () => {
    expect(clockText(247_000, units)).toBe("4:07");
    expect(clockText(3_909_000, units)).toBe("1:05:09");
    expect(clockText((3 * 24 + 4) * 3_600_000, units)).toBe("3 d 04 h");
    expect(clockText(-5, units)).toBe("0:00");
  });

  it("run only while they run", () => {
    expect(leftNow({ left: 1000, running: true }, 0, 400)).toBe(600);
    expect(leftNow({ left: 1000, running: false }, 0, 400)).toBe(1000);
  });
});
