"""What single rolls would decide: defence, rally, rout, sudden death.

Each entry stands for itself: where several units roll in turn, its odds are those of the first.
"""

from typing import Final

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.defence import Defence
from fieldcraft.games.combat_commander.cards.outcomes import (
    COMMISSAR_ROLL,
    DEFENCE_ROLL,
    HIT,
    RALLIED,
    RALLY_ROLL,
    ROLLS,
    ROUT_ROLL,
    SUDDEN_DEATH_ROLL,
    SUPPRESSED_BY_ROUT,
    TARGETING,
    TIE,
    lock,
    parts_of,
    total_of,
)
from fieldcraft.games.combat_commander.odds.chances import Deck
from fieldcraft.games.combat_commander.odds.mines import mined
from fieldcraft.games.combat_commander.odds.shot import DICE, Shot, on_hex, on_unit, standing
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    DECK_SIZE,
    DEFENCE_FRAME,
    MINES_FRAME,
    MOVING,
    RECOVER_FRAME,
)

TIME: Final = "time"
"""What a sudden-death roll is about."""


def lots(s: Table, deck: Deck, kind: int, subject: int, against: int, cover: int) -> dict[int, int]:
    """By what a roll would decide, how many cards decide it."""
    found: dict[int, int] = {}
    for card in deck.cards:
        outcome = lock(s, DECK_SIZE * deck.side + card, kind, subject, against, cover)
        found[outcome] = found.get(outcome, 0) + 1
    return found


def told(
    s: Table, kind: int, subject: int, against: int, cover: int, counts: dict[int, int], target: str
) -> list[Forecast]:
    """A roll's possible effects with their chances, when so many cards decide each outcome."""
    parts = parts_of(s, kind, subject, against, cover)
    total = total_of(parts)
    whole = max(1, sum(counts.values()))
    found: list[Forecast] = []
    for effect, outcomes in effects_of(s, kind, subject):
        good = sum(count for one, count in counts.items() if one in outcomes)
        chance = (good, whole)
        found.append(Forecast(target, ROLLS[kind], tuple(parts), total, DICE, chance, effect))
    return found


def effects_of(s: Table, kind: int, unit: int) -> list[tuple[str, list[int]]]:
    """A roll's effects, and the outcomes that have them."""
    if kind == TARGETING:
        return [("hit", [1])]
    if kind == SUDDEN_DEATH_ROLL:
        return [("ends", [1])]
    if kind == COMMISSAR_ROLL:
        return [("eliminated", [1]), ("rallied", [0])]
    if kind == DEFENCE_ROLL:
        breaks = "eliminated" if s.is_broken(unit) else "broken"
        if s.has_flag(unit, MOVING):
            return [(breaks, [HIT])]
        found = [(breaks, [HIT]), ("suppressed", [TIE])]
    elif kind == RALLY_ROLL:
        found = [("rallied", [RALLIED]), ("suppressed", [TIE])]
    else:
        found = [("retreats", list(range(1, 13))), ("suppressed", [SUPPRESSED_BY_ROUT])]
    return found[:1] if s.is_suppressed(unit) else found


def roll_of(s: Table, viewer: int, kind: int, unit: int) -> list[Forecast]:
    """A roll for a unit, by its owner."""
    deck = Deck(s, viewer, side_of(unit))
    return told(s, kind, unit, 0, 0, lots(s, deck, kind, unit, 0, 0), s.unit_word(unit))


def rally(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """CC-O22.3: the roll must be less than Morale with Cover."""
    return roll_of(s, viewer, RALLY_ROLL, unit)


def rout(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """CC-O23.2: a roll above Morale with Cover makes the unit retreat."""
    return roll_of(s, viewer, ROUT_ROLL, unit)


def commissar(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """CC-E50: shot or rallied."""
    return roll_of(s, viewer, COMMISSAR_ROLL, unit)


def sudden_death(s: Table, viewer: int, side: int, space: int) -> Forecast:
    """CC-6.2.2: the chance that a time advance of this side to this space ends the game."""
    deck = Deck(s, viewer, side)
    counts = lots(s, deck, SUDDEN_DEATH_ROLL, space, 0, 0)
    return told(s, SUDDEN_DEATH_ROLL, space, 0, 0, counts, TIME)[0]


def broken_ones(s: Table, side: int) -> list[int]:
    """A side's broken units on the map."""
    return [unit for unit in s.all_units(side) if s.is_broken(unit)]


# -- the defence against a total that stands -----


def of_the_defence(s: Table) -> Shot:
    """The attack against which the defence on top of the stack is made."""
    total = s.slot(Defence.TOTAL)
    shot = standing(1 - s.slot(Defence.SIDE), total, s.slot(Defence.ATTACK))
    shot.sides = s.slot(Defence.HEXSIDE)
    return shot


def defended(s: Table, viewer: int) -> list[Forecast]:
    """The defence on top of the stack, of all units in its hex."""
    return on_hex(s, viewer, s.slot(Defence.SIDE), s.slot(Defence.HEX), of_the_defence(s))


def next_unit(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """The unit that would roll next for the frame on top of the stack."""
    frame = s.top()
    if frame == DEFENCE_FRAME:
        shot = of_the_defence(s)
        deck = Deck(s, viewer, side_of(unit))
        return on_unit(s, deck, unit, shot.cover(s, s.slot(Defence.HEX)), shot)
    if frame == MINES_FRAME:
        return mined(s, viewer, [unit])
    if frame == RECOVER_FRAME:
        return rally(s, viewer, unit)
    return rout(s, viewer, unit)
