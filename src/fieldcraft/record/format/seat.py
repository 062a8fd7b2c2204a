"""A seat's export of a running match: its own views, and the events it was told.

No key, no digest, no words of the opponent: there is a line for each of the seat's own choices and
for what it could see happen, and lines have their own numbers, so that not even the number of
hidden choices shows. An undone choice is not in the match and so not here either.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fieldcraft.core import PUBLIC, Event, canonical
from fieldcraft.record.format.file import TABLE
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Step

FORMAT = 1


def seat_lines(playthrough: Playthrough, side: int | str) -> Iterator[str]:
    """The match as one seat, or a spectator, knows it: one JSON object per line.

    The first has the game, the players and the first view; each following one has what changed: the
    seat's own `choice`, or an `act` of the table, the `events` and the new `view`.
    """
    viewer = playthrough.side(side)
    seat = playthrough.sides[viewer] if viewer >= 0 else "spectator"
    view = playthrough.view(viewer, 0)
    last = canonical(view)
    yield _line(
        {
            "format": FORMAT,
            "game": playthrough.header.game,
            "seat": seat,
            "players": playthrough.players,
            "view": view,
        }
    )
    number = 0
    for place, step in enumerate(playthrough.steps, 1):
        line = _told(step, viewer)
        view = playthrough.view(viewer, place)
        seen = canonical(view)
        if not line and seen == last:
            continue
        last = seen
        number += 1
        yield _line({"line": number, **line, "view": view})


def seat_text(playthrough: Playthrough, side: int | str) -> str:
    """All lines of a seat's export, as a file."""
    return "".join(f"{line}\n" for line in seat_lines(playthrough, side))


def event_value(event: Event) -> dict[str, Any]:
    """An event as plain values, without its audience, to which the reader belongs.

    What a field called `event` names (a card's Event) becomes `named`.
    """
    fields = {("named" if name == "event" else name): one for name, one in event.fields.items()}
    return {"event": event.name, **fields}


def _told(step: Step, viewer: int) -> dict[str, Any]:
    """What this viewer was told by one entry, apart from the view."""
    line: dict[str, Any] = {}
    if step.entry.who == TABLE:
        line["act"] = step.entry.text
    elif step.side == viewer:
        line["choice"] = step.entry.text
    events = [event_value(event) for event in step.events if event.audience in (PUBLIC, viewer)]
    if events:
        line["events"] = events
    return line


def _line(value: dict[str, Any]) -> str:
    return canonical(value).decode()
