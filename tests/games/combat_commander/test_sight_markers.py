"""Smoke and Blaze in the way of a look."""

from typing import Any

from fieldcraft.core import Chance, key_from_seed
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.content.maps.loader import load_map_text, plain_map
from fieldcraft.games.combat_commander.setup.scenario import empty_table
from fieldcraft.games.combat_commander.sight.current_sight import can_see, hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BLAZE
from fieldcraft.games.combat_commander.terrain.hexes import hex_number
from fieldcraft.games.combat_commander.terrain.markers import set_smoke
from tests.games.combat_commander.hand_maps import map_text


def table_on(hexes: dict[str, str]) -> Table:
    """A table without pieces, on a map by hand."""
    scenario = loader.plain(loader.load_scenario("combat-commander", "lipki-farm"))
    plain: Any = {**scenario, "map": plain_map(load_map_text(map_text(hexes)))}
    return empty_table(Battle(plain, loader.tables()), Chance(key_from_seed(1)), {})


def look(s: Table, one: str, other: str) -> int:
    """The hindrance between two hexes, the same both ways."""
    a, b = hex_number(one), hex_number(other)
    assert hindrance(s, a, b) == hindrance(s, b, a)
    assert can_see(s, a, b) == (hindrance(s, a, b) != BLOCKED)
    return hindrance(s, a, b)


def burn(s: Table, place: str) -> None:
    """Put a Blaze in a hex."""
    s.own_hexes()[hex_number(place)] |= BLAZE


def smoke(s: Table, place: str, value: int) -> None:
    """Put Smoke in a hex."""
    set_smoke(s, hex_number(place), value)


def test_smoke_counts_as_one_more_hindrance_and_never_adds_up() -> None:
    """Brush hinders by 3, with Smoke 4 in one hex or in both by 4.

    Clauses: TV-10, CC-10.3.3, CC-X.10.7, CC-T94.
    """
    s = table_on({"A2": "b", "A3": "b"})
    assert look(s, "A1", "A4") == 3
    smoke(s, "A2", 4)
    assert look(s, "A1", "A4") == 4
    smoke(s, "A3", 4)
    assert look(s, "A1", "A4") == 4
    smoke(s, "A3", 2)
    assert look(s, "A1", "A4") == 4


def test_smoke_hinders_into_and_out_of_its_hex() -> None:
    """In the viewer's or the target's own hex it counts too, and between adjacent hexes.

    Clauses: TV-11, CC-10.3.4, CC-X.10.6.
    """
    s = table_on({"A2": "b", "A3": "b"})
    smoke(s, "A1", 5)
    assert look(s, "A1", "A4") == 5
    assert look(s, "A1", "A2") == 5
    assert look(s, "A2", "A3") == 0


def test_smoke_and_blaze_fill_their_hexes_to_the_sides() -> None:
    """A line along a side meets them, though it would pass between two woods.

    Clauses: TV-14, CC-10.2.1, CC-10.3.4, CC-X.10.6, CC-T79, GAP-33.
    """
    s = table_on({"B1": "w", "B2": "w"})
    assert look(s, "A2", "C2") == 0
    smoke(s, "B2", 3)
    assert look(s, "A2", "C2") == 3
    burn(s, "B1")
    assert look(s, "A2", "C2") == BLOCKED


def test_a_blaze_in_the_own_hex_has_no_effect() -> None:
    """Nor beside an end, if the line does not meet it; adjacent hexes always see each other.

    Clauses: CC-10.1.c, CC-X.10.6, CC-X.10.7.
    """
    s = table_on({})
    burn(s, "A4")
    assert look(s, "A1", "A4") == 0
    assert look(s, "A3", "A4") == 0
    assert look(s, "A3", "A5") == BLOCKED
    assert look(s, "A1", "A3") == 0
    assert look(s, "B3", "B5") == 0


def test_a_blaze_is_met_in_a_corner() -> None:
    """The line from A1 to E4 goes from B1 to C2 just where B2 has its corner.

    Clauses: CC-10.2.1, GAP-33.
    """
    s = table_on({"B2": "w"})
    assert look(s, "A1", "E4") == 0
    burn(s, "B2")
    assert look(s, "A1", "E4") == BLOCKED
    assert look(s, "A1", "E3") == 0


def test_smoke_hinders_from_hill_to_valley() -> None:
    """Other hindrances do not.

    Clauses: CC-X.10.9, CC-T94.
    """
    s = table_on({"D2": ".1", "D5": "b"})
    assert look(s, "D2", "D6") == 0
    smoke(s, "D4", 6)
    assert look(s, "D2", "D6") == 6


def test_units_do_not_matter_to_a_look() -> None:
    """Whoever stands between, the line is as the map and the markers say.

    Clauses: CC-10.1.1.
    """
    s = table_on({"A2": "f"})
    s.own_crowd()[hex_number("A3")] = 1
    assert look(s, "A1", "A5") == 1
