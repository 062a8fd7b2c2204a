/** What helps to choose: the odds of every answer, why something is none, what a bot would do. */
import type { Ref } from "../../games/contract";
import type { Queries } from "../inspect/queries";
import { oddsByRef } from "./options";
import type { Turn } from "../match/protocol";
import type { TableState } from "../state";
import type { Store } from "../store";

export class Advice {
  constructor(
    private readonly store: Store<TableState>,
    private readonly queries: Queries,
    private readonly fail: (problem: unknown) => void,
  ) {}

  async odds(turn: Turn): Promise<void> {
    try {
      const oddsOf = await this.queries.odds();
      if (this.isAsked(turn)) this.store.set({ oddsOf, odds: oddsByRef(turn, oddsOf) });
    } catch {
      // Odds are a help; the game goes on without them.
    }
  }

  async why(body: { ref: Ref } | { choice: string }): Promise<void> {
    if (this.store.state.connection !== "open") return;
    try {
      const { text, clause } = await this.queries.why(body);
      if (text) this.store.set({ notice: { kind: "why", text, clause: clause ?? null }, menu: null });
    } catch (problem) {
      this.fail(problem);
    }
  }

  async hint(): Promise<void> {
    const { turn, hint, status } = this.store.state;
    if (turn === null || hint === "asked" || !status?.hints) return;
    this.store.set({ hint: "asked" });
    try {
      const found = await this.queries.hint();
      if (this.isAsked(turn)) this.store.set({ hint: found });
    } catch (problem) {
      this.store.set({ hint: null });
      this.fail(problem);
    }
  }

  private isAsked(turn: Turn): boolean {
    return this.store.state.turn?.decision === turn.decision;
  }
}
