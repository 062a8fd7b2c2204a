"""What a viewpoint sees of the pieces and of the map: the greater part of a view."""

from typing import TYPE_CHECKING

from fieldcraft.core.contract import EVERYONE
from fieldcraft.games.combat_commander.orders.move_costs import road_bonus, spent_of
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    BROKEN,
    CAPACITY,
    CASUALTY,
    CONTROL,
    FLAG_WORDS,
    FORT_WORDS,
    FORTIFICATIONS,
    HELD_SHIFT,
    IN_BOX,
    KINDS,
    LETTERS,
    ON_TRACK,
    OPEN,
    RADIO,
    RADIO_BROKEN,
    RADIO_SMOKE,
    SECRET,
    WEAPON_ASSAULTED,
    WEAPON_FIRED,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import (
    command_of,
    fp_of,
    morale_of,
    move_of,
    range_of,
    weapon_fp,
    weapon_range,
)
from fieldcraft.games.combat_commander.victory.conditions import worth_to
from fieldcraft.games.combat_commander.victory.control import ALL_FIVE

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import (
        Chits,
        HexView,
        ObjectiveView,
        RadioView,
        SecretChits,
        UnitView,
        WeaponView,
    )


def is_hidden(s: Table, side: int, owner: int) -> bool:
    """A.5: whether a side's pieces are not to be seen, as both set up at once."""
    return s.asked == EVERYONE and owner != side


# -- pieces -----


def units(s: Table, side: int) -> "dict[str, UnitView]":
    """CC-3: every counter in the game, with the values it shows now."""
    shown: dict[str, UnitView] = {}
    for owner in (0, 1):
        for unit in range(CAPACITY * owner, CAPACITY * owner + s.battle.slots[owner]):
            if s.kind_of(unit) >= 0:
                shown[s.unit_word(unit)] = unit_of(s, unit, is_hidden(s, side, owner))
    return shown


def unit_of(s: Table, unit: int, hidden: bool) -> "UnitView":
    """One counter."""
    battle = s.battle
    kind = s.kind_of(unit)
    place = s.place_of(unit)
    flags = s.flags_of(unit)
    weapon = s.weapon_of(unit)
    if hidden:
        place = battle.plan.fixed[unit] if place >= 0 else place
        weapon = shown_weapon(s, unit)
    broken = flags & BROKEN != 0
    words: UnitView = {
        "side": s.side_word(side_of(unit)),
        "type": battle.unit_ids[kind],
        "kind": KINDS[battle.unit_kind[kind]],
        "hex": hex_word(place) if place >= 0 else None,
        "space": ON_TRACK - place if place <= ON_TRACK else None,
        "casualty": place == CASUALTY,
        "broken": broken,
        "flags": [word for bit, word in enumerate(FLAG_WORDS) if flags >> bit & 1],
        "spent": spent_of(s, unit),
        "weapon": s.weapon_word(weapon) if weapon >= 0 else None,
        "fp": battle.broken_fp[kind] if broken else battle.fp[kind],
        "range": battle.broken_range[kind] if broken else battle.range[kind],
        "move": battle.broken_move[kind] if broken else battle.move[kind],
        "allowance": battle.broken_move[kind] if broken else battle.move[kind],
        "morale": battle.broken_morale[kind] if broken else battle.morale[kind],
        "command": 0 if broken else battle.command[kind],
    }
    if place >= 0 and not hidden:
        words["fp"] = fp_of(s, unit)
        words["range"] = range_of(s, unit)
        words["move"] = move_of(s, unit)
        words["allowance"] = move_of(s, unit) + road_bonus(s, unit)
        words["morale"] = morale_of(s, unit)
        words["command"] = command_of(s, unit)
    return words


def shown_weapon(s: Table, unit: int) -> int:
    """While a side's set-up is hidden: the weapon that the scenario itself gives a unit, or -1."""
    for weapon, holder in enumerate(s.battle.plan.bound):
        if holder == unit:
            return weapon
    return -1


def weapons(s: Table, side: int) -> "dict[str, WeaponView]":
    """CC-11: every weapon in the game."""
    shown: dict[str, WeaponView] = {}
    for weapon in range(s.battle.weapon_slots):
        kind = s.weapon_kind(weapon)
        if kind < 0:
            continue
        holder = s.holder_of(weapon)
        flags = s.weapon_flags(weapon)
        if s.battle.weapon_owner[weapon] >= 0 and is_hidden(s, side, s.battle.weapon_owner[weapon]):
            holder = s.battle.plan.bound[weapon]
            on_map = False
        else:
            on_map = holder >= 0 and s.place_of(holder) >= 0
        shown[s.weapon_word(weapon)] = {
            "type": s.battle.weapon_types[kind],
            "nation": nation_of(s, kind),
            "holder": s.unit_word(holder) if holder >= 0 else None,
            "boxed": holder == IN_BOX,
            "broken": flags & BROKEN != 0,
            "fired": flags & WEAPON_FIRED != 0,
            "assaulted": flags & WEAPON_ASSAULTED != 0,
            "fp": weapon_fp(s, weapon) if on_map else s.battle.weapon_fp[kind],
            "range": weapon_range(s, weapon) if on_map else s.battle.weapon_range[kind],
        }
    return shown


def nation_of(s: Table, kind: int) -> str:
    """Whose make a weapon is; some belong to all."""
    side = s.battle.weapon_side[kind]
    return s.battle.nations[side] if side < len(s.battle.nations) else "shared"


def radio(s: Table, side: int) -> "RadioView | None":
    """CC-12: a side's Radio."""
    value = s.numbers[RADIO + side]
    if value == 0:
        return None
    return {
        "fp": value & ~(RADIO_SMOKE | RADIO_BROKEN),
        "smoke": value & RADIO_SMOKE != 0,
        "broken": value & RADIO_BROKEN != 0,
    }


# -- the map -----


def marks_of(s: Table, side: int, index: int) -> int:
    """The markers of a hex as far as a side may see them."""
    if s.asked != EVERYONE:
        return s.hexes[index]
    if side >= 0 and s.battle.setup_area[side][index]:
        return s.hexes[index]
    for marker in s.battle.plain["placed"]:
        if marker["hex"] == index:
            return FORTIFICATIONS.index(marker["fort"])
    return 0


def hexes(s: Table, side: int) -> "dict[str, HexView]":
    """CC-F100, CC-T92, CC-T94: the hexes with markers, and who last held them alone."""
    shown: dict[str, HexView] = {}
    for index in range(HEXES):
        marks = marks_of(s, side, index)
        if marks != 0:
            shown[hex_word(index)] = marks_told(s, marks)
    return shown


def marks_told(s: Table, marks: int) -> "HexView":
    """The markers of a hex in words."""
    words: HexView = {}
    if marks & 7:
        words["fort"] = FORT_WORDS[(marks & 7) - 1]
    if marks >> 3 & 15:
        words["smoke"] = marks >> 3 & 15
    if marks & BLAZE:
        words["blaze"] = True
    if marks >> HELD_SHIFT & 3:
        words["held"] = s.side_word((marks >> HELD_SHIFT & 3) - 1)
    return words


def objectives(s: Table, side: int) -> "dict[str, ObjectiveView]":
    """CC-7.3: who controls each, and what it is worth by the chits that the viewer knows."""
    shown: dict[str, ObjectiveView] = {}
    for objective in range(ALL_FIVE):
        control = s.numbers[CONTROL + objective]
        shown[str(objective + 1)] = {
            "hex": hex_word(s.battle.ground.objective[objective]),
            "control": s.side_word(control - 1) if control else None,
            "value": worth_to(s, side, objective),
        }
    return shown


def chits(s: Table, side: int) -> "Chits":
    """CC-7.3.3: the open chits, how many secret ones each side has, and which are one's own."""
    secret: dict[str, SecretChits] = {}
    for owner in (0, 1):
        letters = [LETTERS[chit] for chit in range(len(LETTERS)) if s.chits[chit] == SECRET + owner]
        words: SecretChits = {"count": len(letters)}
        if owner == side:
            words["letters"] = letters
        secret[s.side_word(owner)] = words
    return {
        "open": [LETTERS[chit] for chit in range(len(LETTERS)) if s.chits[chit] == OPEN],
        "secret": secret,
    }
