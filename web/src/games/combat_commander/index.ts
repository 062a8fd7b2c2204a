/** Combat Commander on the table. */
import "../../art/art.css";
import "./ground.css";
import type { GameUi, OfferedCard, Pile, Ref, TurnAsked } from "../contract";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { hexOf } from "./board/sight";
import { centre, frame, hexNumber } from "./hexes";
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

/** So many places are tried for one that sees a thing. */
const TRIED = 4;

/**
 * Lines of sight start at whoever fires or spots now, the nearest first; while one chooses who
 * shall fire, at the target, as sight is the same both ways.
 */
function sightFrom(_scene: unknown, viewOf: unknown, turn: TurnAsked, aimed: Ref): readonly Ref[] {
  const view = viewOf as View;
  const target = view.flow.findLast((frame) => ["react", "pieces"].includes(String(frame.frame)))?.hex;
  if (["react", "activate", "pieces"].includes(turn.question)) return target ? [`hex:${String(target)}`] : [];
  if (turn.question !== "fire" && turn.question !== "spot") return [];
  const ready = Object.values(view.units).flatMap((unit) =>
    unit.side === view.side && unit.hex && !unit.flags.includes("fired") &&
    (unit.flags.includes("ordered") || unit.flags.includes("opportunity")) ? [unit.hex] : [],
  );
  const to = hexOf(view, aimed);
  const far = (word: string): number => {
    const [one, other] = [centre(hexNumber(word)), centre(to)];
    return Math.hypot(one[0] - other[0], one[1] - other[1]);
  };
  const nearest = [...new Set(ready)].sort((one, other) => (to < 0 ? 0 : far(one) - far(other)));
  return nearest.slice(0, TRIED).map((word) => `hex:${word}`);
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
