/** What a player must be able to read: the values of a stack, and where the action is. */
import { expect, it } from "vitest";
import { near } from "./opening";
import { type Stack, stacks } from "../pieces/stacks";
import type { Scene, View } from "../types";

type Placed = readonly [word: string, kind: "leader" | "team" | "squad", hex: string, weapon?: string];

function viewOf(...placed: readonly Placed[]): View {
  const units = Object.fromEntries(
    placed.map(([word, kind, hex, weapon]) => [word, { side: word.split(":")[0], kind, hex, weapon: weapon ?? null, flags: [] }]),
  );
  return { units, weapons: {}, phase: "play" } as unknown as View;
}

/** Whether the corners of a stack lie in its hex: 120 wide in the middle, 60 above and below. */
function isInside(stack: Stack | undefined): boolean {
  if (!stack) return false;
  const [half, low] = [(84 * stack.scale) / 2, stack.y + stack.height * stack.scale];
  return [stack.y, low].every((y) => Math.abs(y) <= 52 && Math.abs(stack.x) + half <= 60 - Math.abs(y) * 0.5773 + 0.01);
}

it("shows the values of leader, squad and weapon in one hex, nearly at full size, the squad in front", () => {
  const [stack] = stacks(viewOf(["axis:rifle-3", "squad", "C7", "light-mg-1"], ["axis:sergeant-1", "leader", "C7"]));
  expect(stack?.scale).toBeGreaterThan(0.85);
  expect(stack?.units.map((one) => one.word)).toEqual(["axis:sergeant-1", "axis:rifle-3"]);
  expect(stack?.units[0]?.face).toBe(0);
  expect(stack?.units[1]?.face).toBeGreaterThan(0);
});

it("keeps even a crowd inside its hex, and enemies in one hex beside each other", () => {
  const crowd = [1, 2, 3, 4, 5, 6, 7].map((number): Placed => [`axis:corporal-${number}`, "leader", "C7"]);
  const [stack] = stacks(viewOf(...crowd));
  expect(isInside(stack)).toBe(true);
  const both = stacks(viewOf(["axis:rifle-3", "squad", "C7"], ["allies:rifle-4", "squad", "C7"]));
  expect(both.map((one) => Math.sign(one.x))).toEqual([1, -1].reverse());
  expect(both.every(isInside)).toBe(true);
});

it("opens where the two sides are nearest to each other", () => {
  const scene = { sides: [{ side: "axis", edge: "bottom", area: [] }, { side: "allies", edge: "top", area: [] }] } as unknown as Scene;
  const view = viewOf(["axis:rifle-1", "squad", "A1"], ["axis:rifle-2", "squad", "M8"], ["allies:rifle-3", "squad", "O8"], ["allies:rifle-4", "squad", "A9"]);
  const spot = near(scene, view, "axis");
  const [one, other] = [near(scene, viewOf(["axis:rifle-2", "squad", "M8"]), "axis"), near(scene, viewOf(["axis:rifle-3", "squad", "O8"]), "axis")];
  expect(spot?.x).toBeCloseTo(((one?.x ?? 0) + (other?.x ?? 0)) / 2);
  expect(near(scene, viewOf(), "axis")).toBeNull();
});
