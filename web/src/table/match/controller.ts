/**
 * The controller of a match: everything that play does, with no picture.
 *
 * Pointer, touch, keyboard and screen reader are four ways into it. It holds no rules: what can be
 * chosen is what the server lists, and why something cannot is the server's to say.
 */
import type { Option, Ref } from "../../games/contract";
import { Queries } from "../inspect/queries";
import { Choosing } from "../prompt/choosing";
import { Typing } from "../prompt/typing";
import { Connection, Refused, realTimers } from "./connection";
import type { Driver } from "../driver";
import { Advice } from "../prompt/advice";
import { Inspection } from "../inspect/inspection";
import { Incoming, type Listener } from "./incoming";
import type { Act, ActDetails, Answer, Line, Question, Refusal, TableMessage } from "./protocol";
import type { MatchConfig, News } from "./config";
import { EMPTY, type TableState } from "../state";
import { Store } from "../store";
import { ChatLog } from "../chat/chat";

/** Acts that would take back more if they were done twice. */
const REPEATABLE: readonly Act[] = ["offer-takeback", "accept"];

export class MatchController implements Driver, Listener {
  viewpoint: string;
  lang: string;
  readonly sides: readonly string[];
  readonly chatLog: ChatLog;
  readonly inspection: Inspection;
  private readonly store = new Store<TableState>(EMPTY);
  private readonly connection: Connection;
  private readonly queries: Queries;
  readonly advice: Advice;
  readonly choosing: Choosing;
  private readonly typing: Typing;
  private readonly incoming: Incoming;
  news: News | null = null;

  constructor(private readonly config: MatchConfig) {
    this.sides = config.sides;
    this.lang = config.lang;
    const timers = config.timers ?? realTimers;
    this.viewpoint = config.sides[0] ?? config.spectator ?? "spectator";
    this.connection = new Connection(
      config.url,
      {
        hello: () => ({
          type: "hello",
          as: this.viewpoint,
          lang: this.lang,
          log: this.incoming.linesKnown,
          changes: true,
        }),
        onmessage: (message) => this.incoming.hear(message),
        onstate: (state, problem) => {
          this.set({ connection: state, closed: state === "closed" ? problem : this.state.closed });
        },
      },
      config.open,
      timers,
    );
    const ask = (question: Question): Promise<Answer> => this.connection.ask(question);
    this.queries = new Queries(ask, timers);
    this.advice = new Advice(this.store, this.queries, ask, (problem) => this.fail(problem));
    this.choosing = new Choosing(this.store, {
      send: (decision, choice, then) =>
        this.connection.request({ type: "choose", decision, choice, ...(then.length > 0 ? { then: [...then] } : {}) }),
      regroup: () => {
        const { turn } = this.state;
        if (turn !== null) void this.advice.odds(turn);
      },
      isEndAsked: () => config.confirmEnd?.() ?? true,
      why: (ref) => void this.advice.why({ ref }),
      refused: (problem) => {
        this.fail(problem);
        this.incoming.offer(this.state.table);
      },
    });
    this.typing = new Typing(this.store, {
      ask,
      choose: (option) => this.choosing.choose(option),
      undo: () => this.undo(),
      hint: () => this.advice.hint(),
      fail: (problem) => this.fail(problem),
    });
    this.chatLog = new ChatLog(this.store);
    this.incoming = new Incoming(this.store, config, this, timers);
    this.inspection = new Inspection(
      this.store,
      this.queries,
      () => `${this.viewpoint} ${this.state.table?.version ?? 0}`,
      (target) => this.sightFrom(target),
    );
  }

  get state(): TableState {
    return this.store.state;
  }

  get isHotSeat(): boolean {
    return this.sides.length > 1;
  }

  get isPlayer(): boolean {
    return this.sides.includes(this.viewpoint);
  }

  subscribe(listener: () => void): () => void {
    return this.store.subscribe(listener);
  }

  /** Sit down; on a shared device only once the side that is asked says that it is there. */
  start(): void {
    if (this.isHotSeat) {
      const side = this.sides.find((each) => this.config.waiting?.includes(each));
      this.set({ curtain: { side: side ?? this.viewpoint, from: null } });
    } else {
      this.connection.start();
    }
  }

  stop(): void {
    this.connection.stop();
    this.queries.stopLooking();
    this.incoming.pacing.stop();
    this.incoming.stager.forget();
    this.store.close();
  }

  /** The network is back, or the page is seen again. */
  wake(): void {
    this.connection.hurry();
    this.connection.check();
    const { pacing, stager } = this.incoming;
    stager.finish();
    if (pacing.isBehind) pacing.catchUp();
  }

  hurry(): void {
    this.incoming.stager.hurry();
  }

  /** The device says that it has no network: find out, instead of waiting for an answer. */
  doubt(): void {
    this.connection.check();
  }

  // -- choosing -----

  pick(refs: readonly Ref[]): void {
    this.choosing.pick(refs);
  }

  pickPlace(refs: readonly Ref[]): void {
    this.choosing.pick(refs, true);
  }

  choose(option: Option): void {
    this.choosing.choose(option);
  }

  confirm(): void {
    this.choosing.confirm();
  }

  cancel(): void {
    if (!this.choosing.cancel()) this.inspection.look([]);
  }

  async undo(): Promise<void> {
    if (!this.state.table?.can_undo || this.state.pending !== null) return;
    this.set({ menu: null, confirming: null, notice: null, pending: "undo" });
    await this.attempt(this.connection.request({ type: "undo", decision: this.state.table.answered }));
    this.set({ pending: null });
  }

  async act(act: Act, more: ActDetails = {}): Promise<boolean> {
    const { table, status } = this.state;
    const other = Object.entries(status?.clocks ?? {}).find(([side]) => side !== table?.viewpoint)?.[1];
    // What the player saw: sent twice, it is done once.
    const seen: ActDetails = act === "give-time" ? { gifts: other?.gifts ?? null } : REPEATABLE.includes(act) ? { version: table?.version ?? null } : {};
    return await this.attempt(this.connection.request({ ...seen, ...more, type: "act", act }));
  }

  // -- two on one device -----

  /** It is the other's turn who sits here: the curtain falls. */
  shown(message: TableMessage): void {
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
    this.incoming.pacing.forget();
    this.incoming.stager.forget();
    this.queries.forget();
    const { chat, presence, status, connection } = this.state;
    this.set({ ...EMPTY, chat, presence, status, connection, curtain: null });
    if (connection === "open") this.connection.greet();
    else this.connection.start();
    this.connection.hurry();
  }

  /** Everything is told again in another language. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.incoming.retell();
    this.queries.forget();
    this.connection.greet();
  }

  /** The pieces that act, where the game knows them. */
  private sightFrom(target: Ref): readonly Ref[] {
    const { table, turn } = this.state;
    return !table?.view || turn === null ? [] : (this.config.sightFrom?.(table.view, turn, target) ?? []);
  }

  async askHint(): Promise<void> {
    await this.advice.hint();
  }

  // -- typing -----

  async type(text: string): Promise<Line | null> {
    return await this.typing.type(text);
  }

  async complete(text: string): Promise<readonly string[]> {
    return await this.typing.complete(text);
  }

  // -- talking -----

  async say(text: string): Promise<boolean> {
    return await this.attempt(this.connection.request({ type: "chat", text }));
  }

  // -- telling -----

  called(): void {
    this.news?.called();
  }

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

  fail(problem: unknown): void {
    const refusal: Refusal = problem instanceof Refused ? problem.refusal : { code: "fault", message: String(problem) };
    if (refusal.code === "lost") return;
    const kind = refusal.code === "stale" ? "stale" : "error";
    this.set({ notice: { kind, text: refusal.message, clause: refusal.clause ?? null } });
  }

  private set(patch: Partial<TableState>): void {
    this.store.set(patch);
  }
}
