"""The shape of a scenario as the rules take it and as a view tells one that is somebody's own."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from fieldcraft.games.undaunted.schema.words import Side

Action = list[str | int]
"""Word, value (0 when none is printed) and squad letter."""

PlainCard = TypedDict(
    "PlainCard",
    {
        "id": str,
        "title": str,
        "squad": str,
        "initiative": int,
        "class": str,
        "actions": list[Action],
        "unit": str,
        "specialism": NotRequired[str],
    },
)
"""A type of card; the specialism is North Africa's."""


class PlainCounter(TypedDict):
    """A counter; 0 where no defence is printed, and none has armour in Normandy."""

    id: str
    side: int
    title: str
    squad: str
    defence: int
    armour: NotRequired[int]


class PlainTile(TypedDict):
    """A tile at its place, in half-tile steps; rough terrain is North Africa's."""

    id: str
    x: int
    y: int
    cover: int
    hill: bool
    rough: NotRequired[bool]
    objective: int
    look: str


class PlainSeat(TypedDict):
    """A seat of a vehicle: what it does, and the specialism that it needs."""

    actions: list[Action]
    needs: str


class PlainVehicle(TypedDict):
    """A vehicle card."""

    counter: str
    seats: list[PlainSeat]
    integrity: int
    critical: int


class PlainStructure(TypedDict):
    """A structure on its tile."""

    id: str
    tile: str
    defence: int
    points: int


class PlainSpawn(TypedDict):
    """A spawn marker and the units that it admits."""

    side: int
    tile: str
    units: list[str]


class PlainSetup(TypedDict):
    """Where everything begins: spawns are Normandy's, seats and escape North Africa's."""

    initiative: int
    counters: dict[str, str]
    spawns: NotRequired[list[PlainSpawn]]
    seats: NotRequired[dict[str, list[str | int]]]
    """By soldier, the vehicle and the seat's number from 0."""
    escape: NotRequired[list[str]]
    markers: list[dict[str, Literal["scouted", "controlled"]]]
    cards: list[dict[str, list[int]]]
    """By side and card, how many are in the deck and in the supply."""


class PlainToll(TypedDict):
    """Who must escape, or be neutralised."""

    soldiers: int
    vehicles: int
    counters: list[str]


class PlainWay(TypedDict):
    """One way to win in North Africa."""

    points: int
    hold: str
    escape: PlainToll
    neutralise: PlainToll


class PlainGoal(TypedDict, total=False):
    """How a side wins: Normandy's points and pin, or North Africa's ways."""

    points: int
    pin: bool
    any: list[PlainWay]
    may_escape: list[str]


class UndauntedScenario(TypedDict):
    """A scenario; vehicles and structures are North Africa's."""

    format: int
    game: Literal["normandy", "north-africa"]
    id: str
    number: int
    """0 for none."""
    custom: bool
    sides: list[Side]
    cards: list[list[PlainCard]]
    counters: list[PlainCounter]
    vehicles: NotRequired[list[PlainVehicle]]
    structures: NotRequired[list[PlainStructure]]
    tiles: list[PlainTile]
    setup: PlainSetup
    goals: list[PlainGoal]
    hooks: dict[str, str]
