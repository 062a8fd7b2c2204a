"""What an attack would meet: the defence total with its parts, and exact odds (U-704 to U-711)."""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.attack_roll import FACES, defence_parts, is_hit
from fieldcraft.games.undaunted.combat import target_of
from fieldcraft.games.undaunted.table.knowledge import unseen
from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    AT_COUNTER,
    AT_STRUCTURE,
    BLAST,
    COMBAT_ACTIONS,
    STRAFE,
    SUPPRESS,
    THING,
)


def forecast(s: Table, side: int, option: int) -> list[Forecast]:
    """The forecasts of an option: of the target aimed at, or of all that an action could hit.

    What is not offered meets nothing.
    """
    if option not in s.legal(side):
        return []
    kind = option & ~THING
    question = s.question(side)
    if question == "aim" and (kind in (AT_COUNTER, AT_STRUCTURE)):
        origin, action, dice = s.battle.box.aiming(s)
        return [against(s, origin, target_of(s, option), action, dice)]
    if question == "use":
        return of_action(s, side, s.slot(CardInUse.CARD), option)
    return []


def of_action(s: Table, side: int, card: int, option: int) -> list[Forecast]:
    """What a use of the card could hit, from where its unit stands or would enter."""
    box = s.battle.box
    code = box.code_used(s, side, card, option)
    action = code & 31
    dice = value_of(code)
    if code < 0 or action not in COMBAT_ACTIONS or dice == 0:
        return []
    origin = -1
    counter = s.battle.card_counter[side * s.battle.types + card]
    if counter >= 0 and action not in (BLAST, STRAFE):
        origin = s.places[counter]
        if origin < 0:
            entries = box.entry_tiles(s, counter)
            if len(entries) != 1:
                return []
            origin = entries[0]
    targets = box.targets(s, side, action, origin)
    return [against(s, origin, target, action, dice) for target in targets]


def against(s: Table, origin: int, target: int, action: int, dice: int) -> Forecast:
    """One attack: the parts of the defence total that count, and the chance of a hit."""
    parts = defence_parts(s, origin, target, action)
    total = 0
    for part in parts:
        total += part[1]
    misses = 0
    for die in range(FACES):
        if not is_hit(die, total):
            misses += 1
    whole = 1
    missed = 1
    for _ in range(dice):
        whole *= FACES
        missed *= misses
    return Forecast(
        s.battle.target_ids[target],
        ACTIONS[action],
        tuple(parts),
        total,
        dice,
        (whole - missed, whole),
        s.battle.box.effect(s, target, action),
    )


def unit_effect(s: Table, target: int, action: int) -> str:
    """What a hit would do; whether a card is left to lose is open (U-901, U-905)."""
    if action == SUPPRESS:
        return "none" if s.is_suppressed(target) else "suppressed"
    side = s.battle.counter_side[target]
    return "casualty" if unseen(s, side)[s.battle.counter_card[target]] else "removed"
