import { expect, test } from "vitest";
import { marked } from "./marked";

test("whole words are marked, in any alphabet and case", () => {
  expect(marked("Move, removed, move.", ["move"])).toEqual(["", "Move", ", removed, ", "move", "."]);
  expect(marked("Рукопашная и рукопашной", ["рукопашной", "рукопашная"])).toEqual(["", "Рукопашная", " и ", "рукопашной", ""]);
  expect(marked("żeton, przyżeton", ["żeton"])).toEqual(["", "żeton", ", przyżeton"]);
});

test("nothing searched, nothing marked", () => {
  expect(marked("U-503 (X)", [])).toEqual(["U-503 (X)"]);
  expect(marked("U-503 (X)", ["(x)"])).toEqual(["U-503 ", "(X)", ""]);
});
