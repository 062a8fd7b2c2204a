"""How near each side is to winning in North Africa: points, escape, neutralising (NA-801)."""

from typing import Final, cast

from fieldcraft.games.undaunted.north_africa import victory
from fieldcraft.games.undaunted.north_africa.battle import DesertBattle
from fieldcraft.games.undaunted.north_africa.goals import Goal, count
from fieldcraft.games.undaunted.north_africa.vehicles import damage_of
from fieldcraft.games.undaunted.policy.ground import GOAL
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.victory import cycling

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


def all_hits_left(s: Table) -> list[int]:
    """By counter how many hits bring it down; those who judge a change are given it."""
    battle = cast(DesertBattle, s.battle)
    return [hits_left(s, battle, counter) for counter in range(battle.counters)]


def hits_left(s: Table, battle: DesertBattle, counter: int) -> int:
    """How many hits bring a counter down; 0 for one that is down."""
    if s.places[counter] < 0:
        return 0
    if battle.is_vehicle[counter]:
        return battle.integrity[counter] - damage_of(s, counter)
    return cycling(s, battle.counter_side[counter], battle.counter_card[counter]) + 1


def curve(share: int) -> int:
    """What a share of a goal is worth, in thousandths: more towards the end."""
    if share > ALL:
        share = ALL
    return share * (500 + share // 2) // ALL


def wins(s: Table, hits: list[int], side: int, change: Change) -> bool:
    """Whether a change would win for a side."""
    for goal in cast(DesertBattle, s.battle).goals[side]:
        if tally(s, hits, side, goal, change, False) >= ALL:
            return True
    return False


def value(s: Table, hits: list[int], side: int, change: Change) -> int:
    """What a side's goals are worth to it: the nearest, and something for the others."""
    goals = cast(DesertBattle, s.battle).goals[side]
    if not goals:
        return 0
    most = 0
    total = 0
    for goal in goals:
        share = curve(tally(s, hits, side, goal, change, True))
        total += share
        if share > most:
            most = share
    worth = most * 10 + (total - most) * 3
    return GOAL * worth // (ALL * (10 + 3 * (len(goals) - 1)))


def tally(s: Table, hits: list[int], side: int, goal: Goal, change: Change, in_sight: bool) -> int:
    """The share of a goal that is done, with those who are worn counted in part if wanted."""
    battle = cast(DesertBattle, s.battle)
    parts = 0
    done = 0
    if goal.points:
        parts += goal.points
        have = victory.points(s, side) + change.points
        done += ALL * (have if have < goal.points else goal.points)
    if goal.hold >= 0:
        parts += 1
        if change.held or victory.has_held(s, side):
            done += ALL
    if goal.needs_escape:
        gone = victory.escaped(s, side)
        vehicles = count(gone & battle.vehicle_mask)
        soldiers = count(gone) - vehicles + change.soldiers
        vehicles += change.vehicles
        toll = goal.escape
        parts += toll.need
        done += ALL * (soldiers if soldiers < toll.soldiers else toll.soldiers)
        done += ALL * (vehicles if vehicles < toll.vehicles else toll.vehicles)
        done += ALL * count(toll.named & (gone | change.named))
    if goal.needs_neutralising:
        toll = goal.neutralise
        parts += toll.need
        enemies = battle.printed_for[1 - side]
        vehicles = battle.vehicle_mask
        done += worn(s, hits, side, enemies & ~vehicles, toll.soldiers, change, in_sight)
        done += worn(s, hits, side, enemies & vehicles, toll.vehicles, change, in_sight)
        done += worn(s, hits, side, toll.named, count(toll.named), change, in_sight)
    return done // parts if parts else 0


def worn(
    s: Table,
    hits: list[int],
    side: int,
    mask: int,
    wanted: int,
    change: Change,
    in_sight: bool,
) -> int:
    """How nearly so many of the enemies are down, a thousand for each that is."""
    if wanted == 0:
        return 0
    down = victory.neutralised(s, side)
    shares: list[int] = []
    for counter in range(len(hits)):
        if not mask >> counter & 1:
            continue
        if s.places[counter] >= 0:
            left = hits[counter]
            if counter == change.struck:
                left -= 1
            if counter == change.healed:
                left += 1
            if left <= 0:
                shares.append(ALL)
            elif in_sight:
                shares.append(2 * ALL // (2 + left))
        elif down >> counter & 1:
            shares.append(ALL)
    shares.sort()
    total = 0
    for place in range(len(shares)):
        from_top = len(shares) - 1 - place
        total += shares[place] if from_top < wanted else 0
    return total
