/** Where the keyboard stands: whoever plays without a mouse never falls off the table. */
import { refOf, type PieceElements } from "./elements";

type Focusable = HTMLElement | SVGElement;

const isFocusable = (target: unknown): target is Focusable => target instanceof HTMLElement || target instanceof SVGElement;

export class FocusKeeper {
  private stood: Focusable | null = null;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly pieces: PieceElements,
  ) {}

  /** Something was focused; a confirmation is only passed through, and a mouse needs no place. */
  take(target: EventTarget | null): void {
    if (!isFocusable(target) || target.closest("[role=alertdialog]") !== null) return;
    this.stood = target.matches(":focus-visible") ? target : null;
  }

  leave(): void {
    this.stood = null;
  }

  /** After a change: when what was focused is gone, back to the same piece, or to the answers. */
  keep(): void {
    const now = document.activeElement;
    if (this.stood === null || (now !== null && now !== document.body && !now.matches(":disabled"))) return;
    if (document.querySelector("dialog[open], .menu[role=dialog]") !== null) return;
    const ref = refOf(this.stood);
    const root = this.root();
    const ways = [this.stood, ref === "" ? null : this.pieces.find(ref), ...[".answers:has(button)", '[data-do="next"]', "#prompt"].map((each) => root?.querySelector(each))];
    for (const way of ways) {
      if (!isFocusable(way) || way.matches(":disabled")) continue;
      way.focus({ preventScroll: way instanceof SVGElement });
      if (document.activeElement === way) return;
    }
  }
}
