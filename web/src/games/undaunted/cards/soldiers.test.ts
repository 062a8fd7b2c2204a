/** Who a card is: nobody learns more from a name than from the counts that everyone knows. */
import { expect, it } from "vitest";
import type { LogLine } from "../../contract";
import { piles } from "../text/describe";
import type { GameEvent, Scene, View } from "../types";
import { flights } from "./flights";
import { fallen, firstInHand } from "./soldiers";

const scene = {
  sides: [{ side: "us", name: "US" }, { side: "de", name: "Germany" }],
  cards: { de: { "rifleman-a": { name: "Rifleman A", soldiers: ["Obermeier", "Stuhr", "Haseloff"] } }, us: {} },
  names: {},
} as unknown as Scene;

function viewOf(lost: number, play: number, hand: number | null): View {
  const zone = (count: number): object => ({ count, cards: count ? { "rifleman-a": count } : {} });
  const hidden = { count: 2 };
  const cards = { hand: hand === null ? hidden : zone(hand), deck: hidden, discard: hidden, supply: hidden, removed: hidden, play: zone(play), lost: { "rifleman-a": lost }, unseen: {}, known: { hand: { at_least: {} } } };
  return { cards: { de: cards } } as unknown as View;
}

const line = (n: number, event: object): LogLine<GameEvent> => ({ n, entry: n, parts: [], mark: null, event: event as GameEvent }) as unknown as LogLine<GameEvent>;

it("names the fallen in the order in which they fall", () => {
  const lost = { event: "casualty", side: "de", card: "rifleman-a", counter: "de:rifleman-a", zone: "hand" };
  expect([...fallen(scene, [line(3, lost), line(4, { event: "turn", side: "us" }), line(9, lost)])]).toEqual([[3, "Obermeier"], [9, "Stuhr"]]);
});

it("the card that is played is the first of its kind in the hand, and so is the next that falls", () => {
  expect(firstInHand(viewOf(1, 0, 2), "de", "rifleman-a")).toBe(1);
  const [played] = flights(scene, viewOf(1, 1, 1), "us", [line(1, { event: "plays", side: "de", card: "rifleman-a", action: "move" })]);
  expect(played).toMatchObject({ copy: 1, from: "hand", to: "play", isShown: true });
  const [lost] = flights(scene, viewOf(2, 0, 1), "us", [line(2, { event: "casualty", side: "de", card: "rifleman-a", counter: "de:rifleman-a", zone: "hand" })]);
  expect(lost).toMatchObject({ copy: 1, to: "lost", caption: "Stuhr" });
});

it("what the other side sees does not depend on the hand", () => {
  const open = piles(scene, viewOf(1, 1, 2), "us").filter(({ zone }) => zone === "play" || zone === "lost");
  expect(open.map(({ cards }) => cards?.[0]?.first)).toEqual([1, 0]);
  expect(flights(scene, viewOf(0, 0, null), "us", [line(1, { event: "draws", side: "de", count: 2 })])).toEqual([
    { side: "de", card: null, from: "deck", to: "hand" },
    { side: "de", card: null, from: "deck", to: "hand" },
  ]);
});
