"""Fire at soldiers, vehicles and structures, from the ground and from seats."""

from functools import cached_property, lru_cache

from fieldcraft.bots.score import Parts
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.bots.fire import Fire, Gun
from fieldcraft.games.undaunted.bots.north_africa.goals import Change
from fieldcraft.games.undaunted.bots.north_africa.ground import DEMOLISH, Tasks
from fieldcraft.games.undaunted.bots.north_africa.picture import DesertPicture
from fieldcraft.games.undaunted.bots.picture import MISSES
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    ATTACK,
    COMBAT_ACTIONS,
    DEMOLITION,
    SEAT_BITS,
    SUPPRESS,
)

Weapon = tuple[int, int]
"""A combat action and its dice."""


@lru_cache(maxsize=64)
def card_weapons(battle: DesertBattle) -> list[list[Weapon]]:
    """By counter, the combat actions of the soldier's card."""
    found: list[list[Weapon]] = []
    for counter, card in enumerate(battle.counter_card):
        codes = (
            [] if card < 0 else battle.actions[battle.counter_side[counter] * battle.types + card]
        )
        found.append(weapons_in(codes))
    return found


def weapons_in(codes: list[int]) -> list[Weapon]:
    """The combat actions among printed actions."""
    return [(code & 31, value_of(code)) for code in codes if code & 31 in COMBAT_ACTIONS]


class DesertFire(Fire):
    """The worth of wounds, damage and demolition."""

    picture: DesertPicture
    ground: Tasks

    def __init__(self, picture: DesertPicture, ground: Tasks, weights: Weights) -> None:
        super().__init__(picture, ground, weights)
        self.risks: dict[tuple[int, int], float] = {}
        self.best_shots: dict[tuple[int, int, int], float] = {}

    # -- what a hit costs -----

    def blood(self, counter: int) -> float:
        """More so where the enemy must neutralise this soldier, or any."""
        hunter = 1 - self.picture.battle.counter_side[counter]
        struck = Change(struck=counter)
        goals = self.ground.goals
        if goals.wins(hunter, struck):
            return self.weights.win
        return super().blood(counter) + goals.gain(hunter, struck)

    def importance(self, counter: int) -> float:
        """A driver's also for what he carries."""
        worth = super().importance(counter)
        seat = self.picture.board.seats[counter]
        if seat != ON_FOOT:
            vehicle = seat >> SEAT_BITS
            if seat & 3 == self.ground.driving[vehicle][0]:
                worth += self.carried(vehicle)
        return worth

    def carried(self, vehicle: int) -> float:
        """What stops with a vehicle."""
        crew = self.picture.board.crew(vehicle)
        if not crew or self.picture.disabled >> vehicle & 1:
            return 0.0
        promise = self.promises[self.picture.battle.counter_side[crew[0]]]
        worth = promise.of(vehicle) + sum(promise.of(soldier) for soldier in crew)
        return worth * self.weights.carried

    def damage(self, vehicle: int) -> float:
        """What one damage marker costs a vehicle's owner."""
        picture = self.picture
        battle = picture.battle
        weights = self.weights
        worth = weights.damage
        marks = picture.damage[vehicle] + 1
        if marks == battle.critical[vehicle]:
            worth += weights.disabled + self.carried(vehicle)
        elif marks < battle.critical[vehicle]:
            worth += (
                (weights.disabled + self.carried(vehicle))
                * weights.threat
                / battle.critical[vehicle]
            )
        hunter = 1 - picture.owner[vehicle]
        if battle.counter_side[vehicle] != hunter:
            struck = Change(struck=vehicle)
            if self.ground.goals.wins(hunter, struck):
                return weights.win
            worth += self.ground.goals.gain(hunter, struck)
        return worth

    def hit(self, target: int, kind: int) -> float:
        """What a hit on a soldier on foot or on a vehicle costs its side."""
        if target not in self.picture.board.crews:
            return self.suppression(target) if kind == SUPPRESS else self.casualty(target)
        crew = self.picture.board.crew(target)
        if kind == SUPPRESS:
            return max((self.suppression(soldier) for soldier in crew), default=0.0)
        return self.damage(target) + max((self.casualty(soldier) for soldier in crew), default=0.0)

    def suppression(self, counter: int) -> float:
        """A driver's also for what he carries."""
        worth = super().suppression(counter)
        if worth:
            seat = self.picture.board.seats[counter]
            if seat != ON_FOOT:
                vehicle = seat >> SEAT_BITS
                if seat & 3 == self.ground.driving[vehicle][0]:
                    worth += self.carried(vehicle) * self.weights.suppress_threat
        return worth

    def rallied(self, soldier: int) -> float:
        """What a suppressed soldier's rally brings beyond the ordinary."""
        promise = self.promises[self.picture.battle.counter_side[soldier]].of(soldier)
        return self.weights.suppress_threat * promise

    def repaired(self, vehicle: int) -> float:
        """What one damage marker less brings a vehicle's owner."""
        picture = self.picture
        worth = self.weights.damage
        if picture.damage[vehicle] == picture.battle.critical[vehicle]:
            worth += self.weights.disabled
        hunter = 1 - picture.owner[vehicle]
        if picture.battle.counter_side[vehicle] != hunter:
            worth -= self.ground.goals.gain(hunter, Change(healed=vehicle))
        return worth

    def demolition(self, structure: int) -> float:
        """What the destruction of a structure brings."""
        picture = self.picture
        points = picture.battle.structure_points[structure]
        if picture.me == 0 and self.ground.goals.wins(picture.me, Change(points=points)):
            return self.weights.win
        stake = self.ground.stakes[picture.me].get(DEMOLISH | structure, 0.0)
        return stake * (1.0 - self.weights.at_objective)

    # -- where to stand -----

    def weapons(self, soldier: int, seat: int) -> list[Weapon]:
        """What a soldier could fire on a seat or on foot."""
        weapons = card_weapons(self.picture.battle)[soldier]
        if seat != ON_FOOT:
            return weapons + weapons_in(self.picture.seat_codes(soldier, seat))
        return weapons

    @cached_property
    def batteries(self) -> list[list[list[Gun]]]:
        """By side, for each soldier who can act, the fire he could open."""
        picture = self.picture
        return [
            [
                [
                    Gun(picture.places[soldier], kind, dice)
                    for kind, dice in self.weapons(soldier, picture.board.seats[soldier])
                    if kind != SUPPRESS
                ]
                for soldier in picture.soldiers(side)
                if picture.can_act(soldier)
            ]
            for side in (0, 1)
        ]

    @cached_property
    def guns(self) -> list[list[Gun]]:
        """The best Attack of each."""
        return [
            [
                max(attacks, key=lambda gun: gun.dice)
                for attacks in ([gun for gun in guns if gun.kind == ATTACK] for guns in batteries)
                if attacks
            ]
            for batteries in self.batteries
        ]

    def risk(self, vehicle: int, tile: int) -> float:
        """How many hits a vehicle could expect on a tile if it were ours."""
        key = (vehicle, tile)
        if key not in self.risks:
            self.risks[key] = self.hits_expected(vehicle, tile)
        return self.risks[key]

    def hits_expected(self, vehicle: int, tile: int) -> float:
        """The best shots of all enemies at a vehicle, together."""
        picture = self.picture
        risk = 0.0
        for guns in self.batteries[picture.foe]:
            most = 0.0
            for gun in guns:
                if picture.can_be_aimed_at(vehicle, gun.kind) and (
                    gun.kind != DEMOLITION or gun.tile == tile
                ):
                    shot = picture.chance(gun.tile, vehicle, tile, gun.dice, gun.kind)
                    most = max(most, shot)
            risk += most
        return risk

    def seat_exposure(self, soldier: int, seat: int, tile: int) -> float:
        """What enemy fire would cost a soldier in a vehicle on a tile."""
        weights = self.weights
        risk = self.risk(seat >> SEAT_BITS, tile)
        return risk * min(self.blood(soldier), weights.hunt) * weights.exposure * weights.seated

    def vehicle_exposure(self, vehicle: int, tile: int) -> float:
        """What enemy fire would cost a vehicle on a tile, apart from its crew."""
        weights = self.weights
        risk = self.risk(vehicle, tile)
        return risk * min(self.damage(vehicle), weights.hunt) * weights.exposure

    @cached_property
    def prey(self) -> list[tuple[int, int, dict[int, float]]]:
        """The enemies that can be aimed at, their tiles, and what a hit of each kind is worth."""
        picture = self.picture
        found = []
        for enemy in self.targets(-1, ATTACK) + [
            v for v in picture.vehicles(picture.foe) if picture.battle.defence[v] == 0
        ]:
            most = self.weights.hunt
            hit = min(self.hit(enemy, ATTACK), most)
            worth = dict.fromkeys((ATTACK, ANTI_TANK, DEMOLITION), hit)
            worth[SUPPRESS] = min(self.hit(enemy, SUPPRESS), most)
            found.append((enemy, picture.places[enemy], worth))
        return found

    def firing(self, counter: int, tile: int) -> float:
        return self.seat_firing(counter, ON_FOOT, tile)

    def seat_firing(self, soldier: int, seat: int, tile: int) -> float:
        """What the best shot of an own soldier on a tile, on foot or on a seat, would be worth."""
        key = (soldier, seat, tile)
        if key not in self.best_shots:
            self.best_shots[key] = self.best_shot(soldier, seat, tile) * self.weights.firing
        return self.best_shots[key]

    def best_shot(self, soldier: int, seat: int, tile: int) -> float:
        """The same in full; Demolition draws from afar."""
        picture = self.picture
        battle = picture.battle
        best = 0.0
        for kind, dice in self.weapons(soldier, seat):
            for enemy, place, worth in self.prey:
                steps = battle.distance[tile * battle.tiles + place]
                if enemy in picture.board.crews:
                    if not picture.can_be_aimed_at(enemy, kind):
                        continue
                elif kind in (ANTI_TANK, DEMOLITION):
                    continue
                if kind == DEMOLITION:
                    shot = 1.0 - MISSES[battle.armour[enemy]] ** dice
                    shot *= self.weights.far_demolition**steps
                else:
                    shot = picture.chance(tile, enemy, place, dice, kind)
                    shot -= self.weights.closing * steps
                best = max(best, shot * worth[kind])
        return best

    # -- shots -----

    def targets(self, tile: int, kind: int) -> list[int]:
        """NA-701 to NA-707: soldiers on foot, vehicles, and what stands on one's own tile."""
        picture = self.picture
        found = [
            vehicle
            for vehicle in picture.vehicles(picture.foe)
            if picture.can_be_aimed_at(vehicle, kind)
            and (kind != DEMOLITION or picture.places[vehicle] == tile)
        ]
        if kind == DEMOLITION:
            battle = picture.battle
            for structure in picture.standing:
                if battle.structure_tile[structure] == tile:
                    found.append(battle.counters + structure)
        elif kind != ANTI_TANK:
            seats = picture.board.seats
            found += [c for c in picture.soldiers(picture.foe) if seats[c] == ON_FOOT]
        return found

    def place_of(self, target: int) -> int:
        battle = self.picture.battle
        if target >= battle.counters:
            return battle.structure_tile[target - battle.counters]
        return super().place_of(target)

    def shot(self, target: int, kind: int, chance: float) -> Parts:
        counters = self.picture.battle.counters
        if target >= counters:
            return {"demolition": chance * self.demolition(target - counters)}
        name = "suppress" if kind == SUPPRESS else "casualty"
        return {name: chance * self.hit(target, kind)}
