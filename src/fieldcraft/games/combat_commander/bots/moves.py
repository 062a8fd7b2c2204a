"""Moving and advancing as greedy judges it: where a unit could be, and what the way may cost."""

import heapq

from fieldcraft.games.combat_commander.bots.picture import Picture, beats, ties
from fieldcraft.games.combat_commander.orders.move_costs import can_advance, can_enter, points_left
from fieldcraft.games.combat_commander.terms import ACTIVATED, FINISHED, ORDERED, WIRE
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    direction_to,
    steps_off,
)
from fieldcraft.games.combat_commander.terrain.mines import has_mines
from fieldcraft.games.combat_commander.units.values import fp_of, has_boxed_fp, move_of

MINES_COST = 0.8
"""What greedy fears of a mined hex."""
WIRE_COST = 0.5
WORTH_A_LOOK = 3
"""How far around a unit greedy looks for a better place before it gives the Order."""


class Moves:
    """Where own units should go."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.s = picture.s
        self.side = picture.side

    # -- Move -----

    def plan(self, unit: int) -> dict[int, tuple[float, int]]:
        """By hex in reach, the likely cost of the way there, and its first step (-1 to stay)."""
        s = self.s
        ground = s.battle.ground
        budget = points_left(s, unit)
        start = s.place_of(unit)
        found: dict[int, tuple[float, int]] = {start: (0.0, -1)}
        spent = {start: 0}
        queue: list[tuple[float, int, int, int]] = [(0.0, 0, start, -1)]
        while queue:
            risk, used, here, first = heapq.heappop(queue)
            if found[here][0] < risk or (s.fort(here) == WIRE and here != start):
                continue
            for direction in range(DIRECTIONS):
                there = NEIGHBOURS[DIRECTIONS * here + direction]
                if there < 0 or not can_enter(s, self.side, there):
                    continue
                step = ground.step_cost(here, direction)
                if step >= IMPASSABLE or used + step > budget:
                    continue
                more = risk + 0.01 + self.picture.danger(unit, there, True)
                if has_mines(s, there):
                    more += MINES_COST
                elif s.fort(there) == WIRE:
                    more += WIRE_COST
                if there not in found or more < found[there][0]:
                    if there in spent and used + step > spent[there]:
                        continue
                    spent[there] = used + step
                    found[there] = (more, first if first >= 0 else there)
                    heapq.heappush(queue, (more, used + step, there, found[there][1]))
        return found

    def best_step(self, unit: int) -> tuple[float, int]:
        """What the best place in reach gains over staying, and the first step there (-1: stay)."""
        picture = self.picture
        here = picture.place_value(unit, self.s.place_of(unit))
        best = (0.0, -1)
        for index, (risk, first) in self.plan(unit).items():
            if first >= 0:
                gain = picture.place_value(unit, index) - risk - here
                if gain > best[0]:
                    best = (gain, first)
        return best

    def promise(self, unit: int) -> float:
        """What a Move could gain a unit, roughly: places near enough, but for the way."""
        s = self.s
        picture = self.picture
        allowance = move_of(s, unit)
        if allowance <= 0:
            return 0.0
        place = s.place_of(unit)
        here = picture.place_value(unit, place)
        best = 0.0
        reach = min(WORTH_A_LOOK, allowance)
        for index in range(HEXES):
            if 0 < DISTANCES[HEXES * place + index] <= reach and can_enter(s, self.side, index):
                if s.battle.ground.cost[index] <= allowance:
                    steps = DISTANCES[HEXES * place + index]
                    risk = steps * picture.danger(unit, index, True)
                    best = max(best, picture.place_value(unit, index) - here - risk)
        if picture.may_exit:
            steps = steps_off(place, s.battle.edge[1 - self.side])
            if steps <= allowance:
                best = max(best, self.exit_gain(unit))
        return best * 0.8

    def exit_gain(self, unit: int) -> float:
        """What leaving now is worth over staying."""
        if not self.picture.may_exit:
            return -5.0
        place = self.s.place_of(unit)
        return self.picture.exit_points(unit) + 0.4 - self.picture.held_by(unit, place)

    # -- Advance -----

    def step_gain(self, unit: int, index: int) -> float:
        """What an advance into a hex gains; into enemies, by the melee that follows."""
        s = self.s
        picture = self.picture
        here = picture.place_value(unit, s.place_of(unit))
        if s.is_occupied(1 - self.side, index):
            return self.melee(index, self.joiners(unit, index)) / max(
                1, len(self.joiners(unit, index))
            )
        gain = picture.place_value(unit, index) - here
        if has_mines(s, index):
            gain -= MINES_COST
        return gain

    def joiners(self, unit: int, index: int) -> list[int]:
        """Those who are in the hex or could still advance into it with the unit."""
        s = self.s
        found = s.listed(self.side, s.units_in(self.side, index))
        for near in ADJACENT[index]:
            for other in s.listed(self.side, s.units_in(self.side, near)):
                ready = s.has_flag(other, ORDERED) and not s.has_flag(other, FINISHED)
                if other == unit or ready:
                    if can_advance(s, other, direction_to(near, index)):
                        found.append(other)
        return found

    def melee(self, index: int, units: list[int]) -> float:
        """What a melee of these units in a hex is worth: losses by their chances (CC-O16.4)."""
        s = self.s
        picture = self.picture
        enemies = s.listed(1 - self.side, s.units_in(1 - self.side, index))
        own = sum(fp_of(s, unit) + has_boxed_fp(s, unit) for unit in units)
        other = sum(fp_of(s, unit) + has_boxed_fp(s, unit) for unit in enemies)
        margin = own - other
        tie = ties(margin)
        wins = beats(margin)
        gained = sum(picture.worth(unit) for unit in enemies)
        lost = sum(picture.worth(unit) for unit in units) * picture.weights.melee_risk
        objective = s.battle.ground.is_objective[index]
        ground = picture.values[objective] if objective >= 0 else 0.0
        return (wins + tie) * gained + wins * ground - (1.0 - wins) * lost

    def advance_promise(self, units: list[int]) -> float:
        """What an Advance of these units could gain: melees first, then better places."""
        s = self.s
        best = 0.0
        enemies = {s.place_of(unit) for unit in s.all_units(1 - self.side)}
        for index in enemies:
            near = [u for u in units if DISTANCES[HEXES * s.place_of(u) + index] == 1]
            near = [u for u in near if can_advance(s, u, direction_to(s.place_of(u), index))]
            if near:
                best = max(best, self.melee(index, near))
        places = 0.0
        for unit in units:
            here = self.picture.place_value(unit, s.place_of(unit))
            most = 0.0
            for index in ADJACENT[s.place_of(unit)]:
                direction = direction_to(s.place_of(unit), index)
                if index not in enemies and can_advance(s, unit, direction):
                    most = max(most, self.picture.place_value(unit, index) - here)
            if s.battle.unit_kind[s.kind_of(unit)] >= 0 and self.picture.may_exit:
                if steps_off(s.place_of(unit), s.battle.edge[1 - self.side]) == 1:
                    most = max(most, self.exit_gain(unit))
            places += most
        return max(best, places)

    def is_ready(self, unit: int) -> bool:
        """Whether a unit may still be activated this Turn."""
        return not self.s.has_flag(unit, ACTIVATED)
