/**
 * What stands on the stage, and for how long.
 *
 * A change that brings rolls is held back until they have been played one after the other: the
 * board shows what came of them only then. The scene stays while something is asked about it.
 */
import type { AnyGameUi, AnyView, LogLine } from "../../games/contract";
import { lastScenes } from "./scenes";
import type { Timers } from "../match/connection";
import type { TableState } from "../state";
import type { Store } from "../store";

/** A scene, and how far it has been told. */
export interface Stage {
  lines: readonly LogLine[];
  /** The line whose roll is being played; all of them are told when it is past the last. */
  at: number;
}

/** What the stage wants to know of a game and of who watches. */
export interface Staging {
  events: AnyGameUi["events"];
  /** Whether what is asked now is about the scene that has just been told. */
  isAsked(view: AnyView): boolean;
  /** How much longer than normal things take; 0 where nothing moves. */
  pace(): number;
}

/** Milliseconds at normal speed: for each term, for the dice, for the verdict. */
export const TERM = 170;
export const DICE = 650;
const VERDICT = 700;
/** Later rolls of a scene are told faster. */
const AGAIN = 0.7;
/** So long a scene stays that nothing is asked about. */
const LINGER = 4500;

/** How long a roll plays at normal speed. */
export function beat(line: LogLine): number {
  const terms = (line.roll?.own.length ?? 0) + (line.roll?.against.length ?? 0);
  return TERM * (terms + 1) + DICE + VERDICT;
}

export class Stager {
  private timer: number | null = null;
  /** What comes after the roll that is being played. */
  private next: (() => void) | null = null;

  constructor(
    private readonly store: Store<TableState>,
    private readonly staging: Staging,
    private readonly timers: Timers,
  ) {}

  /** Whether rolls are being played, and what came of them waits. */
  get isPlaying(): boolean {
    return this.next !== null;
  }

  /** Play the rolls of some news, then go on; at once where there are none or nothing moves. */
  play(log: readonly LogLine[], fresh: readonly LogLine[], done: () => void): void {
    const rolls = this.staging.pace() === 0 ? [] : lastScenes(log, this.staging.events).flatMap((lines) => rollsOf(lines, fresh));
    this.roll(rolls, 1, done);
  }

  private roll([first, ...rest]: readonly Stage[], speed: number, done: () => void): void {
    const line = first?.lines[first.at];
    if (first === undefined || line === undefined) {
      done();
      return;
    }
    this.store.set({ stage: first });
    this.next = () => {
      this.next = null;
      this.roll(rest, AGAIN, done);
    };
    this.wait(beat(line) * speed * this.staging.pace(), () => this.next?.());
  }

  /** The table is shown: what stands on the stage now, and whether it stays. */
  settle(log: readonly LogLine[], fresh: readonly LogLine[], view: AnyView | null): void {
    const isAsked = view !== null && this.staging.isAsked(view);
    const stage = stageOf(log, isAsked ? log : fresh, this.staging.events);
    if (stage !== null) this.store.set({ stage });
    if (isAsked) this.stop();
    else if (this.store.state.stage !== null) this.wait(LINGER * Math.max(this.staging.pace(), 1), () => this.store.set({ stage: null }));
  }

  /** A click: on to the next roll, or to what came of it; a scene that is over goes away. */
  hurry(): void {
    this.stop();
    if (this.next !== null) this.next();
    else this.store.set({ stage: null });
  }

  /** To the end at once. */
  finish(): void {
    while (this.next !== null) this.hurry();
  }

  /** What was to come is of another chair, or nobody watches any more. */
  forget(): void {
    this.stop();
    this.next = null;
  }

  private stop(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  private wait(long: number, then: () => void): void {
    this.stop();
    this.timer = this.timers.set(() => {
      this.timer = null;
      then();
    }, long);
  }
}

/** The scene to which news belong, told to its end; null if they belong to none. */
export function stageOf(log: readonly LogLine[], fresh: readonly LogLine[], events: AnyGameUi["events"]): Stage | null {
  const lines = lastScenes(log, events).at(-1);
  return lines?.some((line) => fresh.includes(line)) ? { lines, at: lines.length } : null;
}

/** The rolls of a scene that are news, one after the other. */
function rollsOf(lines: readonly LogLine[], fresh: readonly LogLine[]): readonly Stage[] {
  return lines.flatMap((line, at) => (line.roll && fresh.includes(line) ? [{ lines, at }] : []));
}
