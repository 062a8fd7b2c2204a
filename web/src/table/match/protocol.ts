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
export type ChangedTable = Told<"ChangedTable">;
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
export type Act = Told<"ActMessage">["act"];
export type ActDetails = Omit<Told<"ActMessage">, "type" | "id" | "act">;
export type Presence = Omit<Told<"PresenceMessage">, "type">;

/** Why the server would not. */
export type Refusal = Told<"ErrorBody">;

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

export type Question = Omit<Told<"AskMessage">, "type" | "id">;
/** Which of them it is, its `what` says. */
export type Answer = Told<"OddsTold"> | Look | Told<"BoardTold"> | Line | Told<"LinesTold"> | Why | Hint;

/** What goes the other way. */
export type ClientMessage = Told<"ClientMessage">;
export type Hello = Told<"Hello">;
/** What is answered: everything but who one is, and whether anybody is there. */
export type Request = Exclude<ClientMessage, Hello | Told<"Ping">>;
/** It is done, or it is this. */
export type Reply = Told<"DoneMessage"> | Told<"AnswerMessage">;
export type ServerMessage = Told<"ServerMessage">;
