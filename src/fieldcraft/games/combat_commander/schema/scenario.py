"""The shape of a scenario as the rules take it and as a view tells one that is somebody's own.

Whatever is by side is a list of two, the Axis first; sides, hexes and objectives are numbers.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from fieldcraft.games.combat_commander.schema.hooks import PlainHooks
from fieldcraft.games.combat_commander.schema.words import Side


class PlainExits(TypedDict):
    """Where ways leave the map: hex and direction."""

    roads: list[list[int]]
    railways: list[list[int]]
    trails: list[list[int]]


class PlainPolygon(TypedDict):
    """The shape of what blocks sight in a hex."""

    hex: int
    points: list[list[int]]


class PlainMap(TypedDict):
    """A map: by hex its terrain and level, by pairs of hexes what joins or parts them."""

    format: int
    id: str
    number: int
    name: str
    names: dict[str, str]
    custom: bool
    terrain: list[str]
    level: list[int]
    roads: list[list[int]]
    railways: list[list[int]]
    trails: list[list[int]]
    road_hexes: list[int]
    railway_hexes: list[int]
    trail_hexes: list[int]
    exits: PlainExits
    walls: list[list[int]]
    hedges: list[list[int]]
    fences: list[list[int]]
    cliffs: list[list[int]]
    """The higher hex first."""
    buildings: list[list[int]]
    objectives: list[int]
    shapes: list[PlainPolygon]
    corridors: list[PlainPolygon]
    los: list[list[int]]


class PlainUnit(TypedDict):
    """A unit: the number of a Leader's counter, else 0; its hex, or -1."""

    id: str
    counter: int
    hex: int
    late: bool


class PlainWeapon(TypedDict):
    """A weapon: the type of the unit that carries it, or empty."""

    id: str
    nation: str
    carrier: str
    late: bool


class PlainForce(TypedDict):
    """What a side begins with."""

    units: list[PlainUnit]
    weapons: list[PlainWeapon]
    radio: int
    """Its firepower; 0 without."""
    fortifications: dict[str, int]
    late_fortifications: list[str]
    late_anywhere: bool
    hand: list[int]
    """The numbers of the cards it begins with."""


class PlainArrival(TypedDict):
    """Reinforcements, by the space of the time track."""

    side: int
    time: int
    radio: int
    units: list[PlainUnit]
    weapons: list[PlainWeapon]


class PlainChits(TypedDict):
    """The objective chits: which are open, how many are random or each side's, which are out."""

    open: list[str]
    random: int
    secret: list[int]
    excluded: list[str]


class PlainSetUp(TypedDict):
    """Who sets up first, or both at once, and whose units are scattered or chained."""

    order: list[int]
    together: bool
    scattered: list[bool]
    chained: list[bool]


class PlainPlaced(TypedDict):
    """A fortification that lies there before the set-up."""

    fort: str
    hex: int


class PlainMuster(TypedDict):
    """By side, quality and size (0 for a company) of the forces that players choose."""

    quality: list[str]
    size: list[int]


class CommanderScenario(TypedDict):
    """A scenario."""

    format: int
    game: Literal["combat-commander"]
    id: str
    number: int
    """0 for none."""
    custom: bool
    sides: list[Side]
    year: int
    map: PlainMap
    nations: list[str]
    edges: list[str]
    postures: list[str]
    quality: list[str]
    orders: list[int]
    discards: list[int]
    surrender: list[int]
    initiative: int
    first: int
    time: int
    sudden_death: int
    vp: int
    """Counted for the Axis."""
    control: list[int]
    """By objective, a side or -1."""
    chits: PlainChits
    mines: int
    set_up: PlainSetUp
    areas: list[list[bool]]
    """By side, whether each hex is in its set-up area."""
    forces: list[PlainForce]
    reinforcements: list[PlainArrival]
    placed: list[PlainPlaced]
    hooks: PlainHooks
    muster: NotRequired[PlainMuster]
    radio_call: NotRequired[int]
    """Who may roll for a Radio once the other side has set up."""
