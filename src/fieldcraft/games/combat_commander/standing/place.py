"""What an order is about: a hex, a unit, or anyone anywhere."""

from __future__ import annotations

from typing import Final

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.games.combat_commander.actions.react_window import just_entered
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.roll_log import open_roll
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below
from fieldcraft.games.combat_commander.orders.fire_pieces import is_in_reach
from fieldcraft.games.combat_commander.orders.melee import MeleeWindow
from fieldcraft.games.combat_commander.table import words
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ADVANCE_REACT,
    BREAK_WINDOW,
    DEFENCE_WINDOW,
    FIRE_WINDOW,
    MELEE_WINDOW,
    REACT_FRAME,
    REROLL_FRAME,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_number

ANYONE: Final = "anyone"
OFF: Final = -1


def is_away(s: Table, side: int) -> bool:
    """Whether a side is asked in the other's Turn: in its own the player sits at the table."""
    return s.asked == side != s.active


def hex_of(ref: str) -> int:
    """The hex of a ref, -1 for none."""
    kind, _, word = ref.partition(":")
    return hex_number(word) if kind == "hex" else OFF


def unit_of(s: Table, ref: str) -> int:
    """The unit of a ref, -1 for one that is not in the game."""
    kind, _, word = ref.partition(":")
    return words.unit_words(s).get(word, OFF) if kind == "unit" else OFF


def refusal(s: Table, ref: str, of: int) -> Refusal | None:
    """Why nothing can ever happen to this: no such hex or unit, or none of the side it must be."""
    kind, _, word = ref.partition(":")
    if ref == ANYONE:
        return None
    if kind == "hex":
        return Refusal("unknown-hex", "CC-2.1", {"text": word}) if hex_of(ref) < 0 else None
    if kind != "unit":
        return Refusal("not-a-word", "", {"text": ref})
    try:
        unit = words.unit_of(s, word)
    except WordError as error:
        return error.refusal
    if side_of(unit) != of:
        return Refusal("unit-of-other-side", "", {"unit": word})
    return None


def asked_hex(s: Table) -> int:
    """The hex that the window on top is about, -1 for none."""
    frame = s.top()
    if frame in (REACT_FRAME, ADVANCE_REACT, DEFENCE_WINDOW, BREAK_WINDOW):
        window = s.frames[frame]
        about = window.about(s) if isinstance(window, Window) else OFF
        return s.place_of(about) if frame == BREAK_WINDOW else about
    if frame == MELEE_WINDOW:
        return s.slot(MeleeWindow.HEX)
    if frame == FIRE_WINDOW:
        return s.slot_at(attack_below(s), Declared.HEX)
    if frame == REROLL_FRAME:
        told = open_roll(s)
        return hex_of(told["place"]) if told is not None else OFF
    return OFF


def has_come_to(s: Table, side: int, ref: str, index: int) -> bool:
    """Whether those who have just entered a hex are whom an order waits for.

    A hex waits for whoever enters it, an enemy unit for itself.
    """
    if ref == ANYONE or hex_of(ref) >= 0:
        return ref == ANYONE or hex_of(ref) == index
    return unit_of(s, ref) in just_entered(s, 1 - side, index)


def is_in_reach_of(s: Table, ref: str, index: int) -> bool:
    """Whether a hex is in range and in sight of one's own unit, or of the weapon that it carries.

    A unit that is no longer on the map reaches nothing.
    """
    unit = unit_of(s, ref)
    if unit < 0 or s.place_of(unit) < 0:
        return False
    weapon = s.weapon_of(unit)
    return is_in_reach(s, UNIT | unit, index) or (
        weapon >= 0 and is_in_reach(s, WEAPON | weapon, index)
    )


def concerns(s: Table, ref: str, index: int) -> bool:
    """Whether something that happens in a hex happens to this hex or unit."""
    if ref == ANYONE or hex_of(ref) >= 0:
        return ref == ANYONE or hex_of(ref) == index
    unit = unit_of(s, ref)
    return unit >= 0 and s.place_of(unit) == index >= 0
