"""Cards of soldiers who have something to do, and of those who are hunted."""

from fieldcraft.games.undaunted.bots.deck import DeckJudge
from fieldcraft.games.undaunted.bots.ground import STEP
from fieldcraft.games.undaunted.bots.north_africa.fire import DesertFire
from fieldcraft.games.undaunted.bots.north_africa.goals import NOTHING, Change
from fieldcraft.games.undaunted.bots.north_africa.ground import (
    DEMOLISH,
    ESCAPE_SOLDIER,
    ESCAPE_VEHICLE,
    Tasks,
)
from fieldcraft.games.undaunted.bots.north_africa.picture import DesertPicture
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT
from fieldcraft.games.undaunted.terms import SEAT_BITS, SEATS


class DesertDeck(DeckJudge):
    """The cards of one side."""

    picture: DesertPicture
    ground: Tasks
    fire: DesertFire

    def nearness(self, side: int) -> float:
        goals = self.ground.goals
        return max((goals.tally(side, goal, NOTHING)[0] for goal in goals.goals(side)), default=0.0)

    def calling(self, counter: int) -> float:
        """More for those with a task, and for drivers."""
        weights = self.weights
        worth = 1.0
        if self.fire.promises[self.picture.me].of(counter):
            worth *= weights.tasked
        seat = self.picture.board.seats[counter]
        if seat != ON_FOOT and seat & SEATS == self.ground.driving[seat >> SEAT_BITS][0]:
            worth *= weights.driver
        return worth

    def hunted(self, counter: int, copies: int) -> float:
        """What an enemy who must neutralise is kept from by one more hit to score."""
        return -self.weights.kept * self.ground.goals.gain(self.picture.foe, Change(healed=counter))

    def could_win(self, side: int) -> bool:
        """Whether a side is one deed away from winning."""
        goals = self.ground.goals
        for pair in self.fire.promises[side].pairs:
            if self.ground.far(pair.runner, pair.task, self.picture.marked[side]) > STEP:
                continue
            if goals.wins(side, self.deed(side, pair.task)):
                return True
        return any(
            goals.wins(side, Change(struck=enemy))
            for enemy in range(self.picture.battle.counters)
            if self.picture.places[enemy] >= 0 and self.picture.hits_left(enemy) == 1
        )

    def deed(self, side: int, task: int) -> Change:
        """What doing a task changes."""
        if task < DEMOLISH:
            return self.ground.control_change(side, task)
        if task < ESCAPE_SOLDIER:
            return Change(points=self.picture.battle.structure_points[task - DEMOLISH])
        if task < ESCAPE_VEHICLE:
            return Change(soldiers=1)
        return Change(vehicles=1)
