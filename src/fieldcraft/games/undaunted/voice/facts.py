"""The printed facts of a scenario of Undaunted: tiles, counters, cards, goals."""

from functools import cached_property
from typing import Any


class Printed:
    """What a plain scenario prints, by the words of its things; it never changes in a match."""

    plain: dict[str, Any]  # what the rules take; JSON-able, hence Any

    def __init__(self, plain: dict[str, Any]) -> None:
        self.plain = plain

    @cached_property
    def sides(self) -> list[str]:
        """The words of the two sides."""
        return list(self.plain["sides"])

    @cached_property
    def tiles(self) -> dict[str, dict[str, Any]]:
        """Tiles by designation."""
        return {tile["id"]: tile for tile in self.plain["tiles"]}

    @cached_property
    def counters(self) -> dict[str, dict[str, Any]]:
        """Counters by word, in the box's order."""
        return {counter["id"]: counter for counter in self.plain["counters"]}

    @cached_property
    def faces(self) -> dict[str, dict[str, dict[str, Any]]]:
        """Card faces by side and card."""
        return {
            side: {card["id"]: card for card in self.plain["cards"][index]}
            for index, side in enumerate(self.sides)
        }

    @cached_property
    def vehicles(self) -> dict[str, dict[str, Any]]:
        """Vehicle cards by counter; none in a box without vehicles."""
        return {card["counter"]: card for card in self.plain.get("vehicles", [])}

    def goal(self, side: str) -> dict[str, Any]:
        """How a side wins."""
        goal: dict[str, Any] = self.plain["goals"][self.sides.index(side)]
        return goal

    @property
    def tower(self) -> str:
        """The tile of the radio tower, if there is one."""
        return str(self.plain["hooks"].get("radio-tower", ""))
