"""The files of a box: its cards, counters, tiles and component list."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

SIDES = ("us", "de")
SQUADS = ("A", "B", "C")

Game = Literal["normandy"]
Side = Literal["us", "de"]
Squad = Literal["A", "B", "C"]
Count = Annotated[int, Field(strict=True, ge=0, le=99)]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Line = Annotated[
    str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$", max_length=200)
]
"""One line of text that is not blank."""

Title = Literal[
    "platoon-sergeant", "platoon-guide", "squad-leader",
    "scout", "rifleman", "sniper", "machine-gunner", "mortar",
    "fog-of-war",
]  # fmt: skip
Word = Literal[
    "move", "guide", "scout", "stalk",
    "bolster", "command", "conceal", "control", "inspire", "recon", "target",
    "attack", "suppress", "blast",
]  # fmt: skip
CardClass = Literal["combat", "command", "fog"]
Unit = Literal[
    "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b", "rifleman-c", "sniper",
    "machine-gunner-a", "machine-gunner-b", "machine-gunner-c", "mortar",
]  # fmt: skip
"""A combat unit: title and squad letter."""
CardId = Literal[
    "platoon-sergeant", "platoon-guide", "squad-leader-a", "squad-leader-b", "squad-leader-c",
    "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b", "rifleman-c", "sniper",
    "machine-gunner-a", "machine-gunner-b", "machine-gunner-c", "mortar", "fog-of-war",
]  # fmt: skip
"""A type of card: title and squad letter."""
SpawnWord = Literal[
    "all", "A", "B", "C", "scout", "rifleman", "sniper", "machine-gunner", "mortar",
    "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b", "rifleman-c",
    "machine-gunner-a", "machine-gunner-b", "machine-gunner-c",
]  # fmt: skip
"""Whom a spawn marker admits: all, a squad, a kind of unit, or one unit (UN-104)."""

ACTION = re.compile(
    r"^(move|guide|scout|stalk|bolster|command|conceal|control|inspire|recon|target"
    r"|attack|suppress|blast)( [1-9])?( [ABC])?$"
)
TILE_FACE = re.compile(r"^([1-9][0-9]?)([AB])$")

Action = Annotated[str, StringConstraints(pattern=ACTION.pattern)]
"""An action as printed: its word, its value if it has one, its squad letter if it has one."""
Face = Annotated[str, StringConstraints(pattern=TILE_FACE.pattern)]
"""A printed tile's designation: number and face."""


class Strict(BaseModel):
    """A document part in which only the described keys may stand."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, use_attribute_docstrings=True, defer_build=True
    )


class Header(Strict):
    """What every content file says about itself."""

    format: Literal[1] = 1
    """Version of the file format."""
    game: Game
    """The box the file belongs to."""
    author: Line
    """Who made the file."""
    source: Line
    """Where its figures and texts come from."""
    licence: Line
    """Under which licence the file may be used, as an SPDX expression."""


class PerSide(Strict):
    """A number for each side."""

    us: Count = 0
    de: Count = 0


class Names(Strict):
    """Soldiers' names, one for each copy of a card; they never affect play (U-108)."""

    us: tuple[Line, ...] = ()
    de: tuple[Line, ...] = ()


class Card(Strict):
    """One type of card: every copy is alike but for the soldier's name (U-105 to U-109)."""

    id: CardId
    """Title and squad letter: `rifleman-a`, `sniper`."""
    title: Title
    """Kind of unit, rank, or Fog of War."""
    squad: Squad | None = None
    """Squad designation, absent where the card prints none."""
    class_: CardClass = Field(alias="class")
    """Combat, command or Fog of War (U-103)."""
    initiative: Annotated[int, Field(strict=True, ge=1, le=9)]
    """The value it bids."""
    actions: tuple[Action, ...] = ()
    """What it can do, as printed from top to bottom."""
    copies: PerSide
    """How many each side has in the box."""
    names: Names = Names()
    """A soldier's name for each copy."""


class CardsFile(Header):
    """The card table of a box."""

    kind: Literal["cards"]
    cards: Annotated[tuple[Card, ...], Field(min_length=1)]


class Counter(Strict):
    """One combat counter (U-111)."""

    id: Annotated[str, StringConstraints(pattern=r"^(us|de):[a-z]+(-[a-z]+)*$")]
    """Side and unit: `us:rifleman-a`."""
    side: Side
    title: Title
    squad: Squad | None = None
    defence: Annotated[int, Field(strict=True, ge=0, le=20)]
    """Base defence."""


class CountersFile(Header):
    """The counter table of a box."""

    kind: Literal["counters"]
    counters: Annotated[tuple[Counter, ...], Field(min_length=1)]


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
    tiles: Annotated[tuple[Tile, ...], Field(min_length=1)]


class SideComponents(Strict):
    """What one side has in the box (UN-101)."""

    cards: Count
    counters: Count
    spawn_markers: Count = Field(alias="spawn-markers")
    target_markers: Count = Field(alias="target-markers")
    control_markers: Count = Field(alias="control-markers")


class SharedComponents(Strict):
    """What both sides share (UN-101)."""

    tiles: Count
    objective_markers: Count = Field(alias="objective-markers")
    radio_tower_markers: Count = Field(alias="radio-tower-markers")
    initiative_markers: Count = Field(alias="initiative-markers")
    dice: Count


class Components(Strict):
    """The printed component list; only Fog of War cards can run out (U-121)."""

    us: SideComponents
    de: SideComponents
    shared: SharedComponents


class BoxFile(Header):
    """What a box is: its sides, in the order of their numbers, and its component list."""

    kind: Literal["box"]
    sides: tuple[Side, Side]
    components: Components
