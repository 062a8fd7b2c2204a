"""A box as a whole: its tables together, the questions asked of them, and what only it knows.

Whatever one box has and another has not comes in through the methods below; the shared checks
and the shared plain form call them in their places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self

from pydantic import BaseModel

from fieldcraft.games.undaunted.content.models import (
    Board,
    Goal,
    OwnTile,
    ScenarioFile,
    Setup,
    side_of,
)
from fieldcraft.games.undaunted.content.problems import Place, Problem
from fieldcraft.games.undaunted.content.tables import (
    BoxFile,
    Card,
    CardsFile,
    Counter,
    CountersFile,
    Tile,
    TilesFile,
)

Plain = dict[str, Any]
"""JSON-able; `Any` because its parts differ."""


@dataclass(frozen=True)
class Box(ABC):
    """The tables of one box, read once and shared."""

    about: BoxFile
    card_table: CardsFile
    counter_table: CountersFile
    tile_table: TilesFile

    files: ClassVar[Mapping[str, type[BaseModel]]] = {}
    """The model of each kind of file."""
    board: ClassVar[type[Board]]
    """The model of a board from scratch."""

    @classmethod
    def read(cls, table: Callable[[str], Any]) -> Self:
        """The box from its tables, each asked for by its kind; `Any`, as each has its model."""
        return cls(table("box"), table("cards"), table("counters"), table("tiles"))

    @property
    def game(self) -> str:
        """The box's key."""
        return self.about.game

    @property
    def sides(self) -> tuple[str, str]:
        """The two sides in the order of their numbers."""
        return self.about.sides

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Card types by id, in table order."""
        return {card.id: card for card in self.card_table.cards}

    @cached_property
    def counters(self) -> dict[str, Counter]:
        """Counters by id, in table order."""
        return {counter.id: counter for counter in self.counter_table.counters}

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """Tile faces by designation, in table order."""
        return {tile.id: tile for tile in self.tile_table.tiles}

    def copies(self, side: str, card: str) -> int:
        """How many cards of a type the side has in the box."""
        found = self.cards.get(card)
        return 0 if found is None else int(found.copies.of(side))

    def units(self, side: str) -> list[str]:
        """The side's counters, in table order: a counter's id without its side."""
        return [
            unit_of(counter.title, counter.squad)
            for counter in self.counters.values()
            if counter.side == side
        ]

    def with_action(self, word: str) -> set[str]:
        """The card types on which an action is printed."""
        return {
            card.id
            for card in self.cards.values()
            if any(action.split()[0] == word for action in card.actions)
        }

    # -- what only this box checks -----

    @classmethod
    def check_table(cls, table: BaseModel) -> Iterator[Problem]:
        """What a table of this box must fulfil beyond what every box demands."""
        yield from ()

    def check_board(self, setup: Setup, tiles: set[str]) -> Iterator[Problem]:
        """What the board carries beyond tiles and objectives."""
        yield from ()

    def check_side(self, side: str, setup: Setup, tiles: set[str]) -> Iterator[Problem]:
        """What a side has on the board beyond counters and markers."""
        yield from ()

    def check_goal(self, side: str, goal: Goal, at: Place, tiles: set[str]) -> Iterator[Problem]:
        """A side's goal taken by itself."""
        yield from ()

    def check_victory(self, side: str, scenario: ScenarioFile) -> Iterator[Problem]:
        """A scenario must be a game that the side can win, with cards that it can use."""
        yield from ()

    # -- what only this box tells the rules -----

    def plain_card(self, card: Card) -> Plain:
        """One type of card."""
        return {
            "id": card.id,
            "title": card.title,
            "squad": card.squad or "",
            "initiative": card.initiative,
            "class": card.class_,
            "actions": [plain_action(action) for action in card.actions],
            "unit": unit_of(card.title, card.squad) if card.class_ == "combat" else "",
        }

    def plain_counter(self, counter: Counter) -> Plain:
        """One counter; 0 where no defence is printed."""
        return {
            "id": counter.id,
            "side": self.sides.index(counter.side),
            "title": counter.title,
            "squad": counter.squad or "",
            "defence": counter.defence or 0,
        }

    def plain_tile(self, values: Tile | OwnTile | None) -> Plain:
        """A tile's values; nothing is printed on a custom tile that says nothing."""
        return {
            "cover": values.cover if values else 0,
            "hill": values.hill if values else False,
        }

    def plain_pieces(self, setup: Setup) -> Plain:
        """Pieces beyond cards and counters."""
        return {}

    def plain_placing(self, setup: Setup) -> Plain:
        """Where pieces begin beyond counters and markers."""
        return {}

    @abstractmethod
    def plain_goal(self, goal: Goal | None) -> Plain:
        """How a side wins."""

    def plain_goals(self, setup: Setup) -> list[Plain]:
        """How each side wins."""
        return [self.plain_goal(side_of(setup, side).goal) for side in self.sides]

    def plain_hooks(self, setup: Setup) -> dict[str, str]:
        """Special rules of single scenarios, by name."""
        return {}


def unit_of(title: str, squad: str | None) -> str:
    """A unit's or card's id from its title and squad.

    >>> unit_of("rifleman", "A"), unit_of("sniper", None)
    ('rifleman-a', 'sniper')
    """
    return f"{title}-{squad.lower()}" if squad else title


def plain_action(text: str) -> list[str | int]:
    """Word, value (0 when none is printed) and squad letter of an action.

    >>> plain_action("bolster 2 A"), plain_action("control")
    (['bolster', 2, 'A'], ['control', 0, ''])
    """
    word, *rest = text.split()
    value = next((int(part) for part in rest if part.isdigit()), 0)
    squad = next((part for part in rest if not part.isdigit()), "")
    return [word, value, squad]
