"""The sensible one: it looks one option ahead, by rules of thumb and exact odds."""

from typing import Any, ClassVar, Protocol

from fieldcraft import games
from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.score import Parts, total
from fieldcraft.bots.seat import Seat


class Judge(Protocol):
    """What the part `bots` of a game offers."""

    def scores(self, seat: Seat) -> list[Parts]:
        """The judgement of each option of the seat, in their order."""


class GreedyBot(Bot):
    """Scores every option by what the side knows and takes the best; its own chance breaks ties."""

    name: ClassVar[str] = "greedy-1"
    stream: ClassVar[str] = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._judged: list[tuple[str, Parts]] = []

    def choose(self, seat: Seat) -> int:
        scores = judge_of(seat.game).scores(seat)
        self._judged = [
            (seat.word(option), parts) for option, parts in zip(seat.options, scores, strict=True)
        ]
        sums = [total(parts) for parts in scores]
        highest = max(sums)
        ties = [place for place, score in enumerate(sums) if score == highest]
        place = ties[self.rng.below(len(ties))]
        self._judged.insert(0, self._judged.pop(place))
        return seat.options[place]

    def reasons(self) -> list[Reason]:
        judged = [
            Reason(word, total(parts), tuple(sorted(parts.items()))) for word, parts in self._judged
        ]
        return judged[:1] + sorted(judged[1:], key=lambda reason: -reason.score)


def judge_of(game: str) -> Judge:
    """How a game's options are judged; KeyError for a game that does not say."""
    judge: Any = games.get(game).part("bots")
    if judge is None:
        raise KeyError(game)
    found: Judge = judge
    return found


def is_judged(game: str) -> bool:
    """Whether a game says how its options are judged."""
    return games.get(game).part("bots") is not None
