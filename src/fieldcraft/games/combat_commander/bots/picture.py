"""The battle as greedy sees it: what pieces are worth, where to go, where it is dangerous.

Everything is read from a table that fits what the side knows, and only from its open parts and
the side's own cards and chits, so that what the enemy hides has no say.
"""

from functools import cached_property, lru_cache
from typing import Final

from fieldcraft.games.combat_commander.bots.weights import Weights
from fieldcraft.games.combat_commander.policy.ways import ways_to
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CONTROL,
    LEADER,
    LETTERS,
    LOSSES,
    OPEN,
    SECRET,
    SQUAD,
    SUPPRESSED,
    SURRENDER,
    VP,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    DISTANCES,
    HEXES,
    steps_off,
)
from fieldcraft.games.combat_commander.units.values import (
    DIRECT,
    command_of,
    figures_in,
    fp_of,
    hex_cover,
    is_usable,
    morale_of,
    range_of,
    weapon_fp,
    weapon_range,
)
from fieldcraft.games.combat_commander.victory.control import chit_worth, has_chit
from fieldcraft.games.combat_commander.victory.exits import is_lost_by_exit

OBJECTIVES: Final = 5
STACKING_LIMIT: Final = 7
SPAN: Final = 24
"""Margins beyond this are certain."""


def duel() -> tuple[list[float], list[float]]:
    """By margin + SPAN: how often two dice and the margin exceed two others, and equal them."""
    more = [0.0] * (2 * SPAN + 1)
    equal = [0.0] * (2 * SPAN + 1)
    sums = [6 - abs(7 - total) for total in range(2, 13)]
    for one, ways in enumerate(sums):
        for other, others in enumerate(sums):
            share = ways * others / 1296
            for margin in range(-SPAN, SPAN + 1):
                if one + margin > other:
                    more[margin + SPAN] += share
                elif one + margin == other:
                    equal[margin + SPAN] += share
    return more, equal


BEATS, TIES = duel()


def beats(margin: int) -> float:
    """How likely a roll with this margin exceeds another."""
    return BEATS[max(-SPAN, min(SPAN, margin)) + SPAN]


def ties(margin: int) -> float:
    """How likely it equals it."""
    return TIES[max(-SPAN, min(SPAN, margin)) + SPAN]


@lru_cache(maxsize=32)
def ways_to_objectives(battle: Battle) -> list[list[int]]:
    """By objective and hex, the movement points from the hex to the nearest hex of it."""
    return [ways_to(battle, battle.ground.objective_hexes[one]) for one in range(OBJECTIVES)]


class Picture:
    """One side's view of the table at one decision."""

    def __init__(self, s: Table, side: int, weights: Weights) -> None:
        self.s = s
        self.battle = s.battle
        self.side = side
        self.weights = weights
        self.doubled = has_chit(s, "X")
        self.fires: dict[int, int] = {}
        """By hex, the Firepower that the enemy could bring upon it."""
        self.covers: dict[int, int] = {}
        self.nerves: dict[int, tuple[int, float]] = {}
        """By unit, its Morale and what its breaking costs."""
        self.own = s.all_units(side)

    # -- worth -----

    def worth(self, unit: int) -> float:
        """What a unit is worth to those who would lose it."""
        kind = self.s.kind_of(unit)
        points = self.battle.unit_vp[kind] * (2 if self.doubled else 1)
        return points + self.use(unit) + self.nearer_to_surrender(side_of(unit))

    def use(self, unit: int) -> float:
        """What it can do on the map."""
        kind = self.s.kind_of(unit)
        weights = self.weights
        if self.battle.unit_kind[kind] == LEADER:
            return weights.command * self.battle.command[kind] + 0.4
        made = weights.fight if self.battle.unit_kind[kind] == SQUAD else weights.fight / 2
        weapon = self.s.weapon_of(unit)
        return made + (weights.weapon if weapon >= 0 else 0.0)

    def nearer_to_surrender(self, side: int) -> float:
        """What one more loss of a side counts, the nearer to the Surrender marker the more."""
        left = self.s.numbers[SURRENDER + side] - self.s.numbers[LOSSES + side]
        return self.weights.surrender * (1 + 4 / max(1, left) ** 2)

    def loss(self, unit: int) -> float:
        """What is lost when the unit is ordered to break."""
        return self.worth(unit) * (
            1.0 - self.weights.broken if self.s.is_broken(unit) else self.weights.broken
        )

    def points(self) -> int:
        """Victory points of one's own."""
        return self.s.numbers[VP] if self.side == 0 else -self.s.numbers[VP]

    # -- objectives -----

    @cached_property
    def values(self) -> list[float]:
        """By objective, what it is worth by the chits that the side knows."""
        found = []
        for objective in range(OBJECTIVES):
            worth = self.weights.unknown_chit
            for chit in range(len(LETTERS)):
                if self.s.chits[chit] in (OPEN, SECRET + self.side):
                    worth += chit_worth(self.s, chit, objective)
            found.append(worth)
        return found

    @cached_property
    def pulls(self) -> list[float]:
        """By hex, how much it is worth to be there, for what there is still to take."""
        weights = self.weights
        ways = ways_to_objectives(self.battle)
        found = [0.0] * HEXES
        for objective in range(OBJECTIVES):
            control = self.s.numbers[CONTROL + objective]
            if control == self.side + 1:
                guarded = any(
                    self.s.is_occupied(self.side, index)
                    for index in self.battle.ground.objective_hexes[objective]
                )
                share = 0.0 if guarded else 0.25
            else:
                share = 2.0 if control else 1.0
            most = share * self.values[objective] * weights.pull
            if most:
                way = ways[objective]
                for index in range(HEXES):
                    if way[index] < IMPASSABLE:
                        found[index] += most * weights.near ** way[index]
        return found

    def held_by(self, unit: int, index: int) -> float:
        """What a unit keeps by staying where it alone holds an objective."""
        objective = self.battle.ground.is_objective[index]
        if objective < 0 or self.s.numbers[CONTROL + objective] != self.side + 1:
            return 0.0
        if self.s.place_of(unit) != index:
            return 0.0
        own = self.s.units_in(self.side, index)
        alone = own & (own - 1) == 0
        return self.weights.hold * self.values[objective] if alone else 0.0

    # -- leaving the map -----

    @cached_property
    def may_exit(self) -> bool:
        """CC-7.2.1: whether leaving over the enemy's edge gives points, and somebody stays."""
        lost = is_lost_by_exit(self.s, self.side)
        return not lost and len(self.s.all_units(self.side)) > 1

    def exit_points(self, unit: int) -> float:
        """What a unit's leaving is worth."""
        doubled = 2 if has_chit(self.s, "W") else 1
        return self.weights.exit * doubled * self.battle.unit_vp[self.s.kind_of(unit)]

    # -- danger -----

    @cached_property
    def batteries(self) -> list[tuple[int, list[tuple[int, int]]]]:
        """By hex of the enemy, Firepower and Range of all that could fire from there."""
        s = self.s
        enemy = 1 - self.side
        found: dict[int, list[tuple[int, int]]] = {}
        for unit in s.all_units(enemy):
            place = s.place_of(unit)
            pieces = found.setdefault(place, [])
            if not s.is_broken(unit):
                pieces.append((fp_of(s, unit), range_of(s, unit)))
        for weapon in range(self.battle.weapon_slots):
            unit = s.holder_of(weapon)
            if unit >= 0 and side_of(unit) == enemy and is_usable(s, weapon):
                pieces = found.setdefault(s.place_of(unit), [])
                pieces.append((weapon_fp(s, weapon), weapon_range(s, weapon)))
        return [(place, pieces) for place, pieces in found.items() if pieces]

    def fire_upon(self, index: int) -> int:
        """The most Firepower that the enemy could bring upon a hex from one of his."""
        if index in self.fires:
            return self.fires[index]
        most = 0
        helped = 0
        for place, pieces in self.batteries:
            distance = DISTANCES[HEXES * place + index]
            near = [fp for fp, reach in pieces if reach >= distance]
            if not near or distance == 0:
                continue
            look = hindrance(self.s, place, index)
            if look == BLOCKED:
                continue
            fp = max(near) + len(near) - 1 - look
            if fp > 0:
                helped += 1
                most = max(most, fp)
        self.fires[index] = most + min(2, max(0, helped - 1))
        return self.fires[index]

    def danger(self, unit: int, index: int, moving: bool) -> float:
        """What the enemy's fire upon a unit in a hex is likely to cost."""
        fp = self.fire_upon(index)
        if fp <= 0:
            return 0.0
        if unit not in self.nerves:
            self.nerves[unit] = (morale_of(self.s, unit), self.loss(unit))
        morale, loss = self.nerves[unit]
        margin = fp - morale - self.cover(index)
        chance = beats(margin)
        if moving:
            return (chance + ties(margin)) * loss * self.weights.passing_fire
        return chance * loss * self.weights.danger

    def cover(self, index: int) -> int:
        """The Cover of a hex against fire, whatever stands on its sides."""
        if index not in self.covers:
            self.covers[index] = hex_cover(self.s, index, DIRECT)
        return self.covers[index]

    # -- places -----

    def place_value(self, unit: int, index: int) -> float:
        """What it is worth that a unit stands in a hex."""
        s = self.s
        weights = self.weights
        flags = s.flags_of(unit)
        kind = s.kind_of(unit)
        value = -self.danger(unit, index, False) + weights.cover * self.cover(index)
        if not flags & (BROKEN | SUPPRESSED):
            value += self.pulls[index] * self.share_of(kind)
            if self.may_exit:
                steps = steps_off(index, self.battle.edge[1 - self.side])
                value += self.exit_points(unit) * weights.exit_near**steps
        value += self.held_by(unit, index)
        if self.battle.unit_kind[kind] == LEADER:
            value += weights.led * self.led_from(unit, index)
        if index != s.place_of(unit):
            figures = figures_in(s, self.side, index) + self.battle.figures[kind]
            if figures > STACKING_LIMIT:
                value -= weights.crowded
        return value

    def share_of(self, kind: int) -> float:
        """Those who fight go for objectives; Leaders and crews follow."""
        return 1.0 if self.battle.unit_kind[kind] == SQUAD else 0.75

    def led_from(self, leader: int, index: int) -> int:
        """How many units a Leader would reach from a hex."""
        radius = command_of(self.s, leader)
        row = HEXES * index
        return sum(
            1
            for unit in self.own
            if unit != leader and DISTANCES[row + self.s.place_of(unit)] <= radius
        )
