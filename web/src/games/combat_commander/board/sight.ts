/** A line of sight as the server tells it, ready to be drawn. */
import type { Sight } from "../../contract";
import { centre, hexNumber, type Spot } from "./hexes";
import type { View } from "../types";

export interface SightPart {
  at: Spot;
  /** Its hindrance; null where it blocks. */
  value: number | null;
  /** Whether the result is its doing. */
  decides: boolean;
}

export interface DrawnSight {
  from: Spot;
  to: Spot;
  /** Where the look ends, if something blocks it. */
  stop: Spot | null;
  distance: number | null;
  isSeen: boolean;
  hindrance: number;
  parts: readonly SightPart[];
}

/** The hex of a ref, of a hex or of whoever stands in one. */
export function hexOf(view: View, ref: string): number {
  const word = ref.slice(ref.indexOf(":") + 1);
  if (ref.startsWith("unit:")) return hexNumber(view.units[word]?.hex ?? "");
  if (ref.startsWith("weapon:")) return hexNumber(view.units[view.weapons[word]?.holder ?? ""]?.hex ?? "");
  return hexNumber(word);
}

/** Where a part lies: a hex, or the side between two (`E4-F4`); null for the fog everywhere. */
function placeOf(where: string): Spot | null {
  const hexes = where.split("-").map(hexNumber);
  if (!hexes.length || hexes.some((hex) => hex < 0)) return null;
  const spots = hexes.map(centre);
  const sum = spots.reduce<Spot>((one, other) => [one[0] + other[0], one[1] + other[1]], [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
}

/** The point of the line nearest to a spot, so that marks lie on the line. */
function onLine(from: Spot, to: Spot, spot: Spot): Spot {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy || 1;
  const share = Math.max(0, Math.min(1, ((spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy) / length));
  return [from[0] + share * dx, from[1] + share * dy];
}

export function drawnSight(view: View, sight: Sight | null | undefined): DrawnSight | null {
  if (!sight) return null;
  const { details } = sight;
  const [one, other] = [hexOf(view, sight.from), hexOf(view, sight.to)];
  if (one < 0 || other < 0 || one === other) return null;
  const [from, to] = [centre(one), centre(other)];
  const parts = details.parts.flatMap((part) => {
    const spot = placeOf(part.where);
    return spot ? [{ at: onLine(from, to, spot), value: part.hindrance, decides: part.decides }] : [];
  });
  return {
    from,
    to,
    stop: parts.find((part) => part.value === null && part.decides)?.at ?? null,
    distance: details.distance,
    isSeen: details.sight,
    hindrance: details.hindrance ?? 0,
    parts,
  };
}
