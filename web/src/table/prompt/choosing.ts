/** From a click to an answer that the server has: which option is meant, is it meant, is it there? */
import type { Option, Ref } from "../../games/contract";
import { Refused } from "../match/connection";
import { NOTHING_LIT, litRefs, picked, pickedPlace } from "./options";
import type { TableMessage } from "../match/protocol";
import type { TableState } from "../state";
import type { Store } from "../store";

export interface Chosen {
  send(decision: number, choice: string, then: readonly string[]): Promise<unknown>;
  /** The attack is put together otherwise: what would come of it now? */
  regroup(): void;
  /** Whether ending a turn is asked back while something could still be done. */
  isEndAsked(): boolean;
  /** Something was clicked that cannot be chosen. */
  why(ref: Ref): void;
  /** The server would not have it. */
  refused(problem: unknown): void;
}

export class Choosing {
  /** What was sent, so that it can be sent again if the connection was lost before the answer. */
  private sent: { decision: number; choice: string; then: readonly string[]; lost: boolean } | null = null;

  constructor(
    private readonly store: Store<TableState>,
    private readonly to: Chosen,
  ) {}

  /** A click: on a thing, and on what it stands on, nearest first; or on a place with all in it. */
  pick(refs: readonly Ref[], isPlace = false): void {
    const { lit, turn, offered, pending, curtain } = this.store.state;
    if (pending !== null || curtain !== null) return;
    const piece = refs.find((ref) => !lit.has(ref) && this.isPiece(ref));
    if (piece !== undefined && !refs.some((ref) => lit.has(ref))) {
      this.leaveOut(piece);
      return;
    }
    const found = (isPlace ? pickedPlace : picked)(lit, refs, litRefs(turn, offered, true));
    if (found.what === "choose") this.choose(found.option);
    else if (found.what === "menu") {
      this.store.set({ menu: { ref: found.ref, options: found.options }, notice: null, confirming: null });
    } else if (found.what === "why") this.to.why(found.ref);
  }

  /** Take an option; what the player may not have meant is asked back first. */
  choose(option: Option): void {
    const { turn, pending, confirming } = this.store.state;
    if (turn === null || pending !== null) return;
    const { several } = turn;
    if (several?.choices.includes(option.choice) && option.then === undefined) {
      this.toggle(option, several.most);
      return;
    }
    const { picks } = this.store.state;
    const [first, ...others] = picks;
    if (first !== undefined && several?.end === option.choice) {
      void this.send(turn.decision, first.choice, [...others.map((pick) => pick.choice), several.end]);
      return;
    }
    const ask = option.confirm && (option.role !== "pass" || this.to.isEndAsked());
    if (ask && confirming?.choice !== option.choice) {
      this.store.set({ confirming: option, menu: null, notice: null });
      return;
    }
    void this.send(turn.decision, option.choice, option.then ?? []);
  }

  /** Where several are given at once, a click picks one or puts it back. */
  private toggle(option: Option, most: number): void {
    const { picks } = this.store.state;
    const others = picks.filter((pick) => pick.choice !== option.choice);
    const added = others.length === picks.length ? [...others, option] : others;
    this.store.set({ picks: added.slice(-most), menu: null, notice: null, hint: null });
  }

  /** Whether a piece takes part in an attack that is put forward, or was left out of it. */
  private isPiece(ref: Ref): boolean {
    const { plans, without } = this.store.state;
    return without.has(ref) || plans.some((plan) => plan.pieces?.includes(ref) ?? false);
  }

  private leaveOut(ref: Ref): void {
    const without = new Set(this.store.state.without);
    if (!without.delete(ref)) without.add(ref);
    this.store.set({ without, notice: null });
    this.to.regroup();
  }

  confirm(): void {
    const { confirming } = this.store.state;
    if (confirming !== null) this.choose(confirming);
  }

  /** Escape: close what is open, the topmost first; false when nothing is. */
  cancel(): boolean {
    const { menu, confirming, notice, hint, sightFrom, picks } = this.store.state;
    if (picks.length > 0) this.store.set({ picks: [] });
    else if (confirming !== null || menu !== null) this.store.set({ confirming: null, menu: null });
    else if (sightFrom !== null) this.store.set({ sightFrom: null, sight: null, fan: null });
    else if (notice !== null || hint !== null) this.store.set({ notice: null, hint: null });
    else return false;
    return true;
  }

  /** Whether a table still asks what has been answered: the answer is on its way, or goes again. */
  isUnderWay(message: TableMessage): boolean {
    if (this.sent === null || message.turn?.decision !== this.sent.decision) {
      this.sent = null;
      return false;
    }
    if (this.sent.lost) void this.send(this.sent.decision, this.sent.choice, this.sent.then);
    return true;
  }

  private async send(decision: number, choice: string, then: readonly string[]): Promise<void> {
    this.sent = { decision, choice, then, lost: false };
    this.store.set({
      pending: choice,
      turn: null,
      lit: NOTHING_LIT,
      offered: [],
      plans: [],
      without: new Set(),
      picks: [],
      menu: null,
      confirming: null,
      notice: null,
      hint: null,
      called: false,
    });
    try {
      await this.to.send(decision, choice, then);
      this.sent = null;
      // The table with what came of it may be here already, or follow.
      this.store.set({ pending: null });
    } catch (problem) {
      if (problem instanceof Refused && problem.refusal.code === "lost") {
        if (this.sent !== null) this.sent.lost = true;
        return;
      }
      this.sent = null;
      this.store.set({ pending: null });
      this.to.refused(problem);
    }
  }
}
