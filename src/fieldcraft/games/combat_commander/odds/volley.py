"""Whole attacks at one click: who fires at a target, or reacts (CC-O20.3.1, CC-A33)."""

from collections.abc import Sequence

from fieldcraft.games.combat_commander.actions.react_window import React
from fieldcraft.games.combat_commander.odds.fire import strongest
from fieldcraft.games.combat_commander.odds.idle import idle_unit
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    activate,
    followers,
    ready_units,
)
from fieldcraft.games.combat_commander.orders.fire import Pieces, Target, chosen, targets
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_OPPORTUNITY,
    BY_ORDER,
    is_ordnance,
)
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVATE_FRAME,
    AT_HEX,
    FIRE,
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

    After a Leader whom an Order activates they are all those whom he takes along.

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
    if frame == ACTIVATE_FRAME and option & ~THING == UNIT:
        return company(s, side, option & THING, without)
    if frame != REACT_FRAME:
        return []
    index = s.slot(React.HEX)
    if option == SHOOT:
        return declared(s, strongest(s, side, BY_OPPORTUNITY, index, without))
    if option & ~THING == FIRE_CARD and SHOOT not in s.legal(side):
        return reaction(s, side, index, without)
    return []


def company(s: Table, side: int, unit: int, without: Sequence[int]) -> list[int]:
    """CC-3.3.1.1: everybody whom a Leader takes along, except who could do nothing."""
    if s.slot(Activate.LEADER) >= 0 or s.battle.unit_kind[s.kind_of(unit)] != LEADER:
        return []
    order = s.slot(Activate.ORDER)
    near = followers(s, unit, order)
    led = [UNIT | one for one in near if UNIT | one not in without and not idle_unit(s, side, one)]
    return led if len(led) == len(near) else [*led, STOP] if led else []


def shots(s: Table, side: int, without: Sequence[int]) -> list[tuple[list[int], int]]:
    """CC-O20.1: for every target of a Fire Order, whom to activate for the strongest attack on it.

    Of those as strong the one that activates most, as they may fire at others after it.
    """
    if s.asked != side or s.top() != ACTIVATE_FRAME or s.slot(Activate.LEADER) >= 0:
        return []
    if s.slot(Activate.ORDER) != FIRE:
        return []
    best: dict[int, tuple[list[int], int]] = {}
    most: dict[int, tuple[int, int]] = {}
    for unit in ready_units(s, side, FIRE):
        if UNIT | unit in without or idle_unit(s, side, unit):
            continue
        led = company(s, side, unit, without)
        ends = [STOP] if not led and is_leading(s, unit, FIRE) else []
        twin = s.clone()
        for one in (UNIT | unit, *led):
            if one != STOP:
                activate(twin, one & THING, FIRE)
        for target in targets(twin, side, BY_ORDER):
            if target & ~THING != AT_HEX:
                continue
            group = strongest(twin, side, BY_ORDER, target & THING, without)
            worth = (group_fp(twin, group, target & THING) if group else 0, len(led))
            if group and worth > most.get(target, (0, 0)):
                most[target] = worth
                begun = [UNIT | unit, *led, *ends]
                best[target] = ([*begun, target, *declared(twin, group)], len(begun))
    return list(best.values())


def is_leading(s: Table, unit: int, order: int) -> bool:
    """CC-3.3.1.1: whether it is asked who goes along with a unit."""
    return s.battle.unit_kind[s.kind_of(unit)] == LEADER and len(followers(s, unit, order)) > 0


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
