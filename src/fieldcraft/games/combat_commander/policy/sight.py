"""What a side sees of a table of Combat Commander, as the rows a network judges (`core.net`).

Where units stand is told by the features alone: rows for every hex learnt single games by heart.
"""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.policy.outlook import OBJECTIVES
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CAPACITY,
    CLOCK,
    CONTROL,
    DECK_SIZE,
    HAND,
    INITIATIVE,
    LETTERS,
    LOSSES,
    OPEN,
    ORDERS,
    SECRET,
    SUDDEN_DEATH,
    SURRENDER,
    VP,
)

COPIES: Final = 8
"""So many units of a type, or cards with an Order, are told apart."""
SPACES: Final = 16
"""So many spaces of the time track, and losses until surrender."""
POINTS: Final = 40
"""Victory points of either side that are told apart, two at a time."""


class Sight:
    """Where each thing's rows begin, in one scenario."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        at = 1
        self.types = at
        at += len(battle.unit_kind) * 2 * COPIES
        self.control = at
        at += OBJECTIVES * 3
        self.chits = at
        at += len(LETTERS) * 3
        self.points = at
        at += POINTS + 1
        self.spaces = at
        at += 3 * SPACES
        self.hands = at
        at += 2 * len(ORDERS) * COPIES
        self.flow = at
        at += 8
        self.rows = at


def rows_seen(sight: Sight, s: Table, side: int) -> list[int]:
    """The rows that are true of a position as far as a side may know."""
    battle = sight.battle
    numbers = s.numbers
    found: list[int] = []
    counts = [0] * (2 * len(battle.unit_kind))
    for whose in (0, 1):
        left = s.on_map(whose)
        while left:
            unit = CAPACITY * whose + lowest(left)
            left &= left - 1
            kind = s.kind_of(unit)
            broken = 1 if s.has_flag(unit, BROKEN) else 0
            one = 2 * kind + broken
            if counts[one] < COPIES:
                found.append(sight.types + COPIES * one + counts[one])
                counts[one] = counts[one] + 1
        lost = numbers[SURRENDER + whose] - numbers[LOSSES + whose]
        found.append(sight.spaces + SPACES * (1 + whose) + clipped(lost, SPACES - 1))
    for objective in range(OBJECTIVES):
        found.append(sight.control + 3 * objective + numbers[CONTROL + objective])
    for chit in range(len(LETTERS)):
        state = s.chits[chit]
        if state == OPEN:
            found.append(sight.chits + 3 * chit)
        elif state == SECRET + side:
            found.append(sight.chits + 3 * chit + 1 + side)
    found.append(sight.points + clipped((numbers[VP] + POINTS) // 2, POINTS))
    wait = numbers[SUDDEN_DEATH] - numbers[CLOCK]
    found.append(sight.spaces + clipped(wait, SPACES - 1))
    orders = [0] * len(ORDERS)
    at = sight.hands + side * len(ORDERS) * COPIES
    for card in listed(s, side, HAND):
        order = battle.order[DECK_SIZE * side + card]
        if orders[order] < COPIES:
            found.append(at + COPIES * order + orders[order])
            orders[order] = orders[order] + 1
    found.append(sight.flow + numbers[INITIATIVE])
    found.append(sight.flow + 2 + s.active)
    found.append(sight.flow + 4 + side)
    return found


def clipped(number: int, most: int) -> int:
    """A number, or the nearest from 0 to the most."""
    if number < 0:
        return 0
    return number if number < most else most
