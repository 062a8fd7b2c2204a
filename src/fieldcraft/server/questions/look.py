"""`look`: what a thing is, its values and its rule; for two things, range and line of sight."""

from __future__ import annotations

from typing import Any

from fieldcraft.core import State, WordError
from fieldcraft.i18n import voices
from fieldcraft.i18n.looks import Look
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.voices import Voice
from fieldcraft.server.http.errors import RefusedError

Answer = dict[str, Any]  # JSON-able, hence Any


def look(speaker: Speaker, voice: Voice, state: State, viewer: int, things: list[str]) -> Answer:
    """One thing, or two by their places; `RefusedError` for what is not there."""
    try:
        return told(voices.look(speaker, voice, state, viewer, things))
    except WordError as error:
        raise RefusedError(error.refusal, 404, speaker.game) from None


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
        "what": "look",
        "title": found.title,
        "where": found.where,
        "lines": rows,
        "clauses": list(found.clauses),
        "text": "\n".join(line.strip() for line in found.lines if line),
    }
    if found.sight is not None:
        answer["sight"] = found.sight
    if found.fan:
        answer["fan"] = found.fan
    return answer
