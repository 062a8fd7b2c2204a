"""Opponents behind one interface; none sees more than its seat (docs/bots.md)."""

from fieldcraft.bots.asking import ask
from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.registry import BotError, BotFailed, UnknownBot, check, make, names
from fieldcraft.bots.seat import Seat

__all__ = [
    "Bot",
    "BotError",
    "BotFailed",
    "Reason",
    "Seat",
    "UnknownBot",
    "ask",
    "check",
    "make",
    "names",
]
