"""The page for bot writers tells the truth."""

import re
from pathlib import Path
from typing import Any

import pytest

from fieldcraft import bots
from fieldcraft.lab import DECISION_LIMIT

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    """All Python on the page runs, one piece after the other, and shows an outcome."""
    text = PAGE.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "page"}
    for piece in re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        exec(piece, names)
    assert "Outcome(winner=" in capsys.readouterr().out
    marksman = names["Marksman"](3)
    assert isinstance(marksman, bots.Bot)


def test_every_bot_has_its_line() -> None:
    """The page lists the bots there are, and the limit that is used."""
    text = PAGE.read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([a-z0-9-]+)` \|", text, re.MULTILINE)
    assert listed[: len(bots.names())] == bots.names()
    assert f"{DECISION_LIMIT:,}" in text
