"""A commented start for makers: it holds as it is, in every language."""

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
