"""Places: what it is worth that a unit stands in a hex, and the way there."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.games.combat_commander.orders.move_costs import (
    can_enter,
    cost_from,
    points_left,
)
from fieldcraft.games.combat_commander.policy.habits import FAR, faded
from fieldcraft.games.combat_commander.policy.outlook import OBJECTIVES, UNKNOWN, Outlook
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CAPACITY,
    CONTROL,
    LEADER,
    SQUAD,
    SUPPRESSED,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    direction_to,
    steps_off,
)
from fieldcraft.games.combat_commander.terrain.mines import has_mines
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.values import (
    command_of,
    figures_in,
)
from fieldcraft.games.combat_commander.victory.control import has_chit

EXIT_NEAR: Final[list[int]] = faded(720)


CROWDED: Final = 6000

MINES_COST: Final = 800

WIRE_COST: Final = 500


class Places(Outlook):
    """Where to be."""

    def place_value(self, unit: int, index: int) -> int:
        """What it is worth that a unit stands in a hex."""
        return self.lure(unit, index) - self.danger(unit, index, False)

    def lure(self, unit: int, index: int) -> int:
        """The same without the enemy's fire: never less."""
        s = self.s
        battle = self.battle
        kind = s.kind_of(unit)
        value = self.cover_weight * self.cover(index)
        if not s.has_flag(unit, BROKEN | SUPPRESSED):
            pull = self.pull(index)
            value += pull if battle.unit_kind[kind] == SQUAD else pull * 3 // 4
            if self.may_exit:
                steps = steps_off(index, battle.edge[self.foe])
                value += self.exit_points(unit) * EXIT_NEAR[steps] // 1000
        value += self.held_by(unit, index)
        if battle.unit_kind[kind] == LEADER:
            value += self.leading * self.led_from(unit, index)
        if self.is_crowded(index, 0 if s.place_of(unit) == index else battle.figures[kind]):
            value -= CROWDED
        return value

    def is_crowded(self, index: int, more: int) -> bool:
        """Whether a hex has no room for so many own figures more."""
        return figures_in(self.s, self.side, index) + more > room_in(self.s, index)

    def led_from(self, leader: int, index: int) -> int:
        """How many units a Leader would reach from a hex."""
        s = self.s
        radius = command_of(s, leader)
        count = 0
        left = s.on_map(self.side)
        while left:
            unit = CAPACITY * self.side + lowest(left)
            left &= left - 1
            if unit != leader and DISTANCES[HEXES * index + s.place_of(unit)] <= radius:
                count += 1
        return count

    def best_step(self, unit: int) -> tuple[int, int]:
        """What the best place in reach gains over staying, and the first step there (-1: stay)."""
        found = self.steps.get(unit)
        if found is None:
            found = self.look_around(unit)
            self.steps[unit] = found
        return found

    def look_around(self, unit: int) -> tuple[int, int]:
        """All places in reach, by the ways that cost least."""
        s = self.s
        ground = self.battle.ground
        budget = points_left(s, unit)
        start = s.place_of(unit)
        figures = self.battle.figures[s.kind_of(unit)]
        risks = [-1] * HEXES
        spent = [0] * HEXES
        firsts = [-1] * HEXES
        risks[start] = 0
        front = [start]
        reached: list[int] = []
        while front:
            ahead: list[int] = []
            for here in front:
                if s.fort(here) == WIRE and here != start:
                    continue
                for direction in range(DIRECTIONS):
                    there = NEIGHBOURS[DIRECTIONS * here + direction]
                    if there < 0 or there == start or not can_enter(s, self.side, there):
                        continue
                    if ground.step_cost(here, direction) >= IMPASSABLE:
                        continue
                    used = spent[here] + cost_from(s, unit, here, direction)
                    if used > budget:
                        continue
                    risk = risks[here] + 10 + self.danger(unit, there, True)
                    if s.is_occupied(self.side, there) and self.is_crowded(there, figures):
                        risk += CROWDED * self.halt(unit, there) // 1000
                    if has_mines(s, there):
                        risk += MINES_COST
                    elif s.fort(there) == WIRE:
                        risk += WIRE_COST
                    if risks[there] < 0 or risk < risks[there]:
                        if risks[there] >= 0 and used > spent[there]:
                            continue
                        if risks[there] < 0:
                            reached.append(there)
                        risks[there] = risk
                        spent[there] = used
                        firsts[there] = firsts[here] if here != start else there
                        ahead.append(there)
            front = ahead
        base = self.place_value(unit, start)
        most = 0
        first = -1
        for there in reached:
            gain = self.lure(unit, there) - risks[there] - base
            if gain > most:
                gain -= self.danger(unit, there, False)
                if gain > most:
                    most = gain
                    first = firsts[there]
        return most, first

    def can_go_on(self, unit: int, index: int) -> bool:
        """Whether a unit that steps into the next hex could leave it again for one with room."""
        s = self.s
        here = s.place_of(unit)
        left = points_left(s, unit) - cost_from(s, unit, here, direction_to(here, index))
        figures = self.battle.figures[s.kind_of(unit)]
        if s.fort(index) == WIRE:
            return False
        for direction in range(DIRECTIONS):
            there = NEIGHBOURS[DIRECTIONS * index + direction]
            if can_enter(s, self.side, there) and not self.is_crowded(there, figures):
                if self.battle.ground.step_cost(index, direction) < IMPASSABLE:
                    if cost_from(s, unit, index, direction) <= left:
                        return True
        return False

    def exit_points(self, unit: int) -> int:
        """What a unit's leaving is worth."""
        doubled = 2 * self.exit_worth if has_chit(self.s, "W") else self.exit_worth
        return doubled * self.battle.unit_vp[self.s.kind_of(unit)]

    def exit_gain(self, unit: int) -> int:
        """What leaving now is worth over staying."""
        if not self.may_exit:
            return -5000
        place = self.s.place_of(unit)
        return self.exit_points(unit) + 400 - self.held_by(unit, place)

    def held_by(self, unit: int, index: int) -> int:
        """What a unit keeps by staying where it alone holds an objective."""
        s = self.s
        objective = self.battle.ground.is_objective[index]
        if objective < 0 or s.numbers[CONTROL + objective] != self.side + 1:
            return 0
        if s.place_of(unit) != index:
            return 0
        own = s.units_in(self.side, index)
        if own & (own - 1):
            return 0
        return self.objective_values()[objective] * self.holding // 1000

    def pull(self, index: int) -> int:
        """How much it is worth to be in a hex, for what there is still to take."""
        found = self.pull_map[index]
        if found == UNKNOWN:
            found = 0
            near = self.near()
            draws = self.draws()
            for objective in range(OBJECTIVES):
                most = draws[objective]
                if most:
                    far = self.ways[objective][index]
                    if far < FAR:
                        found += most * near[far] // 1000
            self.pull_map[index] = found
        return found

    def draws(self) -> list[int]:
        """By objective, how much it draws those who stand on it."""
        if not self.drawing:
            s = self.s
            values = self.objective_values()
            for objective in range(OBJECTIVES):
                control = s.numbers[CONTROL + objective]
                share = self.free_pull
                if control == self.side + 1:
                    share = self.own_pull
                    for index in self.battle.ground.objective_hexes[objective]:
                        if s.is_occupied(self.side, index):
                            share = 0
                elif control:
                    share = self.enemy_pull
                self.drawing.append(share * values[objective] // 1000)
        return self.drawing
