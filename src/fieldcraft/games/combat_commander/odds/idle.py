"""What is allowed and could gain nothing, and what a reaction is about (CC-A29, CC-A33, CC-9.1).

Everything is judged from what the side that is asked knows: its own cards, and the map.
"""

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import HIDDEN, REACHED, SEEN, Refusal, Subject
from fieldcraft.games.combat_commander.actions.defence import Concealment, Defence
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.actions.react_window import React, just_entered
from fieldcraft.games.combat_commander.odds.stakes import gains_nothing
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    activate,
    followers,
    ready_units,
)
from fieldcraft.games.combat_commander.orders.advance import AdvanceReact
from fieldcraft.games.combat_commander.orders.fire import targets
from fieldcraft.games.combat_commander.orders.fire_groups import can_reach_fp
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_OPPORTUNITY, BY_ORDER, pieces_at
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    ACTIVATE_FRAME,
    ADVANCE_REACT,
    AT_HEX,
    CAPACITY,
    DECK_SIZE,
    DEFENCE_WINDOW,
    FIRE,
    FIRE_CARD,
    LEADER,
    NEXT_UNIT,
    ORDER_CARD,
    ORDER_FRAME,
    REACT_FRAME,
    REROLL,
    REROLL_FRAME,
    THING,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word


def why_idle(s: Table, side: int, option: int) -> Refusal | None:
    """Why an offered option could gain its side nothing; None if it could."""
    frame = s.top()
    kind = option & ~THING
    if frame == REACT_FRAME and kind == FIRE_CARD:
        index = s.slot(React.HEX)
        if not could_react(s, side, ready_units(s, side, OPPORTUNITY_FIRE), index):
            return Refusal("nobody-reaches", "CC-A33.3", {"hex": hex_word(index)})
    elif frame == ACTIVATE_FRAME and kind == UNIT:
        return idle_unit(s, side, option & THING)
    elif frame == ORDER_FRAME and kind == ORDER_CARD:
        if s.battle.order[DECK_SIZE * side + (option & THING)] == FIRE:
            if not could_fire(s, side, ready_units(s, side, FIRE)):
                return Refusal("nobody-has-target", "CC-O20.1.c", {})
    elif frame == REROLL_FRAME and option == REROLL:
        if gains_nothing(s, side):
            return Refusal("reroll-gains-nothing", "CC-9.1", {})
    elif frame == DEFENCE_WINDOW and kind == ACTION_CARD:
        action = action_on(s, side, option & THING)
        if isinstance(action, Concealment) and conceals_nothing(s, side, action):
            return Refusal("no-cover-to-conceal", "CC-A29", {})
    return None


# -- fire -----


def could_react(s: Table, side: int, units: list[int], index: int) -> bool:
    """CC-A33.3: whether one of these units has a part in a shot at a hex."""
    twin = all_activated(s, side, units, OPPORTUNITY_FIRE)
    return takes_part(twin, side, units, BY_OPPORTUNITY, index)


def could_fire(s: Table, side: int, units: list[int]) -> bool:
    """CC-O20.1.c: whether one of these units has a part in firing at anything."""
    twin = all_activated(s, side, units, FIRE)
    for target in targets(twin, side, BY_ORDER):
        if target & ~THING != AT_HEX or takes_part(twin, side, units, BY_ORDER, target & THING):
            return True
    return False


def all_activated(s: Table, side: int, units: list[int], order: int) -> Table:
    """A copy with these units activated, and whoever else may be: they could fire together."""
    twin = s.clone()
    for unit in {*units, *ready_units(s, side, order)}:
        activate(twin, unit, order)
    return twin


def takes_part(s: Table, side: int, units: list[int], occasion: int, index: int) -> bool:
    """Whether a piece of one of these units can be in a group that fires at a hex."""
    near = pieces_at(s, side, occasion, index)
    for piece in near:
        thing = piece & THING
        bearer = s.holder_of(thing) if piece & ~THING == WEAPON else thing
        if bearer in units and can_reach_fp(s, occasion, [piece], near, index):
            return True
    return False


def idle_unit(s: Table, side: int, unit: int) -> Refusal | None:
    """Why it would be of no use to activate a unit to fire; a Leader brings others."""
    order = s.slot(Activate.ORDER)
    if order not in (OPPORTUNITY_FIRE, FIRE):
        return None
    units = [unit]
    if s.slot(Activate.LEADER) < 0 and s.battle.unit_kind[s.kind_of(unit)] == LEADER:
        units.extend(followers(s, unit, order))
    if order == FIRE:
        if could_fire(s, side, units):
            return None
        return Refusal("nobody-has-target", "CC-O20.1.c", {})
    index = s.slot_at(s.find(REACT_FRAME), React.HEX)
    if could_react(s, side, units, index):
        return None
    return Refusal("nobody-reaches", "CC-A33.3", {"hex": hex_word(index)})


# -- rolls and defence -----


def usual(s: Table, side: int) -> int:
    """CC-O20.3.4: of several units that roll, Leaders last, as they help the others."""
    if s.asked != side or s.top() != NEXT_UNIT:
        return -1
    offered = s.legal(side)
    led = [one for one in offered if s.battle.command[s.kind_of(one & THING)] == 0]
    return (led or offered)[0]


def conceals_nothing(s: Table, side: int, action: Concealment) -> bool:
    """CC-A29: whether there is no cover to be taken off the attack."""
    twin = s.clone()
    twin.pop()
    before = twin.slot(Defence.TOTAL)
    action.play(twin, side, twin.slot(Defence.HEX))
    return twin.slot(Defence.TOTAL) == before


# -- what a reaction is about -----


def subject(s: Table, side: int) -> Subject:
    """The units that have just entered a hex, and whether somebody sees them or could fire."""
    frame = s.top()
    if s.asked != side or frame not in (REACT_FRAME, ADVANCE_REACT):
        return Subject()
    index = s.slot(React.HEX if frame == REACT_FRAME else AdvanceReact.HEX)
    units = [f"unit:{s.unit_word(unit)}" for unit in just_entered(s, 1 - side, index)]
    return Subject((f"hex:{hex_word(index)}", *units), nearness(s, side, index))


def nearness(s: Table, side: int, index: int) -> int:
    """Whether a hex lies in sight of a side's units, and within range of them."""
    if could_react(s, side, s.all_units(side), index):
        return REACHED
    left = s.on_map(side)
    while left:
        unit = CAPACITY * side + lowest(left)
        left &= left - 1
        if hindrance(s, s.place_of(unit), index) != BLOCKED:
            return SEEN
    return HIDDEN
