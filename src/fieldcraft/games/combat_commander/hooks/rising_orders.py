"""`rising-orders`: a side's Order limit rises by one with each time advance."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ORDER_LIMIT

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.hooks import PlainRising


class RisingOrders(SpecialRule):
    """Up to a limit of its own."""

    def __init__(self, given: "PlainRising") -> None:
        self.side: int = given["side"]
        self.most: int = given["most"]

    def time_advances(self, s: Table) -> None:
        numbers = s.own_numbers()
        place = ORDER_LIMIT + self.side
        numbers[place] = min(self.most, numbers[place] + 1)
