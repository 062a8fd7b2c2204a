/** Combat Commander's drawings: what is worked out before anything is drawn. */
import { describe, expect, it } from "vitest";
import { effectsOf, movesOf } from "./board/effects";
import { drawnSight } from "./board/sight";
import { outline, ribbon } from "./ground/outlines";
import {
  HEXES, SIZE, centre, corners, directionTo, frame, hexNumber, hexWord, neighbour, neighbours,
} from "./board/hexes";
import { stacks } from "./pieces/stacks";
import type { LogLine } from "../contract";
import type { GameEvent, Unit, View } from "./types";

function unit(side: "axis" | "allies", kind: Unit["kind"], hex: string | null, weapon: string | null = null): Unit {
  return {
    side, type: "rifle", kind, hex, space: null, casualty: hex === null, broken: false, flags: [], spent: 0, weapon,
    fp: 5, range: 5, move: 4, allowance: 4, morale: 7, command: 0,
  };
}

function view(units: Record<string, Unit>): View {
  return { units, weapons: { "light-mg-1": { holder: "axis:rifle-1" } }, hexes: {} } as unknown as View;
}

describe("hexes", () => {
  it("are named and found by name", () => {
    expect([0, 9, 10, 149].map(hexWord)).toEqual(["A1", "A10", "B1", "O10"]);
    for (let hex = 0; hex < HEXES; hex++) expect(hexNumber(hexWord(hex))).toBe(hex);
    expect(["", "A0", "A11", "P1", "H"].map(hexNumber)).toEqual([-1, -1, -1, -1, -1]);
  });

  it("touch those a step away, and see each other in opposite directions", () => {
    for (let hex = 0; hex < HEXES; hex++)
      for (const other of neighbours(hex)) {
        const [x, y] = centre(hex);
        const [x2, y2] = centre(other);
        expect(Math.hypot(x2 - x, y2 - y)).toBeCloseTo(SIZE * Math.sqrt(3));
        expect(directionTo(other, hex)).toBe((directionTo(hex, other) + 3) % 6);
      }
    expect(hexWord(neighbour(hexNumber("B1"), 5))).toBe("A1");
    expect(neighbour(hexNumber("A1"), 5)).toBe(-1);
    expect(corners(0)).toHaveLength(6);
  });

  it("lie in a frame that leaves room only for the edges that are somebody's", () => {
    const both = frame(["left", "right"]);
    const upright = frame(["top", "bottom"]);
    expect(both.x).toBe(0);
    expect(both.y).toBeGreaterThan(0);
    expect(upright.width).toBeLessThan(both.width);
  });
});

describe("outlines", () => {
  it("go once around an area, and again around a hole in it", () => {
    const ring = new Set(neighbours(hexNumber("H5")));
    expect(outline(new Set([0])).match(/M/g)).toHaveLength(1);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
  });

  it("bend a way where it passes and end it where it ends", () => {
    const path = ribbon([[hexNumber("A1"), hexNumber("B1")], [hexNumber("B1"), hexNumber("C2")]]);
    expect(path.match(/Q/g)).toHaveLength(1);
    expect(path.match(/L/g)).toHaveLength(2);
  });
});

describe("stacks", () => {
  it("show every unit, leaders behind and squads in front", () => {
    const [stack] = stacks(view({
      "axis:rifle-1": unit("axis", "squad", "C3", "light-mg-1"),
      "axis:line-team-2": unit("axis", "team", "C3", "light-mg-2"),
      "axis:hero-3": unit("axis", "leader", "C3"),
      "axis:rifle-4": unit("axis", "squad", null),
    }));
    expect(stack?.units.map((one) => one.word)).toEqual(["axis:hero-3", "axis:line-team-2", "axis:rifle-1"]);
    expect(stack?.units.map((one) => one.face > 0)).toEqual([false, false, true]);
    const [alone] = stacks(view({ "axis:rifle-1": unit("axis", "squad", "C3") }));
    expect(alone?.scale).toBeGreaterThan(0.9);
    expect(stack?.scale).toBeLessThan(1);
    expect(stack?.units.at(-1)?.face).toBeLessThan(alone?.units[0]?.face ?? 0);
  });

  it("stand side by side in a melee", () => {
    const both = stacks(view({ "axis:rifle-1": unit("axis", "squad", "C3"), "allies:rifle-1": unit("allies", "squad", "C3") }));
    expect(both).toHaveLength(2);
    expect(Math.sign(both[0]?.x ?? 0)).toBe(-Math.sign(both[1]?.x ?? 0));
  });
});

describe("what happened", () => {
  const before = view({ "axis:rifle-1": unit("axis", "squad", "C3"), "allies:rifle-1": unit("allies", "squad", "D3") });
  const now = view({ "axis:rifle-1": unit("axis", "squad", "C4"), "allies:rifle-1": unit("allies", "squad", null) });
  const line = (n: number, event: GameEvent): LogLine<GameEvent> => ({ n, entry: n, parts: [], event, roll: null, mark: null });

  it("moves units from where they were", () => {
    expect([...movesOf(now, before)]).toEqual([["axis:rifle-1", [0, expect.closeTo(-SIZE * Math.sqrt(3))]]]);
  });

  it("shoots from whoever holds the weapon, then shows whom it hit where he was", () => {
    const found = effectsOf(
      [line(1, { event: "fires", side: "axis", pieces: ["light-mg-1"], hex: "D3" }), line(2, { event: "eliminated", unit: "allies:rifle-1" })],
      now, before,
    );
    expect(found.map((one) => one.kind)).toEqual(["shot", "gone"]);
    expect(found[0]?.from).toEqual(centre(hexNumber("C4")));
    expect(found[1]?.at).toEqual(centre(hexNumber("D3")));
    expect(found[1]?.late).toBeGreaterThan(0);
  });
});

const SIGHT = { distance: 6, sight: false, hindrance: null, parts: [], text: "" };
const part = (where: string, hindrance: number | null, decides = false) => ({ where, hindrance, decides, text: "", what: "woods", clause: "CC-10.2", blind: false });

describe("a line of sight", () => {
  const table = view({ "axis:rifle-1": unit("axis", "squad", "C3") });

  it("ends at the first thing that blocks it", () => {
    const sight = drawnSight(table, {
      from: "unit:axis:rifle-1", to: "hex:C9",
      details: { ...SIGHT, parts: [part("C7", null), part("C5-C6", null, true), part("C4", 2)] },
    });
    expect(sight?.isSeen).toBe(false);
    expect(sight?.stop?.[1]).toBeCloseTo((centre(hexNumber("C5"))[1] + centre(hexNumber("C6"))[1]) / 2);
    expect(sight?.parts).toHaveLength(3);
  });

  it("is not drawn from a hex to itself, nor for what has no place", () => {
    expect(drawnSight(table, { from: "hex:C3", to: "hex:C3", details: SIGHT })).toBeNull();
    expect(drawnSight(table, { from: "card:fire#g-50", to: "hex:C3", details: SIGHT })).toBeNull();
    expect(drawnSight(table, null)).toBeNull();
  });
});
