"""The Firepower of an attack, term by term (CC-O20.3.1.2, CC-O20.3.2)."""

from fieldcraft.games.combat_commander.cards.outcomes import Part, total_of
from fieldcraft.games.combat_commander.options import UPHILL_FIRE
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    fp_of_piece,
    is_ordnance,
    place_of_piece,
)
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import THING, WEAPON
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.units.values import DIRECT, FLAME, FROM_ABOVE

DOWNHILL = 1


class Firepower:
    """CC-O20.3.1.2, CC-O20.3.2: the best piece and one for each other, hindrance, elevation.

    The piece with the highest Firepower decides about the elevation; of several, whose place
    helps most.  Ordnance is not hindered.
    """

    def __init__(self, s: Table, group: list[int], target: int) -> None:
        self.best = -1
        self.elevation = 0
        self.hindrance = 0
        for piece in group:
            fp = fp_of_piece(s, piece)
            place = place_of_piece(s, piece)
            if fp >= self.best:
                lift = elevation(s, place, target)
                self.elevation = lift if fp > self.best else max(self.elevation, lift)
                self.best = fp
            self.hindrance = max(self.hindrance, hindrance(s, place, target))
        if is_ordnance(s, group[0]):
            self.hindrance = 0
        self.others = len(group) - 1
        self.total = self.best + self.others - self.hindrance + self.elevation

    def parts(self) -> list[Part]:
        """The terms that count."""
        found: list[Part] = [("firepower", self.best, "CC-O20.3.1.2")]
        if self.others:
            found.append(("others", self.others, "CC-O20.3.1.2"))
        if self.hindrance:
            found.append(("hindrance", -self.hindrance, "CC-10.3.2"))
        if self.elevation:
            found.append(("elevation", self.elevation, "CC-T88"))
        return found


def elevation(s: Table, place: int, target: int) -> int:
    """CC-T88, GAP-54: what the slope between firer and target adds."""
    rise = s.battle.ground.level[target] - s.battle.ground.level[place]
    if rise < 0:
        return DOWNHILL
    return -1 if rise > 0 and s.switches & UPHILL_FIRE else 0


def group_fp(s: Table, group: list[int], target: int) -> int:
    """The Firepower of a group against a hex, without Actions."""
    return Firepower(s, group, target).total


def attack_parts(s: Table, group: list[int], target: int, second: int, bonus: int) -> list[Part]:
    """The Firepower of an attack with its Actions; of two hexes the worse line counts.

    CC-A40, GAP-60: one total for both, by hindrance and, where it counts, range.
    """
    fp = Firepower(s, group, target)
    lost = range_lost(s, group, target)
    if second >= 0:
        beyond = Firepower(s, group, second)
        more = range_lost(s, group, second)
        if beyond.total - more < fp.total - lost:
            fp = beyond
            lost = more
    parts = fp.parts()
    airburst = s.battle.ground.airburst[target]
    if airburst and attack_kind(s, group) == FROM_ABOVE:
        parts.append(("airburst", airburst, "CC-T99"))
    if bonus:
        parts.append(("actions", bonus, "CC-A24.4"))
    if lost:
        parts.append(("scenario", -lost, "CC-O20.3.2"))
    return parts


def final_fp(s: Table, group: list[int], target: int, second: int, bonus: int) -> int:
    """CC-O20.3.3: what is added to the fire roll."""
    return total_of(attack_parts(s, group, target, second, bonus))


def range_lost(s: Table, group: list[int], target: int) -> int:
    """What a special rule takes from the attack for the range to its nearest firer."""
    lost = 0
    if s.battle.rules_of_fire:
        distance = min([DISTANCES[HEXES * place_of_piece(s, piece) + target] for piece in group])
        for rule in s.battle.rules_of_fire:
            lost = rule.fire_lost(distance, lost)
    return lost


def attack_kind(s: Table, group: list[int]) -> int:
    """What the attack is to its target: direct fire, from above, or flames."""
    for piece in group:
        if piece & ~THING == WEAPON:
            kind = s.weapon_kind(piece & THING)
            if s.battle.is_flame[kind]:
                return FLAME
            if s.battle.is_mortar[kind]:
                return FROM_ABOVE
    return DIRECT
