/** How long what happens to cards takes to be seen, and where it is seen. */
import type { AnyGameUi, AnyScene, AnyView, Flight, LogLine } from "../../games/contract";

/** In milliseconds at normal speed. */
export const FLIES = 460;
export const SHOWN = 1250;
export const REVEALED = 2900;
const APART = 90;
/** So many cards fly one by one; more would only delay. */
const MOST = 6;

export interface Timed extends Flight {
  late: number;
  long: number;
}

/** The flights of some lines, one after the other: what all should read is held up for a moment. */
export function timed(flights: readonly Flight[]): readonly Timed[] {
  let late = 0;
  return flights.slice(0, MOST).map((flight) => {
    const one = { ...flight, late, long: flight.isShown ? SHOWN : FLIES };
    late += flight.isShown ? SHOWN * 0.6 : APART;
    return one;
  });
}

/** How long some lines should stay before the next are told, beyond the usual. */
export function holding(ui: AnyGameUi, scene: AnyScene, view: AnyView, viewpoint: string, lines: readonly LogLine[]): number {
  const reveal = ui.reveal?.(scene, lines) ? REVEALED - 500 : 0;
  const flights = timed(ui.flights?.(scene, view, viewpoint, lines) ?? []);
  return Math.max(reveal, ...flights.map(({ late, long, isShown }) => (isShown ? late + long - 450 : 0)), 0);
}
