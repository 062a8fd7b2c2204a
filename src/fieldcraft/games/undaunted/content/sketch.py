"""The board of a scenario's file that may be wrong, to point at the mistakes on it."""

from __future__ import annotations

from collections.abc import Mapping

from fieldcraft.core.content.problems import Problem
from fieldcraft.core.content.reading import Document, Value
from fieldcraft.core.content.salvaging import salvaged, words_of
from fieldcraft.games.undaunted.content.checks import check_setup
from fieldcraft.games.undaunted.content.loader import BOXES, game_of, load_box
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.content.tables import TILE_FACE


def sketch(document: Document) -> dict[str, Value] | None:
    """A position on the tiles of the file with what can be placed there; None without tiles."""
    value = document.value
    game = game_of(value)
    model = BOXES[game].board
    known = {key: part for key, part in value.items() if key in model.model_fields}
    structures = known.pop("structures", None)  # a board names their tiles, a scenario their kinds
    if isinstance(structures, Mapping):
        known["structures"] = {kind: tile for tile, kind in structures.items()}
    made = salvaged(model, {**known, "game": game}, lambda made: check_setup(made, load_box(game)))
    if made is None:
        return None
    board = made.model_dump(mode="json", by_alias=True, exclude_unset=True)
    return normalise({"board": board}, game)


def pointed(found: Problem) -> list[str]:
    """What a problem speaks of, as the board names it."""
    return [f"tile:{word}" for word in words_of(found) if TILE_FACE.match(word)]
