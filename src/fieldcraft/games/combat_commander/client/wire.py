"""Combat Commander as it crosses the wire: what never changes in a match.

What a view and the log hold, the game declares itself (`games/combat_commander/schema`).  Only
OpenAPI and the browser's types are made of these models; a test holds real scenes and views against
them, and nothing is validated while people play.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, RootModel

from fieldcraft.core.content.models import Light, Season
from fieldcraft.games.combat_commander.schema.log import LogEvent
from fieldcraft.games.combat_commander.schema.words import Kind, Side

Edge = Literal["top", "bottom", "left", "right"]
Names = dict[str, str]


class Wire(BaseModel):
    """Nothing may be sent that the browser's types do not know."""

    model_config = ConfigDict(extra="forbid")


# -- the scene -----


class CommanderWay(Wire):
    """A road, a railway or a trail: pairs of hexes it joins, and where it leaves the map."""

    joins: list[tuple[int, int]]
    exits: list[tuple[int, int]]
    """A hex, and the direction from 0 (north) clockwise."""


class Ground(Wire):
    """The map; hexes are numbers, ten to a column from A1 on."""

    id: str
    number: int
    name: str
    terrain: list[str]
    level: list[int]
    roads: CommanderWay
    railways: CommanderWay
    trails: CommanderWay
    walls: list[tuple[int, int]]
    hedges: list[tuple[int, int]]
    fences: list[tuple[int, int]]
    cliffs: list[tuple[int, int]]
    """The upper hex first."""
    buildings: list[list[int]]
    objectives: list[list[int]]
    """The hexes of the objectives 1 to 5: a building of several hexes is one."""


class UnitType(Wire):
    """What a counter prints, on both its faces."""

    name: str
    letters: str
    kind: Kind
    quality: str
    fp: int
    range: int
    move: int
    morale: int
    command: int
    boxed: tuple[bool, bool, bool]
    """Firepower, range, movement."""
    broken: tuple[int, int, int, int]
    """Firepower, range, movement, morale of the broken face."""
    figures: int
    vp: int


class WeaponType(Wire):
    """What a weapon's counter prints."""

    name: str
    kind: str
    """The class of weapon it is drawn as: mg, mortar, gun, flamethrower, charge, bottle."""
    fp: int
    range: int
    least: int
    move: int
    ordnance: bool
    smoke: bool
    boxed: tuple[bool, bool]
    fix: list[int]
    eliminate: list[int]


class CardFace(Wire):
    """What a Fate card prints."""

    name: str
    side: Side
    number: int
    order: str
    action: str
    event: str
    hex: str
    white: int
    coloured: int
    trigger: str
    breeze: int


class Arrival(Wire):
    """Reinforcements that the scenario sends."""

    time: int
    text: str


class SideFacts(Wire):
    """What a scenario gives a side."""

    side: Side
    name: str
    nation: str
    nation_name: str
    posture: str
    posture_name: str
    edge: Edge
    edge_name: str
    goal: str
    quality: str
    orders: int
    discards: int
    hand: int
    area: list[int]
    """The hexes in which it sets up; empty where that is the whole map."""
    arrivals: list[Arrival]
    units: dict[str, UnitType]


class WordNames(Wire):
    """The names of what a view only names by its word."""

    terrain: Names
    fort: Names
    flag: Names
    order: Names
    action: Names
    event: Names
    trigger: Names
    chit: Names
    roll: Names
    value: Names
    kind: Names
    label: Names


class CommanderScene(Wire):
    """Everything the browser needs to draw and name a match of a scenario."""

    game: Literal["combat-commander"]
    scenario: str
    number: int
    name: str
    year: int
    season: Season
    light: Light
    map: Ground
    sides: list[SideFacts]
    weapons: dict[str, dict[str, WeaponType]]
    """By nation and type."""
    cards: dict[str, CardFace]
    """Both decks by word."""
    time_track: int
    rules: list[str]
    """The special rules, a sentence each."""
    names: WordNames


class CommanderEvent(RootModel[Annotated[LogEvent, Discriminator("event")]]):
    """What a line of the log tells."""
