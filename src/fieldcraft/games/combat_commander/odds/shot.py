"""An attack total that is coming or stands, and what it does to those who defend (CC-O20.3.4).

The entries of a hex stand in this order: the hex, with the chance that at least one unit there
breaks; then for each unit the chance that it breaks, or is eliminated, and the chance that it is
suppressed.  A unit's total is the attack's less its Morale and Cover as they are now: it breaks if
that and what is still rolled for the attack exceed its own roll.
"""

from typing import Final

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.outcomes import DEFENCE_ROLL, Part, parts_of, total_of
from fieldcraft.games.combat_commander.odds.chances import (
    Deck,
    Row,
    against,
    fixed,
    none_falls,
    one_roll,
    ways,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import MOVING
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.units.values import cover_against

DICE: Final = 2
"""Of one card."""


class Shot:
    """An attack total that is coming: from whom, how, and what is rolled for it."""

    def __init__(self, side: int, action: str, parts: list[Part], kind: int) -> None:
        self.side = side
        self.action = action
        self.parts = parts
        self.kind = kind
        self.sides = 0
        """The Cover of the sides over which it enters its hex."""
        self.rows: list[Row] = fixed()
        self.ways = 1
        self.rolls = 0

    @property
    def total(self) -> int:
        """Firepower, or the attack total where it stands already."""
        return total_of(self.parts)

    def cover(self, s: Table, index: int) -> int:
        """CC-T78.3, CC-T78.4: the Cover of a hex against it."""
        return cover_against(s, index, self.kind, self.sides)


def standing(side: int, total: int, kind: int) -> Shot:
    """An attack whose total is known; nothing more is rolled for it."""
    return Shot(side, "defence", [("attack", total, "CC-O20.3.3")], kind)


def coming(s: Table, viewer: int, side: int, action: str, parts: list[Part], kind: int) -> Shot:
    """An attack for which one card is still to be revealed."""
    deck = Deck(s, viewer, side)
    shot = Shot(side, action, parts, kind)
    shot.rows = one_roll(deck)
    shot.ways = ways(1, deck)
    shot.rolls = 1
    return shot


def on_hex(s: Table, viewer: int, side: int, index: int, shot: Shot) -> list[Forecast]:
    """All units of a side in a hex against an attack: the hex as a whole, then each."""
    units = s.listed(side, s.units_in(side, index))
    if not units:
        return []
    cover = shot.cover(s, index)
    deck = Deck(s, viewer, side)
    found = whole_hex(s, deck, units, index, cover, shot)
    for unit in units:
        found.extend(on_unit(s, deck, unit, cover, shot))
    return found


def on_unit(s: Table, deck: Deck, unit: int, cover: int, shot: Shot) -> list[Forecast]:
    """CC-O20.3.4: one unit against an attack; a moving one breaks on a tie."""
    parts = [*shot.parts, *defence_parts(s, unit, cover)]
    margin = total_of(parts)
    more, equal, whole = against(shot.rows, margin, deck, deck.side == shot.side)
    whole = whole * shot.ways if whole else 1
    moving = s.has_flag(unit, MOVING)
    if moving:
        more += equal
    word = s.unit_word(unit)
    effect = "eliminated" if s.is_broken(unit) else "broken"
    dice = DICE * (shot.rolls + 1)
    found = [Forecast(word, shot.action, tuple(parts), margin, dice, (more, whole), effect)]
    if not moving and not s.is_suppressed(unit):
        chance = (equal, whole)
        effect = "suppressed"
        found.append(Forecast(word, shot.action, tuple(parts), margin, dice, chance, effect))
    return found


def defence_parts(s: Table, unit: int, cover: int) -> list[Part]:
    """What a unit has against an attack: the terms of its defence roll without the attack's."""
    return [part for part in parts_of(s, DEFENCE_ROLL, unit, 0, cover) if part[1]]


def whole_hex(
    s: Table, deck: Deck, units: list[int], index: int, cover: int, shot: Shot
) -> list[Forecast]:
    """The chance that at least one of the units breaks; until one does, no value changes.

    Left out where the deck would run out between their rolls.
    """
    same = deck.side == shot.side
    if not shot.rows or deck.left < len(units) + (shot.rolls if same else 0):
        return []
    margins = [
        shot.total
        + total_of(defence_parts(s, unit, cover))
        + (1 if s.has_flag(unit, MOVING) else 0)
        for unit in units
    ]
    stands, whole = none_falls(shot.rows, margins, deck, same)
    good = sum(weight for _, weight, _, _ in shot.rows) * whole - stands
    dice = DICE * (shot.rolls + len(units))
    chance = (good, whole * shot.ways)
    parts = tuple(shot.parts)
    word = hex_word(index)
    return [Forecast(word, shot.action, parts, shot.total, dice, chance, "any-breaks")]
