"""A commented start for makers: it holds as it is, in every language."""

import json
from pathlib import Path

import pytest

from fieldcraft import games
from fieldcraft.i18n import LANGUAGES
from tests.cli.conftest import Call

MAPPED = "combat-commander"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.keys())
def test_a_new_scenario_can_be_checked_and_played(
    call: Call, tmp_path: Path, game: str, lang: str
) -> None:
    """It is commented, and needs no change to be played."""
    path = tmp_path / "mine.yaml"
    said = call("new", "scenario", game, "--out", path, "--lang", lang)
    assert (said.code, "fieldcraft check" in said.out) == (0, True)
    text = path.read_text(encoding="utf-8")
    assert text.count("\n# ") >= 7
    assert "id: mine" in text
    assert call("check", path).code == 0
    assert call("simulate", game, path, "--games", "1", "--limit", "3").code == 0


def test_it_can_start_from_any_built_in_scenario(call: Call, tmp_path: Path) -> None:
    """By id or number; what it says about itself is the maker's own."""
    path = tmp_path / "mine.yaml"
    assert call("new", "scenario", "normandy", "--from", "7", "--out", path).code == 0
    text = path.read_text(encoding="utf-8")
    assert "number" not in text
    assert "author: me" in text
    shown = call("show", "normandy", "7", "--json").json
    assert call("show", "normandy", path, "--json").json["layout"] == shown["layout"]


@pytest.mark.parametrize("source", [[], ["--from", "pond-farm"]])
def test_a_new_map_is_good_and_can_be_played(call: Call, tmp_path: Path, source: list[str]) -> None:
    """Beside a scenario that names it."""
    ground, mine = tmp_path / "ground.yaml", tmp_path / "mine.yaml"
    assert call("new", "map", MAPPED, *source, "--out", ground).code == 0
    assert call("check", ground).code == 0
    call("new", "scenario", MAPPED, "--from", "2", "--out", mine)
    lines = mine.read_text(encoding="utf-8").splitlines()
    named = ["map: ground.yaml" if line.startswith("map: ") else line for line in lines]
    mine.write_text("\n".join(named), encoding="utf-8")
    assert call("check", mine).code == 0
    assert call("simulate", MAPPED, mine, "--games", "1", "--limit", "3").code == 0
    assert "My own" in call("show", MAPPED, mine).out


@pytest.mark.parametrize("game", games.keys())
def test_a_new_drill_holds(call: Call, tmp_path: Path, game: str) -> None:
    """Run as it is, it passes; it cites the clause of the question it expects."""
    path = tmp_path / "mine.yaml"
    assert call("new", "drill", game, "--from", "2", "--out", path).code == 0
    assert call("check", path).code == 0
    assert call("drill", path).code == 0


@pytest.mark.parametrize("game", games.keys())
def test_a_new_bot_plays(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Every game, as it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    name = f"bot_{game.replace('-', '_')}"
    assert call("new", "bot", game, "--out", f"{name}.py").code == 0
    played = call("simulate", game, "1", "--games", "1", "--limit", "40",
                  "--bots", f"{name}:MyBot", "random")  # fmt: skip
    assert played.code == 0


@pytest.mark.long
def test_a_new_bot_beats_chance(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From either side, as the tutorial says."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert call("new", "bot", "--out", "beginner.py").code == 0
    played = call("simulate", "normandy", "la-raye", "--games", "6", "--swap", "--seed", "7",
                  "--bots", "beginner:MyBot", "random", "--json")  # fmt: skip
    assert json.loads(played.out)["wins_by_bot"] == [6, 0]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["story"], "scenario, map, drill, bot"),
        (["map", "normandy"], "no map files"),
        (["map", MAPPED, "--from", "pond-fram"], "pond-farm"),
        (["scenario", "normandy", "--from", "la-rai"], "la-raye"),
        (["scenario", "chess"], "normandy"),
    ],
)
def test_what_cannot_be_written_is_told(
    call: Call, tmp_path: Path, arguments: list[str], told: str
) -> None:
    """With what there is instead; nothing is written."""
    called = call("new", *arguments, "--out", tmp_path / "mine.yaml")
    assert called.code == 2
    assert told in called.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(call: Call, tmp_path: Path) -> None:
    """What is there stays."""
    path = tmp_path / "mine.yaml"
    path.write_text("precious", encoding="utf-8")
    assert call("new", "scenario", "normandy", "--out", path).code == 2
    assert path.read_text(encoding="utf-8") == "precious"


WRONG = {
    ("scenario", "combat-commander"): [
        ("date: '1941-07-03'", "date: 1944-13-25", "date: ", "1944-13-25", "1944-06-15"),
        ("kind: scenario", "kind: scenari", "kind: ", "scenari ", "mean scenario"),
        ("game: combat-commander", "game: combat-comander", "game: ", "comander", "commander"),
        ("year: 1941", "year: nineteen", "year: ", "'nineteen'", "whole number"),
        ("map: pond-farm", "map: pond-frm", "map: ", "pond-frm", "pond-farm"),
        ("initiative: axis", "initiative: german", "initiative: ", "german", "axis, allies"),
        ("sudden-death: 7", "sudden-death: 99", "sudden-death: ", "99", "at most 15"),
        ("{rifle: 4}", "{rifel: 4}", "axis.squads.rifel: ", "rifel", "mean rifle"),
        ("[G10, N10]", "[G11, N10]", "axis.area.near.0: ", "'G11'", "like H5"),
        ("lieutenant-y 1", "lieutenant-y one", "axis.leaders.0: ", "-y one", "sergeant-y 2"),
        ("{card-for-turn: true}", "{card-for-trn: true}", "hooks.", "trn", "mean card-for-turn"),
        ("edge: bottom", "edge: down", "axis.edge: ", "down", "top, bottom"),
    ],
    ("drill", "normandy"): [
        ("[U-306]", "[U-3060]", "clauses.0: ", "U-3060", "mean U-306"),
        ("[U-306]", "U-306", "clauses: ", "'U-306'", "a list"),
        ("la-raye", "la-ray", "position.scenario: ", "la-ray ", "mean la-raye"),
        ("{question:", "{questoin:", "decision.questoin: ", "questoin", "mean question"),
        ("seed: 7", "seed: seven", "seed: ", "'seven'", "whole number"),
        ("game: normandy", "game: normndy", "game: ", "normndy", "mean normandy"),
        ("- expect:", "- expects:", "steps.0.expects: ", "expects", "mean expect"),
        ("la-raye}", "la-raye, phase: turn}", "position.phase: ", "turn ", "mean turns"),
        ("la-raye}", "la-raye, counters: {us:sniper: 99Z}}", "us:sniper: ", "99Z", "17B"),
        ("steps:", "stps:", "stps: ", "stps", "mean steps"),
    ],
}
"""By kind and game: what is edited into what, the field told, the value found, what would do."""


@pytest.mark.parametrize(("kind", "game"), WRONG, ids="-".join)
def test_a_wrong_edit_is_told_with_what_would_do(
    call: Call, tmp_path: Path, kind: str, game: str
) -> None:
    """The field, what was found there, and a word or example that fits."""
    call("new", kind, game, "--out", "mine.yaml")
    good = (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    for right, wrong, *told in WRONG[kind, game]:
        assert right in good
        (tmp_path / "mine.yaml").write_text(good.replace(right, wrong, 1), encoding="utf-8")
        called = call("check", "mine.yaml")
        assert called.code == 2, wrong
        said = f"{called.out}{called.err}"
        assert said.count("error: ") == 1, said
        assert [part for part in told if part not in said] == [], said
