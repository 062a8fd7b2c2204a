"""How the two sides of a Combat Commander match stand: what its value weighs."""

from collections.abc import Sequence
from typing import Final, cast

from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ADVANCE,
    CLOCK,
    DECK_SIZE,
    FIRE,
    HAND,
    INITIATIVE,
    LEADER,
    LOSSES,
    MOVE,
    RECOVER,
    SUDDEN_DEATH,
    SURRENDER,
    VP,
)
from fieldcraft.games.combat_commander.units.values import fp_of
from fieldcraft.games.combat_commander.victory.control import objectives_of

NAMES: Sequence[str] = (
    "lead", "late-lead", "losses", "brink", "firepower", "men", "leaders", "broken", "suppressed",
    "objectives", "orders", "initiative", "turn",
)  # fmt: skip
SIGNS: Sequence[int] = (1, 1, -1, -1, 1, 1, 1, -1, -1, 1, 1, 1, 0)
USEFUL: Final = (ADVANCE, FIRE, MOVE, RECOVER)


def measure(state: State, side: int) -> list[float]:
    """The measures of one side."""
    s = cast(Table, state)
    numbers, battle = s.numbers, s.battle
    points = (numbers[VP] if side == 0 else -numbers[VP]) / battle.point
    lead = max(-1.0, min(1.0, points / 20)) / 2  # halved: the other side's is the same, turned
    elapsed = numbers[CLOCK] / max(1, numbers[SUDDEN_DEATH])
    lost = numbers[LOSSES + side] / max(1, numbers[SURRENDER + side])
    firepower = men = leaders = broken = suppressed = 0
    for unit in s.all_units(side):
        if s.is_broken(unit):
            broken += 1
        elif battle.unit_kind[s.kind_of(unit)] == LEADER:
            leaders += 1
        else:
            men += 1
            firepower += max(0, fp_of(s, unit))
        suppressed += s.is_suppressed(unit)
    orders = sum(battle.order[side * DECK_SIZE + card] in USEFUL for card in listed(s, side, HAND))
    return [
        lead,
        lead * elapsed,
        lost,
        lost * lost,
        firepower / 40,
        men / 15,
        leaders / 4,
        broken / 10,
        suppressed / 10,
        objectives_of(s, side) / 5,
        orders / 5,
        float(numbers[INITIATIVE] == side),
        float(s.active == side),
    ]
