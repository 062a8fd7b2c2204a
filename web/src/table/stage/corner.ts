/** Where something laid over a picture covers least of what matters in it. */
export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];

/** The corner of a frame where a panel hides the least of some things; of equals the present one. */
export function bestCorner(frame: Box, panel: Box, things: readonly Box[], now: Corner): Corner {
  const hidden = (corner: Corner): number => {
    const left = corner.endsWith("left") ? frame.left : frame.left + frame.width - panel.width;
    const top = corner.startsWith("top") ? frame.top : frame.top + frame.height - panel.height;
    return things.reduce((sum, box) => sum + shared(left, panel.width, box.left, box.width) * shared(top, panel.height, box.top, box.height), 0);
  };
  const order = [now, ...CORNERS.filter((corner) => corner !== now)];
  return order.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

/** How much two stretches have in common. */
function shared(at: number, long: number, other: number, otherLong: number): number {
  return Math.max(0, Math.min(at + long, other + otherLong) - Math.max(at, other));
}
