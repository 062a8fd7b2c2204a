/** A figure shows what its drill speaks of. */
import { describe, expect, it } from "vitest";
import { meant, together } from "./window";

describe("what a figure marks", () => {
  it("is named by ref or by word", () => {
    const drawn = ["hex:E5", "unit:axis:rifle-2", "tile:3B"];
    expect(meant(["tile:3B", "axis:rifle-2", "E5", "card:scout-b"], drawn)).toEqual(["tile:3B", "unit:axis:rifle-2", "hex:E5"]);
  });
});

describe("the part of a board that is shown", () => {
  it("only grows from step to step", () => {
    expect(together({ x: 0, y: 10, width: 10, height: 10 }, { x: 5, y: 0, width: 20, height: 5 })).toEqual({ x: 0, y: 0, width: 25, height: 20 });
  });
});
