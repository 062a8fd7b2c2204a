"""`review`: a table for people, JSON for programs, in four languages."""

import json
from pathlib import Path

import pytest

import fieldcraft
from fieldcraft.i18n import LANGUAGES
from tests.cli.conftest import Call


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The record of a short match."""
    match = fieldcraft.Match("normandy", "la-raye", seed=5)
    match.play("greedy", "random", seed=1)
    match.save(tmp_path / "mine.record")
    return str(tmp_path / "mine.record")


@pytest.mark.long
def test_the_costliest_decisions_are_listed(call: Call, record: str) -> None:
    """With what would have been better, the chances of the first side, and who judges."""
    told = call("review", record)
    assert told.code == 0
    assert "La Raye" in told.out
    assert "Judged by" in told.out
    assert "US: chance to win" in told.out
    assert "Better" in told.out
    whole = call("review", record, "--all").out
    assert len(whole.splitlines()) > len(told.out.splitlines()) + 100


def test_json_has_every_position(call: Call, record: str) -> None:
    """And the totals of both sides, and the judge."""
    found = json.loads(call("review", record, "--json").out)
    assert found["sides"] == ["us", "de"]
    assert [one["position"] for one in found["moments"]] == list(range(len(found["moments"])))
    assert found["totals"].keys() == {"us", "de"}
    assert found["judge"]["name"] == "value"


def test_each_language_has_its_own_table(call: Call, tmp_path: Path) -> None:
    """Nothing is left in English."""
    match = fieldcraft.Match("normandy", "la-raye", seed=5)
    match.play("greedy", limit=30)
    match.save(tmp_path / "mine.record")
    told = {lang: call("--lang", lang, "review", "mine.record").out for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for lang in LANGUAGES:
        assert ("Judged" in told[lang]) == (lang == "en")


def test_what_is_no_record_is_refused(call: Call, tmp_path: Path) -> None:
    """With its name and no traceback."""
    (tmp_path / "odd.record").write_text("nothing", encoding="utf-8")
    for name in ("odd.record", "none.record"):
        told = call("review", name)
        assert told.code == 2
        assert name in told.err
