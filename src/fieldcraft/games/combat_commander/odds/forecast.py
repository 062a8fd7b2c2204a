"""What an option would meet: totals in their parts with clauses, and exact odds (CC-1.9).

The odds are those of the rolls that follow, from the cards that the asking player has not seen
(`odds.py`), with every value as it is now.  Actions, triggers and later re-rolls of either player
are not in them, and nobody's hand is looked at but one's own.
"""

from typing import cast

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.defence import D_HEX, D_SIDE, conceal
from fieldcraft.games.combat_commander.actions.fire_window import attack_below
from fieldcraft.games.combat_commander.events.picks import COMMISSAR
from fieldcraft.games.combat_commander.odds.artillery import artillery, impact
from fieldcraft.games.combat_commander.odds.fire import attack, laid, strongest
from fieldcraft.games.combat_commander.odds.rerolls import rerolled, rolled
from fieldcraft.games.combat_commander.odds.rolls import (
    broken_ones,
    commissar,
    defended,
    melee,
    mines,
    mines_entered,
    mines_left,
    next_unit,
    rally,
    rout,
    sustained,
)
from fieldcraft.games.combat_commander.orders.fire import (
    A_BONUS,
    A_SECOND,
    A_SMOKE,
    A_UNITS,
    A_WEAPONS,
)
from fieldcraft.games.combat_commander.orders.fire_groups import (
    BONUS,
    BY_OPPORTUNITY,
    group_of,
    sustainable,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTION_CARD,
    ADVANCE_FRAME,
    ADVANCE_REACT,
    AT_HEX,
    CONCEALMENT,
    DECK_SIZE,
    DEFENCE_WINDOW,
    FIRE_WINDOW,
    FOXHOLES,
    GROUPED,
    HIDDEN_ENTRENCHMENTS,
    HIDDEN_MINES,
    IMPACT_FRAME,
    MELEE_WINDOW,
    MELEES_FRAME,
    MOVE_FRAME,
    NEXT_UNIT,
    ORDER_CARD,
    ORDER_FRAME,
    PICK_FRAME,
    PIECES_FRAME,
    PILLBOX,
    REACT_FRAME,
    RECOVER,
    REROLL_FRAME,
    RETREAT_FRAME,
    ROUT_FRAME,
    SHOOT,
    SMOKE_AT,
    SPOT_FRAME,
    SPRAY_FIRE,
    SPRAY_FRAME,
    STOP,
    SUPPRESSED,
    SUSTAIN_FRAME,
    SUSTAINED_FIRE,
    TARGET_FRAME,
    THING,
    TO_HEX,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.markers import set_fort


def forecast(s: Table, side: int, option: int) -> list[Forecast]:
    """The forecasts of an option; what is not offered, and what rolls nothing, meets nothing."""
    if s.asked != side or option not in s.legal(side):
        return []
    frame = s.stack[-1]
    kind = option & ~THING
    if frame in (TARGET_FRAME, PIECES_FRAME, FIRE_WINDOW, SPRAY_FRAME, SUSTAIN_FRAME):
        return of_fire(s, side, frame, option)
    if frame in (DEFENCE_WINDOW, NEXT_UNIT, REROLL_FRAME):
        return of_defence(s, side, frame, option)
    if frame in (REACT_FRAME, ADVANCE_REACT):
        return of_reaction(s, side, option)
    if frame in (MOVE_FRAME, ADVANCE_FRAME, RETREAT_FRAME) and kind == TO_HEX:
        return of_step(s, side, frame, option & THING)
    if frame == ORDER_FRAME and kind == ORDER_CARD:
        return of_order(s, side, option & THING)
    if frame == ROUT_FRAME:
        whose = option & THING
        return [one for unit in broken_ones(s, whose) for one in rout(s, side, unit)]
    if frame == SPOT_FRAME:
        return artillery(s, side, s.slot(0), option & THING, kind == SMOKE_AT)
    if frame == IMPACT_FRAME:
        return impact(s, side, option & THING)
    if frame == MELEES_FRAME and kind == AT_HEX:
        return melee(s, side, option & THING)
    if frame == MELEE_WINDOW and option == STOP:
        return melee(s, side, s.slot(1))
    if frame == PICK_FRAME and s.slot(1) == COMMISSAR and kind == UNIT:
        return commissar(s, side, option & THING)
    return []


# -- attacks -----


def of_fire(s: Table, side: int, frame: int, option: int) -> list[Forecast]:
    """CC-O20: the attack as this option would make it; of a target, by the strongest group."""
    kind = option & ~THING
    if frame == TARGET_FRAME:
        if kind != AT_HEX:
            return []
        group = strongest(s, side, s.slot(1), option & THING)
        return attack(laid(s, side, s.slot(1), option & THING, group), side)
    if frame == PIECES_FRAME:
        group = group_of(s, s.slot(3), s.slot(4), side)
        if option != STOP:
            group.append(option)
        twin = laid(s, side, s.slot(1), s.slot(2), group)
        twin.set_slot(A_SMOKE, s.slot(5))
        return attack(twin, side)
    twin = at_attack(s)
    if frame == SUSTAIN_FRAME:
        return sustained(twin, side, option & THING)
    if frame == SPRAY_FRAME:
        twin.set_slot(A_SECOND, option & THING)
    elif kind == ACTION_CARD:
        action = s.battle.action[DECK_SIZE * side + (option & THING)]
        if action == SPRAY_FIRE:
            return []  # its second hex is asked for next
        twin.set_slot(A_BONUS, twin.slot(A_BONUS) + BONUS)
        if action == SUSTAINED_FIRE:
            group = group_of(s, twin.slot(A_UNITS), twin.slot(A_WEAPONS), side)
            bearers = sustainable(s, group)
            if len(bearers) == 1:
                return [*attack(twin, side), *sustained(twin, side, bearers[0] & THING)]
    elif option != STOP:
        return []
    return attack(twin, side)


def at_attack(s: Table) -> Table:
    """A copy of the table with the attack below on top of its stack."""
    place = attack_below(s)
    twin = cast(Table, s.clone())
    while len(twin.stack) > place + 1:
        twin.pop()
    return twin


def of_defence(s: Table, side: int, frame: int, option: int) -> list[Forecast]:
    """CC-O20.3.4, CC-9.1: those who have to roll next, or have rolled."""
    twin = cast(Table, s.clone())
    twin.pop()
    if frame == REROLL_FRAME:
        return rolled(twin, side) if option == ACCEPT else rerolled(twin, side)
    if frame == NEXT_UNIT:
        return next_unit(twin, side, option & THING)
    if option & ~THING == ACTION_CARD:
        action = s.battle.action[DECK_SIZE * side + (option & THING)]
        if action == CONCEALMENT:
            conceal(twin, twin.slot(D_SIDE))
        else:
            fort = FOXHOLES if action == HIDDEN_ENTRENCHMENTS else PILLBOX
            set_fort(twin, twin.slot(D_HEX), fort)
    elif option != STOP:
        return []
    return defended(twin, side)


def of_reaction(s: Table, side: int, option: int) -> list[Forecast]:
    """CC-A33, CC-A35.2: opportunity fire by the strongest group; hidden mines."""
    index = s.slot(1)
    if option == SHOOT:
        group = strongest(s, side, BY_OPPORTUNITY, index)
        return attack(laid(s, side, BY_OPPORTUNITY, index, group), side)
    if option & ~THING == ACTION_CARD:
        if s.battle.action[DECK_SIZE * side + (option & THING)] == HIDDEN_MINES:
            return mines_entered(s, side, index)
    return []


# -- orders -----


def of_step(s: Table, side: int, frame: int, there: int) -> list[Forecast]:
    """CC-F103.2: the mines that the units leave, then those that they enter."""
    if frame == RETREAT_FRAME:
        group = [s.slot(1)]
    else:
        group = [unit for unit in s.all_units(side) if s.has_flag(unit, GROUPED)]
    if not group:
        return []
    return [*mines_left(s, side, group), *mines(s, side, group, there)]


def of_order(s: Table, side: int, card: int) -> list[Forecast]:
    """CC-O22: who would rally; Suppressed markers go first."""
    if s.battle.order[DECK_SIZE * side + card] != RECOVER:
        return []
    twin = cast(Table, s.clone())
    for unit in twin.all_units(side):
        if twin.is_suppressed(unit):
            twin.clear_flag(unit, SUPPRESSED)
    return [one for unit in broken_ones(twin, side) for one in rally(twin, side, unit)]
