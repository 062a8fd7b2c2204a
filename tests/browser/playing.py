"""Playing by clicking: what a person's eyes and hands do at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator, Page

ASKED_OR_OVER = ".table[data-decision], dialog .end"
CLICK = """piece => piece.dispatchEvent(
    new PointerEvent("click", {bubbles: true, cancelable: true, pointerType: "mouse"}))"""
PASSES = ("pass", "end", "stop", "accept", "none", "ready")


class Player:
    """Somebody at the table of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- what is to be seen -----

    @property
    def table(self) -> Locator:
        """The whole table."""
        return self.page.locator(".table")

    @property
    def version(self) -> int:
        """How often this seat has seen the match change."""
        return int(self.table.get_attribute("data-version") or -1)

    @property
    def decision(self) -> str | None:
        """The number of the question, while one is open."""
        return self.table.get_attribute("data-decision")

    @property
    def question(self) -> str | None:
        """The question by its word."""
        return self.table.get_attribute("data-question")

    @property
    def prompt(self) -> str:
        """The question in words."""
        return self.page.locator("#prompt").inner_text()

    def lit(self, kind: str = "") -> list[str]:
        """What can be clicked on the board and in the hand, each once, in the page's order."""
        refs = self.page.locator(".field [data-lit][data-ref]").evaluate_all(
            "all => all.map(each => each.getAttribute('data-ref'))"
        )
        return [ref for ref in dict.fromkeys(refs) if ref.startswith(kind)]

    def answers(self) -> list[str]:
        """The answers on buttons, in words."""
        found = self.page.locator(
            ".prompt [data-choice]:enabled, .tray [data-choice]:enabled"
        ).evaluate_all("all => all.map(each => each.getAttribute('data-choice'))")
        return list(dict.fromkeys(found))

    def hand(self) -> list[str]:
        """The cards in one's hand."""
        refs = self.page.locator('.hand [data-ref^="card:"]').evaluate_all(
            "all => all.map(each => each.getAttribute('data-ref'))"
        )
        return list(refs)

    # -- waiting -----

    def asked(self, *, seconds: float = 20) -> None:
        """Wait until this seat is asked something."""
        self.page.wait_for_selector(".table[data-decision]", timeout=seconds * 1000)

    def is_asked(self, *, seconds: float = 30) -> bool:
        """Wait until this seat is asked something, or the match is over."""
        self.page.wait_for_selector(ASKED_OR_OVER, timeout=seconds * 1000)
        return not self.page.locator("dialog .end").count()

    def moved_on(self, version: int) -> None:
        """Wait until the table shows a later version."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.table')?.dataset.version) > version",
            arg=version,
        )

    # -- acting -----

    def piece(self, ref: str) -> Locator:
        """A piece on the board or in the hand."""
        return self.page.locator(f'.field [data-ref="{ref}"]').first

    def pick(self, ref: str, choice: str | None = None) -> None:
        """Click a piece; where it stands for several answers, take one from its menu."""
        version = self.version
        if ref.startswith("card:"):
            self.piece(ref).click()
        else:
            # Counters overlap; a person would spread them first.
            self.piece(ref).evaluate(CLICK)
        self.settle(version, choice)

    def answer(self, choice: str) -> None:
        """Press the button of an answer."""
        version = self.version
        self.page.locator(f'[data-choice="{choice}"]:enabled').first.click()
        self.settle(version)

    def undo(self) -> None:
        """Take the last choice back."""
        version = self.version
        self.page.locator('[data-do="undo"]').click()
        self.moved_on(version)

    def settle(self, version: int, choice: str | None = None, *, by_keyboard: bool = False) -> None:
        """Through a menu and a confirmation, if they come, to the next version."""
        page = self.page
        page.wait_for_function(
            """version => Number(document.querySelector('.table')?.dataset.version) > version
                || document.querySelector(
                    '[role=menu], [role=alertdialog], [data-curtain], dialog .end')""",
            arg=version,
        )
        if page.locator("[role=menu]").count():
            if by_keyboard:
                page.keyboard.press("1")
            else:
                words = "[data-choice]" if choice is None else f'[data-choice="{choice}"]'
                page.locator(f"[role=menu] {words}").first.click()
            self.settle(version, by_keyboard=by_keyboard)
        elif page.locator("[role=alertdialog]").count():
            if by_keyboard:
                page.keyboard.press("Enter")
            else:
                page.locator("[role=alertdialog] .primary").click()
            self.moved_on(version)

    def decide(self, rng: Random, *, avoid: Sequence[str] = ()) -> str:
        """Answer the open question by one of the things that are lit or on a button."""
        choices = [(ref, True) for ref in self.lit()]
        choices += [(words, False) for words in self.answers() if words not in avoid]
        assert choices, f"asked {self.prompt!r}, and nothing can be clicked"
        what, is_piece = rng.choice(choices)
        if is_piece:
            self.pick(what)
        else:
            self.answer(what)
        return what

    def hurry(self) -> None:
        """Bring a match of Combat Commander to its end: set up, pass, and discard all there is."""
        answers = self.answers()
        for words in ("quick", "ready", "first", "pass"):
            if words in answers:
                return self.answer(words)
        discards = [ref for ref in self.lit("card:") if "stop" in answers]
        if discards and self.question == "discard":
            return self.pick(discards[0])
        return self.pass_on()

    def pass_on(self) -> None:
        """Decline, where that is offered; otherwise take the first thing there is."""
        passing = [words for words in PASSES if words in self.answers()]
        if passing:
            self.answer(passing[0])
        else:
            self.decide(Random(1))
