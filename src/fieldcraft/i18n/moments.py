"""When it is in a match, and how it ended, from a view alone."""

from typing import Any

from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.telling import tell_event

View = dict[str, Any]  # JSON-able, hence Any


def tell_moment(speaker: Speaker, view: View) -> tuple[str, str]:
    """The round, or the space of the time marker; and whose turn it is.

    >>> tell_moment(Speaker("en"), {"round": 6, "phase": "turns", "active": "us"})
    ('Round 6', 'US’s turn')
    """
    on_hexes = "time" in view
    if on_hexes:
        when = f"{speaker.say('heading-time')} {view['time']}/{view['sudden_death']}"
    else:
        when = speaker.say("event-round", number=view["round"])
    if view["phase"] == "over":
        return when, speaker.say("prompt-over")
    if view["phase"] in ("initiative", "set-up"):
        return when, speaker.say(f"phase-{view['phase']}")
    name = side_name(speaker, view["active"])
    if on_hexes:
        return when, speaker.say("event-turn-on-hexes", number=view["turn"], side=name)
    return when, speaker.say("event-turn", side=name)


def tell_outcome(speaker: Speaker, view: View) -> str:
    """Who won and why; empty while the match goes on."""
    end = view["outcome"]
    if end is None:
        return ""
    if end["winner"]:
        return tell_event(speaker, "wins", {"side": end["winner"], "reason": end["reason"]})
    return tell_event(speaker, "drawn", {"reason": end["reason"]})
