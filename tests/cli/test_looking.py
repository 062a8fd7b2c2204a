"""`games`, `scenarios`, `show`: what there is to play."""

import json
from pathlib import Path

import pytest

from fieldcraft import games
from fieldcraft.i18n import LANGUAGES
from tests.cli.conftest import NORMANDY, Call

SCENARIOS = games.get("normandy").scenarios()


def test_games_lists_the_games(call: Call) -> None:
    """Every game stands there with its key and name."""
    called = call("games")
    assert called.code == 0
    assert "normandy" in called.out
    assert "Undaunted: Normandy" in called.out


def test_games_as_json(call: Call) -> None:
    """A program gets key, name and number of scenarios."""
    expected = {"key": "normandy", "name": "Undaunted: Normandy", "scenarios": 12}
    assert expected in call("games", "--json").json


def test_games_lists_both_boxes(call: Call) -> None:
    """North Africa stands beside Normandy, each with the way to its scenarios."""
    out = call("games").out
    assert "Undaunted: North Africa" in out
    assert "fieldcraft scenarios north-africa" in out
    assert "fieldcraft scenarios normandy" in out
    assert call("games", "--json").json[1]["scenarios"] == 11


def test_scenarios_explain_the_options_of_a_match(call: Call) -> None:
    """Each game's own options stand there with their defaults and what they mean."""
    out = " ".join(call("scenarios", "north-africa").out.split())
    assert "adjustOnHunker=true A card used to hunker down still lets its soldier" in out
    assert "roundLimit=0" in out
    assert "adjustOn" not in call("scenarios", "normandy").out


@pytest.mark.parametrize(
    ("scenario", "goals"),
    [
        (1, ["LRDG: score 2 points", "Italy: score 2 points"]),
        (3, ["LRDG: have 5 soldiers escape", "Italy: neutralise 2 enemy soldiers"]),
        (5, ["LRDG: neutralise 2 enemy vehicles, or neutralise 3 enemy soldiers"]),
        (6, ["LRDG: neutralise the enemy’s Medium Tank, or neutralise 4 enemy soldiers"]),
        (8, ["neutralise 2 enemy soldiers and 1 enemy vehicle"]),
        (9, ["LRDG: control 2A, then have 3 soldiers escape"]),
    ],
)
def test_goals_of_north_africa_in_words(call: Call, scenario: int, goals: list[str]) -> None:
    """Points, escape, neutralise, hold first, either, both.

    Clauses: NA-801.
    """
    out = " ".join(call("show", "north-africa", scenario).out.split())
    for goal in goals:
        assert goal in out


def test_show_tells_structures_escape_markers_and_vehicles(call: Call) -> None:
    """What a player has to know of the desert before choosing a side is there.

    Clauses: NA-117, NA-120, NA-204.
    """
    out = call("show", "north-africa", 1).out
    assert "22B: Hangar: structure defence 8, 1 point" in out
    assert "Escape markers" not in out
    out = call("show", "north-africa", 3).out
    assert "Escape markers      20A, 17A" in out
    assert "1 Drive 2" in out
    assert "Lieutenant             1 + 0       –" in out
    assert "Recon Plane                –   1 + 0" in out


def test_scenarios_lists_them_in_order(call: Call) -> None:
    """The twelve scenarios stand in the book's order with their numbers."""
    called = call("scenarios", "normandy")
    places = [called.out.index(f" {name} ") for name in SCENARIOS]
    assert places == sorted(places)


def test_scenarios_as_json(call: Call) -> None:
    """A program gets ids, numbers, names and goals."""
    rows = call("scenarios", "normandy", "--json").json
    assert [row["id"] for row in rows] == SCENARIOS
    assert [row["number"] for row in rows] == list(range(1, 13))
    assert rows[0]["goals"] == {
        "us": {"points": 5, "pin": False},
        "de": {"points": 5, "pin": False},
    }


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_scenario_can_be_drawn(
    call: Call, monkeypatch: pytest.MonkeyPatch, scenario: str, width: int
) -> None:
    """Each tile is on the board, and no line is wider than the terminal."""
    monkeypatch.setenv("COLUMNS", str(width))
    called = call("show", "normandy", scenario)
    assert called.code == 0
    assert max(len(line) for line in called.out.splitlines()) <= width
    for tile in games.get("normandy").start(scenario, bytes(32)).view(-1)["objectives"]:
        assert f" {tile} " in called.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_speaks_every_language(call: Call, lang: str) -> None:
    """Briefing, names and headings are in the language asked for."""
    expected = {"en": "Riflemen", "ru": "Стрелки", "pt-BR": "Fuzileiros", "pl": "Strzelcy"}
    called = call("show", "normandy", "1", "--lang", lang)
    assert called.code == 0
    assert expected[lang] in called.out


def test_a_scenario_is_named_by_id_number_or_file(call: Call) -> None:
    """All three ways show the same scenario."""
    by_id = call("show", "normandy", "hill-314").out
    assert by_id == call("show", "normandy", "11").out
    assert by_id == call("show", "normandy", NORMANDY / "scenarios" / "hill-314.yaml").out


def test_show_as_json(call: Call) -> None:
    """A program gets the whole scenario, as its file has it."""
    value = call("show", "normandy", "10", "--json").json
    assert value["id"] == "critical-intelligence"
    assert value["hooks"] == {"radio-tower": "6B"}
    assert value["briefing"]["en"]


@pytest.mark.parametrize("game", games.keys())
def test_what_show_prints_can_be_checked_and_played(call: Call, tmp_path: Path, game: str) -> None:
    """JSON is YAML: edited, it is a scenario of one's own."""
    shown = call("show", game, "1", "--json").json
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({**shown, "id": "mine"}), encoding="utf-8")
    assert call("check", path).code == 0
    assert call("simulate", game, path, "--games", "1", "--limit", "3").code == 0


def test_show_tells_goals_spawns_and_cards(call: Call) -> None:
    """What a player has to know before choosing a side is there."""
    out = call("show", "normandy", "2").out
    assert "Germany: pin the enemy" in out
    assert "15B: US – Scouts A, Riflemen A" in out
    assert "Squad Leader A" in out


def test_show_draws_a_file_of_ones_own(call: Call, tiny: Path) -> None:
    """A scenario that is in no box can be drawn from its file."""
    called = call("show", "normandy", tiny)
    assert called.code == 0
    assert "control objectives worth 1 point" in called.out


def test_version_says_version_and_build(call: Call) -> None:
    """The build is `plain` or `compiled`."""
    called = call("--version")
    assert called.code == 0
    assert called.out.startswith("fieldcraft 0.")
    assert called.out.strip().endswith(("(plain)", "(compiled)"))


def test_no_command_shows_help(call: Call) -> None:
    """Without arguments the commands are listed."""
    called = call()
    assert called.code == 0
    assert "simulate" in called.out


@pytest.mark.parametrize("width", [60, 80])
def test_names_of_scenarios_are_not_broken_within_words(
    call: Call, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """The longest word of a name and the first day have room, however long the ids."""
    monkeypatch.setenv("COLUMNS", str(width))
    listed = call("scenarios", "combat-commander").out
    assert "Sainte-Mère-Église" in listed
    assert "1944-06-07" in listed
