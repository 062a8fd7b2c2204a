"""Fate cards in a line of words."""

from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.voice.facts import Figures
from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Speaker


def event_text(speaker: Speaker, card: Figures) -> str:
    """The Event of a card; Breeze says where it blows."""
    name = said(speaker, "event-name", card["event"])
    return f"{name} ({said(speaker, 'direction', str(card['breeze']))})" if card["breeze"] else name


def roll_text(speaker: Speaker, card: Figures) -> str:
    """The dice, the trigger if there is one, and the random hex: `5+4 Time! C7`."""
    trigger = f" {said(speaker, 'trigger', card['trigger'])}" if card["trigger"] else ""
    return f"{card['white']}+{card['coloured']}{trigger} {hex_word(card['hex'])}"
