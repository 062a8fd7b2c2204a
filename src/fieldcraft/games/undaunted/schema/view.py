"""What a side, or a spectator, may know (U-901 to U-907): the view, piece by piece.

`views.py` and the boxes make it; whoever reads one may rely on these names.
"""

from typing import TYPE_CHECKING, Any, Literal, NotRequired

from typing_extensions import TypedDict

from fieldcraft.core.schema import frame_shape
from fieldcraft.games.undaunted.normandy.box import Normandy
from fieldcraft.games.undaunted.north_africa.box import NorthAfrica
from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
from fieldcraft.games.undaunted.schema.words import Bag, Face, Side, SideKey, Viewer


class CounterView(TypedDict):
    """A counter on the board; a soldier in a vehicle has a seat."""

    tile: str
    face: Face
    vehicle: NotRequired[str]
    seat: NotRequired[int]


class VehicleView(TypedDict):
    """A vehicle card on the table."""

    owner: Side
    damage: int
    seats: list[str | None]


class StructureView(TypedDict):
    """A structure, and who has destroyed it."""

    tile: str
    defence: int
    points: int
    destroyed: Side | None


class BoxView(TypedDict, total=False):
    """What only one of the two boxes has: Normandy the first two, North Africa the others."""

    target: dict[SideKey, str | None]
    raised: int
    vehicles: dict[str, VehicleView]
    structures: dict[str, StructureView]
    escape: list[str]
    escaped: dict[SideKey, list[str]]
    neutralised: dict[SideKey, list[str]]
    held: list[Side]


class UndauntedZone(TypedDict):
    """A pile or a hand; its cards only where the viewer may know them."""

    count: int
    cards: NotRequired[Bag]


class Bounds(TypedDict):
    """At least and at most how many of a card lie in a zone, where that says more than counts."""

    at_least: Bag
    at_most: Bag


class Known(TypedDict):
    """What everybody knows of a side's hidden cards."""

    hand: Bounds
    discard: Bounds


class UndauntedCards(TypedDict):
    """The cards of a side."""

    hand: UndauntedZone
    discard: UndauntedZone
    deck: UndauntedZone
    play: UndauntedZone
    supply: UndauntedZone
    removed: UndauntedZone
    lost: Bag
    unseen: Bag
    """In hand, discard pile and deck together."""
    known: Known


class Figure(TypedDict):
    """How much of what a goal asks for there is."""

    have: int
    need: int


class HoldFirst(TypedDict):
    """A tile to be controlled before anybody escapes, and whether it has been (C-15)."""

    tile: str
    held: bool


class WayProgress(TypedDict):
    """How far a side has come on one way to win; what the way does not ask for is left out.

    Counters count for the side they were printed for (C-16), as many as are asked for.
    """

    points: NotRequired[Figure]
    hold: NotRequired[HoldFirst]
    escaped: NotRequired[Figure]
    neutralised: NotRequired[Figure]


class UndauntedDecision(TypedDict):
    """Who is asked what."""

    sides: list[Side]
    question: str
    clause: str


class UndauntedOutcome(TypedDict):
    """How it ended."""

    winner: Side | None
    reason: str
    margin: int


if TYPE_CHECKING:
    UndauntedFrame = dict[str, Any]  # what its slots hold, the frames declare
else:
    UndauntedFrame = frame_shape(
        "UndauntedFrame",
        [*Normandy().frames, *NorthAfrica().frames],
        {
            "side": Side,
            "card": str,
            "counter": str,
            "counters": list[str],
            "shooter": str,
            "origin": str,
            "tiles": list[str],
            "action": str,
            "squad": str,
            "code": list[str | int],
        },
    )


class UndauntedView(TypedDict):
    """What a side, or a spectator, may know."""

    format: int
    game: Literal["normandy", "north-africa"]
    scenario: str | UndauntedScenario
    """Its id, or a made one whole."""
    options: dict[str, bool | int]
    side: Viewer
    round: int
    phase: Literal["initiative", "turns", "over"]
    active: Side
    initiative: Side
    decision: UndauntedDecision | None
    question: str
    outcome: UndauntedOutcome | None
    counters: dict[str, CounterView]
    markers: dict[SideKey, dict[str, Literal["scouted", "controlled"]]]
    objectives: dict[str, int]
    points: dict[SideKey, int]
    progress: dict[SideKey, list[WayProgress]]
    """Of each side on each of its ways to win."""
    hopeless: list[Side]
    box: BoxView
    cards: dict[SideKey, UndauntedCards]
    bid: str | None
    flow: list[UndauntedFrame]
