"""Random hexes (CC-1.8, CC-E42.3): a card is revealed for its hex, and repairs weapons by it."""

from fieldcraft.games.combat_commander.cards.fate import advance_time, card_word, reveal
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK_SIZE, EXHAUSTED
from fieldcraft.games.combat_commander.terrain.hexes import ROWS, hex_word
from fieldcraft.games.combat_commander.units.losses import repair_by_number


def random_hex(s: Table, side: int) -> int:
    """CC-1.8, CC-11.4.c: reveal a hex; before anything else its number repairs weapons."""
    card = reveal(s, side)
    index = s.battle.random_hex[DECK_SIZE * side + card]
    if s.sink is not None:
        s.tell(
            {
                "event": "random-hex",
                "side": s.side_word(side),
                "card": card_word(s, side, card),
                "hex": hex_word(index),
            }
        )
    repair_by_number(s, index % ROWS + 1)
    return index


def advance_if_exhausted(s: Table, side: int) -> None:
    """CC-X.1.4, GAP-02: taking the last card runs the time advance, also inside a trigger."""
    if s.numbers[EXHAUSTED] >> side & 1:
        advance_time(s, side)
