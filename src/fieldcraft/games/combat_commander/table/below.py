"""Slots of frames that wait below the top one: what an interrupt asks of whom it interrupts."""

from fieldcraft.games.combat_commander.table.table import Table


def find(s: Table, kind: int) -> int:
    """Where the nearest frame of a kind stands in the stack, -1 if there is none."""
    place = len(s.stack) - 1
    while place >= 0:
        found = s.stack[place]
        if found == kind:
            return place
        place -= s.frames[found].width + 1
    return -1


def slot_at(s: Table, place: int, index: int) -> int:
    """A slot of the frame that stands there."""
    return s.stack[place - 1 - index]


def set_slot_at(s: Table, place: int, index: int, value: int) -> None:
    """Change a slot of the frame that stands there."""
    s.own_stack()[place - 1 - index] = value
