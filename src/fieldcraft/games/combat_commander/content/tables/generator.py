"""The tables of the random scenario generator, and what pieces are worth."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Count, Strict
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.combat_commander.content.ids import (
    FortificationId,
    Nation,
    UnitId,
    WeaponId,
    Year,
)
from fieldcraft.games.combat_commander.content.tables.forces import Cost, RollKey, Span
from fieldcraft.games.combat_commander.content.tables.pieces import Table

YearKey = Literal["1939", "1940", "1941", "1942", "1943", "1944", "1945"]
DieKey = Literal["1", "2", "3", "4", "5", "6"]
RadioKey = Literal["8", "9", "10", "11", "12", "13"]
Strength = Literal[6, 7, 8]
StrengthKey = Literal["6", "7", "8"]
Modifier = Annotated[int, Field(strict=True, ge=-6, le=6)]
Highest = Annotated[int, Field(strict=True, ge=0, le=12)]
LeaderCounter = Annotated[
    str,
    StringConstraints(
        pattern=written_like(
            r"^(private|(corporal|sergeant|lieutenant)-[xy]|captain|hero) [1-9]$", "sergeant-y 2"
        )
    ),
]
"""A Leader's type and the number of his counter: `sergeant-y 2`."""


class QualityRow(Strict):
    """Which rolls give which quality in some years: up to the highest roll of each, in turn."""

    years: Span
    elite: Highest
    line: Highest
    green: Highest


class Size(Strict):
    """What depends on the size of a force alone."""

    orders: Cost
    leaders: Cost


class Sizes(Strict):
    """The three sizes of a force."""

    company: Size
    detachment: Size
    platoon: Size


class LeaderTable(Strict):
    """Who leads: the white die and its modifiers."""

    results: tuple[
        LeaderCounter, LeaderCounter, LeaderCounter, LeaderCounter,
        LeaderCounter, LeaderCounter, LeaderCounter, LeaderCounter,
    ]  # fmt: skip
    """For 0 or less, 1 to 6, and 7 or more."""
    years: Annotated[dict[YearKey, Modifier], Field(min_length=1)]
    """What the year adds to the die."""


class QualityModifiers(Strict):
    """What the quality adds to the die for leaders."""

    elite: Modifier
    line: Modifier
    green: Modifier


class Purchase(Strict):
    """Fortifications that are bought together."""

    pieces: Annotated[dict[FortificationId, Count], Field(min_length=1)]
    mines: Strength | None = None
    """The strength of its mines."""
    cost: Cost


class Depth(Strict):
    """How deep each posture sets up, where the map is wide and where it is narrow (A.6)."""

    defend: tuple[Cost, Cost]
    attack: tuple[Cost, Cost]
    recon: tuple[Cost, Cost]


class Draw(Strict):
    """Chits drawn at the start."""

    open: Count
    secret: Count


class PerNation(Strict):
    """The quality rows of each nation."""

    germany: tuple[QualityRow, ...]
    russia: tuple[QualityRow, ...]
    america: tuple[QualityRow, ...]


class LeaderTables(Strict):
    """The leader table of each nation."""

    germany: LeaderTable
    russia: LeaderTable
    america: LeaderTable


class GeneratorFile(Table):
    """The random scenario generator."""

    kind: Literal["generator"]
    map_sides: dict[DieKey, Literal["top", "right", "bottom", "left"]] = Field(alias="map-sides")
    years: dict[RollKey, Year]
    """The year, by a German roll."""
    opponents: dict[YearKey, dict[RollKey, Nation]]
    """Who fights Germany; what is not listed is rolled again."""
    quality: PerNation
    sizes: Sizes
    leaders: LeaderTables
    quality_modifiers: QualityModifiers = Field(alias="quality-modifiers")
    fortifications: Annotated[tuple[Purchase, ...], Field(min_length=1)]
    depth: Depth
    chits: Draw


Worth = Annotated[int, Field(strict=True, ge=1, le=999)]
"""In hundredths of a victory point."""


class NationPoints(Strict):
    """What a nation's pieces are worth."""

    units: dict[UnitId, Worth]
    weapons: dict[WeaponId, Worth]
    radios: dict[RadioKey, Worth]


class PointsPerNation(Strict):
    """What each nation's pieces are worth."""

    germany: NationPoints
    russia: NationPoints
    america: NationPoints


class PointsFile(Table):
    """What pieces are worth, for custom scenarios."""

    kind: Literal["points"]
    nations: PointsPerNation
    fortifications: dict[FortificationId, Worth]
    mines: dict[StrengthKey, Worth]
