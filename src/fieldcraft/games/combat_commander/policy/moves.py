"""Moving and advancing: where a unit could be; and what broken units may come to."""

from typing import Final

from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.orders.activation import (
    flagged,
)
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_ASSAULT,
)
from fieldcraft.games.combat_commander.orders.move_costs import (
    can_advance,
    can_enter,
    can_exit,
    is_on_enemy_edge,
)
from fieldcraft.games.combat_commander.policy.duels import beats, ties
from fieldcraft.games.combat_commander.policy.fire import NEVER, SMALL, Fire
from fieldcraft.games.combat_commander.policy.outlook import (
    MINES_COST,
)
from fieldcraft.games.combat_commander.policy.places import CROWDED
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    EXIT,
    FINISHED,
    GIVE_TO,
    GROUPED,
    LEAVE,
    ORDERED,
    STOP,
    THING,
    TO_HEX,
    UNIT,
)
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
from fieldcraft.games.combat_commander.units.values import (
    fp_of,
    has_boxed_fp,
    morale_with_cover,
    move_of,
)

WORTH_A_LOOK: Final = 3


BELOW: Final[list[int]] = [
    sum([6 - abs(7 - total) for total in range(2, 13) if total < n]) * 1000 // 36 for n in range(40)
]

"""How likely, in thousandths, two dice are below a number."""


class Moves(Fire):
    """Where own units should go."""

    def way_promise(self, unit: int) -> int:
        """What a Move could gain a unit, roughly: places near enough, but for the way."""
        found = self.promises.get(unit)
        if found is None:
            found = self.best_near(unit)
            self.promises[unit] = found
        return found

    def best_near(self, unit: int) -> int:
        """The best of the places near enough."""
        s = self.s
        allowance = move_of(s, unit)
        if allowance <= 0:
            return 0
        place = s.place_of(unit)
        here = self.place_value(unit, place)
        most = 0
        reach = min(WORTH_A_LOOK, allowance)
        for index in range(HEXES):
            steps = DISTANCES[HEXES * place + index]
            if 0 < steps <= reach and can_enter(s, self.side, index):
                if self.battle.ground.cost[index] <= allowance:
                    gain = self.lure(unit, index) - here
                    if gain > most:
                        gain -= self.danger(unit, index, False)
                    if gain > most:
                        gain -= steps * self.danger(unit, index, True)
                        if gain > most:
                            most = gain
        if self.may_exit and steps_off(place, self.battle.edge[self.foe]) <= allowance:
            most = max(most, self.exit_gain(unit))
        return most * self.promised // 1000

    def moved(self, option: int) -> int:
        """One unit after the other to its best place, by a way that costs least."""
        s = self.s
        kind = option & ~THING
        if option == STOP:
            return 0
        if kind in (LEAVE, GIVE_TO):
            return NEVER
        if kind == ACTION_CARD:
            if action_on(s, self.side, option & THING).word != "assault-fire":
                return -100
            most = 0
            for index in self.targets():
                most = max(most, self.at(BY_ASSAULT, index))
            return most - 600
        group = flagged(s, self.side, GROUPED)
        if not group:
            gain, first = self.best_step(option & THING)
            if can_exit(s, option & THING):
                gain = max(gain, self.exit_gain(option & THING))
            return gain - SMALL if first >= 0 or gain > 0 else -100
        if kind == UNIT:
            return NEVER
        if option == EXIT:
            return self.exit_gain(group[0]) + SMALL
        gain, first = self.best_step(group[0])
        return gain if first == option & THING else -100

    def melee(self, index: int, units: list[int]) -> int:
        """What a melee of these units in a hex is worth: losses by their chances (CC-O16.4)."""
        s = self.s
        enemies = s.listed(self.foe, s.units_in(self.foe, index))
        margin = 0
        gained = 0
        lost = 0
        for unit in units:
            margin += fp_of(s, unit) + (1 if has_boxed_fp(s, unit) else 0)
            lost += self.worth(unit)
        for unit in enemies:
            margin -= fp_of(s, unit) + (1 if has_boxed_fp(s, unit) else 0)
            gained += self.worth(unit)
        wins = beats(margin)
        objective = self.battle.ground.is_objective[index]
        if objective >= 0:
            gained += self.objective_values()[objective] * wins // (wins + ties(margin) + 1)
        return (
            (wins + ties(margin)) * gained - (1000 - wins) * lost * self.melee_losses // 1000
        ) // 1000

    def advance_promise(self, units: list[int]) -> int:
        """What an Advance of these units could gain: melees first, then better places."""
        s = self.s
        most = 0
        for index in s.places_of(self.foe):
            near = [
                unit
                for unit in units
                if DISTANCES[HEXES * s.place_of(unit) + index] == 1
                and can_advance(s, unit, direction_to(s.place_of(unit), index))
            ]
            near = self.fitting(index, near)
            if near:
                most = max(most, self.melee(index, near))
        places = 0
        for unit in units:
            places += max(0, self.best_advance(unit, False))
        return max(most, places)

    def best_advance(self, unit: int, into_enemies: bool) -> int:
        """The best step of a unit."""
        key = 2 * unit + (1 if into_enemies else 0)
        found = self.advances.get(key)
        if found is None:
            found = self.best_neighbour(unit, into_enemies)
            self.advances[key] = found
        return found

    def best_neighbour(self, unit: int, into_enemies: bool) -> int:
        """The best of the hexes around a unit."""
        s = self.s
        here = s.place_of(unit)
        most = self.exit_gain(unit) if is_on_enemy_edge(s, unit) else 0
        for direction in range(DIRECTIONS):
            index = NEIGHBOURS[DIRECTIONS * here + direction]
            if index >= 0 and can_advance(s, unit, direction):
                if into_enemies or not s.is_occupied(self.foe, index):
                    most = max(most, self.advance_gain(unit, index))
        return most

    def advance_gain(self, unit: int, index: int) -> int:
        """What an advance into a hex gains; into enemies, by the melee that follows."""
        s = self.s
        if s.is_occupied(self.foe, index):
            if self.is_crowded(index, self.battle.figures[s.kind_of(unit)]):
                return -CROWDED
            joiners = self.joiners(unit, index)
            return self.melee(index, joiners) // max(1, len(joiners))
        gain = self.place_value(unit, index) - self.place_value(unit, s.place_of(unit))
        return gain - MINES_COST if has_mines(s, index) else gain

    def joiners(self, unit: int, index: int) -> list[int]:
        """Those who are in the hex or could still advance into it with the unit."""
        s = self.s
        found = [unit]
        for near in ADJACENT[index]:
            for other in s.listed(self.side, s.units_in(self.side, near)):
                ready = s.has_flag(other, ORDERED) and not s.has_flag(other, FINISHED)
                if other != unit and ready and can_advance(s, other, direction_to(near, index)):
                    found.append(other)
        return s.listed(self.side, s.units_in(self.side, index)) + self.fitting(index, found)

    def fitting(self, index: int, units: list[int]) -> list[int]:
        """As many of these, one after the other, as a hex has room for."""
        found: list[int] = []
        figures = 0
        for unit in units:
            more = figures + self.battle.figures[self.s.kind_of(unit)]
            if not self.is_crowded(index, more):
                found.append(unit)
                figures = more
        return found

    def advanced(self, option: int) -> int:
        """Into a melee that is likely won, or to a better place."""
        s = self.s
        if option == STOP:
            return 0
        if option & ~THING == UNIT:
            return self.best_advance(option & THING, True) - SMALL
        group = flagged(s, self.side, GROUPED)
        if not group:
            return -100
        if option == EXIT:
            return self.exit_gain(group[0]) + SMALL
        if option & ~THING == TO_HEX:
            return self.advance_gain(group[0], option & THING)
        return -100

    def recovery(self) -> int:
        """CC-O22: what rallying is likely to give back."""
        s = self.s
        found = 0
        for unit in s.all_units(self.side):
            if s.is_broken(unit):
                goal = morale_with_cover(s, unit) + (1 if s.is_suppressed(unit) else 0)
                found += BELOW[max(0, min(39, goal))] * self.worth(unit) // 2000
            elif s.is_suppressed(unit):
                found += self.worth(unit) * self.suppressing // 1000
        return found

    def flight(self, side: int) -> int:
        """CC-O23: what routing a side's broken units is worth to the other."""
        s = self.s
        found = 0
        for unit in s.all_units(side):
            if not s.is_broken(unit):
                continue
            goal = morale_with_cover(s, unit)
            gone = steps_off(s.place_of(unit), s.battle.edge[side])
            runs = 1000 - BELOW[max(0, min(39, goal + 1))]
            lost = 1000 - BELOW[max(0, min(39, goal + gone))]
            found += lost * self.worth(unit) // 1000 + (runs - lost) // 4
            objective = s.battle.ground.is_objective[s.place_of(unit)]
            if objective >= 0:
                found += runs * self.objective_values()[objective] // 2000
        return found
