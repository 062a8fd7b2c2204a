"""The counters with values: squads, teams, leaders, weapons, radios (CC-3, CC-11, CC-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from fieldcraft.core.content.models import Count, Header, Line, Slug, Strict
from fieldcraft.games.combat_commander.content.ids import (
    Game,
    Nation,
    Owner,
    Quality,
    RadioFp,
    WeaponClass,
)

Value = Annotated[int, Field(strict=True, ge=0, le=20)]
Row = Annotated[int, Field(strict=True, ge=1, le=10)]
"""The number of a random hex (CC-1.8)."""
Calibre = Annotated[int, Field(strict=True, ge=20, le=240)]
"""In millimetres; for those who read it, no rule asks."""
Stat = Literal["fp", "range", "move"]
"""A value that can stand in a box (CC-3.1.6)."""


class Table(Header):
    """A file of the game."""

    game: Game
    """The game the file belongs to."""


class Values(Strict):
    """The four values of one side of a counter (CC-3.1)."""

    fp: Value
    """Firepower."""
    range: Value
    """Range, in hexes."""
    move: Value
    """Movement points."""
    morale: Value
    """Morale."""


class Unit(Strict):
    """One type of Squad or Team."""

    id: Slug
    """The word for it in scenarios and drills: `rifle`."""
    front: Values
    """The unbroken side."""
    boxed: tuple[Stat, ...] = ()
    """The values that stand in a box on the unbroken side (CC-3.1.6)."""
    broken: Values
    """The broken side (CC-3.2)."""
    count: Count
    """Counters in the box."""


class Squad(Unit):
    """One type of Squad: four figures."""

    id: Slug
    quality: Quality
    """Which Team takes its place (CC-A36, CC-E52)."""


class Team(Unit):
    """One type of Team: two figures."""

    id: Slug
    quality: Quality | None = None
    """The Squads whose place it takes; none for a Weapon Team (CC-A36, CC-E52)."""


class UnitsFile(Table):
    """The Squads and Teams of a nation."""

    kind: Literal["units"]
    """The kind of file: always `units`."""
    nation: Nation
    """The nation the table belongs to."""
    squads: Annotated[tuple[Squad, ...], Field(min_length=1)]
    """Its types of Squad."""
    teams: tuple[Team, ...] = ()
    """Its types of Team."""


class Names(Strict):
    """A name for each counter of a nation; names never affect play (CC-3.a)."""

    germany: tuple[Line, ...] = ()
    """The German Leaders of this type."""
    russia: tuple[Line, ...] = ()
    """The Russian Leaders of this type."""
    america: tuple[Line, ...] = ()
    """The American Leaders of this type."""

    def of(self, nation: str) -> tuple[str, ...]:
        """A nation's names."""
        names: tuple[str, ...] = getattr(self, nation)
        return names

    def everyone(self) -> Iterator[tuple[str, int, str]]:
        """Every name with its nation and its place there."""
        for nation in type(self).model_fields:
            for index, name in enumerate(self.of(nation)):
                yield nation, index, name


class Leader(Strict):
    """One type of Leader, alike in all nations: one figure (CC-3.1.5, CC-3.3)."""

    id: Slug
    """The word for it in scenarios and drills: `sergeant-x`."""
    front: Values
    """The unbroken side."""
    command: Annotated[int, Field(strict=True, ge=0, le=3)]
    """Command of the unbroken side; broken he has none (CC-3.3.1.1.c)."""
    broken: Values
    """The broken side (CC-3.2)."""
    names: Names
    """One for each counter; counters are numbered from 1 in this order."""


class LeadersFile(Table):
    """The Leaders of all nations."""

    kind: Literal["leaders"]
    """The kind of file: always `leaders`."""
    leaders: Annotated[tuple[Leader, ...], Field(min_length=1)]
    """Every type of Leader, once each."""


class Weapon(Strict):
    """One type of Weapon (CC-11)."""

    id: Slug
    """The word for it in scenarios and drills: `light-mg`."""
    class_: WeaponClass = Field(alias="class")
    """Machine gun, mortar, gun, flamethrower, explosive charge or bottle."""
    calibre: Calibre | None = None
    """In millimetres, where the counter prints one."""
    fp: Value
    """Firepower."""
    min_range: Value = Field(default=0, alias="min-range")
    """The nearest hex it can hit; mortars have one (CC-O20.2.2)."""
    range: Value
    """The farthest hex it can hit."""
    boxed: tuple[Literal["fp", "range"], ...] = ()
    """The values that stand in a box (CC-3.1.6)."""
    move: Annotated[int, Field(strict=True, ge=-9, le=0)] = 0
    """What it takes from its carrier's Movement (CC-11.1.a)."""
    ordnance: bool = Field(default=False, strict=True)
    """Its values stand on a white band: it must hit by targeting (CC-G.ordnance, CC-11.5)."""
    smoke: bool = Field(default=False, strict=True)
    """It can fire smoke (CC-O20.2.1)."""
    fix: Annotated[tuple[Row, ...], Field(min_length=1)]
    """Random hexes of these rows repair it (CC-11.4.c)."""
    eliminate: Annotated[tuple[Row, ...], Field(min_length=1)]
    """Random hexes of these rows eliminate it when broken (CC-11.4.c)."""
    count: Count
    """Counters in the box."""


class WeaponsFile(Table):
    """The Weapons of a nation, or those that any nation may have."""

    kind: Literal["weapons"]
    """The kind of file: always `weapons`."""
    nation: Owner
    """The nation that has them, or `shared` for those that any nation may have."""
    weapons: Annotated[tuple[Weapon, ...], Field(min_length=1)]
    """The types of Weapon."""


class Radio(Strict):
    """One Radio: a call on artillery of some calibre (CC-12)."""

    fp: RadioFp
    """Firepower of each hex of an impact (CC-O18.2.3)."""
    calibre: Calibre
    """Of its artillery, in millimetres."""
    smoke: bool = Field(strict=True)
    """Whether it can call for smoke (CC-O18.2.1.1)."""
    count: Count
    """Counters in the box."""


class RadiosFile(Table):
    """The Radios of a nation."""

    kind: Literal["radios"]
    """The kind of file: always `radios`."""
    nation: Nation
    """The nation the table belongs to."""
    radios: Annotated[tuple[Radio, ...], Field(min_length=1)]
    """Its Radios, by their firepower."""
