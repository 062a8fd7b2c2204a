/** Over the board from place to place, for whoever does not see it: the next place, and its name. */
import { nextSpot, type Direction, type Spot } from "../input/roving";
import type { Option, Ref } from "../../games/contract";
import type { Place } from "../match/protocol";
import { optionsAt, type Lit } from "../prompt/options";

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** The key's name as the server says it: `up`, `page-up`; null for keys that do not walk. */
export function stepOf(key: string): string | null {
  return ARROWS[key] ?? ({ Home: "home", End: "end", PageUp: "page-up", PageDown: "page-down" } as Record<string, string>)[key] ?? null;
}

/** Where a step leads; null at the edge of the board. */
export function stepFrom(places: readonly Place[], from: Ref, step: string): Ref | null {
  const here = places.find((place) => place.ref === from);
  if (here === undefined) return places[0]?.ref ?? null;
  if (Object.keys(here.steps).length > 0) return here.steps[step] ?? null;
  const direction = Object.values(ARROWS).find((each) => each === step);
  return direction === undefined ? null : beyond(places, here, direction);
}

/** By where the places lie, without going round at the edge. */
function beyond(places: readonly Place[], here: Place, direction: Direction): Ref | null {
  const spots: Spot[] = places.map(({ ref, at: [x, y] }) => ({ ref, x: x * 10, y: y * 10 }));
  const next = nextSpot(spots, here.ref, direction);
  const there = places.find((place) => place.ref === next?.ref);
  if (there === undefined) return null;
  const [axis, sign] = direction === "left" || direction === "right" ? ([0, direction === "right" ? 1 : -1] as const) : ([1, direction === "down" ? 1 : -1] as const);
  return (there.at[axis] - here.at[axis]) * sign > 0 ? there.ref : null;
}

/** A place by what somebody typed of its name. */
export function placeNamed(places: readonly Place[], typed: string): Place | null {
  const wanted = typed.trim().toLocaleLowerCase();
  return places.find(({ name }) => name.toLocaleLowerCase() === wanted) ?? null;
}

/** What can be done at a place. */
export function optionsOf(place: Place, lit: Lit): readonly Option[] {
  return optionsAt(lit, [place.ref, ...place.pieces]);
}

/** The places row by row, as a grid has them. */
export function rowsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const rows = new Map<number, Place[]>();
  for (const place of places) {
    const row = place.at[1] >> 1;
    rows.set(row, [...(rows.get(row) ?? []), place]);
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row.sort((one, other) => one.at[0] - other.at[0]));
}
