"""Units and weapons for whoever points at them (CC-3.1, CC-11.1)."""

from typing import Any, Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.games.combat_commander.orders.move_costs import (
    points_left,
    road_bonus,
    spent_of,
    whole_points,
)
from fieldcraft.games.combat_commander.table import view_parts
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    LEADER,
    MOVING,
    QUALITIES,
    SUPPRESSED,
    VETERAN,
    WIRE,
)
from fieldcraft.games.combat_commander.units.values import (
    command_in,
    move_of,
    weapon_command,
)

Parts = dict[str, list[dict[str, str | int]]]
"""By value, what it is made of: cause, points and clause."""
BOXED: Final = ("fp", "range", "move")
VALUE_CLAUSES: Final = {
    "fp": "CC-3.1.1", "range": "CC-3.1.2", "move": "CC-3.1.3", "morale": "CC-3.1.4",
}  # fmt: skip
CAUSE_CLAUSES: Final = {
    "command": "CC-3.3.1.2.a", "veteran": "CC-3.1.g", "suppressed": "CC-13.2.a",
    "wire": "CC-F106.1", "weapon": "CC-11.1.a",
}  # fmt: skip


def unit(s: Table, side: int, index: int) -> dict[str, Any]:
    """CC-3.1: both faces as printed, the values of now and what changes them."""
    battle = s.battle
    kind = s.kind_of(index)
    seen = view_parts.unit_of(s, index, view_parts.is_hidden(s, side, side_of(index)))
    return {
        "thing": "unit",
        "unit": s.unit_word(index),
        **{key: seen[key] for key in ("side", "type", "kind", "hex", "space", "flags", "weapon")},
        "values": {key: seen[key] for key in ("fp", "range", "move", "morale", "command")},
        "changes": changes(s, index) if seen["hex"] is not None and is_open(s, side, index) else {},
        "parts": parts(s, index) if seen["hex"] is not None and is_open(s, side, index) else {},
        "movement": movement(s, index) if s.has_flag(index, MOVING) else None,
        "printed": {
            "fp": battle.fp[kind],
            "range": battle.range[kind],
            "move": battle.move[kind],
            "morale": battle.morale[kind],
            "command": battle.command[kind],
        },
        "broken": {
            "fp": battle.broken_fp[kind],
            "range": battle.broken_range[kind],
            "move": battle.broken_move[kind],
            "morale": battle.broken_morale[kind],
            "command": 0,
        },
        "boxed": [
            word
            for word, boxed in zip(
                BOXED,
                (battle.boxed_fp[kind], battle.boxed_range[kind], battle.boxed_move[kind]),
                strict=True,
            )
            if boxed
        ],
        "quality": QUALITIES[battle.unit_quality[kind]],
        "figures": battle.figures[kind],
        "points": battle.unit_vp[kind],
        "clauses": ["CC-3.1.a", "CC-3.1.g", "CC-3.1.6", "CC-7.1", "CC-8.2.a"],
    }


def is_open(s: Table, side: int, index: int) -> bool:
    """Whether where the unit stands is known."""
    return not view_parts.is_hidden(s, side, side_of(index))


def changes(s: Table, index: int) -> dict[str, int]:
    """CC-3.1.g: what is added to a unit's printed values, by its cause."""
    place = s.place_of(index)
    found: dict[str, int] = {}
    if s.battle.unit_kind[s.kind_of(index)] != LEADER:
        led = command_in(s, side_of(index), place)
        if led:
            found["command"] = led
    if s.has_flag(index, VETERAN):
        found["veteran"] = 1
    if s.has_flag(index, SUPPRESSED):
        found["suppressed"] = -1
    if s.fort(place) == WIRE:
        found["wire"] = -1
    held = s.weapon_of(index)
    if held >= 0 and s.battle.weapon_move[s.weapon_kind(held)]:
        found["weapon"] = s.battle.weapon_move[s.weapon_kind(held)]
    return found


def parts(s: Table, index: int) -> Parts:
    """CC-3.1.g: each current value that is not the printed one, part by part with its clauses."""
    battle, kind, broken = s.battle, s.kind_of(index), s.is_broken(index)
    base = {
        "fp": battle.broken_fp[kind] if broken else battle.fp[kind],
        "range": battle.broken_range[kind] if broken else battle.range[kind],
        "move": battle.broken_move[kind] if broken else battle.move[kind],
        "morale": battle.broken_morale[kind] if broken else battle.morale[kind],
    }
    found: Parts = {}
    for name, printed in base.items():
        added = {
            cause: more
            for cause, more in changes(s, index).items()
            if not (cause == "wire" and name == "move") and (cause != "weapon" or name == "move")
        }
        if added:
            face = "broken" if broken else "printed"
            found[name] = [{"cause": face, "points": printed, "clause": VALUE_CLAUSES[name]}]
            found[name] += [
                {"cause": cause, "points": more, "clause": CAUSE_CLAUSES[cause]}
                for cause, more in added.items()
            ]
    return found


def movement(s: Table, index: int) -> dict[str, Any]:
    """CC-O21.1.2: what a unit may spend in a Move Order, part by part, and what it has spent."""
    parts = [{"cause": "move", "points": move_of(s, index), "clause": "CC-O21.a"}]
    if road_bonus(s, index):
        parts.append({"cause": "on-road", "points": road_bonus(s, index), "clause": "CC-T93"})
    return {
        "parts": parts,
        "allowance": sum(part["points"] for part in parts),
        "spent": spent_of(s, index),
        "left": whole_points(s, points_left(s, index)),
    }


def weapon(s: Table, side: int, index: int) -> dict[str, Any]:
    """CC-11.1: printed and current values, who carries it, and how it is repaired."""
    battle = s.battle
    kind = s.weapon_kind(index)
    word = s.weapon_word(index)
    seen = view_parts.weapons(s, side)[word]
    hidden = seen["holder"] is None
    return {
        "thing": "weapon",
        "weapon": word,
        "type": seen["type"],
        "nation": seen["nation"],
        "holder": seen["holder"],
        "broken": seen["broken"],
        "fired": seen["fired"],
        "values": {"fp": seen["fp"], "range": seen["range"]},
        "changes": {} if hidden or s.asked == EVERYONE else led_weapon(s, index),
        "parts": {} if hidden or s.asked == EVERYONE else weapon_parts(s, index),
        "printed": {
            "fp": battle.weapon_fp[kind],
            "range": battle.weapon_range[kind],
            "least": battle.weapon_least[kind],
            "move": battle.weapon_move[kind],
        },
        "boxed": [
            word
            for word, boxed in (
                ("fp", battle.weapon_boxed_fp[kind]),
                ("range", battle.weapon_boxed_range[kind]),
            )
            if boxed
        ],
        "traits": [
            word
            for word, has in (
                ("ordnance", battle.is_ordnance[kind]),
                ("smoke", battle.has_smoke[kind]),
                ("mg", battle.is_mg[kind]),
                ("mortar", battle.is_mortar[kind]),
                ("flame", battle.is_flame[kind]),
                ("spent", battle.is_spent[kind]),
            )
            if has
        ],
        "repaired": [number for number in range(1, 11) if battle.fix[kind] >> number & 1],
        "eliminated": [number for number in range(1, 11) if battle.eliminate[kind] >> number & 1],
        "clauses": ["CC-11.1.a", "CC-3.3.1.3", "CC-11.4.c"],
    }


def led_weapon(s: Table, index: int) -> dict[str, int]:
    """CC-3.3.1.3: what Command adds to a weapon."""
    led = weapon_command(s, index)
    return {"command": led} if led else {}


def weapon_parts(s: Table, index: int) -> Parts:
    """CC-11.1.a: a weapon's Firepower and Range, part by part where Command adds to them."""
    kind = s.weapon_kind(index)
    base = {"fp": s.battle.weapon_fp[kind], "range": s.battle.weapon_range[kind]}
    return {
        name: [
            {"cause": "printed", "points": printed, "clause": "CC-11.1.a"},
            {"cause": "command", "points": led, "clause": "CC-3.3.1.3"},
        ]
        for led in led_weapon(s, index).values()
        for name, printed in base.items()
    }
