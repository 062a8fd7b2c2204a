/**
 * What the table and a game's drawings say to each other.
 *
 * The table (`web/src/table`) knows no game and a game's drawings know no socket: a `GameUi` draws
 * a scene (what never changes in a match) and a view (what the viewpoint may know now), and the
 * table tells it what is lit.  The same drawings serve play, replay, spectating and lessons.
 * A folder here with an `index.ts` that exports a `Registration` is all a game needs; a game
 * without one is played as text (`generic/`).
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
import type { Told } from "../api/types";

/** The word of a thing in the view, as `refs(option)` of the kernel gives it: `kind:word`. */
export type Ref = string;

/** One answer to the question asked now: the words to send back, its label, what it points at. */
export type Option = Told<"OptionShown"> & Partial<Planned>;

/** What a plan has more than an option: further choices, the way there, who takes part. */
export type Planned = Pick<Told<"PlanShown">, "then" | "path" | "cost" | "pieces" | "forecasts" | "is_apart">;

/** What an option would meet, at the thing where it is shown. */
export type Odds = Told<"ForecastShown"> & {
  choice: string;
  /** Of a plan that begins with that choice. */
  isPlanned?: boolean;
};

/** The engine's own event, told by a line of the log: each game knows its own, the table its word. */
export interface AnyEvent {
  event: string;
}

/** A line of the log; names in it are parts with a ref. */
export type LogLine<Event = AnyEvent> = Omit<Told<"LogLine">, "event"> & { event: Event };

/** What every scene has, whatever its game. */
export type AnyScene = Told<"SceneTold">;

/** The view of whichever game: the table hands it on and reads nothing in it. */
export type AnyView = object;

/** A line of sight that the player has asked for, as the server tells it (`look` at two hexes). */
export interface Sight {
  from: string;
  to: string;
  details: Told<"SightTold">;
}

/** All that is in sight of a place, by ref, with what hinders the look at each. */
export type Fan = Readonly<Record<Ref, number>>;

/** What every drawing of a game is given. */
export interface SceneProps<Scene = AnyScene, View = AnyView, Event = AnyEvent> {
  /** What never changes in the match, as `GET …/scene` gives it. */
  scene: Scene;
  /** What the viewpoint may know now. */
  view: View;
  /** `us`, `de`, `axis` … or `spectator`: whose hand is below, whose side is drawn near. */
  viewpoint: string;
  /** What can be picked: ref → the options that point at it. Empty when nothing is asked. */
  lit: ReadonlyMap<Ref, readonly Option[]>;
  /** Chosen on the way (its menu is open, or it waits for a confirmation): drawn as picked. */
  selected: Ref | null;
  /** Picked so far, or taking part in what is put forward: drawn as chosen. */
  chosen?: ReadonlySet<Ref>;
  /** The places on the way to what is pointed at. */
  way?: ReadonlySet<Ref>;
  /** Pointed at: by pointer, focus, log line or lesson; drawn with a ring. */
  hovered: Ref | null;
  /** The piece in the tab order: exactly one has `tabindex=0`; arrow keys rove. */
  focused: Ref | null;
  /** ref → what the option that aims at it would meet; draw `percent` at the thing. */
  odds: ReadonlyMap<Ref, Odds>;
  /** The log lines of the last change, oldest first, to be animated; empty after a jump. */
  happened: readonly LogLine<Event>[];
  /** Whether things may move; false draws the result at once. */
  motion: boolean;
  /** For what is not an element with `data-ref`; never on one that has it (it would count twice). */
  onpick(ref: Ref): void;
  onhover(ref: Ref | null): void;
}

/** The board in the middle. It is put into a `PanZoom`: draw at natural size, do not scroll. */
export interface BoardProps<Scene = AnyScene, View = AnyView, Event = AnyEvent> extends SceneProps<Scene, View, Event> {
  sight?: Sight | null;
  /** All that is in sight of the place from which the player looks. */
  fan?: Fan | null;
  /** Who fires at what in the scene that is on the stage. */
  aim?: Aim | null;
}

/** A single card, as wide as `--card-width` says where it lies, 13 to 18; it shows less where it is small. */
export interface CardProps<Scene = AnyScene> {
  scene: Scene;
  /** The side whose card it is. */
  side: string;
  /** The card's word: `rifleman-a`, `fire#g-50`; null draws its back. */
  card: string | null;
  /** Which of several alike it is, where they differ to the eye only. */
  copy?: number;
}

/** Where cards lie, or are held. */
export type Zone = "hand" | "deck" | "discard" | "supply" | "play" | "lost";

/** A card that goes from one place to another. */
export interface Flight {
  side: string;
  /** Null: only its back is seen. */
  card: string | null;
  copy?: number;
  from: Zone;
  to: Zone;
  /** Held up over the board for a moment, so that everyone can read it. */
  isShown?: boolean;
  caption?: string;
}

/** Cards chosen in secret and turned over together. */
export interface Reveal {
  cards: readonly { side: string; card: string; copy?: number; value: string; wins: boolean }[];
  /** What comes of it. */
  text: string;
}

/** A pile of cards that may be looked through as far as the view tells. */
export interface Pile {
  /** Unique in the view: `us:discard`. */
  id: string;
  side: string;
  /** Its name in the reader's language: "Your discard pile". */
  name: string;
  count: number;
  /** Where it lies on the table, and its short name there; without, it is only listed. */
  zone?: Zone;
  label?: string;
  /** The card on top, where it lies open. */
  top?: string;
  /** What is in it, where the view says; null when only the count is known. `first`: see `copy` of a card. */
  cards: readonly { card: string; name: string; count: number; first?: number }[] | null;
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

/** Small noises that the table knows how to make. */
export type Sound = "dice" | "card" | "flip" | "step" | "shot" | "hit" | "toll" | "turn" | "end";

/** Kinds of events that one may want to jump to in a replay. */
export const EVENT_KINDS = ["hit", "fire", "move", "score", "cards"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What an event of the log is to the table: how it sounds, and what kind of event it is. */
export interface EventRole {
  sound?: Sound;
  kind?: EventKind;
  /** What it is to a scene (`table/stage`): it opens one, stands within one, or repeats its roll. */
  stage?: "opens" | "within" | "said";
}

/** A roll as the server tells it: who at whom, the sum term by term, the dice, the verdict. */
export type Roll = Told<"RollShown">;

/** What a roll is made with: dice, or a card that is turned over. */
export interface ChanceProps<Scene = AnyScene> {
  scene: Scene;
  roll: Roll;
  /** Whether it has just been made: it lands after so many milliseconds at normal speed. */
  late: number | null;
}

/** Who fires or fights from where at what, as lines on the board; of each the first ref that lies there. */
export interface Aim {
  from: readonly (readonly Ref[])[];
  to: readonly (readonly Ref[])[];
  /** Where it came down instead. */
  drift?: Ref | null;
}

/** The pictures of a game. */
export interface Drawings<Scene, View, Event> {
  Board: Component<BoardProps<Scene, View, Event>>;
  /** The own hand below the board (cards with `data-ref="card:…"`); empty for a spectator. */
  Hand: Component<SceneProps<Scene, View>>;
  /** What lies beside the board and is no pile of cards: vehicle cards, who waits, who is lost. */
  Beside: Component<SceneProps<Scene, View>>;
  /** Points, objectives, round and time tracks, losses: the state of the game at a glance. */
  Score: Component<SceneProps<Scene, View>>;
  Card: Component<CardProps<Scene>>;
  /** What a roll is made with, where that is no dice: a card that is turned over. */
  Chance?: Component<ChanceProps<Scene>>;
  /** The board's size in its own units, so that PanZoom can fit it. */
  size(scene: Scene, viewpoint: string): { width: number; height: number };
  /**
   * Where the action is and the scale at which the board can be read: where less would fit (on a
   * phone) the board opens so near, there. Null: always the whole board.
   */
  near?(scene: Scene, view: View, viewpoint: string): { x: number; y: number; scale: number } | null;
}

/** Everything a game gives the table. */
export interface GameUi<Scene, View, Event> {
  /** Null: the game is always shown as text. */
  drawings: Drawings<Scene, View, Event> | null;
  /** `names` are the things that have been named so far, by the log and by the options. */
  describe(scene: Scene, view: View, viewpoint: string, names: ReadonlyMap<Ref, string>): Described;
  /** The piles of both sides, in the order in which they are listed. */
  piles(scene: Scene, view: View, viewpoint: string): readonly Pile[];
  /** By the event's word; events that are missing here are silent and of no kind. */
  events: Readonly<Partial<Record<string, EventRole>>>;
  /** Who fires at what by a line that opens a scene, before anything is rolled. */
  aim?(view: View, event: Event): Aim | null;
  /** Whether what is asked now is about the scene that has just been told. */
  isStaged?(view: View): boolean;
  /** The cards that changed their place in some lines, in order; the view is that after them. */
  flights?(scene: Scene, view: View, viewpoint: string, lines: readonly LogLine<Event>[]): readonly Flight[];
  /** Cards that some lines turn over together. */
  reveal?(scene: Scene, lines: readonly LogLine<Event>[]): Reveal | null;
  /** What is told of a line of the log beyond its words, by the line's number: who was lost. */
  remarks?(scene: Scene, lines: readonly LogLine<Event>[]): ReadonlyMap<number, string>;
  /** What is read aloud of some lines; all of them where this is missing. */
  spoken?(lines: readonly LogLine<Event>[]): readonly LogLine<Event>[];
  /** The CSS colour of a side. */
  colour?(scene: Scene, side: string): string;
  /**
   * Kinds of refs (`action`, `edge`) that are small on a card or far from the eye: options that
   * point at them have a button as well.
   */
  buttoned?: readonly string[];
  /** Kinds of refs about which one may want always to be asked: where an enemy may come. */
  stops?: readonly string[];
  /** The kinds of refs at which a player may leave an order. */
  orders?: readonly string[];
  /**
   * Cards to lay out for picking that are in no hand: the supply for Bolster, the play area for
   * Inspire, a discard pile. What is offered so is not lit in the hand. Null when none.
   */
  offered?(scene: Scene, view: View, turn: TurnAsked): readonly OfferedCard[] | null;
  /**
   * From where lines of sight to a thing are shown on hovering while this is asked: the piece that
   * fires. Of several the first that sees it is taken.
   */
  sightFrom?(scene: Scene, view: View, turn: TurnAsked, target: Ref): readonly Ref[];
}

/**
 * The part of whichever game a match is of.
 *
 * `any` is right here: which types belong together is known only at run time, by the name of the
 * game, and a scene is handed to nothing but the part that was loaded by that name.
 */
export type AnyGameUi = GameUi<any, any, any>;

/** How a game's folder is found: its `index.ts` exports one as default. It stays small. */
export interface Registration {
  /** The games whose matches it draws, by the server's names. */
  games: readonly string[];
  ui(): Promise<AnyGameUi>;
  /** The pictures of these games on the first page. */
  covers(): Promise<Readonly<Record<string, () => string>>>;
  /** Its own messages by `./locales/<language>.ftl`, loaded with it. */
  messages: Readonly<Record<string, () => Promise<string>>>;
}
