"""End of the game (U-801 to U-806), as far as both boxes share it."""

from fieldcraft.core.contract import PUBLIC
from fieldcraft.games.undaunted.table import Table


def points(s: Table, side: int) -> int:
    """U-114, U-804: the points of all objectives the side controls."""
    held = s.markers[2 + side]
    total = 0
    for tile in s.battle.objective_tiles:
        if held >> tile & 1:
            total += s.battle.box.objective(s, tile)
    return total


def has_won_by_points(s: Table, side: int) -> bool:
    """U-804: whether the controlled points reach or exceed the scenario's number."""
    goal = s.battle.goal_points[side]
    return goal > 0 and points(s, side) >= goal


def win(s: Table, side: int, reason: str) -> None:
    """U-802: the game ends at this very moment."""
    if s.sink is not None:
        s.log("wins", PUBLIC, {"side": s.side_word(side), "reason": reason})
    s.finish(side, reason, points(s, side) - points(s, 1 - side))


def compare_points(s: Table, reason: str) -> None:
    """U-806: more points win; a tie goes to the holder of the initiative marker."""
    ours = points(s, 0)
    theirs = points(s, 1)
    if ours == theirs:
        win(s, s.initiative, reason)
    else:
        win(s, 0 if ours > theirs else 1, reason)
