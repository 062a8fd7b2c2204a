"""What a roll may set off (CC-1.9.1): an Event (CC-E42) or a sniper."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.fate import card_word, reveal
from fieldcraft.games.combat_commander.cards.random_hex import advance_if_exhausted, random_hex
from fieldcraft.games.combat_commander.events.breaking import SNIPED
from fieldcraft.games.combat_commander.events.printed import PrintedEvent
from fieldcraft.games.combat_commander.events.registry import EVENTS
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK_SIZE, DEPTH

READ: Final = 0
READY: Final = 1
PLACED: Final = 2
OVER: Final = 3


class EventTrigger(Procedure):
    """CC-1.9.1.1, CC-E42.1: the roller reveals the next card and executes its Event."""

    SIDE: Final = 1
    CARD: Final = 2
    HEX: Final = 3

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("card", "card"), Slot("hex", "hex")]
        super().__init__("event", "CC-1.9.1.1.a", slots)

    def step(self, s: Table) -> None:
        phase = s.slot(EventTrigger.NEXT)
        side = s.slot(EventTrigger.SIDE)
        if phase == READ:
            s.set_slot(EventTrigger.NEXT, READY)
            s.own_numbers()[DEPTH] += 1
            card = reveal(s, side)
            s.set_slot(EventTrigger.CARD, card)
            s.set_slot(EventTrigger.HEX, -1)
            if s.sink is not None:
                s.tell(
                    {
                        "event": "event",
                        "side": s.side_word(side),
                        "card": card_word(s, side, card),
                        "title": event_on(s, side, card).word,
                    }
                )
            advance_if_exhausted(s, side)
        elif phase == READY:
            s.set_slot(EventTrigger.NEXT, PLACED)
            if event_on(s, side, s.slot(EventTrigger.CARD)).has_hex:  # CC-E42.3
                s.set_slot(EventTrigger.HEX, random_hex(s, side))
                advance_if_exhausted(s, side)
        elif phase == PLACED:
            s.set_slot(EventTrigger.NEXT, OVER)
            card = s.slot(EventTrigger.CARD)
            event_on(s, side, card).happen(s, side, card, s.slot(EventTrigger.HEX))
        else:
            s.own_numbers()[DEPTH] -= 1
            s.pop()


def event_on(s: Table, side: int, card: int) -> PrintedEvent:
    """The Event on a card."""
    return EVENTS[s.battle.event[DECK_SIZE * side + card]]


class SniperTrigger(Procedure):
    """CC-1.9.1.3: a random hex, then perhaps one unit in or next to it breaks."""

    SIDE: Final = 1
    HEX: Final = 2

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("hex", "hex")]
        super().__init__("sniper", "CC-1.9.1.3", slots)

    def step(self, s: Table) -> None:
        phase = s.slot(SniperTrigger.NEXT)
        side = s.slot(SniperTrigger.SIDE)
        if phase == READ:
            s.set_slot(SniperTrigger.NEXT, READY)
            s.own_numbers()[DEPTH] += 1
            if s.sink is not None:
                s.tell({"event": "sniper", "side": s.side_word(side)})
            s.set_slot(SniperTrigger.HEX, random_hex(s, side))
            advance_if_exhausted(s, side)
        elif phase == READY:
            s.set_slot(SniperTrigger.NEXT, OVER)
            SNIPED.ask(s, side, s.slot(SniperTrigger.HEX))
        else:
            s.own_numbers()[DEPTH] -= 1
            s.pop()
