"""What the engine reports, said to a person: events and refusals carry words, people read names."""

from collections.abc import Callable, Mapping

from fieldcraft.i18n.names import (
    action_name,
    card_name,
    counter_name,
    is_unit,
    side_name,
    specialism_name,
    squad_name,
    structure_name,
    tile_name,
)
from fieldcraft.i18n.speaker import Argument, Speaker

_NAMES: dict[str, Callable[[Speaker, str], str | None]] = {
    "side": side_name,
    "card": card_name,
    "counter": counter_name,
    "other": counter_name,
    "target": counter_name,
    "vehicle": counter_name,
    "structure": structure_name,
    "specialism": specialism_name,
    "tile": tile_name,
    "action": action_name,
    "squad": lambda speaker, word: squad_name(speaker, word or None),
    "reason": lambda speaker, word: _said(speaker, f"reason-{word}", word),
    "question": lambda speaker, word: _said(speaker, f"question-{word}", word),
    "name": lambda speaker, word: _said(speaker, f"scenario-{word}", word),
}

# What a refusal can do without: its message has a form for "not told".
_OPTIONAL = ("action", "question", "side", "squad", "suggestion", "text")


def tell_event(speaker: Speaker, name: str, fields: Mapping[str, object]) -> str:
    """The log line of an event, from its name and fields as the engine gives them.

    Units have casualties, soldiers wounds: `$scale` tells a message which of the two it speaks of.

    >>> tell_event(Speaker("en"), "moves", {"counter": "us:scout-a", "tile": "2B"})
    'Scouts A (US): to 2B'
    """
    return speaker.say(f"event-{name}", scale=_scale(fields), **_named(speaker, fields))


def tell_refusal(speaker: Speaker, reason: str, fields: Mapping[str, object]) -> str:
    """Why something is refused, in a sentence or two, without the clause.

    >>> tell_refusal(Speaker("pl"), "card-not-in-hand", {"card": "sniper"})
    'Nie masz na ręce karty Snajper.'
    """
    arguments = _named(speaker, fields)
    for field in _OPTIONAL:
        arguments.setdefault(field, None)
    if arguments["suggestion"] == "":
        arguments["suggestion"] = None
    return speaker.say(f"why-{reason}", **arguments)


def _named(speaker: Speaker, fields: Mapping[str, object]) -> dict[str, Argument]:
    """The fields as a message takes them: words turned to names, dice to a list in text."""
    arguments: dict[str, Argument] = {}
    for field, value in fields.items():
        if isinstance(value, str):
            naming = _NAMES.get(field)
            arguments[field] = naming(speaker, value) if naming else value
        elif isinstance(value, list | tuple):
            arguments[field] = ", ".join(str(item) for item in value)
        elif value is None or isinstance(value, int | float):
            arguments[field] = value
        else:
            arguments[field] = str(value)
    return arguments


def _scale(fields: Mapping[str, object]) -> str:
    """`soldier` or `unit`: what a counter of the side spoken of stands for (NA-102)."""
    for field in ("counter", "target", "side"):
        word = fields.get(field)
        if isinstance(word, str):
            return "unit" if is_unit(word.partition(":")[0]) else "soldier"
    return "unit"


def _said(speaker: Speaker, message_id: str, otherwise: str) -> str:
    return speaker.say(message_id) if speaker.has(message_id) else otherwise
