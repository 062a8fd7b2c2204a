"""The eleven scenarios of North Africa: they load, add up, and say who they are in four languages.

Their set-ups are our own: designed at first, then tuned by self-play until either side wins four
to six games in ten between captains.  The numbers here are the tuned ones.
"""

import re
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any, cast

import pytest

from fieldcraft.games.undaunted.content.checks import check_setup
from fieldcraft.games.undaunted.content.layout import lay, touch
from fieldcraft.games.undaunted.content.loader import (
    check_file,
    check_text,
    load_box,
    load_scenario,
    plain,
    scenario_ids,
)
from fieldcraft.games.undaunted.content.north_africa.box import NorthAfrica
from fieldcraft.games.undaunted.content.north_africa.models import AnySide, ScenarioFile, side_of

CONTENT = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/north_africa"
SIDES = ("lrdg", "it")
ORDER = [
    "landing-ground-7",
    "murzuk",
    "ambush-in-the-hills",
    "the-desert-fort",
    "road-watch",
    "vulnerable-encampment",
    "night-at-the-airfield",
    "hunters-hunted",
    "water-run",
    "barracks-raid",
    "barce",
]
TILE_COUNTS = [14, 16, 17, 17, 18, 17, 17, 14, 17, 17, 20]
FIRST = ["lrdg", "lrdg", "it", "lrdg", "it", "it", "lrdg", "it", "lrdg", "lrdg", "lrdg"]
STRUCTURES = [
    {"14B": "aircraft", "22B": "hangar", "21A": "motor-pool"},
    {"14B": "hangar", "17B": "fuel-tank", "4B": "aircraft"},
    {},
    {"6B": "ammunition-store"},
    {},
    {},
    {"16A": "fuel-tank", "14B": "aircraft", "22B": "hangar", "21A": "ammunition-store"},
    {},
    {},
    {"19B": "motor-pool", "5B": "ammunition-store", "3B": "radio-mast"},
    {"16A": "aircraft", "15B": "fuel-tank", "22B": "hangar", "21B": "motor-pool",
     "17B": "ammunition-store"},
]  # fmt: skip
OBJECTIVES: dict[int, dict[str, int]] = {4: {"5B": 1, "20B": 2}, 6: {"6B": 2}, 9: {"2A": 1}}
ESCAPE = {3: ["20A", "17A"], 5: ["16B"], 9: ["1A", "3A"]}
GOALS: list[tuple[list[dict[str, Any]], list[dict[str, Any]]]] = [
    ([{"points": 2}], [{"points": 2}]),
    ([{"points": 2}], [{"points": 2}]),
    ([{"escape": {"soldiers": 5}}], [{"neutralise": {"soldiers": 2}}]),
    ([{"points": 2}], [{"neutralise": {"soldiers": 4}}]),
    (
        [{"neutralise": {"vehicles": 2}}, {"neutralise": {"soldiers": 3}}],
        [{"escape": {"vehicles": 1}}],
    ),
    (
        [{"neutralise": {"counters": ["it:medium-tank"]}}, {"neutralise": {"soldiers": 4}}],
        [{"points": 2}, {"neutralise": {"soldiers": 3}}],
    ),
    (
        [{"points": 3}],
        [{"points": 3}, {"neutralise": {"counters": ["lrdg:saboteur", "lrdg:engineer"]}}],
    ),
    ([{"neutralise": {"soldiers": 2, "vehicles": 1}}], [{"neutralise": {"soldiers": 2}}]),
    ([{"hold": "2A", "escape": {"soldiers": 3}}], [{"neutralise": {"soldiers": 2}}]),
    ([{"points": 3}], [{"neutralise": {"soldiers": 2}}]),
    ([{"points": 4}], [{"points": 3}, {"neutralise": {"soldiers": 3}}]),
]
SEATED: dict[int, dict[str, list[str | None]]] = {
    2: {"it:medium-tank": ["tank-driver-t", None, "tank-crew-t"]},
    3: {
        "lrdg:patrol-truck": ["staff-sergeant", "scout", "machine-gunner"],
        "lrdg:gun-truck": ["sergeant", "engineer", "anti-tank-rifleman"],
        "it:scout-car": ["anti-tank-rifleman-a", "scout-a", "machine-gunner-a"],
    },
    5: {
        "lrdg:gun-truck": ["sergeant", None, "engineer"],
        "it:light-truck": ["rifleman-a", "scout-a"],
        "it:scout-car": ["anti-tank-rifleman-a", None, "machine-gunner-a"],
    },
    6: {
        "lrdg:patrol-truck": ["sergeant", "scout", "machine-gunner"],
        "it:medium-tank": ["tank-driver-t", "tank-gunner-t", "tank-crew-t"],
        "it:scout-car": ["rifleman-a", "scout-a", "machine-gunner-a"],
    },
    7: {"lrdg:pilot-car": ["scout", "staff-sergeant"]},
    8: {
        "lrdg:patrol-truck": ["staff-sergeant", "scout", "machine-gunner"],
        "lrdg:gun-truck": ["sergeant", "engineer", "anti-tank-rifleman"],
        "it:medium-tank": ["tank-driver-t", "tank-gunner-t", "tank-crew-t"],
        "it:scout-car": ["rifleman-a", "scout-a", "machine-gunner-a"],
    },
    9: {"lrdg:pilot-car": ["sergeant", "scout"], "it:light-truck": [None, None]},
    10: {
        "lrdg:patrol-truck": ["sergeant", "engineer", "machine-gunner"],
        "it:medium-tank": ["tank-driver-t", None, "tank-crew-t"],
    },
    11: {
        "lrdg:patrol-truck": ["sergeant", "scout", "machine-gunner"],
        "lrdg:pilot-car": ["saboteur", "engineer"],
        "it:medium-tank": ["tank-driver-t", "tank-gunner-t", "tank-crew-t"],
        "it:scout-car": ["anti-tank-rifleman-a", None, None],
    },
}


def load(key: str | int) -> ScenarioFile:
    """A scenario of this box."""
    made = load_scenario("north-africa", key)
    assert isinstance(made, ScenarioFile)
    return made


@pytest.fixture(params=ORDER)
def scenario(request: pytest.FixtureRequest) -> ScenarioFile:
    """Each scenario in turn."""
    return load(str(request.param))


@pytest.fixture
def box() -> NorthAfrica:
    """North Africa's tables."""
    return cast(NorthAfrica, load_box("north-africa"))


def sides(scenario: ScenarioFile) -> list[tuple[str, AnySide]]:
    """Both sides of a scenario with their keys."""
    return [(side, side_of(scenario, side)) for side in SIDES]


def test_scenarios_stand_in_the_order_of_their_numbers() -> None:
    """Eleven scenarios, numbered from 1.

    Clauses: U-201, NA-201.
    """
    assert scenario_ids("north-africa") == ORDER
    for number, name in enumerate(ORDER, 1):
        found = load(number)
        assert (found.id, found.number) == (name, number)


def test_boards_markers_and_initiative() -> None:
    """Tile counts, structures, objective and escape markers, and who begins.

    Clauses: U-202, U-203, U-206, NA-201, NA-202.
    """
    made = [load(name) for name in ORDER]
    assert [len(lay(one.layout)) for one in made] == TILE_COUNTS
    assert [one.structures for one in made] == STRUCTURES
    assert [one.objectives for one in made] == [OBJECTIVES.get(one.number, {}) for one in made]
    assert [list(one.escape) for one in made] == [ESCAPE.get(one.number, []) for one in made]
    assert [one.initiative for one in made] == FIRST


def test_goals_of_both_sides() -> None:
    """Points, escape and neutralising, alone, together or as alternatives.

    Clauses: NA-104, NA-801, NA-805, NA-807.
    """
    for name, expected in zip(ORDER, GOALS, strict=True):
        for goal, ways in zip(plain(load(name))["goals"], expected, strict=True):
            assert [_short(way) for way in goal["any"]] == ways
            assert goal["may_escape"] == []


def _short(way: dict[str, Any]) -> dict[str, Any]:
    """A way to win without what it does not ask for."""
    made = {key: {k: v for k, v in part.items() if v} if isinstance(part, dict) else part
            for key, part in way.items()}  # fmt: skip
    return {key: part for key, part in made.items() if part}


def test_who_sits_where(scenario: ScenarioFile, box: NorthAfrica) -> None:
    """Soldiers begin on the named seats, and their tile is the vehicle's.

    Clauses: NA-203, NA-204, NA-112.
    """
    setup = plain(scenario)["setup"]
    expected = SEATED.get(scenario.number, {})
    assert {one for one in setup["counters"] if one in box.vehicles} == set(expected)
    wanted = {}
    for vehicle, seats in expected.items():
        assert len(seats) == len(box.vehicles[vehicle].seats)
        for seat, soldier in enumerate(seats):
            if soldier is not None:
                wanted[f"{vehicle.partition(':')[0]}:{soldier}"] = [vehicle, seat]
    assert setup["seats"] == wanted
    for counter, (vehicle, _) in setup["seats"].items():
        assert setup["counters"][counter] == setup["counters"][vehicle]


def test_tank_seats_go_to_their_specialists(scenario: ScenarioFile, box: NorthAfrica) -> None:
    """Whoever begins in the tank can work his seat.

    Clauses: NA-114, NA-203.
    """
    skills = {card["id"]: card["specialism"] for card in plain(scenario)["cards"][1]}
    for counter, (vehicle, seat) in plain(scenario)["setup"]["seats"].items():
        needs = box.vehicles[vehicle].seats[seat].needs
        assert needs is None or needs == skills[counter.partition(":")[2]]


def test_no_problem_and_no_warning(scenario: ScenarioFile, box: NorthAfrica) -> None:
    """The checks find nothing, not even a soldier with cards who is not there.

    Clauses: U-205.
    """
    assert check_setup(scenario, box) == []
    assert check_file(CONTENT / "scenarios" / f"{scenario.id}.yaml") == []


def test_full_sets_or_none(scenario: ScenarioFile, box: NorthAfrica) -> None:
    """A card type is used with all its copies or not at all, and exactly those in play are.

    Clauses: U-207, U-208, U-209.
    """
    for side, part in sides(scenario):
        for card, stack in part.cards.items():
            assert stack.deck + stack.supply == box.copies(side, card)
        soldiers = {piece for _, _, piece in part.pieces()} - {
            vehicle for _, vehicle, _ in part.parked()
        }
        assert {card for card in part.cards if box.cards[card].class_ == "combat"} == soldiers


def test_starting_cards_are_flagged_by_words() -> None:
    """Deck and supply are written out; vehicle cards are those of the vehicles placed.

    Clauses: D-53, U-207, U-208, NA-204.
    """
    text = (CONTENT / "scenarios/murzuk.yaml").read_text(encoding="utf-8")
    assert "scout: {deck: 2, supply: 2}" in text
    for flag in ("D", "S", "M", "К", "З", "С"):
        found = check_text(text.replace("{deck: 2, supply: 2}", f"{{{flag}: 2}}", 1))
        assert [(one.code, one.values["hint"]) for one in found] == [
            ("unknown-key", "available: deck, supply")
        ]
    assert "medium-tank" not in load(2).it.cards
    assert [vehicle for _, vehicle, _ in load(2).it.parked()] == ["medium-tank"]


def test_starting_decks_are_small(scenario: ScenarioFile) -> None:
    """Between nine and sixteen cards.

    Clauses: U-207.
    """
    for _, part in sides(scenario):
        assert 9 <= sum(stack.deck for stack in part.cards.values()) <= 16


def test_starting_tiles_are_marked(scenario: ScenarioFile) -> None:
    """Everyone begins on a tile with an own marker.

    Clauses: U-205.
    """
    for _, part in sides(scenario):
        marked = {*part.controlled, *part.scouted}
        assert {tile for _, tile, _ in part.pieces()} <= marked


def test_vehicles_can_drive_everywhere_that_is_not_rough(scenario: ScenarioFile) -> None:
    """From where a vehicle begins, every open tile can be reached over open tiles.

    Clauses: NA-121.
    """
    rough = {tile["id"] for tile in plain(scenario)["tiles"] if tile["rough"]}
    laid = [one for one in lay(scenario.layout) if one.tile not in rough]
    for _, part in sides(scenario):
        for tile, _, _ in part.parked():
            reached = {tile}
            while True:
                further = {one.tile for one in laid for near in laid
                           if near.tile in reached and touch(one, near)}  # fmt: skip
                if further <= reached:
                    break
                reached |= further
            assert reached == {one.tile for one in laid}


def test_markers_fit_the_box(scenario: ScenarioFile, box: NorthAfrica) -> None:
    """No set-up needs more markers of any kind than there are.

    Clauses: NA-101, NA-120, U-121.
    """
    shared = box.about.components.shared
    assert not Counter(scenario.objectives.values()) - Counter(shared.objective_values)
    assert len(set(scenario.structures.values())) == len(scenario.structures) <= 6
    assert len(scenario.escape) <= shared.escape_markers
    for _, part in sides(scenario):
        assert len(part.controlled) + len(part.scouted) <= 16


def test_no_board_shows_both_faces_of_a_tile(scenario: ScenarioFile) -> None:
    """Each tile number lies on a board at most once.

    Clauses: U-116.
    """
    numbers = [one.tile[:-1] for one in lay(scenario.layout)]
    assert len(numbers) == len(set(numbers))


def test_at_most_six_neighbours(scenario: ScenarioFile) -> None:
    """Lines are shifted by half a tile, so that no tile touches more than six others.

    Clauses: U-117.
    """
    laid = lay(scenario.layout)
    for one in laid:
        assert 1 <= len([other for other in laid if touch(one, other)]) <= 6


def test_texts_exist_in_four_languages(scenario: ScenarioFile) -> None:
    """Name and briefing are given in every language, each under its own key."""
    assert all(scenario.name.model_dump().values())
    briefings = scenario.briefing.model_dump()
    assert len(set(briefings.values())) == 4
    for language, text in briefings.items():
        assert 2 <= len(re.findall(r"[.!?…](?:\s|$)", text)) <= 5
        assert bool(re.search("[А-Яа-я]", text)) == (language == "ru")
    assert re.search("[ãõçáéêô]", briefings["pt_br"])
    assert re.search("[ąęłśżź]", briefings["pl"])
    assert scenario.licence == "Apache-2.0"


def test_dates_run_from_september_1940_to_september_1942() -> None:
    """The story begins in 1940 and goes on from scenario to scenario.

    Clauses: D-51.
    """
    days = [date.fromisoformat(load(name).date or "") for name in ORDER]
    assert days == sorted(days)
    assert (days[0].year, days[0].month) == (1940, 9)
    assert (days[-1].year, days[-1].month) == (1942, 9)


def test_the_vulnerable_encampment_holds_the_example_round() -> None:
    """The board of scenario 6 has the neighbours that the printed example of play needs.

    Clauses: U-117.
    """
    laid = {one.tile: one for one in lay(load(6).layout)}
    for first, second in (("12A", "6B"), ("12A", "19A"), ("19A", "17A"), ("17A", "16B")):
        assert touch(laid[first], laid[second])
    setup = plain(load(6))["setup"]
    assert {"19A", "17A"} <= setup["markers"][1].keys()
    assert not {"12A", "16B"} & setup["markers"][1].keys()
    tank = laid[setup["counters"]["it:medium-tank"]]
    assert touch(tank, laid["12A"])
    assert touch(laid[setup["counters"]["lrdg:saboteur"]], laid["12A"])
