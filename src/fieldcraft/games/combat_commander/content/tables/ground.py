"""What lies on the map: terrain, fortifications, markers, objective chits."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Count, Slug, Strict
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.combat_commander.content.ids import (
    ChitLetter,
    FortificationId,
)
from fieldcraft.games.combat_commander.content.tables.pieces import Table

Cost = Annotated[int, Field(strict=True, ge=1, le=9)]
Cover = Annotated[int, Field(strict=True, ge=-3, le=9)]
Hindrance = Annotated[int, Field(strict=True, ge=0, le=10)]
Sight = Literal["obstacle"] | Hindrance
"""An obstacle, or a hindrance; 0 is no hindrance (CC-10.2, CC-10.3)."""
Change = Annotated[int, Field(strict=True, ge=-3, le=3)]


class TerrainType(Strict):
    """What defines a hex (CC-T78.1)."""

    id: Slug
    """The word for it in maps and drills: `woods`."""
    letter: Annotated[str, StringConstraints(pattern=written_like(r"^[a-z.=-]$", "w"))]
    """How the grid of a map writes it."""
    move: Cost | None = None
    """Movement points to enter; absent where units cannot."""
    cover: Cover
    """How much it protects whoever is in it (CC-T78.4)."""
    sight: Sight
    """How it hinders a line of sight: `obstacle` blocks it, a number weakens the fire across it
    (CC-10.3)."""
    blind_hex: bool = Field(default=False, alias="blind-hex", strict=True)
    """Seen from above it hides one hex behind it (CC-X.10.9)."""
    airburst: Change = 0
    """What it adds to attacks of mortars and artillery (CC-T99)."""
    by_way_only: bool = Field(default=False, alias="by-way-only", strict=True)
    """Entered and left only over sides that show its road or railway (CC-T80.1)."""
    sunken: bool = Field(default=False, strict=True)
    """Who is in it is seen only from beside or above (CC-T86)."""
    water: bool = Field(default=False, strict=True)
    """No fortifications, and no weapon fires from it (CC-T89, CC-T95, CC-T98)."""


class Feature(Strict):
    """What changes the type it shares a hex with (CC-T78.1)."""

    id: Slug
    """The word for it in maps and drills: `road`."""
    way: Cost | None = None
    """The cost of entering over a side that shows it (CC-T78.2)."""
    extra: Cost | None = None
    """What crossing it adds to the cost; for hills, each level up (CC-T88)."""
    cover: Cover = 0
    """What a road adds to the type's cover; what a hedge or wall gives by itself (CC-T78.4)."""
    sight: Sight = 0
    """For smoke the number of the marker counts instead (CC-T94)."""
    bonus: Change = 0
    """Movement gained by who has entered it (CC-T93)."""
    downhill_fp: Change = Field(default=0, alias="downhill-fp")
    """Firepower gained by who fires down (CC-T88)."""
    impassable: bool = Field(default=False, strict=True)
    """Whether nobody may cross it (CC-T83)."""


class TerrainFile(Table):
    """The terrain chart."""

    kind: Literal["terrain"]
    """The kind of file: always `terrain`."""
    types: Annotated[tuple[TerrainType, ...], Field(min_length=1)]
    """The first that a hex shows decides (CC-T78.1)."""
    features: tuple[Feature, ...] = ()
    """What shares a hex with a type: roads, hedges, hills, smoke."""


class Changes(Strict):
    """What a marker adds to a unit's values."""

    fp: Change = 0
    """Added to Firepower."""
    range: Change = 0
    """Added to Range."""
    move: Change = 0
    """Added to Movement."""
    morale: Change = 0
    """Added to Morale."""


class Fortification(Strict):
    """One kind of fortification (CC-F100)."""

    id: FortificationId
    """The word for it: `wire`, `bunker`."""
    cover: Cover | None = None
    """Absent where it gives none (CC-F100.5)."""
    cover_from_above: Cover | None = Field(default=None, alias="cover-from-above")
    """Its cover against mortars and artillery."""
    holds_ties: bool = Field(default=False, alias="holds-ties", strict=True)
    """In a tied melee only the side that did not hold it is lost (CC-F101, CC-F104)."""
    strengths: tuple[Annotated[int, Field(strict=True, ge=1, le=12)], ...] = ()
    """Of its attacks; the first unless a scenario says otherwise (CC-F103.1)."""
    hampers: Changes | None = None
    """What it adds to the values of units in it (CC-F106.1)."""
    count: Count
    """Counters in the box."""


class FortificationsFile(Table):
    """The fortifications."""

    kind: Literal["fortifications"]
    """The kind of file: always `fortifications`."""
    fortifications: Annotated[tuple[Fortification, ...], Field(min_length=1)]
    """Every kind of fortification, once each."""


SmokeValue = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]


class MarkersFile(Table):
    """The markers: how many there are, and what they do to a unit."""

    kind: Literal["markers"]
    """The kind of file: always `markers`."""
    smoke: dict[SmokeValue, Count]
    """Smoke markers by their hindrance; Blaze is their reverse (GAP-49)."""
    control: Count
    """Control markers in the box."""
    surrender: Count
    """Surrender markers in the box."""
    spotting_round: Count = Field(alias="spotting-round")
    """Spotting Round markers in the box."""
    suppressed: Changes
    """What a Suppressed marker adds (CC-13.2.a)."""
    veteran: Changes
    """What a Veteran marker adds (CC-3.1.g)."""
    time_track: Count = Field(alias="time-track")
    """The last space of the time track (GAP-40)."""


class Chit(Strict):
    """One objective chit (CC-7.3.2): a value for objectives, or a rule."""

    letter: ChitLetter
    """The letter printed on it."""
    objective: Annotated[int, Field(strict=True, ge=1, le=5)] | Literal["each"] | None = None
    """The objective, or each of the five."""
    value: Annotated[int, Field(strict=True, ge=1, le=20)] | None = None
    """What the objective is worth."""
    rule: Literal["all-objectives", "double-exit", "double-elimination"] | None = None
    """What the chit does instead (CC-7.3.2.b)."""
    open_only: bool = Field(default=False, alias="open-only", strict=True)
    """It has no secret side (CC-7.3.3.b)."""


class ChitsFile(Table):
    """The objective chits."""

    kind: Literal["chits"]
    """The kind of file: always `chits`."""
    chits: Annotated[tuple[Chit, ...], Field(min_length=1)]
    """Every chit in the box."""
