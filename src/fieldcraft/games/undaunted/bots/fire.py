"""Fire: what a hit is worth, and how well a unit stands to shoot and to be shot at."""

from functools import cached_property, lru_cache
from typing import NamedTuple

from fieldcraft.bots.score import NEVER, Parts, best
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.bots.ground import Ground, Promise
from fieldcraft.games.undaunted.bots.picture import Picture
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import ATTACK, SUPPRESS


@lru_cache(maxsize=64)
def attack_dice(battle: Battle) -> list[int]:
    """By counter, the dice of the unit's Attack, 0 if its card has none."""
    dice = []
    for counter, card in enumerate(battle.counter_card):
        codes = (
            [] if card < 0 else battle.actions[battle.counter_side[counter] * battle.types + card]
        )
        dice.append(max((value_of(code) for code in codes if code & 31 == ATTACK), default=0))
    return dice


class Gun(NamedTuple):
    """Fire that could come from a tile."""

    tile: int
    kind: int
    dice: int


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
        """What each side's units promise as things stand."""
        picture = self.picture
        return [self.ground.promise(side, picture.board, picture.marked[side]) for side in (0, 1)]

    # -- what a hit costs -----

    def casualty(self, counter: int) -> float:
        """What one hit on a counter costs its side: blood, and what stands or falls with it."""
        if counter not in self.casualties:
            hits = self.picture.cards_left(counter) + 1
            share = 1.0 if hits == 1 else self.weights.threat / hits
            self.casualties[counter] = self.blood(counter) + self.importance(counter) * share
        return self.casualties[counter]

    def blood(self, counter: int) -> float:
        """The card or counter lost."""
        weights = self.weights
        hits = self.picture.cards_left(counter) + 1
        title = self.picture.battle.counter_title[counter]
        return weights.title.get(title, 1.0) * (1.0 + weights.last_cards / hits)

    def importance(self, counter: int) -> float:
        """What a unit promises its side, and what it keeps the other side from by its presence."""
        side = self.picture.battle.counter_side[counter]
        tile = self.picture.places[counter]
        barred = sum(pair.worth for pair in self.promises[1 - side].pairs if pair.task == tile)
        return self.promises[side].of(counter) + barred * (1.0 / self.weights.barred - 1.0)

    def suppression(self, counter: int) -> float:
        """What turning a counter to its suppressed face costs its side."""
        picture = self.picture
        if picture.suppressed >> counter & 1 or not picture.can_act(counter):
            return 0.0
        promise = self.promises[picture.battle.counter_side[counter]].of(counter)
        return self.weights.suppress + self.weights.suppress_threat * promise

    # -- where to stand -----

    @cached_property
    def guns(self) -> list[list[Gun]]:
        """By side, the fire that its units could open from where they are."""
        picture = self.picture
        return [
            [
                Gun(picture.places[unit], ATTACK, self.dice[unit])
                for unit in picture.on_board(side)
                if self.dice[unit] and picture.can_act(unit)
            ]
            for side in (0, 1)
        ]

    def exposure(self, counter: int, tile: int) -> float:
        """What enemy fire would cost a unit on a tile."""
        picture = self.picture
        risk = 0.0
        for gun in self.guns[1 - picture.battle.counter_side[counter]]:
            if gun.kind == ATTACK:
                risk += picture.chance(gun.tile, counter, tile, gun.dice)
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

    def targets(self, tile: int, kind: int) -> list[int]:
        """What a combat action from a tile could be aimed at."""
        return self.picture.on_board(self.picture.foe)

    def shot(self, target: int, kind: int, chance: float) -> Parts:
        """A combat action at a target with a chance to hit."""
        if kind == SUPPRESS:
            return {"suppress": chance * self.suppression(target)}
        return {"casualty": chance * self.casualty(target)}

    def shots(self, tile: int, kind: int, dice: int) -> Parts:
        """The best target for a combat action from a tile."""
        chance = self.picture.chance
        shots = [
            self.shot(target, kind, chance(tile, target, self.place_of(target), dice, kind))
            for target in self.targets(tile, kind)
        ]
        return best(shots) if shots else {"casualty": NEVER}

    def place_of(self, target: int) -> int:
        """The tile of a target."""
        return self.picture.places[target]
