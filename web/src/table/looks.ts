/** Pointing and looking, alike in a match, a replay and a lesson: what is this, what is in sight? */
import type { Ref } from "../games/contract";
import type { Asking } from "./asking";
import type { Look } from "./protocol";
import type { TableState } from "./state";

/** As much of a table's state as looking reads and changes. */
type Seen = Pick<TableState, "hovered" | "looking" | "sight" | "sightFrom">;

export interface Looked {
  readonly state: Seen;
  set(patch: Partial<Seen>): void;
}

export class Looks {
  constructor(
    private readonly store: Looked,
    private readonly asking: Asking,
    /** Names the position and who looks: what was seen then need not be asked again. */
    private readonly moment: () => string,
    /** The game's own say from where lines of sight are drawn. */
    private readonly from: () => Ref | null = () => null,
  ) {}

  /** Point at something; with nothing, look away. */
  hover(ref: Ref | null): void {
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
      this.asking.stopLooking();
      this.store.set({ looking: null, sight: null });
      return;
    }
    const from = this.store.state.sightFrom ?? this.from();
    const things = from !== null && from !== ref ? [from, ref] : [ref];
    const moment = this.moment();
    this.store.set({ looking: null });
    this.asking.look(
      moment,
      things,
      (answer) => {
        if (answer === null && things.length > 1) {
          // Not every thing has a line of sight: then look at the thing alone.
          this.asking.look(moment, [ref], (alone) => this.told([ref], alone), 0);
        } else this.told(things, answer);
      },
      linger,
    );
  }

  /** Draw lines of sight from this thing to whatever is pointed at, until told otherwise. */
  lookFrom(ref: Ref | null): void {
    this.store.set({ sightFrom: ref === this.store.state.sightFrom ? null : ref, sight: null });
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
