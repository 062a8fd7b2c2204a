"""The printed facts of a scenario of Undaunted: tiles, counters, cards, goals."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fieldcraft.cli.scene import Scene


@dataclass(frozen=True)
class Facts(Scene):
    """A scene of Undaunted, as far as its facts go; how it is drawn stands in `scene.py`."""

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
