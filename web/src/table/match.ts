/**
 * The controller of a match: everything that play does, with no picture.
 *
 * Pointer, touch, keyboard and screen reader are four ways into it. It holds no rules: what can be
 * chosen is what the server lists, and why something cannot is the server's to say.
 */
import type { OfferedCard, Option, Ref } from "../games/contract";
import { Asking } from "./asking";
import { Connection, Refused, realTimers, type Socket, type Timers } from "./connection";
import type { Driver } from "./driver";
import { cutLog, freshLines } from "./log";
import { NOTHING_LIT, litRefs, oddsByRef, picked } from "./picking";
import type { Act, ChatLine, Look, Refusal, ServerMessage, TableMessage, Turn } from "./protocol";
import { EMPTY, type TableState } from "./state";

export interface MatchSetting {
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
  /** Whether to ask before a turn is ended while something could still be done. */
  confirmEnd?: () => boolean;
  /** The game's own say in what is lit, once its drawings are loaded. */
  offered?: (view: unknown, turn: Turn) => readonly OfferedCard[] | null;
  sightFrom?: (view: unknown, turn: Turn) => Ref | null;
}

/** What is told to those who make noise, badges and announcements. */
export interface News {
  /** It became this player's turn. */
  called(): void;
}

/** So many unseen changes are shown one by one; more are shown at once. */
const BACKLOG = 12;
/** After a long absence nothing is animated: one wants to see where things are. */
const TOO_MUCH = 40;
/** So many lines at the end of the log are asked for again after an absence. */
const UNSURE = 60;

export class MatchController implements Driver {
  state: TableState = EMPTY;
  viewpoint: string;
  lang: string;
  readonly sides: readonly string[];
  private readonly connection: Connection;
  private readonly asking: Asking;
  private readonly timers: Timers;
  private readonly now: () => number;
  private readonly listeners = new Set<() => void>();
  private queue: TableMessage[] = [];
  private showing: number | null = null;
  private shownAt = 0;
  /** What was sent, so that it can be sent again if the connection was lost before the answer. */
  private sent: { decision: number; choice: string; lost: boolean } | null = null;
  private chatOpen = false;
  news: News | null = null;

  constructor(private readonly setting: MatchSetting) {
    this.sides = setting.sides;
    this.lang = setting.lang;
    this.timers = setting.timers ?? realTimers;
    this.now = setting.now ?? (() => performance.now());
    this.viewpoint = setting.sides[0] ?? setting.spectator ?? "spectator";
    this.connection = new Connection(
      setting.url,
      {
        hello: () => ({
          type: "hello",
          as: this.viewpoint,
          lang: this.lang,
          log: this.linesKnown(),
        }),
        onmessage: (message) => this.hear(message),
        onstate: (state, problem) => {
          this.set({ connection: state, closed: state === "closed" ? problem : this.state.closed });
        },
      },
      setting.open,
      this.timers,
    );
    this.asking = new Asking((what, body) => this.connection.request("ask", { ...body, what }), this.timers);
  }

  get isHotSeat(): boolean {
    return this.sides.length > 1;
  }

  get isPlayer(): boolean {
    return this.sides.includes(this.viewpoint);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sit down; on a shared device only once the side that is asked says that it is there. */
  start(): void {
    if (this.isHotSeat) {
      const side = this.sides.find((each) => this.setting.waiting?.includes(each));
      this.set({ curtain: { side: side ?? this.viewpoint, from: null } });
    } else {
      this.connection.start();
    }
  }

  stop(): void {
    this.connection.stop();
    this.asking.stopLooking();
    if (this.showing !== null) this.timers.clear(this.showing);
    this.listeners.clear();
  }

  /** The network is back, or the page is seen again. */
  wake(): void {
    this.connection.hurry();
    if (this.queue.length > 0) this.showAll();
  }

  // -- choosing -----

  /** A click: on a thing, and on what it stands on, nearest first. */
  pick(refs: readonly Ref[]): void {
    if (this.state.pending !== null || this.state.curtain !== null) return;
    const { lit, turn, offered } = this.state;
    const found = picked(lit, refs, litRefs(turn, offered, true));
    if (found.what === "choose") this.choose(found.option);
    else if (found.what === "menu") {
      this.set({ menu: { ref: found.ref, options: found.options }, notice: null, confirming: null });
    } else if (found.what === "why") void this.askWhy({ ref: found.ref });
  }

  /** Take an option; what the player may not have meant is asked back first. */
  choose(option: Option): void {
    if (this.state.turn === null || this.state.pending !== null) return;
    const ask = option.confirm && (option.role !== "pass" || (this.setting.confirmEnd?.() ?? true));
    if (ask && this.state.confirming?.choice !== option.choice) {
      this.set({ confirming: option, menu: null, notice: null });
      return;
    }
    void this.send(this.state.turn.decision, option.choice);
  }

  confirm(): void {
    if (this.state.confirming !== null) this.choose(this.state.confirming);
  }

  /** Escape: close what is open, the topmost first. */
  cancel(): void {
    const { menu, confirming, notice, hint, sightFrom } = this.state;
    if (confirming !== null || menu !== null) this.set({ confirming: null, menu: null });
    else if (notice !== null || hint !== null) this.set({ notice: null, hint: null });
    else if (sightFrom !== null) this.set({ sightFrom: null, sight: null });
    else this.look([]);
  }

  async undo(): Promise<void> {
    if (!this.state.table?.can_undo || this.state.pending !== null) return;
    this.set({ menu: null, confirming: null, notice: null, pending: "undo" });
    await this.attempt(this.connection.request("undo"));
    this.set({ pending: null });
  }

  async act(act: Act, more: Record<string, unknown> = {}): Promise<boolean> {
    return await this.attempt(this.connection.request("act", { ...more, act }));
  }

  private async send(decision: number, choice: string): Promise<void> {
    this.sent = { decision, choice, lost: false };
    this.set({
      pending: choice,
      turn: null,
      lit: NOTHING_LIT,
      offered: [],
      menu: null,
      confirming: null,
      notice: null,
      hint: null,
      called: false,
    });
    try {
      await this.connection.request("choose", { decision, choice });
      this.sent = null;
      // The table with what came of it may be here already, or follow.
      this.set({ pending: null });
    } catch (problem) {
      if (problem instanceof Refused && problem.refusal.code === "lost") {
        if (this.sent !== null) this.sent.lost = true;
        return;
      }
      this.sent = null;
      this.set({ pending: null });
      this.fail(problem);
      this.offer(this.state.table);
    }
  }

  // -- hearing -----

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.receive(message);
        break;
      case "presence":
        this.set({ presence: { seats: message.seats, spectators: message.spectators } });
        break;
      case "chat": {
        const lines: readonly ChatLine[] = "lines" in message ? message.lines : [message];
        this.addChat(lines, !("lines" in message));
        break;
      }
      case "status": {
        const { type: _type, ...status } = message;
        const before = this.state.status;
        if (before !== null) this.set({ status: { ...before, ...status } });
        break;
      }
      case "error":
        this.fail(new Refused(message.error));
        break;
    }
  }

  /** A new table: shown at once if it is our own doing or the first, else when there is time. */
  private receive(message: TableMessage): void {
    if (message.viewpoint !== this.viewpoint || this.state.curtain !== null) return;
    const pace = this.setting.pace?.() ?? 0;
    const wait = this.shownAt + pace - this.now();
    const ours = this.state.pending !== null || this.state.table === null;
    if ((ours || wait <= 0 || pace === 0) && this.queue.length === 0) {
      this.show(message);
      return;
    }
    this.queue.push(message);
    if (this.queue.length > BACKLOG || pace === 0) this.showAll();
    else if (this.showing === null) this.showLater(Math.max(wait, 0));
  }

  private showLater(wait: number): void {
    this.showing = this.timers.set(() => {
      this.showing = null;
      const next = this.queue.shift();
      if (next !== undefined) this.show(next);
      if (this.queue.length > 0) this.showLater(this.setting.pace?.() ?? 0);
    }, wait);
  }

  private showAll(): void {
    if (this.showing !== null) this.timers.clear(this.showing);
    this.showing = null;
    const all = this.queue;
    this.queue = [];
    for (const message of all) this.show(message);
  }

  private show(message: TableMessage): void {
    const first = this.state.table === null;
    const news = this.state.log.length === 0 ? [] : freshLines(this.state.log, message.log);
    const fresh = news.length > TOO_MUCH ? [] : news;
    if (fresh.length > 0) this.shownAt = this.now();
    const wasAsked = this.state.table?.turn?.decision ?? null;
    this.set({
      table: message,
      log: cutLog(this.state.log, message.log),
      happened: fresh,
      status: message.status,
    });
    if (this.sent !== null && message.turn?.decision === this.sent.decision) {
      // The same question still stands: the answer is on its way, or was lost and goes out again.
      if (this.sent.lost) void this.send(this.sent.decision, this.sent.choice);
      return;
    }
    this.sent = null;
    this.offer(message);
    const decision = message.turn?.decision ?? null;
    if (decision !== null && wasAsked === null && !first) {
      this.set({ called: true });
      this.news?.called();
    }
    this.considerCurtain(message);
  }

  /** Light what can be chosen, and fetch the odds of it. */
  private offer(message: TableMessage | null): void {
    const turn = message !== null && this.queue.length === 0 && this.isPlayer ? message.turn : null;
    if (turn !== null && turn.decision === this.state.turn?.decision) {
      // The same question, told again: the other side has answered its own half of it.
      this.set({ pending: null, turn });
      return;
    }
    const offered = turn === null || message === null ? [] : (this.setting.offered?.(message.view, turn) ?? []);
    this.set({
      pending: null,
      turn,
      offered,
      lit: litRefs(turn, offered),
      menu: null,
      confirming: null,
      hint: null,
      odds: new Map(),
      oddsOf: {},
      notice: this.state.notice?.kind === "why" ? null : this.state.notice,
    });
    if (turn !== null && turn.options.length > 0) void this.fetchOdds(turn);
  }

  private async fetchOdds(turn: Turn): Promise<void> {
    try {
      const oddsOf = await this.asking.odds();
      if (this.state.turn?.decision === turn.decision) this.set({ oddsOf, odds: oddsByRef(turn, oddsOf) });
    } catch {
      // Odds are a help; the game goes on without them.
    }
  }

  // -- two on one device -----

  private considerCurtain(message: TableMessage): void {
    if (!this.isHotSeat || message.turn !== null || message.status.state !== "running") return;
    if (message.waiting.sides.includes(this.viewpoint)) return;
    const other = this.sides.find((side) => side !== this.viewpoint && message.waiting.sides.includes(side));
    if (other !== undefined) this.set({ curtain: { side: other, from: this.viewpoint } });
  }

  /** The other player has the device now: only here the table changes sides. */
  openCurtain(): void {
    const curtain = this.state.curtain;
    if (curtain === null) return;
    this.sitAs(curtain.side);
  }

  /** Look from another side that is one's own (hot-seat), behind the curtain. */
  private sitAs(side: string): void {
    this.viewpoint = side;
    this.queue = [];
    this.asking.forget();
    const { chat, presence, status, connection } = this.state;
    this.set({ ...EMPTY, chat, presence, status, connection, curtain: null });
    if (connection === "open") this.connection.greet();
    else this.connection.start();
    this.connection.hurry();
  }

  /** Everything is told anew in another language. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.asking.forget();
    // From the first line on: the old ones are in the old language, and so is what was looked at.
    this.set({ log: [], happened: [], turn: null, hint: null, notice: null, menu: null, looking: null, hovered: null });
    this.connection.greet();
  }

  // -- looking -----

  /** Point at something; with nothing, look away. */
  hover(ref: Ref | null): void {
    if (ref === this.state.hovered) return;
    this.set({ hovered: ref });
    this.look(ref === null ? [] : [ref]);
  }

  /** Ring a thing without asking about it: a name in the log. */
  point(ref: Ref | null): void {
    if (ref !== this.state.hovered) this.set({ hovered: ref });
  }

  /** Show what a thing is; with a place to look from, also what is seen of it from there. */
  look(refs: readonly Ref[], linger?: number): void {
    const [ref] = refs;
    if (ref === undefined) {
      this.asking.stopLooking();
      this.set({ looking: null, sight: null });
      return;
    }
    const from = this.sightFrom();
    const things = from !== null && from !== ref ? [from, ref] : [ref];
    const moment = `${this.viewpoint} ${this.state.table?.version ?? 0}`;
    this.set({ looking: null });
    this.asking.look(
      moment,
      things,
      (answer) => {
        if (answer === null && things.length > 1) {
          // Not every thing has a line of sight: then look at the thing alone.
          this.asking.look(moment, [ref], (alone) => this.told([ref], alone), 0);
        } else this.told(things, answer);
      },
      linger,
    );
  }

  private told(refs: readonly Ref[], answer: Look | null): void {
    if (answer === null) {
      this.set({ looking: null, sight: null });
      return;
    }
    const [from, to] = refs;
    const sight =
      answer.sight != null && from !== undefined && to !== undefined
        ? { from, to, details: answer.sight }
        : null;
    this.set({ looking: { refs, answer }, sight });
  }

  /** Draw lines of sight from this thing to whatever is pointed at, until told otherwise. */
  lookFrom(ref: Ref | null): void {
    this.set({ sightFrom: ref === this.state.sightFrom ? null : ref, sight: null });
  }

  private sightFrom(): Ref | null {
    const { sightFrom, table, turn } = this.state;
    if (sightFrom !== null) return sightFrom;
    if (table === null || turn === null) return null;
    return this.setting.sightFrom?.(table.view, turn) ?? null;
  }

  async askWhy(body: { ref: Ref } | { choice: string }): Promise<void> {
    if (this.state.connection !== "open") return;
    try {
      const why = await this.asking.why(body);
      if (why.text) this.set({ notice: { kind: "why", text: why.text, clause: why.clause ?? null }, menu: null });
    } catch (problem) {
      this.fail(problem);
    }
  }

  async askHint(): Promise<void> {
    const turn = this.state.turn;
    if (turn === null || this.state.hint === "asked") return;
    this.set({ hint: "asked" });
    try {
      const hint = await this.asking.hint();
      if (this.state.turn?.decision === turn.decision) this.set({ hint });
    } catch (problem) {
      this.set({ hint: null });
      this.fail(problem);
    }
  }

  // -- talking -----

  async say(text: string): Promise<boolean> {
    return await this.attempt(this.connection.request("chat", { text }));
  }

  /** Lines of the chat, from the socket or as the page found them. */
  addChat(lines: readonly ChatLine[], isNew: boolean): void {
    const known = new Set(this.state.chat.map((line) => line.id));
    const more = lines.filter((line) => !known.has(line.id));
    if (more.length === 0) return;
    const unread = isNew && !this.chatOpen ? this.state.unread + more.length : this.state.unread;
    this.set({ chat: [...this.state.chat, ...more], unread });
  }

  readChat(open: boolean): void {
    this.chatOpen = open;
    if (open && this.state.unread > 0) this.set({ unread: 0 });
  }

  // -- telling -----

  notify(notice: TableState["notice"]): void {
    this.set({ notice });
  }

  private async attempt(request: Promise<unknown>): Promise<boolean> {
    try {
      await request;
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  private fail(problem: unknown): void {
    const refusal: Refusal = problem instanceof Refused ? problem.refusal : { code: "fault", message: String(problem) };
    if (refusal.code === "lost") return;
    const kind = refusal.code === "stale" ? "stale" : "error";
    this.set({ notice: { kind, text: refusal.message, clause: refusal.clause ?? null } });
  }

  /**
   * How many lines need not be told again.
   *
   * Coming back, some of the last ones may have been undone in the meantime; after a takeback it
   * may be any.
   */
  private linesKnown(): number {
    const takeback = this.state.status?.offers?.some((offer) => offer.kind === "takeback") ?? false;
    return takeback ? 0 : Math.max(0, this.state.log.length - UNSURE);
  }

  private set(patch: Partial<TableState>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of this.listeners) listener();
  }
}
