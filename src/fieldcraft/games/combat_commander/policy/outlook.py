"""The battle as the quick hand sees it: what pieces are worth and where it is dangerous.

In thousandths of a victory point.  Only what is open, and the side's own chits, is looked at.
"""

from typing import Final, cast

from fieldcraft.core.bits import lowest
from fieldcraft.core.policy import ANY
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.options import BLIND_HEX_BY_SIDE
from fieldcraft.games.combat_commander.policy.duels import beats, ties
from fieldcraft.games.combat_commander.policy.habits import Habits
from fieldcraft.games.combat_commander.policy.ways import ways_to
from fieldcraft.games.combat_commander.sight.current_sight import hindrance, hindrance_everywhere
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    CAPACITY,
    LEADER,
    LETTERS,
    LOSSES,
    OPEN,
    SECRET,
    SMOKE_MASK,
    SMOKE_SHIFT,
    SQUAD,
    SURRENDER,
    VP,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    DISTANCES,
    HEXES,
)
from fieldcraft.games.combat_commander.units.values import (
    DIRECT,
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

VEILS: Final = BLAZE | SMOKE_MASK << SMOKE_SHIFT
OBJECTIVES: Final = 5
UNKNOWN: Final = -(1 << 40)
MINES_COST: Final = 800


class Outlook(Habits):
    """One decision of one side at a time; `look` sets all of it."""

    def __init__(self) -> None:
        super().__init__()
        self.studied: Battle | None = None
        self.seen_on: Battle | None = None
        self.battle: Battle
        self.ways: list[list[int]] = []
        self.s: Table
        self.side = 0
        self.foe = 1
        self.knower = 0
        """By whose chits objectives are judged."""
        self.doubled = False
        self.may_exit = False
        self.fires: list[int] = []
        self.covers: list[int] = []
        self.worths: dict[int, int] = {}
        self.morales: dict[int, int] = {}
        self.steps: dict[int, tuple[int, int]] = {}
        self.promises: dict[int, int] = {}
        self.advances: dict[int, int] = {}
        self.orders: dict[int, int] = {}
        self.values: list[int] = []
        self.pull_map: list[int] = []
        self.drawing: list[int] = []
        self.guns: list[int] = []
        """Hex, Firepower and Range of all that the enemy could fire, three numbers each."""
        self.guns_known = False
        self.veils: list[int] = []
        """Smoke and Blaze by hex, and what else decides who sees whom."""

    def look(self, s: State, side: int) -> None:
        """Take in a position for a side."""
        table = cast(Table, s)
        if self.studied is not table.battle:
            self.studied = table.battle
            self.battle = table.battle
            self.ways = [
                ways_to(table.battle, table.battle.ground.objective_hexes[one])
                for one in range(OBJECTIVES)
            ]
        self.s = table
        self.side = side
        self.foe = 1 - side
        self.knower = side
        self.doubled = has_chit(table, "X")
        left = table.on_map(side)
        self.may_exit = not is_lost_by_exit(table, side) and left & (left - 1) != 0
        self.covers = [UNKNOWN] * HEXES
        self.worths = {}
        self.morales = {}
        self.steps = {}
        self.promises = {}
        self.advances = {}
        self.orders = {}
        self.values = []
        self.pull_map = [UNKNOWN] * HEXES
        self.drawing = []
        self.guns_known = False

    def scenario(self, s: State) -> str:
        battle = cast(Table, s).battle
        return ANY if battle.plain["custom"] else battle.id

    def worth(self, unit: int) -> int:
        """What a unit is worth to those who would lose it."""
        found = self.worths.get(unit)
        if found is not None:
            return found
        s = self.s
        kind = s.kind_of(unit)
        points = self.battle.unit_vp[kind] * (2000 if self.doubled else 1000)
        side = side_of(unit)
        if self.battle.unit_kind[kind] == LEADER:
            use = self.command_weight * self.battle.command[kind] + 400
        else:
            use = (
                self.fight_weight
                if self.battle.unit_kind[kind] == SQUAD
                else self.fight_weight // 2
            )
            if s.weapon_of(unit) >= 0:
                use += self.weapon_weight
        left = s.numbers[SURRENDER + side] - s.numbers[LOSSES + side]
        left = left if left > 1 else 1
        found = points + use + self.surrendering + 4 * self.surrendering // (left * left)
        self.worths[unit] = found
        return found

    def morale(self, unit: int) -> int:
        """A unit's Morale where it stands."""
        found = self.morales.get(unit)
        if found is None:
            found = morale_of(self.s, unit)
            self.morales[unit] = found
        return found

    def loss(self, unit: int) -> int:
        """What is lost when the unit is ordered to break."""
        share = 1000 - self.breaking if self.s.is_broken(unit) else self.breaking
        return self.worth(unit) * share // 1000

    def points(self) -> int:
        """Victory points of one's own."""
        return self.s.numbers[VP] if self.side == 0 else -self.s.numbers[VP]

    def objective_values(self) -> list[int]:
        """By objective, what it is worth by the chits that the side knows."""
        if not self.values:
            s = self.s
            for objective in range(OBJECTIVES):
                worth = self.unknown_chit
                for chit in range(len(LETTERS)):
                    state = s.chits[chit]
                    if state == OPEN or state == SECRET + self.knower:
                        worth += 1000 * chit_worth(s, chit, objective)
                self.values.append(worth)
        return self.values

    def find_guns(self) -> None:
        """Everything that the enemy could fire; where nothing has changed, fire is as it was."""
        s = self.s
        self.guns_known = True
        found: list[int] = []
        left = s.on_map(self.foe)
        while left:
            unit = CAPACITY * self.foe + lowest(left)
            left &= left - 1
            if not s.is_broken(unit):
                found.extend([s.place_of(unit), fp_of(s, unit), range_of(s, unit)])
        left = s.armed(self.foe)
        while left:
            weapon = lowest(left)
            left &= left - 1
            if is_usable(s, weapon):
                place = s.place_of(s.holder_of(weapon))
                found.extend([place, weapon_fp(s, weapon), weapon_range(s, weapon)])
        veils = [marks & VEILS for marks in s.hexes]
        veils.extend([hindrance_everywhere(s), s.switches & BLIND_HEX_BY_SIDE, self.foe])
        if found != self.guns or veils != self.veils or self.seen_on is not self.battle:
            self.fires = [UNKNOWN] * HEXES
            self.guns = found
            self.veils = veils
            self.seen_on = self.battle

    def fire_upon(self, index: int) -> int:
        """The most Firepower that the enemy could bring upon a hex from one of his."""
        if not self.guns_known:
            self.find_guns()
        known = self.fires[index]
        if known != UNKNOWN:
            return known
        s = self.s
        guns = self.guns
        most = 0
        helped = 0
        for at in range(0, len(guns), 3):
            place = guns[at]
            distance = DISTANCES[HEXES * place + index]
            if distance == 0 or guns[at + 2] < distance or guns[at + 1] <= most - 1:
                continue
            strength = guns[at + 1]
            others = 0
            stronger = False
            for other in range(0, len(guns), 3):
                if other != at and guns[other] == place and guns[other + 2] >= distance:
                    others += 1
                    if guns[other + 1] > strength:
                        stronger = True
            if stronger:
                continue
            look = hindrance(s, place, index)
            if look == BLOCKED:
                continue
            fp = strength + others - look
            if fp > 0:
                helped += 1
                if fp > most:
                    most = fp
        if helped > 1:
            most += 1
        self.fires[index] = most
        return most

    def cover(self, index: int) -> int:
        """The Cover of a hex against fire, whatever stands on its sides."""
        found = self.covers[index]
        if found == UNKNOWN:
            found = hex_cover(self.s, index, DIRECT)
            self.covers[index] = found
        return found

    def danger(self, unit: int, index: int, moving: bool) -> int:
        """What the enemy's fire upon a unit in a hex is likely to cost."""
        if moving:
            risk = self.halt(unit, index) * self.loss(unit) // 1000
            return risk * self.moving_weight // 1000
        fp = self.fire_upon(index)
        if fp <= 0:
            return 0
        margin = fp - self.morale(unit) - self.cover(index)
        return beats(margin) * self.loss(unit) // 1000 * self.risk_weight // 1000

    def halt(self, unit: int, index: int) -> int:
        """How likely, in thousandths, fire stops a unit that moves through a hex."""
        fp = self.fire_upon(index)
        if fp <= 0:
            return 0
        margin = fp - self.morale(unit) - self.cover(index)
        return beats(margin) + ties(margin)
