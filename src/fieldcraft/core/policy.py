"""A quick hand: a rule of thumb that answers every question of a game in a few microseconds.

It reads the state itself, not a view, so that whole games can be thought through; by convention it
reads nothing that the side it plays for may not know (tests/bots/test_policy.py shuffles the
hidden cards and wants the same answers).
"""

from abc import abstractmethod
from collections.abc import Callable
from math import exp
from typing import ClassVar, Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.net import GRAIN, Net
from fieldcraft.core.state import State
from fieldcraft.core.subclassing import mypyc_attr

UNIT = 1000
"""What an ordinary use of a card is worth, in the policies' integers."""
FINE: Final = 64
"""Steps of the table of chances for one of logarithmic odds."""
CERTAIN: Final = 8 * FINE
ODDS: Final[list[int]] = [
    round(UNIT * (2 / (1 + exp(-place / FINE)) - 1)) for place in range(CERTAIN)
]
"""By logarithmic odds in steps, how a side stands."""
ANY: Final = ""
"""In place of a scenario: the weights for those that have none of their own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What a game offers to those who think ahead; without a state of its own between calls."""

    names: ClassVar[tuple[str, ...]] = ()
    """What `features` are called, in their order."""

    habits: ClassVar[tuple[str, ...]] = ()
    """The names of its own weights, attributes that say for one how much it fears fire."""

    evolves: ClassVar[bool] = False
    """Whether training changes its habits; else it gives it an instinct."""

    def __init__(self) -> None:
        self.nets: dict[str, Net | None] = {}
        """By scenario, the network that judges it, as far as one was looked for."""
        self.find_net: Callable[[str], Net | None] | None = None

    def learn(self, find_net: Callable[[str], Net | None]) -> None:
        """Take over networks: by a scenario's name, or `ANY` for those without their own."""
        self.nets = {}
        self.find_net = find_net

    @abstractmethod
    def scenario(self, s: State) -> str:
        """The scenario that a state is played on."""

    @abstractmethod
    def scores(self, s: State, side: int, menu: list[int]) -> list[int]:
        """What each option of the question put to a side is worth to it."""

    @abstractmethod
    def features(self, s: State, side: int) -> list[int]:
        """The position as that side may know it, in numbers that `names` explains."""

    def sight(self, s: State, side: int) -> list[int]:
        """The position as that side may know it, as rows of a network for this scenario alone."""
        return []

    def sight_rows(self, s: State) -> int:
        """How many rows there are to see in a scenario, the network's bias included."""
        return 1

    def is_trained(self, s: State) -> bool:
        """Whether it has been trained in the scenario that a state is played on."""
        return False

    def landmarks(self, s: State) -> list[int]:
        """What else everybody sees, as numbers that a trained hand tells apart."""
        return []

    def rows_for(self, net: Net, s: State, side: int) -> list[int]:
        """All rows of a position: what the side sees and the steps of its features."""
        rows = self.sight(s, side) if net.steps > 1 else []
        net.add_steps(rows, self.features(s, side), side)
        return rows

    def net_for(self, s: State) -> Net | None:
        """The network of the scenario played, or the one for those that have none."""
        name = self.scenario(s)
        if name not in self.nets:
            find = self.find_net
            found = None if find is None else find(name)
            if found is None and find is not None and name != ANY:
                found = find(ANY)
            self.nets[name] = found
        return self.nets[name]

    def value(self, s: State, side: int) -> int:
        """How a side stands by what was learnt, from -UNIT (lost) to UNIT (won)."""
        net = self.net_for(s)
        if net is None:
            return 0
        odds = net.odds(self.rows_for(net, s, side))
        return stands_at((odds if side == 0 else -odds) * FINE // GRAIN)

    @abstractmethod
    def clock(self, s: State) -> int:
        """The round or turn, by which thinking ahead is measured."""

    def span(self) -> int:
        """How far the clock goes until both sides have acted."""
        return 1

    def wastes(self, s: State, side: int, option: int) -> bool:
        """Whether an option throws something away, cards or men, while another does better."""
        return s.idle(side, option) is not None

    @abstractmethod
    def is_fork(self, s: State, side: int) -> bool:
        """Whether a new line begins with this question: the next card, the next Order."""

    def sort(self, s: State, option: int) -> int:
        """A number that options share which lead to the same, as two cards for one Order do."""
        return option

    def is_set_up(self, s: State) -> bool:
        """Whether the sides are still setting up, so that nothing can be judged yet."""
        return False


def stands_at(steps: int) -> int:
    """How a side stands whose logarithmic odds are so many steps of the table."""
    if steps < 0:
        return -ODDS[-steps] if -steps < CERTAIN else -UNIT
    return ODDS[steps] if steps < CERTAIN else UNIT


def asked(s: State) -> int:
    """The side that answers next; of two that decide at once the first that has not."""
    if s.asked == EVERYONE:
        return 0 if s.branch_a else 1
    return s.asked


def best(scores: list[int]) -> int:
    """The place of the highest score, the first among equals."""
    place = 0
    highest = scores[0]
    for other in range(1, len(scores)):
        if scores[other] > highest:
            highest = scores[other]
            place = other
    return place


def answer(s: State, side: int, policy: Policy) -> int:
    """The option that the policy takes."""
    menu = s.legal(side)
    if len(menu) == 1:
        return menu[0]
    return menu[best(policy.scores(s, side, menu))]


def play_on(s: State, policy: Policy, until: int, limit: int) -> int:
    """Let the policy play both sides until the clock shows `until`, or so many choices are made.

    Returns how many choices it made.
    """
    made = 0
    while made < limit and not s.finished and policy.clock(s) < until:
        side = asked(s)
        s.take(side, answer(s, side, policy))
        made += 1
    return made


def settle(s: State, policy: Policy, limit: int) -> int:
    """Let the policy play both sides up to the next fork; returns how many choices it made."""
    made = 0
    while made < limit and not s.finished and not policy.is_fork(s, asked(s)):
        side = asked(s)
        s.take(side, answer(s, side, policy))
        made += 1
    return made


def worth(s: State, side: int, policy: Policy) -> int:
    """How a side stands, over or not, from -UNIT to UNIT."""
    if s.finished:
        if s.winner < 0:
            return 0
        return UNIT if s.winner == side else -UNIT
    return policy.value(s, side)
