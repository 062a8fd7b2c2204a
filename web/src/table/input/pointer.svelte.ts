/**
 * Mouse, pen and finger: pointing shows what a thing is, a click chooses it, a right click or a
 * long press keeps the look open.  A finger cannot point: where dice would roll, its first tap shows
 * the odds, with a button to go on.
 */
import type { Option, Ref } from "../../games/contract";
import type { Driver } from "../driver";
import { choose, type PieceElements } from "./elements";

/** So long a finger rests before it asks instead of choosing. */
const LONG = 480;
/** A finger that moved so far, in pixels, drags. */
const DRAG = 10;

export class Pointer {
  /** Whether the look stays open, so that its rules can be followed. */
  pinned = $state(false);
  /** Where the thing is that is looked at. */
  at = $state.raw<DOMRect | null>(null);
  /** What a finger has tapped and has yet to confirm. */
  risk = $state.raw<Option | null>(null);
  private pressing: ReturnType<typeof setTimeout> | undefined;
  private wasLong = false;
  /** Where the pointer was when it last chose something, until it moves. */
  private rested: { x: number; y: number } | null = null;

  constructor(
    private readonly driver: () => Driver,
    private readonly pieces: PieceElements,
  ) {}

  click(event: MouseEvent): void {
    const opened = event.target instanceof Element ? event.target.closest("[data-look][data-open]") : null;
    if (opened !== null) {
      this.keep(opened, opened.getAttribute("data-look") ?? "");
      return;
    }
    const found = this.pieces.at(event.target);
    if (found === null) {
      if (this.pinned) this.close();
      return;
    }
    const [ref] = found.refs;
    if (this.driver().isStill && ref !== undefined && !(this.pinned && this.driver().state.hovered === ref)) {
      this.keep(found.element, ref);
      return;
    }
    const risked = isFinger(event) ? found.refs.find((one) => this.riskOf(one) !== null) : undefined;
    if (risked !== undefined && !(this.risk !== null && this.risk === this.riskOf(risked))) {
      this.keep(found.element, risked);
      this.risk = this.riskOf(risked);
      return;
    }
    this.close();
    this.rested = { x: event.clientX, y: event.clientY };
    choose(this.driver(), found);
  }

  /** The one answer that a thing stands for, if it rolls dice and cannot be taken back. */
  private riskOf(ref: Ref): Option | null {
    const { lit, odds, oddsOf } = this.driver().state;
    const [option, ...others] = lit.get(ref) ?? [];
    if (option === undefined || others.length > 0) return null;
    const chance = odds.get(ref)?.chance ?? null;
    return chance !== null && oddsOf[option.choice]?.undo === false ? option : null;
  }

  /** The click that ends a long press is not meant. */
  swallow(event: MouseEvent): void {
    if (!this.wasLong) return;
    this.wasLong = false;
    event.stopPropagation();
    event.preventDefault();
  }

  over(event: PointerEvent): void {
    // A look that is kept open follows the pointer only while lines of sight are drawn from it.
    if (event.pointerType !== "mouse" || (this.pinned && this.driver().state.sightFrom === null)) return;
    // What has come to lie under a pointer at rest was not pointed at.
    if (this.rested !== null && Math.hypot(event.clientX - this.rested.x, event.clientY - this.rested.y) < 3) return;
    this.rested = null;
    const found = this.pieces.lookedAt(event.target);
    if (found === null) {
      if (this.at !== null) this.leave();
      return;
    }
    if (!this.pinned) this.at = found.element.getBoundingClientRect();
    // What is lit is what one wants to know about, also when something stands on it.
    const { odds } = this.driver().state;
    this.driver().inspection.hover(found.refs.find((ref) => odds.has(ref)) ?? found.refs[0] ?? null);
  }

  leave(): void {
    if (this.pinned) return;
    this.at = null;
    this.driver().inspection.hover(null);
  }

  press(event: PointerEvent): void {
    this.wasLong = false;
    clearTimeout(this.pressing);
    if (event.pointerType === "mouse") return;
    const found = this.pieces.lookedAt(event.target);
    if (found === null) return;
    const [x, y] = [event.clientX, event.clientY];
    const moved = (move: PointerEvent): void => {
      if (Math.hypot(move.clientX - x, move.clientY - y) > DRAG) release();
    };
    const release = (): void => {
      clearTimeout(this.pressing);
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    this.pressing = setTimeout(() => {
      this.wasLong = true;
      this.keep(found.element, found.refs[0] ?? "");
    }, LONG);
  }

  context(event: MouseEvent): void {
    const found = this.pieces.lookedAt(event.target);
    if (found === null) return;
    event.preventDefault();
    this.keep(found.element, found.refs[0] ?? "");
  }

  /** Show what stands there, as pointing at it would: the keyboard has come to it. */
  show(element: Element, ref: Ref | null): void {
    this.at = element.getBoundingClientRect();
    this.driver().inspection.hover(ref);
  }

  /** Keep the look at a thing open. */
  keep(element: Element | null, ref: Ref): void {
    this.at = element?.getBoundingClientRect() ?? null;
    this.pinned = true;
    this.risk = null;
    this.driver().inspection.point(ref);
    this.driver().inspection.look([ref], 0);
  }

  close(): void {
    this.forget();
    this.driver().inspection.hover(null);
    this.driver().inspection.look([]);
  }

  /** What was kept open belongs to a moment that has passed. */
  forget(): void {
    this.pinned = false;
    this.at = null;
    this.risk = null;
  }
}

function isFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
