"""Every drill of this folder is one test."""

from pathlib import Path

import pytest

from fieldcraft.record.drills.citing import cited_in
from fieldcraft.record.drills.drill import run_drill

HERE = Path(__file__).parent
DRILLS = sorted(HERE.rglob("*.yaml"))


def test_there_are_drills() -> None:
    """The folder is read; an empty one would prove nothing."""
    assert DRILLS


@pytest.mark.parametrize("path", DRILLS, ids=lambda path: path.relative_to(HERE).as_posix()[:-5])
def test_drill(path: Path) -> None:
    """The game does what the drill says; what it cites is found in its text without running it."""
    result = run_drill(path)
    assert result.passed, result.report()
    assert set(cited_in(path.read_text(encoding="utf-8"))) == set(result.clauses)
