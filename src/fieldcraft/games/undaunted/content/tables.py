"""The files of a box, as far as every box has them: cards, counters, tiles, component list.

A box's own `tables` names its sides and ids; whoever works on any box uses these models.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Header, Line, Strict
from fieldcraft.core.content.shape import written_like

TILE_FACE = re.compile(r"^([1-9][0-9]?)([AB])$")

CardClass = Literal["combat", "command", "fog"]
Face = Annotated[str, StringConstraints(pattern=written_like(TILE_FACE.pattern, "17B"))]
"""A printed tile's designation: number and face."""
Defence = Annotated[int, Field(strict=True, ge=0, le=20)]


def action_pattern(words: tuple[str, ...], squads: tuple[str, ...] = ()) -> str:
    """How an action is written: its word, its value and its squad letter, if it has them."""
    letters = f"( [{''.join(squads)}])?" if squads else ""
    return written_like(f"^({'|'.join(words)})( [1-9])?{letters}$", f"{words[0]} 1")


class Shares(Strict):
    """Something for each side; a box has a field for each of its sides."""

    def of(self, side: str) -> Any:
        """A side's share; `Any`, as the field of the side knows its type."""
        return getattr(self, side)

    @classmethod
    def sides(cls) -> tuple[str, ...]:
        """The sides that have a share, in the order of their numbers."""
        return tuple(cls.model_fields)


class Card(Strict):
    """One type of card: every copy is alike but for the soldier's name (U-105 to U-109)."""

    id: str
    """The word for it in scenarios and drills."""
    title: str
    """Kind of unit, rank, or Fog of War."""
    squad: str | None = None
    """Squad designation, absent where the card prints none."""
    class_: CardClass = Field(alias="class")
    """Combat, command or Fog of War (U-103)."""
    initiative: Annotated[int, Field(strict=True, ge=1, le=9)]
    """The value it bids."""
    actions: tuple[str, ...] = ()
    """What it can do, as printed from top to bottom."""
    copies: Shares
    """How many each side has in the box."""
    names: Shares
    """A soldier's name for each copy."""


class CardsFile(Header):
    """The card table of a box."""

    kind: Literal["cards"]
    """The kind of file: always `cards`."""
    cards: tuple[Card, ...]
    """Every type of card in the box, once each."""


class Counter(Strict):
    """One combat counter (U-111)."""

    id: str
    """Side and unit."""
    side: str
    """The side it fights for."""
    title: str
    """What it is: the title of the cards that act with it."""
    squad: str | None = None
    """Squad designation, absent where the counter prints none."""
    defence: Defence | None = None
    """Base defence."""


class CountersFile(Header):
    """The counter table of a box."""

    kind: Literal["counters"]
    """The kind of file: always `counters`."""
    counters: tuple[Counter, ...]
    """Every combat counter in the box."""


class Tile(Strict):
    """One face of a board tile (U-116)."""

    id: Face
    """Number and face letter."""
    cover: Annotated[int, Field(strict=True, ge=0, le=9)]
    """Cover bonus; a hill's higher value."""
    hill: bool = Field(default=False, strict=True)
    """Printed 3/1: the cover is 1 when the attacker stands on a hill too (U-708)."""
    look: Line
    """What the picture shows, for those who draw or describe it."""


class TilesFile(Header):
    """The tile table of a box, one entry for each face."""

    kind: Literal["tiles"]
    """The kind of file: always `tiles`."""
    tiles: tuple[Tile, ...]
    """Every face of every tile in the box."""


class BoxFile(Header):
    """What a box is: its sides, in the order of their numbers, and its component list."""

    kind: Literal["box"]
    """The kind of file: always `box`."""
    sides: tuple[str, str]
    """The words for the two sides, in the order of their numbers."""
    components: Strict
    """The printed component list; only Fog of War cards can run out (U-121)."""
