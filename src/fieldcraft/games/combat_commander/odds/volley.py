"""Whole attacks at one click: who fires at a target, or reacts (CC-O20.3.1, CC-A33)."""

from collections.abc import Sequence

from fieldcraft.games.combat_commander.actions.react_window import React
from fieldcraft.games.combat_commander.odds.fire import strongest
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    activate,
    followers,
    ready_units,
)
from fieldcraft.games.combat_commander.orders.fire import Pieces, Target, chosen
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_OPPORTUNITY, is_ordnance
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    FIRE_CARD,
    LEADER,
    PIECES_FRAME,
    REACT_FRAME,
    SHOOT,
    STOP,
    TARGET_FRAME,
    THING,
    UNIT,
)


def volley(s: Table, side: int, option: int, without: Sequence[int]) -> list[int]:
    """The answers after a target, a Fire card or `shoot` until the attack is declared.

    Without an option they answer the question itself: who fires, of whom none is chosen yet.
    The strongest group fires; the pieces left out are told by their options.
    """
    frame = s.top()
    if frame == PIECES_FRAME and option < 0 and not s.slot(Pieces.SMOKE):
        group = chosen(s, side)
        index = s.slot(Pieces.HEX)
        best = [] if group else strongest(s, side, s.slot(Pieces.OCCASION), index, without)
        return declared(s, best) if best else [STOP]
    if option < 0:
        return []
    if frame == TARGET_FRAME and option & ~THING == AT_HEX:
        index = option & THING
        return declared(s, strongest(s, side, s.slot(Target.OCCASION), index, without))
    if frame != REACT_FRAME:
        return []
    index = s.slot(React.HEX)
    if option == SHOOT:
        return declared(s, strongest(s, side, BY_OPPORTUNITY, index, without))
    if option & ~THING == FIRE_CARD and SHOOT not in s.legal(side):
        return reaction(s, side, index, without)
    return []


def declared(s: Table, group: list[int]) -> list[int]:
    """The pieces, and that these are all; ordnance fires alone."""
    return group if not group or is_ordnance(s, group[0]) else [*group, STOP]


def reaction(s: Table, side: int, index: int, without: Sequence[int]) -> list[int]:
    """CC-A33.2: whom a Fire card activates for the strongest shot at a hex, and the shot."""
    best: list[int] = []
    most = 0
    for unit in ready_units(s, side, OPPORTUNITY_FIRE):
        if UNIT | unit in without:
            continue
        led: list[int] = []
        if s.battle.unit_kind[s.kind_of(unit)] == LEADER:
            led = [one for one in followers(s, unit, OPPORTUNITY_FIRE) if UNIT | one not in without]
        twin = s.clone()
        for one in (unit, *led):
            activate(twin, one, OPPORTUNITY_FIRE)
        group = strongest(twin, side, BY_OPPORTUNITY, index, without)
        fp = group_fp(twin, group, index) if group else 0
        if fp > most:
            most = fp
            ends = [STOP] if len(led) < len(followers(s, unit, OPPORTUNITY_FIRE)) else []
            led = [UNIT | one for one in led]
            best = [UNIT | unit, *led, *ends, SHOOT, *declared(s, group)]
    return best
