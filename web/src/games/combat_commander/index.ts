/** Combat Commander on the table. */
import "../../art/art.css";
import "./ground.css";
import type { GameUi, OfferedCard, Pile, TurnAsked } from "../contract";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { frame } from "./hexes";
import { near } from "./near";
import { SIDES, cardName, enemyOf, factsOf } from "./names";
import Score from "./Score.svelte";
import type { Scene, View } from "./types";

function piles(sceneOf: unknown, viewOf: unknown, viewpoint: string): readonly Pile[] {
  const [scene, view] = [sceneOf as Scene, viewOf as View];
  const label = scene.names.label;
  const listed = (cards: readonly string[] | null | undefined): Pile["cards"] =>
    cards ? cards.map((card) => ({ card, name: cardName(scene, card), count: 1 })) : null;
  const sides = viewpoint === "allies" ? [...SIDES].reverse() : SIDES;
  return sides.flatMap((side) => {
    const cards = view.cards[side];
    if (!cards) return [];
    const name = (text: string | undefined): string => `${factsOf(scene, side).name}: ${text}`;
    return [
      { id: `${side}:discard`, side, name: name(label.discard), count: cards.discard.count, cards: listed(cards.discard.cards ?? []) },
      // What may come next: all cards that the viewer has not seen elsewhere.
      { id: `${side}:unseen`, side, name: name(label.unseen), count: cards.unseen.length, cards: listed(cards.unseen) },
      ...(cards.known.length ? [{ id: `${side}:known`, side, name: name(label.known), count: cards.known.length, cards: listed(cards.known) }] : []),
    ];
  });
}

/** Cards that are picked though they are not in the own hand: the enemy's, or one instead of mines. */
function offered(_scene: unknown, viewOf: unknown, turn: TurnAsked): readonly OfferedCard[] | null {
  const view = viewOf as View;
  const found = turn.options.flatMap(({ choice }) => {
    const [verb, card = ""] = choice.split(" ");
    if (verb !== "card" && verb !== "take") return [];
    return [{ choice, side: verb === "card" ? enemyOf(view.side) : view.side, card }];
  });
  return found.length ? found : null;
}

/**
 * Lines of sight start at whoever fires or spots now; while one chooses who shall fire, at the
 * target, as sight is the same both ways.
 */
function sightFrom(_scene: unknown, viewOf: unknown, turn: TurnAsked): string | null {
  const view = viewOf as View;
  const target = view.flow.findLast((frame) => ["react", "pieces"].includes(String(frame.frame)))?.hex;
  if (["react", "activate", "pieces"].includes(turn.question)) return target ? `hex:${String(target)}` : null;
  if (turn.question !== "fire" && turn.question !== "spot") return null;
  const ready = Object.values(view.units).find(
    (unit) =>
      unit.side === view.side && unit.hex && !unit.flags.includes("fired") &&
      (unit.flags.includes("ordered") || unit.flags.includes("opportunity")),
  );
  return ready?.hex ? `hex:${ready.hex}` : null;
}

const ui: GameUi = {
  Board,
  Hand,
  Beside,
  Score,
  Card,
  piles,
  describe,
  offered,
  sightFrom,
  tall: true,
  near,
  size: (scene) => frame((scene as Scene).sides.map((side) => side.edge)),
};

export default ui;
