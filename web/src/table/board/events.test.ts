/** What just happened, as it is heard. */
import { expect, it } from "vitest";
import type { LogLine } from "../../games/contract";
import { soundsOf } from "./events";

const line = (event: LogLine["event"]): LogLine => ({ n: 0, entry: 0, parts: [], event, roll: null, mark: null });

it("a volley is one noise", () => {
  const events = { rolls: { sound: "dice" }, moves: { sound: "step" }, thinks: {} } as const;
  const lines = ["rolls", "thinks", "rolls", "moves", "unheard-of"].map((event) => line({ event }));
  expect(soundsOf(events, lines)).toEqual(["dice", "step"]);
});
