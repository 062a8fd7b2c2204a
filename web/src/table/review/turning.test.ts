import { expect, test } from "vitest";
import { costliest, curve, type Moment, turningPoints } from "./turning";

const moment = (position: number, all: number, more: Partial<Moment> = {}): Moment => ({
  position, side: "us", choice: { choice: "end", label: `End ${position}` }, chances: { all }, luck: 0, error: null, cost: 0, better: [], why: [], ...more,
});

test("the greatest changes are turning points, each with its cause, in their order", () => {
  const moments = [moment(0, 0.5), moment(1, 0.52), moment(2, 0.3, { luck: -0.2 }), moment(3, 0.4), moment(9, 0.8, { luck: 0.05, side: "de" }), moment(10, 0, { side: null })];
  expect(turningPoints(moments)).toEqual([
    { position: 2, by: expect.closeTo(-0.22), cause: "luck", side: "us", choice: "End 2" },
    { position: 9, by: expect.closeTo(0.4), cause: "choice", side: "de", choice: "End 9" },
  ]);
});

test("the costliest decisions come by what they cost, of one side if wanted", () => {
  const moments = [moment(1, 0.5, { error: 0.1 }), moment(2, 0.5, { error: 0.2, side: "de" }), moment(3, 0.5, { error: 0 })];
  const total = { luck: 0, errors: 0, decisions: 1 };
  const totals = { us: { ...total, costliest: [1, 3] }, de: { ...total, costliest: [2] } };
  expect(costliest({ moments, totals }).map((each) => each.position)).toEqual([2, 1]);
  expect(costliest({ moments, totals }, 3, "us").map((each) => each.position)).toEqual([1]);
});

test("the curve goes from left to right, the first side's good chances up", () => {
  expect(curve([moment(0, 0.5), moment(10, 1)], 10, 100, 50)).toBe("0,25 100,0");
});
