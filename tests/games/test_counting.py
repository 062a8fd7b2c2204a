"""Counting tests: how many sequences of choices there are from set positions, as plain numbers.

A rule that offers one option too many or too few changes a number.  Dice and draws are scripted,
or nothing is left to them.
"""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.undaunted.content.position import normalise

LINE = {"layout": {"rows": ["@0 17B 3B 13B"]}}
"""Three tiles in a row: 17B beside 3B beside 13B."""
SQUARE = {"layout": {"rows": ["@0 17B 3B", "@0 13B 5B"]}}
"""Four tiles, each beside two others."""
LONG = {"layout": {"rows": ["@0 17B 3B 13B 5B"]}}
"""Four tiles in a row, so that the ends are three apart."""


def position(**spec: Any) -> State:
    """A position, its dice and draws scripted to the end."""
    return games.get("normandy").position({**normalise(spec), "strict": True}, key_from_seed(1))


def after(state: State, *words: str) -> State:
    """The position after some choices of the side that is asked."""
    for word in words:
        decision = state.decision
        assert decision is not None
        state.choose(decision.sides[0], state.parse(word))
    return state


def count(state: State, depth: int, sides: tuple[int, ...]) -> int:
    """How many sequences of so many choices these sides can make before another is asked."""
    if depth == 1:
        return sum(len(state.options(side)) for side in sides)
    total = 0
    for side in sides:
        for option in state.options(side):
            twin = state.clone()
            twin.choose(side, option)
            total += count(twin, depth - 1, sides)
    return total


def counts(state: State, depth: int, sides: tuple[int, ...] = (0,)) -> list[int]:
    """The numbers of sequences of one choice, of two, and so on; of the US alone if not told."""
    return [count(state, choices, sides) for choices in range(1, depth + 1)]


def duel(**changes: Any) -> State:
    """Riflemen against riflemen, one card each, nothing in the decks."""
    return position(
        board=LINE,
        counters={"us:rifleman-a": "17B", "de:rifleman-a": "13B"},
        markers={
            "us": {"17B": "scouted", "3B": "scouted"},
            "de": {"13B": "scouted"},
        },
        us={"hand": ["rifleman-a"]},
        de={"hand": ["rifleman-a"]},
        dice=[1] * 4,
        draws={"us": ["rifleman-a"] * 2, "de": ["rifleman-a"] * 2},
        **changes,
    )


def test_a_rifleman_each() -> None:
    """Play or end; move, control, attack, hunker; then a step, or the other side's turn.

    One choice: play or end.  Two: four uses after play, two choices of the enemy after end.
    Three: two each after the four uses, four uses of the enemy, and one bid of either side when
    both have ended.  Four: 2 + 2 after a step or none, 6 + 6 + 5 after control, attack, hunker (the
    last leaves one bid less), 2 + 2 + 2 + 1 after the enemy's uses, 1 + 1 after a bid.
    """
    assert counts(duel(), 4, (0, 1)) == [2, 6, 14, 30]


def test_a_suppressed_rifleman() -> None:
    """A suppressed unit rallies or hunkers, and nothing else."""
    state = duel()
    suppressed = position(
        board=LINE,
        counters={"us:rifleman-a": {"tile": "17B", "face": "suppressed"}, "de:rifleman-a": "13B"},
        us={"hand": ["rifleman-a"]},
        de={"hand": ["fog-of-war"]},
    )
    assert counts(after(state, "play rifleman-a"), 2) == [4, 2]
    assert counts(after(suppressed, "play rifleman-a"), 2) == [2, 0]


def test_scouting_counts_paths() -> None:
    """Two steps on a square: stop, or two neighbours, and from there stop or two again."""
    state = position(
        board=SQUARE,
        counters={"us:scout-a": "17B", "de:rifleman-a": "5B"},
        markers={"us": {"17B": "scouted"}},
        us={"hand": ["scout-a"], "supply": {"fog-of-war": 4}},
        de={"hand": ["fog-of-war"]},
    )
    assert counts(after(state, "play scout-a", "scout"), 3) == [3, 6, 0]


def test_bolster_counts_picks() -> None:
    """Squad Leader A takes up to two cards of squad A, one after the other, or stops."""
    state = position(
        board=LINE,
        us={
            "hand": ["squad-leader-a"],
            "supply": {"rifleman-a": 1, "scout-a": 2, "rifleman-b": 2},
        },
        de={"hand": ["fog-of-war"]},
    )
    assert counts(after(state, "play squad-leader-a", "bolster"), 3) == [3, 5, 0]


def test_blast_counts_orders() -> None:
    """Three counters on the target tile are attacked in any of six orders, the last unasked."""
    state = position(
        board=LONG,
        counters={
            "us:mortar": "17B",
            "us:sniper": "5B",
            "de:rifleman-a": "5B",
            "de:scout-a": "5B",
        },
        target={"us": "5B"},
        us={"hand": ["mortar"]},
        de={"hand": ["fog-of-war"]},
        dice=[1] * 3,
    )
    assert counts(after(state, "play mortar", "blast"), 3) == [3, 6, 0]


OPENINGS = {
    "la-raye": [5, 14, 54, 189, 678],
    "hill-314": [5, 14, 63, 346],
    "mortain": [5, 14, 62, 362],
}


@pytest.mark.parametrize("scenario", OPENINGS)
def test_openings(scenario: str) -> None:
    """The first turn of a scenario, a given hand, every die a miss: so many ways to begin it.

    In La Raye: four cards or end; 4 + 4 + 3 + 3 uses; then 4 tiles or stop for the scout, four
    targets for each attack, 2 for the rifleman's move, 3 and 6 cards or stop to bolster, draw or
    stop, and four choices of the next card after each of the other seven uses.
    """
    hand = ["scout-a", "rifleman-a", "squad-leader-a", "platoon-sergeant"]
    state = position(
        scenario=scenario,
        initiative="us",
        us={"hand": hand},
        de={"hand": ["fog-of-war"]},
        dice=[1] * 8,
        draws={"us": ["rifleman-b", "fog-of-war"]},
    )
    assert counts(state, len(OPENINGS[scenario])) == OPENINGS[scenario]
