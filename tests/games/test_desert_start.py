"""A match of North Africa begins with crews on their seats and vehicle cards before their sides."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.undaunted.content.loader import load_scenario, plain, plain_board
from fieldcraft.games.undaunted.content.north_africa.models import Board
from fieldcraft.games.undaunted.content.position import normalise

GAME = games.get("north-africa")
KEY = key_from_seed(1)
PARTS = ("scenario", "counters", "markers", "objectives", "points", "hopeless", "box", "initiative")


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_crews_and_vehicles_begin_as_the_scenario_says(scenario: str) -> None:
    """Every seat, every owner, no damage, nothing gone. Clauses: NA-203, NA-204, NA-416."""
    setup = plain(load_scenario("north-africa", scenario))["setup"]
    view = GAME.start(scenario, KEY).view(-1)
    standing = view["counters"]
    seats = {one: [spot["vehicle"], spot["seat"] - 1] for one, spot in standing.items()
             if "vehicle" in spot}  # fmt: skip
    assert {one: list(place) for one, place in setup["seats"].items()} == seats
    assert setup["counters"] == {one: spot["tile"] for one, spot in standing.items()}
    assert {spot["face"] for spot in standing.values()} == {"ready"}
    box = view["box"]
    owners = {one: (card["owner"], card["damage"]) for one, card in box["vehicles"].items()}
    assert {one: (one.partition(":")[0], 0) for one in owners} == owners
    assert box["held"] == []
    assert {"lrdg": [], "it": []} == box["escaped"] == box["neutralised"]
    assert {None} >= {structure["destroyed"] for structure in box["structures"].values()}


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_scenario_starts_as_the_same_position_does(scenario: str) -> None:
    """Both ways to set a match up lay out the same table. Clauses: NA-201."""
    spec = normalise({"scenario": scenario, "phase": "draw"}, "north-africa")
    spec["strict"] = False
    started, placed = GAME.start(scenario, KEY).view(0), GAME.position(spec, KEY).view(0)
    assert {key: started[key] for key in PARTS} == {key: placed[key] for key in PARTS}


@pytest.mark.parametrize(("side", "other"), [("lrdg", "it"), ("it", "lrdg")])
@pytest.mark.parametrize("tile", ["x", "y"])
def test_a_tile_controlled_at_the_start_has_been_held(side: str, other: str, tile: str) -> None:
    """Whose it is, and of no other tile and side. Clauses: C-15."""

    def held(controlled: dict[str, Any]) -> list[str]:
        sides: dict[str, dict[str, Any]] = {
            side: {"goal": {"hold": tile, "escape": {"soldiers": 1}}},
            other: {},
        }
        for name, part in controlled.items():
            sides[name]["controlled"] = part
        board = Board.model_validate({"layout": {"rows": ["@0 x y"]}, "escape": ["y"], **sides})
        found: list[str] = GAME.start(plain_board(board), KEY).view(-1)["box"]["held"]
        return found

    elsewhere = "y" if tile == "x" else "x"
    assert [side] == held({side: [tile]})
    assert held({side: [elsewhere]}) == []
    assert held({other: [tile]}) == []
    assert held({}) == []
