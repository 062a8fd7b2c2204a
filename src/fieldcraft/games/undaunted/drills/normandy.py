"""Drills of Undaunted: Normandy: its sides and cards, target markers and the radio tower."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from fieldcraft.core.content.models import Count
from fieldcraft.games.undaunted.content.models import TileId
from fieldcraft.games.undaunted.content.normandy.ids import CardId, CounterId, Side
from fieldcraft.games.undaunted.content.normandy.position import Draws, Position
from fieldcraft.games.undaunted.content.position_models import Marker, Spot
from fieldcraft.games.undaunted.drills import table as shared
from fieldcraft.games.undaunted.drills.table import ZoneName
from fieldcraft.record.drills.checks import Difference, differ
from fieldcraft.record.drills.parts import Saying, Some

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


class Zones(shared.Zones[CardId]):
    """A side's card zones."""


class Known(shared.Known[CardId]):
    """What everyone knows of a side's hand and discard pile (U-905, U-611)."""


class NormandyExpect(shared.UndauntedExpect):
    """What must be true on a table of Normandy."""

    initiative: Side | None = None
    active: Side | None = None
    points: dict[Side, Count] | None = Field(default=None, min_length=1)
    hopeless: tuple[Side, ...] | None = None
    """All sides in a hopeless position (UN-806)."""
    target: dict[Side, TileId | None] | None = Field(default=None, min_length=1)
    """The target markers; null when it is not on the board."""
    raised: Count | None = None
    """By how much the radio tower's tile has been raised."""
    counters: dict[CounterId, Spot] | None = Field(default=None, min_length=1)
    """A tile (the counter shows its ready face), tile and face, or null when off the board."""
    markers: dict[Side, Some[TileId, Marker]] | None = Field(default=None, min_length=1)
    bid: dict[Side, CardId | None] | None = Field(default=None, min_length=1)
    """The card a side has picked in secret."""
    known: dict[Side, Known] | None = Field(default=None, min_length=1)
    us: Zones | None = None
    """The cards of the US."""
    de: Zones | None = None
    """The cards of Germany."""

    def more(self, view: UndauntedView) -> Iterator[Difference]:
        """Target markers and the radio tower."""
        for side, tile in (self.target or {}).items():
            yield from differ(("target", side), tile, view["box"]["target"][side])
        if self.raised is not None:
            yield from differ(("raised",), self.raised, view["box"]["raised"])


class NormandyStep(shared.UndauntedStep):
    """A step of a Normandy drill."""

    us: Saying | None = None
    """What the US chooses."""
    de: Saying | None = None
    """What Germany chooses."""
    varies: dict[Side, Annotated[tuple[ZoneName, ...], Field(min_length=1)]] | None = Field(
        default=None, min_length=1
    )
    """With `sample`: zones by side that must not come out the same every time."""
    draws: Draws = Draws.blank()
    """The cards drawn in this step, all of which must be drawn."""
    expect: NormandyExpect | None = None


class NormandyVariant(shared.UndauntedVariant):
    """A variant of a Normandy drill."""

    position: Position = Position.blank()
    """What is different in the position: each key given replaces the drill's."""
    steps: tuple[NormandyStep, ...]


class NormandyDrill(shared.UndauntedDrill):
    """A drill of Undaunted: Normandy."""

    game: Literal["normandy"]
    position: Position = Position.blank()
    """The board and pieces, the cards in every zone, scripted dice and draws."""
    steps: tuple[NormandyStep, ...] = ()
    variants: tuple[NormandyVariant, ...] = ()
