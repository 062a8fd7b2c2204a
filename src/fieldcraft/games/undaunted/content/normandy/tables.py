"""The tables of Normandy: cards, counters, tiles and component list."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Count, Line, Strict
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.undaunted.content import tables as shared
from fieldcraft.games.undaunted.content.normandy.ids import Action, CardId, Game, Side, Squad, Title
from fieldcraft.games.undaunted.content.tables import Defence, Shares


class PerSide(Shares):
    """A number for each side."""

    us: Count = 0
    """For the United States."""
    de: Count = 0
    """For Germany."""


class Names(Shares):
    """Soldiers' names, one for each copy of a card; they never affect play (U-108)."""

    us: tuple[Line, ...] = ()
    """American soldiers."""
    de: tuple[Line, ...] = ()
    """German soldiers."""


class Card(shared.Card):
    """One type of card: every copy is alike but for the soldier's name (U-105 to U-109)."""

    id: CardId
    """Title and squad letter: `rifleman-a`, `sniper`."""
    title: Title
    """Kind of unit, rank, or Fog of War."""
    squad: Squad | None = None
    """Squad designation, absent where the card prints none."""
    actions: tuple[Action, ...] = ()
    """What it can do, as printed from top to bottom."""
    copies: PerSide
    """How many each side has in the box."""
    names: Names = Names.blank()
    """A soldier's name for each copy."""


class CardsFile(shared.CardsFile):
    """The card table of a box."""

    game: Game
    """The box the file belongs to."""
    cards: Annotated[tuple[Card, ...], Field(min_length=1)]


class Counter(shared.Counter):
    """One combat counter (U-111)."""

    id: Annotated[
        str, StringConstraints(pattern=written_like(r"^(us|de):[a-z]+(-[a-z]+)*$", "us:rifleman-a"))
    ]
    """Side and unit: `us:rifleman-a`."""
    side: Side
    title: Title
    squad: Squad | None = None
    defence: Defence
    """Base defence."""


class CountersFile(shared.CountersFile):
    """The counter table of a box."""

    game: Game
    """The box the file belongs to."""
    counters: Annotated[tuple[Counter, ...], Field(min_length=1)]


class TilesFile(shared.TilesFile):
    """The tile table of a box, one entry for each face."""

    game: Game
    """The box the file belongs to."""
    tiles: Annotated[tuple[shared.Tile, ...], Field(min_length=1)]


class SideComponents(Strict):
    """What one side has in the box (UN-101)."""

    cards: Count
    """Cards, Fog of War included."""
    counters: Count
    """Combat counters."""
    spawn_markers: Count = Field(alias="spawn-markers")
    """Spawn markers (UN-104)."""
    target_markers: Count = Field(alias="target-markers")
    """Mortar target markers."""
    control_markers: Count = Field(alias="control-markers")
    """Control markers."""


class SharedComponents(Strict):
    """What both sides share (UN-101)."""

    tiles: Count
    """Board tiles, with a face on either side."""
    objective_markers: Count = Field(alias="objective-markers")
    """Objective markers."""
    radio_tower_markers: Count = Field(alias="radio-tower-markers")
    """Radio tower markers (UN-106)."""
    initiative_markers: Count = Field(alias="initiative-markers")
    """Initiative markers."""
    dice: Count
    """Ten-sided dice."""


class Components(Strict):
    """The printed component list; only Fog of War cards can run out (U-121)."""

    us: SideComponents
    """What the United States have."""
    de: SideComponents
    """What Germany has."""
    shared: SharedComponents
    """What belongs to both."""


class BoxFile(shared.BoxFile):
    """What a box is: its sides, in the order of their numbers, and its component list."""

    game: Game
    """The box the file belongs to."""
    sides: tuple[Side, Side]
    components: Components
