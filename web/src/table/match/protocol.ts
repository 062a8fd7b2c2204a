/**
 * What goes over the socket of a match, as the table reads it.
 *
 * One message, `table`, tells everything that a viewpoint may know; the rest are answers to what
 * the table asks, and small news (who is there, chat, clocks).
 */
import type { Told } from "../../api/types";

/** Everything a viewpoint sees and may do. */
export type TableShown = Told<"TableShown">;
/** The same with who plays. */
export type TableMessage = Told<"TableMessage">;
/** The same, but of the view only what has changed since the last table: keys, then the value. */
export type ChangedTable = Omit<TableMessage, "view" | "status" | "goals"> & {
  readonly changes: readonly (readonly unknown[])[];
  /** Only if it is another than before. */
  readonly status?: Status;
  readonly goals?: TableMessage["goals"];
};
/** The question put to this viewpoint, in words. */
export type Turn = Told<"Turn">;
/** What stands beside the match: players, clocks, offers, outcome. */
export type Status = Told<"Status">;
export type Outcome = Told<"Outcome">;
/** What wins and how far each side has come. */
export type Goals = Told<"GoalsShown">;
export type Condition = Told<"ConditionShown">;
/** A match as anybody may see it, before its table is opened. */
export type MatchShown = Pick<
  Told<"MatchShown">,
  "match" | "game" | "state" | "seats" | "mine" | "waiting" | "visibility" | "watching"
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

// -- what is answered to `ask` -----

export type PlanShown = Told<"PlanShown">;
export type OddsOfChoice = Told<"OddsOfChoice">;
export type Look = Told<"LookTold">;
/** What a typed line means. */
export type Line = Told<"LineTold">;
/** A place of the board, as one hears it. */
export type Place = Told<"PlaceShown">;
export type Why = Told<"WhyTold">;
export type Hint = Told<"HintTold">;

/** What goes the other way, by its type: to each there is one answer. */
export interface Requests {
  ask: { says: Told<"Question">; answer: Answer };
  choose: { says: { decision: number; choice: string; then?: readonly string[] }; answer: object };
  undo: { says: { decision: number | null }; answer: object };
  act: { says: Told<"ActWish">; answer: object };
  chat: { says: Told<"ChatWish">; answer: object };
}
export type Answer = Told<"OddsTold"> | Look | Told<"BoardTold"> | Line | Told<"LinesTold"> | Why | Hint;

export type ServerMessage =
  | TableMessage
  | ChangedTable
  | ({ type: "answer"; id: number } & Answer)
  | { type: "error"; id?: number | null; error: Refusal }
  | ({ type: "presence" } & Presence)
  | ({ type: "chat" } & (ChatLine | { lines: readonly ChatLine[] }))
  | ({ type: "status" } & Partial<Status>)
  | { type: "pong" };
