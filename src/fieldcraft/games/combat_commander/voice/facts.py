"""The printed facts of a scenario of Combat Commander: the map, counters, weapons, cards."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, direction_to, hex_word

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario, PlainMap

"""What may stand on a hexside; of several the first is drawn."""
WAYS = ("road", "railway", "trail")
Figures = dict[str, Any]
"""What a counter or a card prints; JSON-able, hence Any."""


class Printed:
    """What a plain scenario prints, by the words of its things; it never changes in a match."""

    plain: "CommanderScenario"

    def __init__(self, plain: "CommanderScenario") -> None:
        self.plain = plain

    @cached_property
    def sides(self) -> list[str]:
        """The words of the two sides."""
        return list(self.plain["sides"])

    @property
    def ground(self) -> "PlainMap":
        """The map, as the rules take it."""
        return self.plain["map"]

    @property
    def nations(self) -> list[str]:
        """The nations of both sides."""
        return list(self.plain["nations"])

    @cached_property
    def ways(self) -> dict[str, str]:
        """Hexes that show a road, a railway or a trail; of several the first."""
        found: dict[str, str] = {}
        ground = self.ground
        shown = {"road": ground["road_hexes"], "railway": ground["railway_hexes"],
                 "trail": ground["trail_hexes"]}  # fmt: skip
        for kind in reversed(WAYS):
            for index in shown[kind]:
                found[hex_word(index)] = kind
        return found

    @cached_property
    def hexsides(self) -> dict[tuple[int, int], str]:
        """By hex and direction, what stands on that side: cliff, wall, hedge or fence."""
        found: dict[tuple[int, int], str] = {}
        ground = self.ground
        pairs = {"cliff": ground["cliffs"], "wall": ground["walls"], "hedge": ground["hedges"],
                 "fence": ground["fences"]}  # fmt: skip
        for kind in reversed(pairs):
            for one, other in pairs[kind]:
                found[one, direction_to(one, other)] = kind
                found[other, direction_to(other, one)] = kind
        return found

    @cached_property
    def joins(self) -> dict[str, dict[str, list[str]]]:
        """By hex, the ways over its sides: kind, and the hexes they lead to."""
        found: dict[str, dict[str, list[str]]] = {hex_word(index): {} for index in range(HEXES)}
        ground = self.ground
        pairs = {"road": ground["roads"], "railway": ground["railways"], "trail": ground["trails"]}
        for kind in WAYS:
            for one, other in pairs[kind]:
                found[hex_word(one)].setdefault(kind, []).append(hex_word(other))
                found[hex_word(other)].setdefault(kind, []).append(hex_word(one))
        return found

    @cached_property
    def objectives(self) -> dict[str, int]:
        """The objectives by hex."""
        return {hex_word(index): n for n, index in enumerate(self.ground["objectives"], 1)}

    @cached_property
    def unit_types(self) -> dict[str, dict[str, Figures]]:
        """Unit types by side."""
        return {
            side: {unit["id"]: unit for unit in tables()["units"][nation]}
            for side, nation in zip(self.sides, self.nations, strict=True)
        }

    @cached_property
    def weapon_types(self) -> dict[tuple[str, str], Figures]:
        """Weapon types by nation and type."""
        return {
            (nation, weapon["id"]): weapon
            for nation, weapons in tables()["weapons"].items()
            for weapon in weapons
        }

    @cached_property
    def faces(self) -> dict[str, Figures]:
        """Cards of both decks by word."""
        found = {}
        for nation in self.nations:
            letter = tables()["nations"][nation]["letter"]
            for card in tables()["decks"][nation]:
                found[f"{card['order']}#{letter}-{card['number']}"] = card
        return found
