/** Questions to the server that change nothing: odds once per question, looks debounced and kept. */
import { post } from "../../api/client";
import type { Ref } from "../../games/contract";
import { realTimers, type Timers } from "../match/connection";
import type { Answers, Hint, Look, OddsOfChoice, Why } from "../match/protocol";

/** Ask the server: `("odds", {})` and so on. Over the socket in a match, by HTTP in a replay. */
export type Ask = <What extends keyof Answers>(what: What, body: Record<string, unknown>) => Promise<Answers[What]>;

/** Ask by HTTP. */
export function asker(path: string, query: Record<string, string>, more: Record<string, unknown> = {}): Ask {
  return (what, body) => post(path, { ...more, ...body, what }, { query });
}

/** A pointer passes over much that nobody wants to know. */
const LINGER = 220;
const KEPT = 200;

export class Queries {
  private readonly looks = new Map<string, Look>();
  private timer: number | null = null;
  private wanted = "";

  constructor(
    private readonly ask: Ask,
    private readonly timers: Timers = realTimers,
  ) {}

  async odds(): Promise<Readonly<Record<string, OddsOfChoice>>> {
    return (await this.ask("odds", {})).odds ?? {};
  }

  async why(body: { ref: Ref } | { choice: string }): Promise<Why> {
    return await this.ask("why", body);
  }

  async hint(): Promise<Hint> {
    return await this.ask("hint", {});
  }

  /**
   * Look at a thing, or from one to another, once the pointer lingers there.
   *
   * `told` is called at most once, and never after something else has been asked for.
   */
  look(moment: string, refs: readonly Ref[], told: (answer: Look | null) => void, linger = LINGER): void {
    const key = `${moment}\n${refs.join("\n")}`;
    this.wanted = key;
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
    const known = this.looks.get(key);
    if (known !== undefined) {
      told(known);
      return;
    }
    this.timer = this.timers.set(() => {
      this.timer = null;
      this.ask("look", { things: refs }).then(
        (look) => {
          this.keep(key, look);
          if (this.wanted === key) told(look);
        },
        () => {
          if (this.wanted === key) told(null);
        },
      );
    }, linger);
  }

  /** Nothing is looked at any more. */
  stopLooking(): void {
    this.wanted = "";
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  /** In another language, or as another side, everything is told anew. */
  forget(): void {
    this.looks.clear();
    this.stopLooking();
  }

  private keep(key: string, look: Look): void {
    this.looks.set(key, look);
    if (this.looks.size > KEPT) {
      const [oldest] = this.looks.keys();
      if (oldest !== undefined) this.looks.delete(oldest);
    }
  }
}
