"""Talking to a skirmish in words: positions, choices, what was heard, random play."""

from collections.abc import Iterator
from typing import Any

from fieldcraft.core import PUBLIC, Chance, Event, State, key_from_seed
from fieldcraft.core.flow import flow
from tests.skirmish import SKIRMISH, SkirmishState

RED, BLUE, SPECTATOR = 0, 1, -1
VIEWPOINTS = (RED, BLUE, SPECTATOR)

DUEL: dict[str, Any] = {
    "units": {"red:squad-1": "B2", "blue:squad-1": "C2"},
    "hands": {"red": ["fire-3"], "blue": []},
    "decks": {"red": ["move-2", "aim-1", "cover-2"], "blue": ["move-2", "aim-1", "cover-2"]},
}
"""One squad each, one step apart; red holds a fire card, and the next cards have no triggers."""


def duel(**changes: Any) -> SkirmishState:
    """The duel with some things changed."""
    return SKIRMISH.position({**DUEL, **changes}, key_from_seed(1))


def say(s: State, *lines: str) -> list[Event]:
    """Choose in words, each line `side: words`; what was said to anybody comes back."""
    heard: list[Event] = []
    for line in lines:
        side, _, words = line.partition(": ")
        s.choose(SKIRMISH.side(side), s.parse(words), heard)
    return heard


def asked(s: State) -> str:
    """Who is asked what, as `side: question`."""
    decision = s.decision
    if decision is None:
        return "over"
    return f"{' and '.join(SKIRMISH.sides[side] for side in decision.sides)}: {decision.question}"


def offered(s: State, side: int) -> list[str]:
    """The options in words."""
    return [s.word(option) for option in s.options(side)]


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The fields of the events of a name."""
    return [event.fields for event in events if event.name == name]


def names(events: list[Event]) -> list[str]:
    """The names of the public events, in order."""
    return [event.name for event in events if event.audience == PUBLIC]


def stack(s: State) -> list[str]:
    """The frames on the stack, outermost first."""
    return [frame["frame"] for frame in flow(s, SPECTATOR)]


def pick(s: State, rng: Chance) -> tuple[int, int]:
    """A random side that is asked and a random answer."""
    decision = s.decision
    assert decision is not None
    side = decision.sides[rng.below(len(decision.sides))]
    options = s.options(side)
    return side, options[rng.below(len(options))]


def wander(seed: int, scenario: str = "meeting", limit: int = 400) -> Iterator[SkirmishState]:
    """A random game: the state before each choice, and at the end."""
    rng = Chance(key_from_seed(-1 - seed))
    s = SKIRMISH.start(scenario, key_from_seed(seed))
    for _ in range(limit):
        yield s
        if s.finished:
            return
        s.choose(*pick(s, rng))
