"""Where units are, and what follows from it: control of objectives and points (CC-7.3)."""

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CONTROL,
    HELD_SHIFT,
    LETTERS,
    OPEN,
    VP,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word

ALL_FIVE = 5


def put(s: Table, unit: int, place: int) -> None:
    """Set a unit down in a hex, or take it off the map; control follows at once (CC-7.3.1.c)."""
    old = s.place_of(unit)
    s.lay(unit, place)
    # Only now: on its way a unit is not absent, also inside an objective of several hexes.
    if old >= 0:
        note_holder(s, old)
    if place >= 0:
        note_holder(s, place)


def take_off(s: Table, gone: list[int], place: int) -> None:
    """Take units off the map all at once; who holds what is looked at when the last has gone."""
    left: list[int] = []
    for unit in gone:
        old = s.place_of(unit)
        s.lay(unit, place)
        if old >= 0:
            left.append(old)
    for old in left:
        note_holder(s, old)


def note_holder(s: Table, index: int) -> None:
    """CC-7.3.1.b, CC-F101: who holds a hex alone now, and an objective in it."""
    axis = s.crowd[index] != 0
    allies = s.crowd[HEXES + index] != 0
    if axis != allies:
        holder = 1 if axis else 2
        marks = s.hexes[index]
        if marks >> HELD_SHIFT & 3 != holder:
            s.own_hexes()[index] = marks & ~(3 << HELD_SHIFT) | holder << HELD_SHIFT
    objective = s.battle.ground.is_objective[index]
    if objective >= 0:
        note_control(s, objective)


def note_control(s: Table, objective: int) -> None:
    """CC-7.3.1.b, CC-7.3.1.1: control goes to a side alone in all hexes of the objective."""
    present = 0
    for index in s.battle.ground.objective_hexes[objective]:
        if s.crowd[index]:
            present |= 1
        if s.crowd[HEXES + index]:
            present |= 2
    if present == 0 or present == 3 or s.numbers[CONTROL + objective] == present:
        return
    before = s.numbers[CONTROL + objective]
    s.own_numbers()[CONTROL + objective] = present
    worth = worth_of(s, objective)
    if s.sink is not None:
        s.tell(
            {
                "event": "controls",
                "side": s.side_word(present - 1),
                "objective": objective + 1,
                "hex": hex_word(s.battle.ground.objective[objective]),
                "points": worth,
            }
        )
    if worth:
        if before:
            score(s, before - 1, -worth)  # CC-7.3.3.d
        score(s, present - 1, worth)


def worth_of(s: Table, objective: int) -> int:
    """CC-7.3.2.a: what the open chits make an objective worth; values add up."""
    total = 0
    for chit in range(len(LETTERS)):
        if s.chits[chit] == OPEN:
            total += chit_worth(s, chit, objective)
    return total


def chit_worth(s: Table, chit: int, objective: int) -> int:
    """What one chit gives one objective."""
    named = s.battle.chit_objective[chit]
    if named == 0 or named == objective + 1:
        return s.battle.chit_value[chit]
    return 0


def score(s: Table, side: int, points: int) -> None:
    """CC-4.1.1: move the marker on the one track."""
    s.own_numbers()[VP] += points if side == 0 else -points
    if s.sink is not None:
        s.tell(
            {"event": "scores", "side": s.side_word(side), "points": points, "vp": s.numbers[VP]}
        )


def controls(s: Table, side: int, objective: int) -> bool:
    """Whether a side controls an objective."""
    return s.numbers[CONTROL + objective] == side + 1


def objectives_of(s: Table, side: int) -> int:
    """How many objectives a side controls."""
    return sum(1 for objective in range(ALL_FIVE) if controls(s, side, objective))


def is_friendly_hex(s: Table, side: int, index: int) -> bool:
    """CC-G.friendly: an own unit there, or an own objective without enemy units."""
    if s.is_occupied(side, index):
        return True
    objective = s.battle.ground.is_objective[index]
    return objective >= 0 and controls(s, side, objective) and not s.is_occupied(1 - side, index)


def has_chit(s: Table, letter: str) -> bool:
    """CC-7.3.2.b: whether a special chit is open."""
    return s.chits[LETTERS.index(letter)] == OPEN
