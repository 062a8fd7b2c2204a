"""Colours and signs of the terminal; colour is never the only sign, and there are plain signs."""

from collections.abc import Mapping
from dataclasses import dataclass

# Of medium lightness, so that they are readable on dark and light terminals.
BLUE = "#2f81d8"
RED = "#d2543a"
GREEN = "#2f9d63"
OBJECTIVE = "#b8860b"
BORDER = "#808080"
QUIET = "#808080"
OFFERED = "bold #b8860b"
GOOD = "#3a9a4a"
BAD = "#d23a3a"


@dataclass(frozen=True, kw_only=True)
class Signs:
    """Signs of one column, for any game."""

    initiative: str = "►"
    point: str = "·"
    filled: str = "█"
    good: str = "✓"
    bad: str = "✗"
    more: str = "…"


PLAIN_SIGNS = Signs(initiative=">", point="-", filled="#", good="+", bad="x", more="...")

_SIDES: dict[str, str] = {}


def colour_sides(colours: Mapping[str, str]) -> None:
    """Declare the colours of a game's sides; its part `terminal` does, when it is imported."""
    _SIDES.update(colours)


def side_style(side: str, extra: str = "") -> str:
    """The colour of a side, as a style; none for a side that nobody gave a colour."""
    return f"{extra} {_SIDES.get(side, '')}".strip()
