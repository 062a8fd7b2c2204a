"""The scenarios of a folder by their numbers, found without reading the files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

NUMBER = "number: "


@cache
def numbered(folder: Path) -> dict[int, str]:
    """Scenario ids by number, in order, from the line of each file that says so."""
    found = {}
    for path in folder.glob("*.yaml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(NUMBER):
                found[int(line.removeprefix(NUMBER))] = path.stem
                break
    return dict(sorted(found.items()))
