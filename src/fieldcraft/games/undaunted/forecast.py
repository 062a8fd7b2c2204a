"""What an attack would meet: the defence total with its parts, and exact odds (U-704 to U-711)."""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.combat import FACES, cover_of, is_hit, range_of
from fieldcraft.games.undaunted.knowledge import unseen
from fieldcraft.games.undaunted.normandy.actions import BLAST_FRAME
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    AIM_FRAME,
    AT_COUNTER,
    ATTACK,
    BLAST,
    SUPPRESS,
    THING,
    USE_ACTION,
    USE_FRAME,
)


def forecast(s: Table, side: int, option: int) -> list[Forecast]:
    """The forecasts of an option: of the counter aimed at, or of all that an action could hit.

    What is not offered meets nothing.
    """
    if option not in s.legal(side):
        return []
    top = s.stack[-1]
    kind = option & ~THING
    if kind == AT_COUNTER and top == AIM_FRAME:
        return [against(s, s.places[s.slot(0)], option & THING, s.slot(1), s.slot(2))]
    if kind == AT_COUNTER and top == BLAST_FRAME:
        return [against(s, -1, option & THING, BLAST, s.slot(1))]
    if kind == USE_ACTION and top == USE_FRAME:
        return of_action(s, side, s.slot(1), option & THING)
    return []


def of_action(s: Table, side: int, card: int, action: int) -> list[Forecast]:
    """What a card's combat action could hit, from where its unit stands or would enter."""
    battle = s.battle
    place = side * battle.types + card
    counter = battle.card_counter[place]
    if action not in (ATTACK, SUPPRESS, BLAST) or counter < 0:
        return []
    dice = 0
    for code in battle.actions[place]:
        if code & 31 == action:
            dice = value_of(code)
    if dice == 0:
        return []
    if action == BLAST:
        if s.extra[side] < 0:
            return []
        struck = [c for c in range(battle.counters) if s.places[c] == s.extra[side]]
        return [against(s, -1, target, action, dice) for target in struck]
    origin = s.places[counter]
    if origin < 0:
        entries = battle.box.entry_tiles(s, counter)
        if len(entries) != 1:
            return []
        origin = entries[0]
    targets = [c for c in battle.counters_of[1 - side] if s.places[c] >= 0]
    return [against(s, origin, target, action, dice) for target in targets]


def against(s: Table, origin: int, target: int, action: int, dice: int) -> Forecast:
    """One attack: base defence, cover, range (none without an origin), and the chance of a hit."""
    tile = s.places[target]
    base = s.battle.defence[target]
    cover = cover_of(s, tile, origin < 0 or s.battle.hill[origin])
    cover_clause = "U-706"
    if s.battle.hill[tile]:
        cover_clause = "UN-707" if origin < 0 else "U-708"
    parts = [("base", base, "U-705"), ("cover", cover, cover_clause)]
    total = base + cover
    if origin >= 0:
        distance = range_of(s, origin, tile)
        parts.append(("range", distance, "U-707"))
        total += distance
    misses = 0
    for die in range(FACES):
        if not is_hit(die, total):
            misses += 1
    whole = 1
    missed = 1
    for _ in range(dice):
        whole *= FACES
        missed *= misses
    chance = (whole - missed, whole)
    return Forecast(
        s.counter_word(target),
        ACTIONS[action],
        tuple(parts),
        total,
        dice,
        chance,
        effect(s, target, action),
    )


def effect(s: Table, target: int, action: int) -> str:
    """What a hit would do; whether a card is left to lose is open (U-901, U-905)."""
    if action == SUPPRESS:
        return "none" if s.is_suppressed(target) else "suppressed"
    side = s.battle.counter_side[target]
    return "casualty" if unseen(s, side)[s.battle.counter_card[target]] else "removed"
