"""Everything a person reads, in English, Russian, Brazilian Portuguese and Polish.

The texts are Fluent catalogues, one folder per language under `catalogues/`; those of one game lie
with its voice, in the terms of its printed edition. Only packages that speak to people import this.

>>> from fieldcraft.i18n import Speaker, side_name
>>> ru = Speaker("ru").of("normandy")
>>> ru.say("event-draws", side=side_name(ru, "us"), who="us", count=4)
'США берут 4 карты'
"""

from importlib import import_module
from typing import TYPE_CHECKING

from fieldcraft.i18n.languages import LANGUAGES, choose_language

if TYPE_CHECKING:
    from fieldcraft.i18n.names import said, side_name
    from fieldcraft.i18n.problems import tell_mismatch, tell_problem, tell_value
    from fieldcraft.i18n.speaker import Argument, Speaker
    from fieldcraft.i18n.teller import tell_event, tell_event_parts, tell_refusal

__all__ = [
    "LANGUAGES",
    "Argument",
    "Speaker",
    "choose_language",
    "said",
    "side_name",
    "tell_event",
    "tell_event_parts",
    "tell_mismatch",
    "tell_problem",
    "tell_refusal",
    "tell_value",
]

_HOMES = {
    "names": ("said", "side_name"),
    "problems": ("tell_mismatch", "tell_problem", "tell_value"),
    "speaker": ("Argument", "Speaker"),
    "teller": ("tell_event", "tell_event_parts", "tell_refusal"),
}


def __getattr__(name: str) -> object:
    """Import what speaks when it is first used: which languages there are is known without it."""
    for module, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
