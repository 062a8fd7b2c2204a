"""Those who think ahead, in five ranks: the quick hand, and searches that use it.

A world that fits what the seat knows is dealt from its view; everything else happens there.
"""

from dataclasses import dataclass
from time import monotonic
from typing import ClassVar, Final

from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.greedy import is_judged, judge_of
from fieldcraft.bots.seat import Seat
from fieldcraft.bots.value import policy_of, tuned_policy
from fieldcraft.core.policy import UNIT, Policy
from fieldcraft.core.search import Search

LIMIT: Final = 400
"""So many choices are played on in thought at most."""
DOUBT: Final = 10
"""Another line than the quick hand's own is taken if its gain is so many tenths of its error."""
PATIENCE: Final = 6.0
"""After so many seconds, which only plain Python needs, each stage is over with one more try."""


@dataclass(frozen=True)
class Rank:
    """How far somebody thinks: choices made in thought, rounds or turns ahead, how careless.

    Of a thousand decisions the careless takes so many at random, from the better half.
    """

    choices: int = 0
    ahead: int = 1
    widths: tuple[int, ...] = ()
    carelessness: int = 0


class Thinker(Bot):
    """Plays by a game's policy, and where the rank says so thinks whole lines through."""

    rank: ClassVar[Rank]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._judged: tuple[Seat, list[int], list[int], int] | None = None
        self.habits: tuple[tuple[str, int], ...] = ()
        """Of its quick hand, where they are not the usual ones."""

    @property
    def is_quick(self) -> bool:
        """Whether the quick hand alone decides."""
        return self.rank == Rank() and not self.habits

    def choose(self, seat: Seat) -> int:
        options = list(seat.options)
        if self.rank.choices and len(options) > 1:
            chosen, worths = self._thought_through(seat, options)
        else:
            policy = self._policy(seat)
            worths = policy.scores(seat.sample(self.rng), seat.side, options)
            chosen = options[worths.index(max(worths))]
            if self.rng.below(UNIT) < self.rank.carelessness:
                better = sorted(range(len(options)), key=lambda place: -worths[place])
                chosen = options[better[self.rng.below((len(options) + 1) // 2)]]
        self._judged = seat, options, worths, chosen
        return chosen

    def reasons(self) -> list[Reason]:
        """For the seat that was given last; the match must not have gone on since."""
        if self._judged is None:
            return []
        seat, options, worths, chosen = self._judged
        parts = judged_parts(seat)
        judged = [
            Reason(
                seat.word(option), worth / UNIT, (("ahead", worth / UNIT), *parts.get(option, ()))
            )
            for option, worth in zip(options, worths, strict=True)
        ]
        first = judged.pop(options.index(chosen))
        return [first, *sorted(judged, key=lambda reason: -reason.score)]

    def _policy(self, seat: Seat) -> Policy:
        return tuned_policy(seat.game, self.habits) if self.habits else policy_of(seat.game)

    def _thought_through(self, seat: Seat, options: list[int]) -> tuple[int, list[int]]:
        """The first choice of the best line, and what each option's best line came to."""
        rank, latest = self.rank, monotonic() + PATIENCE
        world = seat.sample(self.rng)
        policy = self._policy(seat)
        search = Search(world, seat.side, policy, self.rng, list(rank.widths))
        search.try_all(rank.ahead, LIMIT)
        choices = rank.choices
        if not policy.is_fork(world, seat.side):  # what was begun is carried on
            choices //= 2
        stages = (len(search.left) - 1).bit_length()
        for _ in range(stages):
            spent = search.choices + choices // stages
            search.try_all(rank.ahead, LIMIT)
            while search.choices < spent and monotonic() < latest:
                search.try_all(rank.ahead, LIMIT)
            search.drop_half()
        worths = [
            max(
                (search.mean(n) for n, line in enumerate(search.lines) if line[0] == option),
                default=-UNIT,
            )
            for option in options
        ]
        return search.lines[search.best(DOUBT)][0], worths


def judged_parts(seat: Seat) -> dict[int, tuple[tuple[str, float], ...]]:
    """By option, what the game's judgement has to say for it and against it."""
    if not is_judged(seat.game):
        return {}
    scores = judge_of(seat.game).scores(seat)
    return {
        option: tuple(sorted(parts.items()))
        for option, parts in zip(seat.options, scores, strict=True)
    }


class Recruit(Thinker):
    """Knows what is good, and often forgets it."""

    name: ClassVar[str] = "recruit"
    rank: ClassVar[Rank] = Rank(carelessness=400)


class Corporal(Thinker):
    """Takes what looks best, and does not think ahead."""

    name: ClassVar[str] = "corporal"
    rank: ClassVar[Rank] = Rank()


class Sergeant(Thinker):
    """Thinks briefly through which card or Order is best, and to what end."""

    name: ClassVar[str] = "sergeant"
    rank: ClassVar[Rank] = Rank(choices=200, widths=(0, 2, 1))


class Lieutenant(Thinker):
    """The same in ten times as many choices."""

    name: ClassVar[str] = "lieutenant"
    rank: ClassVar[Rank] = Rank(choices=2_000, widths=(0, 2, 1))


class Captain(Thinker):
    """At length, and more ways to carry each card or Order out."""

    name: ClassVar[str] = "captain"
    rank: ClassVar[Rank] = Rank(choices=16_000, widths=(0, 3, 2))
