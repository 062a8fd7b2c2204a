/** A lesson goes on by doing what it asks, and by nothing else that is done on the board. */
import { describe, expect, it } from "vitest";
import type { TableMessage } from "../match/protocol";
import { LessonController, type LessonFrame } from "./controller";

function frame(at: number, ask: string | null, viewpoint = "de"): LessonFrame {
  const option = { choice: ask ?? "", label: "", refs: [`card:${at}`], role: "main" as const, warning: null, confirm: false, idle: null };
  const turn = ask === null ? null : { decision: at, question: "play", prompt: "", clause: null, options: [option] };
  const lines = [{ n: at, entry: at, parts: [{ text: `line ${at}` }], event: { event: "moves" }, mark: null }];
  const table = { viewpoint, version: at, view: {}, turn, log: { from: at, lines }, status: {} };
  return { table: table as unknown as TableMessage, text: `text ${at}`, ask, point: null };
}

const lesson = (): LessonController => new LessonController([frame(0, null), frame(1, "play scout"), frame(2, null, "us"), frame(3, "end", "us")]);

describe("a lesson", () => {
  it("is read on where nothing is asked", () => {
    const learning = lesson();
    expect(learning.state.lit.size).toBe(0);
    learning.next();
    expect([learning.state.at, learning.state.frame.text]).toEqual([1, "text 1"]);
  });

  it("waits for what it asks, and counts what else was tried", () => {
    const learning = lesson();
    learning.next();
    learning.pick(["tile:2B"]);
    expect([learning.state.at, learning.state.missed]).toEqual([1, 1]);
    learning.pick(["counter:x", "card:1"]);
    expect(learning.state.at).toBe(2);
  });

  it("goes back with the log of that moment, and changes chairs with its frames", () => {
    const learning = lesson();
    learning.go(2);
    expect(learning.viewpoint).toBe("us");
    expect(learning.state.log.map((line) => line.n)).toEqual([0, 1, 2]);
    learning.back();
    expect(learning.viewpoint).toBe("de");
    expect(learning.state.log.map((line) => line.n)).toEqual([0, 1]);
  });

  it("is done after the last frame", () => {
    const learning = lesson();
    learning.go(3);
    const asked = learning.state.turn?.options[0];
    if (asked !== undefined) learning.choose(asked);
    expect(learning.state.isDone).toBe(true);
  });
});
