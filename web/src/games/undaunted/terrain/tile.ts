/** A tile's picture, made from its designation, its look and its neighbours; always the same. */
import { paint } from "../../../art/ink";
import { drawDesert } from "./desert";
import { Ground } from "./ground";
import type { Laid } from "./network";
import { drawNormandy } from "./normandy";

export interface Face extends Laid {
  covers: readonly number[];
}

export function tilePicture(game: string, tile: Face, tiles: readonly Face[], built = false): string {
  const desert = game === "north-africa";
  const ground = new Ground(`${game} ${tile.id}`, built);
  ground.add(`<path d="M0 0H200V200H0Z" fill="${paint(desert ? "sand" : "grass")}"/>`);
  (desert ? drawDesert : drawNormandy)(ground, tile, tiles, tile.covers[0] ?? 0, tile.covers.length > 1);
  return ground.markup();
}

/** Furrows, stubble and grass: patterns that the pictures refer to. */
export const PATTERNS = [
  ["pat-grass", 46, `<path d="M6 9l-1-4M9 9V4M12 9l1-4M31 30l-1-4M34 30v-5M37 30l1-4M20 42l-1-3M23 42v-4" stroke="var(--art-grass-2)"/>`],
  ["pat-crop", 13, `<path d="M0 3H13M0 9.5H13" stroke="var(--art-grass-2)" stroke-width="2.4"/>`],
  ["pat-corn", 12, `<path d="M3 12V4M3 8L.8 5.4M3 8l2.2-2.6M9 10V2M9 6L6.8 3.4M9 6l2.2-2.6" stroke="var(--art-corn-2)" stroke-width="1.5"/>`],
  ["pat-plough", 14, `<path d="M0 3.5H14M0 10.5H14" stroke="var(--art-earth-2)" stroke-width="2.6"/>`],
  ["pat-stubble", 22, `<path d="M3 4h5M14 9h5M6 15h5M17 19h4" stroke="var(--art-corn-2)" stroke-width="1.6"/>`],
] as const;

export function patterns(): string {
  return PATTERNS.map(
    ([id, size, inside]) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="none" stroke-width="1.4" stroke-linecap="round">${inside}</g></pattern>`,
  ).join("");
}
