"""Positions of drills and the editor: what is filled in, and what is refused."""

import json
from typing import Any

import pytest

from fieldcraft.games.undaunted.content.position import load_position, normalise
from fieldcraft.games.undaunted.content.problems import ContentError

BOARD: dict[str, Any] = {"layout": {"rows": ["@0 S0 3B 17B", "@1 M0 2A"]}}


def test_a_scenario_alone_is_its_setup() -> None:
    """Everything stands as the scenario places it, and the holder of the marker is to move.

    Clauses: U-205, U-206, U-207, U-208.
    """
    made = normalise({"scenario": "raid-across-the-canal"})
    assert made["base"]["id"] == "raid-across-the-canal"
    assert (made["round"], made["phase"], made["initiative"], made["active"]) == (1, "turns", 1, 1)
    assert {counter: spot["tile"] for counter, spot in made["counters"].items()} == made["base"][
        "setup"
    ]["counters"]
    assert made["markers"] == made["base"]["setup"]["markers"]
    for side in (0, 1):
        for card, (deck, supply) in made["base"]["setup"]["cards"][side].items():
            assert made["zones"][side]["deck"].get(card, 0) == deck
            assert made["zones"][side]["supply"].get(card, 0) == supply
        assert made["zones"][side]["hand"] == made["zones"][side]["play"] == {}
    assert made["goals"] == [{"points": 6, "pin": False}] * 2
    assert (made["dice"], made["draws"], made["options"]) == ([], [[], []], {})


def test_keys_are_fixed_and_plain() -> None:
    """The rules find every key, and it survives JSON unchanged."""
    made = normalise({"board": BOARD})
    assert list(made) == [
        "base", "options", "round", "phase", "initiative", "active", "counters", "markers",
        "target", "raised", "goals", "objectives", "zones", "dice", "draws",
    ]  # fmt: skip
    assert list(made["zones"][0]) == ["hand", "deck", "discard", "supply", "removed", "play"]
    assert json.loads(json.dumps(made)) == made


def test_clear_keeps_the_ground_and_drops_the_pieces() -> None:
    """Tiles, objectives, spawns and goals stay; counters, markers and cards go."""
    made = normalise({"scenario": 1, "clear": True, "us": {"hand": ["scout-a"]}})
    assert (made["counters"], made["markers"]) == ({}, [{}, {}])
    assert made["zones"][0]["hand"] == {"scout-a": 1}
    assert made["zones"][0]["deck"] == made["zones"][1]["supply"] == {}
    assert made["goals"][0]["points"] == 5
    assert sum(made["objectives"].values()) == 10
    assert len(made["base"]["setup"]["spawns"]) == 2


def test_a_board_from_scratch_is_empty() -> None:
    """Nothing is on it but what the position says."""
    made = normalise({"board": BOARD, "counters": {"us:sniper": "M0"}, "initiative": "de"})
    assert made["counters"] == {"us:sniper": {"tile": "M0", "face": "ready"}}
    assert (made["initiative"], made["active"]) == (1, 1)
    assert made["goals"] == [{"points": 0, "pin": False}] * 2
    assert all(not cards for zones in made["zones"] for cards in zones.values())


def test_counters_markers_and_objectives_are_laid_over_the_scenario() -> None:
    """Named ones change, are added or taken away; the others stay.

    Clauses: U-111, U-112, U-114.
    """
    made = normalise(
        {
            "scenario": "la-raye",
            "counters": {
                "us:rifleman-a": "2B",
                "de:scout-b": {"tile": "3B", "face": "suppressed"},
                "us:scout-a": None,
                "us:sniper": None,
                "de:mortar": "11B",
            },
            "markers": {"us": {"17B": "none", "2B": "controlled", "3B": "scouted"}},
            "objectives": {"2B": 0, "3B": 4},
            "target": {"de": "17B"},
            "goals": {"de": {"pin": True}},
        }
    )
    assert made["counters"]["us:rifleman-a"] == {"tile": "2B", "face": "ready"}
    assert made["counters"]["de:scout-b"] == {"tile": "3B", "face": "suppressed"}
    assert "us:scout-a" not in made["counters"]
    assert made["counters"]["us:scout-b"]["tile"] == "17B"
    assert made["markers"][0] == {"2B": "controlled", "3B": "scouted"}
    assert "2B" not in made["objectives"]
    assert (made["objectives"]["3B"], made["objectives"]["5B"]) == (4, 3)
    assert made["target"] == ["", "17B"]
    assert made["goals"] == [{"points": 5, "pin": False}, {"points": 0, "pin": True}]


def test_cards_in_given_zones_come_out_of_deck_then_supply() -> None:
    """A scenario's cards are never doubled by naming where some of them are.

    Clauses: U-104.
    """
    made = normalise({"scenario": 1, "us": {"hand": ["rifleman-a"] * 3, "removed": {"scout-a": 1}}})
    zones = made["zones"][0]
    assert zones["hand"] == {"rifleman-a": 3}
    assert "rifleman-a" not in zones["deck"]
    assert zones["supply"]["rifleman-a"] == 2
    assert "scout-a" not in zones["deck"]
    assert zones["supply"]["scout-a"] == 2
    assert made["zones"][1]["deck"]["rifleman-a"] == 1


def test_a_zone_given_replaces_that_zone() -> None:
    """List and mapping mean the same, and an empty zone is empty."""
    one = normalise({"scenario": 1, "us": {"deck": [], "hand": ["scout-a", "scout-a"]}})
    other = normalise({"scenario": 1, "us": {"deck": {}, "hand": {"scout-a": 2, "scout-b": 0}}})
    assert one["zones"] == other["zones"]
    assert one["zones"][0]["deck"] == {}
    assert one["zones"][0]["supply"]["scout-a"] == 1


def test_chance_is_kept_in_order() -> None:
    """Scripted dice and draws are lists, not counts."""
    made = normalise(
        {
            "board": BOARD,
            "dice": [5, 8, 0],
            "draws": {"us": ["scout-a", "fog-of-war", "scout-a"]},
            "options": {"bolsterFog": True, "roundLimit": 9},
        }
    )
    assert made["dice"] == [5, 8, 0]
    assert made["draws"] == [["scout-a", "fog-of-war", "scout-a"], []]
    assert made["options"] == {"bolsterFog": True, "roundLimit": 9}


def test_a_model_normalises_like_its_values() -> None:
    """It does not matter whether the position was loaded before."""
    value: dict[str, Any] = {
        "scenario": 10,
        "raised": 2,
        "counters": {"us:scout-a": {"tile": "6B"}, "us:scout-b": None},
        "us": {"hand": {"scout-a": 1}, "deck": ["scout-b"]},
    }
    assert normalise(load_position(value)) == normalise(value)


@pytest.mark.parametrize(
    ("value", "place", "text"),
    [
        ({}, "", "a scenario or from a board"),
        ({"scenario": 1, "board": BOARD}, "scenario", "a scenario or from a board"),
        ({"scenario": "la-ray"}, "scenario", "did you mean la-raye?"),
        ({"scenario": 99}, "scenario", "no scenario called 99"),
        ({"scenario": True}, "scenario", ""),
        ({"board": BOARD, "clear": True}, "clear", "only works with a scenario"),
        ({"board": {}}, "board.layout", "required key layout"),
        ({"board": {"layout": {"rows": ["@0 1A 1B"]}}}, "board.layout.rows.0", "two faces"),
        ({"board": BOARD, "draw": {}}, "draw", "did you mean draws?"),
        ({"board": BOARD, "counters": {"us:riflman-a": "S0"}}, "counters.us:riflman-a", "mean us:"),
        ({"board": BOARD, "counters": {"us:sniper": "S1"}}, "counters.us:sniper", "available"),
        ({"board": BOARD, "counters": {"us:sniper": "17A"}}, "counters.us:sniper", "face, 17B"),
        ({"board": BOARD, "counters": {"us:sniper": 3}}, "counters.us:sniper", "in quotes"),
        ({"board": BOARD, "counters": {"us:sniper": ["S0"]}}, "counters.us:sniper", "a list"),
        ({"board": BOARD, "counters": {"us:sniper": {}}}, "counters.us:sniper.tile", "missing"),
        (
            {"board": BOARD, "counters": {"us:sniper": {"tile": "S0", "face": "pinned"}}},
            "counters.us:sniper.face",
            "available: ready, suppressed",
        ),
        ({"board": BOARD, "markers": {"us": {"S9": "scouted"}}}, "markers.us.S9", "S9"),
        ({"board": BOARD, "markers": {"us": {"S0": "both"}}}, "markers.us.S0", "scouted"),
        (
            {"board": BOARD, "markers": {s: {"S0": "controlled"} for s in ("us", "de")}},
            "markers.de.S0",
            "controlled by both",
        ),
        (
            {"scenario": 1, "markers": {"us": {"5B": "controlled"}}},
            "markers.us.5B",
            "controlled by both",
        ),
        ({"board": BOARD, "target": {"us": "9A"}}, "target.us", "not on this board"),
        ({"board": BOARD, "target": {"us": "S0"}}, "target.us", "its Mortar is not on the board"),
        (
            {"board": BOARD, "target": {"de": "S0"}, "counters": {"us:mortar": "17B"}},
            "target.de",
            "place de:mortar",
        ),
        (
            {"board": BOARD, "target": {"us": "17B"}, "counters": {"us:mortar": "S0"}},
            "target.us",
            "at distance 2 from its Mortar (a distance of 3 or more is needed)",
        ),
        (
            {"board": BOARD, "target": {"us": "S0"}, "counters": {"us:mortar": "S0"}},
            "target.us",
            "at distance 0",
        ),
        ({"board": BOARD, "raised": 1}, "raised", "needs a radio tower"),
        ({"board": BOARD, "goals": {"us": {}}}, "goals.us", "no way to win"),
        ({"board": BOARD, "objectives": {"9A": 1}}, "objectives.9A", "not on this board"),
        ({"board": BOARD, "us": {"hand": ["rifleman-d"]}}, "us.hand.0", "did you mean rifleman"),
        ({"board": BOARD, "us": {"hand": {"fog": 1}}}, "us.hand.fog", "not one of the words"),
        ({"board": BOARD, "us": {"hand": 4}}, "us.hand", "a list was expected"),
        ({"board": BOARD, "us": {"hand": {"sniper": -1}}}, "us.hand.sniper", "at least 0"),
        ({"board": BOARD, "us": {"hands": []}}, "us.hands", "did you mean hand?"),
        ({"board": BOARD, "us": {"hand": ["sniper"] * 4}}, "us.hand", "the box has 3"),
        ({"board": BOARD, "dice": [10]}, "dice.0", "at most 9"),
        ({"board": BOARD, "draws": {"us": ["x"]}}, "draws.us.0", "x is not one of"),
        ({"board": BOARD, "phase": "draw", "active": "us"}, "active", "phase draw"),
        ({"board": BOARD, "phase": "turn"}, "phase", "did you mean turns?"),
        ({"board": BOARD, "round": 0}, "round", "at least 1"),
        ({"board": BOARD, "round": 5, "options": {"roundLimit": 4}}, "round", "limit of 4"),
        ({"board": BOARD, "options": {"bolsterfog": True}}, "options.bolsterfog", "bolsterFog"),
    ],
)
def test_mistakes_are_refused_with_place_and_remedy(
    value: dict[str, Any], place: str, text: str
) -> None:
    """Each mistake is named where it stands."""
    with pytest.raises(ContentError) as caught:
        normalise(value)
    assert [one.place for one in caught.value.problems] == [place]
    assert text in str(caught.value)


def test_a_target_marker_lies_three_tiles_from_its_mortar() -> None:
    """The nearest tile that Target may name may hold the marker in a position too.

    Clauses: UN-601, UN-603, UN-708.
    """
    board = {"layout": {"rows": ["@0 S0 3B 17B 2B"]}}
    made = normalise({"board": board, "counters": {"us:mortar": "S0"}, "target": {"us": "2B"}})
    assert made["target"] == ["2B", ""]
