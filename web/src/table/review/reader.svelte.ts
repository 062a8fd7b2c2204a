/** Fetches the review of a finished match bit by bit, as the server judges it. */
import { get } from "../../api/client";
import type { Review } from "./turning";

/** Between two questions, in milliseconds: the server thinks for longer. */
const PAUSE = 300;

export class ReviewReader {
  review = $state.raw<Review | null>(null);
  problem = $state<string | null>(null);
  private stopped = false;

  constructor(
    private readonly match: string,
    private readonly lang: string,
  ) {}

  /** Read until it is complete, or nobody looks any more. */
  async read(): Promise<void> {
    while (!this.stopped && !this.review?.complete) {
      const from = this.review?.judged ?? 0;
      try {
        const more = await get("/matches/{match}/review", { path: { match: this.match }, query: { from, lang: this.lang } });
        this.review = { ...more, moments: [...(this.review?.moments ?? []), ...more.moments] };
      } catch (error) {
        this.problem = error instanceof Error ? error.message : String(error);
        return;
      }
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
