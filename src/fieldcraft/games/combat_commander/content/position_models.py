"""A position as drills and the editor write it down: where it starts, and what is different there.

Units and weapons are named as on the table, `axis:rifle-3` and `light-mg-2`; the numbers are those
of the counters, so that no two units of a side and no two weapons have the same.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import Discriminator, Field, StringConstraints, Tag

from fieldcraft.core.content.models import Slug, Strict, form
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.combat_commander.content.ids import (
    ChitLetter,
    Edge,
    FortificationId,
    HexId,
    Nation,
    Posture,
    Quality,
    RadioFp,
    Side,
    TerrainId,
    UnitId,
    WeaponId,
    Year,
)
from fieldcraft.games.combat_commander.content.maps.models import Features, Hex
from fieldcraft.games.combat_commander.content.scenarios.models import Area, Hooks, Space
from fieldcraft.games.combat_commander.content.tables.generator import Strength

CARD = r"[a-z]+(-[a-z]+)*#[gra]-[1-9][0-9]?"
DICE = r"[1-6]\+[1-6]( (time|event|sniper|jammed|any))?"
_HEX = r"[A-O]([1-9]|10)"

_UNITS = "|".join(get_args(UnitId))
_WEAPONS = "|".join(get_args(WeaponId))

UnitWord = Annotated[
    str,
    StringConstraints(
        pattern=written_like(rf"^(axis|allies):({_UNITS})-[1-9][0-9]?$", "axis:rifle-3")
    ),
]
"""A unit: its side, type and the number of its counter, `axis:rifle-3`."""
WeaponWord = Annotated[
    str, StringConstraints(pattern=written_like(rf"^({_WEAPONS})-[1-9][0-9]?$", "light-mg-2"))
]
"""A weapon: its type and the number of its counter, `light-mg-2`."""
CardWord = Annotated[str, StringConstraints(pattern=written_like(f"^{CARD}$", "fire#g-50"))]
"""A card: its order, the letter of its nation and its number, `fire#g-50`."""
Drawn = Annotated[
    str,
    StringConstraints(
        pattern=written_like(
            rf"^({CARD}|{DICE}|hex {_HEX}|event [a-z]+(-[a-z]+)*|breeze [1-6]"
            r"|any( [1-9][0-9]?)?)$",
            "5+4 event",
        )
    ),
]
"""A card that comes: its name; `5+4` for its dice without a trigger, `5+4 event` with one,
`5+4 any` with any or none; `hex C7` for its random hex, `event medic` for its event, `breeze 3` for
its direction; `any`, or `any 5` for five, where it does not matter."""
Lot = ChitLetter | CardWord | Annotated[int, Field(strict=True, ge=1, le=10)]
"""What is drawn blindly: a chit by its letter, a card of a hand, the number of a Smoke marker."""
Number = Literal["1", "2", "3", "4", "5"]
"""The number of an objective."""
Level = Annotated[int, Field(strict=True, ge=0, le=4)]
Points = Annotated[int, Field(strict=True, ge=-99, le=99)]
Track = Annotated[int, Field(strict=True, ge=0, le=60)]
Orders = Annotated[int, Field(strict=True, ge=0, le=9)]
Flag = Annotated[bool, Field(strict=True)]


class BySide(Strict):
    """Something for each side."""

    axis: Any = None
    """Of the Axis."""
    allies: Any = None
    """Of the Allies."""

    def of(self, side: str) -> Any:
        """A side's share; `Any`, as the field of the side knows its type."""
        return getattr(self, side)


class Nations(BySide):
    """The nation of each side."""

    axis: Nation = "germany"
    allies: Nation = "russia"


class Postures(BySide):
    """The posture of each side, which fixes the hand (CC-1.1.a)."""

    axis: Posture = "recon"
    allies: Posture = "recon"


class Edges(BySide):
    """The own edge of each side (CC-7.2)."""

    axis: Edge = "left"
    allies: Edge = "right"


class Qualities(BySide):
    """The quality of each side (CC-4.3.1)."""

    axis: Quality = "line"
    allies: Quality = "line"


class Areas(BySide):
    """The set-up area of each side (CC-A35.4)."""

    axis: Area | None = None
    allies: Area | None = None


class Limits(BySide):
    """A number for each side."""

    axis: Orders | None = None
    allies: Orders | None = None


class Spaces(BySide):
    """A space of a track for each side."""

    axis: Track | None = None
    allies: Track | None = None


class Ground(Features):
    """What the map shows beside what it starts from."""

    terrain: dict[HexId, TerrainId] = Field(default_factory=dict)
    """Other terrain by hex."""
    levels: dict[HexId, Level] = Field(default_factory=dict)
    """Other levels by hex."""
    objectives: Annotated[tuple[Hex, ...], Field(min_length=5, max_length=5)] | None = None
    """The hexes of the objectives 1 to 5."""


class Standing(Strict):
    """A unit: where it is and what lies on it."""

    hex: HexId | None = None
    """The hex it is in."""
    space: Space | None = None
    """Instead of a hex: it waits on this space of the time track."""
    casualty: Flag = False
    """Instead of a hex: it lies on the casualty track."""
    broken: Flag = False
    """It is broken."""
    suppressed: Flag = False
    """It is suppressed."""
    veteran: Flag = False
    """It is a veteran."""
    activated: Flag = False
    """It has been activated for an Order in this Turn."""


Spot = Annotated[
    Annotated[HexId | Literal["casualty"], Tag("~word")]
    | Annotated[Standing, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(form),
]
"""Where a unit is: a hex, `casualty` for the casualty track, more about it, or nothing when it is
out of the game."""


class Holding(Strict):
    """A weapon: who has it and how it is."""

    holder: UnitWord | Literal["box"]
    """The unit that carries it, or the weapon box (CC-4.2.b)."""
    broken: Flag = False
    """It is broken."""
    nation: Nation | None = None
    """Whose weapon it is, when it is not of its holder's nation."""


Held = Annotated[
    Annotated[UnitWord | Literal["box"], Tag("~word")]
    | Annotated[Holding, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(form),
]
"""Who has a weapon: a unit, `box` for the weapon box, more about it, or nothing when it is out of
the game."""


class Radio(Strict):
    """A Radio."""

    fp: RadioFp
    """Its Firepower."""
    smoke: Flag | None = None
    """Whether it can call for smoke; by default as on the counter."""
    broken: Flag = False
    """It is broken."""


def radio_form(value: object) -> str:
    """A number, more about it, or nothing."""
    return "~number" if isinstance(value, int) and not isinstance(value, bool) else form(value)


Radioed = Annotated[
    Annotated[RadioFp, Tag("~number")]
    | Annotated[Radio, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(radio_form),
]
"""A Radio by its firepower, or nothing."""


class Radios(BySide):
    """The Radio of each side (CC-12)."""

    axis: Radioed = None
    allies: Radioed = None


class Marks(Strict):
    """The markers in a hex."""

    fort: FortificationId | None = None
    """The fortification there."""
    smoke: Annotated[int, Field(strict=True, ge=1, le=10)] | None = None
    """The hindrance of the Smoke marker there."""
    blaze: Flag = False
    """It is on fire."""
    held: Side | None = None
    """Who last held it alone, where nobody is now (CC-F101)."""


class Secret(BySide):
    """The secret chits of each side."""

    axis: tuple[ChitLetter, ...] = ()
    allies: tuple[ChitLetter, ...] = ()


class Chits(Strict):
    """The objective chits (CC-7.3.2, CC-7.3.3)."""

    open: tuple[ChitLetter, ...] = ()
    """Those that lie open."""
    secret: Secret = Secret.blank()
    """Those that each side holds in secret."""
    excluded: tuple[ChitLetter, ...] = ()
    """Those that are not in the game."""


class Zones(Strict):
    """The cards of a side; all others are in its deck."""

    hand: tuple[CardWord, ...] = ()
    """In hand."""
    discard: tuple[CardWord, ...] = ()
    """In the discard pile."""
    deck: tuple[CardWord, ...] | None = None
    """Only these are in the deck, and all others in the discard pile."""
    known: tuple[CardWord, ...] = ()
    """Cards of the hand that the opponent has seen."""


class Draws(BySide):
    """The next cards of each side's deck, in order."""

    axis: tuple[Drawn, ...] = ()
    allies: tuple[Drawn, ...] = ()


class Position(Strict):
    """A position: where it starts from, and what is different there."""

    scenario: str | Annotated[int, Field(strict=True)] | None = None
    """Id or number of the scenario to start from."""
    clear: Flag = False
    """With a scenario: keep map, tracks, chits and special rules, drop all pieces."""
    map: Slug | Literal["open"] | None = None
    """A built-in map, or open ground everywhere."""
    ground: Ground | None = None
    """What the map shows beside that."""
    phase: Literal["set-up", "turn"] = "turn"
    """Before a scenario's set-up, or the beginning of a Turn."""
    nations: Nations | None = None
    """The nation of each side."""
    year: Year | None = None
    """The year of the fight."""
    postures: Postures | None = None
    """The posture of each side, which fixes the hand (CC-1.1.a)."""
    edges: Edges | None = None
    """The own edge of each side (CC-7.2)."""
    quality: Qualities | None = None
    """The quality of each side (CC-4.3.1)."""
    orders: Limits | None = None
    """Order limits (CC-5.1.a)."""
    discards: Limits | None = None
    """Discard limits (CC-5.3)."""
    areas: Areas | None = None
    """The set-up area of each side (CC-A35.4)."""
    mines: Strength | None = None
    """The strength of all mines (CC-F103.1)."""
    hooks: Hooks | None = None
    """Special rules."""
    options: dict[str, Flag] = Field(default_factory=dict)
    """The options of the match (DP-01)."""
    units: dict[UnitWord, Spot] = Field(default_factory=dict)
    """Where units are, by side, type and number."""
    weapons: dict[WeaponWord, Held] = Field(default_factory=dict)
    """Who has which weapon."""
    radios: Radios | None = None
    """The Radio of each side (CC-12)."""
    hexes: dict[HexId, Marks] = Field(default_factory=dict)
    """Fortifications and markers by hex."""
    objectives: dict[Number, Side | None] = Field(default_factory=dict)
    """Who controls each objective."""
    chits: Chits | None = None
    """The objective chits (CC-7.3.2, CC-7.3.3)."""
    time: Space | None = None
    """The space of the time marker."""
    sudden_death: Space | None = Field(default=None, alias="sudden-death")
    """The space of the sudden death marker."""
    vp: Points | None = None
    """Counted for the Axis; points of the Allies are negative."""
    surrender: Spaces | None = None
    """The space of each side's surrender marker."""
    losses: Spaces | None = None
    """Units on the casualty track, where it is not those that are named."""
    initiative: Side | None = None
    """Who holds the Initiative card; by default the scenario's."""
    active: Side | None = None
    """Whose Turn it is; by default who goes first."""
    orders_given: Orders = Field(default=0, alias="orders-given")
    """How many Orders have been given in this Turn."""
    turn: Annotated[int, Field(strict=True, ge=1, le=999)] = 1
    """The number of the Turn."""
    fog: Annotated[int, Field(strict=True, ge=0, le=10)] | None = None
    """The hindrance everywhere, where a scenario has fog."""
    axis: Zones = Zones.blank()
    """The cards of the Axis."""
    allies: Zones = Zones.blank()
    """The cards of the Allies."""
    draws: Draws = Draws.blank()
    """The next cards of each side's deck, in order."""
    lots: tuple[Lot, ...] = ()
    """What is drawn blindly next: chits, Smoke markers, cards from a hand."""
