"""What Undaunted says, in the words of its printed editions."""

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.voice.teller import Teller
from fieldcraft.games.undaunted.voice.voice import UndauntedVoice
from fieldcraft.i18n.voices import Voice

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario

__all__ = ["TERMS", "Teller", "make_voice"]

TERMS = (
    "action-", "card-", "zone-", "marker-", "face-", "field-", "structure-", "vehicle-",
)  # fmt: skip
"""The kinds of messages that are terms of the game."""


def make_voice(plain: "UndauntedScenario") -> Voice:
    """The voice of a plain scenario."""
    return UndauntedVoice(plain)
