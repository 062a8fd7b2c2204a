"""The colours and signs of the board; what a tile looks like is a sign and a colour."""

from dataclasses import dataclass

from fieldcraft.cli.drawing.palette import BLUE, GREEN, PLAIN_SIGNS, QUIET, RED, Signs
from fieldcraft.cli.terminal import Terminal

SIDES = {"us": BLUE, "de": RED, "lrdg": BLUE, "it": GREEN}
COVER = "#7a8a5a"
HILL = "#a0703c"
WATER = "#4a90a4"
WOOD = "#3f8f4f"
FIELD = "#93892f"
BUILDINGS = "#8c7a8c"
STONES = "#a0703c"
ROAD = "#8a8578"
ROUGH = "#c0603a"


@dataclass(frozen=True)
class BoardSigns(Signs):
    """Those of any game and those of the board; letters alone show no look of a tile."""

    objective: str = "★"
    controlled: str = "●"
    scouted: str = "○"
    unmarked: str = " "
    suppressed: str = "↓"
    spawn: str = "⌂"
    target: str = "◎"
    tower: str = "Ψ"
    hill: str = "▲"
    water: str = "≈"
    wood: str = "♣"
    field: str = "″"
    buildings: str = "▪"
    stones: str = "∴"
    road: str = "═"
    sand: str = "·"
    rough: str = "⊘"
    escape: str = "→"
    structure: str = "▣"
    disabled: str = "✗"
    damaged: str = "■"
    whole: str = "□"
    critical: str = "┊"


SIGNS = BoardSigns()
PLAIN = BoardSigns(
    "*", "@", "o", " ", "-", "^", "X", "Y", "", "", "", "", "", "", "", "",
    "#", "E", "&", "x", "#", ".", "|", **vars(PLAIN_SIGNS),
)  # fmt: skip


def signs_of(terminal: Terminal) -> BoardSigns:
    """The signs that a terminal can show."""
    return PLAIN if terminal.signs is PLAIN_SIGNS else SIGNS


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


def terrain(look: str, signs: BoardSigns) -> tuple[str, str]:
    """The sign and colour of what a tile looks like; no rule depends on it."""
    for words, sign, colour in LOOKS:
        if any(word in look for word in words):
            return getattr(signs, sign), colour
    return (signs.field, FIELD) if look else ("", QUIET)
