/**
 * What goes over the socket of a match, as the table reads it.
 *
 * One message, `table`, tells everything that a viewpoint may know; the rest are answers to what
 * the table asks, and small news (who is there, chat, clocks).
 */
import type { Told } from "../api/types";
import type { OddsPart, Ref } from "../games/contract";

/** Everything a viewpoint sees and may do. */
export type TableMessage = Told<"TableMessage">;
/** The question put to this viewpoint, in words. */
export type Turn = Told<"Turn">;
/** What stands beside the match: players, clocks, offers, outcome. */
export type Status = Told<"Status">;
export type Outcome = Told<"OutcomeShown">;
/** A match as anybody may see it, before its table is opened. */
export type MatchShown = Pick<
  Told<"MatchShown">,
  "match" | "game" | "state" | "seats" | "mine" | "waiting" | "visibility"
>;
export type ChatLine = Told<"ChatLine">;
export type Rematch = Told<"Rematch">;
/** The acts of the table: what players do beside the game. */
export type Act = Told<"ActWish">["act"];

export interface Presence {
  seats: Readonly<Record<string, boolean>>;
  spectators: number;
}

/** Why the server would not. */
export interface Refusal {
  code: string;
  message: string;
  clause?: string | null;
}

// -- what is answered to `ask`, over the socket -----

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
