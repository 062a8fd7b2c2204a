"""A scenario: who meets whom on which map, with what, in which order, and for what (A.5).

A Leader is his type and the number of his counter, `sergeant-y 2`; all else is types and numbers.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Discriminator, Field, StringConstraints, Tag

from fieldcraft.core.content.models import (
    SLUG,
    Count,
    Day,
    Light,
    Line,
    Name,
    Slug,
    Strict,
    Text,
    form,
)
from fieldcraft.core.content.shape import written_like
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
from fieldcraft.games.combat_commander.content.maps.models import MapFile
from fieldcraft.games.combat_commander.content.tables.cards import CARDS
from fieldcraft.games.combat_commander.content.tables.generator import LeaderCounter, Strength
from fieldcraft.games.combat_commander.content.tables.pieces import Table

Some = Annotated[int, Field(strict=True, ge=1, le=60)]
Space = Annotated[int, Field(strict=True, ge=0, le=15)]
"""A space of the time track (CC-6.1.1, CC-6.2.1)."""
Objective = Annotated[int, Field(strict=True, ge=1, le=5)]
CardNumber = Annotated[int, Field(strict=True, ge=1, le=CARDS)]
Hexes = Annotated[tuple[HexId, ...], Field(min_length=1)]


MAP_FILE = re.compile(r"^[^/\\\x00-\x1f]{1,80}\.(yaml|yml|json)$")
_MAP_WORD = written_like(f"{SLUG}|{MAP_FILE.pattern}", "pond-farm")
OwnMap = Annotated[
    Annotated[str, StringConstraints(pattern=_MAP_WORD, max_length=90), Tag("~word")]
    | Annotated[MapFile, Tag("~mapping")],
    Discriminator(form),
]


class Pieces(Strict):
    """Counters of one side."""

    leaders: tuple[LeaderCounter, ...] = ()
    """Its Leaders, each by type and number of his counter: `sergeant-y 2`."""
    squads: dict[SquadId, Some] = Field(default_factory=dict)
    """How many Squads of each type."""
    teams: dict[TeamId, Some] = Field(default_factory=dict)
    """How many Teams of each type."""
    weapons: dict[WeaponId, Some] = Field(default_factory=dict)
    """How many weapons of each type, of the side's nation or of those anyone may have."""

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
    """The space of the time track at which they enter."""
    radio: RadioFp | None = None
    """The firepower of the Radio that comes with them."""


class Late(Pieces):
    """What may be set up after everything else; those without a place of their own in the area."""

    anywhere: bool = Field(default=False, strict=True)
    """In any hex without enemies, not only in the set-up area."""
    fortifications: tuple[FortificationId, ...] = ()
    """Of these kinds, all fortifications of the side."""


class Area(Strict):
    """Where a side sets up: so many hexes deep from its edge, or in and next to some hexes."""

    depth: Annotated[int, Field(strict=True, ge=1, le=15)] | None = None
    """So many rows or columns from the side's own edge."""
    near: Hexes | None = None
    """In these hexes and next to them."""
    scattered: bool = Field(default=False, strict=True)
    """Each unit in or next to a random hex of its own."""
    chained: bool = Field(default=False, strict=True)
    """All units in hexes that hang together, anywhere without enemies."""


class Supported(Strict):
    """A weapon that begins with the unit of its entry in a support table (CC-11.2, GAP-63)."""

    unit: SquadId | TeamId
    """The type of the unit."""
    weapon: WeaponId
    """The type of the weapon it begins with."""


class Force(Pieces):
    """One side of a scenario."""

    nation: Nation
    """Whose units and cards the side has."""
    posture: Posture
    """Attack, recon or defend; fixes the size of the hand (CC-1.1.a)."""
    quality: Quality
    """The quality of its troops, by which events bring more of them (CC-4.3.1)."""
    orders: Annotated[int, Field(strict=True, ge=1, le=9)]
    """Orders in a Turn (CC-5.1.a)."""
    discard: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    """Instead of the nation's limit (CC-5.3)."""
    surrender: Annotated[int, Field(strict=True, ge=1, le=30)]
    """The space of the Surrender marker (CC-4.2.a)."""
    edge: Edge
    """The side's own edge of the map (CC-7.2)."""
    area: Area
    """Where it sets up."""
    objectives: tuple[Objective, ...] = ()
    """Under its control at the start (CC-7.3.1.a)."""
    captured: dict[WeaponId, Some] = Field(default_factory=dict)
    """Weapons of the enemy's nation."""
    radio: RadioFp | None = None
    """The firepower of its Radio, if it has one."""
    fortifications: dict[FortificationId, Some] = Field(default_factory=dict)
    """How many fortifications of each kind it sets up."""
    hand: tuple[CardNumber, ...] = ()
    """Cards of its deck that it begins with."""
    fixed: dict[LeaderCounter, HexId] = Field(default_factory=dict)
    """Leaders with a place of their own."""
    carried: dict[WeaponId, UnitId] = Field(default_factory=dict)
    """Weapons that begin with units of a type."""
    support: tuple[Supported, ...] = ()
    """Of its weapons, those of a support table, each with the unit named with it."""
    late: Late | None = None
    """What it may set up after everything else."""
    arrivals: tuple[Arrival, ...] = ()
    """What enters during the game, by the space of the time track."""


class MusterSide(Strict):
    """What a side chooses its order of battle by."""

    quality: Quality
    """The quality of its troops."""
    size: ForceSize
    """How large a force it may choose."""


class Muster(Strict):
    """Both players choose their forces at the table, as the printed generator has it (A.6)."""

    axis: MusterSide
    """What the Axis chooses by."""
    allies: MusterSide
    """What the Allies choose by."""


class Chits(Strict):
    """The objective chits (CC-7.3.2, CC-7.3.3)."""

    open: tuple[ChitLetter, ...] = ()
    """Letters of the chits that lie open."""
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
    """Whose points they are."""
    points: Some
    """How many Victory Points."""


class Bonus(Strict):
    """Something more for one side."""

    side: Side
    """Who has it."""
    more: Some
    """How much more."""


class Rising(Strict):
    """An Order limit that rises by one with each time advance."""

    side: Side
    """Whose limit rises."""
    most: Some
    """Where it stops rising."""


class Tank(Strict):
    """A Bunker that stands for a tank which cannot move, in an open hex that is not on a hill."""

    side: Side
    """Whose tank it is."""
    carried: dict[WeaponId, LeaderCounter | TeamId]
    """Weapons inside, with those who serve them."""
    figures: Some
    """How many figures find room in its hex."""


class Flank(Strict):
    """Arrivals of a time space that may enter in and next to some hexes."""

    side: Side
    """Whose arrivals they are."""
    time: Space
    """The space of the time track at which they enter."""
    near: Hexes
    """They may enter in these hexes and next to them."""


class Choice(Strict):
    """The side may have weaker mines and a card of its deck instead."""

    side: Side
    """Who may choose."""
    mines: Strength
    """The strength of the weaker mines."""
    card: CardNumber
    """The number of the card that the side gets for it."""


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
    """A side may give more Orders as time goes by."""
    fragile: WeaponId | None = None
    """This captured weapon is lost instead of breaking."""
    exit_is_loss: tuple[Side, ...] = Field(default=(), alias="exit-is-loss")
    """Units of these sides that leave the map are eliminated."""
    flat_cost: Side | None = Field(default=None, alias="flat-cost")
    """Every hex costs the side 1."""
    range_counts: bool = Field(default=False, alias="range-counts", strict=True)
    """Fire attacks lose the range to the nearest firer."""
    mines_or_card: Choice | None = Field(default=None, alias="mines-or-card")
    """A side may have a card in place of stronger mines."""
    melee_bonus: Bonus | None = Field(default=None, alias="melee-bonus")
    """A side is stronger in Melee."""
    tank: Tank | None = None
    """A tank that cannot move stands on the map."""
    satchel_cover: Some | None = Field(default=None, alias="satchel-cover")
    """Satchel Charges only at hexes with this cover or more."""
    flank: Flank | None = None
    """Some arrivals may enter at a flank."""
    sniper_reach: Side | None = Field(default=None, alias="sniper-reach")
    """The side's snipers reach two hexes."""
    fog: Some | None = None
    """A hindrance everywhere, added to others; each Breeze takes 1."""


class ScenarioFile(Table):
    """A scenario."""

    kind: Literal["scenario"]
    """Always `scenario`."""
    id: Slug
    """Stable id; equals the file's name."""
    number: Annotated[int, Field(strict=True, ge=0, le=999)] = 0
    """Its number in the book; 0 when it stands in none."""
    name: Name
    """What players call the scenario."""
    place: Line | None = None
    """Where it happened, as it is called there."""
    date: Day | None = None
    """When the fight took place."""
    light: Light = "day"
    """The time of day, for those who draw the map; it changes no rule."""
    year: Year
    """Decides what support tables offer (CC-4.3.2)."""
    briefing: Text = Text.blank()
    """What the players are told."""
    map: OwnMap
    """The id of a built-in map; or a whole map; or the name of its file, beside this one."""
    set_up: Literal["together"] | tuple[Side, Side] = Field(alias="set-up")
    """Who sets up first and second, or both at once, hidden from each other."""
    initiative: Side
    """Who holds the Initiative card (CC-9.a)."""
    first: Side
    """Who takes the first Turn (CC-5.a)."""
    time: Space = 0
    """Where the Time marker begins (CC-6.1.1)."""
    sudden_death: Space = Field(alias="sudden-death")
    """The space of the time track from which the game may end (CC-6.2.1)."""
    points: Points | None = None
    """Open objectives are already counted in them; absent at 0 (CC-4.1.1)."""
    chits: Chits = Chits.blank()
    """The objective chits."""
    mines: Strength = 6
    """The strength of all mines (CC-F103.1)."""
    placed: dict[FortificationId, Hexes] = Field(default_factory=dict)
    """Fortifications that lie there before the set-up."""
    hooks: Hooks = Hooks.blank()
    """Special rules of this scenario."""
    muster: Muster | None = None
    """If given, posture, pieces, points and the like follow from what the players choose."""
    axis: Force
    """The side of the Axis."""
    allies: Force
    """The side of the Allies."""

    def force(self, side: str) -> Force:
        """One side's part."""
        part: Force = getattr(self, side)
        return part
