/**
 * Who a card is.
 *
 * Which of several cards alike lies in which zone nobody knows, so nothing may tell it: the soldiers
 * of a kind are named in one order, first the lost, then those in play, then those in the hand that
 * one sees oneself. How many are lost and in play everyone knows. A card that is lost or played from
 * the hand is thus the first one there, and nobody learns more than the counts.
 */
import type { LogLine } from "../../contract";
import type { GameEvent, Scene, View } from "../types";

/** The number of the first soldier of a kind in one's own hand. */
export function firstInHand(view: View, side: string, card: string): number {
  const cards = view.cards[side];
  return (cards?.lost[card] ?? 0) + (cards?.play.cards?.[card] ?? 0);
}

export function soldierName(scene: Scene, side: string, card: string, copy: number | undefined): string {
  return copy === undefined ? "" : (scene.cards[side]?.[card]?.soldiers[copy] ?? "");
}

/** Who was lost, by the number of the line that tells it: the first of his kind first. */
export function fallen(scene: Scene, lines: readonly LogLine<GameEvent>[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const lost = new Map<string, number>();
  for (const { n, event } of lines) {
    if (event.event !== "casualty") continue;
    const kind = `${event.side} ${event.card}`;
    const before = lost.get(kind) ?? 0;
    lost.set(kind, before + 1);
    const name = soldierName(scene, event.side, event.card, before);
    if (name) found.set(n, name);
  }
  return found;
}
