"""A nation's Fate deck (CC-1)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from fieldcraft.core.content.models import Strict
from fieldcraft.games.combat_commander.content.ids import (
    ActionId,
    Dice,
    Die,
    EventId,
    HexId,
    Nation,
    OrderId,
    TriggerId,
)
from fieldcraft.games.combat_commander.content.tables.pieces import Table

CARDS = 72
"""Cards in a deck (CC-1.a)."""


class Card(Strict):
    """One Fate card: an Order, an Action, an Event, a random hex, dice and perhaps a trigger."""

    number: Annotated[int, Field(strict=True, ge=1, le=CARDS)]
    """Its number in the deck, from 1."""
    order: OrderId
    """The top of the card; Fire is an Action too (CC-1.6.a)."""
    action: ActionId
    """Below the picture."""
    event: EventId
    """What an Event! trigger brings (CC-1.7)."""
    direction: Die | None = None
    """Where a Breeze carries a Blaze (CC-E48)."""
    hex: HexId
    """The random hex (CC-1.8)."""
    dice: Dice
    """The dice roll, white die first: `3-5`."""
    trigger: TriggerId | None = None
    """In the red frame round the dice (CC-1.9.1)."""

    @property
    def white(self) -> int:
        """The white die."""
        return int(self.dice[0])

    @property
    def coloured(self) -> int:
        """The coloured die."""
        return int(self.dice[2])

    @property
    def row(self) -> int:
        """The number of the random hex."""
        return int(self.hex[1:])


class DeckFile(Table):
    """The Fate deck of a nation, in the order of the cards' numbers."""

    kind: Literal["deck"]
    """The kind of file: always `deck`."""
    nation: Nation
    """The nation whose deck it is."""
    rows: Literal["odd", "even"]
    """Which rows its random hexes lie in; this makes repair differ between decks."""
    cards: tuple[Card, ...]
    """The 72 cards, by number."""
