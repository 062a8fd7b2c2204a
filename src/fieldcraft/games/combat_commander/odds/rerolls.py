"""What a roll has decided, and what a new one would (CC-9.1); the roll is on top of the stack."""

from typing import cast

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.rolls import (
    COMMISSAR_ROLL,
    DEFENCE_ROLL,
    FIRE_ROLL,
    IMPACT,
    MELEE_ROLL,
    MINE_ROLL,
    RALLY_ROLL,
    ROLLS,
    ROUT_ROLL,
    SUDDEN_DEATH_ROLL,
    TARGETING,
)
from fieldcraft.games.combat_commander.odds.artillery import bared, is_ruined
from fieldcraft.games.combat_commander.odds.chances import (
    Deck,
    against,
    fixed,
    one_roll,
    ways,
)
from fieldcraft.games.combat_commander.odds.fire import (
    Part,
    Shot,
    on_hex,
    on_unit,
)
from fieldcraft.games.combat_commander.odds.rolls import (
    TIME,
    coming,
    fought,
    lots,
    standing,
    told,
)
from fieldcraft.games.combat_commander.orders.artillery import FP_MASK
from fieldcraft.games.combat_commander.orders.fire import (
    A_HEX,
    A_SECOND,
    A_UNITS,
    A_WEAPONS,
    attack_kind,
)
from fieldcraft.games.combat_commander.orders.fire_groups import (
    cover_of_sides,
    group_of,
)
from fieldcraft.games.combat_commander.orders.melee import ACTIVE_ROLL, strength
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ATTACK_FRAME,
    MISSION_FRAME,
    RADIO,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.terrain.markers import set_fort
from fieldcraft.games.combat_commander.units.values import (
    FROM_ABOVE,
    NO_ATTACK,
)


def rolled(s: Table, viewer: int) -> list[Forecast]:
    """What the roll just made has decided, and what then may follow from it."""
    kind = s.slot(2)
    outcome = s.slot(7)
    if kind in (FIRE_ROLL, IMPACT, MINE_ROLL):
        summed = outcome - s.slot(3)
        side = s.slot(1)
        s.pop()
        return struck_by(s, viewer, kind, standing(s, side, outcome, NO_ATTACK), summed)
    if kind == MELEE_ROLL:
        return melee_rolled(s, viewer, True)
    return decided(s, {outcome: 1})


def rerolled(s: Table, viewer: int) -> list[Forecast]:
    """The same for a new roll."""
    side = s.slot(1)
    kind = s.slot(2)
    if kind in (FIRE_ROLL, IMPACT, MINE_ROLL):
        parts: list[Part] = [("firepower", s.slot(3), "CC-O20.3.3")]
        s.pop()
        shot = coming(s, viewer, side, ROLLS[kind], parts, NO_ATTACK)
        return struck_by(s, viewer, kind, shot, 0)
    if kind == MELEE_ROLL:
        return melee_rolled(s, viewer, False)
    deck = Deck(s, viewer, side)
    return decided(s, lots(s, deck, kind, s.slot(3), s.slot(4), s.slot(5)))


def decided(s: Table, counts: dict[int, int]) -> list[Forecast]:
    """The effects of the roll on top of the stack; a support roll has none."""
    kind = s.slot(2)
    a = s.slot(3)
    if kind == TARGETING:
        target = aimed_at(s)
    elif kind == SUDDEN_DEATH_ROLL:
        target = TIME
    elif kind in (DEFENCE_ROLL, RALLY_ROLL, ROUT_ROLL, COMMISSAR_ROLL):
        target = s.unit_word(a)
    else:
        return []
    return told(s, kind, a, s.slot(4), s.slot(5), counts, target)


def aimed_at(s: Table) -> str:
    """The hex at which the targeting roll on top of the stack aims."""
    twin = cast(Table, s.clone())
    twin.pop()
    return hex_word(twin.slot(A_HEX if twin.stack[-1] == ATTACK_FRAME else 2))


def struck_by(s: Table, viewer: int, kind: int, shot: Shot, summed: int) -> list[Forecast]:
    """All who defend against the attack roll of the frame on top of the stack.

    A roll that stands has come to this sum.
    """
    if kind == MINE_ROLL:
        unit = s.slot(3)
        if s.place_of(unit) < 0:
            return []
        return on_unit(s, Deck(s, viewer, side_of(unit)), unit, 0, shot)
    if kind == IMPACT and s.stack[-1] == MISSION_FRAME:
        return under_impact(s, viewer, shot, summed)
    group = group_of(s, s.slot(A_UNITS), s.slot(A_WEAPONS), shot.side)
    shot.kind = attack_kind(s, group)
    found: list[Forecast] = []
    for index in (s.slot(A_HEX), s.slot(A_SECOND)):
        if index >= 0:
            shot.sides = cover_of_sides(s, group, index)
            found.extend(on_hex(s, viewer, 1 - shot.side, index, shot))
    return found


def under_impact(s: Table, viewer: int, shot: Shot, summed: int) -> list[Forecast]:
    """Both sides' units in the hex that the artillery strikes."""
    index = s.slot(6)
    shot.kind = FROM_ABOVE
    plain = shot.rows
    if shot.rolls == 0 and is_ruined(s, s.numbers[RADIO + s.active] & FP_MASK, summed):
        set_fort(s, index, 0)
    found: list[Forecast] = []
    for side in (1 - s.active, s.active):
        if s.is_occupied(side, index):
            shot.rows = bared(s, side, index, plain, shot) if shot.rolls else plain
            found.extend(on_hex(s, viewer, side, index, shot))
    return found


def melee_rolled(s: Table, viewer: int, stands: bool) -> list[Forecast]:
    """A melee of which one roll or both are known; the roll is on top of the stack."""
    outcome = s.slot(7)
    strong = s.slot(3)
    s.pop()
    phase = s.slot(0)
    index = s.slot(1)
    active = Deck(s, viewer, s.active)
    inactive = Deck(s, viewer, 1 - s.active)
    if phase == ACTIVE_ROLL:
        theirs = outcome if stands else strong
        rows = fixed() if stands else one_roll(inactive)
        ours = strength(s, s.active, index)
        whole = 1 if stands else ways(1, inactive)
    else:
        theirs = s.slot(2)
        rows = fixed()
        ours = strong
        whole = 1
    if phase != ACTIVE_ROLL and stands:
        more = 1 if theirs > outcome else 0
        equal = 1 if theirs == outcome else 0
        ours = outcome
    else:
        more, equal, each = against(rows, theirs - ours, active, False)
        whole *= each
    if viewer == s.active:
        return fought(s, viewer, index, ours, theirs, (whole - more - equal, equal, whole))
    return fought(s, viewer, index, theirs, ours, (more, equal, whole))
