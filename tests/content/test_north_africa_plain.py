"""North Africa in the plain form that the rules take."""

import json
from pathlib import Path
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.undaunted.content.loader import (
    load_scenario,
    load_scenario_file,
    load_scenario_text,
    plain,
    plain_board,
    scenario_ids,
)

SCENARIOS = (
    Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/north_africa/scenarios"
)
NOTHING = {"soldiers": 0, "vehicles": 0, "counters": []}


def barce() -> Any:
    """The last scenario in plain form."""
    return plain(load_scenario("north-africa", 11))


def test_keys_and_order_are_fixed() -> None:
    """The dictionary has exactly the agreed keys."""
    made = barce()
    assert list(made) == [
        "format", "game", "id", "number", "custom", "sides", "cards", "counters", "vehicles",
        "structures", "tiles", "setup", "goals", "hooks",
    ]  # fmt: skip
    assert list(made["setup"]) == [
        "initiative", "counters", "seats", "escape", "markers", "cards",
    ]  # fmt: skip
    assert (made["format"], made["game"], made["id"], made["number"], made["custom"]) == (
        1, "north-africa", "barce", 11, False,
    )  # fmt: skip
    assert made["sides"] == ["lrdg", "it"]
    assert made["hooks"] == {}


@pytest.mark.parametrize("name", scenario_ids("north-africa"))
def test_plain_is_plain(name: str) -> None:
    """It survives JSON unchanged, and the game begins from it."""
    made = plain(load_scenario("north-africa", name))
    assert json.loads(json.dumps(made)) == made
    game = games.get("north-africa")
    assert game.start(made, key_from_seed(1)).dump() == game.start(name, key_from_seed(1)).dump()


def test_each_side_lists_its_own_cards() -> None:
    """Eleven types for the LRDG, twelve for Italy, with specialism and unit.

    Clauses: U-105, U-106, U-107, NA-105.
    """
    lrdg, italy = barce()["cards"]
    assert [card["id"] for card in lrdg] == [
        "lieutenant", "warrant-officer", "staff-sergeant", "sergeant", "scout", "saboteur",
        "anti-tank-rifleman", "machine-gunner", "engineer", "sniper", "fog-of-war",
    ]  # fmt: skip
    assert [card["id"] for card in italy] == [
        "platoon-sergeant", "recon-plane", "squad-leader-a", "tank-commander-t", "scout-a",
        "rifleman-a", "machine-gunner-a", "anti-tank-rifleman-a", "tank-gunner-t", "tank-crew-t",
        "tank-driver-t", "fog-of-war",
    ]  # fmt: skip
    assert italy[3]["actions"] == [["bolster", 2, "T"], ["inspire", 1, "T"]]
    assert italy[8] == {
        "id": "tank-gunner-t", "title": "tank-gunner", "squad": "T", "initiative": 4,
        "class": "combat", "actions": [["move", 1, ""], ["attack", 1, ""]],
        "unit": "tank-gunner-t", "specialism": "gunner",
    }  # fmt: skip
    assert {card["specialism"] for card in lrdg} == {""}


def test_counters_are_soldiers_then_vehicles_of_each_side() -> None:
    """Every counter has defence and armour, 0 where none is printed.

    Clauses: NA-102, NA-115.
    """
    counters = barce()["counters"]
    vehicles = [vehicle["counter"] for vehicle in barce()["vehicles"]]
    assert [counter["id"] in vehicles for counter in counters] == (
        [False] * 8 + [True] * 3 + [False] * 7 + [True] * 3
    )
    assert [counter["side"] for counter in counters] == [0] * 11 + [1] * 10
    by_id = {counter["id"]: (counter["defence"], counter["armour"]) for counter in counters}
    assert by_id["lrdg:sniper"] == (6, 0)
    assert by_id["lrdg:pilot-car"] == (7, 4)
    assert by_id["it:medium-tank"] == (0, 5)


def test_all_six_vehicle_cards_are_told() -> None:
    """Seats with their actions and requirement, integrity and critical threshold.

    Clauses: NA-110, NA-113, NA-114.
    """
    vehicles = {vehicle["counter"]: vehicle for vehicle in barce()["vehicles"]}
    assert len(vehicles) == 6
    assert vehicles["it:medium-tank"] == {
        "counter": "it:medium-tank",
        "seats": [
            {"actions": [["drive", 1, ""], ["control", 0, ""]], "needs": "driver"},
            {"actions": [["anti-tank", 3, ""]], "needs": "gunner"},
            {"actions": [["attack", 2, ""], ["suppress", 4, ""]], "needs": "crew"},
        ],
        "integrity": 5,
        "critical": 3,
    }
    assert len(vehicles["lrdg:pilot-car"]["seats"]) == 2


def test_structures_and_tiles() -> None:
    """Structures in table order with their values; every tile says whether it is rough.

    Clauses: NA-117, NA-121.
    """
    made = barce()
    assert made["structures"][0] == {"id": "aircraft", "tile": "16A", "defence": 6, "points": 1}
    assert [one["id"] for one in made["structures"]] == [
        "aircraft", "fuel-tank", "motor-pool", "ammunition-store", "hangar",
    ]  # fmt: skip
    tiles = {tile["id"]: tile for tile in made["tiles"]}
    assert list(tiles["14A"]) == ["id", "x", "y", "cover", "hill", "rough", "objective", "look"]
    assert (tiles["14A"]["rough"], tiles["13A"]["rough"], tiles["12A"]["rough"]) == (
        True, True, False,
    )  # fmt: skip
    normandy = plain(load_scenario("normandy", 1))
    assert not any("rough" in tile for tile in normandy["tiles"])


def test_goals_hold_everything_that_is_needed() -> None:
    """Alternatives with points, hold, escape and neutralise, and who may escape.

    Clauses: NA-801, C-15.
    """
    text = (SCENARIOS / "water-run.yaml").read_text(encoding="utf-8")
    named = "['lrdg:sniper', 'lrdg:scout', 'lrdg:sergeant']"
    text = text.replace("\nlrdg:\n", f"\nlrdg:\n  may-escape: {named}\n")
    made = plain(load_scenario_text(text))
    assert made["goals"][0] == {
        "any": [
            {
                "points": 0,
                "hold": "2A",
                "escape": {"soldiers": 3, "vehicles": 0, "counters": []},
                "neutralise": NOTHING,
            }
        ],
        "may_escape": ["lrdg:sergeant", "lrdg:scout", "lrdg:sniper"],
    }
    assert made["setup"]["escape"] == ["1A", "3A"]
    assert made["custom"] is True


def test_a_changed_scenario_is_custom(tmp_path: Path) -> None:
    """Only what is in the box is not custom, wherever the file lies."""
    text = (SCENARIOS / "barce.yaml").read_text(encoding="utf-8")
    copy = tmp_path / "copy.yaml"
    copy.write_text(text, encoding="utf-8")
    assert plain(load_scenario_file(copy))["custom"] is False
    assert plain(load_scenario_text(text.replace("points: 3", "points: 2", 1)))["custom"] is True


def test_board_from_scratch() -> None:
    """A drill's board has its own tiles, structures and escape markers, and is otherwise empty."""
    made = plain_board(
        {
            "game": "north-africa",
            "layout": {"rows": ["@0 T0 12A", "@1 1B B0"]},
            "tiles": {"T0": {"rough": True, "cover": 2}, "1B": {"cover": 0}},
            "structures": {"hangar": "T0", "aircraft": {"tile": "B0", "points": 2}},
            "escape": ["B0"],
            "it": {"vehicles": {"12A": {"scout-car": {"2": "scout-a"}}}, "goal": {"points": 1}},
        }
    )
    assert [(tile["id"], tile["cover"], tile["rough"]) for tile in made["tiles"]] == [
        ("T0", 2, True), ("12A", 2, False), ("1B", 0, False), ("B0", 0, False),
    ]  # fmt: skip
    assert made["structures"] == [
        {"id": "aircraft", "tile": "B0", "defence": 6, "points": 2},
        {"id": "hangar", "tile": "T0", "defence": 8, "points": 1},
    ]
    assert made["setup"]["seats"] == {"it:scout-a": ["it:scout-car", 1]}
    assert made["setup"]["counters"] == {"it:scout-a": "12A", "it:scout-car": "12A"}
    assert made["setup"]["escape"] == ["B0"]
    assert made["goals"][0] == {"any": [], "may_escape": []}
    assert made["goals"][1]["any"][0]["points"] == 1
    assert made["setup"]["initiative"] == 0
