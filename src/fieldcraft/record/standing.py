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
    pass unless 20% at stake    let rolls stand that a reroll would hardly improve
    take the usual order        choose the usual one of several that come one after another
    ask about hex:C5            pass nothing by that concerns this hex, unit or other thing

and the conditional orders that a game declares for itself (see `standing_order`), such as

    fire at hex:D3 with 6 firepower
    reroll to save unit:axis:lt-karsties-1
    bid card:fog-of-war else lowest

Orders are asked before everything else; a pass is only for what no order speaks of.

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

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fieldcraft.core import Subject
from fieldcraft.record.asked import Asked
from fieldcraft.record.errors import RecordError
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Refused
from fieldcraft.record.standing_kinds import Answer, AskAbout, Left, PassWhile, read_answer

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

LIMIT: Final = 50
"""The most standing answers of a seat."""
LINE_MOST: Final = 200
"""The longest line."""


class Given(NamedTuple):
    """An answer that is given for a player."""

    choice: str
    order: str = ""
    """The order that gives it, of which its player is told; empty for any other answer."""


@dataclass(frozen=True)
class Standing:
    """All standing answers of a seat; the first that has an answer gives it, orders before others.

    >>> Standing.parse("pass when idle").answer(Asked({"question": "play"}, ["end"]))
    'end'
    >>> Standing.parse("never ask command: draw").answer(Asked({"question": "play"}, ["end"]))
    """

    answers: tuple[Answer, ...] = ()

    def answer(self, asked: Asked) -> str | None:
        """The option to take, or None to ask the player.

        What the player wants to be asked about is asked, unless there is but one thing to say.
        """
        given = self.given(asked)
        return None if given is None else given.choice

    def given(self, asked: Asked) -> Given | None:
        """The same, with the order that gives it."""
        for standing in sorted(self.answers, key=_precedence):
            choice = standing.answer(asked)
            if choice is None or choice not in asked.options:
                continue
            if len(asked.doings) > 1 and self.asks_about(asked.subject):
                return None
            return Given(choice, str(standing) if isinstance(standing, Left) else "")
        return None

    def asks_about(self, subject: Subject) -> bool:
        """Whether the player wants to be asked about something that this is about."""
        return any(isinstance(one, AskAbout) and one.ref in subject.refs for one in self.answers)

    def answer_for(self, playthrough: Playthrough, side: int | str) -> str | None:
        """The answer for a seat of a match; None also when the seat is not asked."""
        given = self.given_for(playthrough, side)
        return None if given is None else given.choice

    def given_for(self, playthrough: Playthrough, side: int | str) -> Given | None:
        """The same, with the order that gives it."""
        index = playthrough.side(side)
        state = playthrough.state
        if not self.answers or not state.options(index):
            return None
        return self.given(Asked.of(state, index))

    def with_line(self, line: str, view: AnyView) -> Standing:
        """With one more, which comes first, and without what is over; raises `RecordError`."""
        kept = [one for one in self.answers if not isinstance(one, PassWhile) or one.lasts(view)]
        added = Standing.parse(line, view.get("game", "")).answers
        return Standing(tuple(dict.fromkeys([*added, *kept])))

    def without_line(self, line: str) -> Standing:
        """Without one."""
        return Standing(tuple(one for one in self.answers if str(one) != line))

    def __str__(self) -> str:
        return "\n".join(str(standing) for standing in self.answers)

    def check(self, playthrough: Playthrough, side: int | str) -> None:
        """Refuse an order that can never apply in a match; raises `Refused`."""
        index = playthrough.side(side)
        for one in self.answers:
            refusal = one.order.refuse(playthrough.state, index) if isinstance(one, Left) else None
            if refusal is not None:
                raise Refused(refusal)

    @classmethod
    def parse(cls, text: str, game: str = "") -> Standing:
        """Standing answers from their words, one per line; raises `RecordError`.

        Without a game nothing is known of its orders.
        """
        answers: list[Answer] = []
        for number, line in enumerate(text[: LIMIT * 400].split("\n"), 1):
            words = " ".join(line.split())
            if not words or words.startswith("#"):
                continue
            if len(words) > LINE_MOST or len(answers) >= LIMIT:
                raise RecordError("bad-standing", line=number, text=words)
            answers.append(read_answer(words, game, number))
        return cls(tuple(answers))


def _precedence(one: Answer) -> int:
    return 2 if not isinstance(one, Left) else int(one.order.comes_last)


@lru_cache(maxsize=256)
def parsed(text: str, game: str = "") -> Standing:
    """The same standing answers, read once; none for words that are not understood."""
    try:
        return Standing.parse(text, game)
    except RecordError:
        return Standing()
