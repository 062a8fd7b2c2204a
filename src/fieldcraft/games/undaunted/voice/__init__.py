"""What Undaunted says, in the words of its printed editions."""

from typing import Any

from fieldcraft.games.undaunted.voice.teller import Teller
from fieldcraft.games.undaunted.voice.voice import UndauntedVoice
from fieldcraft.i18n.voices import Voice

__all__ = ["TERMS", "Teller", "make_voice"]

TERMS = (
    "action-", "card-", "zone-", "marker-", "face-", "field-", "structure-", "vehicle-",
)  # fmt: skip
"""The kinds of messages that are terms of the game."""


def make_voice(plain: dict[str, Any]) -> Voice:
    """The voice of a plain scenario (JSON-able, hence Any)."""
    return UndauntedVoice(plain)
