"""Combat Commander as it crosses the wire: what never changes in a match, and what a view holds.

Only OpenAPI and the browser's types are made of these models; a test holds real scenes and views
against them, and nothing is validated while people play.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Side = Literal["axis", "allies"]
Viewer = Literal["axis", "allies", "spectator"]
Edge = Literal["top", "bottom", "left", "right"]
Fort = Literal["foxholes", "trench", "bunker", "pillbox", "mines", "wire"]
Kind = Literal["squad", "team", "leader"]
Names = dict[str, str]


class Wire(BaseModel):
    """Nothing may be sent that the browser's types do not know."""

    model_config = ConfigDict(extra="forbid")


# -- the scene -----


class Way(Wire):
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
    roads: Way
    railways: Way
    trails: Way
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


# -- the view -----


class UnitView(Wire):
    """A counter in the game with the values it shows now."""

    side: Side
    type: str
    kind: Kind
    hex: str | None
    space: int | None
    casualty: bool
    broken: bool
    flags: list[str]
    spent: float
    """Movement points spent in the Move Order in progress; halves where a special rule has any."""
    weapon: str | None
    fp: int
    range: int
    move: int
    allowance: int
    """Movement points it has in a Move Order: `move`, and one more once it has entered a road."""
    morale: int
    command: int


class WeaponView(Wire):
    """A weapon in the game."""

    type: str
    nation: str
    holder: str | None
    boxed: bool
    """Whether it lies in the weapon box."""
    broken: bool
    fired: bool
    assaulted: bool
    fp: int
    range: int


class RadioView(Wire):
    """A side's Radio."""

    fp: int
    smoke: bool
    broken: bool


class HexView(Wire):
    """The markers of a hex, and who last held it alone."""

    fort: Fort | None = None
    smoke: int | None = None
    blaze: bool | None = None
    held: Side | None = None


class ObjectiveView(Wire):
    """An objective, and what it is worth as far as the viewer knows."""

    hex: str
    control: Side | None
    value: int


class SecretChits(Wire):
    """A side's secret chits; which they are, only to itself."""

    count: int
    letters: list[str] | None = None


class Chits(Wire):
    """The objective chits."""

    open: list[str]
    secret: dict[Side, SecretChits]


class Zone(Wire):
    """A pile or a hand; its cards only where the viewer may know them."""

    count: int
    cards: list[str] | None = None


class Cards(Wire):
    """The cards of a side."""

    deck: Zone
    hand: Zone
    discard: Zone
    known: list[str]
    shown: list[str]
    unseen: list[str]


class OrdersView(Wire):
    """Orders of the present Turn."""

    given: int
    limit: dict[Side, int]


class DecisionView(Wire):
    """Who is asked what."""

    sides: list[Side]
    question: str
    clause: str


class OutcomeView(Wire):
    """How it ended."""

    winner: Side | None
    reason: str
    margin: int


class CommanderView(Wire):
    """What a side, or a spectator, may know."""

    format: int
    game: Literal["combat-commander"]
    scenario: str | dict[str, Any] = Field(description="its id, or a made one whole")
    options: dict[str, bool]
    side: Viewer
    phase: Literal["set-up", "play", "over"]
    turn: int
    active: Side
    decision: DecisionView | None
    question: str
    outcome: OutcomeView | None
    time: int
    sudden_death: int
    vp: int
    """Counted for the Axis."""
    surrender: dict[Side, int]
    losses: dict[Side, int]
    initiative: Side
    orders: OrdersView
    units: dict[str, UnitView]
    weapons: dict[str, WeaponView]
    radios: dict[Side, RadioView | None]
    hexes: dict[str, HexView]
    objectives: dict[str, ObjectiveView]
    chits: Chits
    cards: dict[Side, Cards]
    numbers: list[int]
    flow: list[dict[str, Any]]
