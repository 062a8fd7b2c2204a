"""Normandy's own questions: where to spawn, whom to guide, what the Mortar does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.bots.score import Parts, add, best, total
from fieldcraft.bots.seat import Seat
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.bots.deck import DeckJudge
from fieldcraft.games.undaunted.bots.judge import Judge
from fieldcraft.games.undaunted.bots.moves import MoveJudge
from fieldcraft.games.undaunted.bots.normandy.fire import NormandyFire
from fieldcraft.games.undaunted.bots.normandy.ground import Objectives
from fieldcraft.games.undaunted.bots.normandy.picture import NormandyPicture
from fieldcraft.games.undaunted.bots.picture import OFF_BOARD
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    BLAST,
    GUIDE,
    MOVE,
    TARGET,
    THING,
    VALUE_SHIFT,
)

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


class NormandyMoves(MoveJudge):
    """Riflemen are drawn by objectives; a Mortar that moves loses its aim."""

    picture: NormandyPicture

    def is_runner(self, counter: int) -> bool:
        return self.picture.battle.counter_title[counter] == "rifleman"

    def shift(self, counter: int, origin: int, tile: int) -> Parts:
        parts = super().shift(counter, origin, tile)
        if counter in self.picture.battle.mortars and self.picture.targets[self.picture.me] >= 0:
            parts["target"] = -self.weights.target_lost  # UN-503
        return parts


class NormandyDeck(DeckJudge):
    """Riflemen's cards win points and keep their side from being pinned."""

    picture: NormandyPicture

    def nearness(self, side: int) -> float:
        picture = self.picture
        nearest = 0.0
        goal = picture.battle.goal_points[side]
        if goal:
            nearest = picture.points[side] / goal
        if picture.battle.goal_pin[side]:
            hits = sum(picture.cards_left(c) + 1 for c in picture.riflemen(1 - side))
            nearest = max(nearest, 1.0 - hits / self.weights.hits_far)
        return nearest

    def calling(self, counter: int) -> float:
        battle = self.picture.battle
        if battle.counter_title[counter] == "rifleman" and battle.goal_points[self.picture.me]:
            return self.weights.riflemen_for_points
        return 1.0

    def hunted(self, counter: int, copies: int) -> float:
        battle = self.picture.battle
        if battle.counter_title[counter] == "rifleman" and battle.goal_pin[self.picture.foe]:
            return self.weights.hunted / ((copies + 1) * (copies + 2))
        return 0.0

    def could_win(self, side: int) -> bool:
        """Whether a side's Riflemen stand on or beside the objective that wins."""
        picture = self.picture
        battle = picture.battle
        for counter in picture.riflemen(side):
            if not picture.can_act(counter):
                continue
            here = picture.places[counter]
            for tile in [here, *battle.adjacent[here]]:
                if picture.marked[side] >> tile & 1 and self.ground.wins_by_control(side, tile):
                    return True
        return False


class NormandyJudge(Judge):
    """One decision in Normandy."""

    battle: NormandyBattle
    picture: NormandyPicture
    fire: NormandyFire

    def __init__(self, view: UndauntedView, battle: Battle, weights: Weights) -> None:
        picture = NormandyPicture(view, battle)
        ground = Objectives(picture, weights)
        fire = NormandyFire(picture, ground, weights)
        moves = NormandyMoves(picture, ground, fire, weights)
        super().__init__(
            picture, ground, fire, moves, NormandyDeck(picture, fire, weights), weights
        )

    def box_option(self, seat: Seat, frame: str, option: int) -> Parts:
        top = self.picture.top
        thing = option & THING
        if frame == "blast":
            return self.aim(seat, option)
        if frame == "spawn":
            counter = self.battle.counter_index[top["counter"]]
            code = ACTIONS.index(top["code"][0]) | top["code"][1] << VALUE_SHIFT
            return self.entering(counter, code, thing)
        if frame == "guide":
            return self.moves.walk(thing, self.picture.places[thing], MOVE, top["left"])
        return self.fire.target(thing)

    # -- units -----

    def act(self, counter: int, code: int) -> Parts:
        """From where the unit stands, or from the best of its spawn tiles."""
        if self.picture.places[counter] >= 0:
            return super().act(counter, code)
        tiles = self.battle.spawn_tiles[counter]
        return best([self.entering(counter, code, tile) for tile in tiles])

    def entering(self, counter: int, code: int, tile: int) -> Parts:
        """Placing a counter on a spawn tile and then performing the action from there."""
        placed = self.moves.shift(counter, OFF_BOARD, tile)
        parts = {"spawn": self.weights.spawn, **placed}
        return add(parts, self.action(counter, code, tile))

    def action(self, counter: int, code: int, tile: int) -> Parts:
        kind = code & 31
        if kind == BLAST:
            return self.fire.blast(self.picture.targets[self.picture.me], value_of(code))
        if kind == TARGET:
            return self.fire.best_target(tile)
        return super().action(counter, code, tile)

    def aim(self, seat: Seat, option: int) -> Parts:
        """A Blast strikes friends too."""
        parts = super().aim(seat, option)
        if self.battle.counter_side[option & THING] == self.picture.me:
            return {"own-casualty": -total(parts)}
        return parts

    def is_control_barred(self, tile: int) -> bool:
        """UN-606: any enemy there."""
        enemies = self.battle.counters_of[self.picture.foe]
        return any(self.picture.places[enemy] == tile for enemy in enemies)

    def box_command(self, code: int) -> Parts:
        """Guide: the best walk of any unit that is not suppressed."""
        if code & 31 != GUIDE:
            return {}
        picture = self.picture
        return best(
            [
                self.moves.walk(counter, picture.places[counter], MOVE, value_of(code))
                for counter in picture.on_board(picture.me)
                if not picture.suppressed >> counter & 1
            ]
        )
