"""Undaunted as the terminal draws it."""

from fieldcraft.games.undaunted.terminal.scene import UndauntedScene as Scene

__all__ = ["Scene"]
