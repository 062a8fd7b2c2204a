"""Victory in Normandy (UN-801 to UN-808): points, exhaustion, the hopeless situation."""

from fieldcraft.games.undaunted.normandy.battle import scenario
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.victory import compare_points, has_source, points, win


def test_victory(s: Table, counter_removed: bool) -> None:
    """U-803, U-805, C-05: goals of the active side, of the other, exhaustion, hopelessness."""
    active = s.active
    for side in (active, 1 - active):
        if has_won_by_points(s, side):
            win(s, side, "points")
            return
        if counter_removed and scenario(s).goal_pin[side] and is_exhausted(s, 1 - side):
            win(s, side, "pin")  # UN-803
            return
    if counter_removed and is_exhausted(s, 0) and is_exhausted(s, 1):
        compare_points(s, "both-exhausted")  # UN-805
        return
    for side in (active, 1 - active):
        if not s.hopeless >> side & 1 and is_hopeless(s, side):
            s.hopeless |= 1 << side
            if s.sink is not None:
                s.tell({"event": "hopeless", "side": s.side_word(side)})
            if scenario(s).goal_pin[1 - side]:
                win(s, 1 - side, "hopeless")  # UN-807 (a)
                return
    if s.hopeless:
        compare_with_hopeless(s)


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
    for counter in scenario(s).riflemen:
        if s.battle.counter_side[counter] == side and s.places[counter] >= 0:
            return False
    return True


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
