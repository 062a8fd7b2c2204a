"""The twelve scenarios against the printed set-ups."""

import json
from collections import Counter
from typing import Any

import pytest

from fieldcraft.games.combat_commander.content.loader import (
    load_scenario,
    load_scenario_text,
    plain,
    scenario_ids,
    tables,
)
from fieldcraft.games.combat_commander.content.maps.loader import map_of
from fieldcraft.games.combat_commander.content.problems import ContentError
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.i18n import LANGUAGES

GAME = "combat-commander"
AXIS, ALLIES = 0, 1
Plain = dict[str, Any]


def scenario(number: int) -> Any:
    """A scenario as plain values."""
    return plain(load_scenario(GAME, number))


def counted(pieces: list[Plain]) -> dict[str, int]:
    """How many of each type."""
    return dict(Counter(one["id"] for one in pieces))


def leaders(pieces: list[Plain]) -> list[str]:
    """The Leaders, by type and counter."""
    return [f"{one['id']} {one['counter']}" for one in pieces if one["counter"]]


# number: nations, quality, orders, postures, surrender
SIDES = {
    1: ("germany russia", "line line", (2, 3), "recon recon", (5, 7)),
    2: ("germany america", "green line", (4, 3), "defend attack", (8, 9)),
    3: ("germany russia", "line green", (3, 4), "attack defend", (7, 10)),
    4: ("germany america", "elite elite", (3, 4), "defend attack", (8, 11)),
    5: ("germany russia", "line elite", (3, 5), "defend attack", (5, 12)),
    6: ("germany america", "line elite", (1, 4), "defend attack", (9, 11)),
    7: ("germany russia", "line line", (3, 1), "recon defend", (8, 14)),
    8: ("germany russia", "line line", (3, 1), "recon recon", (4, 9)),
    9: ("germany america", "line elite", (4, 6), "defend attack", (11, 13)),
    10: ("germany russia", "line elite", (4, 3), "attack defend", (7, 6)),
    11: ("germany america", "elite line", (2, 2), "attack defend", (6, 7)),
    12: ("germany america", "line line", (4, 5), "defend attack", (10, 17)),
}
# number: points (of the Axis), time, sudden death, initiative, first turn
CLOCK = {
    1: (0, 2, 7, AXIS, ALLIES),
    2: (10, 0, 8, AXIS, ALLIES),
    3: (-20, 0, 7, AXIS, AXIS),
    4: (20, 1, 7, AXIS, ALLIES),
    5: (9, 5, 13, ALLIES, ALLIES),
    6: (9, 0, 6, ALLIES, ALLIES),
    7: (0, 0, 5, AXIS, ALLIES),
    8: (-2, 0, 5, AXIS, AXIS),
    9: (14, 2, 12, AXIS, ALLIES),
    10: (-9, 0, 6, AXIS, AXIS),
    11: (-10, 1, 6, AXIS, AXIS),
    12: (16, 4, 12, AXIS, ALLIES),
}
# number: open, drawn open, secret, excluded, control of the objectives
CHITS: dict[int, tuple[str, int, list[int], str, list[int]]] = {
    1: ("", 1, [1, 1], "", [-1, -1, -1, -1, -1]),
    2: ("T", 0, [1, 1], "", [0, 0, 0, 0, 0]),
    3: ("QRS", 0, [0, 0], "VWX", [1, 1, 1, 1, 1]),
    4: ("QR", 0, [0, 0], "", [0, 0, 0, 0, 0]),
    5: ("W", 0, [0, 0], "RVX", [0, 0, 0, 0, 0]),
    6: ("VX", 0, [0, 1], "W", [0, 0, 0, 0, 0]),
    7: ("VX", 0, [1, 1], "RW", [-1, -1, -1, -1, -1]),
    8: ("W", 0, [0, 0], "", [1, 0, 0, 1, 0]),
    9: ("W", 0, [1, 1], "", [0, 0, 0, 0, 0]),
    10: ("W", 0, [1, 1], "", [1, 0, 1, 0, 1]),
    11: ("", 1, [1, 1], "", [1, 1, 0, 1, 1]),
    12: ("T", 0, [1, 1], "", [0, 0, 0, 0, 0]),
}
# number: who sets up first, edges, depths (0 where there is none)
PLACES: dict[int, tuple[int, str, tuple[int, int]]] = {
    1: (ALLIES, "bottom top", (0, 0)),
    2: (ALLIES, "right left", (12, 3)),
    3: (ALLIES, "left right", (3, 12)),
    4: (AXIS, "bottom top", (9, 1)),
    5: (ALLIES, "left right", (12, 3)),
    6: (AXIS, "top bottom", (8, 2)),
    7: (ALLIES, "left right", (0, 0)),
    8: (ALLIES, "right left", (7, 7)),
    9: (ALLIES, "bottom top", (9, 1)),
    10: (ALLIES, "right left", (3, 12)),
    11: (ALLIES, "right left", (1, 10)),
    12: (ALLIES, "bottom top", (8, 2)),
}


def test_there_are_twelve() -> None:
    """Numbered from 1 to 12, each on the map of its number."""
    assert [load_scenario(GAME, name).number for name in scenario_ids()] == list(range(1, 13))
    for number in range(1, 13):
        assert map_of(load_scenario(GAME, number).map).number == number


@pytest.mark.parametrize("number", SIDES)
def test_sides_are_as_printed(number: int) -> None:
    """Nations, quality, orders, postures and surrender."""
    found = scenario(number)
    nations, quality, orders, postures, surrender = SIDES[number]
    assert found["nations"] == nations.split()
    assert found["quality"] == quality.split()
    assert found["orders"] == list(orders)
    assert found["postures"] == postures.split()
    assert found["surrender"] == list(surrender)


@pytest.mark.parametrize("number", CLOCK)
def test_points_and_clock_are_as_printed(number: int) -> None:
    """VP marker, time, sudden death, Initiative card and first Turn."""
    found = scenario(number)
    keys = ("vp", "time", "sudden_death", "initiative", "first")
    assert tuple(found[key] for key in keys) == CLOCK[number]


@pytest.mark.parametrize("number", CHITS)
def test_chits_and_control_are_as_printed(number: int) -> None:
    """Open and secret chits, those that are out, and who holds what."""
    found = scenario(number)
    letters, drawn, secret, out, control = CHITS[number]
    assert found["chits"] == {
        "open": list(letters), "random": drawn, "secret": secret, "excluded": list(out),
    }  # fmt: skip
    assert found["control"] == control


@pytest.mark.parametrize("number", PLACES)
def test_set_up_is_as_printed(number: int) -> None:
    """Who is first, from which edge, and how deep."""
    found = scenario(number)
    first, edges, depths = PLACES[number]
    assert found["set_up"]["order"] == [first, 1 - first]
    assert found["edges"] == edges.split()
    lines = 15 if found["edges"][0] in ("top", "bottom") else 10
    for side, depth in enumerate(depths):
        if depth:
            assert sum(found["areas"][side]) == depth * lines


def test_points_contain_the_open_objectives() -> None:
    """Chit T in scenario 2 is worth 10; Q, R and S in scenario 3 are worth 20."""
    for number, worth in ((2, 10), (3, -20)):
        found = scenario(number)
        chits = {chit["letter"]: chit for chit in tables()["chits"]}
        total = 0
        for letter in found["chits"]["open"]:
            chit = chits[letter]
            held = [chit["objective"]] if chit["objective"] else range(1, 6)
            for objective in held:
                total += chit["value"] * (1 if found["control"][objective - 1] == AXIS else -1)
        assert total == worth == found["vp"]


FORCES: dict[int, tuple[tuple[str, str, str], tuple[str, str, str]]] = {
    # leaders; squads and teams; weapons — of the Axis, of the Allies, at the start and late
    1: (("lieutenant-y 1, corporal-x 1", "rifle 4", "light-mg 1"),
        ("sergeant-y 1, corporal-y 1", "rifle 8", "medium-mg 2, light-mg 1")),
    2: (("lieutenant-x 1, sergeant-y 1, sergeant-x 1, corporal-y 1",
         "volksgrenadier 3, conscript 5", "heavy-mg 2, light-mg 2"),
        ("sergeant-y 2, corporal-y 1, lieutenant-x 1", "elite 2, line 6, weapon-team 1",
         "medium-mg 1, light-mortar 1")),
    3: (("lieutenant-x 1, sergeant-y 2", "rifle 6, weapon-team 1", "heavy-mg 1, light-mg 3"),
        ("captain 1, sergeant-x 1, corporal-x 1", "militia 10, green-team 1",
         "medium-mg 1, light-mg 1")),
    4: (("lieutenant-x 1, lieutenant-x 2", "elite-rifle 6, weapon-team 3",
         "heavy-mg 2, light-mg 2, ig-18 1"),
        ("lieutenant-y 1, sergeant-y 1", "elite 6, line 6",
         "fifty-cal 2, medium-mg 2, satchel-charge 2")),
    5: (("lieutenant-y 1, sergeant-y 2", "rifle 3, weapon-team 1",
         "heavy-mg 1, light-mg 2, satchel-charge 1"),
        ("sergeant-y 1, sergeant-y 2, sergeant-x 1, sergeant-x 2", "guards-smg 12", "")),
    6: (("sergeant-y 1, sergeant-x 1", "parachute 3, rifle 3, conscript 3, weapon-team 2",
         "heavy-mg 2, light-mg 3"),
        ("lieutenant-y 1, sergeant-y 2, corporal-y 1", "paratroop 10, weapon-team 2",
         "medium-mg 2")),
    7: (("lieutenant-x 1, sergeant-x 1", "volksgrenadier 6", "light-mg 3"),
        ("sergeant-x 1, corporal-y 2", "smg 4, militia 4, green-team 4",
         "light-mg 4, satchel-charge 4, light-mortar 1")),
    8: (("lieutenant-x 1, sergeant-y 2", "rifle 3", "light-mg 3"),
        ("sergeant-x 1, sergeant-x 2", "rifle 10", "medium-mg 2, light-mg 1")),
    9: (("sergeant-x 2", "rifle 1, weapon-team 1", "light-mg 1"),
        ("lieutenant-y 1, lieutenant-y 2, corporal-y 1", "paratroop 6", "satchel-charge 3")),
    10: (("lieutenant-x 1, sergeant-y 1, sergeant-x 1", "pionier 2, rifle 4",
          "heavy-mg 1, light-mg 2, flamethrower 1, satchel-charge 1"),
         ("lieutenant-y 1, sergeant-y 2", "guards-smg 2, guards-rifle 2, elite-team 2",
          "fifty-cal 1, light-mg 2, satchel-charge 1")),
    11: (("lieutenant-x 2, sergeant-y 2", "ss 4, weapon-team 1", "heavy-mg 1, light-mg 2"),
         ("sergeant-x 2, sergeant-y 1", "elite 1, line-team 2, weapon-team 1",
          "fifty-cal 1, pack-howitzer 1, satchel-charge 2")),
    12: (("sergeant-y 1, sergeant-x 1, sergeant-x 2", "volksgrenadier 9, weapon-team 2",
          "heavy-mg 1, light-mg 2, light-mortar 1"),
         ("lieutenant-x 1, corporal-y 1, corporal-x 1", "line 8, weapon-team 5",
          "medium-mg 2, medium-mortar 2, light-mortar 1")),
}  # fmt: skip


def listed(text: str) -> dict[str, int]:
    """Types and numbers out of a line."""
    pairs = [part.split() for part in text.split(", ") if part]
    return {name: int(count) for name, count in pairs}


@pytest.mark.parametrize("number", FORCES)
def test_forces_are_as_printed(number: int) -> None:
    """Leaders by their counters; Squads, Teams and weapons by their numbers."""
    for force, (who, units, weapons) in zip(
        scenario(number)["forces"], FORCES[number], strict=True
    ):
        assert leaders(force["units"]) == who.split(", ")
        rest = [one for one in force["units"] if not one["counter"]]
        assert counted(rest) == listed(units)
        assert counted(force["weapons"]) == listed(weapons)


@pytest.mark.parametrize(
    ("number", "side", "radio", "fortifications"),
    [
        (2, ALLIES, 10, {}),
        (3, ALLIES, 0, {"wire": 12}),
        (4, AXIS, 0, {"wire": 5}),
        (4, ALLIES, 8, {}),
        (5, AXIS, 0, {"trench": 6}),
        (8, AXIS, 0, {"foxholes": 3}),
        (9, AXIS, 9, {"mines": 3}),
        (9, ALLIES, 0, {}),
        (11, ALLIES, 0, {"foxholes": 2, "bunker": 1}),
        (12, AXIS, 0, {"bunker": 1, "trench": 2}),
    ],
)
def test_radios_and_fortifications_are_as_printed(
    number: int, side: int, radio: int, fortifications: dict[str, int]
) -> None:
    """Those that a side begins with."""
    force = scenario(number)["forces"][side]
    assert (force["radio"], force["fortifications"]) == (radio, fortifications)


def arrivals(number: int, side: int) -> list[tuple[int, list[str], dict[str, int], dict[str, int]]]:
    """Time, Leaders, other units and weapons of what arrives."""
    return [
        (one["time"], leaders(one["units"]),
         counted([unit for unit in one["units"] if not unit["counter"]]), counted(one["weapons"]))
        for one in scenario(number)["reinforcements"]
        if one["side"] == side
    ]  # fmt: skip


def test_reinforcements_are_as_printed() -> None:
    """By side and time space; nobody else waits for anybody."""
    assert arrivals(4, ALLIES) == [(3, ["sergeant-x 2"], {"engineer": 2}, {"flamethrower": 2})]
    assert arrivals(9, AXIS) == [
        (3, ["captain 1", "sergeant-y 1", "sergeant-x 1"], {"volksgrenadier": 8, "weapon-team": 2},
         {"heavy-mg": 1, "light-mg": 4}),
    ]  # fmt: skip
    assert arrivals(9, ALLIES) == [
        (3, ["sergeant-y 2"], {"paratroop": 2}, {"medium-mg": 1}),
        (4, ["lieutenant-x 1"], {"paratroop": 2}, {}),
        (5, ["lieutenant-x 2"], {"paratroop": 2}, {}),
        (6, [], {}, {}),
    ]
    assert [one["radio"] for one in scenario(9)["reinforcements"]] == [0, 0, 0, 0, 10]
    assert arrivals(11, ALLIES) == [(time, [], {"line": 1}, {}) for time in (2, 3, 4, 5)]
    assert arrivals(12, ALLIES) == [(7, ["sergeant-x 1"], {"green": 8}, {})]
    for number in (1, 2, 3, 5, 6, 7, 8, 10):
        assert scenario(number)["reinforcements"] == []


HOOKS: dict[int, Plain] = {
    1: {"card-for-turn": True},
    2: {"bocage": True},
    3: {},
    4: {"wire-by-buildings": True},
    5: {"broken-weapon": AXIS, "no-fortifications": True, "slow-open": True,
        "concealment": {"side": ALLIES, "more": 2}},
    6: {"rising-orders": {"side": AXIS, "most": 3}},
    7: {"fragile": "light-mortar", "exit-is-loss": [AXIS, ALLIES], "flat-cost": ALLIES},
    8: {"exit-is-loss": [ALLIES], "range-counts": True},
    9: {"mines-or-card": {"side": AXIS, "mines": 7, "card": 32}},
    10: {"melee-bonus": {"side": ALLIES, "more": 1}},
    11: {"tank": {"side": ALLIES, "figures": 4,
                  "carried": {"fifty-cal": "sergeant-y 1", "pack-howitzer": "weapon-team"}},
         "satchel-cover": 2},
    12: {"flank": {"side": ALLIES, "time": 7, "near": [8]}, "sniper-reach": AXIS, "fog": 3},
}  # fmt: skip


@pytest.mark.parametrize("number", HOOKS)
def test_special_rules_are_named(number: int) -> None:
    """Each scenario's own rules, with their values."""
    assert scenario(number)["hooks"] == HOOKS[number]


def test_what_single_scenarios_say_about_places() -> None:
    """A captain at his post, charges with the pioneers, late comers, wire and mines laid before."""
    third = scenario(3)["forces"][ALLIES]
    assert {hex_word(one["hex"]): one["id"] for one in third["units"] if one["hex"] >= 0} == {
        "N5": "captain"
    }
    assert third["late_fortifications"] == ["wire"]
    tenth = scenario(10)["forces"][AXIS]
    assert {one["id"]: one["carrier"] for one in tenth["weapons"] if one["carrier"]} == {
        "flamethrower": "pionier",
        "satchel-charge": "pionier",
    }
    second = scenario(2)["forces"][ALLIES]
    assert [one["id"] for one in second["units"] if one["late"]] == ["lieutenant-x"]
    assert second["late_anywhere"]
    fourth = scenario(4)["forces"][AXIS]
    assert [one["id"] for one in (*fourth["units"], *fourth["weapons"]) if one["late"]] == [
        "weapon-team",
        "ig-18",
    ]
    assert not fourth["late_anywhere"]
    eleventh = scenario(11)["placed"]
    assert Counter(one["fort"] for one in eleventh) == {"wire": 14, "mines": 4}
    assert {hex_word(one["hex"]) for one in eleventh if one["fort"] == "mines"} == {
        "C5", "C6", "D7", "E8",
    }  # fmt: skip
    seventh = scenario(7)
    assert seventh["set_up"]["scattered"] == [False, True]
    assert seventh["set_up"]["chained"] == [True, False]
    mortar = next(
        one for one in seventh["forces"][ALLIES]["weapons"] if one["id"] == "light-mortar"
    )
    assert mortar["nation"] == "germany"
    first = scenario(1)
    assert first["set_up"]["together"]
    assert {hex_word(index) for index, inside in enumerate(first["areas"][ALLIES]) if inside} == {
        "A1", "A2", "A3", "B1", "B2", "O1", "O2", "N1",
    }  # fmt: skip


def test_cards_mines_and_discards_that_differ() -> None:
    """Cards in hand at the start, strong mines, and a discard limit of one."""
    hands = {
        number: [force["hand"] for force in scenario(number)["forces"]] for number in range(1, 13)
    }
    assert {number: cards for number, cards in hands.items() if cards != [[], []]} == {
        3: [[65], []],
        7: [[], [31]],
    }
    assert tables()["decks"]["germany"][64]["action"] == "demolitions"
    assert tables()["decks"]["russia"][30]["action"] == "hidden-unit"
    assert tables()["decks"]["germany"][31]["action"] == "hidden-mines"
    assert [scenario(number)["mines"] for number in range(1, 13)] == [6] * 8 + [8, 6, 6, 6]
    discards = [scenario(number)["discards"] for number in range(1, 13)]
    assert discards[7] == [1, 3]
    assert discards[0] == [6, 3]
    assert discards[1] == [6, 5]


@pytest.mark.parametrize("number", SIDES)
def test_a_scenario_is_plain_values(number: int) -> None:
    """The same after a trip through JSON, and not called custom."""
    found = scenario(number)
    assert json.loads(json.dumps(found)) == found
    assert not found["custom"]
    assert [len(area) for area in found["areas"]] == [150, 150]
    assert found["map"]["id"] == load_scenario(GAME, number).map


@pytest.mark.parametrize("number", SIDES)
def test_names_are_given_in_every_language(number: int) -> None:
    """Each scenario is called something in all four."""
    name = load_scenario(GAME, number).name.model_dump(by_alias=True)
    assert all(name[lang] for lang in LANGUAGES)


def test_own_scenarios_are_custom() -> None:
    """A scenario that differs from the built-in one in anything is another."""
    values = load_scenario(GAME, 1).model_dump(mode="json", by_alias=True, exclude_unset=True)
    again = load_scenario_text(json.dumps(values))
    assert again == load_scenario(GAME, 1)
    assert not plain(again)["custom"]
    values["time"] = 3
    assert plain(load_scenario_text(json.dumps(values)))["custom"]


def test_unknown_scenarios_and_other_files_are_refused() -> None:
    """With the nearest name, or with what the file is."""
    with pytest.raises(ContentError) as caught:
        load_scenario(GAME, "lipki-firm")
    assert "did you mean lipki-farm?" in str(caught.value)
    with pytest.raises(ContentError) as caught:
        load_scenario_text("kind: deck\n")
    assert caught.value.first.code == "wrong-kind"
    with pytest.raises(ContentError) as caught:
        load_scenario_text("")
    assert caught.value.first.code == "empty"
