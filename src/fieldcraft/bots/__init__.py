"""Opponents behind one interface; none sees more than its seat (docs/bots.md)."""

from fieldcraft.bots.asking import ask
from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.registry import (
    BotError,
    BotFailed,
    UnknownBot,
    adviser,
    check,
    make,
    names,
    proper,
    usual,
)
from fieldcraft.bots.seat import Seat

__all__ = [
    "Bot",
    "BotError",
    "BotFailed",
    "Reason",
    "Seat",
    "UnknownBot",
    "adviser",
    "ask",
    "check",
    "make",
    "names",
    "proper",
    "usual",
]
