/** What helps to choose: the odds of every answer, why something is none, what a bot would do. */
import type { Ref } from "../../games/contract";
import type { Queries } from "../inspect/queries";
import { asOption, litRefs, oddsByRef } from "./options";
import type { Answer, Question, Turn } from "../match/protocol";
import type { TableState } from "../state";
import type { Store } from "../store";

export class Advice {
  constructor(
    private readonly store: Store<TableState>,
    private readonly queries: Queries,
    private readonly ask: (question: Question) => Promise<Answer>,
    private readonly fail: (problem: unknown) => void,
  ) {}

  async odds(turn: Turn): Promise<void> {
    try {
      const { without, offered } = this.store.state;
      const told = await this.queries.odds([...without]);
      if (!this.isAsked(turn) || this.store.state.without !== without) return;
      const plans = told.plans.map(asOption);
      this.store.set({ oddsOf: told.odds, plans, odds: oddsByRef(turn, told.odds, plans), lit: litRefs(turn, offered, false, plans) });
    } catch {
      // Odds are a help; the game goes on without them.
    }
  }

  async why(body: { ref: Ref } | { choice: string }): Promise<void> {
    if (this.store.state.connection !== "open") return;
    try {
      const told = await this.ask({ what: "why", ...body });
      if (told.what === "why" && told.text) this.store.set({ notice: { kind: "why", text: told.text, clause: told.clause }, menu: null });
    } catch (problem) {
      this.fail(problem);
    }
  }

  async hint(): Promise<void> {
    const { turn, hint, status } = this.store.state;
    if (turn === null || hint === "asked" || !status?.hints) return;
    this.store.set({ hint: "asked" });
    try {
      const told = await this.ask({ what: "hint" });
      if (this.isAsked(turn) && told.what === "hint") this.store.set({ hint: told, notice: null });
    } catch (problem) {
      this.store.set({ hint: null });
      this.fail(problem);
    }
  }

  private isAsked(turn: Turn): boolean {
    return this.store.state.turn?.decision === turn.decision;
  }
}
