"""Chits, terrain, fortifications and markers against the printed ones."""

import pytest

from fieldcraft.games.combat_commander.content.loader import tables

CHITS = {
    "A": (1, 1), "B": (2, 1), "C": (3, 1), "D": (4, 1), "E": (5, 1), "F": (2, 2), "G": (3, 2),
    "H": (4, 2), "J": (5, 2), "K": (3, 3), "L": (4, 3), "M": (5, 3), "N": (4, 4), "P": (5, 4),
    "Q": (5, 5), "R": (5, 10), "S": (0, 1), "T": (0, 2), "U": (0, 3), "V": (-1, 0), "W": (-1, 0),
    "X": (-1, 0),
}  # fmt: skip
"""Objective, 0 for each and -1 for a rule; and its value."""


def test_the_chits_are_the_printed_ones() -> None:
    """Twenty-two, without I and O.

    Clauses: CC-7.3.2.c.
    """
    chits = tables()["chits"]
    assert {chit["letter"]: (chit["objective"], chit["value"]) for chit in chits} == CHITS
    assert [chit["letter"] for chit in chits] == list(CHITS)
    third = [chit["value"] for chit in chits if chit["letter"] in "CGK"]
    assert sum(third) == 6


def test_four_chits_have_no_secret_side() -> None:
    """R, and the three with a rule instead of a value."""
    chits = tables()["chits"]
    assert [chit["letter"] for chit in chits if chit["open_only"]] == ["R", "V", "W", "X"]
    assert {chit["letter"]: chit["rule"] for chit in chits if chit["rule"]} == {
        "V": "all-objectives",
        "W": "double-exit",
        "X": "double-elimination",
    }


TERRAIN = {
    "building": (2, 3, "obstacle"),
    "woods": (2, 2, "obstacle"),
    "brush": (2, 1, 3),
    "orchard": (1, 1, 2),
    "field": (1, 0, 1),
    "bridge-major": (None, 2, 1),
    "bridge-minor": (3, 2, 1),
    "gully": (2, 1, 0),
    "water-barrier": (None, 0, 0),
    "stream": (3, -1, 0),
    "marsh": (3, 0, 1),
    "open": (1, 0, 0),
}
"""Movement, cover, sight; the first that a hex shows defines it."""


def test_terrain_types_are_those_of_the_chart() -> None:
    """Movement, cover and sight, in the order in which they decide.

    Clauses: CC-T78.1, CC-T81, CC-T85, CC-T90, CC-T91.
    """
    found = {
        word: (one["move"], one["cover"], one["los"]) for word, one in tables()["terrain"].items()
    }
    assert list(found.items()) == list(TERRAIN.items())


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("water", {"water-barrier", "stream", "marsh"}),
        ("blind_hex", {"building", "woods"}),
        ("airburst", {"woods"}),
        ("sunken", {"gully"}),
        ("by_way_only", {"bridge-major"}),
    ],
)
def test_some_types_have_a_rule_of_their_own(key: str, words: set[str]) -> None:
    """Water, blind hexes, airburst, gullies, major bridges.

    Clauses: CC-T78.1.
    """
    assert {word for word, one in tables()["terrain"].items() if one[key]} == words
    assert tables()["terrain"]["woods"]["airburst"] == 2


def test_features_are_those_of_the_chart() -> None:
    """Ways, sides, hills and what lies on a hex."""
    features = tables()["features"]
    found = {
        word: (one["way"], one["extra"], one["cover"], one["los"], one["impassable"])
        for word, one in features.items()
    }
    assert found == {
        "road": (1, 0, -1, 0, False),
        "railway": (1, 0, 0, 1, False),
        "trail": (1, 0, 0, 0, False),
        "fence": (0, 1, 0, 1, False),
        "hedge": (0, 1, 1, "obstacle", False),
        "wall": (0, 1, 2, "obstacle", False),
        "hill": (0, 1, 0, 0, False),
        "cliff": (0, 0, 0, 0, True),
        "smoke": (0, 0, 0, 0, False),
        "blaze": (0, 0, 0, "obstacle", True),
    }
    assert {word: one["bonus"] for word, one in features.items() if one["bonus"]} == {"road": 1}
    assert {word for word, one in features.items() if one["downhill_fp"]} == {"hill"}


def test_fortifications_are_those_of_the_counters() -> None:
    """Cover, cover against mortars and artillery, and how many there are.

    Clauses: CC-4.3.4, CC-F102, CC-F105.
    """
    found = {
        word: (one["shelters"], one["cover"], one["cover_from_above"], one["count"])
        for word, one in tables()["fortifications"].items()
    }
    assert found == {
        "foxholes": (True, 3, 4, 20),
        "trench": (True, 4, 5, 20),
        "bunker": (True, 6, 7, 9),
        "pillbox": (True, 5, 6, 1),
        "mines": (False, 0, 0, 20),
        "wire": (False, 0, 0, 20),
    }
    ties = {word for word, one in tables()["fortifications"].items() if one["holds_ties"]}
    assert ties == {"bunker", "pillbox"}


def test_mines_attack_and_wire_hampers() -> None:
    """Mines have strength 6 unless said otherwise; wire takes 1 of all but movement."""
    fortifications = tables()["fortifications"]
    strengths = {word: one["strengths"] for word, one in fortifications.items()}
    assert {word: one for word, one in strengths.items() if one} == {"mines": [6, 7, 8]}
    hampers = {word: one["hampers"] for word, one in fortifications.items() if any(one["hampers"])}
    assert hampers == {"wire": [-1, -1, 0, -1]}


def test_smoke_markers_are_forty() -> None:
    """Four of each hindrance from 1 to 10; none of 0."""
    assert tables()["smoke"] == [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
    assert tables()["markers"]["smoke_and_blaze"] == 40


def test_markers_change_values_as_printed() -> None:
    """Suppressed takes 1 of each value, Veteran adds 1; neither touches Command."""
    markers = tables()["markers"]
    assert markers["suppressed"] == [-1, -1, -1, -1]
    assert markers["veteran"] == [1, 1, 1, 1]
    counts = [markers[key] for key in ("control", "surrender", "spotting_round", "time_track")]
    assert counts == [10, 2, 2, 15]
