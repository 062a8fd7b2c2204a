/** A picture under a window: it fits, zooms where one points, and cannot be lost. */
import { expect, it } from "vitest";
import { MOST, fit, isTooFar, near, revealing, revealingAll, settled, zoomAt } from "./panning";

const picture = { width: 1000, height: 500 };
const frame = { width: 416, height: 316 };

it("fits whole into the middle", () => {
  const placing = fit(picture, frame);
  expect(placing.scale).toBeCloseTo(0.4);
  expect(placing.x).toBeCloseTo(8);
  expect(placing.y).toBeCloseTo(58);
});

it("keeps what is under the pointer where it is", () => {
  const before = { x: -300, y: -200, scale: 1 };
  const point = { x: 200, y: 100 };
  const after = zoomAt(before, 1.5, point, picture, frame);
  expect((point.x - after.x) / after.scale).toBeCloseTo((point.x - before.x) / before.scale);
  expect((point.y - after.y) / after.scale).toBeCloseTo((point.y - before.y) / before.scale);
});

it("gets no smaller than what fits and no larger than is of use", () => {
  const placing = fit(picture, frame);
  expect(zoomAt(placing, 0.01, { x: 0, y: 0 }, picture, frame).scale).toBeCloseTo(placing.scale);
  expect(zoomAt(placing, 1000, { x: 0, y: 0 }, picture, frame).scale).toBe(MOST);
});

it("cannot be dragged out of sight", () => {
  const gone = settled({ x: 9999, y: -9999, scale: 1 }, picture, frame);
  expect(gone.x).toBeLessThanOrEqual(24);
  expect(gone.y + picture.height).toBeGreaterThanOrEqual(frame.height - 24);
});

it("moves just so far that a piece is seen", () => {
  const before = { x: 0, y: 0, scale: 1 };
  const after = revealing(before, { left: 500, top: 100, right: 560, bottom: 160 }, picture, frame);
  expect(after.x).toBe(416 - 24 - 560);
  expect(revealing(before, { left: 100, top: 100, right: 160, bottom: 160 }, picture, frame)).toEqual(before);
});

it("goes further away to show all that is asked about, but not too far", () => {
  const before = { x: -200, y: -50, scale: 1 };
  const after = revealingAll(before, { left: -100, top: 20, right: 400, bottom: 300 }, picture, frame);
  expect(after?.scale).toBeCloseTo(396 / 500);
  const left = (after?.x ?? 0) + (-100 - before.x) * (after?.scale ?? 0);
  expect(left).toBeGreaterThanOrEqual(9);
  expect(left + 500 * (after?.scale ?? 0)).toBeLessThanOrEqual(frame.width - 9);
  expect(revealingAll(before, { left: -400, top: 0, right: 600, bottom: 100 }, picture, frame)).toBeNull();
});

it("opens near where the whole would be too small, with the wanted point in the middle", () => {
  expect(isTooFar(0.6, picture, frame)).toBe(true);
  expect(isTooFar(0.5, picture, frame)).toBe(false);
  const placing = near({ x: 500, y: 250, scale: 1 }, picture, frame);
  expect(placing).toEqual({ x: 208 - 500, y: 158 - 250, scale: 1 });
  expect(near({ x: 0, y: 0, scale: 1 }, picture, frame).x).toBeLessThanOrEqual(24);
});
