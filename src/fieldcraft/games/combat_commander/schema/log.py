"""What the log tells, each event once: its name, and what is told with it.

Events that say the same of different things share a shape.  A unit is told by its name on the table
(`axis:rifle-3`), a weapon, a card and a hex likewise (`light-mg-2`, `fire#g-50`, `C7`).
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from fieldcraft.core.schema import RollTold
from fieldcraft.games.combat_commander.schema.words import Side

# -- turns, orders, cards -----


class TurnBegins(TypedDict):
    """CC-5.c: the other player takes his Turn."""

    event: Literal["turn"]
    side: Side
    number: int


class OrderGiven(TypedDict):
    """CC-O14.a: a card is played for its Order."""

    event: Literal["gives-order"]
    side: Side
    order: str
    card: str


class ActionPlayed(TypedDict):
    """CC-A24.1: a card is played for its Action."""

    event: Literal["plays-action"]
    side: Side
    action: str
    card: str


class CardOfSide(TypedDict):
    """A card comes to a side's hand, or leaves it."""

    event: Literal[
        "begins-with-card",  # A.5
        "draws-card",  # CC-5.4, to its owner only
        "discards",  # CC-5.3, CC-E61
        "loses-card",  # CC-E57
    ]
    side: Side
    card: str


class Passes(TypedDict):
    """CC-O15.1: a pass, and how many cards were discarded."""

    event: Literal["passes"]
    side: Side
    count: int


class HandSeen(TypedDict):
    """CC-E61: the whole hand, to the player who looks at it."""

    event: Literal["hand-seen"]
    side: Side
    cards: list[str]


class CommanderOfSide(TypedDict):
    """Something that a side does, or that happens to it, and no more."""

    event: Literal[
        "interrogates",  # CC-E61
        "light-wounds",  # CC-A36
        "radio-breaks",  # CC-O17.1
        "radio-eliminated",
        "radio-repaired",
        "ready",  # DP-02
        "recovers",  # CC-O22
        "rerolls",  # CC-9.1
        "routs",  # CC-O23
        "secret-chit",  # CC-7.3.3
        "shuffles",  # CC-1.4
        "sniper",  # CC-1.9.1.3
        "takes-first-turn",  # DP-03
    ]
    side: Side


# -- triggers and rolls -----


class EventRead(TypedDict):
    """CC-1.9.1.1: the Event on a card, by its printed title."""

    event: Literal["event"]
    side: Side
    card: str
    title: str


class RandomHex(TypedDict):
    """CC-1.8: a card is revealed for its hex."""

    event: Literal["random-hex"]
    side: Side
    card: str
    hex: str


class Rolls(TypedDict):
    """CC-1.9: a roll, what it makes, and what it sets off."""

    event: Literal["rolls"]
    side: Side
    kind: str
    card: str
    white: int
    coloured: int
    trigger: str
    outcome: int
    total: NotRequired[int]
    against: NotRequired[int]
    unit: NotRequired[str]
    roll: NotRequired[RollTold]
    """Always told; the wire has it in the line of the log, in words."""


class Breeze(TypedDict):
    """CC-E48: which way the wind blows; 0 for nowhere."""

    event: Literal["breeze"]
    direction: int


class OfNothing(TypedDict):
    """What needs no more words."""

    event: Literal["artillery-lost", "jammed"]


# -- units -----


class OfUnit(TypedDict):
    """Something that happens to a unit, and no more."""

    event: Literal[
        "activates",
        "breaks",
        "cannot-retreat",
        "eliminated",
        "exits",
        "forced-off",
        "rallies",
        "stays-put",
        "suppressed",
        "unit-taken-back",
        "veteran",
        "waits",
    ]
    unit: str


class UnitAt(TypedDict):
    """A unit and a hex: it comes there, or does something there."""

    event: Literal[
        "advances",
        "appears",
        "arrives",
        "displaced",
        "mines-attack",
        "retreats",
        "returns",
        "sets-up",
        "spots",
        "spots-smoke",
        "support",
    ]
    unit: str
    hex: str


class Moves(TypedDict):
    """CC-O21.1: a step, and the movement points spent so far."""

    event: Literal["moves"]
    unit: str
    hex: str
    spent: float


class OnTrack(TypedDict):
    """CC-7.2.1.b: a unit that left the map waits on a space of the time track."""

    event: Literal["on-track"]
    unit: str
    space: int


class Replaced(TypedDict):
    """CC-A36, CC-E52: Teams take a Squad's place."""

    event: Literal["replaced"]
    unit: str
    teams: list[str]


class KeepsMarker(TypedDict):
    """CC-E52: which of two Teams has the marker."""

    event: Literal["keeps-marker"]
    unit: str
    marker: str


# -- weapons -----


class OfWeapon(TypedDict):
    """Something that happens to a weapon, and no more."""

    event: Literal[
        "sustains", "weapon-breaks", "weapon-lost", "weapon-repaired", "weapon-taken-back"
    ]
    weapon: str


class UnitHasWeapon(TypedDict):
    """A unit gets a weapon."""

    event: Literal["scrounges", "takes-weapon"]
    unit: str
    weapon: str


class GivesWeapon(TypedDict):
    """CC-O21.1.1: one unit hands it to another."""

    event: Literal["gives-weapon"]
    unit: str
    other: str
    weapon: str


class RadioArrives(TypedDict):
    """CC-12.b: a Radio comes into an empty box."""

    event: Literal["radio-arrives"]
    side: Side
    fp: int


# -- hexes -----


class OfHex(TypedDict):
    """Something that happens in a hex, and no more."""

    event: Literal["artillery-lands", "blaze", "melee", "misses", "smoke-clears", "sprays"]
    hex: str


class FortAt(TypedDict):
    """CC-F100: a fortification comes or goes."""

    event: Literal["fortified", "fort-removed"]
    hex: str
    fort: str


class FortOfSide(TypedDict):
    """DP-02: a side sets a fortification up, or takes it up again."""

    event: Literal["sets-up-fort", "takes-up-fort"]
    side: Side
    fort: str
    hex: str


class Musters(TypedDict):
    """A.6 step 5: an order of battle is shown (`germany:rifle`), and what it costs."""

    event: Literal["musters"]
    side: Side
    force: str
    cost: int


class LeaderJoins(TypedDict):
    """A.6 step 6: a Leader joins a force, by his type and the number of his counter."""

    event: Literal["leader-joins"]
    side: Side
    type: str
    number: int


class SupportRolled(TypedDict):
    """A.6 steps 7, 12: the column of the support table that a roll gives."""

    event: Literal["support-rolled"]
    side: Side
    number: int


class BuysSupport(TypedDict):
    """A.6 steps 7, 12: an entry of a support table (`russia:12`), and what it costs."""

    event: Literal["buys-support"]
    side: Side
    support: str
    cost: int


class BuysWorks(TypedDict):
    """A.6 step 9: fortifications by the number of their offer, and what they cost."""

    event: Literal["buys-works"]
    side: Side
    works: str
    cost: int


class TakesPosture(TypedDict):
    """A.6 step 8: attack, defend or recon."""

    event: Literal["posture"]
    side: Side
    posture: str


class Smoke(TypedDict):
    """CC-T94: a Smoke marker, and its hindrance."""

    event: Literal["smoke"]
    hex: str
    value: int


class Fires(TypedDict):
    """CC-O20.1: an attack is declared."""

    event: Literal["fires", "fires-smoke"]
    side: Side
    hex: str
    pieces: list[str]


class AttackTotal(TypedDict):
    """CC-O20.3.3: what the defenders have to beat."""

    event: Literal["attack-total"]
    hex: str
    total: int


class Conceals(TypedDict):
    """CC-A29: what Concealment takes from an attack, and what is left."""

    event: Literal["conceals"]
    hex: str
    less: int
    total: int


class MeleeTotals(TypedDict):
    """CC-O16.4.3: both totals of a melee."""

    event: Literal["melee-totals"]
    hex: str
    inactive: int
    active: int


# -- objectives, points, time -----


class Controls(TypedDict):
    """CC-7.3.1.b: a side takes an objective, worth so much by open chits."""

    event: Literal["controls"]
    side: Side
    objective: int
    hex: str
    points: int


class ChitOpened(TypedDict):
    """CC-7.3.2: a chit lies open."""

    event: Literal["open-chit"]
    chit: str


class ChitOfSide(TypedDict):
    """CC-7.3.3: a side's chit, to itself only or when it is revealed."""

    event: Literal["reveals-chit", "secret-chit-is"]
    side: Side
    chit: str


class Scores(TypedDict):
    """CC-4.1.1: points, and where the marker stands then, counted for the Axis."""

    event: Literal["scores"]
    side: Side
    points: int
    vp: int


class SurrenderLater(TypedDict):
    """CC-E54: the Surrender marker moves on."""

    event: Literal["surrender-later"]
    side: Side
    space: int


class TimeAdvances(TypedDict):
    """CC-6.1.2.a: the Time marker moves."""

    event: Literal["time"]
    space: int


class CommanderSideWins(TypedDict):
    """CC-6.3: the end."""

    event: Literal["wins"]
    side: Side
    reason: str


LogEvent = (
    TurnBegins
    | OrderGiven
    | ActionPlayed
    | CardOfSide
    | Passes
    | HandSeen
    | CommanderOfSide
    | EventRead
    | RandomHex
    | Rolls
    | Breeze
    | OfNothing
    | OfUnit
    | UnitAt
    | Moves
    | OnTrack
    | Replaced
    | KeepsMarker
    | OfWeapon
    | UnitHasWeapon
    | GivesWeapon
    | RadioArrives
    | OfHex
    | FortAt
    | FortOfSide
    | Musters
    | LeaderJoins
    | SupportRolled
    | BuysSupport
    | BuysWorks
    | TakesPosture
    | Smoke
    | Fires
    | AttackTotal
    | Conceals
    | MeleeTotals
    | Controls
    | ChitOpened
    | ChitOfSide
    | Scores
    | SurrenderLater
    | TimeAdvances
    | CommanderSideWins
)
"""Every event of Combat Commander, told apart by `event`."""
