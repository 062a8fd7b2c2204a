"""What a new roll could better (CC-9.1), as far as the side that is asked knows."""

from typing import Final

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.outcomes import FIRE_ROLL
from fieldcraft.games.combat_commander.cards.roll_base import Rolled, trigger_of
from fieldcraft.games.combat_commander.odds.forecast import forecast
from fieldcraft.games.combat_commander.orders.declared import Declared
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    DECK_SIZE,
    JAMMED,
    NO_TRIGGER,
    REROLL,
    REROLL_FRAME,
    TIME,
)

WORST: Final = frozenset({"broken", "eliminated", "retreats"})
"""What an enemy unit can suffer at most by one roll."""
RALLIED: Final = frozenset({"rallied"})
FOUGHT: Final = frozenset({"wins", "both-lost"})
"""How a melee ends, for one's own side."""
TOGETHER: Final = frozenset({"any-breaks"})
"""Effects on a hex that sum up what happens to its units."""


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
