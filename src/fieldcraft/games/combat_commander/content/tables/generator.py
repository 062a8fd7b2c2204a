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
    """The years it is for."""
    elite: Highest
    """The highest roll that gives elite troops; 0 if none does."""
    line: Highest
    """The highest roll that gives line troops; 0 if none does."""
    green: Highest
    """The highest roll that gives green troops; 0 if none does."""


class Size(Strict):
    """What depends on the size of a force alone."""

    orders: Cost
    """How many Orders it may give in a Turn."""
    leaders: Cost
    """How many Leaders it rolls for."""


class Sizes(Strict):
    """The three sizes of a force."""

    company: Size
    """The largest."""
    detachment: Size
    """The middle one."""
    platoon: Size
    """The smallest."""


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
    """For elite troops."""
    line: Modifier
    """For line troops."""
    green: Modifier
    """For green troops."""


class Purchase(Strict):
    """Fortifications that are bought together."""

    pieces: Annotated[dict[FortificationId, Count], Field(min_length=1)]
    """How many there are of each kind."""
    mines: Strength | None = None
    """The strength of its mines."""
    cost: Cost
    """What they cost in victory points."""


class Depth(Strict):
    """How deep each posture sets up, where the map is wide and where it is narrow (A.6)."""

    defend: tuple[Cost, Cost]
    """For the side that defends."""
    attack: tuple[Cost, Cost]
    """For the side that attacks."""
    recon: tuple[Cost, Cost]
    """For both sides of a reconnaissance."""


class Draw(Strict):
    """Chits drawn at the start."""

    open: Count
    """Open ones, which count for both sides."""
    secret: Count
    """Secret ones, drawn by each side."""


class PerNation(Strict):
    """The quality rows of each nation."""

    germany: tuple[QualityRow, ...]
    """German troops."""
    russia: tuple[QualityRow, ...]
    """Russian troops."""
    america: tuple[QualityRow, ...]
    """American troops."""


class LeaderTables(Strict):
    """The leader table of each nation."""

    germany: LeaderTable
    """German Leaders."""
    russia: LeaderTable
    """Russian Leaders."""
    america: LeaderTable
    """American Leaders."""


class GeneratorFile(Table):
    """The random scenario generator."""

    kind: Literal["generator"]
    """The kind of file: always `generator`."""
    map_sides: dict[DieKey, Literal["top", "right", "bottom", "left"]] = Field(alias="map-sides")
    """By the white die of the player who did not choose the map, the edge nearest to him."""
    years: dict[RollKey, Year]
    """The year, by a German roll."""
    opponents: dict[YearKey, dict[RollKey, Nation]]
    """Who fights Germany; what is not listed is rolled again."""
    quality: PerNation
    """How good the troops are, by nation and year."""
    sizes: Sizes
    """What a company, a detachment and a platoon have."""
    leaders: LeaderTables
    """Who leads, by nation."""
    quality_modifiers: QualityModifiers = Field(alias="quality-modifiers")
    """What the quality of the troops adds to the die for Leaders."""
    fortifications: Annotated[tuple[Purchase, ...], Field(min_length=1)]
    """What a defender can buy."""
    depth: Depth
    """How deep each side sets up."""
    chits: Draw
    """How many objective chits are drawn."""


Worth = Annotated[int, Field(strict=True, ge=1, le=999)]
"""In hundredths of a victory point."""


class NationPoints(Strict):
    """What a nation's pieces are worth."""

    units: dict[UnitId, Worth]
    """By Squad, Team and Leader, in hundredths of a victory point."""
    weapons: dict[WeaponId, Worth]
    """By Weapon, in hundredths of a victory point."""
    radios: dict[RadioKey, Worth]
    """By a Radio's firepower, in hundredths of a victory point."""


class PointsPerNation(Strict):
    """What each nation's pieces are worth."""

    germany: NationPoints
    """German pieces."""
    russia: NationPoints
    """Russian pieces."""
    america: NationPoints
    """American pieces."""


class PointsFile(Table):
    """What pieces are worth, for custom scenarios."""

    kind: Literal["points"]
    """The kind of file: always `points`."""
    nations: PointsPerNation
    """What units, weapons and radios are worth, by nation."""
    fortifications: dict[FortificationId, Worth]
    """By fortification, in hundredths of a victory point."""
    mines: dict[StrengthKey, Worth]
    """By the strength of mines, in hundredths of a victory point."""
