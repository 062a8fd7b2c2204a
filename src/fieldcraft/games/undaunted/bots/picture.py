"""A view of Undaunted laid out in integers, with the scenario's tables beside it.

Everything here is read from the view: a bot that has only the view has all of this.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from fieldcraft import games
from fieldcraft.games.undaunted.attack_roll import FACES, HILL_COVER_FROM_HILL, is_hit
from fieldcraft.games.undaunted.game import UndauntedGame
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import ATTACK

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

MISSES = [sum(not is_hit(die, total) for die in range(FACES)) / FACES for total in range(128)]
"""By defence total, the chance of one die to miss (U-710, U-711)."""

OFF_BOARD = -1
"""In place of a tile: a counter that is not on the board, a shot that comes from nowhere on it."""


def battle_of(view: UndauntedView) -> Battle:
    """The tables of the scenario that a view tells of, as the game keeps them."""
    return cast(UndauntedGame, games.get(view["game"])).battle(view["scenario"])


@lru_cache(maxsize=64)
def card_titles(battle: Battle) -> list[str]:
    """By side and card type, the printed title; empty where a side has no such card."""
    titles = [""] * (2 * battle.types)
    for side, cards in enumerate(battle.plain["cards"]):
        for card in cards:
            titles[side * battle.types + battle.card_index[card["id"]]] = card["title"]
    return titles


class Board:
    """Where the counters stand, or would stand if one of them moved."""

    def __init__(self, places: list[int]) -> None:
        self.places = places

    def with_counter(self, counter: int, tile: int) -> Board:
        """The same with a counter on another tile."""
        places = list(self.places)
        places[counter] = tile
        return Board(places)


class Picture:
    """One side's knowledge at one decision.  Lists of two are indexed by side."""

    def __init__(self, view: UndauntedView, battle: Battle) -> None:
        self.battle = battle
        self.titles = card_titles(battle)
        sides: list[str] = [*battle.sides]
        self.me = sides.index(view["side"])
        self.foe = 1 - self.me
        self.flow: list[dict[str, Any]] = view["flow"]
        self.top = self.flow[-1]  # the innermost frame in words
        self.initiative = battle.sides.index(view["initiative"])
        self.read_board(view)
        self.read_box(view)
        self.read_cards(view["cards"])

    def read_board(self, view: UndauntedView) -> None:
        """Counters, markers, objectives."""
        battle = self.battle
        self.places = [OFF_BOARD] * battle.counters
        self.suppressed = 0
        for word, counter in view["counters"].items():
            index = battle.counter_index[word]
            self.places[index] = battle.tile_index[counter["tile"]]
            if counter["face"] == "suppressed":
                self.suppressed |= 1 << index
        self.board = Board(self.places)
        self.marked = [0, 0]
        self.controlled = [0, 0]
        self.points = [0, 0]
        for side, word in enumerate(battle.sides):
            for tile, face in view["markers"][word].items():
                bit = 1 << battle.tile_index[tile]
                self.marked[side] |= bit
                if face == "controlled":
                    self.controlled[side] |= bit
            self.points[side] = view["points"][word]
        self.objectives: dict[int, int] = {
            battle.tile_index[tile]: worth for tile, worth in view["objectives"].items()
        }

    def read_box(self, view: UndauntedView) -> None:
        """What only one of the boxes has on the table."""

    def read_cards(self, cards: dict[str, Any]) -> None:
        """The zones this side sees, and of both sides what is open."""
        own = cards[self.battle.sides[self.me]]
        self.hand = self.bag(own["hand"]["cards"])
        self.deck = self.bag(own["deck"]["cards"])
        self.discard = self.bag(own["discard"]["cards"])
        self.play_area = self.bag(own["play"]["cards"])
        self.unseen: list[list[int]] = []
        self.supply: list[list[int]] = []
        self.cycling: list[list[int]] = []
        for word in self.battle.sides:
            unseen = self.bag(cards[word]["unseen"])
            played = self.bag(cards[word]["play"]["cards"])
            self.unseen.append(unseen)
            self.supply.append(self.bag(cards[word]["supply"]["cards"]))
            self.cycling.append([one + other for one, other in zip(unseen, played, strict=True)])

    def bag(self, cards: dict[str, int]) -> list[int]:
        """Card counts by type."""
        counts = [0] * self.battle.types
        for word, count in cards.items():
            counts[self.battle.card_index[word]] = count
        return counts

    # -- odds -----

    def chance(self, origin: int, target: int, tile: int, dice: int, kind: int = ATTACK) -> float:
        """The chance to hit a target if it stood on a tile; OFF_BOARD is a Blast or Strafe."""
        missed = MISSES[self.defence_total(origin, target, tile, kind)]
        chance = missed
        for _ in range(dice - 1):
            chance *= missed
        return 1.0 - chance

    def defence_total(self, origin: int, target: int, tile: int, kind: int) -> int:
        """U-704: base defence, cover and range."""
        battle = self.battle
        total = battle.defence[target] + self.cover(origin, tile)
        if origin >= 0:
            total += battle.distance[origin * battle.tiles + tile]
        return total

    def cover(self, origin: int, tile: int) -> int:
        """U-706, U-708: a hill gives 1 against fire from a hill or from above."""
        battle = self.battle
        if battle.hill[tile] and (origin < 0 or battle.hill[origin]):
            return HILL_COVER_FROM_HILL
        return battle.cover[tile]

    # -- questions about units -----

    def cards_left(self, counter: int) -> int:
        """How many cards of a unit a casualty could find (U-714)."""
        return self.unseen[self.battle.counter_side[counter]][self.battle.counter_card[counter]]

    def can_act(self, counter: int) -> bool:
        """Whether a counter on the board has a card that could make it act."""
        side = self.battle.counter_side[counter]
        return self.cycling[side][self.battle.counter_card[counter]] > 0

    def can_return(self, counter: int) -> bool:
        """Whether a counter off the board could come back."""
        return False

    def on_board(self, side: int) -> list[int]:
        """A side's counters on the board."""
        return [c for c in self.battle.counters_of[side] if self.places[c] >= 0]
