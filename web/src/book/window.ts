/** Which part of a board a figure shows. */
import type { Ref } from "../games/contract";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around what matters, so that the reader sees where it lies. */
const AROUND = 58;

const wordOf = (ref: Ref): string => ref.slice(ref.indexOf(":") + 1);

/** The things a figure's marks mean: refs, or only the words of things. */
export function meant(marks: readonly string[], drawn: readonly Ref[]): Ref[] {
  return marks.flatMap((mark) => {
    if (drawn.includes(mark)) return [mark];
    const found = drawn.find((ref) => wordOf(ref) === mark);
    return found === undefined ? [] : [found];
  });
}

/** The part of a board in which the drill's own words lie, in the board's units. */
export function measured(board: Element, words: ReadonlySet<string>, scale: number, size: { width: number; height: number }): Area | null {
  const origin = board.getBoundingClientRect();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const element of board.querySelectorAll<HTMLElement>("[data-ref]")) {
    if (!words.has(wordOf(element.dataset.ref ?? ""))) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    left = Math.min(left, (box.left - origin.left) / scale);
    top = Math.min(top, (box.top - origin.top) / scale);
    right = Math.max(right, (box.right - origin.left) / scale);
    bottom = Math.max(bottom, (box.bottom - origin.top) / scale);
  }
  return left > right ? null : around({ x: left, y: top, width: right - left, height: bottom - top }, size);
}

function around(area: Area, size: { width: number; height: number }): Area {
  const x = Math.max(0, area.x - AROUND);
  const y = Math.max(0, area.y - AROUND);
  return {
    x,
    y,
    width: Math.min(size.width, area.x + area.width + AROUND) - x,
    height: Math.min(size.height, area.y + area.height + AROUND) - y,
  };
}

export function together(one: Area, other: Area): Area {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
