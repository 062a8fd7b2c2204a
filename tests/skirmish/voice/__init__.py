"""What Skirmish says: its own messages, and everything else as it is said of any game."""

from typing import Any

from fieldcraft.i18n.teller import Teller
from fieldcraft.i18n.voices import Voice

__all__ = ["TERMS", "Teller", "make_voice"]

TERMS = ("field-",)
"""The kinds of messages that are terms of the game."""


def make_voice(plain: dict[str, Any]) -> Voice:
    """The voice of a scenario."""
    return Voice(plain)
