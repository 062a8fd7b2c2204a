/** What belongs to a seat beside the game: its notes, and whether the other player is heard. */
import { get, post, put } from "../../api/client";
import type { Told } from "../../api/types";
import type { ChatLog } from "../chat/chat";

/** What a seat answers by itself: the lines in force, and how to change them. */
export interface StandingLines {
  /** Null until they have been fetched. */
  readonly lines: readonly Told<"StandingLineShown">[] | null;
  /** What the table proposes to leave behind now: nothing where nobody is away for long. */
  readonly proposed: readonly Told<"StandingLineShown">[];
  /** What is answered against bots, in a sentence; empty once something is changed. */
  readonly told: string;
  change(lines: readonly string[], remove?: boolean): void;
  /** All of it, as a form. */
  open(): void;
  /** Whether orders are worth leaving: the others play on while one is away. */
  readonly canOrder: boolean;
  /** The orders that may be left at a thing, or without one those proposed. */
  leave(at: string | null): void;
}

export class Seat {
  standing = $state.raw<readonly Told<"StandingLineShown">[] | null>(null);
  proposed = $state.raw<readonly Told<"StandingLineShown">[]>([]);
  told = $state("");
  muted = $state(false);
  /** Null until they have been fetched. */
  notes = $state<string | null>(null);
  private side = "";

  constructor(
    private readonly match: string,
    private readonly chatLog: ChatLog,
    private readonly complain: (problem: unknown) => void,
  ) {}

  private get seat() {
    return { path: { match: this.match }, query: { as: this.side } };
  }

  /** Somebody sits down there: fetch what is theirs, once. */
  sit(side: string): void {
    if (side === this.side) return;
    this.side = side;
    void this.readChat();
    this.readStanding();
    void get("/matches/{match}/notes", this.seat).then(
      (kept) => {
        if (side === this.side) this.notes = kept.text;
      },
      () => undefined,
    );
  }

  /** What the seat answers by itself now: some of it ends with an order or a turn. */
  readStanding(): void {
    const { side } = this;
    if (side === "") return;
    void get("/matches/{match}/standing", this.seat).then(
      (kept) => this.keep(side, kept),
      () => undefined,
    );
  }

  changeStanding(lines: readonly string[], remove = false): void {
    const { side } = this;
    void post("/matches/{match}/standing/lines", { ...this.seat, body: { lines: [...lines], remove } }).then(
      (kept) => this.keep(side, kept),
      (problem: unknown) => this.complain(problem),
    );
  }

  private keep(side: string, kept: Told<"StandingShown">): void {
    if (side !== this.side) return;
    this.standing = kept.lines;
    this.proposed = kept.proposed;
    this.told = kept.told;
  }

  /** The device changes hands. */
  leave(): void {
    this.standing = null;
    this.proposed = [];
    this.told = "";
    this.side = "";
    this.notes = null;
  }

  /** Keep notes of a side; also of one that has just left. */
  async write(side: string, text: string): Promise<void> {
    await put("/matches/{match}/notes", { path: { match: this.match }, query: { as: side }, body: { text } });
  }

  async mute(now: boolean): Promise<void> {
    const before = this.muted;
    this.muted = now;
    try {
      await put("/matches/{match}/mute", { ...this.seat, body: { muted: now } });
      // What was written meanwhile has not been lost.
      if (!now) await this.readChat();
    } catch (problem) {
      this.muted = before;
      this.complain(problem);
    }
  }

  private async readChat(): Promise<void> {
    try {
      const chat = await get("/matches/{match}/chat", this.seat);
      this.chatLog.add(chat.lines, false);
      this.muted = chat.muted;
    } catch {
      // The chat is no part of the game; it is read again with the next seat.
    }
  }
}
