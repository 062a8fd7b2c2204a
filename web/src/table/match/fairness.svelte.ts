/** The dice of the match at hand: our number goes in when all seals are fixed, and what is told is compared with what was shown. */
import { checkDice } from "../../fair/checks";
import type { Dice } from "../../fair/exchange";
import { takePart, type Part } from "../../fair/takePart";

export class Fairness {
  private part = $state<Part>("none");
  /** As text, so that nothing is done again before it changes. */
  private readonly told: string;
  private readonly failed: boolean;

  /** To be made while a component is; `dice` is what the server tells of them, null where we only watch. */
  constructor(match: string, mine: readonly string[], dice: () => Dice | null | undefined) {
    this.told = $derived(JSON.stringify(dice() ?? null));
    this.failed = $derived.by(() => {
      const now: Dice | null = JSON.parse(this.told);
      return now !== null && checkDice(match, [now], mine, null).some((one) => !one.passed);
    });
    $effect(() => {
      const now: Dice | null = JSON.parse(this.told);
      if (now === null) return;
      takePart(match, now, mine).then(
        (done) => (this.part = done),
        () => undefined, // It is tried again when the page is opened again.
      );
    });
  }

  /** Whether our number is in another browser. */
  get isLost(): boolean {
    return this.part === "lost";
  }

  /** Whether something does not fit what this browser was shown. */
  get isUnfair(): boolean {
    return this.part === "cheated" || this.failed;
  }
}
