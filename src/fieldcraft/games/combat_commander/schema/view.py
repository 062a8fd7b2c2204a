"""What a side, or a spectator, may know (CC-1.2, CC-1.4, CC-7.3.3): the view, piece by piece.

`table/views.py` makes it; whoever reads one may rely on these names.
"""

from typing import TYPE_CHECKING, Any, Literal, NotRequired

from typing_extensions import TypedDict

from fieldcraft.core.schema import RollTold, frame_shape
from fieldcraft.games.combat_commander.frames import make_frames
from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario
from fieldcraft.games.combat_commander.schema.words import (
    Flag,
    Fort,
    Kind,
    Phase,
    Side,
    SideKey,
    Viewer,
)


class UnitView(TypedDict):
    """A counter in the game with the values it shows now."""

    side: Side
    type: str
    kind: Kind
    hex: str | None
    space: int | None
    """The space of the time track where it waits."""
    casualty: bool
    broken: bool
    flags: list[Flag]
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


class WeaponView(TypedDict):
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


class RadioView(TypedDict):
    """A side's Radio."""

    fp: int
    smoke: bool
    broken: bool


class HexView(TypedDict):
    """The markers of a hex, and who last held it alone."""

    fort: NotRequired[Fort]
    smoke: NotRequired[int]
    blaze: NotRequired[bool]
    held: NotRequired[Side]


class ObjectiveView(TypedDict):
    """An objective, and what it is worth as far as the viewer knows."""

    hex: str
    control: Side | None
    value: int


class SecretChits(TypedDict):
    """A side's secret chits; which they are, only to itself."""

    count: int
    letters: NotRequired[list[str]]


class Chits(TypedDict):
    """The objective chits."""

    open: list[str]
    secret: dict[SideKey, SecretChits]


class CommanderZone(TypedDict):
    """A pile or a hand; its cards only where the viewer may know them."""

    count: int
    cards: NotRequired[list[str]]


class CommanderCards(TypedDict):
    """The cards of a side."""

    deck: CommanderZone
    hand: CommanderZone
    discard: CommanderZone
    known: list[str]
    """In hand, and seen there by the opponent; for a spectator those that are `shown`."""
    shown: list[str]
    """In hand, and seen there by everyone."""
    unseen: list[str]
    """In the deck or, unless it is the viewer's own, in the hand."""


class OrdersView(TypedDict):
    """Orders of the present Turn."""

    given: int
    limit: dict[SideKey, int]


class CommanderDecision(TypedDict):
    """Who is asked what."""

    sides: list[Side]
    question: str
    clause: str


class CommanderOutcome(TypedDict):
    """How it ended."""

    winner: Side | None
    reason: str
    margin: int


if TYPE_CHECKING:
    CommanderFrame = dict[str, Any]  # what its slots hold, the frames declare
else:
    CommanderFrame = frame_shape(
        "CommanderFrame",
        make_frames(),
        {
            "side": Side | Literal[""],
            "unit": str,
            "units": list[int],
            "weapon": str,
            "weapons": list[int],
            "hex": str,
            "order": str,
            "roll": str,
            "choice": str,
        },
    )


class CommanderView(TypedDict):
    """What a side, or a spectator, may know."""

    format: int
    game: Literal["combat-commander"]
    scenario: str | CommanderScenario
    """Its id, or a made one whole."""
    options: dict[str, bool | int]
    side: Viewer
    phase: Phase
    turn: int
    active: Side
    decision: CommanderDecision | None
    question: str
    outcome: CommanderOutcome | None
    time: int
    sudden_death: int
    vp: int
    """Counted for the Axis."""
    surrender: dict[SideKey, int]
    losses: dict[SideKey, int]
    initiative: Side
    orders: OrdersView
    units: dict[str, UnitView]
    weapons: dict[str, WeaponView]
    radios: dict[SideKey, RadioView | None]
    hexes: dict[str, HexView]
    objectives: dict[str, ObjectiveView]
    chits: Chits
    cards: dict[SideKey, CommanderCards]
    numbers: list[int]
    roll: RollTold | None
    """The roll that may be cancelled now."""
    flow: list[CommanderFrame]
