"""Drills of Undaunted: what both boxes may say of a step and a table, and how the table answers.

`drill_normandy` and `drill_north_africa` name the sides, cards and counters, and what only their
box has.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Generic, Literal, TypeVar, cast

from pydantic import Discriminator, Field, Tag

from fieldcraft.core import State
from fieldcraft.core.content.models import Count, Strict
from fieldcraft.core.game import Game
from fieldcraft.core.schema import vocabulary
from fieldcraft.games.undaunted.content.models import TileId
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.content.position_models import Cards, Die, Position
from fieldcraft.games.undaunted.content.tables import Shares
from fieldcraft.games.undaunted.schema.log import LogEvent
from fieldcraft.games.undaunted.schema.view import UndauntedView
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.voice.zones import zone as pile
from fieldcraft.record.drills.checks import Difference, differ
from fieldcraft.record.drills.models import Drill, Expect, Step, Variant
from fieldcraft.record.drills.parts import Facts, form
from fieldcraft.record.drills.tables import laid_over

ZoneName = Literal["hand", "deck", "discard", "supply", "removed", "play"]
ZONE_FACTS = {"size", "include", "exclude", "holds"}
CardT = TypeVar("CardT", bound=str)

EVENTS = vocabulary(LogEvent)
"""Every log event with its fields, so that a misspelt one is a mistake and not a silent pass."""


def _zone_form(value: object) -> str:
    if isinstance(value, dict):
        return "~facts" if set(value) & ZONE_FACTS else "~mapping"
    if isinstance(value, ZoneFacts):
        return "~facts"
    return "~number" if form(value) in ("~number", "~word") else "~list"


class ZoneFacts(Facts, Generic[CardT]):
    """Something about the cards of a zone."""

    size: Count | None = None
    """How many cards."""
    include: Annotated[Cards[CardT], Field(min_length=1)] | None = None
    """At least these."""
    exclude: tuple[CardT, ...] | None = Field(default=None, min_length=1)
    """None of these."""
    holds: dict[CardT, Count] | None = Field(default=None, min_length=1)
    """Exactly so many of these, whatever else there is."""


Zone = Annotated[
    Annotated[Count, Tag("~number")]
    | Annotated[tuple[CardT, ...], Tag("~list")]
    | Annotated[ZoneFacts[CardT], Tag("~facts")]
    | Annotated[dict[CardT, Count], Tag("~mapping")],
    Discriminator(_zone_form),
]
"""A zone: how many cards, exactly which cards (in any order), or something about them."""


class Zones(Facts, Generic[CardT]):
    """A side's card zones."""

    hand: Zone[CardT] | None = None
    """In hand."""
    deck: Zone[CardT] | None = None
    """In the deck."""
    discard: Zone[CardT] | None = None
    """In the discard pile."""
    supply: Zone[CardT] | None = None
    """In the supply."""
    removed: Zone[CardT] | None = None
    """Removed from the game."""
    play: Zone[CardT] | None = None
    """In the play area."""


class Bounds(Facts, Generic[CardT]):
    """What everyone knows of a hidden zone, where it is more than its size."""

    at_least: dict[CardT, Count] | None = None
    """Of a card there are at least so many."""
    at_most: dict[CardT, Count] | None = None
    """Of a card there are at most so many."""


class Known(Facts, Generic[CardT]):
    """What everyone knows of a side's hand and discard pile (U-905, U-611)."""

    hand: Bounds[CardT] | None = None
    """Of the hand."""
    discard: Bounds[CardT] | None = None
    """Of the discard pile."""


class UndauntedExpect(Expect):
    """What must be true on an Undaunted table; `Any`: each box has words of its own there."""

    initiative: str | None = None
    """Who holds the initiative marker."""
    active: str | None = None
    """Whose turn it is."""
    round: Annotated[int, Field(strict=True, ge=0, le=9999)] | None = None
    """The number of the round."""
    phase: Literal["initiative", "turns", "over"] | None = None
    """Initiative, turns, or over."""
    points: Mapping[Any, Count] | None = None
    """Objective points by side."""
    hopeless: tuple[str, ...] | None = None
    """All sides in a hopeless position (UN-806, NA-810)."""
    objectives: dict[TileId, Count] | None = Field(default=None, min_length=1)
    """By tile, what it is worth; 0 for no objective."""
    counters: Mapping[Any, Any] | None = None
    """A tile (the counter shows its ready face), tile and face, or null when off the board."""
    markers: Mapping[Any, Any] | None = None
    """Control markers by side and tile; `none` where there is none."""
    bid: Mapping[Any, Any] | None = None
    """The card a side has picked in secret."""
    known: Mapping[Any, Any] | None = None
    """What everyone knows of a side's hand and discard pile."""

    def more(self, view: UndauntedView) -> Iterator[Difference]:
        """What is not as expected of the things that only this box has."""
        yield from ()


class UndauntedStep(Step):
    """A step of an Undaunted drill: the choices stand under the name of the side."""

    dice: tuple[Die, ...] = ()
    """The dice of this step, all of which must be rolled."""
    draws: Shares
    """The cards drawn in this step, all of which must be drawn."""
    expect: UndauntedExpect | None = None

    def sayings(self) -> list[tuple[str, tuple[str, ...]]]:
        """The choices of each side, in the order of the sides."""
        given = [(side, getattr(self, side)) for side in self.draws.sides()]
        return [
            (side, (words,) if isinstance(words, str) else words)
            for side, words in given
            if words is not None
        ]


class UndauntedVariant(Variant):
    """A variant of an Undaunted drill."""

    position: Position
    """What is different in the position: each key given replaces the drill's."""
    steps: tuple[UndauntedStep, ...]
    """What is done and expected instead."""


class UndauntedDrill(Drill):
    """A drill of Undaunted."""

    position: Position
    """The board and pieces, the cards in every zone, scripted dice and draws."""
    steps: tuple[UndauntedStep, ...] = ()
    """What is done, one step after the other, and what must follow."""
    variants: tuple[UndauntedVariant, ...] = ()
    """Other ways on from the same position, or from a step with a label."""


def set_up(game: Game, positions: list[Position], strict: bool, key: bytes) -> State:
    """The first position with the keys of the others laid over it."""
    spec = normalise(laid_over(positions), game.key)
    spec["strict"] = strict
    return game.position(spec, key)


def feed(state: State, step: Step, strict: bool) -> None:
    """Let this step's dice and draws come before what the script still holds."""
    if not isinstance(step, UndauntedStep) or not (step.dice or step.draws.model_fields_set):
        return
    battle = cast(Table, state).battle
    chance = state.chance.copy()
    draws = [
        [battle.card_index[card] for card in step.draws.of(side)] + list(chance.draws[number])
        for number, side in enumerate(battle.sides)
    ]
    chance.script([*step.dice, *chance.dice], draws, strict)
    state.chance = chance


def left(state: State) -> dict[str, int]:
    """How many scripted dice, and draws of each side, have not been used."""
    chance = state.chance
    unused = {"dice": len(chance.dice) if chance.scripted else 0}
    for number, side in enumerate(cast(Table, state).battle.sides):
        unused[f"draws.{side}"] = len(chance.draws[number]) if chance.scripted else 0
    return unused


def zone_cards(view: UndauntedView, side: str, zone: str) -> dict[str, int]:
    """The cards of a zone, as the view of their owner shows them."""
    return pile(view["cards"][side], zone)["cards"]


def differences(state: State, game: Game, expect: Expect) -> Iterator[Difference]:
    """Everything about the table that is not as expected."""
    if not isinstance(expect, UndauntedExpect):
        return
    view = state.view(-1)
    for name in ("initiative", "active", "round", "phase", "hopeless"):
        if (wanted := getattr(expect, name)) is not None:
            found = view[name]
            yield from differ((name,), list(wanted) if name == "hopeless" else wanted, found)
    for side, value in (expect.points or {}).items():
        yield from differ(("points", side), value, view["points"][side])
    for tile, value in (expect.objectives or {}).items():
        yield from differ(("objectives", tile), value, view["objectives"].get(tile, 0))
    for counter, spot in (expect.counters or {}).items():
        found = view["counters"].get(counter)
        yield from differ(("counters", counter), _spot(spot, found), found)
    for side, markers in (expect.markers or {}).items():
        for tile, face in markers.items():
            found = view["markers"][side].get(tile, "none")
            yield from differ(("markers", side, tile), face, found)
    for side, card in (expect.bid or {}).items():
        yield from differ(("bid", side), card, state.view(game.side(side))["bid"])
    for side, known in (expect.known or {}).items():
        yield from _known_differences(side, known, view["cards"][side]["known"])
    for side in game.sides:
        zones: Zones[str] | None = getattr(expect, side)
        if zones is None:
            continue
        own = state.view(game.side(side))
        for zone in zones.model_fields_set:
            cards = Tally(zone_cards(own, side, zone))
            yield from _zone_differences((side, zone), getattr(zones, zone), cards)
    yield from expect.more(view)


def _spot(spot: str | Strict | None, found: dict[str, Any] | None) -> dict[str, Any] | None:
    """A counter as the view shows it; of one in a seat, the seat matters and not the tile."""
    if spot is None:
        return None
    if isinstance(spot, str):
        return {"tile": spot, "face": "ready"}
    return {**({"tile": found["tile"]} if found else {}), **spot.model_dump()}


def _known_differences(side: str, known: Known[str], shown: dict[str, Any]) -> Iterator[Difference]:
    for zone in known.model_fields_set:
        bounds: Bounds[str] = getattr(known, zone)
        for bound in bounds.model_fields_set:
            wanted = getattr(bounds, bound)
            yield from differ(("known", side, zone, bound), wanted, shown[zone][bound])


def _zone_differences(
    at: tuple[str, str], wanted: int | tuple[str, ...] | dict[str, int] | Strict, cards: Tally[str]
) -> Iterator[Difference]:
    if isinstance(wanted, int):
        yield from differ(at, wanted, cards.total())
    elif isinstance(wanted, ZoneFacts):
        if wanted.size is not None:
            yield from differ((*at, "size"), wanted.size, cards.total())
        if wanted.include is not None and not Tally(wanted.include) <= cards:
            yield Difference((*at, "include"), dict(Tally(wanted.include)), dict(cards))
        for card in wanted.exclude or ():
            yield from differ((*at, "exclude", card), 0, cards[card])
        for card, count in (wanted.holds or {}).items():
            yield from differ((*at, "holds", card), count, cards[card])
    elif isinstance(wanted, dict | tuple):
        exact = {card: count for card, count in Tally(wanted).items() if count}
        yield from differ(at, exact, {card: count for card, count in cards.items() if count})
