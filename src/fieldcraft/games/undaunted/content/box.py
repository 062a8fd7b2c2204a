"""A box as a whole: its tables together, and the questions that checks ask of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fieldcraft.games.undaunted.content.tables import (
    BoxFile,
    Card,
    CardsFile,
    Counter,
    CountersFile,
    Tile,
    TilesFile,
)


@dataclass(frozen=True)
class Box:
    """The tables of one box, read once and shared."""

    about: BoxFile
    card_table: CardsFile
    counter_table: CountersFile
    tile_table: TilesFile

    @property
    def game(self) -> str:
        """The box's key."""
        return self.about.game

    @property
    def sides(self) -> tuple[str, str]:
        """The two sides in the order of their numbers."""
        return self.about.sides

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Card types by id, in table order."""
        return {card.id: card for card in self.card_table.cards}

    @cached_property
    def counters(self) -> dict[str, Counter]:
        """Counters by id, in table order."""
        return {counter.id: counter for counter in self.counter_table.counters}

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """Tile faces by designation, in table order."""
        return {tile.id: tile for tile in self.tile_table.tiles}

    def copies(self, side: str, card: str) -> int:
        """How many cards of a type the side has in the box."""
        found = self.cards.get(card)
        if found is None:
            return 0
        return found.copies.us if side == "us" else found.copies.de

    def units(self, side: str) -> list[str]:
        """The side's units, in table order: a counter's id without its side."""
        return [
            unit_of(counter.title, counter.squad)
            for counter in self.counters.values()
            if counter.side == side
        ]

    def admitted(self, side: str, words: tuple[str, ...]) -> list[str]:
        """The units that a spawn marker with these words admits, in table order (UN-104)."""
        found = []
        for counter in self.counters.values():
            unit = unit_of(counter.title, counter.squad)
            names = {"all", unit, counter.title, counter.squad}
            if counter.side == side and names.intersection(words):
                found.append(unit)
        return found

    def with_action(self, word: str) -> set[str]:
        """The card types on which an action is printed."""
        return {
            card.id
            for card in self.cards.values()
            if any(action.split()[0] == word for action in card.actions)
        }


def unit_of(title: str, squad: str | None) -> str:
    """A unit's or card's id from its title and squad.

    >>> unit_of("rifleman", "A"), unit_of("sniper", None)
    ('rifleman-a', 'sniper')
    """
    return f"{title}-{squad.lower()}" if squad else title
