"""Fire: what a hit is worth, and how well a unit stands to shoot and to be shot at."""

from functools import cached_property, lru_cache

from fieldcraft.bots.undaunted.ground import Ground, Promise
from fieldcraft.bots.undaunted.picture import Picture
from fieldcraft.bots.undaunted.score import NEVER, Parts, best, total
from fieldcraft.bots.undaunted.weights import Weights
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.normandy.actions import LEAST_TARGET_DISTANCE
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle
from fieldcraft.games.undaunted.terms import ATTACK, SUPPRESS


@lru_cache(maxsize=64)
def attack_dice(battle: NormandyBattle) -> list[int]:
    """By counter, the dice of the unit's Attack, 0 if its card has none."""
    dice = []
    for counter, card in enumerate(battle.counter_card):
        codes = battle.actions[battle.counter_side[counter] * battle.types + card]
        dice.append(max((value_of(code) for code in codes if code & 31 == ATTACK), default=0))
    return dice


class Fire:
    """The worth of hits in one position, for either side."""

    def __init__(self, picture: Picture, ground: Ground, weights: Weights) -> None:
        self.picture = picture
        self.ground = ground
        self.weights = weights
        self.dice = attack_dice(picture.battle)
        self.casualties: dict[int, float] = {}

    @cached_property
    def promises(self) -> list[Promise]:
        """What each side's Riflemen promise as things stand."""
        picture = self.picture
        return [self.ground.promise(side, picture.places, picture.marked[side]) for side in (0, 1)]

    def casualty(self, counter: int) -> float:
        """What one hit on a counter costs its side: blood, and what stands or falls with it."""
        if counter not in self.casualties:
            hits = self.picture.cards_left(counter) + 1
            share = 1.0 if hits == 1 else self.weights.threat / hits
            self.casualties[counter] = self.blood(counter) + self.importance(counter) * share
        return self.casualties[counter]

    def blood(self, counter: int) -> float:
        """The card or counter lost, more so where a side is hunted for its Riflemen."""
        picture = self.picture
        weights = self.weights
        battle = picture.battle
        side = battle.counter_side[counter]
        title = battle.counter_title[counter]
        hits = picture.cards_left(counter) + 1
        worth = weights.title.get(title, 1.0) * (1.0 + weights.last_cards / hits)
        if hits == 1 and not picture.supply[side][battle.counter_card[counter]]:
            worth += weights.for_good
        if title == "rifleman" and battle.goal_pin[1 - side]:
            others = sum(other != counter for other in picture.riflemen(side))
            if hits == 1 and others == 0:
                return weights.win
            share = 1.0 / hits - 1.0 / (hits + 1) if hits > 1 else 0.5
            worth += weights.hunt * share / (others + 1)
        return worth

    def importance(self, counter: int) -> float:
        """What a unit promises its side, and what it keeps the other side from by its presence."""
        side = self.picture.battle.counter_side[counter]
        tile = self.picture.places[counter]
        barred = sum(worth for worth, _, goal, _ in self.promises[1 - side].pairs if goal == tile)
        return self.promises[side].of(counter) + barred * (1.0 / self.weights.barred - 1.0)

    def suppression(self, counter: int) -> float:
        """What turning a counter to its suppressed face costs its side."""
        picture = self.picture
        if picture.suppressed >> counter & 1 or not picture.can_act(counter):
            return 0.0
        promise = self.promises[picture.battle.counter_side[counter]].of(counter)
        return self.weights.suppress + self.weights.suppress_threat * promise

    def exposure(self, counter: int, tile: int) -> float:
        """What enemy fire would cost a unit on a tile."""
        picture = self.picture
        battle = picture.battle
        risk = 0.0
        for enemy in battle.counters_of[1 - battle.counter_side[counter]]:
            origin = picture.places[enemy]
            if origin >= 0 and picture.can_act(enemy):
                dice = self.dice[enemy]
                if dice:
                    risk += picture.chance(origin, counter, tile, dice)
        return risk * min(self.blood(counter), self.weights.hunt) * self.weights.exposure

    def firing(self, counter: int, tile: int) -> float:
        """What the best shot of a unit on a tile would be worth."""
        picture = self.picture
        battle = picture.battle
        dice = self.dice[counter]
        best = 0.0
        if dice:
            for enemy in battle.counters_of[1 - battle.counter_side[counter]]:
                place = picture.places[enemy]
                if place >= 0:
                    shot = picture.chance(tile, enemy, place, dice)
                    best = max(best, shot * min(self.casualty(enemy), self.weights.hunt))
        return best * self.weights.firing

    # -- shots -----

    def shot(self, enemy: int, kind: int, chance: float) -> Parts:
        """An Attack or Suppress at a counter with a chance to hit."""
        if kind == SUPPRESS:
            return {"suppress": chance * self.suppression(enemy)}
        return {"casualty": chance * self.casualty(enemy)}

    def shots(self, tile: int, kind: int, dice: int) -> Parts:
        """The best target for an Attack or Suppress from a tile."""
        picture = self.picture
        return best(
            [
                self.shot(enemy, kind, picture.chance(tile, enemy, picture.places[enemy], dice))
                for enemy in picture.on_board(picture.foe)
            ]
        )

    # -- the Mortar -----

    def blast(self, tile: int, dice: int) -> Parts:
        """A Blast on a tile (-1: no target marker): everything there is fired at."""
        if tile < 0:
            return {"casualty": NEVER}
        picture = self.picture
        parts: Parts = {"casualty": 0.0}
        for counter, place in enumerate(picture.places):
            if place == tile:
                worth = picture.chance(-1, counter, tile, dice) * self.casualty(counter)
                if picture.battle.counter_side[counter] == picture.me:
                    parts["own-casualty"] = parts.get("own-casualty", 0.0) - worth
                else:
                    parts["casualty"] += worth
        return parts

    def target(self, tile: int) -> Parts:
        """The target marker on a tile, against where it lies now: what the next Blast strikes."""
        before = self.picture.targets[self.picture.me]
        gain = total(self.blast(tile, 1))
        if before >= 0:
            gain -= max(0.0, total(self.blast(before, 1)))
        return {"target": gain * self.weights.target}

    def best_target(self, origin: int) -> Parts:
        """The best tile that a Mortar on a tile could aim at."""
        battle = self.picture.battle
        row = origin * battle.tiles
        return best(
            [
                self.target(tile)
                for tile in range(battle.tiles)
                if battle.distance[row + tile] >= LEAST_TARGET_DISTANCE
            ]
        )
