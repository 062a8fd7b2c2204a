"""Standing answers: a seat's private policy that answers some decisions for its player.

They belong to a seat and never to the match: the terminal, the server and the bots ask them
before they ask the player, and what they answer is chosen like any other choice, without a mark.
They know the words of the question, of the options and of the view; the game says which of them
are asides.

In words, one per line:

    take the only answer        choose what alone could gain anything, whatever it is
    pass when idle              say the only thing there is to say: end, stop, pass, accept, none
    pass until round 5          pass whenever that is offered, until the view's `round` is 5
    pass until active de        ... until the view's `active` is `de`
    never ask command           pass at that question
    never ask command: draw     answer that question with `draw` while it is offered
    never ask react until turn 9            ... until the view's `turn` is 9, then ask again
    never ask reroll until active axis: accept
    pass while turn 9 orders.given 2        pass as long as the view says all of this
    again shoot while turn 9 orders.given 2         choose that whenever it is offered
    pass unless in sight        let those pass whom nobody of one's own sees
    pass unless in range        ... whom nobody could fire at
    ask about hex:C5            pass nothing by that concerns this hex, unit or other thing

A question is named by its own word (`take`) or, where one word serves several, by that of the
frame that asks it (`command`, `bolster`, `inspire`); so a side that `never ask action`s lets all
windows for an Action go by, and one that `never ask fire-window`s only those before a fire roll.

What an option could gain and what a question is about is the engine's to say, to that seat alone
(`State.idle`, `State.subject`).

Nothing here takes time.  Where an opponent could measure it, whoever asks waits equally long
before every standing answer, whatever the hand: a quicker one would tell that there was nothing
to decide.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol

from fieldcraft.core import REACHED, SEEN, Subject
from fieldcraft.record.asked import Asked, passing, told
from fieldcraft.record.errors import RecordError
from fieldcraft.record.playthrough import Playthrough

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

WORDS = re.compile(
    r"take the only answer|pass when idle|pass until ([a-z][a-z-]*) (\S+)"
    r"|never ask ([a-z][a-z-]*)(?: until ([a-z][a-z-]*) ([^\s:]+))?(?:: (\S.*))?"
    r"|(?:pass|again ([a-z][a-z-]*)) while ((?:[a-z][a-z.-]* \S+ ?)+)"
    r"|pass unless in (sight|range)|ask about (\S+)"
)
UNASKED: Final = "take the only answer\npass unless in sight"
"""The standing answers of a seat from which nobody could learn anything: against bots."""
LIMIT: Final = 50
"""The most standing answers of a seat."""


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
class Standing:
    """All standing answers of a seat; the first that has an answer gives it.

    >>> Standing.parse("pass when idle").answer(Asked({"question": "play"}, ["end"]))
    'end'
    >>> Standing.parse("never ask command: draw").answer(Asked({"question": "play"}, ["end"]))
    """

    answers: tuple[Answer, ...] = ()

    def answer(self, asked: Asked) -> str | None:
        """The option to take, or None to ask the player.

        What the player wants to be asked about is asked, unless there is but one thing to say.
        """
        for standing in self.answers:
            choice = standing.answer(asked)
            if choice is None or choice not in asked.options:
                continue
            if len(asked.doings) > 1 and self.asks_about(asked.subject):
                return None
            return choice
        return None

    def asks_about(self, subject: Subject) -> bool:
        """Whether the player wants to be asked about something that this is about."""
        return any(isinstance(one, AskAbout) and one.ref in subject.refs for one in self.answers)

    def answer_for(self, playthrough: Playthrough, side: int | str) -> str | None:
        """The answer for a seat of a match; None also when the seat is not asked."""
        index = playthrough.side(side)
        state = playthrough.state
        if not self.answers or not state.options(index):
            return None
        return self.answer(Asked.of(state, index))

    def with_line(self, line: str, view: AnyView) -> Standing:
        """With one more, which comes first, and without what is over; raises `RecordError`."""
        kept = [one for one in self.answers if not isinstance(one, PassWhile) or one.lasts(view)]
        added = Standing.parse(line).answers
        return Standing(tuple(dict.fromkeys([*added, *kept])))

    def without_line(self, line: str) -> Standing:
        """Without one."""
        return Standing(tuple(one for one in self.answers if str(one) != line))

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
            answers.append(_read(words, found, number))
        return cls(tuple(answers))


def _read(words: str, found: re.Match[str], number: int) -> Answer:
    """The answer that a line says."""
    key, value, question, last_key, last_value, choice, again, facts, near, ref = found.groups()
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
    return PassWhenIdle() if words == "pass when idle" else TakeTheOnly()


@lru_cache(maxsize=256)
def parsed(text: str) -> Standing:
    """The same standing answers, read once; none for words that are not understood."""
    try:
        return Standing.parse(text)
    except RecordError:
        return Standing()
