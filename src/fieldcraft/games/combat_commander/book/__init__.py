"""Where the rules of Combat Commander are written."""

import re
from collections.abc import Mapping
from typing import Final

from fieldcraft.record.rules.rulebook import Rulings

PAGE: Final = "combat-commander"
"""The page of docs/rules."""
PREFIX: Final = "cc"
"""What the words of its sections begin with: `cc-o20-1`."""
EXAMPLE: Final = "CC-O20.3.4"
FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {"combat-commander": ("CC",)}
"""The letters of the clauses that the game has to keep."""
RULINGS: Final = {
    "GAP": Rulings(),
    "DP": Rulings(answer=2, about=2, is_sure=True),
    "TV": Rulings(is_sure=True),
}
NOTES: Final = ("CC-X",)
"""Notes for those who build the engine."""
ELSEWHERE: Final[Mapping[str, tuple[str, ...]]] = {}
ASIDE: Final = re.compile(r"(?:1\.\d|10\.\d|12\.\d) |5\.\d TV|5\.3 ")
"""Chapters for those who build the engine: their clauses are found, but not in the contents."""
EDITIONS: Final[re.Pattern[str] | None] = None
"""Sources are told to every reader."""
