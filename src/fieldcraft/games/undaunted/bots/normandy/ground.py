"""Objectives, and the Riflemen on their way to them."""

from fieldcraft.games.undaunted.bots.ground import (
    ON_FOOT,
    SUPPRESSED,
    Ground,
    Pair,
    Runner,
    unmarked_way,
    way_to,
)
from fieldcraft.games.undaunted.bots.normandy.picture import NormandyPicture
from fieldcraft.games.undaunted.bots.picture import Board

ENTERING = 1  # half steps that a unit off the board is late


class Objectives(Ground):
    """Riflemen take and hold objectives; every task is the control of a tile."""

    picture: NormandyPicture

    # -- points -----

    def standing(self, side: int, points: int) -> float:
        """What a side's points are worth towards its goal."""
        goal = self.picture.battle.goal_points[side]
        return self.curve(points / goal) if goal else 0.0

    def stakes_of(self, side: int) -> dict[int, float]:
        picture = self.picture
        battle = picture.battle
        points = picture.points
        other = 1 - side
        stakes: dict[int, float] = {}
        for tile, worth in picture.objectives.items():
            value = 0.0
            if picture.controlled[side] >> tile & 1:
                if tile == battle.radio_tile and side == 0:  # UN-106: the tower can be raised
                    value = self.standing(side, points[side] + 1)
                    value -= self.standing(side, points[side])
            else:
                value = self.standing(side, points[side] + worth)
                value -= self.standing(side, points[side])
                if picture.controlled[other] >> tile & 1:
                    value += self.standing(other, points[other])
                    value -= self.standing(other, points[other] - worth)
            if value > 0.0:
                stakes[tile] = value
        return stakes

    def wins_by_control(self, side: int, tile: int) -> bool:
        picture = self.picture
        goal = picture.battle.goal_points[side]
        if goal == 0 or tile not in self.stakes[side]:
            return False
        if picture.controlled[side] >> tile & 1:
            return picture.points[side] + 1 >= goal
        return picture.points[side] + picture.objectives[tile] >= goal

    # -- promises -----

    def runners(self, side: int, board: Board) -> list[Runner]:
        """Riflemen, where they stand or would enter."""
        picture = self.picture
        battle = picture.battle
        runners: list[Runner] = []
        for counter in battle.riflemen:
            if battle.counter_side[counter] != side:
                continue
            able = picture.can_act(counter)
            tile = board.places[counter]
            if tile >= 0:
                late = SUPPRESSED if picture.suppressed >> counter & 1 else 0
                share = 1.0 if able else self.weights.cardless
                runners.append(Runner(counter, tile, late, share))
            elif able:
                for tile in battle.spawn_tiles[counter]:
                    runners.append(Runner(counter, tile, ENTERING))
        return runners

    def far(self, runner: Runner, task: int, marked: int) -> int:
        return way_to(self.picture.battle, 1 << task, marked)[runner.tile]

    def barred(self, side: int, board: Board) -> frozenset[int]:
        """UN-606: any enemy on the tile."""
        held = {board.places[c] for c in self.picture.battle.counters_of[1 - side]}
        return frozenset(held & self.stakes[side].keys())

    def path(self, pair: Pair, marked: int) -> list[int]:
        battle = self.picture.battle
        return unmarked_way(battle, 1 << pair.task, marked, ON_FOOT, pair.runner.tile)
