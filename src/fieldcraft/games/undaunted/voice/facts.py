"""The printed facts of a scenario of Undaunted: tiles, counters, cards, goals."""

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import (
        PlainCard,
        PlainCounter,
        PlainGoal,
        PlainTile,
        PlainVehicle,
        UndauntedScenario,
    )


class Printed:
    """What a plain scenario prints, by the words of its things; it never changes in a match."""

    plain: "UndauntedScenario"

    def __init__(self, plain: "UndauntedScenario") -> None:
        self.plain = plain

    @cached_property
    def sides(self) -> list[str]:
        """The words of the two sides."""
        return list(self.plain["sides"])

    @cached_property
    def tiles(self) -> "dict[str, PlainTile]":
        """Tiles by designation."""
        return {tile["id"]: tile for tile in self.plain["tiles"]}

    @cached_property
    def counters(self) -> "dict[str, PlainCounter]":
        """Counters by word, in the box's order."""
        return {counter["id"]: counter for counter in self.plain["counters"]}

    @cached_property
    def faces(self) -> "dict[str, dict[str, PlainCard]]":
        """Card faces by side and card."""
        return {
            side: {card["id"]: card for card in self.plain["cards"][index]}
            for index, side in enumerate(self.sides)
        }

    @cached_property
    def vehicles(self) -> "dict[str, PlainVehicle]":
        """Vehicle cards by counter; none in a box without vehicles."""
        return {card["counter"]: card for card in self.plain.get("vehicles", [])}

    def goal(self, side: str) -> "PlainGoal":
        """How a side wins."""
        return self.plain["goals"][self.sides.index(side)]

    @property
    def tower(self) -> str:
        """The tile of the radio tower, if there is one."""
        return str(self.plain["hooks"].get("radio-tower", ""))
