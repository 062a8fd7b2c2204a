"""The kinds of standing answers: what each of them says to a question, and its words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from fieldcraft.core import REACHED, SEEN
from fieldcraft.record.asked import Asked, passing, told
from fieldcraft.record.errors import RecordError
from fieldcraft.record.standing_order import ASK, StandingOrder, read_order

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

WORDS = re.compile(
    r"take the only answer|pass when idle|pass until ([a-z][a-z-]*) (\S+)"
    r"|never ask ([a-z][a-z-]*)(?: until ([a-z][a-z-]*) ([^\s:]+))?(?:: (\S.*))?"
    r"|(?:pass|again ([a-z][a-z-]*)) while ((?:[a-z][a-z.-]* \S+ ?)+)"
    r"|pass unless in (sight|range)|ask about (\S+)"
    r"|pass unless (\d\d?)% at stake|take the usual order"
)


class Answer(Protocol):
    """One standing answer."""

    def answer(self, asked: Asked) -> str | None:
        """The option to take, or None to ask the player."""


@dataclass(frozen=True)
class PassWhenIdle:
    """Pass when nothing else could gain anything."""

    def answer(self, asked: Asked) -> str | None:
        """The only option that counts, if it is a pass."""
        doings = asked.doings
        return passing(doings) if len(doings) == 1 else None

    def __str__(self) -> str:
        return "pass when idle"


@dataclass(frozen=True)
class TakeTheOnly:
    """Take whatever is the only thing to say."""

    def answer(self, asked: Asked) -> str | None:
        """The only option that counts; where none does, a pass."""
        doings = asked.doings
        if len(doings) == 1:
            return doings[0]
        return None if doings else passing(asked.options)

    def __str__(self) -> str:
        return "take the only answer"


@dataclass(frozen=True)
class PassWhile:
    """Pass as long as the view says all of this; once it does not, this is over for good."""

    facts: tuple[tuple[str, str], ...]

    def answer(self, asked: Asked) -> str | None:
        """A pass, while it lasts."""
        return passing(asked.options) if self.lasts(asked.view) else None

    def lasts(self, view: AnyView) -> bool:
        """Whether all of it still holds."""
        return all(str(told(view, key)) == value for key, value in self.facts)

    def __str__(self) -> str:
        return "pass while " + " ".join(f"{key} {value}" for key, value in self.facts)


@dataclass(frozen=True)
class Again(PassWhile):
    """Choose the same again as long as the view says all of this, and complete it the best way."""

    choice: str = ""

    def answer(self, asked: Asked) -> str | None:
        """The choice, or what completes it."""
        if not self.lasts(asked.view):
            return None
        return self.choice if self.choice in asked.options else asked.best or None

    def __str__(self) -> str:
        return f"again {self.choice} {super().__str__().removeprefix('pass ')}"


@dataclass(frozen=True)
class PassUnless:
    """Let pass whoever has not come near enough."""

    nearness: int

    def answer(self, asked: Asked) -> str | None:
        """A pass, if what the question is about is farther away."""
        return passing(asked.options) if asked.subject.nearness < self.nearness else None

    def __str__(self) -> str:
        return f"pass unless in {'sight' if self.nearness == SEEN else 'range'}"


@dataclass(frozen=True)
class PassUnlessAtStake:
    """Let pass what could hardly change a chance."""

    percent: int

    def answer(self, asked: Asked) -> str | None:
        """A pass, if no answer could better a chance by that much."""
        return passing(asked.options) if asked.stake < self.percent else None

    def __str__(self) -> str:
        return f"pass unless {self.percent}% at stake"


@dataclass(frozen=True)
class TakeUsual:
    """Take things in their usual order."""

    def answer(self, asked: Asked) -> str | None:
        """The one that usually comes first."""
        return asked.usual or None

    def __str__(self) -> str:
        return "take the usual order"


@dataclass(frozen=True)
class AskAbout:
    """A thing for whose sake the player wants to be asked."""

    ref: str

    def answer(self, asked: Asked) -> str | None:
        """It answers nothing itself."""
        return None

    def __str__(self) -> str:
        return f"ask about {self.ref}"


@dataclass(frozen=True)
class PassUntil:
    """Pass until the view says something: a number reached, or a word."""

    key: str
    value: str

    def answer(self, asked: Asked) -> str | None:
        """A pass, if one is offered and the condition does not hold yet."""
        return None if self.reached(asked.view) else passing(asked.options)

    def reached(self, view: AnyView) -> bool:
        """Whether the condition holds; a key that the view lacks is never waited for."""
        now = view.get(self.key)
        if isinstance(now, int) and not isinstance(now, bool):
            return not self.value.isdecimal() or now >= int(self.value)
        return not isinstance(now, str) or now == self.value

    def __str__(self) -> str:
        return f"pass until {self.key} {self.value}"


@dataclass(frozen=True)
class NeverAsk:
    """Always answer one question in the same way."""

    question: str
    choice: str = ""
    """The words to choose while they are offered; empty to pass."""
    until: PassUntil | None = None
    """When it ends; None never."""

    def answer(self, asked: Asked) -> str | None:
        """The fixed choice, or else a pass."""
        view, options = asked.view, asked.options
        frames = view.get("flow") or [{}]
        if self.question not in (view.get("question"), frames[-1].get("frame")):
            return None
        if self.until is not None and self.until.reached(view):
            return None
        return self.choice if self.choice in options else passing(options)

    def __str__(self) -> str:
        until = f" until {self.until.key} {self.until.value}" if self.until is not None else ""
        choice = f": {self.choice}" if self.choice else ""
        return f"never ask {self.question}{until}{choice}"


@dataclass(frozen=True)
class Left:
    """A conditional order of the game, left behind by the player."""

    order: StandingOrder

    def answer(self, asked: Asked) -> str | None:
        """What the order says to the question, if anything."""
        if asked.state is None:
            return None
        option = self.order.answer(asked.state, asked.side)
        return None if option == ASK else asked.state.word(option)

    def __str__(self) -> str:
        return str(self.order)


def read_answer(words: str, game: str, number: int) -> Answer:
    """The answer that a line says, orders of the game included; raises `RecordError`."""
    order = read_order(game, words)
    if order is not None:
        return Left(order)
    found = WORDS.fullmatch(words)
    if found is None:
        raise RecordError("bad-standing", line=number, text=words)
    key, value, question, last_key, last_value, choice, again, facts, near, ref, percent = (
        found.groups()
    )
    if question:
        until = PassUntil(last_key, last_value) if last_key else None
        return NeverAsk(question, choice or "", until)
    if key:
        return PassUntil(key, value)
    if facts:
        parts = facts.split()
        if len(parts) % 2:
            raise RecordError("bad-standing", line=number, text=words)
        pairs = tuple(zip(parts[::2], parts[1::2], strict=True))
        return Again(pairs, again) if again else PassWhile(pairs)
    if near:
        return PassUnless(SEEN if near == "sight" else REACHED)
    if ref:
        return AskAbout(ref)
    if percent:
        return PassUnlessAtStake(int(percent))
    if words == "take the usual order":
        return TakeUsual()
    return PassWhenIdle() if words == "pass when idle" else TakeTheOnly()
