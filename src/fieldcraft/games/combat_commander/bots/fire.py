"""Fire as greedy judges it: what a group of pieces may do to those in a hex."""

from fieldcraft.games.combat_commander.bots.picture import Picture, beats, ties
from fieldcraft.games.combat_commander.odds.fire import strongest
from fieldcraft.games.combat_commander.orders.fire_groups import cover_of_sides
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    fp_of_piece,
    is_in_reach,
    is_ordnance,
    is_target,
    place_of_piece,
)
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.terms import MOVING, THING, UNIT, WEAPON, WIRE
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.units.values import (
    DIRECT,
    FROM_ABOVE,
    hex_cover,
    is_usable,
    morale_of,
)


class Fire:
    """What shots of one's own side are worth."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.s = picture.s
        self.side = picture.side

    def hits(self, index: int, fp: int, cover: int) -> float:
        """The worth of an attack of this Firepower upon the enemies in a hex."""
        s = self.s
        picture = self.picture
        gained = 0.0
        for unit in s.listed(1 - self.side, s.units_in(1 - self.side, index)):
            margin = fp - morale_of(s, unit) - cover
            chance = beats(margin)
            tie = ties(margin)
            if s.has_flag(unit, MOVING):
                chance += tie
                tie = 0.0
            gained += chance * picture.loss(unit)
            if not s.is_suppressed(unit):
                gained += tie * picture.worth(unit) * picture.weights.suppressed
        return gained

    def of_group(self, group: list[int], index: int) -> float:
        """The worth of a group's attack upon a hex; ordnance must hit first."""
        if not group:
            return 0.0
        s = self.s
        fp = group_fp(s, group, index)
        if fp < 1:
            return 0.0
        first = group[0]
        if is_ordnance(s, first):
            kind = s.weapon_kind(first & THING)
            place = place_of_piece(s, first)
            needed = DISTANCES[HEXES * place + index] + hindrance(s, place, index)
            aimed = sum(1 for a in range(1, 7) for b in range(1, 7) if a * b > needed) / 36
            from_above = FROM_ABOVE if s.battle.is_mortar[kind] else DIRECT
            return aimed * self.hits(index, fp, hex_cover(s, index, from_above))
        cover = max(hex_cover(s, index, DIRECT), cover_of_sides(s, group, index))
        if any(p & ~THING == WEAPON and s.battle.is_flame[s.weapon_kind(p & THING)] for p in group):
            cover = 0
        return self.hits(index, fp, cover)

    def at(self, occasion: int, index: int) -> float:
        """The worth of the strongest attack that those already activated can make upon a hex."""
        return self.of_group(strongest(self.s, self.side, occasion, index), index)

    # -- before anybody is activated -----

    def pieces_of(self, units: list[int], opportunity: bool) -> list[int]:
        """What these units could fire with."""
        s = self.s
        found = [UNIT | unit for unit in units]
        for unit in units:
            weapon = s.weapon_of(unit)
            if weapon < 0 or not is_usable(s, weapon) or s.battle.ground.water[s.place_of(unit)]:
                continue
            if s.fort(s.place_of(unit)) == WIRE:
                continue
            if not (opportunity and s.battle.is_ordnance[s.weapon_kind(weapon)]):
                found.append(WEAPON | weapon)
        return found

    def best_of(self, units: list[int], targets: list[int], opportunity: bool) -> float:
        """What these units could do with one Order: the best shot, and a part of the second."""
        pieces = self.pieces_of(units, opportunity)
        gains = []
        for index in targets:
            near = [piece for piece in pieces if is_in_reach(self.s, piece, index)]
            if near:
                gains.append(self.rough(near, index))
        gains.sort(reverse=True)
        return sum(gains[:1]) + sum(gains[1:2]) * 0.3 if gains else 0.0

    def rough(self, near: list[int], index: int) -> float:
        """The attack of pieces in reach, those that see best together; the chain is not checked."""
        s = self.s
        guns = [piece for piece in near if is_ordnance(s, piece)]
        plain = [piece for piece in near if not is_ordnance(s, piece)]
        best = max((self.of_group([gun], index) for gun in guns), default=0.0)
        if plain:
            clear = min(hindrance(s, place_of_piece(s, p), index) for p in plain)
            group = [p for p in plain if hindrance(s, place_of_piece(s, p), index) <= clear + 1]
            lead = max(group, key=lambda p: fp_of_piece(s, p))
            place = place_of_piece(s, lead)
            chain = [p for p in group if DISTANCES[HEXES * place + place_of_piece(s, p)] <= 1]
            best = max(best, self.of_group(chain, index))
        return best

    def targets(self) -> list[int]:
        """The hexes of enemies that may be fired at."""
        s = self.s
        places = {s.place_of(unit) for unit in s.all_units(1 - self.side)}
        return sorted(index for index in places if is_target(s, self.side, index))
