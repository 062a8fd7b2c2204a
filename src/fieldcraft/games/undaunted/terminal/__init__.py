"""Undaunted as the terminal draws it."""

from fieldcraft.cli.drawing.palette import colour_sides
from fieldcraft.games.undaunted.terminal.palette import SIDES
from fieldcraft.games.undaunted.terminal.scene import UndauntedScene as Scene

__all__ = ["Scene"]

colour_sides(SIDES)
