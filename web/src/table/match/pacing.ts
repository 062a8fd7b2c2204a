/** Tables that came faster than one can follow are shown one after the other. */
import type { Timers } from "./connection";
import type { TableMessage } from "./protocol";

/** So many unseen changes are shown one by one; more are shown at once. */
const BACKLOG = 40;

export class Pacing {
  private queue: TableMessage[] = [];
  private timer: number | null = null;
  private shownAt = 0;

  constructor(
    /** Those that are caught up with are shown at once, without telling them first. */
    private readonly show: (message: TableMessage, isLate?: boolean) => void,
    private readonly timers: Timers,
    private readonly now: () => number,
    /** How long what others did stays before the next is shown; 0 shows at once. */
    private readonly pace: () => number,
    /** Whether what was shown last is still being told. */
    private readonly isHeld: () => boolean = () => false,
  ) {}

  /** Whether something newer waits than what is shown. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Something was shown that one wants to see, perhaps for longer: what follows waits for it. */
  mark(longer = 0): void {
    this.shownAt = this.now() + longer;
  }

  /** A new table: shown at once if it is our own doing or the first, else when there is time. */
  take(message: TableMessage, ours: boolean): void {
    const pace = this.pace();
    const wait = this.shownAt + pace - this.now();
    if ((ours || wait <= 0 || pace === 0) && !this.isBehind && !this.isHeld()) {
      this.show(message);
      return;
    }
    this.queue.push(message);
    if (this.queue.length > BACKLOG || pace === 0) this.catchUp();
    else if (this.timer === null && !this.isHeld()) this.later(Math.max(wait, 0));
  }

  /** What was being told has been told: on with what waits. */
  release(longer = 0): void {
    this.mark(longer);
    if (this.isBehind && this.timer === null) this.later(longer + this.pace());
  }

  catchUp(): void {
    this.stop();
    const all = this.queue;
    this.queue = [];
    for (const message of all) this.show(message, true);
  }

  /** What waits is of another chair. */
  forget(): void {
    this.queue = [];
  }

  stop(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  private later(wait: number): void {
    this.timer = this.timers.set(() => {
      this.timer = null;
      const next = this.queue.shift();
      if (next !== undefined) this.show(next);
      if (this.isBehind && !this.isHeld()) this.later(Math.max(this.shownAt + this.pace() - this.now(), 0));
    }, wait);
  }
}
