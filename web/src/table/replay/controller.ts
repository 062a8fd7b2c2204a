/**
 * The controller of a replay: any position of a match, from any viewpoint one may have.
 *
 * It drives the same table as a match, with nothing lit. Positions are fetched in runs around
 * where one is, and kept, so that stepping back and forth costs nothing.
 */
import type { Told } from "../../api/types";
import type { AnyGameUi, EventKind } from "../../games/contract";
import { Queries, type Ask } from "../inspect/queries";
import { realTimers, type Timers } from "../match/connection";
import type { Driver } from "../driver";
import { Inspection } from "../inspect/inspection";
import { oddsThen } from "../prompt/options";
import type { TableMessage } from "../match/protocol";
import { stageOf } from "../stage/stager";
import { EMPTY, type TableState } from "../state";
import { Store } from "../store";

/** A line of the log; its `entry` is the first position at which it stands. */
export type RetoldLine = Told<"RetoldLine">;

/** The lines to be read at a position: those that stand there, and those still to come. */
export function standing(lines: readonly RetoldLine[], at: number): readonly RetoldLine[] {
  return lines.filter((line) => (line.until === null ? true : line.entry <= at && at < line.until));
}

export interface ReplaySource {
  /** So many positions there are, from 0 to this; and everything that was told on the way. */
  log(viewpoint: string, lang: string): Promise<{ last: number; lines: readonly RetoldLine[] }>;
  /** The tables of some positions, both ends included. */
  positions(viewpoint: string, lang: string, from: number, to: number): Promise<readonly TableMessage[]>;
  /** Ask about a position what could have been asked then. */
  ask(viewpoint: string, lang: string, at: number): Ask;
}

export interface ReplayState extends TableState {
  at: number;
  last: number;
  isPlaying: boolean;
  /** Steps a second. */
  speed: number;
  /** All lines, also those of later positions. */
  all: readonly RetoldLine[];
  problem: string | null;
}

/** What was seen belongs to the position where it was looked at. */
const UNSEEN = { hovered: null, looking: null, sight: null, odds: EMPTY.odds, oddsOf: EMPTY.oddsOf };

/** One request brings so many positions. */
const RUN = 40;

export class ReplayController implements Driver {
  /** Nothing can be chosen: a click looks. */
  readonly isStill = true;
  private readonly store = new Store<ReplayState>({ ...EMPTY, connection: "open", at: 0, last: 0, isPlaying: false, speed: 1, all: [], problem: null });
  private readonly kept = new Map<number, TableMessage>();
  private readonly loading = new Map<number, Promise<void>>();
  private readonly queries: Queries;
  readonly inspection: Inspection;
  /** The moment whose odds are known, or on their way. */
  private weighed = "";
  private timer: number | null = null;
  private wanted = 0;
  /** How long the match is, is not known before its log is there; until then wishes are kept. */
  private isKnown = false;
  /** Counts changes of viewpoint and language: what was asked before them is not kept. */
  private age = 0;

  constructor(
    private readonly source: ReplaySource,
    public viewpoint: string,
    public lang: string,
    /** What the game's events are. */
    private readonly events: AnyGameUi["events"],
    private readonly timers: Timers = realTimers,
  ) {
    this.queries = new Queries((question) => source.ask(this.viewpoint, this.lang, this.state.at)(question), timers);
    this.inspection = new Inspection(this.store, this.queries, () => this.moment, undefined, () => void this.weigh());
  }

  get state(): ReplayState {
    return this.store.state;
  }

  subscribe(listener: () => void): () => void {
    return this.store.subscribe(listener);
  }

  /** Fetch the log and go to a position; to the last with -1. */
  async open(at: number): Promise<void> {
    const age = ++this.age;
    this.kept.clear();
    this.loading.clear();
    this.isKnown = false;
    this.wanted = at < 0 ? Infinity : at;
    try {
      const [{ last, lines }] = await Promise.all([
        this.source.log(this.viewpoint, this.lang),
        at < 0 ? undefined : this.peek(at).catch(() => undefined),
      ]);
      if (age !== this.age) return;
      this.isKnown = true;
      this.set({ last, all: lines, problem: null });
      await this.go(this.wanted);
    } catch (problem) {
      if (age === this.age) this.set({ problem: problem instanceof Error ? problem.message : String(problem) });
    }
  }

  /** Show one position as soon as it is there: the rest of the match follows. */
  private async peek(at: number): Promise<void> {
    const age = this.age;
    const [table] = await this.source.positions(this.viewpoint, this.lang, at, at);
    if (age !== this.age || table === undefined) return;
    this.kept.set(at, table);
    this.set({ at, table, last: Math.max(this.state.last, at), status: table.status, happened: [], ...UNSEEN });
  }

  /** See it all from elsewhere, or in another language. */
  async lookAs(viewpoint: string, lang: string = this.lang): Promise<void> {
    const { at, last } = this.state;
    this.pause();
    this.viewpoint = viewpoint;
    this.lang = lang;
    const age = this.age + 1;
    await this.open(at);
    // Of a running match each viewpoint counts only what it could notice: keep the share of the way.
    if (age === this.age && this.state.last !== last && last > 0) {
      await this.go(Math.round((at / last) * this.state.last));
    }
  }

  /** To a position, or the nearest there is; to the last with Infinity. */
  async go(to: number): Promise<void> {
    if (!this.isKnown) {
      this.wanted = Math.max(to, 0);
      return;
    }
    const at = Math.min(Math.max(Math.round(to), 0), this.state.last);
    this.wanted = at;
    const age = this.age;
    if (!this.kept.has(at)) {
      try {
        await this.load(at);
      } catch (problem) {
        if (age === this.age) this.set({ problem: problem instanceof Error ? problem.message : String(problem) });
        return;
      }
    }
    if (this.wanted !== at || age !== this.age) return;
    const table = this.kept.get(at);
    if (table === undefined) return;
    const isStep = at === this.state.at + 1;
    const known = standing(this.state.all, at).filter((line) => line.entry <= at);
    this.set({
      at,
      table,
      log: known,
      status: table.status,
      happened: isStep ? known.filter((line) => line.entry === at) : [],
      stage: stageOf(known, known.filter((line) => line.entry === at), this.events),
      ...UNSEEN,
      problem: null,
    });
    this.queries.stopLooking();
    // The next run is there before one reaches it.
    const ahead = Math.min(at + 8, this.state.last);
    if (!this.kept.has(ahead)) void this.load(ahead).catch(() => undefined);
  }

  step(by: number): void {
    this.pause();
    void this.go(this.wanted + by);
  }

  /** To the next or previous beginning of a round or turn. */
  turn(by: 1 | -1): void {
    this.pause();
    const marks = this.state.all.filter((line) => line.mark !== null).map((line) => line.entry);
    void this.go(neighbour(marks, this.wanted, by) ?? (by > 0 ? this.state.last : 0));
  }

  /** To the next or previous event of a kind. */
  event(kind: EventKind | "any", by: 1 | -1): void {
    this.pause();
    const found = this.state.all
      .filter((line) => kind === "any" || this.events[line.event.event]?.kind === kind)
      .map((line) => line.entry);
    const to = neighbour(found, this.wanted, by);
    if (to !== null) void this.go(to);
  }

  play(): void {
    if (this.state.isPlaying) {
      this.pause();
      return;
    }
    this.set({ isPlaying: true });
    if (this.wanted >= this.state.last) void this.go(0);
    this.tick();
  }

  pause(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
    if (this.state.isPlaying) this.set({ isPlaying: false });
  }

  setSpeed(speed: number): void {
    this.set({ speed });
  }

  private tick(): void {
    this.timer = this.timers.set(() => {
      if (this.state.at >= this.state.last) {
        this.pause();
        return;
      }
      void this.go(this.state.at + 1).then(() => {
        if (this.state.isPlaying) this.tick();
      });
    }, 1100 / this.state.speed);
  }

  private load(at: number): Promise<void> {
    const from = Math.floor(at / RUN) * RUN;
    const under = this.loading.get(from);
    if (under !== undefined) return under;
    const age = this.age;
    const to = Math.min(from + RUN - 1, this.state.last);
    const done = this.source
      .positions(this.viewpoint, this.lang, from, to)
      .then((tables) => {
        if (age !== this.age) return;
        for (const [index, table] of tables.entries()) this.kept.set(from + index, table);
      })
      .finally(() => {
        if (age === this.age) this.loading.delete(from);
      });
    this.loading.set(from, done);
    return done;
  }

  stop(): void {
    this.pause();
    this.age += 1;
    this.queries.stopLooking();
    this.store.close();
  }

  private get moment(): string {
    return `${this.viewpoint} ${this.lang} ${this.state.at}`;
  }

  /** What whoever was asked here could weigh up; not before somebody looks closer. */
  private async weigh(): Promise<void> {
    const moment = this.moment;
    if (this.weighed === moment || this.state.isPlaying) return;
    this.weighed = moment;
    try {
      const { odds: oddsOf } = await this.queries.odds();
      if (moment === this.moment) this.set({ oddsOf, odds: oddsThen(oddsOf) });
    } catch {
      if (this.weighed === moment) this.weighed = "";
    }
  }

  hurry(): void {
    this.set({ stage: null });
  }

  pick(): void {}
  pickPlace(): void {}
  choose(): void {}
  confirm(): void {}
  cancel(): void {
    if (this.state.sightFrom !== null) this.set({ sightFrom: null, sight: null, fan: null });
    else this.pause();
  }
  async undo(): Promise<void> {
    this.step(-1);
  }
  async askHint(): Promise<void> {}

  private set(patch: Partial<ReplayState>): void {
    this.store.set(patch);
  }
}

/** The nearest number of a sorted list after, or before, where one is. */
export function neighbour(numbers: readonly number[], from: number, by: 1 | -1): number | null {
  const found = by > 0 ? numbers.find((each) => each > from) : numbers.findLast((each) => each < from);
  return found ?? null;
}
