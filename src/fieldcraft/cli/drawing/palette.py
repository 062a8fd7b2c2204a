"""Colours and signs of the terminal; colour is never the only sign, and there are plain signs."""

from dataclasses import dataclass

# Of medium lightness, so that they are readable on dark and light terminals.
SIDES = {
    "us": "#2f81d8", "de": "#d2543a", "lrdg": "#2f81d8", "it": "#2f9d63",
    "axis": "#d2543a", "allies": "#2f81d8",
}  # fmt: skip
OBJECTIVE = "#b8860b"
COVER = "#7a8a5a"
HILL = "#a0703c"
WATER = "#4a90a4"
WOOD = "#3f8f4f"
FIELD = "#93892f"
BUILDINGS = "#8c7a8c"
STONES = "#a0703c"
ROAD = "#8a8578"
ROUGH = "#c0603a"
BORDER = "#808080"
QUIET = "#808080"
OFFERED = "bold #b8860b"
GOOD = "#3a9a4a"
BAD = "#d23a3a"


@dataclass(frozen=True)
class Signs:
    """Signs of one column."""

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
    hill: str = "▲"
    water: str = "≈"
    wood: str = "♣"
    field: str = "″"
    buildings: str = "▪"
    stones: str = "∴"
    road: str = "═"
    sand: str = "·"
    more: str = "…"
    rough: str = "⊘"
    escape: str = "→"
    structure: str = "▣"
    disabled: str = "✗"
    damaged: str = "■"
    whole: str = "□"
    critical: str = "┊"


PLAIN_SIGNS = Signs(
    "*", "@", "o", " ", "-", "^", "X", "Y", ">", "-", "#", ".", "+", "x", "", "", "", "", "",
    "", "", "", "...", "#", "E", "&", "x", "#", ".", "|",
)  # fmt: skip

LOOKS = (
    (("hill",), "hill", HILL),
    (("river",), "water", WATER),
    (("wood", "oasis"), "wood", WOOD),
    (("farm", "hamlet", "village", "church", "manor"), "buildings", BUILDINGS),
    (("fort", "camp", "town", "house", "ruin"), "buildings", BUILDINGS),
    (("rocks", "stones", "broken"), "stones", STONES),
    (("road", "runway"), "road", ROAD),
    (("plain", "hollow"), "sand", FIELD),
)
"""Words in the look of a tile, its sign and its colour; the first match wins."""


def terrain(look: str, signs: Signs) -> tuple[str, str]:
    """The sign and colour of what a tile looks like; no rule depends on it."""
    for words, sign, colour in LOOKS:
        if any(word in look for word in words):
            return getattr(signs, sign), colour
    return (signs.field, FIELD) if look else ("", QUIET)


def side_style(side: str, extra: str = "") -> str:
    """The colour of a side, as a style."""
    colour = SIDES.get(side, "")
    return f"{extra} {colour}".strip()
