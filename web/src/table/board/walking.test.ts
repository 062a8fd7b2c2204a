/** Walking over a board by keys: hexes say where a key leads, tiles lie where they lie. */
import { expect, it } from "vitest";
import type { Place } from "../match/protocol";
import { placeNamed, rowsOf, stepFrom, stepOf } from "./walking";

const place = (name: string, at: [number, number], steps: Record<string, string> = {}): Place => ({ ref: `tile:${name}`, name, text: "", near: "", at, pieces: [], steps });
const tiles = [place("2B", [0, 0]), place("17B", [2, 1]), place("3A", [0, 2]), place("9B", [2, 3])];

it("goes to the next tile, and stops at the edge", () => {
  expect(stepFrom(tiles, "tile:2B", "down")).toBe("tile:3A");
  expect(stepFrom(tiles, "tile:2B", "right")).toBe("tile:17B");
  expect(stepFrom(tiles, "tile:17B", "right")).toBeNull();
  expect(stepFrom(tiles, "tile:2B", "up")).toBeNull();
  expect(stepFrom(tiles, "tile:2B", "page-up")).toBeNull();
});

it("goes where the place itself says", () => {
  const hexes = [place("A1", [0, 0], { down: "tile:A2", "page-down": "tile:B1" }), place("A2", [0, 2], { up: "tile:A1" })];
  expect(stepFrom(hexes, "tile:A1", stepOf("PageDown") ?? "")).toBe("tile:B1");
  expect(stepFrom(hexes, "tile:A1", stepOf("ArrowDown") ?? "")).toBe("tile:A2");
  expect(stepFrom(hexes, "tile:A1", "up")).toBeNull();
  expect(stepOf("x")).toBeNull();
});

it("finds a place by its name in any case, and lists rows from left to right", () => {
  expect(placeNamed(tiles, " 17b ")?.ref).toBe("tile:17B");
  expect(placeNamed(tiles, "17")).toBeNull();
  expect(rowsOf(tiles).map((row) => row.map(({ name }) => name))).toEqual([["2B", "17B"], ["3A", "9B"]]);
});
