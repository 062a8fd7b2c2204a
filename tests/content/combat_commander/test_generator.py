"""The random scenario generator and the worth of pieces against the printed tables."""

import pytest

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.terms import NATIONS

E, L, G = "elite", "line", "green"


def test_the_year_follows_from_a_roll() -> None:
    """Sevens are 1942, high rolls 1944.

    Clauses: CC-4.3.2.
    """
    years = {one["roll"]: one["year"] for one in tables()["generator"]["years"]}
    assert years == {
        2: 1939, 3: 1943, 4: 1940, 5: 1945, 6: 1941, 7: 1942, 8: 1943, 9: 1944, 10: 1944, 11: 1944,
        12: 1944,
    }  # fmt: skip


def test_the_opponent_follows_from_year_and_roll() -> None:
    """Russia from 1941, America from 1943; nobody of this box before."""
    found: dict[int, dict[str, list[int]]] = {}
    for one in tables()["generator"]["opponents"]:
        found.setdefault(one["year"], {}).setdefault(one["nation"], []).append(one["roll"])
    assert found == {
        1941: {"russia": [5, 6, 7, 8]},
        1942: {"russia": [2, 3, 4, 5, 6, 7, 8]},
        1943: {"america": [3, 4, 5], "russia": [6, 7, 8, 9]},
        1944: {"russia": [3, 7, 8, 9], "america": [4, 5, 6]},
        1945: {"russia": [3, 7, 8, 9], "america": [4, 5, 6]},
    }


@pytest.mark.parametrize(
    ("nation", "year", "expected"),
    [
        ("germany", 1940, [E, E, E, E, E, L, L, L, L, L, L]),
        ("germany", 1942, [E, E, E, E, E, L, L, L, L, L, G]),
        ("germany", 1943, [E, E, E, E, L, L, L, L, L, G, G]),
        ("germany", 1945, [E, E, E, L, L, L, L, G, G, G, G]),
        ("russia", 1939, [E, E, E, L, L, L, L, L, L, L, L]),
        ("russia", 1941, [E, E, L, L, L, L, L, G, G, G, G]),
        ("russia", 1942, [E, E, E, L, L, L, L, L, G, G, G]),
        ("russia", 1943, [E, E, E, E, L, L, L, L, L, G, G]),
        ("russia", 1944, [E, E, E, E, L, L, L, L, L, L, G]),
        ("russia", 1945, [E, E, E, E, E, L, L, L, L, L, L]),
        ("america", 1943, [E, E, L, L, L, L, L, G, G, G, G]),
        ("america", 1944, [E, E, E, L, L, L, L, L, L, G, G]),
        ("america", 1945, [E, E, E, E, E, E, E, L, L, L, G]),
    ],
)
def test_troop_quality_follows_from_a_roll(nation: str, year: int, expected: list[str]) -> None:
    """For the rolls from 2 to 12.

    Clauses: CC-4.3.1.
    """
    rows = tables()["generator"]["quality"][nation]
    fitting = [row["rolls"] for row in rows if row["years"][0] <= year <= row["years"][1]]
    assert fitting == [expected]


@pytest.mark.parametrize(
    ("nation", "results", "years"),
    [
        ("germany", "cx1 cy1 sx1 sy1 sy2 lx1 lx2 ly1", [1, 1, 1, 1, 1, 0, -1]),
        ("russia", "cx1 cy1 cy2 sx1 sy1 sy2 lx1 ly1", [-2, -2, -1, 0, 0, 1, 1]),
        ("america", "cx1 cy1 sx1 sx2 sy1 sy2 lx1 ly1", [-1, 0, 1]),
    ],
)
def test_leaders_follow_from_the_white_die(nation: str, results: str, years: list[int]) -> None:
    """Eight results from 0 or less to 7 or more, and what the year adds."""
    table = tables()["generator"]["leaders"][nation]
    short = [f"{one['unit'][0]}{one['unit'][-1]}{one['counter']}" for one in table["results"]]
    assert short == results.split()
    assert [one["modifier"] for one in table["years"]] == years
    assert table["years"][-1]["year"] == 1945
    assert tables()["generator"]["quality_modifiers"] == {"elite": 1, "line": 0, "green": -1}


def test_what_a_defender_may_buy() -> None:
    """Eight offers; mines of one strength each."""
    assert [
        (one["pieces"], one["mines"], one["cost"])
        for one in tables()["generator"]["fortifications"]
    ] == [
        ({"foxholes": 3}, 0, 1),
        ({"trench": 3}, 0, 2),
        ({"wire": 9}, 0, 3),
        ({"bunker": 1, "trench": 1}, 0, 2),
        ({"bunker": 3, "trench": 3, "wire": 3, "mines": 3}, 8, 10),
        ({"mines": 10}, 6, 6),
        ({"mines": 10}, 7, 9),
        ({"mines": 10}, 8, 12),
    ]


def test_set_up_of_a_free_scenario() -> None:
    """Depths by posture, one open chit and one secret for each, and who sits where."""
    generator = tables()["generator"]
    assert generator["depth"] == {"defend": [8, 12], "attack": [2, 3], "recon": [4, 6]}
    assert generator["chits"] == {"open": 1, "secret": 1}
    assert generator["map_sides"] == ["top", "right", "right", "bottom", "left", "left"]


@pytest.mark.parametrize(
    ("nation", "kind", "piece", "worth"),
    [
        ("germany", "units", "captain", 597),
        ("germany", "units", "lieutenant-y", 515),
        ("germany", "units", "corporal-x", 221),
        ("germany", "units", "parachute", 123),
        ("germany", "weapons", "ig-33", 137),
        ("germany", "radios", "11", 440),
        ("russia", "units", "hero", 260),
        ("russia", "units", "guards-smg", 115),
        ("russia", "weapons", "molotov", 22),
        ("russia", "radios", "12", 334),
        ("america", "units", "sergeant-x", 252),
        ("america", "units", "elite-team", 96),
        ("america", "weapons", "fifty-cal", 125),
        ("america", "radios", "13", 700),
    ],
)
def test_worth_of_pieces(nation: str, kind: str, piece: str, worth: int) -> None:
    """In hundredths of a victory point."""
    assert tables()["points"]["nations"][nation][kind][piece] == worth


def test_everything_has_its_worth() -> None:
    """Every unit, weapon, radio and fortification that can be bought."""
    points = tables()["points"]
    for nation in NATIONS:
        worth = points["nations"][nation]
        assert set(worth["units"]) == {unit["id"] for unit in tables()["units"][nation]}
        weapons = [*tables()["weapons"][nation], *tables()["weapons"]["shared"]]
        assert set(worth["weapons"]) == {weapon["id"] for weapon in weapons}
        assert set(worth["radios"]) == {str(radio["fp"]) for radio in tables()["radios"][nation]}
    assert points["fortifications"] == {"foxholes": 31, "trench": 62, "bunker": 124, "wire": 33}
    assert points["mines"] == {"6": 60, "7": 90, "8": 120}
