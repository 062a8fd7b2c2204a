"""What drills of Combat Commander may say of units, weapons, hexes, objectives and cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator, Field, Tag

from fieldcraft.core.content.models import Count
from fieldcraft.core.content.models import form as plain_form
from fieldcraft.games.combat_commander.content.ids import (
    ChitLetter,
    FortificationId,
    HexId,
    RadioFp,
    Side,
)
from fieldcraft.games.combat_commander.content.position_models import (
    CardWord,
    Flag,
    Track,
    UnitWord,
    WeaponWord,
    radio_form,
)
from fieldcraft.games.combat_commander.schema.words import Flag as FlagWord
from fieldcraft.record.drills.parts import Facts, form

Value = Annotated[int, Field(strict=True, ge=-20, le=60)]
NONE = "none"


class UnitFacts(Facts):
    """Something about a unit, with the values it shows now."""

    hex: HexId | None = None
    """The hex it is in."""
    space: Track | None = None
    """The space of the time track where it waits."""
    casualty: Flag | None = None
    """Whether it lies on the casualty track."""
    broken: Flag | None = None
    """Whether it is broken."""
    suppressed: Flag | None = None
    """Whether it is suppressed."""
    veteran: Flag | None = None
    """Whether it is a veteran."""
    activated: Flag | None = None
    """Whether it has been activated in this Turn."""
    flags: Annotated[tuple[FlagWord, ...], Field(min_length=1)] | None = None
    """Flags that must be set."""
    lacks: Annotated[tuple[FlagWord, ...], Field(min_length=1)] | None = None
    """Flags that must not be set."""
    weapon: WeaponWord | Literal["none"] | None = None
    """The weapon it carries; `none` for none."""
    fp: Value | None = None
    """Its Firepower."""
    range: Value | None = None
    """Its Range."""
    move: Value | None = None
    """Its Movement."""
    morale: Value | None = None
    """Its Morale."""
    command: Value | None = None
    """Its Command."""
    allowance: Value | None = None
    """Movement points it has in a Move Order, with the road bonus."""
    spent: Annotated[int, Field(strict=True, ge=0)] | Annotated[float, Field(ge=0)] | None = None
    """Movement points spent in this Order."""


class WeaponFacts(Facts):
    """Something about a weapon."""

    holder: UnitWord | Literal["box", "none"] | None = None
    """Who carries it; `box` for the weapon box, `none` for nobody."""
    broken: Flag | None = None
    """Whether it is broken."""
    fired: Flag | None = None
    """Whether it has fired in this Turn."""
    fp: Value | None = None
    """Its Firepower."""
    range: Value | None = None
    """Its Range."""


class RadioFacts(Facts):
    """Something about a Radio."""

    fp: RadioFp | None = None
    """Its Firepower."""
    smoke: Flag | None = None
    """Whether it can call for smoke."""
    broken: Flag | None = None
    """Whether it is broken."""


class HexFacts(Facts):
    """Something about the markers in a hex."""

    fort: FortificationId | Literal["none"] | None = None
    """The fortification there; `none` for none."""
    smoke: Annotated[int, Field(strict=True, ge=0, le=10)] | None = None
    """0 for none."""
    blaze: Flag | None = None
    """Whether it is on fire."""
    held: Side | Literal["none"] | None = None
    """Who last held it alone; `none` for nobody."""


class ObjectiveFacts(Facts):
    """Something about an objective."""

    hex: HexId | None = None
    """The hex it lies in."""
    control: Side | Literal["none"] | None = None
    """Who controls it; `none` for nobody."""
    value: Count | None = None
    """What the open chits make it worth."""


class ChitFacts(Facts):
    """The objective chits."""

    open: tuple[ChitLetter, ...] | None = None
    """All open ones, in any order."""
    axis: tuple[ChitLetter, ...] | None = None
    """All secret ones of the Axis."""
    allies: tuple[ChitLetter, ...] | None = None
    """All secret ones of the Allies."""


class OrderFacts(Facts):
    """Orders given in this Turn, and the limits."""

    given: Count | None = None
    """How many have been given in this Turn."""
    axis: Count | None = None
    """The limit of the Axis."""
    allies: Count | None = None
    """The limit of the Allies."""


class ZoneFacts(Facts):
    """Something about the cards of a zone."""

    size: Count | None = None
    """How many cards."""
    include: Annotated[tuple[CardWord, ...], Field(min_length=1)] | None = None
    """At least these."""
    exclude: Annotated[tuple[CardWord, ...], Field(min_length=1)] | None = None
    """None of these."""


Zone = Annotated[
    Annotated[Count, Tag("~number")]
    | Annotated[tuple[CardWord, ...], Tag("~list")]
    | Annotated[ZoneFacts, Tag("~mapping")],
    Discriminator(lambda value: "~number" if form(value) == "~word" else form(value)),
]
"""A zone: how many cards, exactly which cards (in any order), or something about them."""


class Zones(Facts):
    """A side's card zones."""

    hand: Zone | None = None
    """In hand."""
    deck: Zone | None = None
    """In the deck."""
    discard: Zone | None = None
    """In the discard pile."""
    known: Zone | None = None
    """The cards of the hand that the opponent has seen."""


Standing = Annotated[
    Annotated[HexId | Literal["casualty"], Tag("~word")]
    | Annotated[UnitFacts, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(plain_form),
]
"""A hex (unbroken there, and not suppressed), `casualty`, something about the unit, or nothing
when there is no such counter in the game."""
Held = Annotated[
    Annotated[UnitWord | Literal["box"], Tag("~word")]
    | Annotated[WeaponFacts, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(plain_form),
]
"""Its holder (intact there), `box`, something about it, or nothing when it is not in the game."""
Radioed = Annotated[
    Annotated[RadioFp, Tag("~number")]
    | Annotated[RadioFacts, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(radio_form),
]
Marked = Annotated[
    Annotated[HexFacts, Tag("~mapping")] | Annotated[None, Tag("~nothing")],
    Discriminator(lambda value: "~nothing" if value is None else "~mapping"),
]
"""Something about the markers, or nothing where there is none."""
Controlled = Annotated[
    Annotated[Side, Tag("~word")]
    | Annotated[ObjectiveFacts, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(plain_form),
]
"""Who controls it, nothing for nobody, or something about it."""
