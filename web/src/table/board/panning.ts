/** Where a picture lies under its window: fit, zoom at a point, drag, and never out of sight. */

export interface Size {
  width: number;
  height: number;
}

export interface Placing {
  x: number;
  y: number;
  scale: number;
}

export const MOST = 4;

/** The whole picture, as large as fits, in the middle. */
export function fit(picture: Size, frame: Size, margin = 8): Placing {
  const width = Math.max(frame.width - 2 * margin, 1);
  const height = Math.max(frame.height - 2 * margin, 1);
  const scale = Math.min(width / picture.width, height / picture.height);
  return {
    scale,
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
  };
}

/** A point of the picture in the middle of the frame, so near that the picture can be read. */
export function near(at: { x: number; y: number; scale: number }, picture: Size, frame: Size): Placing {
  const { scale } = at;
  return settled({ scale, x: frame.width / 2 - at.x * scale, y: frame.height / 2 - at.y * scale }, picture, frame);
}

/** Whether the whole picture would be too small to be read: by more than a little. */
export function isTooFar(scale: number, picture: Size, frame: Size): boolean {
  return fit(picture, frame).scale < scale * 0.75;
}

/** No smaller than what fits, no larger than is of use. */
export function bounded(scale: number, picture: Size, frame: Size): number {
  const least = fit(picture, frame).scale;
  return Math.min(Math.max(scale, least), Math.max(MOST, least));
}

/** Zoom by a factor and keep what is under a point of the frame where it is. */
export function zoomAt(
  placing: Placing,
  factor: number,
  point: { x: number; y: number },
  picture: Size,
  frame: Size,
): Placing {
  const scale = bounded(placing.scale * factor, picture, frame);
  const ratio = scale / placing.scale;
  return settled(
    { scale, x: point.x - (point.x - placing.x) * ratio, y: point.y - (point.y - placing.y) * ratio },
    picture,
    frame,
  );
}

/** In the middle where the picture is smaller than the frame; else no gap at either edge. */
export function settled(placing: Placing, picture: Size, frame: Size, margin = 24): Placing {
  const along = (at: number, size: number, room: number): number => {
    const drawn = size * placing.scale;
    if (drawn <= room) return (room - drawn) / 2;
    return Math.min(margin, Math.max(room - drawn - margin, at));
  };
  return {
    scale: placing.scale,
    x: along(placing.x, picture.width, frame.width),
    y: along(placing.y, picture.height, frame.height),
  };
}

/** Moved so far that a box of the frame (a piece with the focus) is seen whole. */
export function revealing(
  placing: Placing,
  box: { left: number; top: number; right: number; bottom: number },
  picture: Size,
  frame: Size,
  margin = 24,
): Placing {
  const shift = (low: number, high: number, room: number): number => {
    if (low < margin) return margin - low;
    if (high > room - margin) return room - margin - high;
    return 0;
  };
  return settled(
    {
      scale: placing.scale,
      x: placing.x + shift(box.left, box.right, frame.width),
      y: placing.y + shift(box.top, box.bottom, frame.height),
    },
    picture,
    frame,
  );
}

/** So far the picture may go away by itself. */
const FURTHER = 0.55;

/** The same for what is larger than the frame: zoomed out until it is seen; null where that would be too far. */
export function revealingAll(
  placing: Placing,
  box: { left: number; top: number; right: number; bottom: number },
  picture: Size,
  frame: Size,
  margin = 10,
): Placing | null {
  const factor = Math.min(1, (frame.width - 2 * margin) / (box.right - box.left), (frame.height - 2 * margin) / (box.bottom - box.top));
  if (factor < FURTHER) return null;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const away = zoomAt(placing, factor, middle, picture, frame);
  const ratio = away.scale / placing.scale;
  // Where the box lies after that: the picture may have been moved to keep its edges in place.
  const at = (value: number, old: number, now: number): number => now + (value - old) * ratio;
  const moved = {
    left: at(box.left, placing.x, away.x),
    right: at(box.right, placing.x, away.x),
    top: at(box.top, placing.y, away.y),
    bottom: at(box.bottom, placing.y, away.y),
  };
  return revealing(away, moved, picture, frame, margin);
}
