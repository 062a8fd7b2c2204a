"""Drills of Undaunted: what a step and an expectation may say, and how the table answers."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, cast

from pydantic import Discriminator, Field, Tag

from fieldcraft.core import State
from fieldcraft.core.game import Game
from fieldcraft.games.undaunted.content.models import TileId
from fieldcraft.games.undaunted.content.normandy.ids import CardId, CounterId, Side
from fieldcraft.games.undaunted.content.normandy.position import Cards, Draws, Position
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.content.position_models import Die, Marker, Spot, Standing
from fieldcraft.games.undaunted.content.tables import Count, Strict
from fieldcraft.games.undaunted.table import Table
from fieldcraft.record.drill_checks import Difference, differ
from fieldcraft.record.drill_models import Drill, Expect, Facts, Saying, Some, Step, Variant, form

ZoneName = Literal["hand", "deck", "discard", "supply", "removed", "play"]
ZONE_FACTS = {"size", "include", "exclude", "holds"}

EVENTS: Mapping[str, tuple[str, ...]] = {
    "already-suppressed": ("counter",),
    "attacks": ("counter", "target", "action"),
    "bids": ("side",),
    "blast-at": ("target",),
    "blasts": ("side", "tile"),
    "bolsters": ("side", "card"),
    "casualty": ("side", "counter", "card", "zone"),
    "conceals": ("side",),
    "controls": ("side", "tile", "points"),
    "counter-removed": ("counter",),
    "deck-shuffled": ("side",),
    "defence": ("target", "base", "cover", "range", "total"),
    "discards": ("side", "card"),
    "draws": ("side", "count"),
    "draws-card": ("side", "card"),
    "ends-turn": ("side", "count"),
    "fog-taken": ("side", "count"),
    "hits": ("target",),
    "hopeless": ("side",),
    "hunkers": ("side", "card"),
    "initiative": ("side",),
    "initiative-kept": ("side",),
    "inspires": ("side", "card"),
    "loses-control": ("side", "tile"),
    "misses": ("target",),
    "moves": ("side", "counter", "tile"),
    "no-bid": ("side",),
    "no-fog-left": ("side",),
    "plays": ("side", "card", "action"),
    "raises": ("side", "tile", "points"),
    "rallies": ("counter",),
    "recons": ("side",),
    "reshuffles": ("side",),
    "reveals-bid": ("side", "card", "value"),
    "rolls": ("dice", "count"),
    "round": ("number",),
    "scouts": ("side", "tile"),
    "spawns": ("counter", "tile"),
    "suppressed": ("counter",),
    "target-removed": ("side",),
    "targets": ("side", "tile"),
    "turn": ("side",),
    "wins": ("side", "reason"),
}
"""Every log event with its fields, so that a misspelt one is a mistake and not a silent pass."""


def _zone_form(value: object) -> str:
    if isinstance(value, dict):
        return "~facts" if set(value) & ZONE_FACTS else "~mapping"
    if isinstance(value, ZoneFacts):
        return "~facts"
    return "~number" if form(value) in ("~number", "~word") else "~list"


class ZoneFacts(Facts):
    """Something about the cards of a zone."""

    size: Count | None = None
    include: Cards | None = Field(default=None, min_length=1)
    """At least these."""
    exclude: tuple[CardId, ...] | None = Field(default=None, min_length=1)
    """None of these."""
    holds: dict[CardId, Count] | None = Field(default=None, min_length=1)
    """Exactly so many of these, whatever else there is."""


Zone = Annotated[
    Annotated[Count, Tag("~number")]
    | Annotated[tuple[CardId, ...], Tag("~list")]
    | Annotated[ZoneFacts, Tag("~facts")]
    | Annotated[dict[CardId, Count], Tag("~mapping")],
    Discriminator(_zone_form),
]
"""A zone: how many cards, exactly which cards (in any order), or something about them."""


class Zones(Facts):
    """A side's card zones."""

    hand: Zone | None = None
    deck: Zone | None = None
    discard: Zone | None = None
    supply: Zone | None = None
    removed: Zone | None = None
    play: Zone | None = None


class Bounds(Facts):
    """What everyone knows of a hidden zone, where it is more than its size."""

    at_least: dict[CardId, Count] | None = None
    at_most: dict[CardId, Count] | None = None


class Known(Facts):
    """What everyone knows of a side's hand and discard pile (U-905, U-611)."""

    hand: Bounds | None = None
    discard: Bounds | None = None


class UndauntedExpect(Expect):
    """What must be true on an Undaunted table."""

    initiative: Side | None = None
    active: Side | None = None
    round: Annotated[int, Field(strict=True, ge=0, le=9999)] | None = None
    phase: Literal["initiative", "turns", "over"] | None = None
    points: dict[Side, Count] | None = Field(default=None, min_length=1)
    hopeless: tuple[Side, ...] | None = None
    """All sides in a hopeless position (UN-806)."""
    target: dict[Side, TileId | None] | None = Field(default=None, min_length=1)
    """The target markers; null when it is not on the board."""
    raised: Count | None = None
    """By how much the radio tower's tile has been raised."""
    objectives: dict[TileId, Count] | None = Field(default=None, min_length=1)
    counters: dict[CounterId, Spot] | None = Field(default=None, min_length=1)
    """A tile (the counter shows its ready face), tile and face, or null when off the board."""
    markers: dict[Side, Some[TileId, Marker]] | None = Field(default=None, min_length=1)
    bid: dict[Side, CardId | None] | None = Field(default=None, min_length=1)
    """The card a side has picked in secret."""
    known: dict[Side, Known] | None = Field(default=None, min_length=1)
    us: Zones | None = None
    de: Zones | None = None


class NormandyStep(Step):
    """A step of a Normandy drill: the choices stand under the name of the side."""

    us: Saying | None = None
    de: Saying | None = None
    varies: dict[Side, Annotated[tuple[ZoneName, ...], Field(min_length=1)]] | None = Field(
        default=None, min_length=1
    )
    """With `sample`: zones by side that must not come out the same every time."""
    dice: tuple[Die, ...] = ()
    """The dice of this step, all of which must be rolled."""
    draws: Draws = Draws()
    """The cards drawn in this step, all of which must be drawn."""
    expect: UndauntedExpect | None = None

    def sayings(self) -> list[tuple[str, tuple[str, ...]]]:
        """The choices of each side, in the order of the sides."""
        given = [("us", self.us), ("de", self.de)]
        return [
            (side, (words,) if isinstance(words, str) else words)
            for side, words in given
            if words is not None
        ]


class NormandyVariant(Variant):
    """A variant of a Normandy drill."""

    position: Position = Position()
    """What is different in the position: each key given replaces the drill's."""
    steps: tuple[NormandyStep, ...]


class NormandyDrill(Drill):
    """A drill of Undaunted: Normandy."""

    game: Literal["normandy"]
    position: Position = Position()
    """The board and pieces, the cards in every zone, scripted dice and draws."""
    steps: tuple[NormandyStep, ...] = ()
    variants: tuple[NormandyVariant, ...] = ()


def set_up(game: Game, positions: list[Position], strict: bool, key: bytes) -> State:
    """The first position with the keys of the others laid over it."""
    merged: dict[str, Any] = {}
    for position in positions:
        merged.update(position.model_dump(by_alias=True, exclude_unset=True))
    spec = normalise(merged, game.key)
    spec["strict"] = strict
    return game.position(spec, key)


def feed(state: State, step: Step, strict: bool) -> None:
    """Let this step's dice and draws come before what the script still holds."""
    if not isinstance(step, NormandyStep) or not (step.dice or step.draws.model_fields_set):
        return
    index = cast(Table, state).battle.card_index
    chance = state.chance.copy()
    given = (step.draws.us, step.draws.de)
    draws = [[index[card] for card in given[side]] + list(chance.draws[side]) for side in (0, 1)]
    chance.script([*step.dice, *chance.dice], draws, strict)
    state.chance = chance


def left(state: State) -> dict[str, int]:
    """How many scripted dice, and draws of each side, have not been used."""
    chance = state.chance
    if not chance.scripted:
        return {"dice": 0, "draws.us": 0, "draws.de": 0}
    return {
        "dice": len(chance.dice),
        "draws.us": len(chance.draws[0]),
        "draws.de": len(chance.draws[1]),
    }


def zone_cards(state: State, game: Game, side: str, zone: str) -> dict[str, int]:
    """The cards of a zone, as their owner sees them."""
    shown: dict[str, int] = state.view(game.side(side))["cards"][side][zone]["cards"]
    return shown


def differences(state: State, game: Game, expect: Expect) -> Iterator[Difference]:
    """Everything about the table that is not as expected."""
    if not isinstance(expect, UndauntedExpect):
        return
    view = state.view(-1)
    for name in ("initiative", "active", "round", "phase", "hopeless"):
        if (wanted := getattr(expect, name)) is not None:
            found = view[name]
            yield from differ((name,), list(wanted) if name == "hopeless" else wanted, found)
    for name, shown in (("points", view["points"]), ("target", view["box"]["target"])):
        for side, value in (getattr(expect, name) or {}).items():
            yield from differ((name, side), value, shown[side])
    if expect.raised is not None:
        yield from differ(("raised",), expect.raised, view["box"]["raised"])
    for tile, value in (expect.objectives or {}).items():
        yield from differ(("objectives", tile), value, view["objectives"].get(tile, 0))
    for counter, spot in (expect.counters or {}).items():
        yield from differ(("counters", counter), _spot(spot), view["counters"].get(counter))
    for side, markers in (expect.markers or {}).items():
        for tile, face in markers.items():
            found = view["markers"][side].get(tile, "none")
            yield from differ(("markers", side, tile), face, found)
    for side, card in (expect.bid or {}).items():
        yield from differ(("bid", side), card, state.view(game.side(side))["bid"])
    for side, known in (expect.known or {}).items():
        yield from _known_differences(side, known, view["cards"][side]["known"])
    for side in game.sides:
        zones: Zones | None = getattr(expect, side)
        for zone in zones.model_fields_set if zones is not None else ():
            cards = Tally(zone_cards(state, game, side, zone))
            yield from _zone_differences((side, zone), getattr(zones, zone), cards)


def _spot(spot: str | Standing | None) -> dict[str, str] | None:
    if spot is None:
        return None
    if isinstance(spot, Standing):
        return {"tile": spot.tile, "face": spot.face}
    return {"tile": spot, "face": "ready"}


def _known_differences(side: str, known: Known, shown: dict[str, Any]) -> Iterator[Difference]:
    for zone in known.model_fields_set:
        bounds: Bounds = getattr(known, zone)
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
