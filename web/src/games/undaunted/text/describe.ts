/** The board as structured text, and the piles: for screen readers and for looking through. */
import { t } from "../../../i18n";
import type { Described, DescribedItem, OfferedCard, Pile, TurnAsked } from "../../contract";
import { lostOf, progress } from "../score/goals";
import { tellCard, tellCounter, tellTile } from "./names";
import { type Cards, label, type Scene, sideName, tileName, type View } from "../types";

type Bag = Readonly<Record<string, number>>;

function cardName(scene: Scene, side: string, card: string): string {
  return scene.cards[side]?.[card]?.name ?? card;
}

function bagText(scene: Scene, side: string, bag: Bag): string {
  const parts = Object.entries(bag).map(([card, count]) => cardName(scene, side, card) + (count > 1 ? ` ${t("undaunted-times", { count })}` : ""));
  return parts.join(", ") || "–";
}

export function describe(scene: Scene, view: View, viewpoint: string): Described {
  const say = (name: string): string => label(scene, name);
  const moment =
    view.phase === "over" ? say("over") : view.phase === "initiative" ? say("bidding") : t("undaunted-turn", { side: sideName(scene, view.active) });
  const score: DescribedItem[] = progress(scene, view).map((one) => {
    const points = one.needed ? t("undaunted-points-of", { points: one.points, needed: one.needed }) : String(one.points);
    const parts = [`${say("points")}: ${points}`];
    for (const count of one.counts) parts.push(`${say(count.kind)}: ${t("undaunted-points-of", { points: count.have, needed: count.need })}`);
    parts.push(`${say("casualties")}: ${one.lost}`);
    if (view.initiative === one.side) parts.push(say("initiative"));
    const zones = (["hand", "deck", "discard", "supply"] as const).map((zone) => `${say(zone)} ${view.cards[one.side]?.[zone].count ?? 0}`);
    return { text: t("undaunted-of-side", { side: one.name, what: [...parts, ...zones].join(", ") }) };
  });
  const hand = Object.entries(view.cards[viewpoint]?.hand.cards ?? {});
  const sections = [
    { heading: say("points"), items: score },
    ...(hand.length
      ? [{ heading: say("hand"), items: hand.map(([card, count]): DescribedItem => ({ text: handText(scene, viewpoint, card, count), ref: `card:${card}` })) }]
      : []),
    { heading: say("board"), items: scene.tiles.map((tile) => tileItem(scene, view, tile)) },
  ];
  return { title: `${scene.name}. ${say("round")} ${view.round}, ${moment}`, sections };
}

function handText(scene: Scene, side: string, card: string, count: number): string {
  const face = scene.cards[side]?.[card];
  return face ? `${tellCard(face)}, ${t("undaunted-in-hand", { count })}` : card;
}

/** A tile with what stands on it; a vehicle with who sits in it. */
function tileItem(scene: Scene, view: View, tile: Scene["tiles"][number]): DescribedItem {
  const here = Object.entries(view.counters).filter(([, one]) => one.tile === tile.id);
  const item = (id: string): DescribedItem => {
    const crew = here.filter(([, one]) => one.vehicle === id).map(([word]) => item(word));
    return { text: tellCounter(scene, view, id), ref: `counter:${id}`, ...(crew.length ? { items: crew } : {}) };
  };
  const structures = Object.entries(view.box.structures ?? {})
    .filter(([, one]) => one.tile === tile.id && !one.destroyed)
    .map(([word]): DescribedItem => ({ text: scene.structures[word]?.name ?? word, ref: `structure:${word}` }));
  const items = [...structures, ...here.filter(([, one]) => !one.vehicle).map(([id]) => item(id))];
  return { text: `${tellTile(scene, view, tile)}. ${nearText(scene, tile)}`, ref: `tile:${tile.id}`, ...(items.length ? { items } : {}) };
}

/** U-117: which tiles share an edge, as whoever sees the board sees. */
function nearText(scene: Scene, tile: Scene["tiles"][number]): string {
  return `${label(scene, "adjacent")}: ${tile.adjacent.map((id) => tileName(scene, id)).join(", ")}`;
}

const ZONES = ["hand", "deck", "discard", "play", "supply"] as const;

export function piles(scene: Scene, view: View, viewpoint: string): readonly Pile[] {
  const order = [...scene.sides].sort((one, other) => Number(other.side === viewpoint) - Number(one.side === viewpoint));
  return order.flatMap(({ side, name }) => {
    const cards = view.cards[side];
    if (!cards) return [];
    const listed = (bag: Bag, zone = ""): Pile["cards"] =>
      Object.entries(bag).map(([card, count]) => {
        const first = zone === "lost" ? 0 : zone === "play" ? (cards.lost[card] ?? 0) : undefined;
        return { card, name: cardName(scene, side, card), count, ...(first === undefined ? {} : { first }) };
      });
    const made: Pile[] = ZONES.map((zone) => {
      const known = cards[zone].cards;
      const note = known ? "" : noteOn(scene, side, zone, cards);
      return {
        id: `${side}:${zone}`,
        side,
        zone,
        label: label(scene, zone),
        name: t("undaunted-of-side", { side: name, what: label(scene, zone) }),
        count: cards[zone].count,
        cards: known ? listed(known, zone) : null,
        ...(note ? { note } : {}),
      };
    });
    made.push({ id: `${side}:lost`, side, zone: "lost", label: label(scene, "lost"), name: t("undaunted-of-side", { side: name, what: label(scene, "lost") }), count: lostOf(cards), cards: listed(cards.lost, "lost") });
    return made;
  });
}

/** What everybody knows of a hidden pile. */
function noteOn(scene: Scene, side: string, zone: string, cards: Cards): string {
  const parts = [];
  if (zone === "hand" && Object.keys(cards.known.hand.at_least).length)
    parts.push(t("undaunted-known-hand", { cards: bagText(scene, side, cards.known.hand.at_least) }));
  if (zone === "hand") parts.push(t("undaunted-unseen", { cards: bagText(scene, side, cards.unseen) }));
  return parts.join(" ");
}

/** Bolster takes from the supply, Inspire from the play area: cards that are in no hand. */
export function offered(scene: Scene, view: View, turn: TurnAsked): readonly OfferedCard[] | null {
  // As in the hand; Fog of War, which hardly anybody wants, comes last.
  const rank = (card: string): number => scene.cards[view.side]?.[card]?.initiative ?? 0;
  const made = turn.options.flatMap((option) => {
    const [verb, card] = option.choice.split(" ");
    return verb === "take" && card ? [{ choice: option.choice, side: view.side, card }] : [];
  });
  return made.length ? made.sort((one, other) => rank(other.card) - rank(one.card)) : null;
}
