"""Positions of North Africa: seats, damage, owners, and what has left the board."""

import json
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.undaunted.content import position
from fieldcraft.games.undaunted.content.position import load_position
from fieldcraft.games.undaunted.content.problems import ContentError

BOARD: dict[str, Any] = {
    "game": "north-africa",
    "layout": {"rows": ["@0 A B C", "@1 D 1B"]},
    "structures": {"hangar": "B"},
    "escape": ["C"],
}
CAR = {"it:scout-car": "A"}


def normalise(value: dict[str, Any]) -> dict[str, Any]:
    """A position of this box."""
    return position.normalise(value, "north-africa")


def on_board(**keys: Any) -> dict[str, Any]:
    """A position on a board of its own."""
    return {"board": BOARD, **keys}


def test_a_scenario_alone_is_its_setup() -> None:
    """Everything stands and sits as the scenario places it.

    Clauses: U-205, U-206, U-207, U-208, NA-203.
    """
    made = normalise({"scenario": "barce"})
    setup = made["base"]["setup"]
    assert {counter: spot["tile"] for counter, spot in made["counters"].items()} == setup[
        "counters"
    ]
    assert made["seats"] == setup["seats"]
    assert made["markers"] == setup["markers"]
    assert made["damage"] == {
        "lrdg:patrol-truck": 0, "lrdg:pilot-car": 0, "it:medium-tank": 0, "it:scout-car": 0,
    }  # fmt: skip
    assert made["owners"] == {
        "lrdg:patrol-truck": 0, "lrdg:pilot-car": 0, "it:medium-tank": 1, "it:scout-car": 1,
    }  # fmt: skip
    assert made["escaped"] == made["neutralised"] == made["destroyed"] == [[], []]
    assert made["held"] == [False, False]
    assert made["goals"] == made["base"]["goals"]
    assert made["base"]["custom"] is False
    for side in (0, 1):
        for card, (deck, supply) in setup["cards"][side].items():
            assert made["zones"][side]["deck"].get(card, 0) == deck
            assert made["zones"][side]["supply"].get(card, 0) == supply


def test_keys_are_fixed_and_plain() -> None:
    """The rules find every key, and it survives JSON unchanged."""
    made = normalise({"board": BOARD})
    assert list(made) == [
        "base", "options", "round", "phase", "initiative", "active", "counters", "markers",
        "seats", "damage", "owners", "escaped", "neutralised", "destroyed", "held",
        "goals", "objectives", "zones", "dice", "draws",
    ]  # fmt: skip
    assert json.loads(json.dumps(made)) == made


def test_every_way_to_place_a_counter() -> None:
    """A tile, a face, a seat, damage and owner, or nothing.

    Clauses: U-111, NA-112, NA-116.
    """
    made = normalise(
        {
            "scenario": "barce",
            "counters": {
                "lrdg:sniper": "1A",
                "lrdg:anti-tank-rifleman": {"tile": "9A", "face": "suppressed"},
                "it:rifleman-a": {"vehicle": "it:scout-car", "seat": 3, "face": "suppressed"},
                "it:scout-a": None,
                "it:medium-tank": {"tile": "18A", "damage": 3},
                "lrdg:pilot-car": {"tile": "20A", "damage": 2},
                "lrdg:engineer": "12A",
            },
        }
    )
    counters = made["counters"]
    assert counters["lrdg:sniper"] == {"tile": "1A", "face": "ready"}
    assert counters["lrdg:anti-tank-rifleman"] == {"tile": "9A", "face": "suppressed"}
    assert counters["it:rifleman-a"] == {"tile": "11A", "face": "suppressed"}
    assert made["seats"]["it:rifleman-a"] == ["it:scout-car", 2]
    assert "it:scout-a" not in counters
    assert counters["it:medium-tank"] == {"tile": "18A", "face": "disabled"}
    assert counters["it:tank-driver-t"] == {"tile": "18A", "face": "ready"}
    assert counters["lrdg:pilot-car"] == {"tile": "20A", "face": "ready"}
    assert counters["lrdg:saboteur"]["tile"] == "20A"
    assert counters["lrdg:engineer"]["tile"] == "12A"
    assert "lrdg:engineer" not in made["seats"]
    assert (made["damage"]["it:medium-tank"], made["damage"]["lrdg:pilot-car"]) == (3, 2)


def test_a_vehicle_belongs_to_its_crew_else_to_whom_it_was_printed_for() -> None:
    """Unless the position says who has its card.

    Clauses: NA-416, D-20.
    """
    empty = normalise(on_board(counters=CAR))
    assert empty["owners"] == {"it:scout-car": 1}
    captured = normalise(
        on_board(counters={**CAR, "lrdg:scout": {"vehicle": "it:scout-car", "seat": 1}})
    )
    assert captured["owners"] == {"it:scout-car": 0}
    left = normalise(on_board(counters={"it:scout-car": {"tile": "A", "owner": "lrdg"}}))
    assert left["owners"] == {"it:scout-car": 0}


def test_own_structures_and_escape_markers_make_the_base_custom() -> None:
    """They replace the scenario's, with printed values where none are given.

    Clauses: NA-117, NA-120.
    """
    made = normalise(
        {
            "scenario": "landing-ground-7",
            "structures": {"hangar": {"tile": "5A", "defence": 3, "points": 2}, "aircraft": "3A"},
            "escape": ["8A"],
        }
    )
    assert made["base"]["structures"] == [
        {"id": "aircraft", "tile": "3A", "defence": 6, "points": 1},
        {"id": "hangar", "tile": "5A", "defence": 3, "points": 2},
    ]
    assert made["base"]["setup"]["escape"] == ["8A"]
    assert made["base"]["custom"] is True
    bare = normalise({"scenario": "landing-ground-7", "structures": {}})
    assert bare["base"]["structures"] == []
    again = normalise({"scenario": "landing-ground-7"})["base"]
    assert len(again["structures"]) == 3
    assert again["custom"] is False


def test_what_has_left_the_board_leaves_with_its_cards() -> None:
    """Escaped and neutralised soldiers are off the board, their cards in the removed pile.

    Clauses: NA-507, NA-720, NA-808.
    """
    made = normalise(
        {
            "scenario": "water-run",
            "escaped": {"lrdg": ["lrdg:sniper"]},
            "neutralised": {"lrdg": ["it:light-truck", "it:rifleman-a"], "it": ["lrdg:scout"]},
            "held": ["lrdg"],
        }
    )
    assert made["escaped"] == [["lrdg:sniper"], []]
    assert made["neutralised"] == [["it:rifleman-a", "it:light-truck"], ["lrdg:scout"]]
    assert made["held"] == [True, False]
    gone = {"lrdg:sniper", "lrdg:scout", "it:rifleman-a", "it:light-truck"}
    assert not gone & (made["counters"].keys() | made["seats"].keys())
    assert made["zones"][0]["removed"] == {"scout": 4, "sniper": 4}
    assert made["zones"][1]["removed"] == {"rifleman-a": 4}
    assert "sniper" not in made["zones"][0]["deck"] | made["zones"][0]["supply"]


def test_destroyed_structures_are_by_side() -> None:
    """They stay in the base and are told apart.

    Clauses: NA-723.
    """
    made = normalise({"scenario": 7, "destroyed": {"lrdg": ["hangar", "aircraft"], "it": []}})
    assert made["destroyed"] == [["aircraft", "hangar"], []]
    assert len(made["base"]["structures"]) == 4


def test_other_goals_keep_who_may_escape() -> None:
    """A goal replaces the scenario's ways to win, and only that side's."""
    made = normalise(
        {"scenario": 3, "goals": {"lrdg": {"any": [{"points": 1}, {"escape": {"vehicles": 1}}]}}}
    )
    assert [way["points"] for way in made["goals"][0]["any"]] == [1, 0]
    assert made["goals"][0]["any"][1]["escape"]["vehicles"] == 1
    assert made["goals"][0]["may_escape"] == []
    assert made["goals"][1] == made["base"]["goals"][1]
    board = {**BOARD, "lrdg": {"goal": {"escape": {"soldiers": 1}}, "may-escape": ["lrdg:scout"]}}
    kept = normalise({"board": board, "goals": {"lrdg": {"points": 1}}})
    assert kept["goals"][0]["may_escape"] == ["lrdg:scout"]


def test_options_of_this_box() -> None:
    """The three switches of vehicle adjustments beside the shared ones.

    Clauses: D-24, D-27.
    """
    switches = {"adjustOnRally": False, "adjustOnHunker": True, "adjustOnSwitch": False}
    assert normalise(on_board(options=switches))["options"] == switches
    with pytest.raises(ContentError, match="available"):
        position.normalise({"scenario": 1, "options": switches}, "normandy")


def test_clear_keeps_the_ground_and_drops_the_pieces() -> None:
    """Tiles, structures, escape markers and goals stay; counters, seats and cards go."""
    made = normalise({"scenario": 11, "clear": True, "lrdg": {"hand": ["scout"]}})
    assert (made["counters"], made["seats"], made["owners"]) == ({}, {}, {})
    assert made["zones"][0]["hand"] == {"scout": 1}
    assert made["zones"][0]["deck"] == made["zones"][1]["supply"] == {}
    assert len(made["base"]["structures"]) == 5
    assert made["goals"][0]["any"][0]["points"] == 4


def test_a_board_says_which_game_it_is_of() -> None:
    """Without a game the board decides, and Normandy is meant where nothing is said."""
    assert position.normalise({"board": BOARD})["base"]["game"] == "north-africa"
    assert position.normalise({"scenario": 1})["base"]["id"] == "la-raye"
    assert normalise({"scenario": 1})["base"]["id"] == "landing-ground-7"
    with pytest.raises(ContentError):
        position.normalise({"board": BOARD}, "normandy")
    with pytest.raises(ContentError, match="there is no game called sahara"):
        position.normalise({"scenario": 1}, "sahara")


def test_a_model_normalises_like_its_values() -> None:
    """It does not matter whether the position was loaded before."""
    value: dict[str, Any] = {
        "scenario": "road-watch",
        "counters": {
            "it:scout-car": {"tile": "5A", "damage": 1},
            "lrdg:scout": {"vehicle": "lrdg:gun-truck", "seat": 2},
            "lrdg:sniper": None,
        },
        "structures": {"hangar": "5A", "aircraft": {"tile": "2A", "points": 2}},
        "it": {"hand": {"rifleman-a": 1}, "deck": ["scout-a"]},
    }
    assert position.normalise(load_position(value, "north-africa")) == normalise(value)


@pytest.mark.parametrize("number", range(1, 12))
def test_the_rules_take_every_position(number: int) -> None:
    """A scenario's position is the table that the scenario begins with."""
    game = games.get("north-africa")
    made = game.position(normalise({"scenario": number, "phase": "draw"}), key_from_seed(3))
    begun = game.start(number, key_from_seed(3))
    assert made.view(-1)["box"] == begun.view(-1)["box"]
    assert made.view(-1)["counters"] == begun.view(-1)["counters"]


SEAT = {"vehicle": "it:scout-car", "seat": 1}


@pytest.mark.parametrize(
    ("value", "place", "text"),
    [
        ({"scenario": "la-raye"}, "scenario", "available: landing-ground-7"),
        ({"scenario": "murzukk"}, "scenario", "did you mean murzuk?"),
        (on_board(counters={"us:scout-a": "A"}), "counters.us:scout-a", "not one of the words"),
        (on_board(counters={"it:scout-a": "E"}), "counters.it:scout-a", "not on this board"),
        (on_board(counters={"it:scout-a": 3}), "counters.it:scout-a", "in quotes"),
        (on_board(counters={"it:scout-a": ["A"]}), "counters.it:scout-a", "a list"),
        (on_board(counters={"it:scout-a": {}}), "counters.it:scout-a.tile", "missing"),
        (
            on_board(counters={"it:scout-a": {"tile": "A", "seat": 1}}),
            "counters.it:scout-a.seat",
            "unknown key seat",
        ),
        (
            on_board(counters={"it:scout-a": {"tile": "A", "face": "disabled"}}),
            "counters.it:scout-a.face",
            "available: ready, suppressed",
        ),
        (
            on_board(counters={"it:scout-a": {"tile": "A", "damage": 1}}),
            "counters.it:scout-a.damage",
            "it:scout-a is not a vehicle, so damage cannot be used",
        ),
        (
            on_board(counters={"it:scout-a": {"tile": "A", "owner": "it"}}),
            "counters.it:scout-a.owner",
            "remove owner",
        ),
        (
            on_board(counters={"it:scout-car": {"tile": "A", "face": "ready"}}),
            "counters.it:scout-car.face",
            "follows from its damage",
        ),
        (
            on_board(counters={"it:scout-car": {"tile": "A", "damage": 5}}),
            "counters.it:scout-car",
            "with 5 damage would be destroyed (give less than 5",
        ),
        (on_board(counters={"it:scout-car": "1B"}), "counters.it:scout-car", "rough terrain"),
        (
            on_board(counters={"it:light-truck": SEAT, **CAR}),
            "counters.it:light-truck.vehicle",
            "a vehicle and cannot sit in one",
        ),
        (
            on_board(counters={"it:scout-a": SEAT}),
            "counters.it:scout-a",
            "sits in it:scout-car, which is not on the board",
        ),
        (
            on_board(counters={"it:scout-a": {**SEAT, "seat": 4}, **CAR}),
            "counters.it:scout-a.seat",
            "at most 3",
        ),
        (
            on_board(counters={"it:scout-a": {**SEAT, "seat": "1"}, **CAR}),
            "counters.it:scout-a.seat",
            "a whole number",
        ),
        (
            on_board(
                counters={
                    "lrdg:scout": {"vehicle": "lrdg:pilot-car", "seat": 3},
                    "lrdg:pilot-car": "A",
                }
            ),
            "counters.lrdg:scout",
            "lrdg:pilot-car has no seat 3 (its seats are numbered 1 to 2)",
        ),
        (
            on_board(counters={"it:scout-a": SEAT, "it:rifleman-a": SEAT, **CAR}),
            "counters.it:rifleman-a",
            "two soldiers sit on seat 1 of it:scout-car",
        ),
        (
            {"scenario": 6, "counters": {"it:tank-gunner-t": SEAT}},
            "counters.it:tank-gunner-t",
            "two soldiers sit on seat 1 of it:scout-car",
        ),
        (
            {"scenario": 2, "counters": {"it:medium-tank": None, "it:tank-crew-t": "18B"}},
            "counters.it:medium-tank",
            "it:tank-driver-t sits in it:medium-tank, which is not on the board",
        ),
        (
            on_board(
                counters={
                    **CAR,
                    "it:scout-a": SEAT,
                    "lrdg:scout": {"vehicle": "it:scout-car", "seat": 2},
                }
            ),
            "counters.it:scout-car",
            "soldiers of both sides sit in it:scout-car",
        ),
        (
            on_board(counters={"it:scout-car": {"tile": "A", "owner": "lrdg"}, "it:scout-a": SEAT}),
            "counters.it:scout-car",
            "belongs to lrdg, but enemies sit in it",
        ),
        (on_board(escaped={"lrdg": ["it:scout-a"]}), "escaped.lrdg.0", "not a counter of lrdg"),
        (
            on_board(neutralised={"lrdg": ["lrdg:scout"]}),
            "neutralised.lrdg.0",
            "not an enemy of lrdg",
        ),
        (
            on_board(escaped={"it": ["it:scout-a"]}, counters={"it:scout-a": "A"}),
            "escaped.it.0",
            "has left the board, but counters places it there",
        ),
        (
            on_board(escaped={"it": ["it:scout-a"]}, neutralised={"lrdg": ["it:scout-a"]}),
            "neutralised.lrdg.0",
            "the counter it:scout-a appears twice",
        ),
        (on_board(destroyed={"lrdg": ["aircraft"]}), "destroyed.lrdg.0", "available: hangar"),
        (
            on_board(destroyed={"lrdg": ["hangar"], "it": ["hangar"]}),
            "destroyed.it.0",
            "hangar appears twice",
        ),
        (on_board(structures={"hangar": "E"}), "structures.hangar", "not on this board"),
        (on_board(structures={"hanger": "A"}), "structures.hanger", "did you mean hangar?"),
        (on_board(escape=["A", "A"]), "escape.1", "twice"),
        (on_board(escape=["E"]), "escape.0", "not on this board"),
        (on_board(held=["lrdg"]), "held.0", "no tile to hold"),
        ({"scenario": 9, "held": ["it"]}, "held.0", "it has no tile to hold"),
        ({"scenario": 9, "held": ["lrdg", "lrdg"]}, "held.1", "twice"),
        (
            {"scenario": 9, "held": ["lrdg"], "goals": {"lrdg": {"points": 1}}},
            "held.0",
            "no tile to hold",
        ),
        (on_board(goals={"lrdg": {}}), "goals.lrdg", "give points, escape or neutralise"),
        (
            on_board(goals={"lrdg": {"hold": "E", "escape": {"soldiers": 1}}}),
            "goals.lrdg.hold",
            "not on this board",
        ),
        (
            on_board(goals={"it": {"neutralise": {"counters": ["it:scout-a"]}}}),
            "goals.it.neutralise.counters.0",
            "not an enemy",
        ),
        (on_board(lrdg={"hand": ["rifleman-a"]}), "lrdg.hand.0", "not one of the words"),
        (on_board(lrdg={"hand": ["scout"] * 5}), "lrdg.hand", "the box has 4"),
        (on_board(draws={"it": ["lieutenant"]}), "draws.it.0", "lieutenant is not one of"),
        (on_board(markers={"us": {"A": "scouted"}}), "markers.us", "available: lrdg, it"),
        (
            on_board(markers={s: {"A": "controlled"} for s in ("lrdg", "it")}),
            "markers.it.A",
            "controlled by both",
        ),
        (on_board(target={"it": "A"}), "target", "unknown key"),
        (on_board(options={"adjustOnrally": True}), "options.adjustOnrally", "adjustOnRally"),
        (on_board(initiative="us"), "initiative", "available: lrdg, it"),
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
