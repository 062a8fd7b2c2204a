"""Victory in Normandy (UN-801 to UN-808): points, exhaustion, the hopeless situation."""

from fieldcraft.core.contract import Condition, Threat
from fieldcraft.games.undaunted.conditions import (
    control_threats,
    is_falling,
    objectives,
    of_points,
    threat,
)
from fieldcraft.games.undaunted.normandy.battle import scenario
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.victory import compare_points, has_source, points, win


def test_victory(s: Table, counter_removed: bool) -> None:
    """U-801, U-803, U-805, C-05: goals of the active side, the other, exhaustion, hopelessness."""
    active = s.active
    if test_goal(s, active, counter_removed) or test_goal(s, 1 - active, counter_removed):
        return
    if counter_removed and is_exhausted(s, 0) and is_exhausted(s, 1):
        compare_points(s, "both-exhausted")  # UN-805
        return
    if test_hope(s, active) or test_hope(s, 1 - active):
        return
    if s.hopeless:
        compare_with_hopeless(s)


def test_goal(s: Table, side: int, counter_removed: bool) -> bool:
    """UN-803, U-804: whether a side wins, by points or by a counter just removed."""
    if has_won_by_points(s, side):
        win(s, side, "points")
        return True
    if counter_removed and scenario(s).goal_pin[side] and is_exhausted(s, 1 - side):
        win(s, side, "pin")
        return True
    return False


def test_hope(s: Table, side: int) -> bool:
    """UN-807 (a), UN-808: whether a side becomes hopeless and loses at once."""
    if s.hopeless >> side & 1 or not is_hopeless(s, side):
        return False
    s.hopeless |= 1 << side
    if s.sink is not None:
        s.tell({"event": "hopeless", "side": s.side_word(side)})
    if scenario(s).goal_pin[1 - side]:
        win(s, 1 - side, "hopeless")
        return True
    return False


def compare_with_hopeless(s: Table) -> None:
    """UN-807 (b), (c): the opponent wins with more points; an exhausted one ends the game."""
    for side in (s.active, 1 - s.active):
        if s.hopeless >> side & 1:
            if is_exhausted(s, 1 - side):
                compare_points(s, "both-exhausted")
                return
            if points(s, 1 - side) > points(s, side):
                win(s, 1 - side, "hopeless")
                return


def is_exhausted(s: Table, side: int) -> bool:
    """UN-802, UN-806: no Riflemen counter on the board, or hopeless."""
    if s.hopeless >> side & 1:
        return True
    return not riflemen_left(s, side)


def is_hopeless(s: Table, side: int) -> bool:
    """UN-808, C-08: the side needs points and can certainly never perform Control again."""
    battle = scenario(s)
    if battle.goal_points[side] == 0 or battle.goal_pin[side]:
        return False
    if has_source(s, side, battle.control_cards[side]):
        return False
    return points(s, side) < battle.goal_points[side]


def has_won_by_points(s: Table, side: int) -> bool:
    """U-804: whether the controlled points reach or exceed the scenario's number."""
    goal = scenario(s).goal_points[side]
    return goal > 0 and points(s, side) >= goal


# -- told -----


def conditions(s: Table, side: int) -> list[Condition]:
    """UN-801, UN-803: points by objectives, and the enemy's Riflemen off the board."""
    battle = scenario(s)
    found = []
    need = battle.goal_points[side]
    if need:
        found.append(of_points(s, side, need, objectives(s, side)))
    if battle.goal_pin[side]:
        all_of_them = battle.riflemen_of[1 - side]
        left = len(riflemen_left(s, 1 - side))
        fields = {"left": left}
        gone = len(all_of_them) - left
        found.append(Condition(side, "pin", gone, len(all_of_them), "UN-803", fields, (), 1))
    return found


def threats(s: Table, side: int) -> list[Threat]:
    """One objective short of the points, or one Riflemen counter short of a pinned enemy."""
    battle = scenario(s)
    found = []
    need = battle.goal_points[side]
    if need:
        missing = need - points(s, side)
        found = control_threats(s, side, battle.objective_tiles, missing)
    left = riflemen_left(s, 1 - side)
    if battle.goal_pin[side] and len(left) == 1 and is_falling(s, left[0]):
        fields = {"counter": s.counter_word(left[0])}
        found.append(threat(s, side, "remove", "UN-803", fields))
    return found


def riflemen_left(s: Table, side: int) -> list[int]:
    """UN-802: the Riflemen counters of a side on the board."""
    return [counter for counter in scenario(s).riflemen_of[side] if s.places[counter] >= 0]
