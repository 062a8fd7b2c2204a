"""Counting tests: how many sequences of choices there are from set positions, as plain numbers.

A rule that offers one option too many or too few changes a number.  Dice and draws are scripted,
or nothing is left to them.
"""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.undaunted.content.position import normalise
from tests.games.boards import OASIS

LINE = {"layout": {"rows": ["@0 17B 3B 13B"]}}
"""Three tiles in a row: 17B beside 3B beside 13B."""
SQUARE = {"layout": {"rows": ["@0 17B 3B", "@0 13B 5B"]}}
"""Four tiles, each beside two others."""
LONG = {"layout": {"rows": ["@0 17B 3B 13B 5B"]}}
"""Four tiles in a row, so that the ends are three apart."""


def position(key: str = "normandy", **spec: Any) -> State:
    """A position, its dice and draws scripted to the end."""
    return games.get(key).position({**normalise(spec, key), "strict": True}, key_from_seed(1))


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
    """The numbers of sequences of one choice, of two, and so on; of side 0 alone if not told."""
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


# -- North Africa -----

DESERT_LINE = {"game": "north-africa", "layout": {"rows": ["@0 1A 3A 4A"]}}
"""Three open tiles in a row."""
DESERT_SQUARE = {"game": "north-africa", "layout": {"rows": ["@0 1A 3A", "@0 4A 5A"]}}
"""Four open tiles, each beside two others."""


def desert(counters: dict[str, Any], hand: list[str], **changes: Any) -> State:
    """An LRDG turn on three tiles, own markers on two, all dice misses; Italy holds Fog of War."""
    spec = {
        "board": DESERT_LINE,
        "counters": counters,
        "markers": {"lrdg": {"1A": "scouted", "3A": "scouted"}},
        "lrdg": {"hand": hand, "supply": {"fog-of-war": 4}},
        "it": {"hand": ["fog-of-war"]},
        "dice": [1] * 4,
    }
    return position("north-africa", **{**spec, **changes})


BESIDE = {"lrdg:patrol-truck": "1A", "lrdg:sergeant": "1A", "it:rifleman-a": "4A"}


def test_a_sergeant_beside_a_truck() -> None:
    """Move, control, attack, hunker, or first one of three seats; afterwards one if none before.

    Two: 2 steps, 4 adjustments or none after each of control, attack and hunker, and 4 uses on each
    seat (drive, navigate or suppress among them).  Three: 4 after a move of no step, 2 to drive,
    2 to navigate.
    """
    state = after(desert(BESIDE, ["sergeant"]), "play sergeant")
    assert counts(state, 3) == [7, 26, 8]


def test_adjusting_with_hunker_down_switched_off() -> None:
    """Hunker Down is no longer followed or preceded by an adjustment (D-24): 4 and 3 less."""
    options = {"adjustOnHunker": False}
    state = after(desert(BESIDE, ["sergeant"], options=options), "play sergeant")
    assert counts(state, 3) == [7, 19, 8]


def test_two_in_a_truck() -> None:
    """Control, attack, hunker, drive, switch, exit, shift to the third seat.

    Two: stop, exit or shift after control, attack, hunker and switch; 2 to drive; 4 uses on foot;
    5 on the third seat.  Three: 2 + 3 after driving a tile or none, 2 to move on foot.
    """
    crew = {
        "lrdg:patrol-truck": "1A",
        "lrdg:sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
        "lrdg:scout": {"vehicle": "lrdg:patrol-truck", "seat": 2, "face": "suppressed"},
        "it:rifleman-a": "4A",
    }
    state = after(desert(crew, ["sergeant"]), "play sergeant")
    assert counts(state, 3) == [7, 23, 7]


def test_a_disabled_truck() -> None:
    """The seat's action is gone, everything else stays (NA-403, NA-406, NA-407)."""
    crew = {
        "lrdg:patrol-truck": {"tile": "1A", "damage": 3},
        "lrdg:sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
        "lrdg:scout": {"vehicle": "lrdg:patrol-truck", "seat": 2},
        "it:rifleman-a": "4A",
    }
    state = after(desert(crew, ["sergeant"]), "play sergeant")
    assert counts(state, 2) == [6, 20]


def test_navigate_counts_connected_groups() -> None:
    """Up to three tiles, the first beside the car, each next one beside a chosen one, or stop.

    After the last one the navigator may exit, shift or stay: three choices at every end.
    """
    car = {
        "lrdg:pilot-car": "1A",
        "lrdg:scout": {"vehicle": "lrdg:pilot-car", "seat": 2},
        "it:rifleman-a": "5A",
    }
    state = after(desert(car, ["scout"], board=DESERT_SQUARE, markers={}), "play scout")
    assert counts(after(state, "seat navigate"), 4) == [3, 9, 18, 36]


def test_survey_counts_any_tiles() -> None:
    """Two of three tiles in any order, or fewer."""
    state = desert(
        {"it:rifleman-a": "4A", "lrdg:scout": "1A"},
        ["fog-of-war"],
        initiative="it",
        it={"hand": ["recon-plane"], "supply": {"fog-of-war": 4}},
    )
    assert counts(after(state, "play recon-plane", "survey"), 3, (1,)) == [4, 9, 0]


def test_escaping_is_a_step() -> None:
    """From the escape tile a scout goes on to either side, off the board, or stops."""
    state = desert(
        {"lrdg:scout": "1A", "lrdg:sniper": "1A", "it:rifleman-a": "4A"},
        ["scout"],
        board={**DESERT_LINE, "escape": ["3A"]},
        goals={"lrdg": {"escape": {"soldiers": 2}}},
    )
    assert counts(after(state, "play scout", "scout"), 3) == [2, 4, 0]


CAR = {
    "it:scout-car": "3A",
    "it:scout-a": {"vehicle": "it:scout-car", "seat": 1},
    "it:rifleman-a": {"vehicle": "it:scout-car", "seat": 2},
    "it:machine-gunner-a": {"vehicle": "it:scout-car", "seat": 3, "face": "suppressed"},
    "lrdg:anti-tank-rifleman": "1A",
    "lrdg:machine-gunner": "1A",
}


@pytest.mark.parametrize(
    ("words", "choices"),
    [
        (("play anti-tank-rifleman", "anti-tank"), [3, 0]),
        (("play machine-gunner", "attack"), [3, 0]),
        (("play machine-gunner", "suppress"), [2, 0]),
    ],
)
def test_the_attacker_picks_in_a_vehicle(words: tuple[str, ...], choices: list[int]) -> None:
    """Any of three is wounded, any of the two who are not suppressed yet is suppressed."""
    state = desert(CAR, [words[0].removeprefix("play ")], dice=[0] * 4)
    assert counts(after(state, *words), 2) == choices


def test_repair_counts_damaged_vehicles() -> None:
    """On foot any damaged vehicle on the tile, whoever owns it; the one that is whole is not."""
    park = {
        "lrdg:engineer": "1A",
        "lrdg:patrol-truck": {"tile": "1A", "damage": 1},
        "lrdg:gun-truck": "1A",
        "it:light-truck": {"tile": "1A", "damage": 4},
        "it:rifleman-a": "4A",
    }
    state = after(desert(park, ["engineer"]), "play engineer", "repair")
    assert counts(state, 2) == [2, 18]


def test_a_crowded_oasis() -> None:
    """All soldiers and vehicles on nine tiles, a given hand: so many ways to begin the turn.

    Three cards or end; 7 uses of the sergeant (control, attack, hunker, drive, switch, exit,
    shift), 8 of the engineer (move, attack, demolition, hunker, four free seats), 7 of the scout
    (attack, conceal, hunker, drive, exit, two seats).
    """
    state = position(
        "north-africa",
        board=OASIS,
        initiative="lrdg",
        lrdg={"hand": ["sergeant", "engineer", "scout"]},
        it={"hand": ["fog-of-war"]},
        dice=[1] * 12,
    )
    assert counts(state, 4) == [4, 22, 94, 340]
