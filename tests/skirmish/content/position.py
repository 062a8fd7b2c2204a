"""Positions of Skirmish, as drills and records write them."""

from typing import Any

from pydantic import Field

from fieldcraft.core.content.models import Count, Strict
from fieldcraft.core.content.shape import build

Cards = tuple[str, ...]


class Position(Strict):
    """Where the units stand and which cards each side has, decks from the top."""

    units: dict[str, str] = Field(default_factory=dict)
    broken: tuple[str, ...] = ()
    smoke: tuple[str, ...] = ()
    hands: dict[str, Cards] = {"red": (), "blue": ()}
    decks: dict[str, Cards] = {"red": (), "blue": ()}
    draws: dict[str, Cards] | None = None
    time: Count = 0
    points: int = 0
    active: str = "red"
    initiative: str = "red"
    options: dict[str, bool] = Field(default_factory=dict)


def normalise(position: dict[str, Any], game: str) -> dict[str, Any]:
    """A position as `Game.position` takes it; ContentError for one that is none."""
    made = build(Position, position).model_dump(exclude_none=True)
    del made["options"]
    return made
