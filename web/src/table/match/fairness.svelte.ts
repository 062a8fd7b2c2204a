/** The dice of the match at hand: our number goes in when all seals are fixed, and what is told is compared with what was shown. */
import { checkDice, isInDoubt } from "../../fair/checks";
import type { Dice } from "../../fair/exchange";
import { forgetTakeback, promised, takebackOf } from "../../fair/kept";
import { takePart, type Part } from "../../fair/takePart";
import type { Status } from "./protocol";

export class Fairness {
  private part = $state<Part>("none");
  /** As text, so that nothing is done again before it changes. */
  private readonly told: string;
  private readonly failed: boolean;
  private readonly doubtful: boolean;
  private confirmed = $state(0);

  /** To be made while a component is; `status` is what the server tells, null where we only watch. */
  constructor(
    private readonly match: string,
    mine: readonly string[],
    status: () => Status | null,
  ) {
    this.told = $derived(JSON.stringify(status()?.dice ?? null));
    this.failed = $derived.by(() => {
      const now: Dice | null = JSON.parse(this.told);
      return now !== null && checkDice(match, [now], mine, null).some((one) => !one.passed);
    });
    this.doubtful = $derived.by(() => {
      void this.confirmed;
      const now: Dice | null = JSON.parse(this.told);
      return now !== null && isInDoubt(match, now, mine);
    });
    let asked: { round: number; promises: readonly string[] } | null = null;
    $effect(() => {
      const now = status();
      if (!now?.dice) return;
      if (now.offers.some((one) => one.kind === "takeback" && mine.includes(one.side))) {
        asked = { round: now.dice.round, promises: promised(takebackOf(match, now.dice.round)) };
      } else if (asked !== null) {
        if (asked.round === now.dice.round) forgetTakeback(match, asked.round, asked.promises);
        asked = null;
      }
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

  /** Whether a takeback has a number of ours that came from elsewhere. */
  get isDoubtful(): boolean {
    return this.doubtful;
  }

  /** It came from another device of ours. */
  confirm(): void {
    const now: Dice | null = JSON.parse(this.told);
    for (let round = 0; round < (now?.round ?? 0); round++) forgetTakeback(this.match, round, promised(takebackOf(this.match, round)));
    this.confirmed += 1;
  }

  /** Whether something does not fit what this browser was shown. */
  get isUnfair(): boolean {
    return this.part === "cheated" || this.failed;
  }
}
