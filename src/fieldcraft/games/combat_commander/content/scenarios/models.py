"""A scenario: who meets whom on which map, with what, in which order, and for what (A.5).

A Leader is his type and the number of his counter, `sergeant-y 2`; all else is types and numbers.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from fieldcraft.core.content.models import Count, Day, Line, Name, Slug, Strict, Text
from fieldcraft.games.combat_commander.content.ids import (
    ChitLetter,
    Edge,
    ForceSize,
    FortificationId,
    HexId,
    Nation,
    Posture,
    Quality,
    RadioFp,
    Side,
    SquadId,
    TeamId,
    UnitId,
    WeaponId,
    Year,
)
from fieldcraft.games.combat_commander.content.tables.cards import CARDS
from fieldcraft.games.combat_commander.content.tables.generator import LeaderCounter, Strength
from fieldcraft.games.combat_commander.content.tables.pieces import Table

Some = Annotated[int, Field(strict=True, ge=1, le=60)]
Space = Annotated[int, Field(strict=True, ge=0, le=15)]
"""A space of the time track (CC-6.1.1, CC-6.2.1)."""
Objective = Annotated[int, Field(strict=True, ge=1, le=5)]
CardNumber = Annotated[int, Field(strict=True, ge=1, le=CARDS)]
Hexes = Annotated[tuple[HexId, ...], Field(min_length=1)]


class Pieces(Strict):
    """Counters of one side."""

    leaders: tuple[LeaderCounter, ...] = ()
    squads: dict[SquadId, Some] = Field(default_factory=dict)
    teams: dict[TeamId, Some] = Field(default_factory=dict)
    weapons: dict[WeaponId, Some] = Field(default_factory=dict)
    """Of the side's nation, or of those that any nation may have."""

    def units(self) -> dict[str, int]:
        """How many of each type of unit, Leaders included."""
        found: dict[str, int] = {}
        for word in self.leaders:
            unit = word.split()[0]
            found[unit] = found.get(unit, 0) + 1
        found.update(self.squads.items())
        found.update(self.teams.items())
        return found


class Arrival(Pieces):
    """What enters when the Time marker reaches a space (CC-6.1.2.c)."""

    time: Space
    radio: RadioFp | None = None


class Late(Pieces):
    """What may be set up after everything else; those without a place of their own in the area."""

    anywhere: bool = Field(default=False, strict=True)
    """In any hex without enemies, not only in the set-up area."""
    fortifications: tuple[FortificationId, ...] = ()
    """All of these kinds."""


class Area(Strict):
    """Where a side sets up: so many hexes deep from its edge, or in and next to some hexes."""

    depth: Annotated[int, Field(strict=True, ge=1, le=15)] | None = None
    near: Hexes | None = None
    scattered: bool = Field(default=False, strict=True)
    """Each unit in or next to a random hex of its own."""
    chained: bool = Field(default=False, strict=True)
    """All units in hexes that hang together, anywhere without enemies."""


class Supported(Strict):
    """A weapon that begins with the unit of its entry in a support table (CC-11.2, GAP-63)."""

    unit: SquadId | TeamId
    weapon: WeaponId


class Force(Pieces):
    """One side of a scenario."""

    nation: Nation
    posture: Posture
    """Fixes the hand (CC-1.1.a)."""
    quality: Quality
    """CC-4.3.1."""
    orders: Annotated[int, Field(strict=True, ge=1, le=9)]
    """Orders in a Turn (CC-5.1.a)."""
    discard: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    """Instead of the nation's limit (CC-5.3)."""
    surrender: Annotated[int, Field(strict=True, ge=1, le=30)]
    """The space of the Surrender marker (CC-4.2.a)."""
    edge: Edge
    """The side's own edge of the map (CC-7.2)."""
    area: Area
    objectives: tuple[Objective, ...] = ()
    """Under its control at the start (CC-7.3.1.a)."""
    captured: dict[WeaponId, Some] = Field(default_factory=dict)
    """Weapons of the enemy's nation."""
    radio: RadioFp | None = None
    fortifications: dict[FortificationId, Some] = Field(default_factory=dict)
    """Set up by the side."""
    hand: tuple[CardNumber, ...] = ()
    """Cards of its deck that it begins with."""
    fixed: dict[LeaderCounter, HexId] = Field(default_factory=dict)
    """Leaders with a place of their own."""
    carried: dict[WeaponId, UnitId] = Field(default_factory=dict)
    """Weapons that begin with units of a type."""
    support: tuple[Supported, ...] = ()
    """Of its weapons, those of a support table, each with the unit named with it."""
    late: Late | None = None
    arrivals: tuple[Arrival, ...] = ()


class MusterSide(Strict):
    """What a side chooses its order of battle by."""

    quality: Quality
    size: ForceSize


class Muster(Strict):
    """Both players choose their forces at the table, as the printed generator has it (A.6)."""

    axis: MusterSide
    allies: MusterSide


class Chits(Strict):
    """The objective chits (CC-7.3.2, CC-7.3.3)."""

    open: tuple[ChitLetter, ...] = ()
    random: Count = 0
    """Further open chits, drawn."""
    axis: Count = 0
    """Secret chits of the Axis, drawn."""
    allies: Count = 0
    """Secret chits of the Allies, drawn."""
    excluded: tuple[ChitLetter, ...] = ()
    """Not in the cup."""


class Points(Strict):
    """Who holds the VP marker at the start, and at which number."""

    side: Side
    points: Some


class Bonus(Strict):
    """Something more for one side."""

    side: Side
    more: Some


class Rising(Strict):
    """An Order limit that rises by one with each time advance."""

    side: Side
    most: Some


class Tank(Strict):
    """A Bunker that stands for a tank which cannot move, in an open hex that is not on a hill."""

    side: Side
    carried: dict[WeaponId, LeaderCounter | TeamId]
    """Weapons inside, with those who serve them."""
    figures: Some
    """How many figures find room in its hex."""


class Flank(Strict):
    """Arrivals of a time space that may enter in and next to some hexes."""

    side: Side
    time: Space
    near: Hexes


class Choice(Strict):
    """The side may have weaker mines and a card of its deck instead."""

    side: Side
    mines: Strength
    card: CardNumber


class Hooks(Strict):
    """Special rules of single scenarios, by name."""

    bocage: bool = Field(default=False, strict=True)
    """Hedges cost and cover one more."""
    card_for_turn: bool = Field(default=False, alias="card-for-turn", strict=True)
    """Who holds the Initiative card may give it away to take the first Turn."""
    wire_by_buildings: bool = Field(default=False, alias="wire-by-buildings", strict=True)
    """Wire is set up in building hexes or next to them."""
    broken_weapon: Side | None = Field(default=None, alias="broken-weapon")
    """One weapon of the side, drawn, begins broken."""
    no_fortifications: bool = Field(default=False, alias="no-fortifications", strict=True)
    """None can enter play after the set-up."""
    slow_open: bool = Field(default=False, alias="slow-open", strict=True)
    """Open ground costs one and a half."""
    concealment: Bonus | None = None
    """The side's Concealment takes more from the attack."""
    rising_orders: Rising | None = Field(default=None, alias="rising-orders")
    fragile: WeaponId | None = None
    """This captured weapon is lost instead of breaking."""
    exit_is_loss: tuple[Side, ...] = Field(default=(), alias="exit-is-loss")
    """Units of these sides that leave the map are eliminated."""
    flat_cost: Side | None = Field(default=None, alias="flat-cost")
    """Every hex costs the side 1."""
    range_counts: bool = Field(default=False, alias="range-counts", strict=True)
    """Fire attacks lose the range to the nearest firer."""
    mines_or_card: Choice | None = Field(default=None, alias="mines-or-card")
    melee_bonus: Bonus | None = Field(default=None, alias="melee-bonus")
    tank: Tank | None = None
    satchel_cover: Some | None = Field(default=None, alias="satchel-cover")
    """Satchel Charges only at hexes with this cover or more."""
    flank: Flank | None = None
    sniper_reach: Side | None = Field(default=None, alias="sniper-reach")
    """The side's snipers reach two hexes."""
    fog: Some | None = None
    """A hindrance everywhere, added to others; each Breeze takes 1."""


class ScenarioFile(Table):
    """A scenario."""

    kind: Literal["scenario"]
    id: Slug
    """Stable id; equals the file's name."""
    number: Annotated[int, Field(strict=True, ge=0, le=999)] = 0
    """Its number in the book; 0 when it stands in none."""
    name: Name
    place: Line | None = None
    """Where it happened, as it is called there."""
    date: Day | None = None
    year: Year
    """Decides what support tables offer (CC-4.3.2)."""
    briefing: Text = Text()
    map: Slug
    """The id of its map."""
    set_up: Literal["together"] | tuple[Side, Side] = Field(alias="set-up")
    """Who sets up first and second, or both at once, hidden from each other."""
    initiative: Side
    """Who holds the Initiative card (CC-9.a)."""
    first: Side
    """Who takes the first Turn (CC-5.a)."""
    time: Space = 0
    """Where the Time marker begins (CC-6.1.1)."""
    sudden_death: Space = Field(alias="sudden-death")
    """CC-6.2.1."""
    points: Points | None = None
    """Open objectives are already counted in them; absent at 0 (CC-4.1.1)."""
    chits: Chits = Chits()
    mines: Strength = 6
    """The strength of all mines (CC-F103.1)."""
    placed: dict[FortificationId, Hexes] = Field(default_factory=dict)
    """Fortifications that lie there before the set-up."""
    hooks: Hooks = Hooks()
    muster: Muster | None = None
    """If given, posture, pieces, points and the like follow from what the players choose."""
    axis: Force
    allies: Force

    def force(self, side: str) -> Force:
        """One side's part."""
        part: Force = getattr(self, side)
        return part
