"""A scenario may bring its map: written into it, or in a file beside it."""

import json
from pathlib import Path
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.content.reading import read_file
from fieldcraft.games.combat_commander.content.ids import ROOT
from fieldcraft.games.combat_commander.content.loader import (
    check_file,
    check_text,
    load_scenario_file,
    load_scenario_text,
    plain,
)
from fieldcraft.games.combat_commander.content.problems import ContentError

SCENARIO = ROOT / "scenarios" / "lipki-farm.yaml"


def own_map() -> dict[str, Any]:
    """A built-in map that somebody has changed: a house in A1."""
    value: dict[str, Any] = read_file(ROOT / "maps" / "pond-farm.yaml").value
    row = value["grid"]["1"].split()
    return {**value, "id": "mine", "grid": {**value["grid"], "1": " ".join(["h", *row[1:]])}}


def own_scenario(ground: Any) -> dict[str, Any]:
    """A built-in scenario on this ground."""
    return {**read_file(SCENARIO).value, "id": "mine", "map": ground}


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    """The scenario in a file, and its map beside it."""
    (tmp_path / "ground.yaml").write_text(json.dumps(own_map()), encoding="utf-8")
    path = tmp_path / "mine.yaml"
    path.write_text(json.dumps(own_scenario("ground.yaml")), encoding="utf-8")
    return path


def test_a_map_inside_the_scenario_is_played() -> None:
    """The rules start on it, and the view tells it whole."""
    made = plain(load_scenario_text(json.dumps(own_scenario(own_map()))))
    assert made["map"]["custom"]
    assert made["map"]["terrain"][0] == "building"
    state = games.get("combat-commander").start(made, key_from_seed(1))
    assert state.view(0)["scenario"]["map"]["id"] == "mine"
    assert games.get("combat-commander").load(state.dump()).dump() == state.dump()


def test_a_map_beside_the_scenario_is_the_same(beside: Path) -> None:
    """It is read into the scenario, so that a record needs no second file."""
    assert check_file(beside) == []
    made = load_scenario_file(beside)
    assert plain(made) == plain(load_scenario_text(json.dumps(own_scenario(own_map()))))
    again = made.model_dump(mode="json", by_alias=True, exclude_unset=True)
    assert load_scenario_text(json.dumps(again)) == made
    others = {"ground.yaml": json.dumps(own_map())}
    assert load_scenario_text(beside.read_bytes(), beside=others) == made


def test_what_is_wrong_with_the_map_is_told_where_it_stands(beside: Path) -> None:
    """In the map's own file and line, or in the scenario under `map`."""
    wrong = own_map()
    wrong["objectives"][0] = "Z9"
    (beside.parent / "ground.yaml").write_text(json.dumps(wrong, indent=1), encoding="utf-8")
    [found] = check_file(beside)
    assert (found.code, found.place) == ("no-such-hex", "map.objectives.0")
    assert Path(found.file).name == "ground.yaml"
    assert '"Z9"' in (beside.parent / "ground.yaml").read_text().splitlines()[found.line - 1]
    [found] = check_text(json.dumps(own_scenario(wrong)), "mine.yaml")
    assert (found.code, found.place, found.file) == ("no-such-hex", "map.objectives.0", "mine.yaml")


def test_the_ground_of_an_own_map_counts() -> None:
    """What is placed in its water is refused, as on built-in maps."""
    ground = own_map()
    ground["grid"]["2"] = " ".join(["l", *ground["grid"]["2"].split()[1:]])
    scenario = {**own_scenario(ground), "placed": {"wire": ["A2"]}}
    assert "in-water" in {one.code for one in check_text(json.dumps(scenario))}


def test_a_list_that_is_too_long_says_how_long_it_is() -> None:
    """Whoever counts their objectives need not count again."""
    ground = own_map()
    ground["objectives"] = [*ground["objectives"], "A1"]
    [found] = check_text(json.dumps(own_scenario(ground)))
    assert found.message == "a list of 6 is out of range: at most 5 are allowed"


def test_a_map_that_is_not_there_is_named(beside: Path) -> None:
    """On disk by its path; in an upload by what to do."""
    (beside.parent / "ground.yaml").unlink()
    [found] = check_file(beside)
    assert (found.code, found.place, found.file) == ("missing-file", "map", beside.as_posix())
    assert found.values["path"] == (beside.parent / "ground.yaml").as_posix()
    with pytest.raises(ContentError) as raised:
        load_scenario_text(beside.read_text())
    found = raised.value.first
    assert (found.code, found.place) == ("file-not-brought", "map")
    assert found.values["name"] == "ground.yaml"


@pytest.mark.parametrize("name", ["../ground.yaml", "/etc/ground.yaml", "a\\b.yaml"])
def test_a_map_lies_beside_its_scenario_and_nowhere_else(name: str) -> None:
    """A file brought from elsewhere cannot make anybody read other folders."""
    assert [one.code for one in check_text(json.dumps(own_scenario(name)))] == ["bad-format"]
