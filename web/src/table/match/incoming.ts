/** What comes from the server and how it is shown: one table after the other, at a pace one can follow. */
import type { ChatLog } from "../chat/chat";
import { cutLog, freshLines } from "../log/log";
import type { Advice } from "../prompt/advice";
import type { Choosing } from "../prompt/choosing";
import { litRefs } from "../prompt/options";
import type { TableState } from "../state";
import type { Store } from "../store";
import type { LogLine } from "../../games/contract";
import { Stager, type Staging } from "../stage/stager";
import { Refused, type Timers } from "./connection";
import { wholeTable } from "./changes";
import type { MatchConfig } from "./config";
import { Pacing } from "./pacing";
import type { ServerMessage, TableMessage, TableShown } from "./protocol";

/** After a long absence nothing is animated: one wants to see where things are. */
const TOO_MUCH = 40;
/** So many lines at the end of the log are asked for again after an absence. */
const UNSURE = 60;

/** Rolls are only logged. */
const UNSTAGED: Staging = { events: {}, isAsked: () => false, pace: () => 0 };

/** Who sits here, and what is done about what has come. */
export interface Listener {
  readonly viewpoint: string;
  readonly isPlayer: boolean;
  readonly advice: Advice;
  readonly choosing: Choosing;
  readonly chatLog: ChatLog;
  fail(problem: unknown): void;
  /** It has become this player's turn. */
  called(): void;
  shown(message: TableMessage): void;
}

export class Incoming {
  readonly pacing: Pacing;
  readonly stager: Stager;
  /** The last table, shown or not: the next may say only what is different. */
  private last: TableMessage | null = null;
  /** Another language has been asked for, and what is shown is still in the old one. */
  private isOld = false;

  constructor(
    private readonly store: Store<TableState>,
    private readonly config: MatchConfig,
    private readonly to: Listener,
    timers: Timers,
  ) {
    this.pacing = new Pacing(
      (message, isLate) => this.show(message, isLate),
      timers,
      config.now ?? (() => performance.now()),
      () => config.pace?.() ?? 0,
      () => this.stager.isPlaying,
    );
    this.stager = new Stager(store, config.staging ?? UNSTAGED, timers);
  }

  hear(message: ServerMessage): void {
    const { status: before } = this.store.state;
    switch (message.type) {
      case "table":
        this.last = wholeTable(this.last, message);
        if (this.last !== null) this.receive(this.last, !("changes" in message));
        break;
      case "presence":
        this.store.set({ presence: { seats: message.seats, spectators: message.spectators } });
        break;
      case "chat":
        this.to.chatLog.add([message], true);
        break;
      case "status": {
        const { type: _type, ...status } = message;
        if (before !== null) this.store.set({ status: { ...before, ...status } });
        if (this.last !== null) this.last = { ...this.last, status: { ...this.last.status, ...status } };
        break;
      }
      case "error":
        this.to.fail(new Refused(message.error));
        break;
    }
  }

  private receive(message: TableMessage, isWhole: boolean): void {
    const { curtain, pending, table } = this.store.state;
    if (message.viewpoint !== this.to.viewpoint || curtain !== null) return;
    if (this.isOld && isWhole && message.log.from === 0) this.replace(message);
    else this.pacing.take(message, pending !== null || table === null);
  }

  /** Everything is to be told again; until it is, what is shown stays, the open question too. */
  retell(): void {
    this.isOld = true;
  }

  /** The same table in other words: nothing that was said in the old language remains. */
  private replace(message: TableMessage): void {
    this.isOld = false;
    this.stager.finish();
    this.pacing.catchUp();
    this.store.set({ log: [], happened: [], stage: null, turn: null, hint: null, notice: null, menu: null, looking: null, hovered: null });
    this.show(message, true);
  }

  /** Tell the rolls that it brings, then show what came of them. */
  private show(message: TableMessage, isLate = false): void {
    if (isLate) this.stager.finish();
    const { log } = this.store.state;
    const news = log.length === 0 ? [] : freshLines(log, message.log);
    const fresh = news.length > TOO_MUCH ? [] : news;
    if (isLate) this.display(message, fresh);
    else this.stager.play(cutLog(log, message.log), fresh, () => this.display(message, fresh));
  }

  private display(message: TableMessage, fresh: readonly LogLine[]): void {
    const { table, log } = this.store.state;
    this.store.set({ table: message, log: cutLog(log, message.log), happened: fresh, status: message.status });
    this.stager.settle(this.store.state.log, fresh, message.view);
    if (fresh.length > 0) this.pacing.release(message.view ? (this.config.hold?.(message.view, message.viewpoint, fresh) ?? 0) : 0);
    if (this.to.choosing.isUnderWay(message)) return;
    this.offer(message);
    const isCalled = message.turn !== null && table !== null && table.turn === null;
    if (isCalled) {
      this.store.set({ called: true });
      this.to.called();
    }
    this.to.shown(message);
  }

  /** Light what can be chosen, and fetch the odds of it. */
  offer(message: TableShown | null): void {
    const { turn: asked, notice } = this.store.state;
    const turn = message !== null && !this.pacing.isBehind && this.to.isPlayer ? message.turn : null;
    if (turn !== null && turn.decision === asked?.decision) {
      // The same question, told again: the other side has answered its own half of it.
      this.store.set({ pending: null, turn });
      return;
    }
    const offered = turn === null || !message?.view ? [] : (this.config.offered?.(message.view, turn) ?? []);
    this.store.set({
      pending: null,
      turn,
      offered,
      lit: litRefs(turn, offered),
      plans: [],
      without: new Set(),
      picks: [],
      menu: null,
      confirming: null,
      hint: null,
      odds: new Map(),
      oddsOf: {},
      notice: notice?.kind === "why" ? null : notice,
    });
    if (turn !== null && turn.options.length > 0) void this.to.advice.odds(turn);
  }

  /**
   * How many lines need not be told again.
   *
   * Coming back, some of the last ones may have been undone in the meantime; after a takeback it
   * may be any. In another language it is all of them.
   */
  get linesKnown(): number {
    const { status, log } = this.store.state;
    if (this.isOld) return 0;
    const takeback = status?.offers?.some((offer) => offer.kind === "takeback") ?? false;
    return takeback ? 0 : Math.max(0, log.length - UNSURE);
  }
}
