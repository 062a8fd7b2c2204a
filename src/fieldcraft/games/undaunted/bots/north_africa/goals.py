"""How near each side is to winning: points, escape, neutralising, alone or together (NA-801)."""

from dataclasses import dataclass
from functools import cached_property

from fieldcraft.games.undaunted.bots.north_africa.picture import DesertPicture
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.north_africa.goals import Goal
from fieldcraft.games.undaunted.north_africa.victory import DEMOLISHING_SIDE


@dataclass(frozen=True)
class Change:
    """What might happen: points gained, how many escape, the tile held, who is hit once."""

    points: int = 0
    soldiers: int = 0
    vehicles: int = 0
    named: int = 0  # a bit per counter that escapes
    held: bool = False
    struck: int = -1
    healed: int = -1  # one hit more is needed


NOTHING = Change()


class Goals:
    """The worth of how things stand, for either side, from 0 to `weights.goal`."""

    def __init__(self, picture: DesertPicture, weights: Weights) -> None:
        self.picture = picture
        self.weights = weights
        self.judgements: dict[tuple[int, Change], tuple[float, bool]] = {}
        self.now = [self.value(side, NOTHING)[0] for side in (0, 1)]

    def gain(self, side: int, change: Change) -> float:
        """What a change is worth to a side."""
        return self.judged(side, change)[0] - self.now[side]

    def wins(self, side: int, change: Change) -> bool:
        """Whether a change would win for a side."""
        return self.judged(side, change)[1]

    def judged(self, side: int, change: Change) -> tuple[float, bool]:
        """What a side's goals are worth to it after a change, and whether it wins."""
        key = (side, change)
        if key not in self.judgements:
            self.judgements[key] = self.value(side, change)
        return self.judgements[key]

    def value(self, side: int, change: Change) -> tuple[float, bool]:
        """The nearest of a side's goals, and something for the others; whether one is reached."""
        weights = self.weights
        tallies = [self.tally(side, goal, change) for goal in self.goals(side)]
        if not tallies:
            return 0.0, False
        shares = sorted((self.curve(sight) for _, sight in tallies), reverse=True)
        worth = shares[0] + sum(shares[1:]) * weights.other_goal
        worth /= 1.0 + weights.other_goal * (len(shares) - 1)
        worth += weights.cripple * self.curve(self.crippled(side, change))
        return weights.goal * worth, max(done for done, _ in tallies) >= 1.0

    def curve(self, share: float) -> float:
        """What a share of a goal is worth: more towards the end."""
        share = min(share, 1.0)
        return share * (1.0 - self.weights.goal_curve * (1.0 - share))

    def goals(self, side: int) -> list[Goal]:
        """The alternatives of a side."""
        return self.picture.battle.goals[side]

    def tally(self, side: int, goal: Goal, change: Change) -> tuple[float, float]:
        """The share of a goal that is done, and with what is in sight counted in part."""
        picture = self.picture
        done = 0.0
        sight = 0.0
        if goal.points:
            done += min(goal.points, picture.points[side] + change.points)
        if goal.hold >= 0:
            done += picture.held[side] or change.held
        if goal.needs_escape:
            done += self.escaped(side, goal, change)
        if goal.needs_neutralising:
            down, worn = self.neutralised(side, goal, change)
            done += down
            sight = worn - down
        return done / goal.parts, (done + sight) / goal.parts

    def escaped(self, side: int, goal: Goal, change: Change) -> int:
        """How many of those who must escape have."""
        toll = goal.escape
        gone = toll.counted(self.picture.escaped[side])
        soldiers = (gone & toll.any_soldier).bit_count() + change.soldiers
        vehicles = (gone & toll.any_vehicle).bit_count() + change.vehicles
        return toll.reached(soldiers, vehicles, gone | change.named)

    def neutralised(self, side: int, goal: Goal, change: Change) -> tuple[int, float]:
        """How many of the enemies who must go down have, and with those that are worn."""
        down = 0
        worn = 0.0
        for mask, wanted in goal.neutralise.groups:
            weakest = sorted(self.worn(side, mask, change), reverse=True)
            down += sum(worth == 1.0 for worth in weakest[:wanted])
            worn += sum(weakest[:wanted])
            spare = weakest[wanted:]
            if spare:
                worn += self.weights.spare * sum(spare) / len(spare)
        return down, worn

    def crippled(self, side: int, change: Change) -> float:
        """How nearly the enemy has lost those without whom it cannot win (NA-809)."""
        return min(
            (self.crippling(side, goal, change) for goal in self.goals(1 - side)), default=0.0
        )

    def crippling(self, side: int, goal: Goal, change: Change) -> float:
        """The same for one of the enemy's goals; whoever only has to fight can hardly lose hope."""
        battle = self.picture.battle
        shares = [0.0]
        if goal.points:
            means = self.worn(side, self.means[1 - side], change)
            if means:
                shares.append(sum(means) / len(means))
        if goal.escape.soldiers:
            able = battle.may_escape[1 - side] & goal.escape.any_soldier
            gone = self.escaped(1 - side, goal, NOTHING)
            weakest = sorted(self.worn(side, able, change), reverse=True)
            enough = len(weakest) + gone - goal.escape.soldiers + 1
            if 0 < enough <= len(weakest):
                shares.append(sum(weakest[:enough]) / enough)
        return max(shares)

    @cached_property
    def means(self) -> list[int]:
        """By side, a bit per soldier who can bring it points."""
        battle = self.picture.battle
        masks = [0, 0]
        for side in (0, 1):
            for cards in (battle.control_cards, battle.demolition_cards):
                if cards is battle.control_cards and not self.controls(side):
                    continue
                for card in cards[side]:
                    counter = battle.card_counter[side * battle.types + card]
                    if counter >= 0:
                        masks[side] |= 1 << counter
        return masks

    def controls(self, side: int) -> bool:
        """Whether Control brings a side points at all."""
        battle = self.picture.battle
        return bool(battle.objective_tiles) or (
            side != DEMOLISHING_SIDE and bool(battle.structure_ids)
        )

    def worn(self, side: int, mask: int, change: Change) -> list[float]:
        """For each of the enemies, how nearly it is down; 1 for one that is."""
        picture = self.picture
        found = []
        for counter in range(picture.battle.counters):
            if mask >> counter & 1:
                if picture.places[counter] >= 0:
                    hits = picture.hits_left(counter)
                    hits += (counter == change.healed) - (counter == change.struck)
                    found.append(1.0 / (1.0 + self.weights.toughness * hits))
                elif picture.neutralised[side] >> counter & 1:
                    found.append(1.0)
        return found
