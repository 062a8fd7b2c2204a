"""The shapes of the game's files, whose schemas are published."""

from pydantic import BaseModel

from fieldcraft.games.combat_commander.content.loader import FILES
from fieldcraft.games.combat_commander.content.position_models import Position


def models(game: str) -> dict[str, type[BaseModel]]:
    """By kind: its content files, a position."""
    return {**FILES, "position": Position}
