import { beforeEach, expect, it, vi } from "vitest";
import { dropSetUp, keepSetUp, keptSetUps, purposeOf } from "./keptSetUps";

const setUp = (side: string, place: string): string => `fieldcraft set-up 1\ngame g\nscenario s\nside ${side}\nplace a, to ${place}\n`;

beforeEach(() => {
  const drawers = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => drawers.get(name) ?? null,
    setItem: (name: string, text: string) => drawers.set(name, text),
  });
  return () => vi.unstubAllGlobals();
});

it("keeps set-ups by name and purpose", () => {
  keepSetUp({ name: "left", text: setUp("axis", "A1") });
  keepSetUp({ name: "left", text: setUp("allies", "B1") });
  keepSetUp({ name: "left", text: setUp("axis", "C1") });
  expect(keptSetUps().map((one) => one.text)).toEqual([setUp("axis", "C1"), setUp("allies", "B1")]);
  dropSetUp({ name: "left", text: setUp("axis", "A1") });
  expect(keptSetUps()).toEqual([{ name: "left", text: setUp("allies", "B1") }]);
});

it("is for a game, a scenario and a side", () => {
  expect(purposeOf(setUp("axis", "A1"))).toBe(purposeOf(setUp("axis", "B1")));
  expect(purposeOf(setUp("axis", "A1"))).not.toBe(purposeOf(setUp("allies", "A1")));
});

it("takes what somebody else has written there for nothing", () => {
  localStorage.setItem("set-ups", '[{"name": 3}, "x", null]');
  expect(keptSetUps()).toEqual([]);
  localStorage.setItem("set-ups", "{");
  expect(keptSetUps()).toEqual([]);
});
