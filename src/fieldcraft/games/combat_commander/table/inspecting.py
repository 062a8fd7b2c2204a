"""Values and clauses of the things on the table, for whoever points at them (CC-1.2.a).

Where something may be hidden, what is told here comes from the view of the side that looks.
"""

from typing import Any

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.core.option_words import clean, look_up, not_a_word
from fieldcraft.games.combat_commander.table import words
from fieldcraft.games.combat_commander.table.about_cards import card, deck, time
from fieldcraft.games.combat_commander.table.about_map import between, hexagon, seen_from
from fieldcraft.games.combat_commander.table.about_pieces import unit, weapon
from fieldcraft.games.combat_commander.table.about_points import points
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terrain.hexes import (
    hex_number,
)


def inspect(s: Table, side: int, things: list[str]) -> dict[str, Any]:
    """A unit, weapon, card, hex, `deck`, `time`, `points`, or two hexes; WordError otherwise."""
    named = [thing.strip() for thing in things]
    if len(named) == 2:
        return between(s, hex_of(named[0]), hex_of(named[1]))
    if len(named) != 1:
        raise not_a_word(" ".join(named))
    thing = named[0].lower()
    if thing == "deck":
        return deck(s, side)
    if thing == "time":
        return time(s, side)
    if thing == "points":
        return points(s)
    if ":" in thing:
        return with_sight(s, unit(s, side, words.unit_of(s, thing)))
    if "#" in thing:
        names = {word: place for place, word in enumerate(s.battle.card_ids)}
        return card(s, side, look_up(names, thing, "unknown-card", ""))
    found = hex_number(thing)
    if found >= 0:
        return with_sight(s, hexagon(s, side, found))
    return weapon(s, side, words.weapon_of(s, thing))


def with_sight(s: Table, found: dict[str, Any]) -> dict[str, Any]:
    """The same with all that is in sight of its hex, for what stands in one."""
    return {**found, "sees": seen_from(s, hex_number(found["hex"])) if found["hex"] else {}}


def hex_of(text: str) -> int:
    """A hex by its code."""
    found = hex_number(text)
    if found < 0:
        fields = {"text": clean(text), "suggestion": ""}
        raise WordError(Refusal("unknown-hex", "", fields))
    return found
