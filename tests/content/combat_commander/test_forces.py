"""Nations, orders of battle, support tables and the generator against the printed tables."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.terms import NATIONS

Force = dict[str, Any]
"""An order of battle as plain values."""

# chit: years, quality, points, initiative, surrender
ORDERS_OF_BATTLE: dict[str, dict[str, tuple[str, str, str, str, str]]] = {
    "germany": {
        "A": ("40-43", "elite", "32/22/12", "13/13/13", "8/6/3"),
        "B": ("42-45", "elite", "40/26/15", "11/11/11", "12/8/5"),
        "C": ("39-44", "elite", "35/21/11", "11/9/13", "11/7/3"),
        "D": ("40-45", "elite", "32/20/10", "15/9/7", "11/7/3"),
        "E": ("39-44", "elite", "30/20/10", "5/3/1", "11/8/4"),
        "F": ("39-45", "line", "33/19/9", "19/11/9", "12/7/3"),
        "G": ("42-45", "line", "24/15/8", "5/5/7", "9/6/3"),
        "H": ("43-45", "green", "21/14/7", "7/9/5", "8/6/3"),
        "J": ("42-44", "green", "18/12/6", "-1/-1/-1", "8/6/3"),
    },
    "russia": {
        "R": ("42-45", "elite", "28/19/10", "6/8/10", "13/9/5"),
        "S": ("43-45", "elite", "29/20/11", "8/8/8", "13/11/6"),
        "T": ("42-45", "elite", "34/23/12", "18/14/10", "13/9/6"),
        "U": ("39-45", "elite", "30/19/10", "10/6/8", "14/10/5"),
        "V": ("41-45", "line", "22/15/8", "10/10/10", "13/9/5"),
        "W": ("39-42", "line", "22/13/7", "2/4/6", "14/9/5"),
        "X": ("43-44", "line", "25/17/8", "4/8/12", "15/10/5"),
        "Y": ("44-45", "line", "25/17/8", "2/8/10", "15/10/5"),
        "Z": ("41-44", "green", "17/11/5", "4/2/0", "13/9/5"),
    },
    "america": {
        "R": ("44-45", "elite", "37/25/13", "16/14/12", "13/9/5"),
        "S": ("44-45", "elite", "31/21/11", "4/6/8", "13/9/5"),
        "T": ("43-45", "elite", "37/24/12", "10/10/6", "15/11/6"),
        "U": ("43-45", "elite", "34/23/12", "18/16/14", "13/9/5"),
        "V": ("44-45", "line", "32/22/12", "6/10/16", "15/10/6"),
        "W": ("43-45", "line", "27/18/9", "8/6/4", "13/9/5"),
        "X": ("44-45", "line", "27/18/9", "6/4/2", "13/9/5"),
        "Y": ("43-45", "green", "28/17/8", "4/4/4", "15/10/5"),
        "Z": ("43-45", "green", "19/13/7", "-4/0/4", "10/7/4"),
    },
}


def numbers(text: str) -> list[int]:
    """Numbers for a company, a detachment and a platoon."""
    return [int(part) for part in text.split("/")]


def force(nation: str, chit: str) -> Force:
    """The order of battle of a chit."""
    found: list[Force] = tables()["orders_of_battle"][nation]
    return next(one for one in found if one["chit"] == chit)


def weapons(nation: str, chit: str) -> dict[str, list[int]]:
    """Its weapons and their numbers."""
    return {one["id"]: one["counts"] for one in force(nation, chit)["weapons"]}


def test_nations_have_the_printed_figures() -> None:
    """Side, discard limit, and how many Squads follow a Leader.

    Clauses: CC-5.3, GAP-03.
    """
    found = {
        nation: (one["side"], one["letter"], one["discard"], one["squads_per_leader"],
                 one["squads_per_company"])
        for nation, one in tables()["nations"].items()
    }  # fmt: skip
    assert found == {
        "germany": (0, "g", 6, 3, 9),
        "russia": (1, "r", 3, 5, 15),
        "america": (1, "a", 5, 4, 12),
    }


@pytest.mark.parametrize("nation", NATIONS)
def test_orders_of_battle_have_the_printed_figures(nation: str) -> None:
    """Years, quality, points, initiative and surrender of each chit, in order.

    Clauses: CC-G.ob, CC-4.3.1.
    """
    found = {}
    for one in tables()["orders_of_battle"][nation]:
        first, last = one["years"]
        figures = [one["points"], one["initiative"], one["surrender"]]
        found[one["chit"]] = (first, last, one["quality"], *figures)
    expected = {}
    for chit, (years, quality, *rest) in ORDERS_OF_BATTLE[nation].items():
        first, last = (1900 + int(year) for year in years.split("-"))
        expected[chit] = (first, last, quality, *(numbers(text) for text in rest))
    assert list(found.items()) == list(expected.items())


@pytest.mark.parametrize("nation", NATIONS)
def test_orders_and_leaders_follow_from_the_size(nation: str) -> None:
    """Four, three and two orders; three, two leaders and one.

    Clauses: CC-4.3.1.
    """
    for one in tables()["orders_of_battle"][nation]:
        assert (one["orders"], one["leaders"]) == ([4, 3, 2], [3, 2, 1])


def test_initiative_never_ties() -> None:
    """Odd for the Axis, even for the Allies."""
    for nation in NATIONS:
        odd = 1 if nation == "germany" else 0
        for one in tables()["orders_of_battle"][nation]:
            assert {value % 2 for value in one["initiative"]} == {odd}


@pytest.mark.parametrize(
    ("nation", "chit", "squads", "teams"),
    [
        ("germany", "A", {"pionier": [6, 4, 2], "elite-rifle": [3, 2, 1]}, {}),
        ("germany", "B", {"ss": [9, 6, 3]}, {"weapon-team": [3, 2, 1], "elite-team": [2, 1, 1]}),
        ("germany", "E", {"parachute": [9, 6, 3]}, {"elite-team": [3, 2, 1]}),
        ("germany", "F", {"rifle": [9, 6, 3]}, {"weapon-team": [2, 0, 0], "line-team": [3, 2, 0]}),
        ("germany", "G", {"rifle": [3, 2, 1], "volksgrenadier": [6, 4, 2]},
         {"line-team": [1, 0, 0]}),
        ("russia", "S", {"guards-smg": [7, 4, 2], "guards-rifle": [7, 4, 2]},
         {"elite-team": [2, 4, 2]}),
        ("russia", "T", {"assault": [6, 4, 2], "guards-smg": [8, 5, 2]}, {"elite-team": [2, 2, 2]}),
        ("russia", "Y", {"guards-rifle": [5, 2, 1], "rifle": [5, 6, 3], "militia": [5, 2, 1]},
         {"weapon-team": [2, 1, 0], "line-team": [1, 1, 0]}),
        ("russia", "Z", {"militia": [15, 10, 5]}, {}),
        ("america", "R", {"engineer": [6, 4, 2], "paratroop": [3, 2, 1], "elite": [3, 2, 1]},
         {"elite-team": [3, 2, 1]}),
        ("america", "T", {"elite": [12, 8, 4]},
         {"weapon-team": [3, 1, 0], "elite-team": [4, 3, 2]}),
        ("america", "U", {"elite": [9, 6, 3]}, {"weapon-team": [3, 2, 1], "elite-team": [3, 2, 1]}),
        ("america", "Y", {"line": [6, 4, 2], "green": [6, 4, 2]},
         {"weapon-team": [3, 1, 0], "green-team": [3, 2, 1]}),
    ],
)  # fmt: skip
def test_squads_and_teams_of_orders_of_battle(
    nation: str, chit: str, squads: dict[str, list[int]], teams: dict[str, list[int]]
) -> None:
    """Cell by cell where the tables are irregular.

    Clauses: CC-G.ob.
    """
    assert (force(nation, chit)["squads"], force(nation, chit)["teams"]) == (squads, teams)


@pytest.mark.parametrize(
    ("nation", "chit", "expected"),
    [
        ("germany", "A", {"light-mg": "1/1/1", "flamethrower": "3/2/1", "satchel-charge": "6/4/2"}),
        ("germany", "C", {"light-mg": "4/3/1", "heavy-mg": "2/1/1", "light-mortar": "1/0/0",
                          "medium-mortar": "1/0/0"}),
        ("germany", "D", {"light-mg": "3/3/2", "heavy-mg": "1/0/0", "light-mortar": "2/1/0"}),
        ("germany", "J", {"light-mg": "1/2/1", "heavy-mg": "1/0/0"}),
        ("russia", "S", {"light-mg": "5/3/1", "fifty-cal": "1/1/1", "satchel-charge": "3/2/1"}),
        ("russia", "U", {"light-mg": "4/3/2", "heavy-mg": "1/1/1", "fifty-cal": "1/0/0",
                         "light-mortar": "2/1/0"}),
        ("russia", "V", {"satchel-charge": "3/2/1"}),
        ("russia", "X", {"light-mg": "4/3/2", "medium-mg": "0/1/0", "heavy-mg": "1/0/0",
                         "light-mortar": "2/1/0"}),
        ("russia", "Z", {"light-mg": "1/1/0", "medium-mg": "1/1/0", "light-mortar": "1/0/0"}),
        ("america", "S", {"light-mortar": "3/2/1"}),
        ("america", "T", {"medium-mg": "2/2/2", "heavy-mg": "1/0/0", "fifty-cal": "1/1/0",
                          "light-mortar": "3/1/0"}),
        ("america", "V", {"medium-mg": "2/2/2", "heavy-mg": "0/1/0", "fifty-cal": "1/0/0",
                          "light-mortar": "3/1/0"}),
        ("america", "Z", {"medium-mg": "3/2/1"}),
    ],
)  # fmt: skip
def test_weapons_of_orders_of_battle(nation: str, chit: str, expected: dict[str, str]) -> None:
    """Cell by cell where the tables are irregular.

    Clauses: CC-G.ob.
    """
    assert weapons(nation, chit) == {name: numbers(text) for name, text in expected.items()}


def test_the_german_rifle_company_changes_its_mortars() -> None:
    """Light ones until 1943, medium ones afterwards; all else in every year.

    Clauses: CC-G.ob, CC-4.3.2.
    """
    rifle = force("germany", "F")
    assert rifle["weapons"] == [
        {"id": "light-mg", "years": [1939, 1945], "counts": [4, 3, 2]},
        {"id": "heavy-mg", "years": [1939, 1945], "counts": [2, 1, 0]},
        {"id": "light-mortar", "years": [1939, 1943], "counts": [3, 0, 0]},
        {"id": "medium-mortar", "years": [1944, 1945], "counts": [2, 0, 0]},
    ]


def offered(nation: str, roll: int, year: int) -> set[str]:
    """What a column of a support table offers in a year."""
    found = set()
    for entry in tables()["support"][nation]:
        for when in entry["rolls"]:
            if when["roll"] == roll and when["years"][0] <= year <= when["years"][1]:
                item = entry["item"]
                if item["radio"]:
                    found.add(f"radio {item['radio']}: {entry['cost']}")
                    continue
                words = [item["unit"], *(str(number) for number in item["counters"])]
                words += [item["weapon"]] if item["weapon"] else []
                found.add(f"{' '.join(words)}: {entry['cost']}")
    return found


@pytest.mark.parametrize(
    ("nation", "roll", "year", "expected"),
    [
        ("germany", 2, 1939, {"corporal-x 2: 3", "conscript: 1"}),
        ("germany", 7, 1941, {"sergeant-y 3 4: 5", "weapon-team light-mg: 2",
                              "weapon-team light-mortar: 2", "rifle: 1", "radio 9: 3"}),
        ("germany", 7, 1944, {"sergeant-x 2: 4", "weapon-team light-mg: 2",
                              "weapon-team medium-mortar: 2", "rifle: 1", "radio 12: 5"}),
        ("germany", 12, 1944, {"captain 1: 6", "pionier flamethrower: 3", "elite-rifle: 2",
                               "conscript: 1"}),
        ("germany", 12, 1940, {"pionier flamethrower: 3", "elite-rifle: 2", "radio 9: 3"}),
        ("russia", 2, 1943, {"corporal-x 2: 2", "weapon-team light-mortar: 2", "militia: 1",
                             }),
        ("russia", 7, 1940, {"corporal-y 4: 2", "smg: 1", "militia: 1", "radio 9: 3"}),
        ("russia", 11, 1942, {"lieutenant-y 2: 3", "weapon-team medium-mortar: 2",
                              "assault satchel-charge: 2", "guards-rifle: 2", "militia: 1",
                              "radio 9: 3"}),
        ("russia", 12, 1945, {"captain 1: 4", "assault flamethrower: 3", "guards-rifle: 1"}),
        ("russia", 12, 1939, {"lieutenant-y 2: 3", "weapon-team fifty-cal: 2", "guards-rifle: 1"}),
        ("america", 2, 1944, {"corporal-x 2: 2", "weapon-team light-mortar: 2", "green: 1",
                              "radio 13: 7"}),
        ("america", 5, 1945, {"sergeant-x 4: 3", "weapon-team fifty-cal: 2", "line: 2"}),
        ("america", 10, 1943, {"sergeant-y 3: 4", "weapon-team pack-howitzer: 2", "line: 2"}),
        ("america", 11, 1945, {"captain 1: 5", "engineer satchel-charge: 2", "paratroop: 2",
                               "radio 8: 4"}),
    ],
)  # fmt: skip
def test_columns_of_support_tables(nation: str, roll: int, year: int, expected: set[str]) -> None:
    """Whole columns, with their costs.

    Clauses: CC-4.3.2.
    """
    assert offered(nation, roll, year) == expected


@pytest.mark.parametrize("nation", NATIONS)
def test_every_column_offers_a_unit_in_every_year(nation: str) -> None:
    """A support roll is never for nothing, whatever the year of the nation's forces."""
    years = range(1943 if nation == "america" else 1939, 1946)
    for year in years:
        for roll in range(2, 13):
            assert any(not one.startswith("radio") for one in offered(nation, roll, year))


def test_support_tables_have_all_their_rows() -> None:
    """Twenty-six, twenty-eight and twenty-six; Guards Rifles have two prices."""
    assert [len(tables()["support"][nation]) for nation in NATIONS] == [26, 28, 26]
    guards = [
        entry["cost"]
        for entry in tables()["support"]["russia"]
        if entry["item"]["unit"] == "guards-rifle"
    ]
    assert guards == [2, 1]


def test_leaders_are_named_once_between_generator_and_support() -> None:
    """The generator's counters come first, support brings the others; all exist.

    Clauses: CC-3.a.
    """
    for nation in NATIONS:
        made = {
            (one["unit"], one["counter"])
            for one in tables()["generator"]["leaders"][nation]["results"]
        }
        support = {
            (entry["item"]["unit"], number)
            for entry in tables()["support"][nation]
            for number in entry["item"]["counters"]
        }
        counters = {
            (unit["id"], number)
            for unit in tables()["units"][nation]
            if unit["kind"] == "leader" and unit["id"] not in ("private", "hero")
            for number in range(1, unit["count"] + 1)
        }
        assert made & support == set()
        assert made | support == counters
