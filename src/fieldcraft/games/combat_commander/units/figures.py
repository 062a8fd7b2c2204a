"""How many figures a hex holds (CC-8.2.a)."""

from typing import Final

from fieldcraft.games.combat_commander.table.table import Table

STACKING_LIMIT: Final = 7


def room_in(s: Table, index: int) -> int:
    """CC-8.2.a: the figures of a side that a hex holds."""
    room = STACKING_LIMIT
    for rule in s.battle.rules_of_room:
        room = rule.room(s, index, room)
    return room
