"""The Python on the pages about the lab and for researchers runs."""

import re
from pathlib import Path

import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("page", ["lab.md", "review.md", "research.md"])
def test_programs_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One piece after the other, beside a record of a few choices."""
    monkeypatch.chdir(tmp_path)
    match = Match.start("normandy", "la-raye", key_from_seed(3))
    for _ in range(6):
        side = match.waiting[0]
        match.choose(side, match.options(side)[0])
    match.save("mine.record")
    text = (DOCS / page).read_text(encoding="utf-8")
    programs = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert programs
    for program in programs:
        exec(program, {"__name__": "page"})
