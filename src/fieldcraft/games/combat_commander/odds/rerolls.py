"""What a roll has decided, and what a new one would (CC-9.1); the roll is on top of the stack."""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.outcomes import (
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
    Part,
)
from fieldcraft.games.combat_commander.cards.rolls import Roll
from fieldcraft.games.combat_commander.odds.artillery import bared
from fieldcraft.games.combat_commander.odds.chances import Deck
from fieldcraft.games.combat_commander.odds.melee import melee_rolled
from fieldcraft.games.combat_commander.odds.rolls import TIME, lots, told
from fieldcraft.games.combat_commander.odds.shot import Shot, coming, on_hex, on_unit, standing
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire_groups import cover_of_sides
from fieldcraft.games.combat_commander.orders.firepower import attack_kind
from fieldcraft.games.combat_commander.orders.mission import Mission, is_ruined
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import ATTACK_FRAME, MISSION_FRAME
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.terrain.markers import set_fort
from fieldcraft.games.combat_commander.terrain.mines import MineAttack
from fieldcraft.games.combat_commander.units.values import FROM_ABOVE, NO_ATTACK


def rolled(s: Table, viewer: int) -> list[Forecast]:
    """What the roll just made has decided, and what then may follow from it."""
    kind = s.slot(Roll.KIND)
    outcome = s.slot(Roll.OUTCOME)
    if kind in (FIRE_ROLL, IMPACT, MINE_ROLL):
        summed = outcome - s.slot(Roll.SUBJECT)
        side = s.slot(Roll.SIDE)
        s.pop()
        return struck_by(s, viewer, kind, standing(side, outcome, NO_ATTACK), summed)
    if kind == MELEE_ROLL:
        return melee_rolled(s, viewer, True)
    return decided(s, {outcome: 1})


def rerolled(s: Table, viewer: int) -> list[Forecast]:
    """The same for a new roll."""
    side = s.slot(Roll.SIDE)
    kind = s.slot(Roll.KIND)
    if kind in (FIRE_ROLL, IMPACT, MINE_ROLL):
        parts: list[Part] = [("firepower", s.slot(Roll.SUBJECT), "CC-O20.3.3")]
        s.pop()
        shot = coming(s, viewer, side, ROLLS[kind], parts, NO_ATTACK)
        return struck_by(s, viewer, kind, shot, 0)
    if kind == MELEE_ROLL:
        return melee_rolled(s, viewer, False)
    deck = Deck(s, viewer, side)
    against = s.slot(Roll.AGAINST)
    return decided(s, lots(s, deck, kind, s.slot(Roll.SUBJECT), against, s.slot(Roll.COVER)))


def decided(s: Table, counts: dict[int, int]) -> list[Forecast]:
    """The effects of the roll on top of the stack; a support roll has none."""
    kind = s.slot(Roll.KIND)
    subject = s.slot(Roll.SUBJECT)
    if kind == TARGETING:
        target = aimed_at(s)
    elif kind == SUDDEN_DEATH_ROLL:
        target = TIME
    elif kind in (DEFENCE_ROLL, RALLY_ROLL, ROUT_ROLL, COMMISSAR_ROLL):
        target = s.unit_word(subject)
    else:
        return []
    against = s.slot(Roll.AGAINST)
    return told(s, kind, subject, against, s.slot(Roll.COVER), counts, target)


def aimed_at(s: Table) -> str:
    """The hex at which the targeting roll on top of the stack aims."""
    below = s.under()
    is_fire = s.kind_at(below) == ATTACK_FRAME
    return hex_word(s.slot_at(below, Declared.HEX if is_fire else Mission.HEX))


def struck_by(s: Table, viewer: int, kind: int, shot: Shot, summed: int) -> list[Forecast]:
    """All who defend against the attack roll of the frame on top of the stack.

    A roll that stands has come to this sum.
    """
    if kind == MINE_ROLL:
        unit = s.slot(MineAttack.UNIT)
        if s.place_of(unit) < 0:
            return []
        return on_unit(s, Deck(s, viewer, side_of(unit)), unit, 0, shot)
    if kind == IMPACT and s.top() == MISSION_FRAME:
        return under_impact(s, viewer, shot, summed)
    group = group_at(s, attack_below(s))
    shot.kind = attack_kind(s, group)
    found: list[Forecast] = []
    for index in (s.slot(Declared.HEX), s.slot(Declared.SECOND)):
        if index >= 0:
            shot.sides = cover_of_sides(s, group, index)
            found.extend(on_hex(s, viewer, 1 - shot.side, index, shot))
    return found


def under_impact(s: Table, viewer: int, shot: Shot, summed: int) -> list[Forecast]:
    """Both sides' units in the hex that the artillery strikes."""
    index = s.slot(Mission.AT)
    shot.kind = FROM_ABOVE
    plain = shot.rows
    if shot.rolls == 0 and is_ruined(s, s.active, summed):
        set_fort(s, index, 0)
    found: list[Forecast] = []
    for side in (1 - s.active, s.active):
        if s.is_occupied(side, index):
            shot.rows = bared(s, index, plain, shot) if shot.rolls else plain
            found.extend(on_hex(s, viewer, side, index, shot))
    return found
