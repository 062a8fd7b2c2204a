/** After the end: one offers a rematch with the sides swapped, the other takes it up. */
import { get, post } from "../../api/client";
import { promise, promiseToo } from "../../fair/kept";
import type { Rematch } from "../match/protocol";

/** Nobody asked; we did; the other side did; a request is on its way. */
export type Asked = "none" | "ours" | "theirs" | "busy";

/** Nothing else brings the other player's wish here. */
const EVERY = 4000;

export interface AfterTheEnd {
  match: string;
  /** The sides that are one's own. */
  mine: readonly string[];
  /** As whom one sits. */
  side: () => string;
  /** The other player wants to go on. */
  offered: () => void;
  /** The match that was wanted is there. */
  go: (match: string) => void;
  complain: (problem: unknown) => void;
}

export class RematchOffer {
  asked = $state<Asked>("none");
  /** The match that followed this one. */
  following = $state<string | null>(null);

  constructor(private readonly around: AfterTheEnd) {}

  private get seat() {
    return { path: { match: this.around.match }, query: { as: this.around.side() } };
  }

  /** What our commitment is for until the new match has a name. */
  private get purpose(): string {
    return `${this.around.match} rematch`;
  }

  /** Offer a rematch, or accept the other's. */
  async ask(): Promise<void> {
    this.asked = "busy";
    try {
      this.hear(await post("/matches/{match}/rematch", { ...this.seat, body: { commitment: promise(this.purpose) } }));
    } catch (problem) {
      this.asked = "none";
      this.around.complain(problem);
    }
  }

  /** Look now and then whether the other player wants one; returns how to stop. */
  watch(): () => void {
    const look = (): void => {
      void get("/matches/{match}/rematch", this.seat).then(
        (now) => this.asked === "busy" || this.hear(now),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }

  private hear(now: Rematch): void {
    this.following = now.match;
    const before = this.asked;
    if (now.match !== null) {
      promiseToo(now.match, this.purpose);
      // Whoever only looks back at an old match stays there.
      this.asked = "none";
      if (before === "ours" || before === "busy") this.around.go(now.match);
      return;
    }
    this.asked = now.offered === null ? "none" : this.around.mine.includes(now.offered) ? "ours" : "theirs";
    if (this.asked === "theirs" && before === "none") this.around.offered();
  }
}
