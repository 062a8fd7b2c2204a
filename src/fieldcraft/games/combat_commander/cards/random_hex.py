"""Random hexes (CC-1.8, CC-E42.3): a card is revealed for its hex, and repairs weapons by it."""

from fieldcraft.core.contract import PUBLIC
from fieldcraft.games.combat_commander.cards.fate import card_word, reveal
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK_SIZE, EXHAUSTED, TIME_FRAME
from fieldcraft.games.combat_commander.terrain.hexes import ROWS, hex_word
from fieldcraft.games.combat_commander.units.losses import repair_by_number


def random_hex(s: Table, side: int) -> int:
    """CC-1.8, CC-11.4.c: reveal a hex; before anything else its number repairs weapons."""
    card = reveal(s, side)
    index = s.battle.random_hex[DECK_SIZE * side + card]
    if s.sink is not None:
        words = {
            "side": s.side_word(side),
            "card": card_word(s, side, card),
            "hex": hex_word(index),
        }
        s.log("random-hex", PUBLIC, words)
    repair_by_number(s, index % ROWS + 1)
    return index


def advance_if_exhausted(s: Table, side: int) -> None:
    """CC-X.1.4, GAP-02: taking the last card runs the time advance, also inside a trigger."""
    if s.numbers[EXHAUSTED] >> side & 1:
        s.push(TIME_FRAME, [0, side])
