"""What a thing is, its values and its rule; of two things, range and line of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fieldcraft.i18n.looks import Look
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name, split_ref
from fieldcraft.i18n.voices import Voice

if TYPE_CHECKING:
    from fieldcraft.core.state import State


def look(speaker: Speaker, voice: Voice, state: State, viewer: int, things: Sequence[str]) -> Look:
    """One thing by its ref, or two by their places; `WordError` for what is not there."""
    view = state.view(viewer)
    if len(things) == 2:
        places = [next(iter(voice.places(view, ref)), ref) for ref in things]
        words = [split_ref(place)[1] or place for place in places]
        return voice.look(speaker, view, state.inspect(viewer, *words))
    ref = things[0]
    kind, word = split_ref(ref)
    if kind in ("pile", "zone"):
        zone = word.rpartition(":")[2]
        if zone in voice.zones:
            return voice.look_zone(speaker, view, zone)
    if kind in voice.concepts:
        return voice.about(speaker, ref) or Look(ref_name(speaker, ref))
    return voice.look(speaker, view, state.inspect(viewer, word or kind))
