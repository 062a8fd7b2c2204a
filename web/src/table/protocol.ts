/**
 * What goes over the socket of a match, as the table reads it.
 *
 * One message, `table`, tells everything that a viewpoint may know; the rest are answers to what
 * the table asks, and small news (who is there, chat, clocks).
 */
import type { LogLine, OddsPart, Option, Ref, TurnAsked } from "../games/contract";

/** The question put to this viewpoint, in words. */
export interface Turn extends TurnAsked {
  /** What is asked, in one imperative sentence. */
  prompt: string;
  clause: string | null;
  options: readonly Option[];
}

export interface Waiting {
  sides: readonly string[];
  text: string;
}

export interface Player {
  /** What the person is called, and empty while the seat is open. */
  name: string;
  /** `person`, `bot`, `open` … */
  kind: string;
  bot?: string | null;
  online?: boolean;
  /** What the side is called. */
  side?: string;
}

export interface Clock {
  /** Milliseconds left when the message was made. */
  left: number;
  running: boolean;
  /** Whether the other side may claim the flag now. */
  flagged?: boolean;
}

export interface Offer {
  /** `takeback` or `draw`. */
  kind: string;
  /** Who offers. */
  side: string;
  text: string;
  count?: number | null;
}

export interface Outcome {
  text: string;
  winner: string | null;
  reason: string;
}

export interface Status {
  /** `open`, `running`, `over`, `frozen`. */
  state: string;
  players: Readonly<Record<string, Player>>;
  clocks: Readonly<Record<string, Clock>> | null;
  offers: readonly Offer[];
  outcome: Outcome | null;
  key_hash: string | null;
  key: string | null;
  /** Anything else the people's room tells: pace, visibility, rematch … */
  [more: string]: unknown;
}

export interface TableMessage {
  type: "table";
  match: string;
  viewpoint: string;
  version: number;
  view: Readonly<Record<string, unknown>>;
  turn: Turn | null;
  waiting: Waiting;
  /** Where the game is, in words: "Round 6 …". */
  moment: string;
  can_undo: boolean;
  log: { from: number; lines: readonly LogLine[] };
  status: Status;
}

/** A match as anybody may see it, before its table is opened. */
export interface MatchShown {
  match: string;
  game: string;
  state: "open" | "running" | "over" | "frozen";
  seats: Readonly<Record<string, { side: string; kind: string; name: string; bot?: string | null; mine: boolean; hotseat: boolean }>>;
  /** The sides that we hold. */
  mine: readonly string[];
  waiting: readonly string[];
  visibility: string;
  outcome: Outcome | null;
}

export interface Presence {
  seats: Readonly<Record<string, boolean>>;
  spectators: number;
}

export interface ChatLine {
  id: number;
  side: string | null;
  name: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

export interface Refusal {
  code: string;
  message: string;
  clause?: string | null;
  places?: readonly { where: string; what: string }[];
}

export interface Forecast {
  target: string | null;
  ref: Ref | null;
  total: number | null;
  dice: number | null;
  chance: readonly [number, number] | null;
  percent: string;
  parts: readonly OddsPart[];
  effect: string;
}

export interface OddsOfChoice {
  /** Whether it could be taken back. */
  undo: boolean;
  forecasts: readonly Forecast[];
  notes: readonly string[];
}

export interface Look {
  title: string;
  lines: readonly { label: string; value: string; clause?: string | null }[];
  clauses: readonly string[];
  text: string;
  sight?: Readonly<Record<string, unknown>> | null;
}

export interface Why {
  text: string;
  clause: string | null;
}

export interface Hint {
  choice: string;
  reasons: readonly { text: string; score?: number | null }[];
}

export type ServerMessage =
  | TableMessage
  | ({ type: "answer"; id: number } & Readonly<Record<string, unknown>>)
  | { type: "error"; id?: number | null; error: Refusal }
  | ({ type: "presence" } & Presence)
  | ({ type: "chat" } & (ChatLine | { lines: readonly ChatLine[] }))
  | ({ type: "status" } & Partial<Status>)
  | { type: "pong" };

/** The acts of the table: what players do beside the game. */
export type Act =
  | "resign"
  | "offer-draw"
  | "offer-takeback"
  | "accept"
  | "decline"
  | "withdraw"
  | "claim-flag"
  | "abandon";
