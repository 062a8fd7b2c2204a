"""The twelve built-in maps, and maps as the rules take them."""

import doctest
import importlib.util
import json
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from fieldcraft.core.content.models import LANGUAGES
from fieldcraft.core.content.reading import read_file
from fieldcraft.games.combat_commander.content.loader import check_file, tables
from fieldcraft.games.combat_commander.content.maps.checks import is_on_edge
from fieldcraft.games.combat_commander.content.maps.loader import (
    FOLDER,
    load_map,
    load_map_file,
    load_map_text,
    map_ids,
    plain_map,
)
from fieldcraft.games.combat_commander.content.maps.models import LETTERS
from fieldcraft.games.combat_commander.content.maps.problems import ContentError
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    HEXES,
    hex_number,
    hex_word,
    steps_off,
)

ROOT = Path(__file__).parents[3]
IDS = map_ids()
Plain = dict[str, Any]

OBJECTIVES = {
    1: "E8 D3 H8 N5 F6",
    2: "N3 J8 F6 G7 J4",
    3: "I3 H2 D7 J7 N5",
    4: "B7 I2 N9 N3 I7",
    5: "G4 D5 K8 O5 G6",
    6: "O5 J8 F4 E8 J3",
    7: "D2 M6 O2 A9 F6",
    8: "F9 J9 O7 D5 J2",
    9: "I2 J6 I6 J4 A9",
    10: "G7 N6 E4 M8 H5",
    11: "N7 M7 O5 C2 I8",
    12: "B7 L3 D6 I7 F3",
}
"""Where the objectives 1 to 5 of each map lie."""

HAS = {
    1: "woods water-barrier building field orchard roads trails fences",
    2: "field orchard building hedges roads",
    3: "woods brush building walls",
    4: "building gully orchard walls fences",
    5: "stream bridge-minor water-barrier marsh brush building",
    6: "building walls roads",
    7: "woods railways trails",
    8: "gully brush field hedges",
    9: "orchard field walls",
    10: "water-barrier bridge-major building hedges",
    11: "woods hedges",
    12: "woods orchard building cliffs",
}
"""What each map is known by."""
FORTIFIED = "B2 B3 B5 B6 B8 B9 C8 D8 D5 E5 H5 G6 G8 G9 C5 C6 D7 E8"
"""Hexes of map 11 in which a scenario lays wire and mines."""
HIGHEST = {8: 1, 9: 2, 11: 2, 12: 4}
"""The highest level of the maps with hills."""


def plain_of(key: str | int) -> Plain:
    """A built-in map as the rules take it."""
    return plain_map(load_map(key))


def words(places: Iterable[int]) -> str:
    """Hexes as they are written."""
    return " ".join(hex_word(place) for place in places)


def test_there_are_twelve_maps() -> None:
    """Numbered 1 to 12, each in the file of its id.

    Clauses: CC-2.2.1.
    """
    assert [load_map(number).id for number in range(1, 13)] == IDS
    assert sorted(path.stem for path in FOLDER.glob("*.yaml")) == sorted(IDS)
    assert [load_map(name).number for name in IDS] == list(range(1, 13))


@pytest.mark.parametrize("name", IDS)
def test_nothing_is_wrong_with_them(name: str) -> None:
    """No error and no warning."""
    assert check_file(FOLDER / f"{name}.yaml") == []


@pytest.mark.parametrize("name", IDS)
def test_they_have_a_name_in_every_language(name: str) -> None:
    """And say who made them and under which licence."""
    file = load_map(name)
    assert list(plain_of(name)["names"]) == list(LANGUAGES)
    assert (file.author, file.licence) == ("Fieldcraft contributors", "Apache-2.0")
    assert "our own drawing" in file.source


@pytest.mark.parametrize("name", IDS)
def test_every_hex_has_terrain_and_level(name: str) -> None:
    """A hundred and fifty of them, all kinds known to the terrain chart.

    Clauses: CC-2.1, CC-2.1.x.
    """
    plain = plain_of(name)
    assert len(plain["terrain"]) == len(plain["level"]) == HEXES
    assert set(plain["terrain"]) <= set(tables()["terrain"])
    assert set(plain["level"]) <= set(range(5))


@pytest.mark.parametrize("number", OBJECTIVES)
def test_the_objectives_lie_where_they_should(number: int) -> None:
    """Five on each map, on ground where units can fight.

    Clauses: CC-2.3.
    """
    plain = plain_of(number)
    assert words(plain["objectives"]) == OBJECTIVES[number]
    for place in plain["objectives"]:
        assert plain["terrain"][place] not in ("water-barrier", "stream", "marsh")


@pytest.mark.parametrize("number", HAS)
def test_each_map_has_its_character(number: int) -> None:
    """What the map of this number is known by is on it."""
    plain = plain_of(number)
    lists = ("roads", "railways", "trails", "walls", "hedges", "fences", "cliffs")
    found = {*plain["terrain"], *(key for key in lists if plain[key])}
    assert set(HAS[number].split()) <= found
    assert max(plain["level"]) == HIGHEST.get(number, 0)


def test_single_places_that_scenarios_need() -> None:
    """A bridge in G6 of map 5; one to G7 of map 10; a house in N5 of map 3."""
    assert plain_of(5)["terrain"][hex_number("G6")] == "bridge-minor"
    lake = plain_of(10)
    bridge = lake["terrain"].index("bridge-major")
    assert sorted((bridge, hex_number("G7"))) in lake["roads"]
    barns = plain_of(3)
    assert next(group for group in barns["buildings"] if hex_number("N5") in group)


def test_wire_and_mines_of_map_11_lie_on_land() -> None:
    """A fortification cannot lie in water."""
    terrain = plain_of(11)["terrain"]
    for word in FORTIFIED.split():
        assert not tables()["terrain"][terrain[hex_number(word)]]["water"], word


@pytest.mark.parametrize(("number", "places"), [(1, "A2 O1 G10 N10"), (3, "N5"), (12, "A9")])
def test_set_up_hexes_can_hold_units(number: int, places: str) -> None:
    """The hexes that scenarios name, and most of their neighbours."""
    plain = plain_of(number)
    for word in places.split():
        around = [hex_number(word), *ADJACENT[hex_number(word)]]
        usable = [place for place in around if plain["terrain"][place] != "water-barrier"]
        assert len(usable) >= 3, word


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("edge", range(4))
def test_every_edge_can_be_used_for_set_up(name: str, edge: int) -> None:
    """Two rows or columns deep there is room for units, and some cover, at each edge."""
    plain = plain_of(name)
    near = [place for place in range(HEXES) if steps_off(place, edge) <= 2]
    land = [place for place in near if plain["terrain"][place] != "water-barrier"]
    assert len(land) >= 16
    assert any(plain["terrain"][place] in ("woods", "building", "brush") for place in land)


@pytest.mark.parametrize("name", IDS)
def test_ways_lead_somewhere(name: str) -> None:
    """Each loose end of a road or railway leaves the map or meets another way or a building."""
    plain = plain_of(name)
    for kind in ("roads", "railways"):
        ends = [place for pair in plain[kind] for place in pair]
        out = {place for place, _ in plain["exits"][kind]}
        for place in {end for end in ends if ends.count(end) == 1} - out:
            others = {
                h for other in ("roads", "railways", "trails") for p in plain[other] for h in p
                if other != kind or p.count(place) == 0
            }  # fmt: skip
            beside = [place, *ADJACENT[place]]
            houses = any(plain["terrain"][near] == "building" for near in beside)
            assert place in others or houses, hex_word(place)


@pytest.mark.parametrize("name", IDS)
def test_exits_lie_on_an_edge(name: str) -> None:
    """A way that leaves the map does so where the map ends."""
    for exits in plain_of(name)["exits"].values():
        assert all(is_on_edge(place) for place, _ in exits)


@pytest.mark.parametrize("name", IDS)
def test_a_map_is_plain(name: str) -> None:
    """The same after a trip through JSON, with every part the rules ask for."""
    plain = plain_of(name)
    assert json.loads(json.dumps(plain)) == plain
    assert set(plain) == {
        "format", "id", "number", "name", "names", "custom", "terrain", "level", "roads",
        "railways", "trails", "road_hexes", "railway_hexes", "trail_hexes", "exits", "walls",
        "hedges", "fences", "cliffs", "buildings", "objectives", "shapes", "corridors", "los",
    }  # fmt: skip
    assert not plain["custom"]


SMALL = """\
format: 1
kind: map
game: combat-commander
id: small
name: {pl: Mała}
author: a test
source: a test
licence: CC0-1.0
objectives: [C1, D1, E1, F1, G1]
grid:
  1:  "h  h1 .  .  .  .  .  .  .  .  .  .  .  .  ."
  2:  "w0 b  o  f  g  s  m  -  l  =  .4 .  .  .  ."
  3:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  4:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  5:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  6:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  7:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  8:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  9:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  10: ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
roads: [n H1 H2 H3, J1 J2 J3, nw A4]
railways: [J2 K3]
trails: [A5 A6 B6, B6 A6]
walls: [A2/B2 A3/B2]
hedges: [B3/B2]
fences: [A8/A9]
cliffs: [A1/B1, K2/K3]
buildings: [B1 A1]
shapes:
  - {hex: A2, points: [[0, 0], [10, 0], [0, 10]]}
  - {hex: B2, points: [[0, 0], [0, 10], [10, 0]]}
corridors: [{hex: H2, points: [[-10, -100], [10, -100], [10, 100], [-10, 100]]}]
los: {C3-A3: blocked, A1-A9: 4}
"""


def test_a_map_is_read_as_it_is_written() -> None:
    """Letters and levels, ways with their exits, sides, buildings, shapes, known sight."""
    plain = plain_map(load_map_text(SMALL.replace("hedges: [B3/B2]", "hedges: [C3/B2]")))
    a1, b1, k2, k3 = (hex_number(word) for word in ("A1", "B1", "K2", "K3"))
    assert (plain["id"], plain["number"], plain["name"]) == ("small", 0, "Mała")
    assert plain["custom"]
    assert plain["names"] == {"pl": "Mała"}
    assert [plain["terrain"][10 * column + 1] for column in range(11)] == [
        "woods", "brush", "orchard", "field", "gully", "stream", "marsh", "bridge-minor",
        "water-barrier", "bridge-major", "open",
    ]  # fmt: skip
    assert {place: level for place, level in enumerate(plain["level"]) if level} == {b1: 1, k2: 4}
    h, j = hex_number("H1"), hex_number("J1")
    assert plain["roads"] == [[h, h + 1], [h + 1, h + 2], [j, j + 1], [j + 1, j + 2]]
    assert plain["road_hexes"] == [hex_number("A4"), h, h + 1, h + 2, j, j + 1, j + 2]
    assert plain["railways"] == [[j + 1, k3]]
    assert plain["trails"] == [[4, 5], [5, 15]]
    assert plain["exits"] == {"roads": [[3, 5], [70, 0]], "railways": [], "trails": []}
    assert plain["walls"] == [[1, 11], [2, 11]]
    assert plain["hedges"] == [[11, 22]]
    assert plain["fences"] == [[7, 8]]
    assert plain["cliffs"] == [[b1, a1], [k2, k3]]
    assert plain["buildings"] == [[a1, b1]]
    assert words(plain["objectives"]) == "C1 D1 E1 F1 G1"
    # Corners always run with the clock.
    assert plain["shapes"] == [
        {"hex": 1, "points": [[0, 0], [10, 0], [0, 10]]},
        {"hex": 11, "points": [[10, 0], [0, 10], [0, 0]]},
    ]
    assert plain["corridors"][0]["hex"] == hex_number("H2")
    assert plain["los"] == [[0, 8, 4], [2, 22, -1]]


def test_a_changed_map_is_another_map() -> None:
    """A copy of a built-in map is that map; with one hex changed it is custom."""
    text = (FOLDER / "bocage.yaml").read_text(encoding="utf-8")
    assert not plain_map(load_map_text(text))["custom"]
    assert plain_map(load_map_text(text.replace('"f  f  f', '"w  f  f')))["custom"]


def test_letters_of_the_grid_are_all_different_terrain() -> None:
    """Every terrain type has its letter."""
    assert set(LETTERS.values()) == set(tables()["terrain"])


def test_a_map_that_is_not_there() -> None:
    """The nearest name is suggested, by id or number."""
    with pytest.raises(ContentError, match=r"no map called bocages \(did you mean bocage\?\)"):
        load_map("bocages")
    with pytest.raises(ContentError, match="no map called 13"):
        load_map(13)
    with pytest.raises(ContentError, match="no file"):
        load_map_file("nowhere.yaml")


@pytest.mark.parametrize("name", IDS)
def test_map_files_fit_their_schema(name: str) -> None:
    """What an editor is told by the published schema is what we accept."""
    path = ROOT / "schemas" / "combat-commander-map.json"
    validator = Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))
    assert list(validator.iter_errors(read_file(FOLDER / f"{name}.yaml").value)) == []


def pictures() -> ModuleType:
    """The script that draws, as a module."""
    spec = importlib.util.spec_from_file_location(
        "map_pictures", ROOT / "scripts" / "map_pictures.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", IDS)
def test_pictures_are_up_to_date(name: str) -> None:
    """The documents show the maps as they are; else run scripts/map_pictures.py."""
    path = ROOT / "docs" / "pictures" / "maps" / f"{name}.svg"
    assert path.read_text(encoding="utf-8") == pictures().picture(plain_of(name))


@pytest.mark.parametrize("name", ["drawing", "checks", "plain", "problems", "loader"])
def test_examples_hold(name: str) -> None:
    """What the docstrings show is what happens."""
    module = import_module(f"fieldcraft.games.combat_commander.content.maps.{name}")
    assert doctest.testmod(module).failed == 0
