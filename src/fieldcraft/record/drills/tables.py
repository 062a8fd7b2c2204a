"""How each game writes drills, and how its table answers them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from fieldcraft.core import State
from fieldcraft.core.game import Game
from fieldcraft.record import drill_combat_commander, drill_undaunted
from fieldcraft.record.drill_combat_commander import CombatCommanderDrill
from fieldcraft.record.drill_normandy import NormandyDrill
from fieldcraft.record.drill_north_africa import NorthAfricaDrill
from fieldcraft.record.drills.checks import Difference
from fieldcraft.record.drills.models import Drill, Expect, Step

DRILLS: Mapping[str, type[Drill]] = {
    "normandy": NormandyDrill,
    "north-africa": NorthAfricaDrill,
    "combat-commander": CombatCommanderDrill,
}
"""How a drill of each game is written."""


class Table(Protocol):
    """What a game's drill module offers."""

    @property
    def EVENTS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802 - a table of the module
        """Every log event with its fields."""

    def set_up(self, game: Game, positions: list[Any], strict: bool, key: bytes) -> State:
        """The first position with the keys of the others laid over it; `Any`: the game's own."""

    def feed(self, state: State, step: Step, strict: bool) -> None:
        """Let this step's chance come before what the script still holds."""

    def left(self, state: State) -> dict[str, int]:
        """How much of the script has not been used, by its key in a step."""

    def zone_cards(self, view: dict[str, Any], side: str, zone: str) -> Any:
        """A zone in the view of its owner; `Any`: anything that can be compared."""

    def differences(self, state: State, game: Game, expect: Expect) -> Iterator[Difference]:
        """Everything about the table that is not as expected."""


TABLES: Mapping[str, Table] = {
    "normandy": drill_undaunted,
    "north-africa": drill_undaunted,
    "combat-commander": drill_combat_commander,
}
"""How the table of each game answers."""
