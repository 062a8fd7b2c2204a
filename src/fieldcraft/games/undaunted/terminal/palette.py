"""The colours of sides and tiles; what a tile looks like is a sign and a colour."""

from fieldcraft.cli.drawing.palette import BLUE, GREEN, QUIET, RED, Signs

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
