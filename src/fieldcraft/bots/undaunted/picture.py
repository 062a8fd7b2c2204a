"""A view of Undaunted laid out in integers, with the scenario's tables beside it.

Everything here is read from the view: a bot that has only the view has all of this.
"""

from functools import lru_cache
from typing import Any, cast

from fieldcraft import games
from fieldcraft.games.undaunted.combat import FACES, HILL_COVER_FROM_HILL, is_hit
from fieldcraft.games.undaunted.game import UndauntedGame
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle

MISSES = [sum(not is_hit(die, total) for die in range(FACES)) / FACES for total in range(128)]
"""By defence total, the chance of one die to miss (U-710, U-711)."""


def battle_of(view: dict[str, Any]) -> NormandyBattle:
    """The tables of the scenario that a view tells of."""
    game = cast(UndauntedGame, games.get(view["game"]))
    return cast(NormandyBattle, game.battle(view["scenario"]))


@lru_cache(maxsize=64)
def card_titles(battle: NormandyBattle) -> list[str]:
    """By side and card type, the printed title; empty where a side has no such card."""
    titles = [""] * (2 * battle.types)
    for side, cards in enumerate(battle.plain["cards"]):
        for card in cards:
            titles[side * battle.types + battle.card_index[card["id"]]] = card["title"]
    return titles


class Picture:
    """One side's knowledge at one decision.  Lists of two are indexed by side."""

    def __init__(self, view: dict[str, Any], battle: NormandyBattle) -> None:
        self.battle = battle
        self.titles = card_titles(battle)
        self.me = battle.sides.index(view["side"])
        self.foe = 1 - self.me
        self.top: dict[str, Any] = view["flow"][-1]  # the innermost frame in words
        self.initiative = battle.sides.index(view["initiative"])
        self.read_board(view)
        self.read_cards(view["cards"])

    def read_board(self, view: dict[str, Any]) -> None:
        """Counters, markers, objectives, target markers."""
        battle = self.battle
        self.places = [-1] * battle.counters
        self.suppressed = 0
        for word, counter in view["counters"].items():
            index = battle.counter_index[word]
            self.places[index] = battle.tile_index[counter["tile"]]
            if counter["face"] == "suppressed":
                self.suppressed |= 1 << index
        self.marked = [0, 0]
        self.controlled = [0, 0]
        self.points = [0, 0]
        self.targets = [-1, -1]
        for side, word in enumerate(battle.sides):
            for tile, face in view["markers"][word].items():
                bit = 1 << battle.tile_index[tile]
                self.marked[side] |= bit
                if face == "controlled":
                    self.controlled[side] |= bit
            self.points[side] = view["points"][word]
            target = view["box"]["target"][word]
            if target is not None:
                self.targets[side] = battle.tile_index[target]
        self.objectives: dict[int, int] = {
            battle.tile_index[tile]: worth for tile, worth in view["objectives"].items()
        }

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

    def chance(self, origin: int, target: int, tile: int, dice: int) -> float:
        """The chance to hit a counter if it stood on a tile; an origin of -1 is a Blast."""
        battle = self.battle
        cover = battle.cover[tile]
        if battle.hill[tile] and (origin < 0 or battle.hill[origin]):
            cover = HILL_COVER_FROM_HILL
        total = battle.defence[target] + cover
        if origin >= 0:
            total += battle.distance[origin * battle.tiles + tile]
        missed = 1.0
        for _ in range(dice):
            missed *= MISSES[total]
        return 1.0 - missed

    # -- questions about units -----

    def cards_left(self, counter: int) -> int:
        """How many cards of a unit a casualty could find (U-714)."""
        return self.unseen[self.battle.counter_side[counter]][self.battle.counter_card[counter]]

    def can_act(self, counter: int) -> bool:
        """Whether a counter on the board has a card that could make it act."""
        side = self.battle.counter_side[counter]
        return self.cycling[side][self.battle.counter_card[counter]] > 0

    def on_board(self, side: int) -> list[int]:
        """A side's counters on the board."""
        return [c for c in self.battle.counters_of[side] if self.places[c] >= 0]

    def riflemen(self, side: int) -> list[int]:
        """A side's Riflemen on the board."""
        return [
            c
            for c in self.battle.riflemen
            if self.battle.counter_side[c] == side and self.places[c] >= 0
        ]
