"""Fire and artillery: what shots and salvoes may do to those in a hex."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.games.combat_commander.odds.fire import strongest
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    flagged,
    followers,
)
from fieldcraft.games.combat_commander.orders.fire import Pieces, Target
from fieldcraft.games.combat_commander.orders.fire_groups import cover_of_sides
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    fp_of_piece,
    is_in_reach,
    is_ordnance,
    is_target,
    place_of_piece,
)
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.policy.duels import beats, ties
from fieldcraft.games.combat_commander.policy.places import Places
from fieldcraft.games.combat_commander.sight.current_sight import can_see, hindrance
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    CAPACITY,
    LEADER,
    MOVING,
    RADIO,
    STOP,
    THING,
    UNIT,
    WEAPON,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DISTANCES,
    HEXES,
)
from fieldcraft.games.combat_commander.units.values import (
    DIRECT,
    FROM_ABOVE,
    hex_cover,
    is_usable,
    morale_of,
)

NEVER: Final = -1_000_000

SMALL: Final = 50

FP_MASK: Final = 31


def _aimed() -> list[int]:
    """By what must be exceeded, how likely the product of two dice does, in thousandths."""
    found: list[int] = []
    for needed in range(37):
        ways = 0
        for one in range(1, 7):
            for other in range(1, 7):
                if one * other > needed:
                    ways += 1
        found.append(1000 * ways // 36)
    return found


AIMED: Final[list[int]] = _aimed()


class Fire(Places):
    """What shots of one's own side are worth."""

    def is_leader(self, unit: int) -> bool:
        """Whether a unit leads, unbroken."""
        s = self.s
        return self.battle.unit_kind[s.kind_of(unit)] == LEADER and not s.is_broken(unit)

    def targets(self) -> list[int]:
        """The hexes of enemies that may be fired at."""
        s = self.s
        return [index for index in s.places_of(self.foe) if is_target(s, self.side, index)]

    def hits(self, index: int, fp: int, cover: int) -> int:
        """The worth of an attack of this Firepower upon the enemies in a hex."""
        s = self.s
        gained = 0
        left = s.units_in(self.foe, index)
        while left:
            unit = CAPACITY * self.foe + lowest(left)
            left &= left - 1
            margin = fp - morale_of(s, unit) - cover
            chance = beats(margin)
            tie = ties(margin)
            if s.has_flag(unit, MOVING):
                chance += tie
                tie = 0
            gained += chance * self.loss(unit) // 1000
            if not s.is_suppressed(unit):
                gained += tie * self.worth(unit) // 1000 * self.suppressing // 1000
        return gained

    def of_group(self, group: list[int], index: int) -> int:
        """The worth of a group's attack upon a hex; ordnance must hit first."""
        if not group:
            return 0
        s = self.s
        fp = group_fp(s, group, index)
        if fp < 1:
            return 0
        first = group[0]
        if is_ordnance(s, first):
            kind = s.weapon_kind(first & THING)
            place = place_of_piece(s, first)
            needed = DISTANCES[HEXES * place + index] + hindrance(s, place, index)
            aimed = AIMED[needed] if needed < len(AIMED) else 0
            attack = FROM_ABOVE if s.battle.is_mortar[kind] else DIRECT
            return aimed * self.hits(index, fp, hex_cover(s, index, attack)) // 1000
        cover = max(hex_cover(s, index, DIRECT), cover_of_sides(s, group, index))
        for piece in group:
            if piece & ~THING == WEAPON and s.battle.is_flame[s.weapon_kind(piece & THING)]:
                cover = 0
        return self.hits(index, fp, cover)

    def at(self, occasion: int, index: int) -> int:
        """The worth of the strongest attack that those activated can make upon a hex."""
        return self.of_group(strongest(self.s, self.side, occasion, index), index)

    def best_shot(self, units: list[int], targets: list[int], opportunity: bool) -> int:
        """What these units could do with one Order: the best shot, and a part of the second."""
        s = self.s
        pieces: list[int] = []
        for unit in units:
            pieces.append(UNIT | unit)
            weapon = s.weapon_of(unit)
            if weapon < 0 or not is_usable(s, weapon) or s.battle.ground.water[s.place_of(unit)]:
                continue
            if s.fort(s.place_of(unit)) == WIRE:
                continue
            if not (opportunity and s.battle.is_ordnance[s.weapon_kind(weapon)]):
                pieces.append(WEAPON | weapon)
        most = 0
        second = 0
        for index in targets:
            worth = self.rough(pieces, index)
            if worth > most:
                second = most
                most = worth
            elif worth > second:
                second = worth
        return most + second * self.second_shot // 1000

    def rough(self, pieces: list[int], index: int) -> int:
        """The attack of pieces in reach, those that see best together; the chain is not checked."""
        s = self.s
        most = 0
        clear = 1000
        plain: list[int] = []
        looks: list[int] = []
        for piece in pieces:
            if not is_in_reach(s, piece, index):
                continue
            if is_ordnance(s, piece):
                most = max(most, self.of_group([piece], index))
            else:
                look = hindrance(s, place_of_piece(s, piece), index)
                plain.append(piece)
                looks.append(look)
                clear = look if look < clear else clear
        lead = -1
        strength = -1
        for number in range(len(plain)):
            if looks[number] <= clear + 1:
                fp = fp_of_piece(s, plain[number])
                if fp > strength:
                    strength = fp
                    lead = number
        if lead < 0:
            return most
        place = place_of_piece(s, plain[lead])
        chain = [
            plain[number]
            for number in range(len(plain))
            if looks[number] <= clear + 1
            and DISTANCES[HEXES * place + place_of_piece(s, plain[number])] <= 1
        ]
        return max(most, self.of_group(chain, index))

    def target(self, option: int) -> int:
        """The hex where a shot does most."""
        if option & ~THING != AT_HEX:
            return SMALL if option == STOP else NEVER
        return self.at(self.s.slot(Target.OCCASION), option & THING)

    def piece(self, option: int) -> int:
        """The strongest group, piece by piece."""
        s = self.s
        if option == STOP:
            return 500
        group = strongest(s, self.side, s.slot(Pieces.OCCASION), s.slot(Pieces.HEX))
        return 1000 if option in group or s.slot(Pieces.SMOKE) else 0

    def moving_targets(self) -> list[int]:
        """Where enemies are moving."""
        s = self.s
        found: list[int] = []
        for unit in flagged(s, self.foe, MOVING):
            index = s.place_of(unit)
            if index not in found and not s.is_occupied(self.side, index):
                found.append(index)
        return found

    def reaction_by(self, unit: int) -> int:
        """Opportunity fire of a unit, or of a Leader and his men, at those who move."""
        units = [unit]
        if self.is_leader(unit):
            units.extend(followers(self.s, unit, OPPORTUNITY_FIRE))
        return self.best_shot(units, self.moving_targets(), True)

    def salvo(self, target: int, fp: int) -> int:
        """What impacts on a hex and around it are worth."""
        s = self.s
        found = 0
        for index in [target, *ADJACENT[target]]:
            for side in (0, 1):
                left = s.units_in(side, index)
                while left:
                    unit = CAPACITY * side + lowest(left)
                    left &= left - 1
                    margin = fp - morale_of(s, unit) - hex_cover(s, index, FROM_ABOVE)
                    lost = beats(margin) * self.loss(unit) // 1000
                    found += -13 * lost // 10 if side == self.side else lost
        return found

    def best_spot(self, leader: int) -> int:
        """What the best hex that a Leader could spot promises."""
        s = self.s
        place = s.place_of(leader)
        fp = s.numbers[RADIO + self.side] & FP_MASK
        most = 0
        for enemy in s.places_of(self.foe):
            for target in [enemy, *ADJACENT[enemy]]:
                if can_see(s, place, target):
                    most = max(most, self.salvo(target, fp))
        return most * 6 // 10
