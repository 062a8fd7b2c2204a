/** A typed line: the server says what it means, and it is done as a click would do it. */
import type { Option } from "../../games/contract";
import type { Answer, Line, Question } from "../match/protocol";
import type { TableState } from "../state";
import type { Store } from "../store";
import { asOption } from "./options";

export interface Doing {
  ask(question: Question): Promise<Answer>;
  choose(option: Option): void;
  undo(): Promise<void>;
  hint(): Promise<void>;
  fail(problem: unknown): void;
}

export class Typing {
  constructor(
    private readonly store: Store<TableState>,
    private readonly to: Doing,
  ) {}

  /** What the line answers; null if the server did not say. */
  async type(text: string): Promise<Line | null> {
    try {
      const told = await this.to.ask({ what: "line", text });
      if (told.what !== "line") return null;
      this.carryOut(told);
      return told;
    } catch (problem) {
      this.to.fail(problem);
      return null;
    }
  }

  async complete(text: string): Promise<readonly string[]> {
    try {
      const told = await this.to.ask({ what: "complete", text });
      return told.what === "complete" ? told.completions : [];
    } catch {
      return []; // a help; the line can be typed without
    }
  }

  private carryOut({ plans, do: act }: Line): void {
    const options = plans.map((plan) => this.meant(plan));
    const [only, ...others] = options;
    if (act === "undo") void this.to.undo();
    else if (act === "hint") void this.to.hint();
    else if (only !== undefined && others.length === 0) this.to.choose(only);
    else if (only !== undefined) this.store.set({ menu: { ref: only.refs.at(-1) ?? "", options }, notice: null, confirming: null });
  }

  /** The answer itself where the line says no more; what warns of it warns of what begins with it. */
  private meant(plan: Line["plans"][number]): Option {
    const own = this.store.state.turn?.options.find((option) => option.choice === plan.choice);
    if (own !== undefined && plan.then.length === 0) return own;
    return { ...asOption(plan), warning: own?.warning ?? null, confirm: own?.confirm ?? false };
  }
}
