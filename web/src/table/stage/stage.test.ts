/** The stage: scenes of the log, and the rolls of a change played one after the other. */
import { describe, expect, it } from "vitest";
import type { AnyGameUi, LogLine, Roll } from "../../games/contract";
import type { Timers } from "../match/connection";
import { EMPTY, type TableState } from "../state";
import { Store } from "../store";
import { aimOf } from "./aim";
import { bestCorner } from "./corner";
import { endOf, foldScenes, lastScenes } from "./scenes";
import { Stager, beat, stageOf } from "./stager";

const EVENTS: AnyGameUi["events"] = { fires: { stage: "opens" }, rolls: { stage: "within" }, breaks: { stage: "within" }, totals: { stage: "said" }, moves: {} };

const ROLL: Roll = {
  title: "Defence roll", actors: [], origins: ["hex:C7"], target: { text: "Rifle 3", ref: "unit:rifle-3" }, place: { text: "F5", ref: "hex:F5" },
  own: [{ label: "morale", value: 7, clause: "CC-3.1.4" }], by: "sum", dice: [4, 4], successes: [], card: "", total: 15,
  against: [{ label: "attack", value: 9, clause: "CC-O20.3.3" }], needed: 9, result: "safe", verdict: "safe", text: "7 morale + 8 dice = 15, against 9 attack",
};

let count = 0;
const line = (event: string, ref?: string): LogLine => ({
  n: count++, entry: 0, parts: [ref === undefined ? { text: event } : { text: event, ref }], event: { event }, roll: event === "rolls" ? ROLL : null, mark: null,
});

class FakeTimers implements Timers {
  due: (() => void)[] = [];
  waits: number[] = [];
  set(then: () => void, long: number): number {
    this.waits.push(long);
    return this.due.push(then);
  }
  clear(handle: number): void {
    this.due[handle - 1] = () => undefined;
  }
  run(): void {
    const due = this.due;
    this.due = [];
    for (const then of due) then();
  }
}

function staged(pace = 1, asked = false): { stager: Stager; store: Store<TableState>; timers: FakeTimers } {
  const store = new Store<TableState>(EMPTY);
  const timers = new FakeTimers();
  return { stager: new Stager(store, { events: EVENTS, isAsked: () => asked, pace: () => pace }, timers), store, timers };
}

describe("scenes", () => {
  it("fold an attack behind one line, and leave the rest alone", () => {
    const [move, fires, roll, total, breaks, again] = ["moves", "fires", "rolls", "totals", "breaks", "moves"].map((event) => line(event, event === "breaks" ? "unit:rifle-3" : undefined));
    const folded = foldScenes([move, fires, roll, total, breaks, again] as LogLine[], EVENTS);
    expect(folded).toEqual([[move], [fires, roll, total, breaks], [again]]);
    expect(endOf(folded[1] ?? [], EVENTS)).toBe(breaks);
  });

  it("open with a roll that nobody announced", () => {
    const lines = [line("moves"), line("rolls"), line("breaks")];
    expect(lastScenes(lines, EVENTS)).toEqual([lines.slice(1)]);
  });
});

describe("the stage", () => {
  it("plays every roll before what came of it is shown", () => {
    const { stager, store, timers } = staged();
    const lines = [line("fires"), line("rolls"), line("totals"), line("rolls"), line("breaks")];
    let shown = 0;
    stager.play(lines, lines, () => (shown += 1));
    expect([store.state.stage?.at, shown, stager.isPlaying]).toEqual([1, 0, true]);
    timers.run();
    expect([store.state.stage?.at, shown]).toEqual([3, 0]);
    timers.run();
    expect([shown, stager.isPlaying]).toEqual([1, false]);
    expect(timers.waits[0]).toBe(beat(lines[1] as LogLine));
    expect(timers.waits[1]).toBeLessThan(beat(lines[3] as LogLine));
  });

  it("is hurried by a click, roll by roll, and put away when it is over", () => {
    const { stager, store } = staged();
    const lines = [line("fires"), line("rolls"), line("rolls")];
    let shown = 0;
    stager.play(lines, lines, () => (shown += 1));
    stager.hurry();
    expect([store.state.stage?.at, shown]).toEqual([2, 0]);
    stager.hurry();
    expect(shown).toBe(1);
    stager.settle(lines, lines, {});
    expect(store.state.stage?.at).toBe(3);
    stager.hurry();
    expect(store.state.stage).toBeNull();
  });

  it("shows everything at once where nothing may move", () => {
    const { stager } = staged(0);
    const lines = [line("fires"), line("rolls")];
    let shown = 0;
    stager.play(lines, lines, () => (shown += 1));
    expect([shown, stager.isPlaying]).toEqual([1, false]);
  });

  it("goes away by itself, but not while something is asked about it", () => {
    const lines = [line("fires"), line("rolls")];
    const over = staged();
    over.stager.settle(lines, lines, {});
    over.timers.run();
    expect(over.store.state.stage).toBeNull();
    const asked = staged(1, true);
    asked.stager.settle(lines, lines, {});
    asked.timers.run();
    expect(asked.store.state.stage?.lines).toEqual(lines);
  });

  it("stands again after a reload, as long as something is asked about it", () => {
    const lines = [line("fires"), line("rolls")];
    const asked = staged(1, true);
    asked.stager.settle(lines, [], {});
    expect(asked.store.state.stage?.at).toBe(2);
    const quiet = staged();
    quiet.stager.settle(lines, [], {});
    expect(quiet.store.state.stage).toBeNull();
  });

  it("belongs to the step of a replay that told something of it", () => {
    const lines = [line("fires"), line("rolls"), line("breaks"), line("moves")];
    expect(stageOf(lines.slice(0, 3), lines.slice(2, 3), EVENTS)?.lines).toEqual(lines.slice(0, 3));
    expect(stageOf(lines, lines.slice(3), EVENTS)).toBeNull();
  });

  it("draws the line of the roll, before that the line of who opened fire", () => {
    const lines = [line("fires"), line("rolls")];
    const opened = { from: [["hex:A1"]], to: [["hex:B1"]] };
    expect(aimOf({ lines, at: 2 }, () => opened)).toEqual({ from: [["hex:C7"]], to: [["unit:rifle-3", "hex:F5"]], drift: null });
    expect(aimOf({ lines: lines.slice(0, 1), at: 1 }, () => opened)).toBe(opened);
    const landed = [...lines, line("lands")];
    expect(aimOf({ lines: landed, at: 3 }, (event) => (event.event === "lands" ? { from: [], to: [], drift: "hex:F6" } : null))?.drift).toBe("hex:F6");
  });

  it("lies in the corner where it covers nothing that matters", () => {
    const frame = { left: 0, top: 0, width: 100, height: 100 };
    const panel = { left: 0, top: 0, width: 40, height: 40 };
    expect(bestCorner(frame, panel, [], "top-left")).toBe("top-left");
    expect(bestCorner(frame, panel, [{ left: 10, top: 10, width: 10, height: 10 }], "top-left")).toBe("top-right");
    expect(bestCorner(frame, panel, [{ left: 0, top: 0, width: 100, height: 50 }], "top-left")).toBe("bottom-left");
  });
});
