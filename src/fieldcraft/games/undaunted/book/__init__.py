"""Where the rules of Undaunted are written, and which clauses bind which box."""

import re
from collections.abc import Mapping
from typing import Final

from fieldcraft.record.rules.rulebook import Rulings

PAGE: Final = "undaunted"
"""The page of docs/rules."""
PREFIX: Final = "u"
"""What the words of its sections begin with: `u-1-5`."""
EXAMPLE: Final = "U-503"
FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "normandy": ("U", "UN"),
    "north-africa": ("U", "NA"),
}
"""The letters of the clauses that each box has to keep."""
RULINGS: Final = {
    "D": Rulings(answer=3, is_graded=True), "C": Rulings(is_ours=True), "TV": Rulings(is_sure=True),
}  # fmt: skip
NOTES: Final[tuple[str, ...]] = ()
ELSEWHERE: Final[Mapping[str, tuple[str, ...]]] = {
    "north-africa": (
        "C-03", "C-12", "C-14", "C-15", "C-16", "C-17", "C-18", "C-19", "C-20", "C-21",
        "D-51", "D-53", "TV-A", "TV-D8", "TV-D9", "TV-D10", "TV-D11",
    ),
}  # fmt: skip
"""Rulings, clarifications and vectors of one box alone, where no clause's citation tells it."""
ASIDE: Final = re.compile(r"5\.")
"""Chapters for those who build the engine: their clauses are found, but not in the contents."""
EDITIONS: Final = re.compile(r"(?P<box>Normandy|North Africa) (?P<lang>ru|pt|pl), (?P<where>.+)")
"""A source; the editions have no common pages, so each reader is told the headings of their own."""
