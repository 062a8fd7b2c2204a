"""The twelve scenarios: they load, add up, and say who they are in four languages."""

import re
from datetime import date
from pathlib import Path

import pytest

from fieldcraft.games.undaunted.content.checks import check_setup
from fieldcraft.games.undaunted.content.layout import Laid, lay, touch
from fieldcraft.games.undaunted.content.loader import (
    check_file,
    load_box,
    load_scenario,
    plain,
    scenario_ids,
)
from fieldcraft.games.undaunted.content.normandy.models import ScenarioFile, SideSetup

CONTENT = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/normandy"
ORDER = [
    "la-raye",
    "montmartin-en-graignes",
    "raid-across-the-canal",
    "behind-enemy-lines",
    "crossing-the-vire",
    "desperate-withdrawal",
    "la-huberderie",
    "streets-of-tessy-sur-vire",
    "reinforcements",
    "critical-intelligence",
    "hill-314",
    "mortain",
]
OBJECTIVE_TOTALS = [10, 3, 12, 8, 2, 1, 20, 10, 3, 7, 3, 17]
TILE_COUNTS = [12, 15, 16, 17, 16, 18, 18, 18, 17, 18, 16, 16]
FIRST = ["us", "us", "de", "us", "us", "de", "us", "us", "de", "de", "de", "de"]
POINTS_US = [5, 1, 6, 5, 2, 1, 10, 7, 1, 5, 0, 10]
POINTS_DE = [5, 0, 6, 5, 0, 0, 10, 7, 0, 5, 1, 10]


@pytest.fixture(params=ORDER)
def scenario(request: pytest.FixtureRequest) -> ScenarioFile:
    """Each scenario in turn."""
    made = load_scenario("normandy", str(request.param))
    assert isinstance(made, ScenarioFile)
    return made


def sides(scenario: ScenarioFile) -> list[tuple[str, SideSetup]]:
    """Both sides of a scenario with their keys."""
    return [("us", scenario.us), ("de", scenario.de)]


def test_scenarios_stand_in_the_order_of_their_numbers() -> None:
    """Twelve scenarios, numbered from 1.

    Clauses: U-201.
    """
    assert scenario_ids("normandy") == ORDER
    for number, name in enumerate(ORDER, 1):
        found = load_scenario("normandy", number)
        assert (found.id, found.number) == (name, number)
        assert load_scenario("normandy", str(number)) is found
        assert load_scenario("normandy", name) is found


def test_totals_are_the_printed_ones() -> None:
    """Objective totals, tile counts, first initiative and goals of all twelve.

    Clauses: U-202, U-203, U-206, UN-801.
    """
    made = [plain(load_scenario("normandy", name)) for name in ORDER]
    assert [sum(tile["objective"] for tile in one["tiles"]) for one in made] == OBJECTIVE_TOTALS
    assert [len(one["tiles"]) for one in made] == TILE_COUNTS
    assert [one["sides"][one["setup"]["initiative"]] for one in made] == FIRST
    assert [one["goals"][0]["points"] for one in made] == POINTS_US
    assert [one["goals"][1]["points"] for one in made] == POINTS_DE
    for one in made:
        for goal in one["goals"]:
            assert goal["pin"] == (goal["points"] == 0)


def test_every_tile_face_occurs_somewhere() -> None:
    """No face of the box is unused over all scenarios.

    Clauses: U-116, U-202.
    """
    used = {one.tile for name in ORDER for one in lay(load_scenario("normandy", name).layout)}
    assert used == set(load_box("normandy").tiles)


def test_no_board_shows_both_faces_of_a_tile(scenario: ScenarioFile) -> None:
    """Each tile number lies on a board at most once.

    Clauses: U-116.
    """
    numbers = [one.tile[:-1] for one in lay(scenario.layout)]
    assert len(numbers) == len(set(numbers))


def test_full_sets_or_none(scenario: ScenarioFile) -> None:
    """A card type is used with all its copies or not at all.

    Clauses: U-207, U-208, U-209.
    """
    box = load_box("normandy")
    for side, setup in sides(scenario):
        for card, stack in setup.cards.items():
            assert stack.deck + stack.supply == box.copies(side, card)


def test_starting_decks_have_eight_to_twelve_cards(scenario: ScenarioFile) -> None:
    """The deck a side begins with is small.

    Clauses: U-207.
    """
    for _, setup in sides(scenario):
        assert 8 <= sum(stack.deck for stack in setup.cards.values()) <= 12


def test_no_problem_and_no_warning(scenario: ScenarioFile) -> None:
    """The checks find nothing, not even a unit that could never enter.

    Clauses: U-205, UN-203.
    """
    assert check_setup(scenario, load_box("normandy")) == []
    assert check_file(CONTENT / "scenarios" / f"{scenario.id}.yaml") == []


def test_at_most_six_neighbours(scenario: ScenarioFile) -> None:
    """Lines are shifted by half a tile, so that no tile touches more than six others.

    Clauses: U-117.
    """
    laid = lay(scenario.layout)
    for one in laid:
        around = [other for other in laid if touch(one, other)]
        assert 1 <= len(around) <= 6


def test_texts_exist_in_four_languages(scenario: ScenarioFile) -> None:
    """Name and briefing are given in every language, the briefing in two to four sentences."""
    for text in scenario.name.model_dump().values():
        assert text
    for text in scenario.briefing.model_dump().values():
        assert 2 <= len(re.findall(r"[.!?…](?:\s|$)", text)) <= 4
    briefings = list(scenario.briefing.model_dump().values())
    assert len(set(briefings)) == 4
    assert scenario.licence == "Apache-2.0"


def test_cyrillic_is_in_the_russian_text_only(scenario: ScenarioFile) -> None:
    """No language stands under another's key."""
    for language, text in scenario.briefing.model_dump().items():
        assert bool(re.search("[А-Яа-я]", text)) == (language == "ru")
    briefing = scenario.briefing
    assert re.search("[ãõçáéêô]", briefing.pt_br or "")
    assert re.search("[ąęłśżź]", briefing.pl or "")


@pytest.mark.parametrize("language", ["en", "ru", "pt-BR", "pl"])
def test_names_exist_in_every_language(language: str) -> None:
    """A scenario's file has its names, each another's than those of the other scenarios."""
    names = [load_scenario("normandy", name).name.model_dump(by_alias=True) for name in ORDER]
    assert len({one[language] for one in names if one[language]}) == len(ORDER)


def test_dates_lie_in_the_summer_of_1944(scenario: ScenarioFile) -> None:
    """Every fight took place between the landings and the end at Mortain."""
    assert scenario.date is not None
    for day in scenario.date.split("/"):
        assert date(1944, 6, 15) <= date.fromisoformat(day) <= date(1944, 8, 12)


def test_radio_tower_stands_in_scenario_ten_only(scenario: ScenarioFile) -> None:
    """The hook is named once, with its tile.

    Clauses: UN-106.
    """
    expected = {"radio-tower": "6B"} if scenario.number == 10 else {}
    assert plain(scenario)["hooks"] == expected


def test_touching_tiles_share_a_stretch_of_edge() -> None:
    """Side by side and half-shifted tiles touch; corners do not.

    Clauses: U-117.
    """
    here = Laid("A", 4, 4, ())
    expected = {(6, 4), (2, 4), (5, 6), (3, 6), (4, 6), (5, 2), (3, 2), (4, 2), (6, 5), (6, 3),
                (2, 5), (2, 3)}  # fmt: skip
    found = {(x, y) for x in range(10) for y in range(10) if touch(here, Laid("B", x, y, ()))}
    assert found == expected
