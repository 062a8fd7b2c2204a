"""The plain form that the rules take."""

import json
from pathlib import Path
from typing import Any

import pytest

from fieldcraft.games.undaunted.content.loader import (
    games,
    load_scenario,
    load_scenario_file,
    load_scenario_text,
    plain,
    plain_board,
    scenario_ids,
)
from fieldcraft.games.undaunted.content.problems import ContentError

SCENARIOS = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/normandy/scenarios"


def la_raye() -> Any:
    """The first scenario in plain form."""
    return plain(load_scenario("normandy", 1))


def test_keys_and_order_are_fixed() -> None:
    """The dictionary has exactly the agreed keys."""
    made = la_raye()
    assert list(made) == [
        "format", "game", "id", "number", "custom", "sides", "cards", "counters", "tiles",
        "setup", "goals", "hooks",
    ]  # fmt: skip
    assert list(made["setup"]) == ["initiative", "counters", "spawns", "markers", "cards"]
    assert (made["format"], made["game"], made["id"], made["number"], made["custom"]) == (
        1, "normandy", "la-raye", 1, False,
    )  # fmt: skip


@pytest.mark.parametrize("name", scenario_ids("normandy"))
def test_plain_is_plain(name: str) -> None:
    """It survives JSON unchanged."""
    made = plain(load_scenario("normandy", name))
    assert json.loads(json.dumps(made)) == made


def test_cards_have_seventeen_types_a_side() -> None:
    """One entry for each type, in the order of the table, with the unit it moves.

    Clauses: U-105, U-106, U-107.
    """
    for cards in la_raye()["cards"]:
        assert [card["id"] for card in cards] == [
            "platoon-sergeant", "platoon-guide", "squad-leader-a", "squad-leader-b",
            "squad-leader-c", "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b",
            "rifleman-c", "sniper", "machine-gunner-a", "machine-gunner-b", "machine-gunner-c",
            "mortar", "fog-of-war",
        ]  # fmt: skip
        for card in cards:
            assert card["unit"] == (card["id"] if card["class"] == "combat" else "")
        assert cards[2]["actions"] == [["bolster", 2, "A"], ["inspire", 1, "A"]]
        assert cards[8]["actions"] == [["move", 1, ""], ["attack", 1, ""], ["control", 0, ""]]


def test_columns_run_down_and_rows_run_right() -> None:
    """Places are half-tile steps of the upper left corner.

    Clauses: U-202.
    """
    down = {tile["id"]: (tile["x"], tile["y"]) for tile in la_raye()["tiles"]}
    assert (down["2B"], down["16B"], down["6A"]) == ((0, 2), (0, 4), (0, 6))
    assert (down["17B"], down["7A"], down["11B"]) == ((2, 1), (4, 0), (6, 5))
    right = {
        tile["id"]: (tile["x"], tile["y"])
        for tile in plain(load_scenario("normandy", "raid-across-the-canal"))["tiles"]
    }
    assert (right["1A"], right["5A"], right["6A"], right["4A"]) == (
        (1, 0), (7, 0), (0, 2), (2, 6),
    )  # fmt: skip


def test_setup_of_the_first_scenario() -> None:
    """Counters, spawns, markers and cards as printed.

    Clauses: U-205, U-206, U-207, U-208.
    """
    setup = la_raye()["setup"]
    assert setup["counters"] == {
        "us:scout-a": "17B", "us:scout-b": "17B", "us:rifleman-a": "17B", "us:rifleman-b": "17B",
        "de:scout-a": "5B", "de:scout-b": "5B", "de:rifleman-a": "5B", "de:rifleman-b": "5B",
    }  # fmt: skip
    assert [(spawn["side"], spawn["tile"], len(spawn["units"])) for spawn in setup["spawns"]] == [
        (0, "17B", 11),
        (1, "5B", 11),
    ]
    assert setup["markers"] == [
        {"2B": "scouted", "17B": "scouted"},
        {"8A": "scouted", "5B": "controlled"},
    ]
    assert setup["cards"][0] == {
        "platoon-sergeant": [1, 0], "squad-leader-a": [1, 0], "squad-leader-b": [1, 0],
        "scout-a": [1, 2], "scout-b": [1, 2], "rifleman-a": [1, 4], "rifleman-b": [1, 4],
        "fog-of-war": [2, 8],
    }  # fmt: skip


def test_hill_and_cover_come_from_the_tile_table() -> None:
    """A hill carries its higher value and the sign that it is a hill.

    Clauses: U-116, U-708.
    """
    tiles = {tile["id"]: tile for tile in plain(load_scenario("normandy", 8))["tiles"]}
    assert (tiles["16A"]["cover"], tiles["16A"]["hill"]) == (3, True)
    assert (tiles["14A"]["cover"], tiles["14A"]["hill"]) == (0, False)


def test_a_changed_scenario_is_custom(tmp_path: Path) -> None:
    """Only what is in the box is not custom, wherever the file lies."""
    text = (SCENARIOS / "la-raye.yaml").read_text(encoding="utf-8")
    copy = tmp_path / "copy.yaml"
    copy.write_text(text, encoding="utf-8")
    assert plain(load_scenario_file(copy))["custom"] is False
    changed = text.replace("goal: {points: 5}", "goal: {points: 6}", 1)
    assert plain(load_scenario_text(changed))["custom"] is True
    assert plain(load_scenario_text(text.replace("id: la-raye", "id: mine")))["custom"] is True


def test_board_from_scratch() -> None:
    """A drill's board knows printed tiles, names its own, and is otherwise empty."""
    made = plain_board(
        {
            "layout": {"rows": ["@0 S0 17B . X", "@1 H1 9-a c"]},
            "tiles": {"H1": {"cover": 3, "hill": True}, "17B": {"cover": 1}},
            "objectives": {"S0": 2},
            "us": {"spawns": {"S0": ["A"]}},
        }
    )
    assert (made["id"], made["number"], made["custom"]) == ("custom", 0, True)
    assert [(tile["id"], tile["x"], tile["y"], tile["cover"]) for tile in made["tiles"]] == [
        ("S0", 0, 0, 0), ("17B", 2, 0, 1), ("X", 6, 0, 0),
        ("H1", 1, 2, 3), ("9-a", 3, 2, 0), ("c", 5, 2, 0),
    ]  # fmt: skip
    assert made["tiles"][3]["hill"] is True
    assert made["setup"]["cards"] == made["setup"]["markers"] == [{}, {}]
    assert made["setup"]["spawns"][0]["units"] == ["scout-a", "rifleman-a", "machine-gunner-a"]
    assert made["goals"] == [{"points": 0, "pin": False}] * 2
    assert made["setup"]["initiative"] == 0


def test_unknown_games_and_scenarios_are_content_errors() -> None:
    """A wrong name is answered with the right ones."""
    assert games() == ["normandy", "north-africa"]
    with pytest.raises(ContentError, match="did you mean normandy"):
        scenario_ids("normandie")
    with pytest.raises(ContentError, match="did you mean la-raye"):
        load_scenario("normandy", "la-ray")
    for wrong in (0, 13, "0", "١", "../la-raye", "", "1.0", "-1"):
        with pytest.raises(ContentError):
            load_scenario("normandy", wrong)
