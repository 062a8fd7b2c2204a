"""Opponents in five ranks: the quick hand, the trained one, and searches where they win.

A world that fits what the seat knows is dealt from its view; everything else happens there.
"""

from dataclasses import dataclass
from hashlib import blake2b
from time import monotonic
from typing import ClassVar, Final

from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.greedy import is_judged, judge_of
from fieldcraft.bots.hands import Hand, hand_of, trained_policy
from fieldcraft.bots.seat import Seat
from fieldcraft.bots.value import policy_of, tuned_policy
from fieldcraft.core.chance import Chance
from fieldcraft.core.instinct import drawn
from fieldcraft.core.policy import UNIT, Policy, best
from fieldcraft.core.search import Search
from fieldcraft.core.state import State

LIMIT: Final = 400
"""So many choices are played on in thought at most."""
DOUBT: Final = 10
"""Another line than the quick hand's own is taken if its gain is so many tenths of its error."""
ANY_DEAL: Final = bytes(32)
"""The key of a deal for a hand alone, which looks at nothing hidden."""
PATIENCE: Final = 6.0
"""After so many seconds, which only plain Python needs, each stage is over with one more try."""


@dataclass(frozen=True)
class Rank:
    """What somebody plays by, and how well."""

    trained: bool = False
    """By the trained hand, in scenarios that have one; else by the quick hand."""
    looseness: int = 0
    """Hundredths: 100 takes each option as often as an instinct weighs it, more levels them out, 0
    always takes the best."""
    carelessness: int = 0
    """Of a thousand decisions so many are taken at random, from the better half."""
    thrifty: bool = False
    """Takes nothing that its policy calls waste, unless all is; slips aside."""
    choices: int = 0
    """Made in thought where there is no trained hand."""
    beyond: int = 0
    """Made in thought besides, for each card or Order, where habits were trained and their file
    names no number; with 0 nobody thinks beyond a hand, whatever its file says."""
    ahead: int = 1
    """Rounds, or turns of each side, that are thought ahead."""
    widths: tuple[int, ...] = ()

    def thought(self, hand: Hand | None) -> int:
        """Choices made in thought for a card or an Order, with this hand or with none."""
        if hand is None or not self.trained:
            return self.choices
        if self.beyond and hand.thinks:
            return hand.thinks
        return 0 if hand.hidden else self.beyond


class Thinker(Bot):
    """Plays by a game's policy, and where the rank says so thinks whole lines through."""

    rank: ClassVar[Rank]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        text = f"fieldcraft/worlds/{self.name}/{seed}".encode()
        self.worlds = Chance(blake2b(text, digest_size=32).digest())
        """Deals what is hidden; apart from what it decides by, as a hand alone needs no deal."""
        self._judged: tuple[Seat, list[int], list[int], int, str] | None = None
        self.habits: tuple[tuple[str, int], ...] = ()
        """Of its quick hand, where they are not the usual ones."""

    def choose(self, seat: Seat) -> int:
        options, side = list(seat.options), seat.side
        world = seat.sample(Chance(ANY_DEAL))
        policy = self.policy(seat.game)
        why, choices = "ahead", 0
        if len(options) > 1:
            choices = self.choices(seat.game, policy, world, side)
        if choices:
            world = seat.sample(self.worlds)
            place, worths = self._thought_through(seat, options, world, policy, choices)
            place = self.settled(policy, world, side, options, place, worths)
        else:
            place, worths = self.by_hand(seat.game, policy, world, side, options)
            if policy.is_trained(world) and not policy.is_set_up(world):
                worths, why = compared(worths), "learnt"
        self._judged = seat, options, worths, options[place], why
        return options[place]

    def by_hand(
        self, game: str, policy: Policy, world: State, side: int, options: list[int]
    ) -> tuple[int, list[int]]:
        """The place of what it takes without thinking ahead, and what a hand thinks of each."""
        worths = policy.scores(world, side, options)
        place = best(worths)
        if self.is_loose(game, policy, world):
            place = drawn([one * 100 // self.rank.looseness for one in worths], self.rng)
        return self.settled(policy, world, side, options, place, worths), worths

    def settled(
        self,
        policy: Policy,
        world: State,
        side: int,
        options: list[int],
        place: int,
        worths: list[int],
    ) -> int:
        """The place of what it takes in the end, once it means to take an option."""
        if self.rank.thrifty and len(options) > 1:
            place = frugal(policy, world, side, options, place, worths)
        return self.slipped(place, worths)

    def slipped(self, place: int, worths: list[int]) -> int:
        """The place that it takes instead of the one it means: mostly the same."""
        careless = self.rank.carelessness
        if careless and self.rng.below(UNIT) < careless:
            better = sorted(range(len(worths)), key=lambda one: -worths[one])
            place = better[self.rng.below((len(worths) + 1) // 2)]
        return place

    def is_loose(self, game: str, policy: Policy, world: State) -> bool:
        """Whether it takes now this and now that: only an instinct weighs by odds."""
        return self.rank.looseness > 0 and self.is_instinctive(game, policy, world)

    def is_instinctive(self, game: str, policy: Policy, world: State) -> bool:
        """Whether it answers by a trained instinct; how to set up is not learnt."""
        if not policy.is_trained(world) or policy.is_set_up(world):
            return False
        hand = hand_of(game, policy.scenario(world))
        return hand is not None and bool(hand.hidden)

    def choices(self, game: str, policy: Policy, world: State, side: int) -> int:
        """So many it makes in thought to answer a question."""
        if policy.is_fork(world, side):
            return self.thought(game, policy, world)
        if policy.is_trained(world):
            return 0
        return self.rank.choices // 2  # what was begun is carried on

    def thought(self, game: str, policy: Policy, world: State) -> int:
        """So many for a card or an Order; none for a set-up where a hand was trained."""
        if not policy.is_trained(world):
            return self.rank.thought(None)
        if policy.is_set_up(world):
            return 0
        return self.rank.thought(hand_of(game, policy.scenario(world)))

    def policy(self, game: str) -> Policy:
        """The hand it plays by."""
        if self.habits:
            return tuned_policy(game, self.habits)
        return trained_policy(game) if self.rank.trained else policy_of(game)

    def reasons(self) -> list[Reason]:
        """For the seat that was given last; the match must not have gone on since."""
        if self._judged is None:
            return []
        seat, options, worths, chosen, why = self._judged
        parts = judged_parts(seat)
        judged = [
            Reason(seat.word(option), worth / UNIT, ((why, worth / UNIT), *parts.get(option, ())))
            for option, worth in zip(options, worths, strict=True)
        ]
        first = judged.pop(options.index(chosen))
        return [first, *sorted(judged, key=lambda reason: -reason.score)]

    def _thought_through(
        self, seat: Seat, options: list[int], world: State, policy: Policy, choices: int
    ) -> tuple[int, list[int]]:
        """The place of the best line's first choice, and what each option's best line came to."""
        rank, latest = self.rank, monotonic() + PATIENCE
        # What is begun a trained hand carries on by itself: then only first choices are compared.
        widths = [0] if policy.is_trained(world) else list(rank.widths)
        search = Search(world, seat.side, policy, self.worlds, widths)
        search.try_all(rank.ahead, LIMIT)
        stages = (len(search.left) - 1).bit_length()
        for _ in range(stages):
            spent = search.choices + choices // stages
            search.try_all(rank.ahead, LIMIT)
            while search.choices < spent and monotonic() < latest:
                search.try_all(rank.ahead, LIMIT)
            search.drop_half()
        means: dict[int, int] = {}
        for place, line in enumerate(search.lines):
            sort = policy.sort(world, line[0])
            means[sort] = max(means.get(sort, -UNIT), search.mean(place))
        worths = [means.get(policy.sort(world, option), -UNIT) for option in options]
        return options.index(search.lines[search.best(DOUBT)][0]), worths


def frugal(
    policy: Policy, world: State, side: int, options: list[int], place: int, worths: list[int]
) -> int:
    """A place, or where its option wastes something that of the best one that does not."""
    others = sorted(range(len(worths)), key=lambda one: -worths[one])
    for one in (place, *others):
        if not policy.wastes(world, side, options[one]):
            return one
    return place


def compared(worths: list[int]) -> list[int]:
    """What each option has over the best of the others.

    >>> compared([5, 2, 4])
    [1, -3, -1]
    """
    first, second = sorted([*worths, min(worths)])[-1:-3:-1]
    top = best(worths)
    return [one - (second if place == top else first) for place, one in enumerate(worths)]


def judged_parts(seat: Seat) -> dict[int, tuple[tuple[str, float], ...]]:
    """By option, what the game's judgement has to say for it and against it."""
    if not is_judged(seat.game):
        return {}
    scores = judge_of(seat.game).scores(seat)
    return {
        option: tuple(sorted(parts.items()))
        for option, parts in zip(seat.options, scores, strict=True)
    }


class QuickHand(Thinker):
    """Always takes what looks best by the rules of thumb; for measuring and fitting."""

    name: ClassVar[str] = "quick-hand"
    rank: ClassVar[Rank] = Rank()


class Recruit(Thinker):
    """Knows what looks best, and forgets it more often than not."""

    name: ClassVar[str] = "recruit"
    rank: ClassVar[Rank] = Rank(carelessness=720)


class Corporal(Thinker):
    """Forgets it two times in five."""

    name: ClassVar[str] = "corporal"
    rank: ClassVar[Rank] = Rank(carelessness=390)


class Sergeant(Thinker):
    """Mostly takes what looks best by the rules of thumb."""

    name: ClassVar[str] = "sergeant"
    rank: ClassVar[Rank] = Rank(carelessness=140)


class Lieutenant(Thinker):
    """Has learnt from many games, does not always do the same, and slips now and then."""

    name: ClassVar[str] = "lieutenant"
    rank: ClassVar[Rank] = Rank(
        trained=True, looseness=130, carelessness=100, thrifty=True, choices=2_000, widths=(0, 2, 1)
    )


class Captain(Thinker):
    """Takes what many games have taught, and thinks ahead where that wins."""

    name: ClassVar[str] = "captain"
    rank: ClassVar[Rank] = Rank(
        trained=True, thrifty=True, choices=16_000, beyond=1_500, widths=(0, 2, 1)
    )


class Adviser(Captain):
    """Gives hints: the captain, but quick to answer everywhere."""

    name: ClassVar[str] = "adviser"
    rank: ClassVar[Rank] = Rank(trained=True, thrifty=True, choices=200, widths=(0, 2, 1))
