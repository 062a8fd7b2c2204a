"""The shapes of a box's files, whose schemas are published."""

from pydantic import BaseModel

from fieldcraft.games.undaunted.content.loader import BOXES
from fieldcraft.games.undaunted.content.position import MODELS


def models(game: str) -> dict[str, type[BaseModel]]:
    """By kind: its content files, a board alone, a position."""
    box = BOXES[game]
    return {**box.files, "board": box.board, "position": MODELS[game]}
