"""Events of fire, wind, dust and reinforcements (CC-E46, CC-E48, CC-E53, CC-E59, CC-E68)."""

from fieldcraft.games.combat_commander.events.blaze import breeze, set_ablaze
from fieldcraft.games.combat_commander.events.printed import PrintedEvent
from fieldcraft.games.combat_commander.events.support_tables import (
    BY_INFILTRATION,
    BY_REINFORCEMENTS,
    call_support,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK_SIZE
from fieldcraft.games.combat_commander.terrain.markers import place_random_smoke


class Blaze(PrintedEvent):
    """CC-E46: the random hex burns."""

    def __init__(self) -> None:
        super().__init__("blaze", "CC-E46", has_hex=True)

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        set_ablaze(s, [index])


class Breeze(PrintedEvent):
    """CC-E48: the wind takes the Smoke and carries the fire on."""

    def __init__(self) -> None:
        super().__init__("breeze", "CC-E48")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        breeze(s, s.battle.breeze[DECK_SIZE * side + card])
        for rule in s.battle.rules:
            rule.breeze(s)


class Dust(PrintedEvent):
    """CC-E53: Smoke in the random hex."""

    def __init__(self) -> None:
        super().__init__("dust", "CC-E53", has_hex=True)

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        place_random_smoke(s, index)


class Infiltration(PrintedEvent):
    """CC-E59: a unit of the support table enters near a random hex."""

    def __init__(self) -> None:
        super().__init__("infiltration", "CC-E59")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        call_support(s, side, BY_INFILTRATION)


class Reinforcements(PrintedEvent):
    """CC-E68: a unit or a Radio of the support table enters at the own edge."""

    def __init__(self) -> None:
        super().__init__("reinforcements", "CC-E68")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        call_support(s, side, BY_REINFORCEMENTS)
