"""What the tables of a box must fulfil beyond their shape."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from fieldcraft.games.undaunted.content.box import unit_of
from fieldcraft.games.undaunted.content.problems import Place, Problem, phrase, problem
from fieldcraft.games.undaunted.content.tables import (
    Card,
    CardsFile,
    Counter,
    CountersFile,
    TilesFile,
)


def check_table(table: BaseModel) -> list[Problem]:
    """Everything wrong with a card, counter or tile table; a box checks what only it has."""
    if isinstance(table, CardsFile):
        return [*unique("cards", [card.id for card in table.cards]), *_cards(table)]
    if isinstance(table, CountersFile):
        ids = [counter.id for counter in table.counters]
        return [*unique("counters", ids), *_counters(table)]
    if isinstance(table, TilesFile):
        return [*unique("tiles", [tile.id for tile in table.tiles]), *_tiles(table)]
    return []


def unique(key: str, ids: list[str]) -> Iterator[Problem]:
    """The problem of a table that has an id twice, if it has."""
    seen: set[str] = set()
    for index, one in enumerate(ids):
        if one in seen:
            yield problem("twice", (key, index, "id"), thing=one)
        seen.add(one)


def _cards(table: CardsFile) -> Iterator[Problem]:
    for index, card in enumerate(table.cards):
        at: Place = ("cards", index)
        wanted = unit_of(card.title, card.squad)
        if card.id != wanted:
            yield problem("wrong-id", (*at, "id"), found=card.id, wanted=wanted)
        if card.class_ == "fog":
            yield from _fog(card, at)
        else:
            yield from _soldier(card, at)


def _fog(card: Card, at: Place) -> Iterator[Problem]:
    """A Fog of War card has a title and an initiative value, nothing else (U-107)."""
    for key, present in (
        ("squad", card.squad),
        ("actions", card.actions),
        ("names", any(card.names.of(side) for side in card.names.sides())),
    ):
        if present:
            yield problem("fog-fields", (*at, key), key=key)


def _soldier(card: Card, at: Place) -> Iterator[Problem]:
    """Combat and command cards have actions, and a name for each copy (U-105, U-106)."""
    if not card.actions:
        yield problem("no-actions", at, kind=card.class_)
    for index, action in enumerate(card.actions):
        letter = action[-1] if action[-1].isupper() else ""
        if letter and letter != card.squad:
            yield problem(
                "action-squad",
                (*at, "actions", index),
                found=letter,
                wanted=phrase("the-squad", squad=card.squad) if card.squad else phrase("no-squad"),
            )
    for side in card.names.sides():
        names, copies = card.names.of(side), card.copies.of(side)
        if len(names) != copies:
            yield problem(
                "names-count", (*at, "names", side), found=len(names), wanted=copies, side=side
            )


def _counters(table: CountersFile) -> Iterator[Problem]:
    for index, counter in enumerate(table.counters):
        wanted = counter_id(counter)
        if counter.id != wanted:
            yield problem("wrong-id", ("counters", index, "id"), found=counter.id, wanted=wanted)


def counter_id(counter: Counter) -> str:
    """The id that a counter's side, title and squad make."""
    return f"{counter.side}:{unit_of(counter.title, counter.squad)}"


def _tiles(table: TilesFile) -> Iterator[Problem]:
    for index, tile in enumerate(table.tiles):
        if tile.hill and tile.cover != 3:
            yield problem("hill-cover", ("tiles", index, "cover"))
