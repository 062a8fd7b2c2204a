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
    """The kind of file: always `nation`."""
    nation: Nation
    """The word for it in the other files."""
    name: Name
    """What it is called."""
    side: Side
    """Which side it fights on."""
    letter: Annotated[str, StringConstraints(pattern=written_like(r"^[a-z]$", "g"))]
    """Begins the numbers of its cards."""
    discard: Annotated[int, Field(strict=True, ge=0, le=9)]
    """Cards that may be discarded in a Turn without Orders (CC-5.3)."""
    squads_per_leader: Count = Field(alias="squads-per-leader")
    """How many Squads a Leader of its forces has."""
    squads_per_company: Count = Field(alias="squads-per-company")
    """How many Squads make up a company."""


class Dated(Strict):
    """Weapons that an order of battle has in some of its years only."""

    weapon: WeaponId
    """The type of Weapon."""
    years: Span
    """When the force has it."""
    counts: Counts
    """How many a company, a detachment and a platoon have."""


class OrderOfBattle(Strict):
    """A force for custom scenarios, as a company, a detachment or a platoon (CC-G.ob)."""

    chit: Annotated[str, StringConstraints(pattern=written_like(r"^[A-HJ-NP-Z]$", "A"))]
    """The letter of its chit."""
    id: Slug
    """The word for it in custom scenarios."""
    name: Name
    """What it is called."""
    years: Span
    """When it fought."""
    quality: Quality
    """How good its troops are."""
    points: Counts
    """What it costs in victory points."""
    initiative: tuple[Signed, Signed, Signed]
    """Odd for the Axis and even for the Allies, so that no tie can occur (CC-9.a)."""
    squads: Annotated[dict[SquadId, Counts], Field(min_length=1)]
    """By type of Squad, how many a company, a detachment and a platoon have."""
    teams: dict[TeamId, Counts] = Field(default_factory=dict)
    """The same by type of Team."""
    weapons: dict[WeaponId, Counts] = Field(default_factory=dict)
    """The same by type of Weapon, for all of its years."""
    dated: tuple[Dated, ...] = ()
    """Weapons that it has in some of its years only."""
    surrender: Counts
    """The space of the Surrender marker (CC-4.2.a)."""


class OrdersOfBattleFile(Table):
    """The orders of battle of a nation."""

    kind: Literal["orders-of-battle"]
    """The kind of file: always `orders-of-battle`."""
    nation: Nation
    """The nation the table belongs to."""
    orders_of_battle: Annotated[tuple[OrderOfBattle, ...], Field(min_length=1)] = Field(
        alias="orders-of-battle"
    )
    """The forces to choose from, each with its own chit."""


class Support(Strict):
    """One entry of a support table: a unit, perhaps with its weapon, or a radio (CC-E68)."""

    unit: UnitId | None = None
    """The Squad, Team or Leader that can be had."""
    counters: tuple[Annotated[int, Field(strict=True, ge=1, le=9)], ...] = ()
    """For Leaders, the counters of which one enters."""
    weapon: WeaponId | None = None
    """Carried by the unit (CC-11.2)."""
    radio: RadioFp | None = None
    """The Radio that can be had instead, by its firepower."""
    cost: Cost
    """What it costs in victory points."""
    rolls: Annotated[dict[RollKey, Span], Field(min_length=1)]
    """The columns in which it stands, each with its years."""


class SupportFile(Table):
    """The support table of a nation."""

    kind: Literal["support"]
    """The kind of file: always `support`."""
    nation: Nation
    """The nation the table belongs to."""
    support: Annotated[tuple[Support, ...], Field(min_length=1)]
    """Everything that can be had, in printed order."""
