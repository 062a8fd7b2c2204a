"""A position as drills and the editor write it down, as far as boxes share it.

Each method takes `base`, the plain set-up that the position starts from, and says what holds
with the position's own values laid over it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, TypeVar

from pydantic import Discriminator, Field, Tag

from fieldcraft.core.content.models import Count, Strict, form
from fieldcraft.core.content.options import option_model
from fieldcraft.games.undaunted.content.box import Box, Plain
from fieldcraft.games.undaunted.content.checks import off_board
from fieldcraft.games.undaunted.content.models import Board, TileId
from fieldcraft.games.undaunted.content.problems import Place, Problem, problem
from fieldcraft.games.undaunted.content.tables import Shares
from fieldcraft.games.undaunted.options import NORMANDY_OPTIONS, ROUND_LIMIT

ZONES = ("hand", "deck", "discard", "supply", "removed", "play")
"""The six card zones (U-104); `play` is the play area."""

Marker = Literal["scouted", "controlled", "none"]
Phase = Literal["draw", "initiative", "turns"]
Die = Annotated[int, Field(strict=True, ge=0, le=9)]
CardT = TypeVar("CardT", bound=str, covariant=True)


def _list_or_mapping(value: object) -> str:
    return "~mapping" if isinstance(value, dict) else "~list"


class Standing(Strict):
    """A counter on the board and the face it shows (U-111)."""

    tile: TileId
    """The tile it is on."""
    face: Literal["ready", "suppressed"] = "ready"
    """The face it shows."""


Spot = Annotated[
    Annotated[TileId, Tag("~word")]
    | Annotated[Standing, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(form),
]
"""Where a counter is: a tile, a tile and a face, or nothing when it is off the board."""

Cards = Annotated[
    Annotated[tuple[CardT, ...], Tag("~list")] | Annotated[dict[CardT, Count], Tag("~mapping")],
    Discriminator(_list_or_mapping),
]
"""The cards of a zone: a list, or how many of each; their order never matters."""


if TYPE_CHECKING:
    Options = Strict
else:
    Options = option_model(NORMANDY_OPTIONS)


class Zones(Strict, Generic[CardT]):
    """A side's card zones; one that is given replaces that zone."""

    hand: Cards[CardT] | None = None
    """In hand."""
    deck: Cards[CardT] | None = None
    """In the deck."""
    discard: Cards[CardT] | None = None
    """In the discard pile."""
    supply: Cards[CardT] | None = None
    """In the supply."""
    removed: Cards[CardT] | None = None
    """Removed from the game."""
    play: Cards[CardT] | None = None
    """In the play area."""


class Position(Strict):
    """A position: where it starts from, and what is different there."""

    scenario: str | Annotated[int, Field(strict=True)] | None = None
    """Id or number of the scenario to start from."""
    board: Board | None = None
    """A board from scratch, on which everything starts empty."""
    clear: bool = Field(default=False, strict=True)
    """With a scenario: keep the board with its markers and the goals, drop all pieces and cards."""
    options: Options = Options.blank()
    """The rulings it is played with."""
    round: Annotated[int, Field(strict=True, ge=1, le=999)] = 1
    """The number of the round."""
    phase: Phase = "turns"
    """Whether the players bid for initiative or take their turns."""
    initiative: str | None = None
    """Holder of the initiative marker; by default the scenario's."""
    active: str | None = None
    """Whose turn it is; by default the holder's."""
    counters: Mapping[Any, Any]
    """Where counters are; `Any`, as each box has its own ids and ways to place them."""
    markers: Shares
    """Control markers by side and tile; `none` takes one away (U-112)."""
    goals: Shares
    """Other goals than the scenario's."""
    objectives: dict[TileId, Count] = Field(default_factory=dict)
    """Other values of tiles; 0 takes an objective away."""
    dice: tuple[Die, ...] = ()
    """The next dice, in order."""
    draws: Shares
    """The next cards each side draws, in order."""

    def ground(self, base: Plain, box: Box) -> Plain:
        """The plain set-up with whatever the position changes of it."""
        return base

    def check(self, base: Plain, box: Box) -> Iterator[Problem]:
        """What only this box can have wrong."""
        yield from ()

    def more(self, base: Plain, box: Box) -> Plain:
        """What only this box tells the rules."""
        return {}

    @abstractmethod
    def standing(self, base: Plain) -> dict[str, dict[str, str]]:
        """Tile and face of every counter on the board, in table order."""

    def gone_cards(self, side: str) -> set[str]:
        """The cards of the side that have left the game with their soldier."""
        return set()

    def zones_of(self, side: str) -> Zones[str]:
        """The zones that the position gives for a side."""
        zones: Zones[str] = getattr(self, side)
        return zones

    def faces(self, base: Plain, side: str) -> dict[str, str]:
        """The side's markers by tile."""
        number = base["sides"].index(side)
        faces = {} if self.clear else dict(base["setup"]["markers"][number])
        faces.update(self.markers.of(side))
        order = [tile["id"] for tile in base["tiles"]]
        return {tile: faces[tile] for tile in order if faces.get(tile, "none") != "none"}

    def values(self, base: Plain) -> dict[str, int]:
        """The points of each tile that is worth some."""
        values = {tile["id"]: tile["objective"] for tile in base["tiles"]}
        values.update(self.objectives)
        return {tile: value for tile, value in values.items() if value}


def check_shared(position: Position, base: Plain, box: Box) -> Iterator[Problem]:
    """What any box can have wrong: tiles, markers, goals, phase, round and cards."""
    tiles = {tile["id"] for tile in base["tiles"]}
    for side in box.sides:
        for tile in position.markers.of(side):
            yield from off_board(tile, ("markers", side, tile), tiles)
        if (goal := position.goals.of(side)) is not None:
            yield from box.check_goal(side, goal, ("goals", side), tiles)
    for tile in position.objectives:
        yield from off_board(tile, ("objectives", tile), tiles)
    first, second = (position.faces(base, side) for side in box.sides)
    for tile, face in second.items():
        if face == "controlled" and first.get(tile) == "controlled":
            side = box.sides[1] if tile in position.markers.of(box.sides[1]) else box.sides[0]
            yield problem("both-control", ("markers", side, tile), tile=tile)
    yield from position.check(base, box)
    if position.active is not None and position.phase != "turns":
        yield problem("wrong-phase", ("active",), key="active", phase=position.phase)
    limit = position.options.model_dump(exclude_none=True).get(ROUND_LIMIT, 0)
    if limit and position.round > limit:
        yield problem("round-limit", ("round",), found=position.round, limit=limit)
    for side in box.sides:
        yield from fill_zones(position, base, box, side)[1]


def fill_zones(
    position: Position, base: Plain, box: Box, side: str
) -> tuple[dict[str, dict[str, int]], list[Problem]]:
    """A side's six zones, and what is wrong with them.

    The scenario's deck and supply fill the zones that are not given, less the cards that stand
    in given ones: they come out of the deck first, then out of the supply. Cards that left the
    game with their soldier lie in the removed pile instead.
    """
    number = base["sides"].index(side)
    zones_of = position.zones_of(side)
    given = {zone: Tally[str](cards) for zone in ZONES
             if (cards := getattr(zones_of, zone)) is not None}  # fmt: skip
    table = {} if position.clear else base["setup"]["cards"][number]
    gone = position.gone_cards(side)
    held: Tally[str] = Tally()
    for cards in given.values():
        held.update(cards)
    filled = {zone: Tally[str](given.get(zone, {})) for zone in ZONES}
    for card, (deck, supply) in table.items():
        left = {"deck": max(0, deck - held[card])}
        left["supply"] = max(0, supply - max(0, held[card] - deck))
        for zone, count in left.items():
            place = "removed" if card in gone else zone
            if zone not in given and place not in given:
                filled[place][card] += count
    order = [card["id"] for card in base["cards"][number]]
    zones = {
        zone: {card: filled[zone][card] for card in order if filled[zone][card]} for zone in ZONES
    }
    problems = []
    for card in order:
        found, copies = sum(filled[zone][card] for zone in ZONES), box.copies(side, card)
        if found > copies:
            at: Place = next(((side, zone) for zone in given if given[zone][card]), (side,))
            problems.append(problem("zone-cards", at, found=found, card=card, copies=copies))
    return zones, problems
