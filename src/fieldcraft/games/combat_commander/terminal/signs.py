"""Signs and colours of the map; colour is never the only sign, and plain signs stand by."""

from dataclasses import dataclass

from fieldcraft.cli.drawing.palette import PLAIN_SIGNS
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.content.maps.models import LETTERS

INK = "#1e1e1e"
FAINT = "#6b6658"
"""Text on the map, whose ground is light on every terminal."""
GROUND = {
    "open": "#d9d3b6",
    "field": "#e4d182",
    "orchard": "#b9cf94",
    "brush": "#a9c083",
    "woods": "#82ad75",
    "building": "#cfab94",
    "bridge-major": "#c4b8a8",
    "bridge-minor": "#c4b8a8",
    "gully": "#b9aa85",
    "stream": "#a6cbd6",
    "marsh": "#a9c4b0",
    "water-barrier": "#86b4d2",
}
COUNTERS = {"axis": "#a03c22", "allies": "#1f5fa8"}
HEXSIDES = {"cliff": "#7a3b1e", "wall": "#3d3d3d", "hedge": "#1f6b2c", "fence": "#8a5a20"}
EDGE = "#8f8874 on #cbc4a5"
HEXSIDE_GROUND = "on #cbc4a5"
FORT, SMOKE, BLAZE, MARKED = "#5a2a82", "#4a4a4a", "#c22a00", "#b8860b"


@dataclass(frozen=True)
class MapSigns:
    """One-column signs of the map, by the word of what they stand for."""

    terrain: dict[str, str]
    ways: dict[str, str]
    forts: dict[str, str]
    sides: dict[str, str]
    hexsides: dict[str, str]
    objectives: tuple[str, ...]
    """The signs of objectives 1 to 5."""
    levels: tuple[str, ...]
    """The signs of levels 0 to 5."""
    smoke: str
    blaze: str
    broken: str
    suppressed: str
    veteran: str
    weapon: str
    broken_weapon: str
    marked: str
    acting: str
    more: str


TERRAIN = {
    "building": "⌂", "woods": "♣", "brush": "″", "orchard": "♠", "field": "≡",
    "bridge-major": "╫", "bridge-minor": "╪", "gully": "∨", "stream": "∼", "marsh": "∿",
    "water-barrier": "≈", "open": "",
}  # fmt: skip
SIGNS = MapSigns(
    TERRAIN,
    {"road": "═", "railway": "╬", "trail": "┄"},
    {"foxholes": "∪", "trench": "⊔", "bunker": "∩", "pillbox": "▣", "mines": "✱", "wire": "╳"},
    {"axis": "●", "allies": "○"},
    {"cliff": "▲", "wall": "#", "hedge": "%", "fence": "┊"},
    ("★1", "★2", "★3", "★4", "★5"),
    ("", "¹", "²", "³", "⁴", "⁵"),
    "░", "☼", "✗", "↓", "'", "+", "÷", "►", "◆", "…",
)  # fmt: skip
PLAIN = MapSigns(
    {**{terrain: letter for letter, terrain in LETTERS.items()}, "open": ""},
    {"road": "R", "railway": "T", "trail": "p"},
    {"foxholes": "F", "trench": "H", "bunker": "B", "pillbox": "P", "mines": "M", "wire": "X"},
    {"axis": "@", "allies": "&"},
    {"cliff": "^", "wall": "#", "hedge": "%", "fence": ":"},
    ("*1", "*2", "*3", "*4", "*5"),
    ("", "^1", "^2", "^3", "^4", "^5"),
    "~", "!", "x", "-", "'", "+", "?", ">", "*", ".",
)  # fmt: skip


def signs_of(terminal: Terminal) -> MapSigns:
    """The signs that a terminal can show."""
    return PLAIN if terminal.signs is PLAIN_SIGNS else SIGNS


def ground_style(terrain: str) -> str:
    """The colour of the ground, as a style."""
    return f"on {GROUND.get(terrain, GROUND['open'])}"
