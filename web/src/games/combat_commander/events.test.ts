/** Combat Commander's events, as the table shows them. */
import { expect, it } from "vitest";
import { aim, isStaged } from "./events";
import type { View } from "./types";

const units = { "axis:rifle-1": { hex: "C7" }, "axis:sergeant-2": { hex: "C7" }, "axis:rifle-3": { hex: "D7" } };
const view = { units, weapons: { "light-mg-2": { holder: "axis:rifle-3" } }, decision: null } as unknown as View;

it("draws a line from each hex that fires to the target", () => {
  const fires = { event: "fires", side: "axis", hex: "F5", pieces: ["axis:rifle-1", "axis:sergeant-2", "light-mg-2"] } as const;
  expect(aim(view, { ...fires, pieces: [...fires.pieces] })).toEqual({ from: [["hex:C7"], ["hex:D7"]], to: [["hex:F5"]] });
});

it("asks about a roll on the stage", () => {
  expect(isStaged(view)).toBe(false);
  expect(isStaged({ ...view, decision: { sides: ["axis"], question: "reroll", clause: "CC-9.1.a" } })).toBe(true);
});
