/**
 * What the table and a game's drawings say to each other.
 *
 * The table (`web/src/table`) knows no game and a game's drawings know no socket: a `GameUi` draws
 * a scene (what never changes in a match) and a view (what the viewpoint may know now), and the
 * table tells it what is lit.  The same drawings serve play, replay, spectating and lessons.
 *
 * How a piece is clicked.  Every element that stands for a thing carries `data-ref`, the kernel's
 * own ref of it (`tile:17B`, `counter:de:scout-b`, `card:scout-b`, `unit:axis:rifle-3`, `hex:C7`).
 * The table listens for clicks, hovering, long presses, focus and keys on whatever carries it, so a
 * drawing attaches no handlers of its own; spreading `piece(props, ref, name)` on the element is
 * all it takes.  A piece that stands on something lit further down, but is not drawn inside it,
 * says so with `on`: a click on a unit that is not lit itself then picks its lit hex.  Pieces are
 * siblings, never inside one another: a button inside a button cannot be reached by a screen reader.
 */
import type { Component } from "svelte";

/** The word of a thing in the view, as `refs(option)` of the kernel gives it: `kind:word`. */
export type Ref = string;

/** One answer to the question asked now. */
export interface Option {
  /** The words that are sent back: `play scout-b`, `at de:scout-b`. */
  choice: string;
  /** What it says on a button, in the reader's language. */
  label: string;
  /** The things it points at. */
  refs: readonly Ref[];
  /** `pass` declines, `minor` is rarely wanted, `main` all others. */
  role: "main" | "pass" | "minor";
  /** What the player may not have meant; shown before it is chosen. */
  warning: string | null;
  /** Whether the warning has to be confirmed. */
  confirm: boolean;
}

/** A part of a defence or attack total, with the clause it comes from. */
export interface OddsPart {
  label: string;
  value: string | number;
  clause: string | null;
}

/** What an option would meet, at the thing where it is shown. */
export interface Odds {
  choice: string;
  ref: Ref | null;
  total: number | null;
  dice: number | null;
  /** Exactly, as numerator and denominator; null where nothing is left to chance. */
  chance: readonly [number, number] | null;
  /** The same as text in the reader's language: `30 %`. */
  percent: string;
  parts: readonly OddsPart[];
  effect: string;
}

/** A line of the log; names in it are parts with a ref. */
export interface LogLine {
  n: number;
  entry: number;
  parts: readonly { text: string; ref?: Ref | null }[];
  /** The engine's own event, for animation: `{"event": "moves", "counter": …, "tile": …}`. */
  event: Readonly<Record<string, unknown>> | null;
  mark: "round" | "turn" | null;
}

/** A line of sight that the player has asked for, as the server tells it (`look` at two hexes). */
export interface Sight {
  from: string;
  to: string;
  /** Whatever else the game's own `look` answers; its board knows what to do with it. */
  details: Readonly<Record<string, unknown>>;
}

/** What every drawing of a game is given. */
export interface SceneProps {
  /** What never changes in the match, as `GET …/scene` gives it; the game knows its type. */
  scene: unknown;
  /** What the viewpoint may know now. */
  view: unknown;
  /** `us`, `de`, `axis` … or `spectator`: whose hand is below, whose side is drawn near. */
  viewpoint: string;
  /** What can be picked: ref → the options that point at it. Empty when nothing is asked. */
  lit: ReadonlyMap<Ref, readonly Option[]>;
  /** Chosen on the way (its menu is open, or it waits for a confirmation): drawn as picked. */
  selected: Ref | null;
  /** Pointed at: by pointer, focus, log line or lesson; drawn with a ring. */
  hovered: Ref | null;
  /** The piece in the tab order: exactly one has `tabindex=0`; arrow keys rove. */
  focused: Ref | null;
  /** ref → what the option that aims at it would meet; draw `percent` at the thing. */
  odds: ReadonlyMap<Ref, Odds>;
  /** The log lines of the last change, oldest first, to be animated; empty after a jump. */
  happened: readonly LogLine[];
  /** Whether things may move; false draws the result at once. */
  motion: boolean;
  /** For what is not an element with `data-ref`; never on one that has it (it would count twice). */
  onpick(ref: Ref): void;
  onhover(ref: Ref | null): void;
}

/** The board in the middle. It is put into a `PanZoom`: draw at natural size, do not scroll. */
export interface BoardProps extends SceneProps {
  sight?: Sight | null;
}

/** The own hand below the board (cards with `data-ref="card:…"`); empty for a spectator. */
export type HandProps = SceneProps;

/** What lies beside the board: vehicle cards, cards in play, the other side's hand as backs. */
export type BesideProps = SceneProps;

/** Points, objectives, round and time tracks, losses: the state of the game at a glance. */
export type ScoreProps = SceneProps;

/** A single card, for piles, tooltips and the log: about 130 × 180 at `scale` 1. */
export interface CardProps {
  scene: unknown;
  /** The side whose card it is. */
  side: string;
  /** The card's word: `rifleman-a`, `fire#g-50`. */
  card: string;
  scale?: number;
}

/** A pile of cards that may be looked through as far as the view tells. */
export interface Pile {
  /** Unique in the view: `us:discard`. */
  id: string;
  side: string;
  /** Its name in the reader's language: "Your discard pile". */
  name: string;
  count: number;
  /** What is in it, where the view says; null when only the count is known. */
  cards: readonly { card: string; name: string; count: number }[] | null;
  /** One more sentence, for example what is known of a hidden pile. */
  note?: string;
}

/** The board as structured text, for screen readers and for playing without a picture. */
export interface Described {
  /** "Round 6, your turn", the points … */
  title: string;
  sections: readonly DescribedSection[];
}

export interface DescribedSection {
  heading: string;
  items: readonly DescribedItem[];
}

export interface DescribedItem {
  text: string;
  /** What it is, so that it can be picked and looked at from the list. */
  ref?: Ref;
  items?: readonly DescribedItem[];
}

/** The question asked now. */
export interface TurnAsked {
  decision: number;
  /** Its stable word: `play`, `aim`. */
  question: string;
  options: readonly Option[];
}

/** A card that can be picked though it is in no hand. */
export interface OfferedCard {
  choice: string;
  side: string;
  card: string;
}

/** Everything a game gives the table. Each game folder's `index.ts` exports one as default. */
export interface GameUi {
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  Beside: Component<BesideProps>;
  Score: Component<ScoreProps>;
  Card: Component<CardProps>;
  /** The piles of both sides, in the order in which they are listed. */
  piles(scene: unknown, view: unknown, viewpoint: string): readonly Pile[];
  describe(scene: unknown, view: unknown, viewpoint: string): Described;
  /**
   * Cards to lay out for picking that are in no hand: the supply for Bolster, the play area for
   * Inspire, a discard pile. What is offered so is not lit in the hand. Null when none.
   */
  offered?(scene: unknown, view: unknown, turn: TurnAsked): readonly OfferedCard[] | null;
  /**
   * From where lines of sight to a thing are shown on hovering while this is asked: the piece that
   * fires. Of several the first that sees it is taken.
   */
  sightFrom?(scene: unknown, view: unknown, turn: TurnAsked, target: Ref): readonly Ref[];
  /** Boards as high as they are wide: on a wide screen question and hand stand beside, not below. */
  tall?: boolean;
  /**
   * Where the action is and the scale at which the board can be read: where less would fit (on a
   * phone) the board opens so near, there. Null: always the whole board.
   */
  near?(scene: unknown, view: unknown, viewpoint: string): { x: number; y: number; scale: number } | null;
  /** The board's size in its own units, so that PanZoom can fit it. */
  size(scene: unknown, viewpoint: string): { width: number; height: number };
}

/** The attributes of an element that stands for a thing. */
export interface PieceAttributes {
  "data-ref": Ref;
  "data-on"?: Ref;
  "data-lit"?: "";
  "data-hovered"?: "";
  "data-selected"?: "";
  role: "button" | "img";
  tabindex: 0 | -1;
  "aria-label": string;
}

/** What `piece` needs of the props: any of the drawings' props will do. */
export type PieceState = Pick<SceneProps, "lit" | "selected" | "hovered" | "focused">;

/**
 * The attributes of a thing that can be looked at and, when lit, picked.
 *
 * `on` names what it stands on, nearest first (`"tile:17B"`), when it is not drawn inside it.
 */
export function piece(props: PieceState, ref: Ref, name: string, on?: Ref): PieceAttributes {
  const lit = props.lit.has(ref);
  const attributes: PieceAttributes = {
    "data-ref": ref,
    role: lit ? "button" : "img",
    tabindex: props.focused === ref ? 0 : -1,
    "aria-label": name,
  };
  if (on !== undefined) attributes["data-on"] = on;
  if (lit) attributes["data-lit"] = "";
  if (props.hovered === ref) attributes["data-hovered"] = "";
  if (props.selected === ref) attributes["data-selected"] = "";
  return attributes;
}
