"""What an option would meet: totals in their parts with clauses, and exact odds (CC-1.9).

The odds are those of the rolls that follow, from the cards that the asking player has not seen
(`odds.py`), with every value as it is now.  Actions, triggers and later re-rolls of either player
are not in them, and nobody's hand is looked at but one's own.
"""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.defence import Defence
from fieldcraft.games.combat_commander.actions.fire_window import (
    FirepowerAction,
    SustainedFire,
    sustainable,
)
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.actions.react_window import HiddenMines, React
from fieldcraft.games.combat_commander.events.picks import Pick
from fieldcraft.games.combat_commander.events.rallying import Commissar
from fieldcraft.games.combat_commander.events.registry import CHOICES
from fieldcraft.games.combat_commander.odds.artillery import artillery, impact
from fieldcraft.games.combat_commander.odds.fire import attack, laid, strongest, sustained
from fieldcraft.games.combat_commander.odds.melee import melee
from fieldcraft.games.combat_commander.odds.mines import mines, mines_entered, mines_left
from fieldcraft.games.combat_commander.odds.rerolls import rerolled, rolled
from fieldcraft.games.combat_commander.odds.rolls import (
    broken_ones,
    commissar,
    defended,
    next_unit,
    rally,
    rout,
)
from fieldcraft.games.combat_commander.orders.artillery import Spot
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire import Pieces, Target, chosen
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_OPPORTUNITY
from fieldcraft.games.combat_commander.orders.melee import MeleeWindow
from fieldcraft.games.combat_commander.orders.retreat import Retreat
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTION_CARD,
    ADVANCE_FRAME,
    ADVANCE_REACT,
    AT_HEX,
    ATTACK_FRAME,
    DECK_SIZE,
    DEFENCE_WINDOW,
    FIRE_WINDOW,
    GROUPED,
    IMPACT_FRAME,
    MELEE_WINDOW,
    MELEES_FRAME,
    MOVE_FRAME,
    NEXT_UNIT,
    ORDER_CARD,
    ORDER_FRAME,
    PICK_FRAME,
    PIECES_FRAME,
    REACT_FRAME,
    RECOVER,
    REROLL_FRAME,
    RETREAT_FRAME,
    ROUT_FRAME,
    SHOOT,
    SMOKE_AT,
    SPOT_FRAME,
    SPRAY_FRAME,
    STOP,
    SUPPRESSED,
    SUSTAIN_FRAME,
    TARGET_FRAME,
    THING,
    TO_HEX,
    UNIT,
)


def forecast(s: Table, side: int, option: int) -> list[Forecast]:
    """The forecasts of an option; what is not offered, and what rolls nothing, meets nothing."""
    if s.asked != side or option not in s.legal(side):
        return []
    frame = s.top()
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
        return artillery(s, side, s.slot(Spot.UNIT), option & THING, kind == SMOKE_AT)
    if frame == IMPACT_FRAME:
        return impact(s, side, option & THING)
    if frame == MELEES_FRAME and kind == AT_HEX:
        return melee(s, side, option & THING)
    if frame == MELEE_WINDOW and option == STOP:
        return melee(s, side, s.slot(MeleeWindow.HEX))
    if frame == PICK_FRAME and kind == UNIT:
        if isinstance(CHOICES[s.slot(Pick.CHOICE)], Commissar):
            return commissar(s, side, option & THING)
    return []


# -- attacks -----


def of_fire(s: Table, side: int, frame: int, option: int) -> list[Forecast]:
    """CC-O20: the attack as this option would make it; of a target, by the strongest group."""
    kind = option & ~THING
    if frame == TARGET_FRAME:
        if kind != AT_HEX:
            return []
        occasion = s.slot(Target.OCCASION)
        group = strongest(s, side, occasion, option & THING)
        return attack(laid(s, side, occasion, option & THING, group), side)
    if frame == PIECES_FRAME:
        group = chosen(s, side)
        if option != STOP:
            group.append(option)
        twin = laid(s, side, s.slot(Pieces.OCCASION), s.slot(Pieces.HEX), group)
        twin.set_slot(Declared.SMOKE, s.slot(Pieces.SMOKE))
        return attack(twin, side)
    twin = at_attack(s)
    if frame == SUSTAIN_FRAME:
        return sustained(twin, side, option & THING)
    if frame == SPRAY_FRAME:
        twin.set_slot(Declared.SECOND, option & THING)
    elif kind == ACTION_CARD:
        action = action_on(s, side, option & THING)
        if not isinstance(action, FirepowerAction):
            return []  # the second hex of Spray Fire is asked for next
        FirepowerAction.play(action, twin, side, attack_below(twin))
        if isinstance(action, SustainedFire):
            bearers = sustainable(s, group_at(s, attack_below(s)))
            if len(bearers) == 1:
                return [*attack(twin, side), *sustained(twin, side, bearers[0] & THING)]
    elif option != STOP:
        return []
    return attack(twin, side)


def at_attack(s: Table) -> Table:
    """A copy of the table with the attack below on top of its stack."""
    twin = s.clone()
    while twin.top() != ATTACK_FRAME:
        twin.pop()
    return twin


def of_defence(s: Table, side: int, frame: int, option: int) -> list[Forecast]:
    """CC-O20.3.4, CC-9.1: those who have to roll next, or have rolled."""
    twin = s.clone()
    twin.pop()
    if frame == REROLL_FRAME:
        return rolled(twin, side) if option == ACCEPT else rerolled(twin, side)
    if frame == NEXT_UNIT:
        return next_unit(twin, side, option & THING)
    if option & ~THING == ACTION_CARD:
        action_on(s, side, option & THING).play(twin, side, twin.slot(Defence.HEX))
    elif option != STOP:
        return []
    return defended(twin, side)


def of_reaction(s: Table, side: int, option: int) -> list[Forecast]:
    """CC-A33, CC-A35.2: opportunity fire by the strongest group; hidden mines."""
    index = s.slot(React.HEX)
    if option == SHOOT:
        group = strongest(s, side, BY_OPPORTUNITY, index)
        return attack(laid(s, side, BY_OPPORTUNITY, index, group), side)
    if option & ~THING == ACTION_CARD:
        if isinstance(action_on(s, side, option & THING), HiddenMines):
            return mines_entered(s, side, index)
    return []


# -- orders -----


def of_step(s: Table, side: int, frame: int, there: int) -> list[Forecast]:
    """CC-F103.2: the mines that the units leave, then those that they enter."""
    if frame == RETREAT_FRAME:
        group = [s.slot(Retreat.UNIT)]
    else:
        group = [unit for unit in s.all_units(side) if s.has_flag(unit, GROUPED)]
    if not group:
        return []
    return [*mines_left(s, side, group), *mines(s, side, group, there)]


def of_order(s: Table, side: int, card: int) -> list[Forecast]:
    """CC-O22: who would rally; Suppressed markers go first."""
    if s.battle.order[DECK_SIZE * side + card] != RECOVER:
        return []
    twin = s.clone()
    for unit in twin.all_units(side):
        if twin.is_suppressed(unit):
            twin.clear_flag(unit, SUPPRESSED)
    return [one for unit in broken_ones(twin, side) for one in rally(twin, side, unit)]
