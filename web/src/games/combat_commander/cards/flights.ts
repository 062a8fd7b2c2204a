/** Fate cards on their way: drawn, played for an Order or an Action, discarded. */
import type { Flight, LogLine } from "../../contract";
import type { GameEvent, Scene, View } from "../types";

export function flights(_scene: Scene, _view: View, viewpoint: string, lines: readonly LogLine<GameEvent>[]): readonly Flight[] {
  return lines.flatMap(({ event }): Flight[] => {
    switch (event.event) {
      case "gives-order":
      case "plays-action":
        return [{ side: event.side, card: event.card, from: "hand", to: "discard", isShown: event.side !== viewpoint }];
      case "draws-card":
      case "begins-with-card":
        return [{ side: event.side, card: event.side === viewpoint ? event.card : null, from: "deck", to: "hand" }];
      case "discards":
      case "loses-card":
        return [{ side: event.side, card: event.card, from: "hand", to: "discard" }];
      default:
        return [];
    }
  });
}
