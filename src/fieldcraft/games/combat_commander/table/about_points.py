"""What the victory points are made of, for whoever points at them (CC-7)."""

from typing import Any

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import CAPACITY, CASUALTY, CONTROL, VP
from fieldcraft.games.combat_commander.units.losses import value_of
from fieldcraft.games.combat_commander.victory.conditions import worth_to
from fieldcraft.games.combat_commander.victory.control import ALL_FIVE, has_chit

EVERYBODY = -1


def points(s: Table) -> dict[str, Any]:
    """CC-4.1.1, CC-7: by side, its objectives by the open chits and the enemy's casualties.

    The rest is what scenario and handicap gave at the start, exits, time and Events.
    """
    sides: dict[str, Any] = {}
    lead = s.numbers[VP]
    for side in (0, 1):
        objectives = {
            str(objective + 1): worth_to(s, EVERYBODY, objective)
            for objective in range(ALL_FIVE)
            if s.numbers[CONTROL + objective] == side + 1
        }
        lost = sum(value_of(s, unit) for unit in casualties(s, 1 - side))
        if has_chit(s, "X"):
            lost *= 2
        sides[s.side_word(side)] = {"objectives": objectives, "losses": lost}
        total = sum(objectives.values()) + lost
        lead -= total if side == 0 else -total
    clauses = ["CC-4.1.1", "CC-7.1", "CC-7.3.1.b"]
    vp = s.numbers[VP]
    return {"thing": "points", "vp": vp, "sides": sides, "rest": lead, "clauses": clauses}


def casualties(s: Table, side: int) -> list[int]:
    """The units on a side's casualty track."""
    first = CAPACITY * side
    return [
        unit for unit in range(first, first + s.battle.slots[side]) if s.place_of(unit) == CASUALTY
    ]
