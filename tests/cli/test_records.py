"""`replay`, `check`, `drill`, `conformance`, `simulate`, `campaign`: what they print and tell."""

from functools import cache
from pathlib import Path

import pytest

from fieldcraft.bots import Seat, make
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.campaign import Campaign
from fieldcraft.record.match import Match
from fieldcraft.record.rules.conformance import conformance
from tests.cli.conftest import NORMANDY, Call

DRILLS = Path(__file__).parents[1] / "drills"


@cache
def finished(scenario: object = "la-raye", seed: int = 3) -> Match:
    """A match that two bots have played to its end."""
    match = Match.start("normandy", scenario, key_from_seed(seed), players={"us": "Anna"})
    bots = [make("greedy", 1), make("greedy", 2)]
    while match.outcome is None:
        side = match.waiting[0]
        match.take(side, bots[side].choose(Seat(match.state, side)))
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of that match."""
    path = tmp_path / "match.record"
    finished().save(path)
    return path


def test_replay_prints_every_entry_and_the_end(call: Call, record: Path) -> None:
    """The log, the last board and the end screen."""
    called = call("replay", record)
    assert called.code == 0
    assert finished().entries[-1].text in called.out
    assert "wins:" in called.out


def test_replay_stops_where_it_is_told(call: Call, record: Path) -> None:
    """The position after the second entry: both have picked, the first turn begins."""
    value = call("replay", record, "--to", 2, "--json").json
    assert value["position"] == 2
    assert value["views"]["us"]["phase"] == "turns"
    assert len(value["entries"]) == 2


def test_replay_from_one_side_tells_no_more(call: Call, record: Path) -> None:
    """A side's replay has its own choices only, and no hidden card of the other."""
    value = call("replay", record, "--side", "us", "--to", 2, "--json").json
    assert {entry["who"] for entry in value["entries"]} == {"us"}
    assert list(value["views"]) == ["us"]
    assert "cards" not in value["views"]["us"]["cards"]["de"]["hand"]
    out = call("replay", record, "--side", "spectator").out
    assert "us: bid" not in out
    assert "US reveals" in out


def test_replay_verifies_the_hashes(call: Call, record: Path) -> None:
    """Every hash in the record is checked, and counted."""
    assert "Every choice was legal" in call("verify", record).out
    [found] = call("verify", record, "--json").json
    assert found["ok"]


def test_check_accepts_what_is_right(call: Call, record: Path, tiny: Path, tmp_path: Path) -> None:
    """Scenario, cards, record, campaign and drill, each by its own rules."""
    campaign = tmp_path / "run.campaign"
    Campaign.start("normandy").save(campaign)
    files = [tiny, NORMANDY / "cards.yaml", record, campaign, DRILLS / "tv-n.yaml"]
    called = call("check", *files)
    assert called.code == 0, called.out
    assert called.out.count("no problems") == len(files)
    assert all(row["ok"] for row in call("check", *files, "--json").json)


def test_check_lists_every_problem_with_its_place(call: Call, tiny: Path) -> None:
    """Two mistakes in one file are both told, with line and column."""
    text = tiny.read_text(encoding="utf-8")
    tiny.write_text(text.replace("5B: 1}", "5C: 1}").replace("scout-b]", "scout-z]"), "utf-8")
    called = call("check", tiny, "--json")
    assert called.code == 2
    problems = called.json[0]["problems"]
    assert len(problems) >= 2
    assert all(one["line"] and one["column"] and one["remedy"] for one in problems)


def test_drill_runs_files_and_clauses(call: Call) -> None:
    """By file, by clause in any case; a table of results, or JSON."""
    called = call("drill", DRILLS / "tv-n.yaml")
    assert called.code == 0, called.out
    assert "Passed: 1 of 1" in called.out
    assert call("drill", "tv-n").code == 0
    rows = call("drill", "TV-N", "--json").json
    assert any(row["passed"] and "TV-N" in row["clauses"] for row in rows)


FAILING = """\
drill: a drill that is wrong
game: normandy
clauses: [U-503]
position: {scenario: 1, phase: initiative, us: {hand: [sniper]}, de: {hand: [sniper]}}
steps:
  - expect: {round: 7}
"""


def test_a_clause_with_dots_is_a_clause_and_no_file(call: Call) -> None:
    """The rules of Combat Commander are numbered so; what ends like a file is one."""
    called = call("drill", "CC-O20.3.5")
    assert called.code == 0
    assert "CC-O20.3.5" in called.out
    assert "There is no drill for “CC-99.1”" in call("drill", "CC-99.1").err
    assert call("drill", "cc-99.yaml").code == 2


def test_a_failing_drill_ends_with_one(call: Call, tmp_path: Path) -> None:
    """What was expected and what was found is printed with the line."""
    path = tmp_path / "wrong.yaml"
    path.write_text(FAILING, encoding="utf-8")
    called = call("drill", path)
    assert called.code == 1
    assert "wrong.yaml:6" in called.out
    assert "expected 7" in called.out


def test_conformance_as_json(call: Call) -> None:
    """An object from clause id to the list of what covers it."""
    called = call("conformance", "--json")
    assert called.code == 0
    table = called.json
    assert "drills/tv-n.yaml" in table["TV-N"]
    assert all(isinstance(places, list) for places in table.values())


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_conformance_fails_when_a_clause_is_not_covered(
    call: Call, monkeypatch: pytest.MonkeyPatch, form: list[str]
) -> None:
    """A clause of a game that is here and has neither drill nor test is status 1."""
    table = {**conformance(), "U-503": []}
    monkeypatch.setattr("fieldcraft.record.rules.conformance.conformance", lambda: table)
    called = call("conformance", *form)
    assert called.code == 1
    assert "U-503" in called.out


def test_conformance_as_a_table(call: Call) -> None:
    """A row per clause and a last line that sums up."""
    called = call("conformance")
    assert called.code == 0
    assert "U-503" in called.out
    assert "Rules covered:" in called.out


def test_simulate_sums_up(call: Call) -> None:
    """Wins by side, unfinished games, rounds, decisions."""
    called = call("simulate", "normandy", 1, "--games", 4, "--bots", "greedy", "random", "--swap")
    assert called.code == 0
    for heading in ("Wins", "Unfinished", "Rounds", "Decisions", "greedy"):
        assert heading in called.out


def test_simulate_as_json_is_the_same_by_the_same_seed(call: Call) -> None:
    """A program gets the summary; it depends on the seed alone."""
    arguments = ("simulate", "normandy", "la-raye", "--games", 3, "--seed", 5, "--json")
    value = call(*arguments).json
    assert value["games"] == 3
    assert sum(value["wins_by_side"].values()) + value["unfinished"] + value["drawn"] == 3
    assert call(*arguments).json == value


def test_simulate_counts_unfinished_games(call: Call, tiny: Path) -> None:
    """A game cut off by the limit is nobody's win; a scenario file can be simulated too."""
    value = call("simulate", "normandy", tiny, "--games", 2, "--limit", 3, "--json").json
    assert value["unfinished"] == 2
    assert value["scenario"] == "tiny"


def test_a_campaign_from_start_to_score(call: Call, tmp_path: Path) -> None:
    """Start, continue with a match left in the middle, finish it, and score."""
    path = tmp_path / "run.campaign"
    assert call("campaign", "start", path, "--from", 1, "--to", 2).code == 0
    called = call("campaign", "continue", path, "--bot", "random", "--seed", 3, typed="1\nquit\n")
    assert called.code == 0
    assert Campaign.load(path).next == "la-raye"
    record = tmp_path / "run-la-raye.record"
    assert Match.load(record).outcome is None
    called = call("campaign", "continue", path, typed="resign\nyes\n")
    assert called.code == 0, called.err
    assert Campaign.load(path).next == "montmartin-en-graignes"
    assert "Germany: Minor victory (+1)" in called.out
    value = call("campaign", "score", path, "--json").json
    assert value["wins"] == {"us": 0, "de": 1}
    assert value["results"][0]["record"] == record.name


def test_a_campaign_in_the_desert(call: Call, tmp_path: Path) -> None:
    """Another game's campaign is started by its name, and played with its own sides."""
    path = tmp_path / "desert.campaign"
    assert call("campaign", "start", path, "--game", "north-africa", "--to", 2).code == 0
    arguments = ("campaign", "continue", path, "--bot", "random", "--side", "it", "--seed", 3)
    called = call(*arguments, typed="resign\nyes\n")
    assert called.code == 0, called.err
    value = call("campaign", "score", path, "--json").json
    assert value["wins"] == {"lrdg": 1, "it": 0}
    assert value["next"] == "murzuk"


def test_simulate_in_the_desert(call: Call) -> None:
    """Two bots play North Africa, and the reasons of its own endings can be said."""
    called = call("simulate", "north-africa", 6, "--games", 2, "--bots", "greedy", "random")
    assert called.code == 0
    assert "LRDG" in called.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ["--help"], ["games"], ["scenarios", "normandy"], ["terminal", "--help"],
        ["play", "--help"], ["serve", "--help"], ["server", "--help"], ["show", "--help"],
        ["server", "recheck", "--help"],
        ["replay", "--help"], ["check", "--help"], ["drill", "--help"], ["simulate", "--help"],
        ["conformance", "--help"], ["campaign", "--help"], ["campaign", "start", "--help"],
        ["drill", "TV-N"], ["simulate", "normandy", "1", "--games", "2"],
    ],
)  # fmt: skip
def test_every_command_speaks_every_language(call: Call, lang: str, command: list[str]) -> None:
    """Help pages and results come without a missing message, and not in English."""
    called = call(*command, "--lang", lang)
    assert called.code == 0
    assert called.out.strip()
    if lang != "en" and "TV-N" not in command:
        assert called.out != call(*command, "--lang", "en").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_speaks_every_language(call: Call, record: Path, lang: str) -> None:
    """The whole log of a real match can be said."""
    called = call("replay", record, "--lang", lang)
    assert called.code == 0
    assert "event-" not in called.out
