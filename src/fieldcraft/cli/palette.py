"""Colours and signs of the terminal; colour is never the only sign, and plain signs stand by."""

from dataclasses import dataclass

# Of middling lightness, so that they read on dark and on light terminals.
SIDES = {"us": "#2f81d8", "de": "#d2543a"}
OBJECTIVE = "#b8860b"
TERRAIN = "#7a8a5a"
HILL = "#a0703c"
WATER = "#4a90a4"
BORDER = "#808080"
QUIET = "#808080"
OFFERED = "bold #b8860b"
GOOD = "#3a9a4a"
BAD = "#d23a3a"


@dataclass(frozen=True)
class Signs:
    """One-column signs."""

    objective: str = "★"
    controlled: str = "●"
    scouted: str = "○"
    unmarked: str = " "
    suppressed: str = "↓"
    spawn: str = "⌂"
    target: str = "◎"
    tower: str = "Ψ"
    initiative: str = "►"
    point: str = "·"
    filled: str = "█"
    empty: str = "░"
    good: str = "✓"
    bad: str = "✗"


PLAIN_SIGNS = Signs("*", "@", "o", " ", "-", "^", "X", "Y", ">", "-", "#", ".", "+", "x")


def side_style(side: str, extra: str = "") -> str:
    """The colour of a side, as a style."""
    colour = SIDES.get(side, "")
    return f"{extra} {colour}".strip()
