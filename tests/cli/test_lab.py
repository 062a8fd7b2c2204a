"""`lab`: tables for people, JSON and files for programs, clear refusals, four languages."""

import json
from pathlib import Path

import pytest

from fieldcraft.bots.value import policy_of
from fieldcraft.i18n import LANGUAGES
from tests.cli.conftest import Call

MATCH = ("lab", "match", "random", "random", "normandy", "la-raye", "--pairs", "2", "--jobs", "1")
BALANCE = (
    "lab", "balance", "normandy", "1", "--level", "random", "--games", "2", "--jobs", "1",
    "--limit", "800",
)  # fmt: skip
FIT = ("lab", "fit", "normandy", "1", "2", "--bots", "random", "random", "--games", "3",
       "--jobs", "1")  # fmt: skip


def test_a_match_is_told_and_kept(call: Call, tmp_path: Path) -> None:
    """Score and Elo with intervals, the counts of pairs, and a folder with games and a page."""
    told = call(*MATCH, "--test", "0", "100", "--out", "run")
    assert told.code == 0, told.err
    assert "La Raye" in told.out
    assert "Elo" in told.out
    assert "No verdict yet. LLR" in told.out
    assert "report.html" in told.err
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == [
        "games.parquet", "plan.json", "report.html",
    ]  # fmt: skip
    found = call(*MATCH, "--json").json
    assert found["pairs"] == 2
    assert sum(found["standing"]["counts"]) == 2
    assert list(found["arenas"]) == ["normandy la-raye"]


def test_a_run_goes_on_in_its_folder(call: Call, tmp_path: Path) -> None:
    """With more pairs the same folder is continued; another seed is refused."""
    call(*MATCH, "--out", "run")
    more = call(*MATCH, "--pairs", "3", "--out", "run", "--json").json
    assert more["pairs"] == 3
    refused = call(*MATCH, "--seed", "5", "--out", "run")
    assert refused.code == 2
    assert "another run" in refused.err


def test_a_ladder_is_rated(call: Call) -> None:
    """The bots that were named, the strongest first."""
    named = ("--bot", "random", "--bot", "greedy")
    words = ("lab", "ladder", "normandy", "1", *named, "--pairs", "1", "--jobs", "1")
    told = call(*words)
    assert told.code == 0, told.err
    assert told.out.index("greedy") < told.out.index("random")
    found = call(*words, "--json").json
    assert [rung["bot"] for rung in found["rungs"]] == ["greedy", "random"]


def test_balance_tells_each_level(call: Call) -> None:
    """The share of the first side with its interval, and what a card is worth."""
    told = call(*BALANCE, "--worth", "rifleman-a")
    assert told.code == 0, told.err
    assert "US wins" in told.out
    assert "rifleman-a" in told.out
    found = call(*BALANCE, "--json", "--unlike", "random", "greedy").json
    assert [row["level"] for row in found["rows"]] == ["random", "random – greedy"]


def test_weights_are_fitted_and_written(call: Call, tmp_path: Path) -> None:
    """A file with weights and their digest; three games give no scenario its own."""
    told = call(*FIT, "--out", "values")
    assert told.code == 0, told.err
    folder = tmp_path / "values"
    names = sorted(path.stem for path in (folder / "normandy").iterdir())
    assert names == ["la-raye", "montmartin-en-graignes", "others"]
    for name in names:
        plain = json.loads((folder / "normandy" / f"{name}.json").read_text(encoding="utf-8"))
        assert len(plain["cuts"]) == len(policy_of("normandy").names)
        assert plain["digest"] in told.out
    assert len(list((folder / "positions").iterdir())) == 2
    again = call(*FIT, "--out", "values", "--json").json
    assert again[""] == plain


def test_calibration_compares_told_and_won(call: Call, tmp_path: Path) -> None:
    """By chance told, the share won; a page with a picture."""
    words = ("lab", "calibrate", "normandy", "--bots", "random", "random", "--games", "1",
             "--jobs", "1")  # fmt: skip
    told = call(*words, "--out", "held")
    assert told.code == 0, told.err
    assert "Chance told" in told.out
    assert "<svg" in (tmp_path / "held" / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("match", "random", "nobody", "normandy"), "nobody"),
        (("match", "random", "greedy", "chess"), "chess"),
        (("match", "random", "greedy", "normandy", "99"), "99"),
        (("match", "random", "greedy", "normandy", "1", "--pairs", "0"), "--pairs"),
        (("match", "random", "greedy", "normandy", "1", "--test", "20", "0"), "--test"),
        (("match", "random", "greedy", "--option", "roundLimit=3"), "name the game"),
        (("ladder", "normandy", "1", "--bot", "random"), "two bots"),
        (("balance",), "GAME"),
        (("fit", "normandy", "1", "--bots", "random", "nobody"), "nobody"),
        (("train", "normandy", "1", "--sparring", "nobody"), "nobody"),
        (("train", "combat-commander", "1", "--sparring", "greedy-1"), "no sparring partner"),
    ],
)
def test_what_cannot_be_played_is_refused(
    call: Call, arguments: tuple[str, ...], said: str
) -> None:
    """With what is wrong, before anything is played."""
    told = call("lab", *arguments)
    assert told.code == 2
    assert said in told.err
    assert "Traceback" not in told.err


def test_each_language_has_its_own_tables(call: Call) -> None:
    """Nothing of a table is left in English."""
    told = {lang: call("--lang", lang, *BALANCE).out for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for lang in LANGUAGES:
        assert ("Length" in told[lang]) == (lang == "en")
