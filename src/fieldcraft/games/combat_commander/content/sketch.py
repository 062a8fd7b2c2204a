"""The map of a scenario's file that may be wrong, to point at the mistakes on it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, get_args

from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.core.content.reading import Document, Value
from fieldcraft.core.content.salvaging import salvaged, words_of
from fieldcraft.games.combat_commander.content.ids import Edge, Nation, Posture, Side
from fieldcraft.games.combat_commander.content.loader import bring_map
from fieldcraft.games.combat_commander.content.maps.drawing import draw
from fieldcraft.games.combat_commander.content.maps.loader import load_map
from fieldcraft.games.combat_commander.content.maps.models import MapFile
from fieldcraft.games.combat_commander.content.maps.plain import plain_drawing
from fieldcraft.games.combat_commander.content.position import normalise
from fieldcraft.games.combat_commander.content.position_base import OBJECTIVES

SIDES: Final = {
    "edges": ("edge", get_args(Edge)),
    "nations": ("nation", get_args(Nation)),
    "postures": ("posture", get_args(Posture)),
}
"""What a position takes of the file's sides: its own name for it, theirs, and the words."""
HEX = re.compile(r"(?<![A-Za-z0-9])[A-O](?:10|[1-9])(?![A-Za-z0-9])")


def sketch(document: Document) -> dict[str, Value] | None:
    """A position on the map of the file, without pieces; None if it has no map to draw."""
    bring_map(document)
    file = _map(document.value.get("map"))
    if file is None:
        return None
    spec = normalise({}, "combat-commander")
    spec["base"] |= {"map": plain_drawing(file, custom=True), "custom": True}
    spec["base"] |= {
        name: words
        for name, (key, known) in SIDES.items()
        if (words := _of_sides(document.value, key, known))
    }
    return spec


def _of_sides(value: Mapping[str, Value], key: str, known: tuple[str, ...]) -> list[str]:
    """What both sides say of themselves; nothing unless both say something sensible."""
    sides = [value.get(name) for name in get_args(Side)]
    words = [str(side.get(key)) for side in sides if isinstance(side, Mapping)]
    return words if len(words) == len(sides) and all(word in known for word in words) else []


def _map(given: object) -> MapFile | None:
    if isinstance(given, str):
        try:
            return load_map(given)
        except ContentError:
            return None
    if not isinstance(given, Mapping):
        return None
    objectives = given.get("objectives")
    named = objectives if isinstance(objectives, list) else []
    known = [one for one in named if isinstance(one, str) and HEX.fullmatch(one)]
    asides = dict.fromkeys(("author", "source", "licence"), "-")
    return salvaged(
        MapFile,
        {
            **given,
            **asides,
            "kind": "map",
            "game": "combat-commander",
            "id": "sketch",
            "name": {},
            "objectives": list(dict.fromkeys((*known, *OBJECTIVES)))[: len(OBJECTIVES)],
        },
        lambda made: [one for one in draw(made).problems if one.at[:1] != ("grid",)],
    )


def pointed(found: Problem) -> list[str]:
    """What a problem speaks of, as the map names it."""
    return [f"hex:{word}" for word in HEX.findall(" ".join(words_of(found)))]
