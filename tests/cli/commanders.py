"""Positions of Combat Commander for the tests of the terminal."""

from typing import Any

from fieldcraft.record.match import Match
from tests.cli.tables import at

Position = dict[str, Any]
GAME = "combat-commander"

MEETING: Position = {
    "scenario": "lipki-farm",
    "active": "axis",
    "units": {
        "axis:lieutenant-y-1": "E8",
        "axis:corporal-x-2": "H10",
        "axis:rifle-3": "E8",
        "axis:rifle-4": {"hex": "F8", "suppressed": True},
        "axis:rifle-5": {"hex": "E10", "broken": True},
        "axis:rifle-6": "H9",
        "allies:sergeant-y-1": "E6",
        "allies:rifle-3": "E6",
        "allies:rifle-4": {"hex": "D8", "broken": True},
    },
    "weapons": {
        "light-mg-1": "axis:rifle-3",
        "medium-mg-2": {"holder": "allies:rifle-3", "broken": True},
    },
    "hexes": {"E8": {"fort": "foxholes"}, "F8": {"smoke": 5}, "G9": {"blaze": True}},
    "objectives": {"1": "axis"},
    "axis": {"hand": ["fire#g-61", "move#g-25", "recover#g-5"]},
    "allies": {"hand": ["fire#r-54"]},
}
"""Both sides around the farm of scenario 1: a stack with a weapon, broken and suppressed units."""


def on_the_map(position: Position, **changes: Any) -> Match:
    """A match from one of these positions, changed."""
    return at({**position, **changes}, GAME)
