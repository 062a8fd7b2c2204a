"""The rules kernel: a push-down machine that knows no game (docs/design.md, "The kernel")."""

from fieldcraft.core.build import BUILD
from fieldcraft.core.chance import Chance, ScriptError, key_from_seed
from fieldcraft.core.contract import (
    EVERYONE,
    HIDDEN,
    NOBODY,
    PUBLIC,
    REACHED,
    SEEN,
    SPECTATOR,
    Condition,
    Decision,
    Event,
    FieldcraftError,
    Forecast,
    Illegal,
    Outcome,
    Refusal,
    Stake,
    Subject,
    Threat,
    Visibility,
    WordError,
    canonical,
)
from fieldcraft.core.frame import BOTH, Both, Frame, Slot
from fieldcraft.core.game import Game
from fieldcraft.core.options import MatchOption, StartError
from fieldcraft.core.playout import playout
from fieldcraft.core.state import State
from fieldcraft.core.timeline import Timeline, UndoError

__all__ = [
    "BOTH",
    "BUILD",
    "EVERYONE",
    "HIDDEN",
    "NOBODY",
    "PUBLIC",
    "REACHED",
    "SEEN",
    "SPECTATOR",
    "Both",
    "Chance",
    "Condition",
    "Decision",
    "Event",
    "FieldcraftError",
    "Forecast",
    "Frame",
    "Game",
    "Illegal",
    "MatchOption",
    "Outcome",
    "Refusal",
    "ScriptError",
    "Slot",
    "Stake",
    "StartError",
    "State",
    "Subject",
    "Threat",
    "Timeline",
    "UndoError",
    "Visibility",
    "WordError",
    "canonical",
    "key_from_seed",
    "playout",
]
