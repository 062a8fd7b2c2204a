"""Fieldcraft: card-driven tactical wargames on a digital table, every rule enforced.

>>> import fieldcraft
>>> match = fieldcraft.Match("normandy", "la-raye", seed=7)
>>> match.play("random", limit=10)
>>> match.turn
('us',)

The names below are the library; docs/library.md is its guide.  They are imported when first used,
so that `import fieldcraft` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fieldcraft import bots, games
    from fieldcraft.bots import Bot, BotError, Seat
    from fieldcraft.core import FieldcraftError, Forecast, Refusal, StartError, State
    from fieldcraft.core.content.problems import ContentError
    from fieldcraft.facade import (
        Decision,
        Event,
        Match,
        NoSuchOption,
        NotOffered,
        Option,
        Options,
        Outcome,
        WrongArgument,
        event_types,
    )
    from fieldcraft.record.errors import RecordError
    from fieldcraft.record.play.step import Refused

__version__ = "0.2.0"

__all__ = [
    "Bot",
    "BotError",
    "ContentError",
    "Decision",
    "Event",
    "FieldcraftError",
    "Forecast",
    "Match",
    "NoSuchOption",
    "NotOffered",
    "Option",
    "Options",
    "Outcome",
    "RecordError",
    "Refusal",
    "Refused",
    "Seat",
    "StartError",
    "State",
    "WrongArgument",
    "__version__",
    "bots",
    "event_types",
    "games",
]

_HOMES = {
    "fieldcraft.facade": (
        "Decision Event Match NoSuchOption NotOffered Option Options Outcome WrongArgument "
        "event_types"
    ),
    "fieldcraft.bots": "Bot BotError Seat",
    "fieldcraft.core": "FieldcraftError Forecast Refusal StartError State",
    "fieldcraft.core.content.problems": "ContentError",
    "fieldcraft.record.errors": "RecordError",
    "fieldcraft.record.play.step": "Refused",
}


def __getattr__(name: str) -> object:
    """A name of the library, from where it lives."""
    if name in ("bots", "games"):
        return import_module(f"fieldcraft.{name}")
    for home, names in _HOMES.items():
        if name in names.split():
            found: object = getattr(import_module(home), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'fieldcraft' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
