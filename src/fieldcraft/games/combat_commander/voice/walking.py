"""The map hex by hex, for whoever walks over it unseen, and what things may be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    HEXES,
    NEIGHBOURS,
    OFF_MAP,
    ROWS,
    centre_v,
    hex_number,
    hex_word,
)
from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.inspection.ground import (
    ground_text,
    marker_texts,
    objective_row,
    value,
)
from fieldcraft.games.combat_commander.voice.inspection.pieces import LASTING
from fieldcraft.games.combat_commander.voice.names import deck_card_name, unit_name, weapon_name
from fieldcraft.i18n.looks import Place
from fieldcraft.i18n.names import said

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView
    from fieldcraft.i18n.speaker import Speaker
    from fieldcraft.i18n.voices import Found, Inspect

KEYS = ("up", "page-up", "page-down", "down", "end", "home")
"""By direction from north clockwise: arrows, and the corners of a number pad."""
SIDEWAYS = (("right", 1), ("left", -1))
"""Along a row of numbers: from column to column, up and down by turns."""


def tell_board(
    speaker: Speaker, scene: Printed, view: CommanderView, inspect: Inspect
) -> list[Place]:
    """Every hex, column by column."""
    found = [inspect(hex_word(index)) for index in range(HEXES)]
    grounds = [ground_text(speaker, scene, one) for one in found]
    return [
        Place(
            ref=f"hex:{one['hex']}",
            name=one["hex"],
            text=_here(speaker, view, one, grounds[index]),
            near=_borders(speaker, scene, one["hex"], grounds),
            at=(2 * (index // ROWS), centre_v(index)),
            pieces=tuple(_pieces(view, one["units"])),
            steps=_steps(index),
        )
        for index, one in enumerate(found)
    ]


def _here(speaker: Speaker, view: CommanderView, found: Found, ground: str) -> str:
    """Ground, level, cover, cost, markers, objective and pieces."""
    say = speaker.say
    told = [ground]
    if found["level"]:
        told.append(f"{value(speaker, 'elevation')} {found['level']}")
    cover = f"{value(speaker, 'cover')} {found['cover']}"
    if found["cover_from_above"] != found["cover"]:
        cover += f" ({say('about-from-above', cover=found['cover_from_above'])})"
    told.append(cover)
    if found["cost"] is None:
        told.append(say("about-impassable"))
    else:
        told.append(f"{value(speaker, 'cost')} {found['cost']}")
    told += marker_texts(speaker, found["marks"])
    parts = [", ".join(told)]
    if found["objective"]:
        parts.append(objective_row(speaker, view, found["objective"]).text)
    parts += [_unit(speaker, view, word) for word in found["units"]]
    return "; ".join(parts)


def _unit(speaker: Speaker, view: CommanderView, word: str) -> str:
    """A unit by name, with what lies on it and what it carries."""
    unit = view["units"][word]
    told = [unit_name(speaker, word)]
    told += [said(speaker, "flag", flag) for flag in ("broken",) if unit["broken"]]
    told += [said(speaker, "flag", flag) for flag in unit["flags"] if flag in LASTING]
    if unit["weapon"] is not None:
        told.append(weapon_name(speaker, unit["weapon"]))
    return ", ".join(told)


def _pieces(view: CommanderView, units: list[str]) -> list[str]:
    """The refs of units and of the weapons that they carry."""
    weapons = [view["units"][word]["weapon"] for word in units]
    return [f"unit:{word}" for word in units] + [f"weapon:{one}" for one in weapons if one]


def _borders(speaker: Speaker, scene: Printed, word: str, grounds: list[str]) -> str:
    """By direction: the hex there, its ground, what stands on the side and which way leads over."""
    told = []
    index = hex_number(word)
    for direction in range(DIRECTIONS):
        there = NEIGHBOURS[DIRECTIONS * index + direction]
        where = said(speaker, "direction", str(direction + 1))
        if there < 0:
            told.append(speaker.say("walk-off-map", direction=where))
            continue
        other = hex_word(there)
        here = [
            speaker.say("walk-border", direction=where, hex=other, ground=grounds[there]),
            *_between(speaker, scene, index, direction, other),
        ]
        told.append(", ".join(here))
    return "; ".join(told)


def _between(speaker: Speaker, scene: Printed, index: int, direction: int, other: str) -> list[str]:
    """What stands on a side of a hex, and the ways that lead over it."""
    told = []
    if (index, direction) in scene.hexsides:
        side = said(speaker, "terrain", scene.hexsides[index, direction])
        told.append(speaker.say("walk-side", side=side))
    for kind, leads in scene.joins[hex_word(index)].items():
        if other in leads:
            told.append(speaker.say("walk-way", way=said(speaker, "terrain", kind)))
    return told


def _steps(index: int) -> dict[str, str]:
    """The hexes next to this one by key."""
    found = {key: NEIGHBOURS[DIRECTIONS * index + direction] for direction, key in enumerate(KEYS)}
    for key, by in SIDEWAYS:
        there = index + by * ROWS
        found[key] = there if 0 <= there < HEXES else OFF_MAP
    return {key: f"hex:{hex_word(there)}" for key, there in found.items() if there >= 0}


def tell_names(speaker: Speaker, view: CommanderView) -> list[tuple[str, str]]:
    """Hexes, units with and without their side, weapons, the cards of one's own hand."""
    units = [word for word, unit in view["units"].items() if not unit["casualty"]]
    units.sort(key=lambda word: view["units"][word]["side"] != view["side"])
    own = view["cards"].get(view["side"])
    hand = (own["hand"].get("cards") or []) if own else []
    return [
        *((hex_word(index), f"hex:{hex_word(index)}") for index in range(HEXES)),
        *((unit_name(speaker, word, with_side=False), f"unit:{word}") for word in units),
        *((unit_name(speaker, word), f"unit:{word}") for word in units),
        *((weapon_name(speaker, word), f"weapon:{word}") for word in view["weapons"]),
        *((deck_card_name(speaker, word), f"card:{word}") for word in hand),
    ]
