"""Whether to cancel a roll with the Initiative card (CC-9.1): what it does against a new one."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.games.combat_commander.cards.outcomes import (
    DEFENCE_ROLL,
    FIRE_ROLL,
    HIT,
    IMPACT,
    MELEE_ROLL,
    MINE_ROLL,
    RALLIED,
    RALLY_ROLL,
    SUDDEN_DEATH_ROLL,
    TARGETING,
    TIE,
    parts_of,
    total_of,
)
from fieldcraft.games.combat_commander.cards.roll_base import Rolled, Roller
from fieldcraft.games.combat_commander.orders.melee import strength
from fieldcraft.games.combat_commander.policy.duels import beats, ties
from fieldcraft.games.combat_commander.policy.fire import AIMED
from fieldcraft.games.combat_commander.policy.moves import BELOW, Moves
from fieldcraft.games.combat_commander.terms import CAPACITY, MOVING, VP
from fieldcraft.games.combat_commander.units.values import morale_of

WINNING: Final = 8000
"""What it is worth that a game which one would win is over."""
STRUCK: Final = 350
"""Of what stands in a hex, what a hit there is likely to cost."""


def below(needed: int) -> int:
    """How likely, in thousandths, two dice are below a number."""
    return BELOW[0 if needed < 0 else needed if needed < len(BELOW) else len(BELOW) - 1]


class Rerolls(Moves):
    """What rolls do, to whom."""

    def rerolled(self) -> int:
        """What a new roll promises over the one that was made, to the side that may ask for it."""
        s = self.s
        place = s.under()
        gain = self.new_roll(place, s.slot_at(place, Rolled.KIND))
        return gain if s.slot_at(place, Rolled.SIDE) == self.side else -gain

    def new_roll(self, place: int, kind: int) -> int:
        """The same to the side that rolled; the roll stands there in the stack."""
        s = self.s
        side = s.slot_at(place, Rolled.SIDE)
        subject = s.slot_at(place, Rolled.SUBJECT)
        against = s.slot_at(place, Rolled.AGAINST)
        cover = s.slot_at(place, Rolled.COVER)
        outcome = s.slot_at(place, Rolled.OUTCOME)
        if kind == DEFENCE_ROLL:
            needed = total_of(parts_of(s, kind, subject, against, cover))
            lost = self.loss(subject)
            light = lost if s.has_flag(subject, MOVING) else self.lightly(subject)
            likely = below(needed) * lost + (below(needed + 1) - below(needed)) * light
            return (lost if outcome == HIT else light if outcome == TIE else 0) - likely // 1000
        if kind == RALLY_ROLL:
            needed = total_of(parts_of(s, kind, subject, against, cover))
            back = self.worth(subject) // 2
            return below(needed) * back // 1000 - (back if outcome == RALLIED else 0)
        if kind == SUDDEN_DEATH_ROLL:
            ends = below(subject) - (1000 if outcome else 0)
            points = s.numbers[VP] if side == 0 else -s.numbers[VP]
            return ends * (WINNING if points > 0 else -WINNING) // 1000
        below_it = s.below(place)
        roller = s.frames[s.kind_at(below_it)]
        index = roller.aimed(s, below_it) if isinstance(roller, Roller) else -1
        if index < 0:
            return 0
        if kind == TARGETING:
            needed = total_of(parts_of(s, kind, subject, against, cover))
            hit = AIMED[needed] if needed < len(AIMED) else 0
            return (hit - (1000 if outcome else 0)) * self.standing(1 - side, index) // 1000
        if kind in (FIRE_ROLL, IMPACT, MINE_ROLL):
            likely = self.under_fire(1 - side, index, subject, -1)
            return likely - self.under_fire(1 - side, index, subject, outcome)
        if kind == MELEE_ROLL and isinstance(roller, Roller):
            return self.new_melee_roll(side, index, outcome, total_of(roller.opposed(s, below_it)))
        return 0

    def lightly(self, unit: int) -> int:
        """What it costs that a unit is suppressed."""
        if self.s.is_suppressed(unit):
            return 0
        return self.worth(unit) * self.suppressing // 1000

    def standing(self, side: int, index: int) -> int:
        """What a hit upon a hex is likely to cost those in it."""
        s = self.s
        total = 0
        left = s.units_in(side, index)
        while left:
            total += self.loss(CAPACITY * side + lowest(left)) * STRUCK // 1000
            left &= left - 1
        return total

    def under_fire(self, side: int, index: int, fp: int, total: int) -> int:
        """What an attack costs those in a hex: by its total, or before it is rolled with -1."""
        s = self.s
        cost = 0
        left = s.units_in(side, index)
        while left:
            unit = CAPACITY * side + lowest(left)
            left &= left - 1
            ward = morale_of(s, unit) + self.cover(index)
            if total < 0:
                fails = beats(fp - ward)
                tie = ties(fp - ward)
            else:
                fails = below(total - ward)
                tie = below(total - ward + 1) - fails
            cost += (fails * self.loss(unit) + tie * self.lightly(unit)) // 1000
        return cost

    def new_melee_roll(self, side: int, index: int, total: int, enemy: int) -> int:
        """By what both sides have there; the enemy's total is 0 as long as he has not rolled."""
        s = self.s
        own = 0
        others = 0
        for unit in s.listed(side, s.units_in(side, index)):
            own += self.worth(unit)
        for unit in s.listed(1 - side, s.units_in(1 - side, index)):
            others += self.worth(unit)
        mine = strength(s, side, index)
        if enemy:
            wins = 1000 - below(enemy - mine + 1)
            tie = below(enemy - mine + 1) - below(enemy - mine)
            won = 1000 if total > enemy else 0
            tied = 1000 if total == enemy else 0
        else:
            theirs = strength(s, 1 - side, index)
            wins = beats(mine - theirs)
            tie = ties(mine - theirs)
            won = below(total - theirs)
            tied = below(total - theirs + 1) - won
        return ((wins + tie - won - tied) * others - (won - wins) * own) // 1000
