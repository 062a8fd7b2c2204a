"""A clean environment for every test of the command line, and a way to call it."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fieldcraft.cli.start import run

NORMANDY = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/normandy"


@dataclass(frozen=True)
class Called:
    """What came of a call."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The output as a program reads it."""
        return json.loads(self.out)


Call = Callable[..., Called]


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, a hundred columns, no colours, and its own folder."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FIELDCRAFT_TRACEBACK", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FIELDCRAFT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "60")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Call the command in this process; `typed` are the lines on standard input."""

    def calling(*arguments: object, typed: str = "") -> Called:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Called(code, captured.out, captured.err)

    return calling


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A scenario that ends with the first Control: the US stand on the only objective."""
    text = (NORMANDY / "scenarios" / "la-raye.yaml").read_text(encoding="utf-8")
    text = text.replace("id: la-raye", "id: tiny").replace("number: 1\n", "")
    objectives = "objectives: {2B: 1, 7A: 1, 16B: 1, 13B: 2, 6A: 2, 5B: 3}"
    assert objectives in text
    text = text.replace(objectives, "objectives: {17B: 1, 5B: 1}")
    text = text.replace("goal: {points: 5}", "goal: {points: 1}", 1)
    text = text.replace("goal: {points: 5}", "goal: {points: 2}", 1)
    path = tmp_path / "tiny.yaml"
    path.write_text(text, encoding="utf-8")
    return path
