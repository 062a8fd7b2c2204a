"""`look`: what a thing is, its values and its rule; for two things, range and line of sight."""

from __future__ import annotations

from typing import Any

from fieldcraft.core import State, WordError
from fieldcraft.i18n.looks import Look
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name, split_ref
from fieldcraft.i18n.voices import Voice
from fieldcraft.server.http.errors import RefusedError

Answer = dict[str, Any]  # JSON-able, hence Any


def look(speaker: Speaker, voice: Voice, state: State, viewer: int, things: list[str]) -> Answer:
    """One thing, or two by their places; `RefusedError` for what is not there."""
    view = state.view(viewer)
    if len(things) == 2:
        places = [next(iter(voice.places(view, ref)), ref) for ref in things]
        words = [split_ref(place)[1] or place for place in places]
        return told(voice.look(speaker, view, inspected(state, viewer, *words, game=speaker.game)))
    ref = things[0]
    kind, word = split_ref(ref)
    if kind in ("pile", "zone"):
        zone = word.rpartition(":")[2]
        if zone in voice.zones:
            return told(voice.look_zone(speaker, view, zone))
    if kind in voice.concepts:
        return told(voice.about(speaker, ref) or Look(ref_name(speaker, ref)))
    return told(
        voice.look(speaker, view, inspected(state, viewer, word or kind, game=speaker.game))
    )


def inspected(state: State, viewer: int, *words: str, game: str) -> dict[str, Any]:
    """What the state of a game tells of things by their words."""
    try:
        return state.inspect(viewer, *words)
    except WordError as error:
        raise RefusedError(error.refusal, 404, game) from None


def told(found: Look) -> Answer:
    """A look as the browser reads it."""
    rows = [
        {
            "label": row.label,
            "value": row.value.strip(),
            "clause": row.clause or None,
            "parts": [part._asdict() for part in row.parts],
        }
        for row in found.rows
    ]
    answer: Answer = {
        "title": found.title,
        "where": found.where,
        "lines": rows,
        "clauses": list(found.clauses),
        "text": "\n".join(line.strip() for line in found.lines if line),
    }
    if found.sight is not None:
        answer["sight"] = found.sight
    return answer
