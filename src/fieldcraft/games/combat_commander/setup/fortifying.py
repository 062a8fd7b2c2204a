"""Where fortifications may be set up (CC-8.1.3, CC-F100, GAP-64), and setting them up.

In set-up the bits of a hex that tell who held it last tell instead whose fortification lies there;
`take_control` in `opening.py` makes them what they are in play.
"""

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.setup.placing import audience, is_free
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    FORT_MASK,
    FORTIFICATIONS,
    HELD_SHIFT,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word


def forts_of(s: Table, side: int, group: int) -> list[int]:
    """The kinds of fortifications that a side sets up with a group."""
    plan = s.battle.plan
    if group > LATE_GROUP:
        return []
    return [
        fort
        for fort in range(1, len(FORTIFICATIONS))
        if plan.forts[side][fort] and plan.late_forts[side][fort] == (group == LATE_GROUP)
    ]


def is_own_fort(s: Table, side: int, index: int, fort: int) -> bool:
    """Whether a side has set up this kind of fortification in a hex."""
    marks = s.hexes[index]
    return marks & FORT_MASK == fort and marks >> HELD_SHIFT & 3 == side + 1


def forts_left(s: Table, side: int, fort: int) -> int:
    """How many fortifications of a kind a side still has to set up."""
    placed = 0
    for index in range(HEXES):
        if is_own_fort(s, side, index, fort):
            placed += 1
    return s.battle.plan.forts[side][fort] - placed


def can_fortify(s: Table, side: int, index: int, fort: int) -> bool:
    """Whether a fortification of a kind may be set up in a hex."""
    return why_not_fort(s, side, index, fort) is None


def why_not_fort(s: Table, side: int, index: int, fort: int) -> Refusal | None:
    """CC-F100.2, CC-F100.3, A.5: in the area, dry, no other there, and as the scenario wants it."""
    plan = s.battle.plan
    words = {"fort": FORTIFICATIONS[fort], "hex": hex_word(index)}
    if not plan.areas[side][index]:
        return Refusal("outside-area", "DP-02", words)
    if s.fort(index) and s.hexes[index] >> HELD_SHIFT & 3 in (0, side + 1):
        return Refusal("fort-there", "CC-F100.3", words)
    if s.battle.ground.water[index] or not is_free(s, side, index) or s.fort(index):
        return Refusal("cannot-fortify", "CC-F100.2", words)
    for rule in s.battle.rules:
        refusal = rule.why_not_set_up(s, side, index, fort)
        if refusal is not None:
            return refusal
    return None


def fort_hexes(s: Table, side: int, fort: int) -> list[int]:
    """DP-02: where a fortification of a kind may go, and where one may be taken up again."""
    left = forts_left(s, side, fort)
    found: list[int] = []
    for index in range(HEXES):
        if is_own_fort(s, side, index, fort) or (left > 0 and can_fortify(s, side, index, fort)):
            found.append(index)
    return found


def is_fort_missing(s: Table, side: int, fort: int) -> bool:
    """Whether one of a kind must still be set up: it is left, and a hex could take it."""
    if forts_left(s, side, fort) <= 0:
        return False
    return any(can_fortify(s, side, index, fort) for index in range(HEXES))


def build(s: Table, side: int, index: int, fort: int) -> None:
    """Set a fortification up, or take it up again if it lies there."""
    hexes = s.own_hexes()
    lifted = is_own_fort(s, side, index, fort)
    if lifted:
        hexes[index] = hexes[index] & ~(FORT_MASK | 3 << HELD_SHIFT)
    else:
        hexes[index] = hexes[index] | fort | (side + 1) << HELD_SHIFT
    if s.sink is not None:
        word = FORTIFICATIONS[fort]
        s.tell(
            {
                "event": "takes-up-fort" if lifted else "sets-up-fort",
                "side": s.side_word(side),
                "fort": word,
                "hex": hex_word(index),
            },
            audience(s, side),
        )
    for rule in s.battle.rules:
        if lifted:
            rule.taken_up(s, side, fort)
        else:
            rule.built(s, side, index, fort)
