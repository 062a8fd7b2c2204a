"""How a side wins, in words, from the goal of a plain scenario."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from fieldcraft.games.undaunted.voice.names import counter_name, tile_name
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker

Goal = Mapping[str, Any]  # JSON-able, hence Any


def tell_goal(speaker: Speaker, side: str, goal: Goal) -> str:
    """The victory condition of a side: Normandy's points and pin, or North Africa's alternatives.

    >>> tell_goal(Speaker("en"), "us", {"points": 5, "pin": True})
    'US: control objectives worth 5 points / US: pin the enemy'
    >>> crew = {"soldiers": 2, "vehicles": 1, "counters": []}
    >>> tell_goal(Speaker("en"), "it", {"any": [{"neutralise": crew}]})
    'Italy: neutralise 2 enemy soldiers and 1 enemy vehicle'
    """
    name = side_name(speaker, side)
    if "any" in goal:
        ways = [_alternative(speaker, way) for way in goal["any"]]
        text = speaker.say("goal-of-side", side=name, goal=_joined(speaker, "goal-or", ways))
        return text + _limits(speaker, goal)
    texts = []
    if goal["points"]:
        texts.append(speaker.say("goal-points", side=name, count=goal["points"]))
    if goal["pin"]:
        texts.append(speaker.say("goal-pin", side=name))
    return " / ".join(texts)


def _alternative(speaker: Speaker, way: Goal) -> str:
    """What must hold together (NA-801); a tile to control first comes before the rest (C-15)."""
    parts = []
    if way.get("points"):
        parts.append(speaker.say("goal-score", count=way["points"]))
    for kind in ("escape", "neutralise"):
        whom = _whom(speaker, kind, way.get(kind) or {})
        if whom:
            parts.append(speaker.say(f"goal-{kind}", whom=whom))
    text = _joined(speaker, "goal-and", parts)
    if not way.get("hold"):
        return text
    return speaker.say("goal-hold-first", tile=tile_name(speaker, way["hold"]), goal=text)


def _whom(speaker: Speaker, kind: str, wanted: Goal) -> str:
    """Who must escape, or be neutralised."""
    texts = [
        speaker.say(f"goal-{kind}-{what}", count=wanted[what])
        for what in ("soldiers", "vehicles")
        if wanted.get(what)
    ]
    for word in wanted.get("counters", ()):
        name = counter_name(speaker, word, with_side=False)
        texts.append(speaker.say(f"goal-{kind}-counter", counter=name))
    return _joined(speaker, "goal-and", texts)


def _limits(speaker: Speaker, goal: Goal) -> str:
    """Who may escape, where not everybody may (NA-504)."""
    words = goal.get("may_escape") or ()
    if not words:
        return ""
    names = ", ".join(counter_name(speaker, word, with_side=False) for word in words)
    return " " + speaker.say("goal-may-escape", names=names)


def _joined(speaker: Speaker, message_id: str, texts: list[str]) -> str:
    """Several texts as one, two at a time."""
    if not texts:
        return ""
    return reduce(lambda one, more: speaker.say(message_id, first=one, second=more), texts)
