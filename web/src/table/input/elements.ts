/** The things that are drawn at a table, found again in the page by what they stand for. */
import type { Ref } from "../../games/contract";
import type { Driver } from "../driver";
import type { Spot } from "./roving";

/** A thing in the page: its element, and what it is, then what it stands on or what stands there. */
export interface Found {
  element: Element;
  refs: Ref[];
}

/** Choose what was found: a thing, or a place with all that is there. */
export function choose(driver: Driver, { element, refs }: Found): void {
  if (element.hasAttribute("data-place")) driver.pickPlace(refs);
  else driver.pick(refs);
}

export const refOf = (element: Element): Ref => element.getAttribute("data-ref") ?? "";

export class PieceElements {
  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** What is drawn, by a selector: `[data-ref]` for all of it, `[data-lit]` for what can be chosen. */
  all(selector: string): Element[] {
    return [...(this.root()?.querySelectorAll(`.field ${selector}`) ?? [])];
  }

  find(ref: Ref): Element | null {
    return this.root()?.querySelector(`.field [data-ref="${CSS.escape(ref)}"]`) ?? null;
  }

  /** The answers that have a button and can be pressed. */
  buttons(): Element[] {
    return [...(this.root()?.querySelectorAll(".asking [data-choice]:enabled, .stage [data-choice]:enabled, .tray [data-choice]:enabled") ?? [])];
  }

  /** Where they are; of what is drawn twice, only the first. */
  spots(selector: string): Spot[] {
    const found = new Map<Ref, Spot>();
    for (const element of this.all(selector)) {
      const ref = refOf(element);
      if (found.has(ref)) continue;
      const box = element.getBoundingClientRect();
      found.set(ref, { ref, x: box.left + box.width / 2, y: box.top + box.height / 2 });
    }
    return [...found.values()];
  }

  /** The thing an event is about, and what it stands on. */
  at(target: EventTarget | null): Found | null {
    const root = this.root();
    if (root === undefined || !(target instanceof Element)) return null;
    const element = target.closest("[data-ref]");
    if (element === null || !root.contains(element)) return null;
    const refs: Ref[] = [];
    for (let each: Element | null = element; each !== null && root.contains(each); each = each.parentElement?.closest("[data-ref]") ?? null) {
      refs.push(refOf(each), ...(each.getAttribute("data-on")?.split(" ") ?? []));
    }
    return { element, refs: [...new Set(refs)].filter(Boolean) };
  }

  /** The thing that is looked at there: a piece, or an answer that stands for one. */
  lookedAt(target: EventTarget | null): Found | null {
    const answer = target instanceof Element ? target.closest("[data-look]") : null;
    const ref = answer?.getAttribute("data-look");
    return answer !== null && ref ? { element: answer, refs: [ref] } : this.at(target);
  }
}
