"""Fire at soldiers, vehicles and structures, from the ground and from seats."""

from typing import ClassVar, Final

from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.north_africa import vehicles
from fieldcraft.games.undaunted.north_africa.victory import DEMOLISHING_SIDE
from fieldcraft.games.undaunted.policy.ground import NEVER, UNKNOWN, WIN
from fieldcraft.games.undaunted.policy.north_africa import goals as desert_goals
from fieldcraft.games.undaunted.policy.north_africa.goals import Change
from fieldcraft.games.undaunted.policy.north_africa.ground import DEMOLISH, DesertGround
from fieldcraft.games.undaunted.policy.tables import (
    HITS,
    TOTALS,
)
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    ATTACK,
    DEMOLITION,
    SUPPRESS,
)

DAMAGE: Final = 400
DISABLED: Final = 1200
SEATED: Final = 600
"""Of the risk, for a soldier who shares it with others in a vehicle."""


class DesertFire(DesertGround):
    """The worth of wounds, damage and demolition."""

    habits: ClassVar[tuple[str, ...]] = (
        *DesertGround.habits,
        "damage_weight",
        "disabled_weight",
        "seated",
    )

    def __init__(self) -> None:
        super().__init__()
        self.damage_weight = DAMAGE
        self.disabled_weight = DISABLED
        self.seated = SEATED
        self.aims: list[list[int]] = [[], []]
        self.costs: list[int] = []

    def take_in(self) -> None:
        super().take_in()
        self.costs = [UNKNOWN] * self.battle.counters
        for side in (0, 1):
            self.aims[side] = self.aims_of(side)
        self.find_guns()

    def aims_of(self, side: int) -> list[int]:
        """NA-706, NA-707: whom a side can fire at across the board."""
        s = self.s
        battle = self.desert
        found: list[int] = []
        for enemy in range(battle.counters):
            if s.places[enemy] >= 0:
                if battle.is_vehicle[enemy]:
                    if vehicles.owner_of(s, enemy) != side:
                        found.append(enemy)
                elif battle.counter_side[enemy] != side and s.extra[enemy] < 0:
                    found.append(enemy)
        return found

    def find_guns(self) -> None:
        """What the enemy could fire: from where, with how many dice, and how many at armour."""
        s = self.s
        self.gun_tiles = []
        self.gun_dice = []
        self.gun_armour = []
        for enemy in self.desert.soldiers_of[self.foe]:
            if s.places[enemy] < 0 or not self.can_act(enemy):
                continue
            dice = self.desert_tables.dice[enemy]
            armour = self.desert_tables.anti_tank[enemy]
            for code in self.seat_codes(enemy, s.extra[enemy]):
                if code & 31 == ATTACK:
                    dice = max(dice, value_of(code))
                if code & 31 == ANTI_TANK:
                    armour = max(armour, value_of(code))
            if dice or armour:
                self.gun_tiles.append(s.places[enemy])
                self.gun_dice.append(dice)
                self.gun_armour.append(armour)

    def chance_of(self, origin: i64, target: i64, tile: i64, dice: i64, action: i64) -> i64:
        """NA-708 to NA-712: structures are numbered after the counters."""
        battle = self.desert
        if target >= battle.counters:
            return HITS[dice * TOTALS + battle.structure_defence[target - battle.counters]]
        if action == DEMOLITION:
            return HITS[dice * TOTALS + battle.armour[target]]
        cover: i64 = battle.cover[tile]
        if battle.hill[tile] and (origin < 0 or battle.hill[origin]):
            cover = 1
        total: i64 = battle.armour[target] if action == ANTI_TANK else battle.defence[target]
        total += cover
        if origin >= 0:
            total += battle.distance[origin * battle.tiles + tile]
        return HITS[dice * TOTALS + total]

    def blood(self, counter: int) -> int:
        """More so where the enemy must neutralise this soldier, or any; of a vehicle its damage."""
        if self.desert.is_vehicle[counter]:
            return self.damage(counter)
        hunter = 1 - self.battle.counter_side[counter]
        struck = Change(0, counter)
        if desert_goals.wins(self.tallies[hunter], struck):
            return WIN
        return super().blood(counter) + self.gain(hunter, struck)

    def damage(self, vehicle: int) -> int:
        """What one damage marker costs a vehicle's owner."""
        battle = self.desert
        worth = self.damage_weight
        marks = vehicles.damage_of(self.s, vehicle) + 1
        if marks == battle.critical[vehicle]:
            worth += self.disabled_weight
        elif marks < battle.critical[vehicle]:
            worth += self.disabled_weight // (2 * battle.critical[vehicle])
        hunter = 1 - vehicles.owner_of(self.s, vehicle)
        if battle.counter_side[vehicle] != hunter:
            struck = Change(0, vehicle)
            if desert_goals.wins(self.tallies[hunter], struck):
                return WIN
            worth += self.gain(hunter, struck)
        return worth

    def hit(self, target: int, action: int) -> int:
        """What a hit costs its side."""
        battle = self.desert
        if target >= battle.counters:
            structure = target - battle.counters
            points = battle.structure_points[structure]
            if self.me == DEMOLISHING_SIDE and desert_goals.wins(
                self.tallies[self.me], Change(points)
            ):
                return WIN
            tasks = self.tasks[self.me]
            for place in range(len(tasks)):
                if tasks[place] == DEMOLISH | structure:
                    return self.stakes[self.me][place] * 4 // 10
            return 0
        if action == SUPPRESS:
            return self.pinned(target)
        found = self.costs[target]
        if found == UNKNOWN:
            found = self.wounded(target) if battle.is_vehicle[target] else self.casualty(target)
            self.costs[target] = found
        return found

    def pinned(self, target: int) -> int:
        """NA-721: what Suppress costs a soldier, or the dearest of a crew."""
        if not self.desert.is_vehicle[target]:
            return self.suppression(target)
        worth = 0
        for soldier in vehicles.crew_of(self.s, target):
            hurt = self.suppression(soldier)
            if hurt > worth:
                worth = hurt
        return worth

    def wounded(self, vehicle: int) -> int:
        """NA-716: what a hit costs a vehicle: a wound for the dearest of its crew, and damage."""
        worth = 0
        for soldier in vehicles.crew_of(self.s, vehicle):
            hurt = self.casualty(soldier)
            if hurt > worth:
                worth = hurt
        return worth + self.bled(vehicle)

    def shot(self, origin: int, target: int, action: int, dice: int) -> int:
        tile = self.s.places[target] if target < self.battle.counters else origin
        return self.chance_of(origin, target, tile, dice, action) * self.hit(target, action) // 1000

    def shots(self, origin: int, action: int, dice: int) -> int:
        most = NEVER
        for target in self.battle.box.targets(self.s, self.me, action, origin):
            worth = self.shot(origin, target, action, dice)
            if worth > most:
                most = worth
        return most

    def exposure(self, counter: int, tile: int) -> int:
        """What enemy fire would cost a soldier on foot, or a vehicle, on a tile."""
        battle = self.desert
        is_vehicle = battle.is_vehicle[counter]
        risk = 0
        for gun in range(len(self.gun_tiles)):
            most = 0
            if battle.defence[counter] > 0 and self.gun_dice[gun]:
                most = self.chance_of(
                    self.gun_tiles[gun], counter, tile, self.gun_dice[gun], ATTACK
                )
            if is_vehicle and self.gun_armour[gun]:
                most = max(
                    most,
                    self.chance_of(
                        self.gun_tiles[gun], counter, tile, self.gun_armour[gun], ANTI_TANK
                    ),
                )
            risk += most
        hurt = self.bled(counter)
        if is_vehicle:
            for soldier in vehicles.crew_of(self.s, counter):
                blood = self.bled(soldier)
                hurt += (blood if blood < self.hunt else self.hunt) * self.seated // 1000
        return risk * (hurt if hurt < self.hunt else self.hunt) // 1000 * self.risk_weight // 1000

    def firing(self, counter: int, tile: int) -> int:
        """What the best shot on a tile would be worth, to a soldier or a whole crew."""
        if self.desert.is_vehicle[counter]:
            total = 0
            for soldier in vehicles.crew_of(self.s, counter):
                total += self.seat_firing(soldier, tile)
            return total
        return self.seat_firing(counter, tile)

    def seat_firing(self, soldier: int, tile: int) -> int:
        """The best shot of one soldier where he sits or would."""
        battle = self.desert
        side = battle.counter_side[soldier]
        dice = self.desert_tables.dice[soldier]
        armour = self.desert_tables.anti_tank[soldier]
        for code in self.seat_codes(soldier, self.seat(soldier)):
            if code & 31 == ATTACK and value_of(code) > dice:
                dice = value_of(code)
            if code & 31 == ANTI_TANK and value_of(code) > armour:
                armour = value_of(code)
        if dice == 0 and armour == 0:
            return 0
        s = self.s
        hunt: i64 = self.hunt
        most: i64 = 0
        enemy: i64
        for enemy in self.aims[side]:
            place: i64 = s.places[enemy]
            chance: i64 = 0
            if dice and battle.defence[enemy] > 0:
                chance = self.chance_of(tile, enemy, place, dice, ATTACK)
            if armour and battle.is_vehicle[enemy]:
                chance = max(chance, self.chance_of(tile, enemy, place, armour, ANTI_TANK))
            if chance:
                hurt: i64 = self.hit(enemy, ATTACK)
                chance -= 30 * battle.distance[tile * battle.tiles + place]
                worth = chance * (hurt if hurt < hunt else hunt)
                if worth > most:
                    most = worth
        return most // 1000 * self.fire_weight // 1000
