"""Drills of Undaunted: North Africa: its sides and cards, vehicles, structures and escapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Discriminator, Field, Tag

from fieldcraft.core.content.models import Count, Strict
from fieldcraft.games.undaunted.content.models import TileId
from fieldcraft.games.undaunted.content.north_africa.ids import (
    CardId,
    CounterId,
    ItalianCard,
    LrdgCard,
    Side,
    StructureId,
    VehicleCounter,
)
from fieldcraft.games.undaunted.content.north_africa.position import Draws, Position, Seated
from fieldcraft.games.undaunted.content.position_models import Marker
from fieldcraft.games.undaunted.drills import table as shared
from fieldcraft.games.undaunted.drills.table import ZoneName
from fieldcraft.record.drills.checks import ABSENT, Difference, differ
from fieldcraft.record.drills.parts import Facts, Saying, Some, form

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

SeatNumber = Literal["1", "2", "3"]
Fate = Literal["standing", "lrdg", "it"]
"""What has become of a structure: it is standing, or which side has destroyed it."""


class Standing(Strict):
    """A soldier on foot, or a vehicle, and the face it shows (U-111, NA-116)."""

    tile: TileId
    """The tile it is on."""
    face: Literal["ready", "suppressed", "disabled"] = "ready"
    """The face it shows."""


def _spot_form(value: object) -> str:
    if isinstance(value, Seated) or (isinstance(value, dict) and "vehicle" in value):
        return "~seat"
    return form(value)


Spot = Annotated[
    Annotated[TileId, Tag("~word")]
    | Annotated[Seated, Tag("~seat")]
    | Annotated[Standing, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(_spot_form),
]
"""Where a counter is: a tile, tile and face, a seat, or nothing when it is off the board."""


class VehicleFacts(Facts):
    """Something about a vehicle on the board."""

    tile: TileId | None = None
    """The tile it is on."""
    face: Literal["ready", "disabled"] | None = None
    """The face it shows."""
    owner: Side | None = None
    """Before whom its card lies (NA-111)."""
    damage: Count | None = None
    """How many damage markers lie on it (NA-119)."""


class LrdgZones(shared.Zones[LrdgCard]):
    """The LRDG's card zones."""


class ItalianZones(shared.Zones[ItalianCard]):
    """Italy's card zones."""


class Known(shared.Known[CardId]):
    """What everyone knows of a side's hand and discard pile (U-905, U-611)."""


class NorthAfricaExpect(shared.UndauntedExpect):
    """What must be true on a table of North Africa."""

    initiative: Side | None = None
    active: Side | None = None
    points: dict[Side, Count] | None = Field(default=None, min_length=1)
    hopeless: tuple[Side, ...] | None = None
    """All sides in a hopeless position (NA-810)."""
    counters: dict[CounterId, Spot] | None = Field(default=None, min_length=1)
    """A tile (on foot, ready face up), tile and face, vehicle and seat and face, or null when off
    the board."""
    vehicles: dict[VehicleCounter, VehicleFacts] | None = Field(default=None, min_length=1)
    """Owner, damage, face and tile of vehicles on the board."""
    seats: dict[VehicleCounter, Some[SeatNumber, CounterId | None]] | None = Field(
        default=None, min_length=1
    )
    """By vehicle and number: who sits there, or null when nobody does."""
    structures: dict[StructureId, Fate] | None = Field(default=None, min_length=1)
    """`standing`, or the side that has destroyed it."""
    escaped: dict[Side, tuple[CounterId, ...]] | None = Field(default=None, min_length=1)
    """All counters of a side that have escaped, in any order (NA-507)."""
    neutralised: dict[Side, tuple[CounterId, ...]] | None = Field(default=None, min_length=1)
    """All counters that a side has neutralised, in any order (NA-807)."""
    held: tuple[Side, ...] | None = None
    """All sides that have controlled the tile which their escape asks for (C-15)."""
    markers: dict[Side, Some[TileId, Marker]] | None = Field(default=None, min_length=1)
    bid: dict[Side, CardId | None] | None = Field(default=None, min_length=1)
    """The card a side has picked in secret."""
    known: dict[Side, Known] | None = Field(default=None, min_length=1)
    lrdg: LrdgZones | None = None
    """The cards of the LRDG."""
    it: ItalianZones | None = None
    """The cards of Italy."""

    def more(self, view: UndauntedView) -> Iterator[Difference]:
        """Vehicles and crews, structures, and who has left the board how."""
        box = view["box"]
        for vehicle, facts in (self.vehicles or {}).items():
            shown = {**view["counters"].get(vehicle, {}), **box["vehicles"].get(vehicle, {})}
            for key in sorted(facts.model_fields_set):
                at = ("vehicles", vehicle, key)
                yield from differ(at, getattr(facts, key), shown.get(key))
        for vehicle, crew in (self.seats or {}).items():
            seats = box["vehicles"].get(vehicle, {"seats": []})["seats"]
            for number, soldier in crew.items():
                found = seats[int(number) - 1] if int(number) <= len(seats) else ABSENT
                yield from differ(("seats", vehicle, number), soldier, found)
        for structure, fate in (self.structures or {}).items():
            marker = box["structures"].get(structure, {"destroyed": ABSENT})
            yield from differ(("structures", structure), fate, marker["destroyed"] or "standing")
        for name in ("escaped", "neutralised"):
            for side, counters in (getattr(self, name) or {}).items():
                yield from differ((name, side), sorted(counters), sorted(box[name][side]))
        if self.held is not None:
            yield from differ(("held",), sorted(self.held), sorted(box["held"]))


class NorthAfricaStep(shared.UndauntedStep):
    """A step of a North Africa drill."""

    lrdg: Saying | None = None
    """What the LRDG chooses."""
    it: Saying | None = None
    """What Italy chooses."""
    varies: dict[Side, Annotated[tuple[ZoneName, ...], Field(min_length=1)]] | None = Field(
        default=None, min_length=1
    )
    """With `sample`: zones by side that must not come out the same every time."""
    draws: Draws = Draws.blank()
    """The cards drawn in this step, all of which must be drawn."""
    expect: NorthAfricaExpect | None = None


class NorthAfricaVariant(shared.UndauntedVariant):
    """A variant of a North Africa drill."""

    position: Position = Position.blank()
    """What is different in the position: each key given replaces the drill's."""
    steps: tuple[NorthAfricaStep, ...]


class NorthAfricaDrill(shared.UndauntedDrill):
    """A drill of Undaunted: North Africa."""

    game: Literal["north-africa"]
    position: Position = Position.blank()
    """The board and pieces, the cards in every zone, scripted dice and draws."""
    steps: tuple[NorthAfricaStep, ...] = ()
    variants: tuple[NorthAfricaVariant, ...] = ()
