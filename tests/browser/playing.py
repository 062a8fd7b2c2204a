"""Playing by clicking: what a person's eyes and hands do at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from playwright.sync_api import Locator, Page

DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Once what has changed is on the screen, however busy the machine is."""

SEE = """() => {
    const table = document.querySelector(".table"), all = (css, name) =>
        [...new Set([...table.querySelectorAll(css)].map(one => one.getAttribute(name)))];
    return {
        version: Number(table.dataset.version ?? -1),
        decision: table.dataset.decision ?? null,
        question: table.dataset.question ?? null,
        prompt: table.querySelector("#prompt")?.innerText ?? "",
        lit: all(".field [data-lit][data-ref]", "data-ref"),
        answers: all(":is(.prompt, .stage, .tray) [data-choice]:enabled", "data-choice"),
        picks: Number(table.dataset.picks ?? 0),
        hand: all('.hand [data-ref^="card:"]', "data-ref"),
    };
}"""
"""What there is to be seen, all of one moment."""

POINT = """ref => {
    const table = document.querySelector(".table");
    const lit = new Set([...table.querySelectorAll("[data-lit]")].map(one => one.dataset.ref));
    const meant = hit => {
        const refs = [];
        let one = hit.closest("[data-ref]");
        for (; one; one = one.parentElement?.closest("[data-ref]"))
            refs.push(one.dataset.ref, ...(one.dataset.on?.split(" ") ?? []));
        return refs.find(one => lit.has(one)) ?? refs[0];
    };
    for (const piece of table.querySelectorAll(`.field [data-ref="${CSS.escape(ref)}"]`)) {
        const box = piece.getBoundingClientRect();
        for (const down of [.5, .3, .7, .15, .85, .07, .93])
            for (const right of [.5, .3, .7, .15, .85, .07, .93]) {
                const x = box.left + box.width * right, y = box.top + box.height * down;
                const hit = document.elementFromPoint(x, y);
                if (hit && table.contains(hit) && meant(hit) === ref) return {x, y};
            }
    }
    return null;
}"""
"""Where a click means this thing and no other: counters overlap, and lie on their tiles."""

MIDDLE = """ref => {
    const piece = document.querySelector(`.table .field [data-ref="${CSS.escape(ref)}"]`);
    if (piece.closest(".hand")) piece.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = piece.getBoundingClientRect();
    return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}"""

LATER = """version => Number(document.querySelector(".table")?.dataset.version) > version"""
STOPPED = f"""version => ({LATER})(version)
    || document.querySelector(".table")?.dataset.picks > 0 || document.querySelector(
    ".menu[role=dialog], [role=alertdialog], [data-curtain], dialog .end") !== null"""
TOUCHED = f"""({{version, ref}}) => ({STOPPED})(version)
    || document.querySelector(`.stack.spread [data-ref="${{CSS.escape(ref)}}"]`) !== null
    || document.querySelector("[data-risk]") !== null"""
TAPPED = f"""version => ({STOPPED})(version) || document.querySelector("[data-risk]") !== null"""
RISK = "[data-risk]"
ASKED_OR_OVER = ".table[data-decision], dialog .end"
MENU = ".menu[role=dialog]"
SURE = "[role=alertdialog]"
PASSES = ("pass", "end", "stop", "accept", "none", "ready")


@dataclass(frozen=True)
class Seen:
    """What a person sees at one moment."""

    version: int
    """How often this seat has seen the match change."""
    decision: str | None
    """The number of the question, while one is open."""
    question: str | None
    """The question by its word."""
    prompt: str
    lit: list[str]
    """What can be clicked on the board and in the hand, each once, in the page's order."""
    answers: list[str]
    """The answers on buttons."""
    hand: list[str]
    picks: int
    """How many answers are picked so far, where several are given at once."""

    @classmethod
    def of(cls, page: Page) -> Self:
        """As the page shows it now."""
        told: dict[str, Any] = page.evaluate(SEE)
        return cls(**told)

    def pieces(self, kind: str) -> list[str]:
        """What is lit of a kind."""
        return [ref for ref in self.lit if ref.startswith(kind)]


class Player:
    """Somebody at the table of a page, with a mouse or with a finger."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    # -- what is to be seen -----

    @property
    def seen(self) -> Seen:
        """Everything, as it is now."""
        return Seen.of(self.page)

    @property
    def version(self) -> int:
        """How often this seat has seen the match change."""
        return self.seen.version

    def lit(self, kind: str = "") -> list[str]:
        """What can be clicked on the board and in the hand."""
        return self.seen.pieces(kind)

    def log(self) -> Locator:
        """What has happened, in words."""
        return self.page.locator(".log").first

    # -- waiting -----

    def asked(self) -> Seen:
        """Wait until this seat is asked something."""
        self.page.wait_for_selector(".table[data-decision]")
        return self.seen

    def is_asked(self) -> bool:
        """Wait until this seat is asked something, or the match is over."""
        self.page.wait_for_selector(ASKED_OR_OVER)
        return not self.page.locator("dialog .end").count()

    def moved_on(self, version: int) -> None:
        """Wait until the table shows a later version."""
        self.page.wait_for_function(LATER, arg=version)

    # -- acting -----

    def pick(self, ref: str, choice: str | None = None) -> None:
        """Click a piece; where it stands for several answers, take one from its menu."""
        version = self.version
        self.click(ref)
        if self.touch:
            # Where counters are too small for a finger, the first tap spreads them; where dice
            # would roll, it shows the odds.
            self.page.wait_for_function(TOUCHED, arg={"version": version, "ref": ref})
            if not self.page.evaluate(STOPPED, version) and not self.page.locator(RISK).count():
                self.click(ref)
                self.page.wait_for_function(TAPPED, arg=version)
            if self.page.locator(RISK).count():
                self.page.locator(RISK).tap()
        self.settle(version, choice)

    def answer(self, choice: str) -> None:
        """Press the button of an answer."""
        version = self.version
        self._press(self.page.locator(f'.table [data-choice="{choice}"]:enabled').first)
        self.settle(version)

    def undo(self) -> None:
        """Take the last choice back."""
        version = self.version
        self._press(self.page.locator('[data-do="undo"]'))
        self.moved_on(version)

    def _press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()

    def click(self, ref: str) -> None:
        """With a real pointer, at a point where nothing else lies over it."""
        page = self.page
        middle: dict[str, float] = page.evaluate(MIDDLE, ref)
        at: dict[str, float] | None = page.evaluate(POINT, ref)
        if at is None and not self.touch:
            # A stack may have been spread under the pointer, or this one has to be.
            page.mouse.move(1, 1)
            page.wait_for_timeout(250)
            at = page.evaluate(POINT, ref)
        if at is None and not self.touch:
            page.mouse.move(middle["x"], middle["y"])
        if at is None:
            at = page.wait_for_function(POINT, arg=ref, timeout=15_000).json_value()
        assert at is not None
        if self.touch:
            page.touchscreen.tap(at["x"], at["y"])
        else:
            page.mouse.click(at["x"], at["y"])

    def settle(self, version: int, choice: str | None = None, *, by_keyboard: bool = False) -> None:
        """Through a menu and a confirmation, if they come, to the next version."""
        page = self.page
        page.wait_for_function(STOPPED, arg=version)
        if page.locator(MENU).count():
            words = "[data-choice]" if choice is None else f'[data-choice="{choice}"]'
            button = page.locator(f"{MENU} {words}").first
            if by_keyboard:
                page.keyboard.press("1")
            else:
                self._press(button)
            page.locator(MENU).wait_for(state="detached")
            self.settle(version, by_keyboard=by_keyboard)
        elif page.locator(SURE).count():
            if by_keyboard:
                page.keyboard.press("Enter")
            else:
                self._press(page.locator(f"{SURE} .primary"))
            page.locator(SURE).wait_for(state="detached")
            page.wait_for_function(STOPPED, arg=version)

    def decide(self, rng: Random, *, avoid: Sequence[str] = ()) -> str:
        """Answer the open question by one of the things that are lit or on a button."""
        seen = self.seen
        if seen.picks:
            self.answer("stop")
            return "stop"
        choices = [(ref, True) for ref in seen.lit]
        choices += [(words, False) for words in seen.answers if words not in avoid]
        assert choices, f"asked {seen.prompt!r}, and nothing can be clicked"
        what, is_piece = rng.choice(choices)
        if is_piece:
            self.pick(what)
        else:
            self.answer(what)
        return what

    def hurry(self) -> None:
        """Bring a match of Combat Commander to its end: set up, pass, and discard all there is."""
        seen = self.seen
        for words in ("quick", "ready", "first", "pass"):
            if words in seen.answers:
                return self.answer(words)
        discards = seen.pieces("card:")
        if discards and seen.question == "discard" and not seen.picks:
            return self.pick(discards[0])
        return self.pass_on()

    def pass_on(self) -> None:
        """Decline, where that is offered; otherwise take the first thing there is."""
        passing = [words for words in PASSES if words in self.seen.answers]
        if passing:
            self.answer(passing[0])
        else:
            self.decide(Random(1))
