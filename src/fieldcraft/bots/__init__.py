"""Opponents behind one interface; none sees more than its seat (docs/bots.md)."""

from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.registry import UnknownBot, check, make, names
from fieldcraft.bots.seat import Seat

__all__ = ["Bot", "Reason", "Seat", "UnknownBot", "check", "make", "names"]
