"""The quick hand in Normandy: objectives and the Riflemen on their way to them."""

from typing import Final, cast

from fieldcraft.games.undaunted.normandy.battle import NormandyBattle
from fieldcraft.games.undaunted.policy.ground import GOAL, WIN
from fieldcraft.games.undaunted.policy.hand import Hand
from fieldcraft.games.undaunted.policy.tables import FURTHEST
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import SUPPLY

ENTERING: Final = 1
"""Half steps that a unit off the board is late."""


HITS_FAR: Final = 12


def shares_of(goal: int) -> list[int]:
    """By points, up to all that a goal asks for, what they are worth towards it."""
    shares = [0]
    for points in range(1, goal + 1):
        shares.append(GOAL * points * (goal + points) // (2 * goal * goal))
    return shares


class NormandyGround(Hand):
    """What there is to win, and who may."""

    def __init__(self) -> None:
        super().__init__()
        self.shared_for: Battle | None = None
        self.shares: list[list[int]] = [[0], [0]]
        """By side and points, what they are worth towards its goal."""

    def map(self) -> NormandyBattle:
        """The tables of the scenario played."""
        return cast(NormandyBattle, self.battle)

    def take_in(self) -> None:
        s = self.s
        battle = self.map()
        if self.shared_for is not battle:
            self.shared_for = battle
            self.shares = [shares_of(goal) for goal in battle.goal_points]
        box = battle.box
        points = [box.points(s, 0), box.points(s, 1)]
        for side in (0, 1):
            tasks: list[int] = []
            stakes: list[int] = []
            other = 1 - side
            goal = battle.goal_points[side]
            if goal:
                for tile in battle.objective_tiles:
                    worth = box.objective(s, tile)
                    stake = 0
                    if s.markers[2 + side] >> tile & 1:
                        if tile == battle.radio_tile and side == 0:  # UN-106
                            stake = self.standing(side, points[side] + 1)
                            stake -= self.standing(side, points[side])
                    else:
                        stake = self.standing(side, points[side] + worth)
                        stake -= self.standing(side, points[side])
                        if s.markers[2 + other] >> tile & 1:
                            stake += self.standing(other, points[other])
                            stake -= self.standing(other, points[other] - worth)
                    if stake > 0:
                        tasks.append(tile)
                        stakes.append(stake)
            elif battle.goal_points[other]:
                for tile in battle.objective_tiles:  # nothing to win, but points to take away
                    if s.markers[2 + other] >> tile & 1:
                        worth = box.objective(s, tile)
                        stake = self.standing(other, points[other])
                        stake -= self.standing(other, points[other] - worth)
                        if stake > 0:
                            tasks.append(tile)
                            stakes.append(stake)
            self.tasks[side] = tasks
            self.stakes[side] = stakes
            self.runners[side] = [
                counter
                for counter in battle.riflemen_of[side]
                if s.places[counter] >= 0 or (battle.spawn_tiles[counter] and self.can_act(counter))
            ]

    def standing(self, side: int, points: int) -> int:
        """What a side's points are worth towards its goal."""
        shares = self.shares[side]
        if points <= 0:
            return 0
        return shares[points] if points < len(shares) else shares[-1]

    def can_return(self, counter: int) -> bool:
        """UN-402: a unit enters on its spawn tiles."""
        return len(self.map().spawn_tiles[counter]) > 0

    def far(self, counter: int, tile: int, task: int, side: int) -> int:
        way = self.way(counter, task, side)
        if tile >= 0:
            return way[tile]
        nearest = FURTHEST
        for spawn in self.map().spawn_tiles[counter]:
            if way[spawn] + ENTERING < nearest:
                nearest = way[spawn] + ENTERING
        return nearest

    def start_of(self, runner: int, task: int) -> int:
        tile = self.s.places[runner]
        if tile >= 0:
            return tile
        way = self.way(runner, task, self.me)
        nearest = FURTHEST
        for spawn in self.map().spawn_tiles[runner]:
            if way[spawn] < nearest:
                nearest = way[spawn]
                tile = spawn
        return tile

    def riflemen(self, side: int) -> list[int]:
        """A side's Riflemen on the board."""
        places = self.s.places
        return [counter for counter in self.map().riflemen_of[side] if places[counter] >= 0]

    def blood(self, counter: int) -> int:
        """More so where nobody can return, and where a side is hunted for its Riflemen."""
        battle = self.map()
        side = battle.counter_side[counter]
        hits = self.cards_left(counter) + 1
        worth = super().blood(counter)
        if hits == 1 and not self.s.held(side, SUPPLY, battle.counter_card[counter]):
            worth += 500
        if battle.goal_pin[1 - side] and counter in battle.riflemen:
            others = 0
            for other in self.riflemen(side):
                if other != counter:
                    others += 1
            if hits == 1 and others == 0:
                return WIN
            share = 500 if hits == 1 else 1000 // hits - 1000 // (hits + 1)
            worth += self.hunt * share // (1000 * (others + 1))
        return worth

    def is_barred(self, tile: int) -> bool:
        """UN-606: any enemy there."""
        return self.held_by(self.foe, -1, -1) >> tile & 1 == 1

    def wins_by_control(self, side: int, tile: int) -> bool:
        goal = self.map().goal_points[side]
        if goal == 0 or tile not in self.tasks[side]:
            return False
        have = self.battle.box.points(self.s, side)
        if self.s.markers[2 + side] >> tile & 1:
            return have + 1 >= goal
        return have + self.battle.box.objective(self.s, tile) >= goal

    def nearness(self, side: int) -> int:
        battle = self.map()
        nearest = 0
        if battle.goal_points[side]:
            nearest = 1000 * battle.box.points(self.s, side) // battle.goal_points[side]
        if battle.goal_pin[side]:
            hits = 0
            for counter in self.riflemen(1 - side):
                hits += self.cards_left(counter) + 1
            nearest = max(nearest, 1000 - 1000 * hits // HITS_FAR)
        return nearest

    def calling(self, counter: int) -> int:
        battle = self.map()
        return 1200 if battle.goal_points[self.me] and counter in battle.riflemen else 1000

    def hunted(self, counter: int, copies: int) -> int:
        battle = self.map()
        if battle.goal_pin[self.foe] and counter in battle.riflemen:
            return 4000 // ((copies + 1) * (copies + 2))
        return 0

    def could_win(self, side: int) -> bool:
        """Whether a side's Riflemen stand on or beside the objective that wins."""
        for counter in self.riflemen(side):
            if not self.can_act(counter):
                continue
            here = self.s.places[counter]
            for tile in [here, *self.battle.adjacent[here]]:
                if self.s.markers[side] >> tile & 1 and self.wins_by_control(side, tile):
                    return True
        return False
