/** How near the board is drawn: what is too small to be read is told shorter, or not at all. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("zoom");

/** No text on the screen is smaller, in pixels. */
export const LEAST = 11;

/** Whoever moves the board tells how many pixels on the screen one of its own is. */
export function setZoom(scale: () => number): void {
  setContext(KEY, scale);
}

/** The same for what is drawn on it, in steps of a hundredth; 1 where nothing moves it. */
export function getZoom(): () => number {
  const scale = getContext<(() => number) | undefined>(KEY);
  return () => (scale === undefined ? 1 : Math.max(0.05, Math.floor(scale() * 100) / 100));
}

/** How many times larger something has to be drawn so that letters of this size can be read. */
export function grown(font: number, near: number): number {
  return Math.max(1, (LEAST + 0.1) / (font * near));
}

/** Drawn so many times larger about a point. */
export function about(x: number, y: number, times: number): string {
  return times === 1 ? "" : `translate(${x} ${y}) scale(${times}) translate(${-x} ${-y})`;
}
