"""The options of a match: each is described, each with the default it has."""

import re
from pathlib import Path

import pytest

from fieldcraft.core.options import MatchOption
from fieldcraft.games.combat_commander.options import HANDICAPS, OPTIONS
from fieldcraft.record.rules.rulebook import load_book

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "combat-commander-options.md").read_text(encoding="utf-8")
ROWS = {
    cells[0].strip("` "): [cell.strip() for cell in cells[1:]]
    for line in PAGE.splitlines()
    if line.startswith("| `")
    for cells in [line.strip("|").split("|")]
}
ALL = (*OPTIONS, *HANDICAPS)


def test_every_option_is_on_the_page_in_order() -> None:
    """And nothing else is.

    Clauses: DP-01.
    """
    assert list(ROWS) == [option.name for option in ALL]


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_the_page_tells_the_default(option: MatchOption) -> None:
    """A row: clauses that exist (or decision points), default, and what both mean."""
    clauses, shown, on, off = ROWS[option.name]
    default = "on" if option.default else "off"
    assert shown == (default if option.is_switch else str(option.default))
    assert clauses == option.clauses
    assert on != off
    entries = load_book("combat-commander").entries
    for clause in re.split(r",\s*", clauses):
        assert clause in entries or clause.startswith("DP-")


def test_options_are_bits_of_their_own() -> None:
    """No two share one."""
    bits = [option.bit for option in OPTIONS]
    assert sorted(bits) == [1 << place for place in range(len(bits))]


@pytest.mark.parametrize("bit", [option.bit for option in OPTIONS])
def test_the_rules_look_at_every_option(bit: int) -> None:
    """An option that no rule reads would be a promise not kept."""
    folder = ROOT / "src" / "fieldcraft" / "games" / "combat_commander"
    options = (folder / "options.py").read_text(encoding="utf-8")
    found = re.search(rf"^([A-Z_]+): Final = {bit}\b", options, re.MULTILINE)
    assert found is not None
    readers = [
        path.name
        for path in folder.rglob("*.py")
        if re.search(rf"switches & {found.group(1)}\b", path.read_text(encoding="utf-8"))
    ]
    assert readers
