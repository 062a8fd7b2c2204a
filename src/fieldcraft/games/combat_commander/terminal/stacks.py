"""The units of a hex by a few letters each: `●Ri+Lt`, `○Ri✗`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.signs import COUNTERS, MapSigns
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView

Piece = tuple[str, str]
"""Some text and its style."""


def stacks(scene: Facts, view: CommanderView) -> dict[str, dict[str, list[str]]]:
    """The units on the map by hex and side, in the order of the view."""
    found: dict[str, dict[str, list[str]]] = {}
    for word, unit in view["units"].items():
        if unit["hex"] is not None:
            found.setdefault(unit["hex"], {}).setdefault(unit["side"], []).append(word)
    return found


def short_unit(speaker: Speaker, kind: str) -> str:
    """The letters of a kind of unit."""
    for message in (f"letters-{kind}", f"letters-{kind.removesuffix('-x').removesuffix('-y')}"):
        if speaker.has(message):
            return speaker.say(message)
    return kind[:2].title()


def unit_piece(
    speaker: Speaker, signs: MapSigns, view: CommanderView, word: str, letters: int
) -> Piece:
    """A unit's letters and marks, on the colour of its counter."""
    unit = view["units"][word]
    text = short_unit(speaker, unit["type"])[:letters]
    if unit["broken"]:
        text += signs.broken
    if "suppressed" in unit["flags"]:
        text += signs.suppressed
    if unit["weapon"] is not None:
        is_broken = view["weapons"][unit["weapon"]]["broken"]
        text += signs.broken_weapon if is_broken else signs.weapon
    weight = "italic" if unit["broken"] else "bold"
    return text, f"{weight} #ffffff on {COUNTERS.get(unit['side'], '#555555')}"


def stack_pieces(
    speaker: Speaker,
    signs: MapSigns,
    view: CommanderView,
    side: str,
    words: Iterable[str],
    letters: int = 2,
) -> list[Piece]:
    """A side's sign, and its units in a hex."""
    style = f"bold #ffffff on {COUNTERS.get(side, '#555555')}"
    units = [unit_piece(speaker, signs, view, word, letters) for word in words]
    return [(signs.sides.get(side, "?"), style), *units]


def count_piece(signs: MapSigns, side: str, words: list[str]) -> list[Piece]:
    """How many units a side has in a hex, where there is no room for more."""
    style = f"bold #ffffff on {COUNTERS.get(side, '#555555')}"
    return [(f"{signs.sides.get(side, '?')}{len(words)}{signs.more}", style)]
