"""`fieldcraft drill --from RECORD@N`: a drill of a recorded position, on the command line."""

from pathlib import Path

import pytest

from fieldcraft.core import canonical
from fieldcraft.record.drills.drill import load_drill, load_drill_text
from fieldcraft.record.match import Match
from tests.cli.conftest import Call
from tests.record.play import random_match


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of sixty entries."""
    path = tmp_path_factory.mktemp("records") / "mine.record"
    random_match(4, 60).save(path)
    return path


def test_a_recorded_position_becomes_a_drill(call: Call, kept: Path, tmp_path: Path) -> None:
    """It is written to a new file, runs, and tries what the record has next."""
    out = tmp_path / "mine.yaml"
    assert call("drill", "--from", f"{kept}@23", "--out", out).code == 0
    match = Match.load(kept)
    drill = load_drill(out)
    state, wanted = drill.set_up(None).state, match.state_at(23)
    assert all(canonical(state.view(one)) == canonical(wanted.view(one)) for one in (-1, 0, 1))
    assert match.steps[23].entry.text in out.read_text(encoding="utf-8")
    assert call("drill", out).code == 0
    again = call("drill", "--from", f"{kept}@23", "--out", out)
    assert again.code == 2
    assert "already exists" in again.err


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR", "pl"])
def test_a_drill_can_leave_out_what_a_side_cannot_see(call: Call, kept: Path, lang: str) -> None:
    """In the reader's language it says what was dealt at random; what was tried can be given."""
    arguments = ("--side", "us", "--tried", "us: dance", "--lang", lang)
    called = call("drill", "--from", kept, *arguments)
    assert called.code == 0, called.err
    state = load_drill_text(called.out).set_up(None).state
    assert canonical(state.view(0)) == canonical(Match.load(kept).state.view(0))
    assert "dance" in called.out
    assert ("at random" in called.out) == (lang == "en")


BAD = {
    "no number": (["--from", "{path}@x"], "is not a position"),
    "no file": (["--from", "nowhere.record@3"], "nowhere.record"),
    "nothing": (["--from", "@3"], "is not a position"),
    "too far": (["--from", "{path}@61"], "the last one is 60"),
    "tried nothing": (["--from", "{path}@3", "--tried", "end"], "does not say what was tried"),
    "tried by nobody": (["--from", "{path}@3", "--tried", "it: end"], "us, de"),
    "side": (["--from", "{path}@3", "--side", "it"], "us, de"),
    "two things": (["U-503", "--from", "{path}@3"], "cannot be used together"),
    "side alone": (["U-503", "--side", "us"], "--from"),
    "nothing at all": ([], "FILE|CLAUSE"),
    "unwritable": (["--from", "{path}@3", "--out", "no/folder.yaml"], "no/folder.yaml"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_arguments_are_refused(call: Call, kept: Path, case: str) -> None:
    """With what is wrong, and nothing is written."""
    arguments, expected = BAD[case]
    called = call("drill", *(one.replace("{path}", str(kept)) for one in arguments))
    assert called.code == 2, called.out
    assert expected in called.err
    assert called.out == ""
