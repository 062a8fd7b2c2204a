"""Combat Commander as the terminal draws it."""

from fieldcraft.cli.drawing.palette import BLUE, RED, colour_sides
from fieldcraft.games.combat_commander.terminal.scene import CommanderScene as Scene

__all__ = ["Scene"]

colour_sides({"axis": RED, "allies": BLUE})
