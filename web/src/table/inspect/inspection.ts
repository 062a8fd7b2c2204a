/** Pointing and looking, alike in a match, a replay and a lesson: what is this, what is in sight? */
import type { Ref } from "../../games/contract";
import type { Queries } from "./queries";
import type { Look, Place } from "../match/protocol";
import type { TableState } from "../state";

/** As much of a table's state as looking reads and changes. */
type Seen = Pick<TableState, "hovered" | "looking" | "sight" | "sightFrom" | "fan">;

export interface Looked {
  readonly state: Seen;
  set(patch: Partial<Seen>): void;
}

export class Inspection {
  constructor(
    private readonly store: Looked,
    private readonly queries: Queries,
    /** Names the position and who looks: what was seen then need not be asked again. */
    private readonly moment: () => string,
    /** The game's own say from where lines of sight are drawn. */
    private readonly from: (target: Ref) => readonly Ref[] = () => [],
    /** Told whenever something is pointed or looked at. */
    private readonly onlook: () => void = () => undefined,
  ) {}

  /** Every place of the board in words, for whoever walks over it. */
  async board(): Promise<readonly Place[]> {
    return await this.queries.board();
  }

  /** Point at something; with nothing, look away. */
  hover(ref: Ref | null): void {
    if (ref !== null) this.onlook();
    if (ref === this.store.state.hovered) return;
    this.store.set({ hovered: ref });
    this.look(ref === null ? [] : [ref]);
  }

  /** Ring a thing without asking about it: a name in the log. */
  point(ref: Ref | null): void {
    if (ref !== this.store.state.hovered) this.store.set({ hovered: ref });
  }

  /** Show what a thing is; with a place to look from, also what is seen of it from there. */
  look(refs: readonly Ref[], linger?: number): void {
    const [ref] = refs;
    if (ref === undefined) {
      this.queries.stopLooking();
      this.store.set({ looking: null, sight: null });
      return;
    }
    this.onlook();
    const { sightFrom } = this.store.state;
    const from = (sightFrom !== null ? [sightFrom] : this.from(ref)).filter((each) => each !== ref);
    this.store.set({ looking: null });
    this.ask(this.moment(), ref, from, null, linger);
  }

  /** From one place after the other, until one sees it; else what the first of them has in its way. */
  private ask(moment: string, ref: Ref, from: readonly Ref[], blocked: (() => void) | null, linger?: number): void {
    const [first, ...others] = from;
    const things = first === undefined ? [ref] : [first, ref];
    this.queries.look(
      moment,
      things,
      (answer) => {
        const tell = blocked ?? ((): void => this.told(things, answer));
        // Not every thing has a line of sight: then look at the thing alone.
        if (answer === null && first !== undefined) this.ask(moment, ref, [], null, 0);
        else if (answer?.sight?.sight !== false) this.told(things, answer);
        else if (others.length > 0) this.ask(moment, ref, others, tell, 0);
        else tell();
      },
      linger,
    );
  }

  /** Show all that is in sight from this thing, and lines to whatever is pointed at, until told otherwise. */
  lookFrom(ref: Ref | null): void {
    const from = ref === this.store.state.sightFrom ? null : ref;
    this.store.set({ sightFrom: from, sight: null, fan: null });
    if (from === null) return;
    const told = (answer: Look | null): void => {
      if (this.store.state.sightFrom === from) this.store.set({ fan: answer?.fan ?? null });
    };
    this.queries.look(this.moment(), [from], told, 0);
  }

  private told(refs: readonly Ref[], answer: Look | null): void {
    if (answer === null) {
      this.store.set({ looking: null, sight: null });
      return;
    }
    const [from, to] = refs;
    const sight =
      answer.sight != null && from !== undefined && to !== undefined ? { from, to, details: answer.sight } : null;
    this.store.set({ looking: { refs, answer }, sight });
  }
}
