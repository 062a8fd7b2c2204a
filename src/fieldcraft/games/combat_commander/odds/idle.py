"""What is allowed and could gain nothing, and what a reaction is about (CC-A29, CC-A33, CC-9.1).

Everything is judged from what the side that is asked knows: its own cards, and the map.
"""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import HIDDEN, REACHED, SEEN, Forecast, Refusal, Subject
from fieldcraft.games.combat_commander.actions.defence import Concealment, Defence
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.actions.react_window import React, just_entered
from fieldcraft.games.combat_commander.cards.outcomes import FIRE_ROLL
from fieldcraft.games.combat_commander.cards.roller import Rolled, trigger_of
from fieldcraft.games.combat_commander.odds.forecast import forecast
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    activate,
    followers,
    ready_units,
)
from fieldcraft.games.combat_commander.orders.advance import AdvanceReact
from fieldcraft.games.combat_commander.orders.declared import Declared
from fieldcraft.games.combat_commander.orders.fire import targets
from fieldcraft.games.combat_commander.orders.fire_groups import can_reach_fp
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_OPPORTUNITY, BY_ORDER, pieces_at
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTION_CARD,
    ACTIVATE_FRAME,
    ADVANCE_REACT,
    AT_HEX,
    CAPACITY,
    DECK_SIZE,
    DEFENCE_WINDOW,
    FIRE,
    FIRE_CARD,
    JAMMED,
    LEADER,
    NEXT_UNIT,
    NO_TRIGGER,
    ORDER_CARD,
    ORDER_FRAME,
    REACT_FRAME,
    REROLL,
    REROLL_FRAME,
    THING,
    TIME,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word

WORST: Final = frozenset({"broken", "eliminated", "retreats"})
"""What an enemy unit can suffer at most by one roll."""
RALLIED: Final = frozenset({"rallied"})
FOUGHT: Final = frozenset({"wins", "both-lost"})
"""How a melee ends, for one's own side."""
TOGETHER: Final = frozenset({"any-breaks"})
"""Effects on a hex that sum up what happens to its units."""


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


def gains_nothing(s: Table, side: int) -> bool:
    """CC-9.1: whether a new roll is no more likely to turn out better for a side than this one."""
    stands = forecast(s, side, ACCEPT)
    if not stands:
        return False
    again = forecast(s, side, REROLL)
    if have_same_chances(stands, again) or (
        sets_off_nothing(s) and is_worse(s, side, stands, again)
    ):
        return True
    units = {one.target for one in stands if ":" in one.target}
    if any(one.target not in units and one.effect not in TOGETHER for one in stands):
        return False
    own = f"{s.side_word(side)}:"
    return all(
        is_best([one for one in stands if one.target == unit], unit.startswith(own))
        for unit in units
    )


def sets_off_nothing(s: Table) -> bool:
    """Whether the roll breaks no weapon and has no trigger that a new one would take back."""
    twin = s.clone()
    twin.pop()
    card = DECK_SIZE * twin.slot(Rolled.SIDE) + twin.slot(Rolled.CARD)
    doubles = s.battle.white[card] == s.battle.coloured[card]
    return trigger_of(twin) == NO_TRIGGER and not doubles


def hangs_more(s: Table, side: int) -> bool:
    """Whether the time moves by the roll, or a weapon of this side may break (CC-1.9.1, CC-A41).

    What an Event or a sniper would bring nobody knows, as nobody knows what a new roll sets off.
    """
    twin = s.clone()
    twin.pop()
    trigger = trigger_of(twin)
    card = DECK_SIZE * twin.slot(Rolled.SIDE) + twin.slot(Rolled.CARD)
    if trigger == TIME:
        return True
    if twin.slot(Rolled.SIDE) != side or twin.slot(Rolled.KIND) != FIRE_ROLL:
        return False
    twin.pop()
    if s.battle.white[card] == s.battle.coloured[card] and twin.slot(Declared.SUSTAINED) > 0:
        return True
    return trigger == JAMMED and twin.slot(Declared.WEAPONS) != 0


def is_worse(s: Table, side: int, stands: list[Forecast], again: list[Forecast]) -> bool:
    """Whether no unit could hope for more of a new roll, nor its enemy: chance by chance."""
    return most_gained(s, side, stands, again) <= 0


def most_gained(s: Table, side: int, stands: list[Forecast], again: list[Forecast]) -> float:
    """By how much a new roll betters the chance that it betters most; 1 if it cannot be told."""
    units = {one.target for one in [*stands, *again] if ":" in one.target}
    others = {one.effect for one in stands if one.target not in units}
    if others <= FOUGHT and others:
        return fought_better(stands, again)
    if not others <= TOGETHER:
        return 1
    own = f"{s.side_word(side)}:"
    most = 0.0
    for unit in units:
        for effects in (RALLIED, WORST, WORST | {"suppressed"}):
            now = chance_of(stands, unit, effects)
            then = chance_of(again, unit, effects)
            gain = then[0] / then[1] - now[0] / now[1]
            most = max(most, gain if unit.startswith(own) == (effects == RALLIED) else -gain)
    return most


def fought_better(stands: list[Forecast], again: list[Forecast]) -> float:
    """By how much a new roll betters a melee, of which half is won if both are lost."""
    gain = 0.0
    for found, sign in ((again, 1), (stands, -1)):
        for one in found:
            share = one.chance[0] / one.chance[1]
            gain += sign * (share if one.effect == "wins" else share / 2)
    return gain


def stake(s: Table, side: int) -> int:
    """CC-9.1: by how many percent a new roll could better a chance, if no more hangs on it."""
    if s.asked != side or s.top() != REROLL_FRAME or hangs_more(s, side):
        return 100
    stands = forecast(s, side, ACCEPT)
    if not stands:
        return 100
    return int(100 * most_gained(s, side, stands, forecast(s, side, REROLL)))


def usual(s: Table, side: int) -> int:
    """CC-O20.3.4: of several units that roll, Leaders last, as they help the others."""
    if s.asked != side or s.top() != NEXT_UNIT:
        return -1
    offered = s.legal(side)
    led = [one for one in offered if s.battle.command[s.kind_of(one & THING)] == 0]
    return (led or offered)[0]


def chance_of(
    found: list[Forecast], unit: str, effects: frozenset[str] | set[str]
) -> tuple[int, int]:
    """How likely one of these effects on a unit is; they exclude each other."""
    good, whole = 0, 1
    for one in found:
        if one.target == unit and one.effect in effects:
            good = good * one.chance[1] + one.chance[0] * whole
            whole *= one.chance[1]
    return good, whole


def have_same_chances(stands: list[Forecast], again: list[Forecast]) -> bool:
    """Whether every effect on everything is as likely after a new roll."""
    if len(stands) != len(again):
        return False
    for now, then in zip(stands, again, strict=True):
        if (now.target, now.effect) != (then.target, then.effect):
            return False
        if now.chance[0] * then.chance[1] != then.chance[0] * now.chance[1]:
            return False
    return True


def is_best(effects: list[Forecast], own: bool) -> bool:
    """Whether nothing better can happen to a unit, for its own side or for the other."""
    sure = {one.effect for one in effects if one.chance[0] == one.chance[1]}
    possible = {one.effect for one in effects if one.chance[0] > 0}
    if any(one.effect == "rallied" for one in effects):
        return sure == possible == ({"rallied"} if own else set())
    return not possible if own else bool(sure & WORST)


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
