"""Choices that are legal and seldom meant (U-417, U-603, NA-413, NA-414, C-02)."""

from typing import Final

from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    BOLSTER,
    BOLSTER_FRAME,
    DECK,
    DISCARD,
    HAND,
    HUNKER,
    PLAY_AREA,
    TAKE_CARD,
)

IN_USE: Final = (HAND, DISCARD, DECK, PLAY_AREA)


def caution(s: Table, side: int, option: int) -> str:
    """A word for what the side should know before it takes this option."""
    kind = s.top()
    if kind == BOLSTER_FRAME:
        return "bolster-fog" if option == TAKE_CARD | s.battle.fog else ""
    if isinstance(s.frames[kind], CardInUse):
        card = s.slot(CardInUse.CARD)
        if option == HUNKER:
            return "hunker-last-bolster" if is_last_bolster(s, side, card) else ""
        code = s.battle.box.code_used(s, side, card, option)
        if code >= 0:
            counter = s.battle.card_counter[side * s.battle.types + card]
            is_vain = s.battle.box.actions[code & 31].is_vain(s, side, counter, code)
            return "nothing-happens" if is_vain else ""
    return s.battle.box.caution(s, option)


def is_last_bolster(s: Table, side: int, card: int) -> bool:
    """U-417: whether only this card, which would go to the supply, can take from it."""
    left = [
        s.held(side, zone, one)
        for one in range(s.battle.types)
        if can_bolster(s, side, one)
        for zone in IN_USE
    ]
    return can_bolster(s, side, card) and sum(left) <= 1


def can_bolster(s: Table, side: int, card: int) -> bool:
    """Whether Bolster is printed on a card."""
    return BOLSTER in [code & 31 for code in s.battle.actions[side * s.battle.types + card]]
