"""Blind draws that are not cards of a deck: chits, Smoke markers, a card from a hand."""

from fieldcraft.core.chance import ScriptError
from fieldcraft.core.phrases import phrase
from fieldcraft.games.combat_commander.table.table import Table


def draw_lot(s: Table, things: list[int]) -> int:
    """One of these at random, or the one a script names."""
    if s.chance.scripted:
        if s.chance.dice:
            thing = s.own_chance().dice.pop(0)
            if thing not in things:
                raise ScriptError(phrase("script-not-there"))
            return thing
        if s.chance.strict:
            raise ScriptError(phrase("script-no-lots"))
    return things[s.draw(len(things))]
