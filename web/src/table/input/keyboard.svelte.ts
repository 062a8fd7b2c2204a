/** The keyboard at the table: from thing to thing, and every command a key has. */
import { tick } from "svelte";
import type { Option, Ref } from "../../games/contract";
import { t } from "../../i18n";
import type { Driver } from "../driver";
import { commandOf, isTyping, type Command } from "./shortcuts";
import { arranged } from "../prompt/options";
import { choose, refOf, type PieceElements } from "./elements";
import type { Pointer } from "./pointer.svelte";
import { nextSpot, readingOrder } from "./roving";

/** What the table does when a key asks for it. */
export interface Steered {
  driver(): Driver;
  /** The answers that have a button. */
  buttons(): readonly Option[];
  /** Keys that belong to the page around: true when taken. */
  taken(event: KeyboardEvent): boolean;
  /** Something else than choosing is done with what is pointed at: true when it is. */
  instead(refs: readonly Ref[]): boolean;
  open(what: "list" | "help" | "piles" | "line"): void;
  /** Something to be heard. */
  say(text: string): void;
  turnText(): void;
  tab(id: string): void;
  /** Read the clocks out, where there are any. */
  clock(): void;
  zoom(by: 1 | -1 | 0): void;
  reveal(element: Element): void;
}

export class Keyboard {
  /** The one piece that is in the tab order. */
  focused = $state<Ref | null>(null);

  constructor(
    private readonly to: Steered,
    private readonly pieces: PieceElements,
    private readonly pointer: Pointer,
  ) {}

  /** One lit piece is always in the tab order. */
  settle(lit: ReadonlyMap<Ref, unknown>): void {
    if (this.focused !== null && lit.has(this.focused)) return;
    this.focused = readingOrder(this.pieces.spots("[data-lit]"))[0]?.ref ?? null;
  }

  focusin(event: FocusEvent): void {
    const found = this.pieces.lookedAt(event.target);
    if (found === null || found.element !== event.target) return;
    const isByKey = found.element.matches(":focus-visible");
    if (found.element.hasAttribute("data-look")) {
      if (isByKey) this.pointer.show(found.element, found.refs[0] ?? null);
      return;
    }
    this.focused = found.refs[0] ?? null;
    if (!isByKey) return;
    this.to.reveal(found.element);
    void tick().then(() => this.pointer.show(found.element, this.focused));
  }

  keydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (this.to.taken(event)) {
      event.preventDefault();
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    if ((event.key === "Enter" || event.key === " ") && target?.hasAttribute("data-ref") && target.tagName !== "BUTTON") {
      const found = this.pieces.at(target);
      if (found !== null && !this.to.instead(found.refs)) choose(this.to.driver(), found);
      event.preventDefault();
      return;
    }
    const command = commandOf(event);
    if (command === null) return;
    // A panel that scrolls keeps its arrows.
    if (command.do === "rove" && target?.closest(".side, .menu, .strip [role=tablist]")) return;
    if (this.obey(command)) event.preventDefault();
  }

  private focus(ref: Ref | undefined): void {
    if (ref === undefined) return;
    this.focused = ref;
    const element = this.pieces.find(ref);
    if (element instanceof SVGElement || element instanceof HTMLElement) element.focus({ preventScroll: false });
  }

  /** To a thing on the board, wherever the keyboard was. */
  goTo(ref: Ref): void {
    this.focus(ref);
  }

  /** From one thing that can be chosen to the next: pieces as they lie, then buttons. */
  private walk(by: 1 | -1): void {
    const lit = readingOrder(this.pieces.spots("[data-lit]")).map(({ ref }) => this.pieces.find(ref));
    const all = [...lit, ...this.pieces.buttons()].filter((each) => each instanceof HTMLElement || each instanceof SVGElement);
    if (all.length === 0) {
      this.to.say(t("table-nothing-lit"));
      return;
    }
    const now = all.findIndex((each) => each === document.activeElement);
    const index = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    const next = all[index];
    const nth = t("table-nth", { number: index + 1, count: all.length });
    if (next?.hasAttribute("data-ref")) {
      this.focus(refOf(next));
      // Some readers tell of a place that was out of sight only where it is, not what it says now.
      const options = this.to.driver().state.lit.get(refOf(next)) ?? [];
      this.to.say([nth, options.map((option) => option.label).join("; ")].filter(Boolean).join(": "));
    } else {
      next?.focus();
      this.to.say(nth);
    }
  }

  private rove(command: Extract<Command, { do: "rove" }>): void {
    const among = this.pieces.spots(command.all ? "[data-ref]" : "[data-lit]");
    const active = document.activeElement;
    const from = active instanceof Element && active.hasAttribute("data-ref") ? refOf(active) : null;
    const { focused } = this;
    if (from === null && focused !== null && among.some((spot) => spot.ref === focused)) this.focus(focused);
    else this.focus(nextSpot(among, from, command.direction)?.ref);
  }

  /** Whether the key meant anything here. */
  private obey(command: Command): boolean {
    const driver = this.to.driver();
    const face = driver.state;
    switch (command.do) {
      case "rove":
        this.rove(command);
        return true;
      case "next":
      case "previous":
        this.walk(command.do === "next" ? 1 : -1);
        return true;
      case "cancel":
        if (this.pointer.pinned) this.pointer.close();
        else driver.cancel();
        return true;
      case "undo":
        void driver.undo();
        return true;
      case "pass": {
        const pass = this.to.buttons().find((option) => option.role === "pass");
        if (pass !== undefined) driver.choose(pass);
        return true;
      }
      case "hint":
        void driver.askHint();
        return true;
      case "look": {
        const found = this.pieces.lookedAt(document.activeElement);
        const ref = found?.refs[0] ?? face.hovered;
        if (ref !== null) this.pointer.keep(found?.element ?? this.pieces.find(ref), ref);
        return true;
      }
      case "sight":
        driver.inspection.lookFrom(face.hovered ?? this.focused);
        return true;
      case "list":
        if (face.turn !== null) this.to.open("list");
        return true;
      case "help":
      case "line":
      case "piles":
        this.to.open(command.do);
        return true;
      case "text":
        this.to.turnText();
        return true;
      case "prompt":
        document.getElementById("prompt")?.focus();
        return true;
      case "clock":
        this.to.clock();
        return true;
      case "zoom":
        this.to.zoom(command.by);
        return true;
      case "option": {
        const option = this.numbered()[command.number - 1];
        if (option !== undefined) driver.choose(option);
        return option !== undefined;
      }
      case "log":
      case "chat":
      case "notes":
      case "score":
        this.to.tab(command.do);
        return true;
    }
  }

  /** What the figures stand for: the open menu, else the buttons and then the cards laid out. */
  private numbered(): readonly Option[] {
    const { menu, turn, offered } = this.to.driver().state;
    if (menu !== null) return menu.options;
    const laidOut = turn?.options.filter((each) => offered.some((card) => card.choice === each.choice)) ?? [];
    // No figure picks what is rare: it may not even be shown.
    return [...arranged(this.to.buttons()).main, ...laidOut];
  }
}
