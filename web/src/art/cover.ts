/** What the pictures of the games on the first page are put together of. */
import { thingId } from "./scenery";

export const WIDTH = 640;
export const HEIGHT = 360;

export function put(id: string, x: number, y: number, scale: number, mirrored = false): string {
  return `<use href="#${id}" transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})"/>`;
}

/** A figure with its feet at x, y. */
export function stand(id: string, x: number, y: number, size: number, mirrored = false): string {
  const left = mirrored ? x + size / 2 : x - size / 2;
  const turn = mirrored ? ` scale(-1 1)` : "";
  return `<g transform="translate(${left} ${y - size * 0.92})${turn}"><use href="#${id}" width="${size}" height="${size}"/></g>`;
}

export const sky = (top: string, low: string, id: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;

export const hedge = (points: readonly (readonly [number, number])[], scale: number) =>
  points.map(([x, y]) => put(thingId("bush"), x, y, scale)).join("");
