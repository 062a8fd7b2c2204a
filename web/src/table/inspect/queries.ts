/** Questions to the server that change nothing: odds once per question, looks debounced and kept. */
import type { Told } from "../../api/types";
import type { Ref } from "../../games/contract";
import { realTimers, type Timers } from "../match/connection";
import type { Answer, Look, Place } from "../match/protocol";

/** Ask the server. Over the socket in a match, by HTTP in a replay and in a lesson. */
export type Ask = (question: Pick<Told<"Revisit">, "what" | "things"> & Pick<Told<"Question">, "without">) => Promise<Answer>;

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

  async odds(without: readonly Ref[] = []): Promise<Pick<Told<"OddsTold">, "odds" | "plans">> {
    const told = await this.ask({ what: "odds", ...(without.length > 0 ? { without: [...without] } : {}) });
    return told.what === "odds" ? { odds: told.odds, plans: told.plans } : { odds: {}, plans: [] };
  }

  /** Every place of the board in words, for whoever walks over it. */
  async board(): Promise<readonly Place[]> {
    const told = await this.ask({ what: "board" });
    return told.what === "board" ? told.places : [];
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
      this.ask({ what: "look", things: [...refs] }).then(
        (look) => {
          if (look.what !== "look") return;
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

  /** In another language, or as another side, everything is told again. */
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
