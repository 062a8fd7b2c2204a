"""What the log tells (U-901 to U-907), each event once: its name, and what is told with it.

Events that say the same of different things share a shape.  A counter is told by its id
(`us:scout-a`), a target likewise or by a structure's id, a tile and a card by theirs.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from fieldcraft.core.schema import RollTold
from fieldcraft.games.undaunted.schema.words import Side, ZoneName

# -- rounds, turns and cards -----


class RoundBegins(TypedDict):
    """U-301: a round begins."""

    event: Literal["round"]
    number: int


class OfSide(TypedDict):
    """Something that a side does, or that happens to it, and no more."""

    event: Literal[
        "turn",  # U-311
        "bids",  # U-306
        "no-bid",  # U-310
        "initiative",  # U-308
        "initiative-kept",  # U-309
        "reshuffles",  # U-303
        "deck-shuffled",  # U-715
        "recons",  # U-614
        "conceals",  # U-605, told of the side that gets the card
        "conceals-nothing",  # NA-604
        "no-fog-left",  # U-506
        "target-removed",  # UN-503
        "hopeless",  # UN-806, NA-809
    ]
    side: Side


class BidRevealed(TypedDict):
    """U-307: a card picked for initiative."""

    event: Literal["reveals-bid"]
    side: Side
    card: str
    value: int


class CardMoves(TypedDict):
    """A card goes from one zone to another."""

    event: Literal[
        "draws-card",  # U-302, to its owner only
        "discards",  # U-403, to its owner only unless discards are open
        "hunkers",  # U-416
        "bolsters",  # U-601
        "inspires",  # U-611
    ]
    side: Side
    card: str


class CardsCounted(TypedDict):
    """So many cards, without saying which."""

    event: Literal["draws", "ends-turn", "fog-taken"]
    side: Side
    count: int


class CardPlayed(TypedDict):
    """U-406: a card is used for one of its actions, or to rally or switch seats."""

    event: Literal["plays"]
    side: Side
    card: str
    action: str


class SeatPlayed(TypedDict):
    """NA-402: a card is used for an action of its soldier's seat."""

    event: Literal["plays-seat"]
    side: Side
    card: str
    vehicle: str
    action: str


# -- the board -----


class CounterMoves(TypedDict):
    """U-501: one step."""

    event: Literal["moves"]
    side: Side
    counter: str
    tile: str


class CounterAt(TypedDict):
    """A counter appears on a tile, or leaves the board from it."""

    event: Literal["spawns", "escapes", "set-down"]
    counter: str
    tile: str


class TileOfSide(TypedDict):
    """What a side does to a tile, or loses there."""

    event: Literal["scouts", "marks", "loses-control", "holds-first", "targets", "blasts"]
    side: Side
    tile: str


class TileScored(TypedDict):
    """U-606, UN-106: a tile is controlled, or raised, and worth so much now."""

    event: Literal["controls", "raises"]
    side: Side
    tile: str
    points: int


class OfCounter(TypedDict):
    """Something that happens to a counter, and no more."""

    event: Literal[
        "rallies",
        "suppressed",
        "already-suppressed",
        "counter-removed",
        "wounds",
        "no-one-to-pin",
        "vehicle-ready",
        "vehicle-disabled",
        "vehicle-destroyed",
    ]
    counter: str


# -- combat -----


class Attacks(TypedDict):
    """U-702: a unit's combat action."""

    event: Literal["attacks"]
    counter: str
    target: str
    action: str


class Strafes(TypedDict):
    """NA-713: an attack from off the board."""

    event: Literal["strafes"]
    side: Side
    target: str


class OfTarget(TypedDict):
    """Something that happens to a target, and no more."""

    event: Literal["blast-at", "hits", "misses"]
    target: str


class DefenceTotal(TypedDict):
    """U-704: what the dice have to reach."""

    event: Literal["defence"]
    target: str
    base: int
    cover: int
    range: int
    total: int


class DiceRolled(TypedDict):
    """U-709: the dice."""

    event: Literal["rolls"]
    dice: list[int]
    count: int
    roll: NotRequired[RollTold]
    """Always told; the wire has it in the line of the log, in words."""


class Casualty(TypedDict):
    """U-713: a unit loses a card, found in this zone."""

    event: Literal["casualty"]
    side: Side
    counter: str
    card: str
    zone: ZoneName


class CardsLeave(TypedDict):
    """NA-507, NA-720: a soldier's cards leave the game, so many from each zone."""

    event: Literal["cards-leave"]
    side: Side
    counter: str
    card: str
    hand: int
    discard: int
    deck: int
    supply: int
    play: int


class StructureDestroyed(TypedDict):
    """NA-723: a structure is destroyed."""

    event: Literal["structure-destroyed"]
    side: Side
    structure: str
    tile: str
    points: int


# -- vehicles -----


class SeatTaken(TypedDict):
    """NA-411, NA-414: a soldier boards a vehicle, or takes another seat in it."""

    event: Literal["boards", "shifts-seat"]
    counter: str
    vehicle: str
    seat: int


class SeatsSwitched(TypedDict):
    """NA-405: two soldiers exchange seats."""

    event: Literal["switches-seats"]
    counter: str
    other: str
    vehicle: str


class VehicleLeft(TypedDict):
    """NA-413: a soldier gets out."""

    event: Literal["leaves-vehicle"]
    counter: str
    vehicle: str
    tile: str


class VehicleCaptured(TypedDict):
    """NA-412: a vehicle changes hands."""

    event: Literal["captures"]
    side: Side
    vehicle: str


class VehicleDamaged(TypedDict):
    """NA-716: a damage marker more, and how many destroy it."""

    event: Literal["vehicle-damaged"]
    counter: str
    damage: int
    integrity: int


class VehicleRepaired(TypedDict):
    """NA-609: a damage marker less."""

    event: Literal["repairs"]
    counter: str
    vehicle: str
    damage: int


# -- the end -----


class SideWins(TypedDict):
    """U-802: the end."""

    event: Literal["wins"]
    side: Side
    reason: str


LogEvent = (
    RoundBegins
    | OfSide
    | BidRevealed
    | CardMoves
    | CardsCounted
    | CardPlayed
    | SeatPlayed
    | CounterMoves
    | CounterAt
    | TileOfSide
    | TileScored
    | OfCounter
    | Attacks
    | Strafes
    | OfTarget
    | DefenceTotal
    | DiceRolled
    | Casualty
    | CardsLeave
    | StructureDestroyed
    | SeatTaken
    | SeatsSwitched
    | VehicleLeft
    | VehicleCaptured
    | VehicleDamaged
    | VehicleRepaired
    | SideWins
)
"""Every event of either box, told apart by `event`."""
