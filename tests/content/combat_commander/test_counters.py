"""Squads, teams, leaders, weapons and radios against the printed counters."""

import pytest

from fieldcraft.games.combat_commander.content.loader import load_box, tables
from fieldcraft.games.combat_commander.terms import NATIONS

Side = tuple[int, int, int, int]
"""Firepower, range, movement, morale."""

SQUADS: dict[str, dict[str, tuple[Side, str, Side, int]]] = {
    "germany": {
        "pionier": ((7, 3, 5, 8), "frm", (4, 1, 1, 9), 6),
        "ss": ((6, 5, 5, 8), "frm", (3, 1, 1, 10), 10),
        "elite-rifle": ((5, 6, 5, 8), "rm", (2, 1, 1, 8), 10),
        "parachute": ((5, 4, 5, 8), "frm", (3, 1, 1, 8), 10),
        "rifle": ((5, 5, 4, 7), "rm", (2, 1, 1, 7), 10),
        "volksgrenadier": ((5, 4, 4, 7), "r", (2, 1, 1, 6), 10),
        "conscript": ((5, 3, 3, 6), "r", (2, 1, 1, 5), 10),
    },
    "russia": {
        "assault": ((7, 2, 5, 9), "frm", (4, 1, 1, 8), 6),
        "guards-smg": ((6, 3, 5, 8), "fr", (3, 1, 1, 8), 15),
        "guards-rifle": ((5, 5, 5, 8), "", (2, 1, 1, 8), 15),
        "smg": ((5, 2, 4, 8), "fr", (3, 1, 1, 6), 15),
        "rifle": ((5, 3, 4, 8), "", (2, 1, 1, 6), 15),
        "militia": ((5, 2, 3, 7), "", (2, 1, 1, 5), 15),
    },
    "america": {
        "engineer": ((7, 3, 5, 8), "frm", (4, 1, 1, 8), 6),
        "paratroop": ((6, 4, 5, 8), "frm", (4, 1, 1, 9), 12),
        "elite": ((6, 6, 5, 7), "fm", (3, 1, 1, 8), 12),
        "line": ((6, 6, 4, 6), "fm", (3, 1, 1, 8), 12),
        "green": ((5, 4, 3, 5), "fm", (3, 1, 1, 7), 12),
    },
}
TEAMS: dict[str, dict[str, tuple[Side, str, Side, int]]] = {
    "germany": {
        "weapon-team": ((2, 2, 4, 8), "", (1, 1, 1, 9), 6),
        "elite-team": ((3, 3, 5, 8), "rm", (1, 1, 1, 7), 8),
        "line-team": ((3, 3, 4, 7), "r", (1, 1, 1, 6), 8),
        "green-team": ((3, 3, 3, 6), "r", (1, 1, 1, 4), 8),
    },
    "russia": {
        "weapon-team": ((2, 1, 4, 9), "", (1, 1, 1, 8), 6),
        "elite-team": ((3, 2, 5, 8), "", (1, 1, 1, 7), 8),
        "line-team": ((3, 2, 4, 7), "", (1, 1, 1, 6), 8),
        "green-team": ((3, 2, 3, 6), "", (1, 1, 1, 5), 8),
    },
    "america": {
        "weapon-team": ((2, 2, 4, 7), "", (1, 1, 1, 9), 6),
        "elite-team": ((4, 4, 5, 7), "fm", (2, 1, 1, 8), 8),
        "line-team": ((3, 4, 4, 6), "fm", (2, 1, 1, 7), 8),
        "green-team": ((3, 3, 3, 5), "fm", (2, 1, 1, 6), 8),
    },
}
LEADERS: dict[str, tuple[Side, int, Side, int, tuple[int, int, int]]] = {
    "hero": ((2, 4, 7, 9), 0, (1, 2, 3, 9), 0, (1, 1, 1)),
    "private": ((2, 1, 6, 6), 2, (1, 0, 1, 7), 3, (1, 1, 1)),
    "corporal-x": ((1, 1, 6, 6), 1, (0, 0, 1, 7), 2, (2, 2, 2)),
    "corporal-y": ((1, 1, 6, 7), 1, (0, 0, 1, 8), 2, (2, 4, 2)),
    "sergeant-x": ((1, 1, 6, 8), 1, (0, 0, 1, 9), 2, (2, 2, 4)),
    "sergeant-y": ((2, 1, 6, 8), 2, (1, 0, 1, 9), 3, (4, 4, 4)),
    "lieutenant-x": ((1, 1, 6, 9), 1, (0, 0, 1, 10), 2, (4, 2, 2)),
    "lieutenant-y": ((2, 1, 6, 9), 2, (1, 0, 1, 10), 3, (2, 2, 2)),
    "captain": ((2, 1, 6, 10), 2, (1, 0, 1, 11), 3, (1, 1, 1)),
}
QUALITY = {
    "elite": {
        "pionier", "ss", "elite-rifle", "parachute", "assault", "guards-smg", "guards-rifle",
        "engineer", "paratroop", "elite", "elite-team",
    },
    "line": {"rifle", "volksgrenadier", "smg", "line", "line-team"},
    "green": {"conscript", "militia", "green", "green-team"},
}  # fmt: skip


@pytest.mark.parametrize("nation", NATIONS)
def test_squads_and_teams_have_the_printed_values(nation: str) -> None:
    """Both sides, boxes and number of counters of each type, and no other types.

    Clauses: CC-3.1.a.
    """
    units = {unit["id"]: unit for unit in tables()["units"][nation] if unit["kind"] != "leader"}
    assert list(units) == [*SQUADS[nation], *TEAMS[nation]]
    for name, (front, boxed, broken, count) in {**SQUADS[nation], **TEAMS[nation]}.items():
        unit = units[name]
        assert (unit["fp"], unit["range"], unit["move"], unit["morale"]) == front
        assert unit["boxed"] == [letter in boxed for letter in "frm"]
        assert (tuple(unit["broken"]), unit["count"]) == (broken, count)
        assert unit["command"] == 0
        assert unit["names"] == []


@pytest.mark.parametrize("nation", NATIONS)
def test_leaders_have_the_printed_values(nation: str) -> None:
    """All nations have the same nine types, in numbers of their own."""
    leaders = {unit["id"]: unit for unit in tables()["units"][nation] if unit["kind"] == "leader"}
    assert list(leaders) == list(LEADERS)
    for name, (front, command, broken, worth, counts) in LEADERS.items():
        unit = leaders[name]
        assert (unit["fp"], unit["range"], unit["move"], unit["morale"]) == front
        assert (unit["command"], tuple(unit["broken"]), unit["vp"]) == (command, broken, worth)
        assert unit["boxed"] == [False, False, False]
        assert unit["count"] == counts[NATIONS.index(nation)]


@pytest.mark.parametrize("nation", NATIONS)
def test_figures_and_worth_follow_from_the_kind(nation: str) -> None:
    """Squads have four figures and 2 points, Teams two and 1, Leaders one and 1 and Command.

    Clauses: CC-3.a, CC-G.unit, CC-G.mapscale.
    """
    for unit in tables()["units"][nation]:
        if unit["kind"] == "leader":
            assert unit["figures"] == 1
            assert unit["vp"] == (0 if unit["id"] == "hero" else 1 + unit["command"])
        else:
            assert (unit["figures"], unit["vp"]) == ((4, 2) if unit["kind"] == "squad" else (2, 1))


@pytest.mark.parametrize("nation", NATIONS)
def test_the_quality_of_a_squad_names_a_team(nation: str) -> None:
    """Every Squad has a Team of its quality; Weapon Teams and Leaders have none.

    Clauses: CC-4.3.1.
    """
    ids = {unit["id"] for unit in tables()["units"][nation]}
    for unit in tables()["units"][nation]:
        expected = next((word for word, names in QUALITY.items() if unit["id"] in names), "")
        assert unit["quality"] == expected
        if unit["kind"] == "squad":
            assert f"{unit['quality']}-team" in ids


def test_every_leader_has_a_name_of_his_own() -> None:
    """Nineteen in each nation, none shared; they affect nothing.

    Clauses: CC-3.a.
    """
    names = [
        name
        for nation in NATIONS
        for unit in tables()["units"][nation]
        for name in unit["names"]
    ]  # fmt: skip
    assert len(names) == len(set(names)) == 3 * 19
    for nation in NATIONS:
        for unit in tables()["units"][nation]:
            assert len(unit["names"]) == (unit["count"] if unit["kind"] == "leader" else 0)


LOW, HIGH = [1, 2], [9, 10]
Row = tuple[int, str, int, int, str, list[int], list[int], int]
WEAPONS: dict[str, dict[str, Row]] = {
    # firepower, boxes, range, movement, ordnance and smoke, fix, eliminate, count
    "germany": {
        "light-mg": (4, "fr", 8, 0, "", [5, 6], [7, 8], 6),
        "heavy-mg": (8, "r", 16, -1, "", [1, 2, 3, 4, 5, 6], [7, 8], 3),
        "light-mortar": (6, "", 13, -2, "o", [5, 6], [7, 8], 4),
        "medium-mortar": (9, "", 16, -3, "os", [5, 6], [7, 8], 4),
        "ig-18": (10, "", 16, -3, "o", [5, 6], [7, 8], 2),
        "ig-33": (12, "", 16, -4, "os", [5, 6], [7, 8], 1),
        "flamethrower": (11, "f", 1, 0, "o", LOW, [3, 4, 5, 6, 7, 8, 9, 10], 3),
        "satchel-charge": (12, "f", 1, 0, "o", [5, 6], [7, 8], 6),
    },
    "russia": {
        "light-mg": (3, "fr", 6, 0, "", LOW, [7, 8, 9, 10], 6),
        "medium-mg": (6, "r", 10, -2, "", [1, 2, 3, 4], [7, 8, 9, 10], 2),
        "heavy-mg": (8, "r", 12, -2, "", [1, 2, 3, 4, 5, 6], HIGH, 2),
        "fifty-cal": (9, "r", 16, -2, "", [1, 2, 3, 4], HIGH, 2),
        "light-mortar": (6, "", 14, -1, "o", LOW, HIGH, 3),
        "medium-mortar": (9, "", 16, -3, "os", LOW, HIGH, 2),
        "infantry-gun": (10, "", 16, -4, "os", LOW, HIGH, 2),
        "flamethrower": (11, "f", 1, 0, "o", LOW, [3, 4, 5, 6, 7, 8, 9, 10], 3),
        "satchel-charge": (12, "f", 1, 0, "o", LOW, HIGH, 6),
    },
    "america": {
        "medium-mg": (6, "r", 10, 0, "", [1, 2, 3, 4], HIGH, 4),
        "heavy-mg": (8, "r", 12, -2, "", [1, 2, 3, 4, 5, 6], HIGH, 2),
        "fifty-cal": (9, "r", 16, -2, "", [1, 2, 3, 4], HIGH, 2),
        "light-mortar": (7, "", 16, -2, "o", LOW, HIGH, 4),
        "medium-mortar": (9, "", 16, -3, "os", LOW, HIGH, 2),
        "pack-howitzer": (10, "", 16, -3, "os", LOW, HIGH, 2),
        "flamethrower": (11, "f", 1, 0, "o", LOW, [3, 4, 5, 6, 7, 8, 9, 10], 3),
        "satchel-charge": (12, "f", 1, 0, "o", LOW, HIGH, 6),
    },
    "shared": {"molotov": (6, "f", 1, 0, "", [1, 10], [2, 3, 4, 5, 6, 7, 8, 9], 8)},
}


@pytest.mark.parametrize("owner", WEAPONS)
def test_weapons_have_the_printed_values(owner: str) -> None:
    """Values, boxes, white band, smoke and repair numbers of each type, and no other types.

    Clauses: CC-4.3.4, CC-11.1.a, CC-11.4.d, CC-G.weapon.
    """
    weapons = {weapon["id"]: weapon for weapon in tables()["weapons"][owner]}
    assert list(weapons) == list(WEAPONS[owner])
    for name, (fp, boxed, reach, move, marks, fix, lost, count) in WEAPONS[owner].items():
        weapon = weapons[name]
        assert (weapon["fp"], weapon["range"], weapon["move"]) == (fp, reach, move)
        assert weapon["boxed"] == [letter in boxed for letter in "fr"]
        assert (weapon["ordnance"], weapon["smoke"]) == ("o" in marks, "s" in marks)
        assert (weapon["fix"], weapon["eliminate"], weapon["count"]) == (fix, lost, count)


def test_only_mortars_have_a_least_range() -> None:
    """Light ones 2, medium ones 3, in every nation."""
    for owner in WEAPONS:
        for weapon in tables()["weapons"][owner]:
            least = {"light-mortar": 2, "medium-mortar": 3}.get(weapon["id"], 0)
            assert (weapon["min_range"], weapon["mortar"]) == (least, least > 0)


def test_machine_guns_and_what_burns_or_is_spent() -> None:
    """What Sustained Fire needs, what takes Cover away, and what is gone after its roll."""
    found = {
        key: {weapon["id"] for owner in WEAPONS for weapon in tables()["weapons"][owner]
              if weapon[key]}
        for key in ("mg", "flame", "spent")
    }  # fmt: skip
    assert found["mg"] == {"light-mg", "medium-mg", "heavy-mg", "fifty-cal"}
    assert found["flame"] == {"flamethrower", "molotov"}
    assert found["spent"] == {"satchel-charge", "molotov"}


def test_repair_numbers_exclude_each_other() -> None:
    """A row number fixes, eliminates or does neither, for each weapon."""
    weapons = tables()["weapons"]
    for owner in WEAPONS:
        for weapon in weapons[owner]:
            assert not set(weapon["fix"]) & set(weapon["eliminate"])
    light = {nation: weapons[nation][0] for nation in ("germany", "russia")}
    assert 9 in light["russia"]["eliminate"]
    assert 9 not in light["germany"]["fix"] + light["germany"]["eliminate"]
    for nation in NATIONS:
        heavy = next(weapon for weapon in weapons[nation] if weapon["id"] == "heavy-mg")
        assert 4 in heavy["fix"]
    assert 7 in light["germany"]["eliminate"]
    heavy = next(weapon for weapon in weapons["russia"] if weapon["id"] == "heavy-mg")
    assert 7 not in heavy["fix"] + heavy["eliminate"]


RADIOS = {
    "germany": {8: (75, True), 9: (81, True), 10: (105, True), 11: (120, True), 12: (150, True)},
    "russia": {8: (76, True), 9: (82, True), 11: (122, True), 12: (152, False)},
    "america": {8: (75, True), 9: (81, True), 10: (105, True), 12: (155, True), 13: (203, False)},
}


@pytest.mark.parametrize("nation", NATIONS)
def test_radios_have_the_printed_values(nation: str) -> None:
    """Firepower, calibre and smoke of each Radio.

    Clauses: CC-12.a.
    """
    found = {
        radio["fp"]: (radio["calibre"], radio["smoke"]) for radio in tables()["radios"][nation]
    }
    assert found == RADIOS[nation]
    assert all(radio["count"] == 1 for radio in tables()["radios"][nation])


def test_the_box_counts_its_counters() -> None:
    """What other tables may ask for is what the counters say."""
    box = load_box()
    assert sum(box.units("germany").values()) == 66 + 30
    assert sum(box.units("russia").values()) == 81 + 30
    assert sum(box.units("america").values()) == 54 + 30
    assert all(sum(box.leader_counters(nation).values()) == 19 for nation in NATIONS)
    assert box.weapon_counters("america")["molotov"] == 8
    assert "light-mg" not in box.weapon_counters("america")
