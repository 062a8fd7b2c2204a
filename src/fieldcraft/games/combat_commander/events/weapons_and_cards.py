"""Events about weapons and hands (CC-E57, CC-E61, CC-E63, CC-E71)."""

from typing import Final

from fieldcraft.games.combat_commander.cards.blind_draws import draw_lot
from fieldcraft.games.combat_commander.cards.fate import (
    card_word,
    discard,
    listed,
    move_card,
    size,
    zone_at,
)
from fieldcraft.games.combat_commander.events.printed import Choice, PrintedEvent, nearest
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CARD,
    DISCARD,
    HAND,
    IN_BOX,
    KNOWN,
    STATE,
    UNIT,
    WEAPON,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.units.losses import break_weapon


class FogOfWar(PrintedEvent):
    """CC-E57: a card of each hand at random goes to the discard pile."""

    def __init__(self) -> None:
        super().__init__("fog-of-war", "CC-E57")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        for one in (1 - s.active, s.active):
            lose_card(s, one)


def lose_card(s: Table, side: int) -> None:
    """CC-E57: one side's card."""
    if size(s, side, HAND) == 0:
        return
    card = draw_lot(s, listed(s, side, HAND))
    discard(s, side, card)
    if s.sink is not None:
        word = card_word(s, side, card)
        s.tell({"event": "loses-card", "side": s.side_word(side), "card": word})


class Interrogation(PrintedEvent):
    """CC-E61: the reader looks at the opponent's hand, and discards one of its cards or none."""

    def __init__(self) -> None:
        super().__init__("interrogation", "CC-E61", optional=True)

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        show_hand(s, side)
        self.ask(s, side, -1)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [CARD | card for card in listed(s, 1 - side, HAND)]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        move_card(s, 1 - side, HAND, DISCARD, thing)
        if s.sink is not None:
            word = card_word(s, 1 - side, thing)
            s.tell({"event": "discards", "side": s.side_word(1 - side), "card": word})


def show_hand(s: Table, side: int) -> None:
    """CC-E61: the reader looks at the opponent's whole hand, and from now on knows it."""
    s.reveal()
    other = 1 - side
    cards = s.own_cards()
    for half in (0, 1):
        cards[zone_at(other, KNOWN) + half] = cards[zone_at(other, HAND) + half]
    if s.sink is not None:
        s.tell({"event": "interrogates", "side": s.side_word(side)})
        hand = [card_word(s, other, card) for card in listed(s, other, HAND)]
        s.tell({"event": "hand-seen", "side": s.side_word(other), "cards": hand}, side)


class Malfunction(PrintedEvent):
    """CC-E63: the unbroken weapon nearest to the random hex breaks."""

    def __init__(self) -> None:
        super().__init__("malfunction", "CC-E63", has_hex=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return nearest(
            [
                (DISTANCES[HEXES * about + s.place_of(s.holder_of(weapon))], WEAPON | weapon)
                for weapon in range(s.battle.weapon_slots)
                if s.holder_of(weapon) >= 0
                and s.place_of(s.holder_of(weapon)) >= 0
                and not s.weapon_flags(weapon) & BROKEN
            ]
        )

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        break_weapon(s, thing)


class Scrounged(Choice):
    """CC-E71: an own unit without a weapon takes it."""

    def __init__(self) -> None:
        super().__init__("scrounged", "CC-E71", helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [UNIT | unit for unit in s.all_units(side) if s.weapon_of(unit) < 0]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        s.give(about, thing)
        s.own_weapons()[WEAPON_WIDTH * about + STATE] = 0
        if s.sink is not None:
            word = s.weapon_word(about)
            s.tell({"event": "scrounges", "unit": s.unit_word(thing), "weapon": word})


SCROUNGED: Final = Scrounged()


class Scrounge(PrintedEvent):
    """CC-E71: a weapon out of the box, if an own unit can take it."""

    def __init__(self) -> None:
        super().__init__("scrounge", "CC-E71")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        if not any(s.weapon_of(unit) < 0 for unit in s.all_units(side)):
            return []
        return [WEAPON | w for w in range(s.battle.weapon_slots) if s.holder_of(w) == IN_BOX]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        SCROUNGED.ask(s, side, thing)
