/** The piles of both sides, and the cards that are picked out of them. */
import type { OfferedCard, Pile, TurnAsked } from "../../contract";
import { SIDES, cardName, enemyOf, factsOf } from "../text/names";
import type { Scene, View } from "../types";

export function piles(scene: Scene, view: View, viewpoint: string): readonly Pile[] {
  const label = scene.names.label;
  const listed = (cards: readonly string[] | null | undefined): Pile["cards"] =>
    cards ? cards.map((card) => ({ card, name: cardName(scene, card), count: 1 })) : null;
  const sides = viewpoint === "allies" ? [...SIDES].reverse() : SIDES;
  return sides.flatMap((side) => {
    const cards = view.cards[side];
    if (!cards) return [];
    const name = (text: string | undefined): string => `${factsOf(scene, side).name}: ${text}`;
    const discard = cards.discard.cards ?? [];
    const top = discard.at(-1);
    const lies = (zone: "hand" | "deck" | "discard"): Pick<Pile, "id" | "side" | "zone" | "label" | "name" | "count"> => ({
      id: `${side}:${zone}`, side, zone, label: label[zone] ?? zone, name: name(label[zone]), count: cards[zone].count,
    });
    return [
      { ...lies("hand"), cards: listed(cards.hand.cards) },
      { ...lies("deck"), cards: null },
      { ...lies("discard"), cards: listed(discard), ...(top === undefined ? {} : { top }) },
      // What may come next: all cards that the viewer has not seen elsewhere.
      { id: `${side}:unseen`, side, name: name(label.unseen), count: cards.unseen.length, cards: listed(cards.unseen) },
      ...(cards.known.length ? [{ id: `${side}:known`, side, name: name(label.known), count: cards.known.length, cards: listed(cards.known) }] : []),
    ];
  });
}

/** Cards that are picked though they are not in the own hand: the enemy's, or one instead of mines. */
export function offered(_scene: Scene, view: View, turn: TurnAsked): readonly OfferedCard[] | null {
  const found = turn.options.flatMap(({ choice }) => {
    const [verb, card = ""] = choice.split(" ");
    if (verb !== "card" && verb !== "take") return [];
    return [{ choice, side: verb === "card" ? enemyOf(view.side) : view.side, card }];
  });
  return found.length ? found : null;
}
