/**
 * The controller of a lesson: frames that were played before, gone through by doing or by reading.
 *
 * It drives the same table as a match; what a frame asks for is the only thing lit.
 */
import type { Told } from "../../api/types";
import type { AnyGameUi, AnyView, OfferedCard, Option, Ref } from "../../games/contract";
import { Queries, type Ask } from "../inspect/queries";
import type { Driver } from "../driver";
import { cutLog, freshLines } from "../log/log";
import { Inspection } from "../inspect/inspection";
import { litRefs, oddsByRef, picked } from "../prompt/options";
import type { Turn } from "../match/protocol";
import { stageOf } from "../stage/stager";
import { EMPTY, type TableState } from "../state";
import { Store } from "../store";

export type LessonFrame = Told<"LessonFrame">;

export interface LessonState extends TableState {
  at: number;
  frame: LessonFrame;
  /** How often something else was tried at this frame. */
  missed: number;
  isDone: boolean;
}

export class LessonController implements Driver {
  private readonly store: Store<LessonState>;
  private readonly queries: Queries;
  readonly inspection: Inspection;

  constructor(
    private readonly frames: readonly LessonFrame[],
    private readonly offered: (view: AnyView, turn: Turn) => readonly OfferedCard[] | null = () => null,
    /** Ask about a frame; without it there is only to read and to do. */
    ask: (at: number) => Ask = () => () => Promise.reject(new Error("nobody to ask")),
    private readonly events: AnyGameUi["events"] = {},
  ) {
    this.store = new Store(this.framed(0, EMPTY.log));
    this.queries = new Queries((question) => ask(this.state.at)(question));
    this.inspection = new Inspection(this.store, this.queries, () => String(this.state.at));
    void this.weigh();
  }

  get state(): LessonState {
    return this.store.state;
  }

  get viewpoint(): string {
    return this.state.frame.table.viewpoint;
  }

  subscribe(listener: () => void): () => void {
    return this.store.subscribe(listener);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** On: by reading, or instead of the one who learns. */
  next(): void {
    if (this.state.at < this.last) this.become(this.framed(this.state.at + 1, this.state.log));
    else this.store.set({ isDone: true });
  }

  back(): void {
    this.go(this.state.at - 1);
  }

  go(to: number): void {
    const at = Math.min(Math.max(to, 0), this.last);
    let log = EMPTY.log;
    for (const frame of this.frames.slice(0, at)) log = cutLog(log, frame.table.log);
    this.become({ ...this.framed(at, log), happened: [] });
  }

  pickPlace(refs: readonly Ref[]): void {
    this.pick(refs);
  }

  pick(refs: readonly Ref[]): void {
    const found = picked(this.state.lit, refs);
    if (found.what === "choose") this.next();
    else if (found.what === "menu") this.next();
    else if (this.state.frame.ask !== null) this.store.set({ missed: this.state.missed + 1 });
  }

  choose(option: Option): void {
    if (option.choice === this.state.frame.ask) this.next();
  }

  hurry(): void {
    this.store.set({ stage: null });
  }

  confirm(): void {}
  cancel(): void {
    this.inspection.look([]);
  }
  async undo(): Promise<void> {
    this.back();
  }
  async askHint(): Promise<void> {}

  private framed(at: number, log: TableState["log"]): LessonState {
    const frame = this.frames[at];
    if (frame === undefined) throw new Error(`the lesson has no frame ${at}`);
    const { table } = frame;
    const offered = table.turn === null || table.view === null ? [] : (this.offered(table.view, table.turn) ?? []);
    const told = cutLog(log, table.log);
    const fresh = freshLines(log, table.log);
    const isSameSeat = at > 0 && this.frames[at - 1]?.table.viewpoint === table.viewpoint;
    return {
      ...EMPTY,
      connection: "open",
      table,
      log: told,
      happened: isSameSeat ? fresh : [],
      stage: at > 0 ? stageOf(told, fresh, this.events) : null,
      turn: table.turn,
      offered,
      lit: litRefs(table.turn, offered),
      at,
      frame,
      missed: 0,
      isDone: false,
    };
  }

  /** The odds of what is asked for, at the thing where they are shown. */
  private async weigh(): Promise<void> {
    const { at, turn } = this.state;
    if (turn === null) return;
    try {
      const { odds: oddsOf } = await this.queries.odds();
      if (at === this.state.at) this.store.set({ oddsOf, odds: oddsByRef(turn, oddsOf) });
    } catch {
      // Odds are a help; the lesson goes on without them.
    }
  }

  private become(state: LessonState): void {
    this.queries.stopLooking();
    this.store.set(state);
    void this.weigh();
  }
}
