"""What Combat Commander says, in the words of its printed edition."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.voice.teller import Teller
from fieldcraft.games.combat_commander.voice.voice import CommanderVoice
from fieldcraft.i18n.voices import Voice

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario

__all__ = ["TERMS", "Teller", "make_voice"]

TERMS = (
    "action-", "order-", "event-name-", "terrain-", "fort-", "flag-", "value-", "trigger-",
    "unit-", "weapon-", "kind-", "posture-", "field-",
)  # fmt: skip
"""The kinds of messages that are terms of the game."""


def make_voice(plain: "CommanderScenario") -> Voice:
    """The voice of a plain scenario."""
    return CommanderVoice(plain)
