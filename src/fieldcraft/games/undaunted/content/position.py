"""Any position of a game, as drills and the editor write it down.

A position starts from a scenario's set-up or from a board of its own; what it then says replaces
what it started from. `normalise` fills in the rest, so that the rules find every value.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from fieldcraft.games.undaunted.content.checks import check_setup, off_board
from fieldcraft.games.undaunted.content.laying import Laid, reached
from fieldcraft.games.undaunted.content.loader import load_box, load_scenario, plain, plain_board
from fieldcraft.games.undaunted.content.models import Board, Goal, TileId
from fieldcraft.games.undaunted.content.plain import Plain, plain_goal
from fieldcraft.games.undaunted.content.problems import ContentError, Place, Problem, problem
from fieldcraft.games.undaunted.content.shape import build
from fieldcraft.games.undaunted.content.tables import SIDES, CardId, Count, Side, Strict

ZONES = ("hand", "deck", "discard", "supply", "removed", "play")
"""The six card zones (U-104); `play` is the play area."""

CounterId = Literal[
    "us:scout-a", "us:scout-b", "us:scout-c", "us:rifleman-a", "us:rifleman-b", "us:rifleman-c",
    "us:sniper", "us:machine-gunner-a", "us:machine-gunner-b", "us:machine-gunner-c", "us:mortar",
    "de:scout-a", "de:scout-b", "de:scout-c", "de:rifleman-a", "de:rifleman-b", "de:rifleman-c",
    "de:sniper", "de:machine-gunner-a", "de:machine-gunner-b", "de:machine-gunner-c", "de:mortar",
]  # fmt: skip
LEAST_TARGET_DISTANCE = 3
"""UN-601: how far from the Mortar its target marker lies at least."""
Marker = Literal["scouted", "controlled", "none"]
Phase = Literal["draw", "initiative", "turns"]
Die = Annotated[int, Field(strict=True, ge=0, le=9)]


def _form(value: object) -> str:
    """Which way of writing a value was chosen, by its type alone."""
    if isinstance(value, dict | Strict):
        return "~mapping"
    return "~nothing" if value is None else "~word"


def _list_or_mapping(value: object) -> str:
    return "~mapping" if isinstance(value, dict) else "~list"


class Standing(Strict):
    """A counter on the board and the face it shows (U-111)."""

    tile: TileId
    face: Literal["ready", "suppressed"] = "ready"


Spot = Annotated[
    Annotated[TileId, Tag("~word")]
    | Annotated[Standing, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(_form),
]
"""Where a counter is: a tile, a tile and a face, or nothing when it is off the board."""

Cards = Annotated[
    Annotated[tuple[CardId, ...], Tag("~list")] | Annotated[dict[CardId, Count], Tag("~mapping")],
    Discriminator(_list_or_mapping),
]
"""The cards of a zone: a list, or how many of each; their order never matters."""


class Options(Strict):
    """The rulings that a game can be played with."""

    bolster_fog: bool | None = Field(default=None, alias="bolsterFog", strict=True)
    inspire_command_cards: bool | None = Field(
        default=None, alias="inspireCommandCards", strict=True
    )
    open_discard: bool | None = Field(default=None, alias="openDiscard", strict=True)
    round_limit: Annotated[int, Field(strict=True, ge=0, le=999)] | None = Field(
        default=None, alias="roundLimit"
    )


class Zones(Strict):
    """A side's card zones; one that is given replaces that zone."""

    hand: Cards | None = None
    deck: Cards | None = None
    discard: Cards | None = None
    supply: Cards | None = None
    removed: Cards | None = None
    play: Cards | None = None


class Markers(Strict):
    """Control markers by side and tile; `none` takes one away (U-112)."""

    us: dict[TileId, Marker] = Field(default_factory=dict)
    de: dict[TileId, Marker] = Field(default_factory=dict)


class Targets(Strict):
    """The tile each side's target marker lies on (UN-105)."""

    us: TileId | None = None
    de: TileId | None = None


class Goals(Strict):
    """Other goals than the scenario's."""

    us: Goal | None = None
    de: Goal | None = None


class Draws(Strict):
    """The next cards each side draws, in order."""

    us: tuple[CardId, ...] = ()
    de: tuple[CardId, ...] = ()


class Position(Strict):
    """A position: where it starts from, and what is different there."""

    scenario: str | Annotated[int, Field(strict=True)] | None = None
    """Id or number of the scenario to start from."""
    board: Board | None = None
    """A board from scratch, on which everything starts empty."""
    clear: bool = Field(default=False, strict=True)
    """With a scenario: keep tiles, objectives, spawns and goals, drop all pieces and cards."""
    options: Options = Options()
    round: Annotated[int, Field(strict=True, ge=1, le=999)] = 1
    phase: Phase = "turns"
    initiative: Side | None = None
    """Holder of the initiative marker; by default the scenario's."""
    active: Side | None = None
    """Whose turn it is; by default the holder's."""
    counters: dict[CounterId, Spot] = Field(default_factory=dict)
    markers: Markers = Markers()
    target: Targets = Targets()
    raised: Count = 0
    """By how much the radio tower's tile has been raised."""
    goals: Goals = Goals()
    objectives: dict[TileId, Count] = Field(default_factory=dict)
    """Other values of tiles; 0 takes an objective away."""
    us: Zones = Zones()
    de: Zones = Zones()
    dice: tuple[Die, ...] = ()
    """The next dice, in order."""
    draws: Draws = Draws()


def load_position(value: Mapping[str, Any]) -> Position:
    """A position from plain values; raises `ContentError` with every problem in it.

    `Any`: what a drill or an editor hands in is not known before this line.
    """
    position = build(Position, dict(value))
    found = list(_start(position))
    if not found:
        found = list(_check(position, _base(position)))
    if found:
        raise ContentError(found)
    return position


def normalise(value: Position | Mapping[str, Any]) -> Plain:
    """Everything the rules need to set a position up, with nothing left to look up.

    `base` is the plain set-up of the scenario or board; all other keys are absolute and replace
    it: sides are numbers, zones map card to count, counters list only those on the board.
    """
    position = load_position(value.model_dump(by_alias=True, exclude_unset=True)
                             if isinstance(value, Position) else value)  # fmt: skip
    base = _base(position)
    sides: list[str] = base["sides"]
    holder = sides.index(position.initiative) if position.initiative else _holder(base)
    return {
        "base": base,
        "options": position.options.model_dump(by_alias=True, exclude_none=True),
        "round": position.round,
        "phase": position.phase,
        "initiative": holder,
        "active": sides.index(position.active) if position.active else holder,
        "counters": _counters(position, base),
        "markers": [_markers(position, base, side) for side in sides],
        "target": [_of(position.target, side) or "" for side in sides],
        "raised": position.raised,
        "goals": [
            plain_goal(goal) if (goal := _of(position.goals, side)) else base["goals"][number]
            for number, side in enumerate(sides)
        ],
        "objectives": _objectives(position, base),
        "zones": [_zones(position, base, side)[0] for side in sides],
        "dice": list(position.dice),
        "draws": [list(_of(position.draws, side)) for side in sides],
    }


def _of(part: Strict, side: str) -> Any:
    """A side's share of a model with a field for each side."""
    return getattr(part, side)


def _start(position: Position) -> Iterator[Problem]:
    """The position names one thing to start from, and that thing is sound."""
    if (position.scenario is None) == (position.board is None):
        yield problem("scenario-or-board", ("scenario",) if position.scenario is not None else ())
    elif position.board is not None:
        if position.clear:
            yield problem("clear-board", ("clear",))
        for found in check_setup(position.board, load_box(position.board.game)):
            if found.severity == "error":
                yield found.inside("board")
    elif position.scenario is not None:
        try:
            load_scenario("normandy", position.scenario)
        except ContentError as error:
            for found in error.problems:
                yield found.inside("scenario")


def _base(position: Position) -> Plain:
    if position.board is not None:
        return plain_board(position.board)
    return plain(load_scenario("normandy", position.scenario or ""))


def _holder(base: Plain) -> int:
    holder: int = base["setup"]["initiative"]
    return holder


def _check(position: Position, base: Plain) -> Iterator[Problem]:
    tiles = {tile["id"] for tile in base["tiles"]}
    for counter, spot in position.counters.items():
        tile = spot.tile if isinstance(spot, Standing) else spot
        if tile is not None:
            yield from off_board(tile, ("counters", counter), tiles)
    for side in SIDES:
        for tile in _of(position.markers, side):
            yield from off_board(tile, ("markers", side, tile), tiles)
        if (tile := _of(position.target, side)) is not None:
            yield from off_board(tile, ("target", side), tiles)
        goal = _of(position.goals, side)
        if goal is not None and goal.points is None and not goal.pin:
            yield problem("no-goal", ("goals", side))
    for tile in position.objectives:
        yield from off_board(tile, ("objectives", tile), tiles)
    first, second = (_markers(position, base, side) for side in SIDES)
    for tile, face in second.items():
        if face == "controlled" and first.get(tile) == "controlled":
            side = SIDES[1] if tile in position.markers.de else SIDES[0]
            yield problem("both-control", ("markers", side, tile), tile=tile)
    yield from _check_targets(position, base, tiles)
    if position.raised and "radio-tower" not in base["hooks"]:
        yield problem("no-tower", ("raised",))
    if position.active is not None and position.phase != "turns":
        yield problem("wrong-phase", ("active",), key="active", phase=position.phase)
    limit = position.options.round_limit
    if limit and position.round > limit:
        yield problem("round-limit", ("round",), found=position.round, limit=limit)
    for side in SIDES:
        yield from _zones(position, base, side)[1]


def _check_targets(position: Position, base: Plain, tiles: set[str]) -> Iterator[Problem]:
    """UN-601, UN-603: a target marker needs its side's Mortar on the board, far enough away."""
    laid = {tile["id"]: Laid(tile["id"], tile["x"], tile["y"], ()) for tile in base["tiles"]}
    standing = _counters(position, base)
    for side in SIDES:
        tile = _of(position.target, side)
        mortar = standing.get(f"{side}:mortar")
        if tile not in tiles or (mortar is not None and mortar["tile"] not in tiles):
            continue
        at = ("target", side)
        if mortar is None:
            yield problem("target-without-mortar", at, side=side, tile=tile)
            continue
        away = reached(list(laid.values()), laid[mortar["tile"]]).get(tile)
        if away is not None and away < LEAST_TARGET_DISTANCE:
            yield problem(
                "target-near", at, side=side, tile=tile, distance=away, least=LEAST_TARGET_DISTANCE
            )


def _counters(position: Position, base: Plain) -> dict[str, dict[str, str]]:
    placed: dict[str, dict[str, str]] = {}
    if not position.clear:
        for counter, tile in base["setup"]["counters"].items():
            placed[counter] = {"tile": tile, "face": "ready"}
    for name, spot in position.counters.items():
        if spot is None:
            placed.pop(name, None)
        elif isinstance(spot, Standing):
            placed[name] = {"tile": spot.tile, "face": spot.face}
        else:
            placed[name] = {"tile": spot, "face": "ready"}
    order = [counter["id"] for counter in base["counters"]]
    return {counter: placed[counter] for counter in order if counter in placed}


def _markers(position: Position, base: Plain, side: str) -> dict[str, str]:
    number = base["sides"].index(side)
    faces = {} if position.clear else dict(base["setup"]["markers"][number])
    faces.update(_of(position.markers, side))
    order = [tile["id"] for tile in base["tiles"]]
    return {tile: faces[tile] for tile in order if faces.get(tile, "none") != "none"}


def _objectives(position: Position, base: Plain) -> dict[str, int]:
    values = {tile["id"]: tile["objective"] for tile in base["tiles"]}
    values.update(position.objectives)
    return {tile: value for tile, value in values.items() if value}


def _zones(
    position: Position, base: Plain, side: str
) -> tuple[dict[str, dict[str, int]], list[Problem]]:
    """A side's six zones, and what is wrong with them.

    The scenario's deck and supply fill the zones that are not given, less the cards that stand
    in given ones: they come out of the deck first, then out of the supply.
    """
    number = base["sides"].index(side)
    given = {zone: _tally(cards) for zone in ZONES
             if (cards := getattr(_of(position, side), zone)) is not None}  # fmt: skip
    table = {} if position.clear else base["setup"]["cards"][number]
    held: Tally[str] = Tally()
    for cards in given.values():
        held.update(cards)
    filled = {zone: Tally[str](given.get(zone, {})) for zone in ZONES}
    for card, (deck, supply) in table.items():
        taken = held[card]
        if "deck" not in given:
            filled["deck"][card] = max(0, deck - taken)
        taken = max(0, taken - deck)
        if "supply" not in given:
            filled["supply"][card] = max(0, supply - taken)
    order = [card["id"] for card in base["cards"][number]]
    zones = {
        zone: {card: filled[zone][card] for card in order if filled[zone][card]} for zone in ZONES
    }
    box = load_box(base["game"])
    problems = []
    for card in order:
        found, copies = sum(filled[zone][card] for zone in ZONES), box.copies(side, card)
        if found > copies:
            at: Place = next(((side, zone) for zone in given if given[zone][card]), (side,))
            problems.append(problem("zone-cards", at, found=found, card=card, copies=copies))
    return zones, problems


def _tally(cards: tuple[str, ...] | dict[str, int]) -> Tally[str]:
    return Tally[str](cards)
