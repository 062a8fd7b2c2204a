"""A nation, its orders of battle and its support table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Count, Name, Slug, Strict
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.combat_commander.content.ids import (
    Nation,
    Quality,
    RadioFp,
    Side,
    SquadId,
    TeamId,
    UnitId,
    WeaponId,
    Year,
)
from fieldcraft.games.combat_commander.content.tables.pieces import Table

Span = Annotated[tuple[Year, ...], Field(min_length=1, max_length=2)]
"""A year, or the first and the last of several."""
Signed = Annotated[int, Field(strict=True, ge=-99, le=99)]
Counts = tuple[Count, Count, Count]
"""For a company, a detachment and a platoon."""
RollKey = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
Cost = Annotated[int, Field(strict=True, ge=1, le=20)]
"""Victory points to be paid."""


def years_of(span: tuple[int, ...]) -> list[int]:
    """First and last year of a span.

    >>> years_of((1943,)), years_of((1939, 1942))
    ([1943, 1943], [1939, 1942])
    """
    return [span[0], span[-1]]


class NationFile(Table):
    """A nation."""

    kind: Literal["nation"]
    nation: Nation
    name: Name
    side: Side
    letter: Annotated[str, StringConstraints(pattern=written_like(r"^[a-z]$", "g"))]
    """Begins the numbers of its cards."""
    discard: Annotated[int, Field(strict=True, ge=0, le=9)]
    """Cards that may be discarded in a Turn without Orders (CC-5.3)."""
    squads_per_leader: Count = Field(alias="squads-per-leader")
    squads_per_company: Count = Field(alias="squads-per-company")


class Dated(Strict):
    """Weapons that an order of battle has in some of its years only."""

    weapon: WeaponId
    years: Span
    counts: Counts


class OrderOfBattle(Strict):
    """A force for custom scenarios, as a company, a detachment or a platoon (CC-G.ob)."""

    chit: Annotated[str, StringConstraints(pattern=written_like(r"^[A-HJ-NP-Z]$", "A"))]
    """The letter of its chit."""
    id: Slug
    name: Name
    years: Span
    quality: Quality
    points: Counts
    """What it costs in victory points."""
    initiative: tuple[Signed, Signed, Signed]
    """Odd for the Axis and even for the Allies, so that no tie can occur (CC-9.a)."""
    squads: Annotated[dict[SquadId, Counts], Field(min_length=1)]
    teams: dict[TeamId, Counts] = Field(default_factory=dict)
    weapons: dict[WeaponId, Counts] = Field(default_factory=dict)
    dated: tuple[Dated, ...] = ()
    surrender: Counts
    """The space of the Surrender marker (CC-4.2.a)."""


class OrdersOfBattleFile(Table):
    """The orders of battle of a nation."""

    kind: Literal["orders-of-battle"]
    nation: Nation
    orders_of_battle: Annotated[tuple[OrderOfBattle, ...], Field(min_length=1)] = Field(
        alias="orders-of-battle"
    )


class Support(Strict):
    """One entry of a support table: a unit, perhaps with its weapon, or a radio (CC-E68)."""

    unit: UnitId | None = None
    counters: tuple[Annotated[int, Field(strict=True, ge=1, le=9)], ...] = ()
    """For Leaders, the counters of which one enters."""
    weapon: WeaponId | None = None
    """Carried by the unit (CC-11.2)."""
    radio: RadioFp | None = None
    cost: Cost
    rolls: Annotated[dict[RollKey, Span], Field(min_length=1)]
    """The columns in which it stands, each with its years."""


class SupportFile(Table):
    """The support table of a nation."""

    kind: Literal["support"]
    nation: Nation
    support: Annotated[tuple[Support, ...], Field(min_length=1)]
