"""How near each side is to winning in North Africa: points, escape, neutralising (NA-801)."""

from typing import Final

from fieldcraft.games.undaunted.north_africa import victory
from fieldcraft.games.undaunted.north_africa.battle import DesertBattle
from fieldcraft.games.undaunted.north_africa.goals import Goal, count
from fieldcraft.games.undaunted.policy.ground import GOAL
from fieldcraft.games.undaunted.table.table import Table

NOBODY: Final = -1
ALL: Final = 1000


class Change:
    """What might happen: points gained, who escapes, the tile held, who is hit once or healed."""

    def __init__(self, points: int = 0, struck: int = NOBODY, healed: int = NOBODY) -> None:
        self.points = points
        self.struck = struck
        self.healed = healed
        self.soldiers = 0
        self.vehicles = 0
        self.named = 0
        self.held = False


class Quarry:
    """Enemies of whom a goal asks for so many."""

    def __init__(self, battle: DesertBattle, mask: int, wanted: int) -> None:
        self.mask = mask
        self.wanted = wanted
        self.counters: list[int] = [one for one in range(battle.counters) if mask >> one & 1]


def quarries_of(battle: DesertBattle, goal: Goal) -> list[Quarry]:
    """NA-807: the soldiers, vehicles and named enemies that a goal asks for."""
    return [Quarry(battle, mask, wanted) for mask, wanted in goal.neutralise.groups]


def share_of(left: int, in_sight: bool) -> int:
    """How nearly an enemy is down whom so many hits bring down, in thousandths."""
    if left <= 0:
        return ALL
    return 2 * ALL // (2 + left) if in_sight else 0


class Worn:
    """How nearly the enemies of a quarry are down, a thousand for each that is.

    Those who are worn are counted in part if they are in sight.
    """

    def __init__(
        self, s: Table, hits: list[int], down: int, quarry: Quarry, in_sight: bool
    ) -> None:
        self.s = s
        self.hits = hits
        self.down = down
        self.quarry = quarry
        self.in_sight = in_sight
        self.least = 0
        """What the last of those counts who are counted; nothing while there are too few."""
        self.total = self.sum_up(NOBODY)

    def share(self, counter: int) -> int:
        """How nearly an enemy is down."""
        if self.s.places[counter] >= 0:
            return share_of(self.hits[counter], self.in_sight)
        return ALL if self.down >> counter & 1 else 0

    def sum_up(self, healed: int) -> int:
        """Those that are nearest, as many as are wanted, if one of them were healed."""
        shares: list[int] = []
        for counter in self.quarry.counters:
            if counter == healed and self.s.places[counter] >= 0:
                share = share_of(self.hits[counter] + 1, self.in_sight)
            else:
                share = self.share(counter)
            if share > 0:
                shares.append(share)
        wanted = self.quarry.wanted
        if len(shares) > wanted:
            shares.sort()
            shares = shares[len(shares) - wanted :]
        total = 0
        for share in shares:
            total += share
        if healed == NOBODY and len(shares) == wanted:
            self.least = min(shares)
        return total

    def after(self, change: Change) -> int:
        """The same after a change."""
        struck = change.struck
        if struck >= 0 and self.quarry.mask >> struck & 1 and self.s.places[struck] >= 0:
            before = self.share(struck)
            share = share_of(self.hits[struck] - 1, self.in_sight)
            if before < self.least:
                before = self.least
            return self.total + share - before if share > before else self.total
        healed = change.healed
        if healed >= 0 and self.quarry.mask >> healed & 1:
            return self.sum_up(healed)
        return self.total


class Tally:
    """How much of a goal is done as things stand, and what a change would make of it."""

    def __init__(
        self, s: Table, hits: list[int], side: int, goal: Goal, quarries: list[Quarry]
    ) -> None:
        self.s = s
        self.hits = hits
        self.goal = goal
        self.quarries = quarries
        self.points = 0
        self.held = False
        self.gone = 0
        self.soldiers = 0
        self.vehicles = 0
        self.down = 0
        self.seen: list[Worn] = []
        self.certain: list[Worn] = []
        if goal.points:
            self.points = victory.points(s, side)
        if goal.hold >= 0:
            self.held = victory.has_held(s, side)
        if goal.needs_escape:
            self.gone = goal.escape.counted(victory.escaped(s, side))
            self.soldiers = count(self.gone & goal.escape.any_soldier)
            self.vehicles = count(self.gone & goal.escape.any_vehicle)
        if goal.needs_neutralising:
            self.down = goal.neutralise.counted(victory.neutralised(s, side))

    def share(self, change: Change, in_sight: bool) -> int:
        """The share that is done, with those who are worn counted in part if wanted."""
        goal = self.goal
        done = 0
        if goal.points:
            have = self.points + change.points
            done += ALL * (have if have < goal.points else goal.points)
        if goal.hold >= 0 and (change.held or self.held):
            done += ALL
        if goal.needs_escape:
            soldiers = self.soldiers + change.soldiers
            vehicles = self.vehicles + change.vehicles
            done += ALL * goal.escape.reached(soldiers, vehicles, self.gone | change.named)
        for worn in self.worn(in_sight):
            done += worn.after(change)
        return done // goal.parts if goal.parts else 0

    def worn(self, in_sight: bool) -> list[Worn]:
        """The enemies that the goal asks for."""
        found = self.seen if in_sight else self.certain
        if not found:
            for quarry in self.quarries:
                found.append(Worn(self.s, self.hits, self.down, quarry, in_sight))
        return found


def curve(share: int) -> int:
    """What a share of a goal is worth, in thousandths: more towards the end."""
    if share > ALL:
        share = ALL
    return share * (500 + share // 2) // ALL


def wins(tallies: list[Tally], change: Change) -> bool:
    """Whether a change would win for the side whose goals they are."""
    for tally in tallies:
        if tally.share(change, False) >= ALL:
            return True
    return False


def value(tallies: list[Tally], change: Change) -> int:
    """What a side's goals are worth to it: the nearest, and something for the others."""
    if not tallies:
        return 0
    most = 0
    total = 0
    for tally in tallies:
        share = curve(tally.share(change, True))
        total += share
        if share > most:
            most = share
    worth = most * 10 + (total - most) * 3
    return GOAL * worth // (ALL * (10 + 3 * (len(tallies) - 1)))
