"""Standing answers: a seat's private policy that answers some decisions for its player.

They belong to a seat and never to the match: the terminal, the server and the bots ask them
before they ask the player, and what they answer is chosen like any other choice, without a mark.
They know the words of the question, of the options and of the view; the game says which of them
are asides.

In words, one per line:

    pass when idle              say the only thing there is to say: end, stop, pass, accept, none
    pass until round 5          pass whenever that is offered, until the view's `round` is 5
    pass until active de        ... until the view's `active` is `de`
    never ask command           pass at that question
    never ask command: draw     answer that question with `draw` while it is offered
    never ask react until turn 9            ... until the view's `turn` is 9, then ask again
    never ask reroll until active axis: accept

A question is named by its own word (`take`) or, where one word serves several, by that of the
frame that asks it (`command`, `bolster`, `inspire`); so a side that `never ask action`s lets all
windows for an Action go by, and one that `never ask fire-window`s only those before a fire roll.

Nothing here takes time.  Where an opponent could measure it, whoever asks waits equally long
before every standing answer, whatever the hand: a quicker one would tell that there was nothing
to decide.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from fieldcraft import games
from fieldcraft.core.contract import PASSES
from fieldcraft.record.errors import RecordError
from fieldcraft.record.playthrough import Playthrough

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

WORDS = re.compile(
    r"pass when idle|pass until ([a-z][a-z-]*) (\S+)"
    r"|never ask ([a-z][a-z-]*)(?: until ([a-z][a-z-]*) ([^\s:]+))?(?:: (\S.*))?"
)
LIMIT: Final = 50
"""The most standing answers of a seat."""


def passing(options: Sequence[str]) -> str | None:
    """The word that declines, if one is offered; of several the first of `PASSES` counts."""
    return next((word for word in PASSES if word in options), None)


class Answer(Protocol):
    """One standing answer."""

    def answer(self, view: AnyView, options: Sequence[str]) -> str | None:
        """The option to take, or None to ask the player."""


@dataclass(frozen=True)
class PassWhenIdle:
    """Pass when nothing else can be done; the game's asides do not count."""

    def answer(self, view: AnyView, options: Sequence[str]) -> str | None:
        """The only option, if it is a pass."""
        key = view.get("game", "")
        asides = games.get(key).asides() if games.is_here(key) else ()
        doings = [words for words in options if words.partition(" ")[0] not in asides]
        return passing(doings) if len(doings) == 1 else None

    def __str__(self) -> str:
        return "pass when idle"


@dataclass(frozen=True)
class PassUntil:
    """Pass until the view says something: a number reached, or a word."""

    key: str
    value: str

    def answer(self, view: AnyView, options: Sequence[str]) -> str | None:
        """A pass, if one is offered and the condition does not hold yet."""
        return None if self.reached(view) else passing(options)

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

    def answer(self, view: AnyView, options: Sequence[str]) -> str | None:
        """The fixed choice, or else a pass."""
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
class Standing:
    """All standing answers of a seat; the first that has an answer gives it.

    >>> Standing.parse("pass when idle").answer({"question": "play"}, ["end"])
    'end'
    >>> Standing.parse("never ask command: draw").answer({"question": "play"}, ["end"])
    """

    answers: tuple[Answer, ...] = ()

    def answer(self, view: AnyView, options: Sequence[str]) -> str | None:
        """The option to take, or None to ask the player.

        The view is the seat's own and the options those it is offered: nothing else is known here.
        """
        for standing in self.answers:
            choice = standing.answer(view, options)
            if choice is not None and choice in options:
                return choice
        return None

    def answer_for(self, playthrough: Playthrough, side: int | str) -> str | None:
        """The answer for a seat of a match; None also when the seat is not asked."""
        options = playthrough.options(side)
        return self.answer(playthrough.view(side), options) if options else None

    def __str__(self) -> str:
        return "\n".join(str(standing) for standing in self.answers)

    @classmethod
    def parse(cls, text: str) -> Standing:
        """Standing answers from their words, one per line; raises `RecordError`."""
        answers: list[Answer] = []
        for number, line in enumerate(text[: LIMIT * 400].split("\n"), 1):
            words = " ".join(line.split())
            if not words or words.startswith("#"):
                continue
            found = WORDS.fullmatch(words)
            if found is None or len(words) > 200 or len(answers) >= LIMIT:
                raise RecordError("bad-standing", line=number, text=words)
            key, value, question, last_key, last_value, choice = found.groups()
            if question:
                until = PassUntil(last_key, last_value) if last_key else None
                answers.append(NeverAsk(question, choice or "", until))
            elif key:
                answers.append(PassUntil(key, value))
            else:
                answers.append(PassWhenIdle())
        return cls(tuple(answers))
