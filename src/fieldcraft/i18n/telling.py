"""What the engine reports, said to a person: events and refusals carry words, people read names."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from fieldcraft.i18n.commander_names import (
    SIDES,
    chit_name,
    deck_card_name,
    piece_name,
    said,
    unit_name,
    weapon_name,
)
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

Fields = Mapping[str, object]


def _kind(kind: str) -> Callable[[Speaker, str], str]:
    """Naming by the messages of a kind."""
    return lambda speaker, word: said(speaker, kind, word)


_NAMES: dict[str, Callable[[Speaker, str], str | None]] = {
    "side": side_name,
    "card": card_name,
    "counter": counter_name,
    "other": lambda speaker, word: _other(speaker, word),
    "target": counter_name,
    "vehicle": counter_name,
    "structure": structure_name,
    "specialism": specialism_name,
    "tile": tile_name,
    "action": action_name,
    "squad": lambda speaker, word: squad_name(speaker, word or None),
    "reason": _kind("reason"),
    "question": _kind("question"),
    "name": _kind("scenario"),
    # Combat Commander
    "unit": unit_name,
    "weapon": weapon_name,
    "piece": piece_name,
    "order": _kind("order"),
    "event": _kind("event-name"),
    "fort": _kind("fort"),
    "marker": _kind("flag"),
    "chit": chit_name,
    "trigger": lambda speaker, word: _set_off(speaker, word),
}

# Lists of words; the side of all of them is said before.
_NAMES_IN: dict[str, Callable[[Speaker, str], str]] = {
    "cards": deck_card_name,
    "pieces": partial(piece_name, with_side=False),
    "teams": partial(unit_name, with_side=False),
}

# What a refusal can do without: its message has a form for "not told".
_OPTIONAL = ("action", "question", "side", "squad", "suggestion", "text")

# What only Combat Commander reports; its sides are known too.
_OF_HEXES = ("hex", "unit", "weapon", "piece")


_REFS: dict[str, str] = {
    "card": "card",
    "counter": "counter",
    "target": "counter",
    "vehicle": "counter",
    "structure": "structure",
    "tile": "tile",
    "unit": "unit",
    "weapon": "weapon",
    "hex": "hex",
    "piece": "unit",
    "pieces": "unit",
    "teams": "unit",
    "cards": "card",
    "other": "counter",
    "event": "event",
}
"""What a board calls the thing that a field names."""

OPEN, SPLIT, CLOSE = "\ue000", "\ue001", "\ue002"
"""Around a name while its line is made, so that it is found again: `OPEN ref SPLIT name CLOSE`."""
_PART = re.compile(f"{OPEN}([^{SPLIT}]*){SPLIT}([^{CLOSE}]*){CLOSE}|([^{OPEN}]+)")

Part = dict[str, str]
"""A stretch of a log line: its `text`, and the `ref` of the thing it names, if it names one."""


def tell_event_parts(speaker: Speaker, name: str, fields: Fields) -> list[Part]:
    """The log line of an event, its names apart, each with what it points at on the board.

    >>> tell_event_parts(Speaker("en"), "moves", {"counter": "us:scout-a", "tile": "2B"})[:2]
    [{'text': 'Scouts A (US)', 'ref': 'counter:us:scout-a'}, {'text': ': to '}]
    """
    line = _line(speaker, name, fields, marked=True)
    return [
        {"text": named, "ref": ref} if ref else {"text": plain}
        for ref, named, plain in _PART.findall(line)
    ]


def ref_of(field: str, word: str) -> str:
    """What a board calls the thing of a word in a field; empty if it is nothing on the board.

    >>> ref_of("target", "fuel-tank"), ref_of("pieces", "light-mg-2"), ref_of("reason", "points")
    ('structure:fuel-tank', 'weapon:light-mg-2', '')
    """
    kind = _REFS.get(field, "")
    if not kind or not word:
        return ""
    if kind == "unit" and ":" not in word:
        kind = "weapon"
    elif kind == "counter":
        side, colon, _ = word.partition(":")
        kind = "structure" if not colon else "unit" if side in SIDES else "counter"
    return f"{kind}:{word}"


def tell_event(speaker: Speaker, name: str, fields: Fields) -> str:
    """The log line of an event, from its name and fields as the engine gives them.

    Units have casualties, soldiers wounds: `$scale` tells a message which of the two it speaks of.
    What a name means on tiles and on hexes has two messages, and so has each kind of roll.

    >>> tell_event(Speaker("en"), "moves", {"counter": "us:scout-a", "tile": "2B"})
    'Scouts A (US): to 2B'
    >>> tell_event(Speaker("en"), "moves", {"unit": "axis:rifle-3", "hex": "C7", "spent": 2})
    'Rifle 3 (Axis): to C7 (2 MP spent)'
    """
    return _line(speaker, name, fields)


def _line(speaker: Speaker, name: str, fields: Fields, *, marked: bool = False) -> str:
    arguments = _named(speaker, fields, marked=marked)
    if "vp" in fields:
        arguments["standing"] = _standing(speaker, fields["vp"])
        points = fields["points"]
        if isinstance(points, int) and points < 0:
            return speaker.say("event-loses-points", **{**arguments, "points": -points})
    if name == "event":
        arguments["about"] = speaker.say(f"about-event-{fields['event']}")
    return speaker.say(_message(speaker, "event", name, fields), scale=_scale(fields), **arguments)


def tell_refusal(speaker: Speaker, reason: str, fields: Fields) -> str:
    """Why something is refused, in a sentence or two, without the clause.

    >>> tell_refusal(Speaker("pl"), "card-not-in-hand", {"card": "sniper"})
    'Nie masz na ręce karty Snajper.'
    """
    arguments = _named(speaker, fields)
    for field in _OPTIONAL:
        arguments.setdefault(field, None)
    if arguments["suggestion"] == "":
        arguments["suggestion"] = None
    return speaker.say(_message(speaker, "why", reason, fields), **arguments)


def _message(speaker: Speaker, kind: str, name: str, fields: Fields) -> str:
    """The message of an event or a refusal: of its kind or its game, where it has one."""
    wanted = [f"{kind}-{name}-{fields['kind']}"] if "kind" in fields else []
    if on_hexes(fields):
        wanted.append(f"{kind}-{name}-on-hexes")
    return next((one for one in wanted if speaker.has(one)), f"{kind}-{name}")


def on_hexes(fields: Fields) -> bool:
    """Whether these are fields of Combat Commander, by what they name."""
    if any(field in fields for field in _OF_HEXES):
        return True
    card = fields.get("card")
    return fields.get("side") in SIDES or (isinstance(card, str) and "#" in card)


def _named(speaker: Speaker, fields: Fields, *, marked: bool = False) -> dict[str, Argument]:
    """The fields as a message takes them: words turned to names, dice to a list in text."""
    arguments: dict[str, Argument] = {}
    for field, value in fields.items():
        if field == "direction" and isinstance(value, int):
            arguments[field] = said(speaker, "direction", str(value)) if value > 0 else None
        elif isinstance(value, str):
            naming = _NAMES.get(field)
            name = naming(speaker, value) if naming else value
            arguments[field] = _mark(field, value, name) if marked and name else name
        elif isinstance(value, list | tuple):
            each = _NAMES_IN.get(field)
            words = [str(item) for item in value]
            texts = [each(speaker, word) if each else word for word in words]
            if marked:
                texts = [_mark(field, *one) for one in zip(words, texts, strict=True)]
            arguments[field] = ", ".join(texts)
        elif value is None or isinstance(value, int | float):
            arguments[field] = value
        else:
            arguments[field] = str(value)
    return arguments


def _mark(field: str, word: str, name: str) -> str:
    ref = ref_of(field, word)
    return f"{OPEN}{ref}{SPLIT}{name}{CLOSE}" if ref else name


def _scale(fields: Fields) -> str:
    """`soldier` or `unit`: what a counter of the side spoken of stands for (NA-102)."""
    for field in ("counter", "target", "side"):
        word = fields.get(field)
        if isinstance(word, str):
            return "unit" if is_unit(word.partition(":")[0]) else "soldier"
    return "unit"


def _other(speaker: Speaker, word: str) -> str:
    """A second counter or unit."""
    known = word.partition(":")[0] in SIDES
    return unit_name(speaker, word) if known else counter_name(speaker, word)


def _set_off(speaker: Speaker, trigger: str) -> str:
    """What a roll sets off, to follow the sentence about the roll; mostly nothing."""
    name = said(speaker, "trigger", trigger)
    return speaker.say("roll-sets-off", trigger=name) if trigger else ""


def _standing(speaker: Speaker, vp: object) -> str:
    """Who is ahead in victory points, which the engine counts for the Axis (CC-4.1.1)."""
    if not isinstance(vp, int) or vp == 0:
        return speaker.say("points-even")
    side = side_name(speaker, SIDES[0] if vp > 0 else SIDES[1])
    return speaker.say("points-ahead", side=side, count=abs(vp))
