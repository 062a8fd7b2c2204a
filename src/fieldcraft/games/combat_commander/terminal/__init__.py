"""Combat Commander as the terminal draws it."""

from fieldcraft.games.combat_commander.terminal.scene import CommanderScene as Scene

__all__ = ["Scene"]
