/** What a table shows at a moment; the controller replaces it, the views only read it. */
import type { Fan, LogLine, Odds, OfferedCard, Option, Ref, Sight } from "../games/contract";
import type { ConnectionState } from "./match/connection";
import { NOTHING_LIT, type Lit } from "./prompt/options";
import type { Stage } from "./stage/stager";
import type {
  ChatLine,
  Hint,
  Look,
  OddsOfChoice,
  Presence,
  Refusal,
  Status,
  TableShown,
  Turn,
} from "./match/protocol";

/** Several options behind one thing: which is meant? */
export interface Menu {
  ref: Ref;
  options: readonly Option[];
}

/** Something said to the player at the prompt: why not, what went wrong. */
export interface Notice {
  kind: "why" | "error" | "stale" | "info";
  text: string;
  clause: string | null;
}

/** What is being looked at. */
export interface Looking {
  refs: readonly Ref[];
  /** Null while the answer is on its way. */
  answer: Look | null;
}

/** The device changes hands: nothing is shown until this side says that it is there. */
export interface Curtain {
  side: string;
  /** Who sat here before; null when the page has just been opened. */
  from: string | null;
}

export interface TableState {
  connection: ConnectionState;
  /** Why the server will not have us. */
  closed: Refusal | null;
  table: TableShown | null;
  log: readonly LogLine[];
  happened: readonly LogLine[];
  /** The attack, melee or rally that is being told, with its rolls. */
  stage: Stage | null;
  /** The question, while it waits for an answer; null also while an answer is on its way. */
  turn: Turn | null;
  lit: Lit;
  offered: readonly OfferedCard[];
  /** What can be done at one click beside the answers: ways, attacks. */
  plans: readonly Option[];
  /** The pieces that the player wants to keep out of attacks. */
  without: ReadonlySet<Ref>;
  /** Answers picked so far, where several are given at once. */
  picks: readonly Option[];
  /** The choice that was sent and is not yet acknowledged. */
  pending: string | null;
  menu: Menu | null;
  confirming: Option | null;
  hovered: Ref | null;
  notice: Notice | null;
  odds: ReadonlyMap<Ref, Odds>;
  oddsOf: Readonly<Record<string, OddsOfChoice>>;
  looking: Looking | null;
  /** From where lines of sight are drawn, by the player's wish. */
  sightFrom: Ref | null;
  sight: Sight | null;
  /** What is in sight from there, with what hinders each look. */
  fan: Fan | null;
  hint: Hint | "asked" | null;
  status: Status | null;
  presence: Presence;
  chat: readonly ChatLine[];
  /** Chat lines that came while the chat was not open. */
  unread: number;
  curtain: Curtain | null;
  /** True from the moment it became this player's turn until something is done. */
  called: boolean;
}

export const EMPTY: TableState = {
  connection: "connecting",
  closed: null,
  table: null,
  log: [],
  happened: [],
  stage: null,
  turn: null,
  lit: NOTHING_LIT,
  offered: [],
  plans: [],
  without: new Set(),
  picks: [],
  pending: null,
  menu: null,
  confirming: null,
  hovered: null,
  notice: null,
  odds: new Map(),
  oddsOf: {},
  looking: null,
  sightFrom: null,
  sight: null,
  fan: null,
  hint: null,
  status: null,
  presence: { seats: {}, spectators: 0 },
  chat: [],
  unread: 0,
  curtain: null,
  called: false,
};
