"""How each game writes drills, and how its table answers them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import BaseModel

from fieldcraft import games
from fieldcraft.core import State
from fieldcraft.core.game import Game
from fieldcraft.record.drills.checks import Difference
from fieldcraft.record.drills.models import Drill, Expect, Step

if TYPE_CHECKING:
    from fieldcraft.core.schema import View


class Table(Protocol):
    """What the part `drills` of a game offers."""

    def form(self, game: str) -> type[Drill]:
        """How a drill of the game, or of this box of it, is written."""

    @property
    def EVENTS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802 - a table of the module
        """Every log event with its fields."""

    def set_up(self, game: Game, positions: list[Any], strict: bool, key: bytes) -> State:
        """The first position with the keys of the others laid over it; `Any`: the game's own."""

    def feed(self, state: State, step: Step, strict: bool) -> None:
        """Let this step's chance come before what the script still holds."""

    def left(self, state: State) -> dict[str, int]:
        """How much of the script has not been used, by its key in a step."""

    def zone_cards(self, view: View, side: str, zone: str) -> Any:
        """A zone in the view of its owner; `Any`: anything that can be compared."""

    def differences(self, state: State, game: Game, expect: Expect) -> Iterator[Difference]:
        """Everything about the table that is not as expected."""


def has_drills(game: str) -> bool:
    """Whether drills of a game can be written."""
    return games.is_here(game) and games.get(game).part("drills") is not None


def table_of(game: str) -> Table:
    """How the table of a game answers; KeyError for a game without drills."""
    if not has_drills(game):
        raise KeyError(game)
    table: Table = games.get(game).part("drills")
    return table


def forms() -> dict[str, type[Drill]]:
    """How a drill of each game is written."""
    return {game: table_of(game).form(game) for game in games.having("drills")}


def laid_over(positions: Sequence[BaseModel]) -> dict[str, Any]:
    """The first position with the keys of the others laid over it."""
    merged: dict[str, Any] = {}
    for position in positions:
        merged.update(position.model_dump(by_alias=True, exclude_unset=True))
    return merged
