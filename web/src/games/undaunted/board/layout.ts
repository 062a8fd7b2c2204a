/** Where everything lies: tiles on the board, counters on their tile. */
import type { Scene, Tile, View } from "../types";

export const HALF = 100;
export const MARGIN = 14;
export const SOLDIER = 64;
export const VEHICLE = { width: 124, height: 84 };
const GAP = 5;

export interface Place {
  x: number;
  y: number;
  scale: number;
}

export function boardSize(scene: Scene): { width: number; height: number } {
  const { right, bottom, left, top } = reach(scene);
  return { width: (right - left) * HALF + 2 * MARGIN, height: (bottom - top) * HALF + 2 * MARGIN };
}

function reach(scene: Scene): { left: number; top: number; right: number; bottom: number } {
  const xs = scene.tiles.map((tile) => tile.x);
  const ys = scene.tiles.map((tile) => tile.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 2, bottom: Math.max(...ys) + 2 };
}

/** The upper left corner of each tile. */
export function corners(scene: Scene): Map<string, { x: number; y: number }> {
  const { left, top } = reach(scene);
  return new Map(
    scene.tiles.map((tile) => [tile.id, { x: MARGIN + (tile.x - left) * HALF, y: MARGIN + (tile.y - top) * HALF }]),
  );
}

interface Piece {
  id: string;
  width: number;
  height: number;
}

/** Rows of pieces that are no wider than `room`. */
function rows(pieces: readonly Piece[], scale: number, room: number): Piece[][] {
  const made: Piece[][] = [];
  let used = Infinity;
  for (const piece of pieces) {
    const width = piece.width * scale + GAP;
    if (used + width > room + GAP) {
      made.push([]);
      used = 0;
    }
    made.at(-1)?.push(piece);
    used += width;
  }
  return made;
}

/** The same number of rows, each about as full as the others. */
function evened(made: readonly Piece[][]): Piece[][] {
  const all = made.flat();
  const most = Math.ceil(all.length / made.length);
  const same = all.every((one) => one.width === all[0]?.width);
  if (!same) return [...made];
  return Array.from({ length: made.length }, (_, i) => all.slice(i * most, (i + 1) * most)).filter((row) => row.length > 0);
}

function high(made: readonly Piece[][], scale: number): number {
  return made.reduce((sum, row) => sum + Math.max(...row.map((one) => one.height)) * scale + GAP, -GAP);
}

/** Lays out what stands on a tile: each side in rows of its own where there is room. */
export function layOut(groups: readonly (readonly Piece[])[], room: { x: number; y: number; width: number; height: number }): Map<string, Place> {
  const places = new Map<string, Place>();
  const filled = groups.filter((group) => group.length > 0);
  if (!filled.length) return places;
  for (let scale = 1.35; scale > 0.1; scale -= 0.05) {
    const apart = filled.flatMap((group) => evened(rows(group, scale, room.width)));
    const together = evened(rows(filled.flat(), scale, room.width));
    // A few face each other in one row; more stand each side in rows of its own.
    const ways = [...(together.length === 1 ? [together] : []), apart, ...(scale < 0.85 ? [together] : [])];
    const chosen = ways.find((way) => high(way, scale) <= room.height);
    if (!chosen) continue;
    let y = room.y + (room.height - high(chosen, scale)) / 2;
    for (const row of chosen) {
      const tall = Math.max(...row.map((one) => one.height)) * scale;
      const wide = row.reduce((sum, one) => sum + one.width * scale + GAP, -GAP);
      let x = room.x + (room.width - wide) / 2;
      for (const one of row) {
        places.set(one.id, { x, y: y + (tall - one.height * scale) / 2, scale });
        x += one.width * scale + GAP;
      }
      y += tall + GAP;
    }
    return places;
  }
  return places;
}

/** What is left of a tile for counters: below the signs, above what lies at its foot. */
export function roomOn(tile: Tile, hasStructure: boolean): { x: number; y: number; width: number; height: number } {
  const top = hasStructure ? 76 : 46;
  const foot = tile.spawns.length || tile.escape ? 30 : 8;
  return { x: 6, y: top, width: 188, height: 200 - top - foot };
}

/** The place of every counter that stands on the board by itself, and of crews in their vehicles. */
export function counterPlaces(scene: Scene, view: View): Map<string, Place> {
  const at = corners(scene);
  const places = new Map<string, Place>();
  const byTile = new Map<string, string[]>();
  for (const [id, standing] of Object.entries(view.counters)) {
    if (standing.vehicle) continue;
    byTile.set(standing.tile, [...(byTile.get(standing.tile) ?? []), id]);
  }
  const built = new Set(Object.values(view.box.structures ?? {}).map((one) => one.tile));
  for (const tile of scene.tiles) {
    const corner = at.get(tile.id);
    const here = byTile.get(tile.id);
    if (!corner || !here) continue;
    const groups = scene.sides.map((side) =>
      here
        .filter((id) => ownerOf(scene, view, id) === side.side)
        .map((id) => ({ id, ...(isVehicle(scene, id) ? VEHICLE : { width: SOLDIER, height: SOLDIER }) })),
    );
    const laid = layOut(groups, roomOn(tile, built.has(tile.id)));
    for (const [id, place] of laid) places.set(id, { x: corner.x + place.x, y: corner.y + place.y, scale: place.scale });
  }
  for (const [id, vehicle] of Object.entries(view.box.vehicles ?? {})) {
    const place = places.get(id);
    if (!place) continue;
    vehicle.seats.forEach((soldier, seat) => {
      if (soldier) places.set(soldier, crewPlace(place, seat, vehicle.seats.length));
    });
  }
  return places;
}

export const CREW = 34;

/** The middle of a seat on its vehicle. */
export function seatAt(seat: number, seats: number): { x: number; y: number } {
  const step = seats > 2 ? 37 : 46;
  return { x: VEHICLE.width / 2 - ((seats - 1) * step) / 2 + seat * step, y: 17 };
}

function crewPlace(vehicle: Place, seat: number, seats: number): Place {
  const at = seatAt(seat, seats);
  const scale = vehicle.scale;
  return { x: vehicle.x + (at.x - CREW / 2) * scale, y: vehicle.y + (at.y - 15) * scale, scale };
}

/**
 * The free seats that can be taken now, each with its ref and the middle of it.
 *
 * A seat of the vehicle in which who acts sits already is called by its number alone.
 */
export function openSeats(scene: Scene, view: View, places: ReadonlyMap<string, Place>, lit: ReadonlyMap<string, unknown>): { ref: string; vehicle: string; seat: number; x: number; y: number; scale: number }[] {
  const own = ridesIn(scene, view);
  return Object.entries(view.box.vehicles ?? {}).flatMap(([vehicle, { seats }]) => {
    const place = places.get(vehicle);
    return seats.flatMap((soldier, i) => {
      const ref = seatRef(vehicle, i + 1, own);
      if (soldier !== null || !place || !lit.has(ref)) return [];
      const at = seatAt(i, seats.length);
      return [{ ref, vehicle, seat: i + 1, x: place.x + at.x * place.scale, y: place.y + at.y * place.scale, scale: place.scale }];
    });
  });
}

export function seatRef(vehicle: string, seat: number, own: string | null): string {
  return vehicle === own ? `seat:${seat}` : `seat:${vehicle}/${seat}`;
}

/** The vehicle in which who acts now sits. */
export function ridesIn(scene: Scene, view: View): string | null {
  const id = actingCounter(scene, view);
  return (id && view.counters[id]?.vehicle) || null;
}

/** The card whose use is asked of this side; it is still in hand. */
export function cardInUse(view: View, side: string): string | null {
  const top = view.flow.at(-1);
  return top?.side === side ? (top.card ?? null) : null;
}

/** The vehicles that the soldier whose card is used sits in, or could get into. */
export function vehiclesInUse(scene: Scene, view: View, lit: ReadonlyMap<string, unknown>): string[] {
  const frame = view.flow.at(-1)?.frame ?? "";
  if (!lit.size || !/^(use|adjust)/.test(frame)) return [];
  const own = ridesIn(scene, view);
  return Object.keys(view.box.vehicles ?? {}).filter((id) => id === own || [...lit.keys()].some((ref) => ref.startsWith(`seat:${id}/`)));
}

/** About how wide heavy letters are, in the units of their size. */
export function lettersWide(text: string, size: number): number {
  const wide = text.match(/[MWМШЩЖЮФЫw@mшщжмюфы]/g)?.length ?? 0;
  const thin = text.match(/[ijlItfrłIJ.]/g)?.length ?? 0;
  const high = text.match(/\p{Lu}/gu)?.length ?? 0;
  return size * (0.6 * text.length + 0.12 * high + 0.22 * wide - 0.2 * thin);
}

export function isVehicle(scene: Scene, id: string): boolean {
  return id in scene.vehicles;
}

/** Whose a counter is now; a vehicle may have been taken over. */
export function ownerOf(scene: Scene, view: View, id: string): string {
  return view.box.vehicles?.[id]?.owner ?? scene.counters[id]?.side ?? "";
}

/** Who acts now: whose card is being used, or who is moving or aiming; null for a command card. */
export function actingCounter(scene: Scene, view: View): string | null {
  const top = view.flow.at(-1);
  const word = top?.counter;
  if (word !== undefined) return word in view.counters ? word : null;
  const card = top?.card;
  const unit = card === undefined ? "" : scene.cards[view.active]?.[card]?.unit;
  const id = unit ? `${view.active}:${unit}` : "";
  return id in view.counters ? id : null;
}

/** The middle of a counter, or of the tile it stands on. */
export function middleOf(scene: Scene, places: ReadonlyMap<string, Place>, id: string): { x: number; y: number } | null {
  const place = places.get(id);
  if (!place) return null;
  const size = isVehicle(scene, id) ? VEHICLE : { width: SOLDIER, height: SOLDIER };
  return { x: place.x + (size.width * place.scale) / 2, y: place.y + (size.height * place.scale) / 2 };
}

/** At this scale a tile's signs can be read; the middle of who acts, or of all who stand on the board. */
export function near(scene: Scene, view: View): { x: number; y: number; scale: number } | null {
  const places = counterPlaces(scene, view);
  const id = actingCounter(scene, view);
  const spots = [...(id ? [id] : Object.keys(view.counters))].flatMap((one) => middleOf(scene, places, one) ?? []);
  if (!spots.length) return null;
  const mean = (key: "x" | "y"): number => spots.reduce((sum, spot) => sum + spot[key], 0) / spots.length;
  return { x: mean("x"), y: mean("y"), scale: 0.5 };
}
