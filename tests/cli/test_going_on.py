"""Ctrl-C at the table: the match is kept, and how to go on with it is said."""

from pathlib import Path

import pytest

from fieldcraft.cli.reader import Reader
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from tests.cli.conftest import Call


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who presses Ctrl-C at the third question."""
    lines = iter(["1", "1"])

    def line(_reader: Reader, *_: object, **__: object) -> str:
        answer = next(lines, None)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr(Reader, "line", line)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_a_record(call: Call, tmp_path: Path, lang: str) -> None:
    """The file that follows the match is named, with the command that goes on."""
    path = tmp_path / "my match.record"
    called = call("terminal", "normandy", "1", "--bot", "random", "--side", "us", "--seed", 1,
                  "--record", path, "--lang", lang)  # fmt: skip
    assert called.code == 130
    assert f"fieldcraft terminal --resume '{path}'" in called.err.replace("\n", "")
    assert Match.load(path).outcome is None


@pytest.mark.usefixtures("impatient")
def test_in_a_campaign(call: Call) -> None:
    """It is the campaign that goes on, with the same bot."""
    assert call("campaign", "start", "run.campaign").code == 0
    words = ("campaign", "continue", "run.campaign", "--bot", "random", "--side", "us")
    called = call(*words)
    assert called.code == 130
    assert f"fieldcraft {' '.join(words)}" in called.err.replace("\n", "")
    assert call(*words).code == 130
