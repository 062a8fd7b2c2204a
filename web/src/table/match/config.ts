/** What a match at the table is told from outside: who sits here, and what the page around wants. */
import type { AnyView, LogLine, OfferedCard, Ref } from "../../games/contract";
import type { Staging } from "../stage/stager";
import type { Socket, Timers } from "./connection";
import type { Turn } from "./protocol";

export interface MatchConfig {
  url: string;
  /** The sides that this device plays: none for a spectator, both for hot-seat. */
  sides: readonly string[];
  /** As whom to look when no side is one's own. */
  spectator?: string;
  /** For two on one device: who is asked now; the curtain opens for that side. */
  waiting?: readonly string[];
  lang: string;
  open: (url: string) => Socket;
  timers?: Timers;
  now?: () => number;
  /** How long what others did stays before the next is shown, in milliseconds; 0 shows at once. */
  pace?: () => number;
  /** How much longer than usual some lines stay, so that what happens to cards can be seen. */
  hold?: (view: AnyView, viewpoint: string, lines: readonly LogLine[]) => number;
  /** How rolls are told; without it they are only logged. */
  staging?: Staging;
  /** Whether to ask before a turn is ended while something could still be done. */
  confirmEnd?: () => boolean;
  /** The game's own say in what is lit, once its drawings are loaded. */
  offered?: (view: AnyView, turn: Turn) => readonly OfferedCard[] | null;
  sightFrom?: (view: AnyView, turn: Turn, target: Ref) => readonly Ref[];
}

/** What is told to those who make noise, badges and announcements. */
export interface News {
  /** It became this player's turn. */
  called(): void;
}
