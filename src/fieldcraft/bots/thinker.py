"""Those who think ahead, in five ranks: the quick hand, and searches that use it.

A world that fits what the seat knows is dealt from its view; everything else happens there.
"""

from dataclasses import dataclass
from time import monotonic
from typing import ClassVar, Final

from fieldcraft import games
from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.greedy import is_judged, judge_of
from fieldcraft.bots.seat import Seat
from fieldcraft.core.policy import UNIT, Policy
from fieldcraft.core.search import Search

LIMIT: Final = 400
"""So many choices are played on in thought at most."""
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
        self._reasons: list[Reason] = []

    def choose(self, seat: Seat) -> int:
        options = list(seat.options)
        if self.rank.choices and len(options) > 1:
            chosen, worths = self._thought_through(seat, options)
        else:
            policy = policy_of(seat.game)
            worths = policy.scores(seat.sample(self.rng), seat.side, options)
            chosen = options[worths.index(max(worths))]
            if self.rng.below(UNIT) < self.rank.carelessness:
                better = sorted(range(len(options)), key=lambda place: -worths[place])
                chosen = options[better[self.rng.below((len(options) + 1) // 2)]]
        parts = judged_parts(seat)
        judged = [
            Reason(
                seat.word(option), worth / UNIT, (("ahead", worth / UNIT), *parts.get(option, ()))
            )
            for option, worth in zip(options, worths, strict=True)
        ]
        first = judged.pop(options.index(chosen))
        self._reasons = [first, *sorted(judged, key=lambda reason: -reason.score)]
        return chosen

    def reasons(self) -> list[Reason]:
        return self._reasons

    def _thought_through(self, seat: Seat, options: list[int]) -> tuple[int, list[int]]:
        """The first choice of the best line, and what each option's best line came to."""
        rank, latest = self.rank, monotonic() + PATIENCE
        world = seat.sample(self.rng)
        policy = policy_of(seat.game)
        search = Search(world, seat.side, policy, self.rng, list(rank.widths))
        stages = max(1, (len(search.left) - 1).bit_length())
        while len(search.left) > 1:
            spent = search.choices + rank.choices // stages
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
        return search.lines[search.best()][0], worths


def judged_parts(seat: Seat) -> dict[int, tuple[tuple[str, float], ...]]:
    """By option, what the game's judgement has to say for it and against it."""
    if not is_judged(seat.game):
        return {}
    scores = judge_of(seat.game).scores(seat)
    return {
        option: tuple(sorted(parts.items()))
        for option, parts in zip(seat.options, scores, strict=True)
    }


def policy_of(game: str) -> Policy:
    """A game's policy; it keeps what it has learnt of the scenarios."""
    if game not in _POLICIES:
        found = games.get(game).policy()
        if found is None:
            raise KeyError(game)
        _POLICIES[game] = found
    return _POLICIES[game]


_POLICIES: dict[str, Policy] = {}


def has_policy(game: str) -> bool:
    """Whether a game can be thought ahead in."""
    return games.get(game).policy() is not None


class Recruit(Thinker):
    """Knows what is good, and often forgets it."""

    name: ClassVar[str] = "recruit"
    rank: ClassVar[Rank] = Rank(carelessness=400)


class Corporal(Thinker):
    """Takes what looks best, and does not think ahead."""

    name: ClassVar[str] = "corporal"
    rank: ClassVar[Rank] = Rank()


class Sergeant(Thinker):
    """Thinks a few lines through to the end of the round."""

    name: ClassVar[str] = "sergeant"
    rank: ClassVar[Rank] = Rank(choices=600, widths=(0, 2, 1))


class Lieutenant(Thinker):
    """Thinks through all that it could do."""

    name: ClassVar[str] = "lieutenant"
    rank: ClassVar[Rank] = Rank(choices=4_000, ahead=2, widths=(0, 3, 2))


class Captain(Thinker):
    """The same, at length."""

    name: ClassVar[str] = "captain"
    rank: ClassVar[Rank] = Rank(choices=16_000, ahead=2, widths=(0, 4, 3))


RANKS: Final[tuple[type[Thinker], ...]] = (Recruit, Corporal, Sergeant, Lieutenant, Captain)
