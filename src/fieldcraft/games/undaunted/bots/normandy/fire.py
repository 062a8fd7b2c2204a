"""Pins, and the Mortar's Blast."""

from fieldcraft.bots.score import NEVER, Parts, best, total
from fieldcraft.games.undaunted.bots.fire import Fire
from fieldcraft.games.undaunted.bots.normandy.picture import NormandyPicture
from fieldcraft.games.undaunted.bots.picture import OFF_BOARD
from fieldcraft.games.undaunted.normandy.actions import LEAST_TARGET_DISTANCE


class NormandyFire(Fire):
    """Where a side is hunted for its Riflemen, and where its Mortar aims."""

    picture: NormandyPicture

    def blood(self, counter: int) -> float:
        """More so where nobody can return, and where a side is hunted for its Riflemen."""
        picture = self.picture
        weights = self.weights
        battle = picture.battle
        side = battle.counter_side[counter]
        hits = picture.cards_left(counter) + 1
        worth = super().blood(counter)
        if hits == 1 and not picture.supply[side][battle.counter_card[counter]]:
            worth += weights.for_good
        if battle.counter_title[counter] == "rifleman" and battle.goal_pin[1 - side]:
            others = sum(other != counter for other in picture.riflemen(side))
            if hits == 1 and others == 0:
                return weights.win
            share = 1.0 / hits - 1.0 / (hits + 1) if hits > 1 else 0.5
            worth += weights.hunt * share / (others + 1)
        return worth

    # -- the Mortar -----

    def blast(self, tile: int, dice: int) -> Parts:
        """A Blast on a tile (OFF_BOARD: no target marker): everything there is fired at."""
        if tile < 0:
            return {"casualty": NEVER}
        picture = self.picture
        parts: Parts = {"casualty": 0.0}
        for counter, place in enumerate(picture.places):
            if place == tile:
                worth = picture.chance(OFF_BOARD, counter, tile, dice) * self.casualty(counter)
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
