"""What lies on the table, as flat integers, and the few calls that reach hidden things.

========== ========================================================== ==============
decks      each side's fate deck, the top card last                    nobody
cards      hands, discard piles, and the cards of a hand the other     hands: owner;
           side has seen, a bit mask for each side                     piles: public
places     per unit, its square, -1 off the board                      public
plans      per unit, where it is to be set up, -1 nowhere              their owner
chance     the generator                                               nobody
========== ========================================================== ==============
"""

from typing import Any, Final, cast

from fieldcraft.core import PUBLIC, Chance, Event, Frame, ScriptError, State
from fieldcraft.core.state import FIRST_GAME_BIT
from tests.skirmish.terms import CARDS, SIDES, SQUARES, UNITS, WHOLE_DECK, units_of

DECK_BITS: Final = FIRST_GAME_BIT  # and the next
CARDS_BIT: Final = FIRST_GAME_BIT << 2
PLACES_BIT: Final = FIRST_GAME_BIT << 3
PLANS_BIT: Final = FIRST_GAME_BIT << 4
ALL_BITS: Final = (FIRST_GAME_BIT << 5) - 1

HAND, PILE, SEEN = 0, 2, 4


class Table(State):
    """A skirmish at one moment; `game.py` adds what crosses its border."""

    def __init__(self, scenario: str, frames: list[Frame[Any]], chance: Chance) -> None:
        super().__init__(frames, chance)
        self.scenario = scenario
        self.deck_red: list[int] = []
        self.deck_blue: list[int] = []
        self.cards = [0] * 6
        self.places = [-1] * len(UNITS)
        self.plans = [-1] * len(UNITS)
        self.broken = 0
        self.jammed = 0
        self.smoke = 0
        self.foxholes = 0
        self.time = 0
        self.points = 0
        self.initiative = 0
        self.active = 0

    # -- reading -----

    def deck(self, side: int) -> list[int]:
        """A side's fate deck, the top card last."""
        return self.deck_red if side == 0 else self.deck_blue

    def hand(self, side: int) -> int:
        """A side's hand."""
        return self.cards[HAND + side]

    def unseen(self, side: int) -> int:
        """The cards that are not on the open discard pile."""
        return WHOLE_DECK & ~self.cards[PILE + side]

    def units_at(self, side: int, square: int) -> list[int]:
        """A side's units on a square."""
        return [unit for unit in units_of(side) if self.places[unit] == square]

    def is_up(self, unit: int) -> bool:
        """Whether the unit is on the board and not broken."""
        return self.places[unit] >= 0 and not self.broken >> unit & 1

    # -- writing: a shared list is copied first -----

    def own_deck(self, side: int) -> list[int]:
        """A deck, ready to be written."""
        bit = DECK_BITS << side
        if self.shared & bit:
            self.shared &= ~bit
            if side == 0:
                self.deck_red = self.deck_red.copy()
            else:
                self.deck_blue = self.deck_blue.copy()
        return self.deck(side)

    def own_cards(self) -> list[int]:
        """Hands and piles, ready to be written."""
        if self.shared & CARDS_BIT:
            self.shared &= ~CARDS_BIT
            self.cards = self.cards.copy()
        return self.cards

    def own_places(self) -> list[int]:
        """The units' squares, ready to be written."""
        if self.shared & PLACES_BIT:
            self.shared &= ~PLACES_BIT
            self.places = self.places.copy()
        return self.places

    def own_plans(self) -> list[int]:
        """The secret set-up, ready to be written."""
        if self.shared & PLANS_BIT:
            self.shared &= ~PLANS_BIT
            self.plans = self.plans.copy()
        return self.plans

    # -- cards -----

    def take_top(self, side: int) -> int:
        """The top card of a deck, off the deck: from now on somebody knows it."""
        deck = self.own_deck(side)
        chance = self.own_chance()
        if chance.scripted:
            wanted = chance.scripted_draw(side)
            if wanted >= 0:
                if wanted not in deck:
                    raise ScriptError(f"{CARDS[wanted].name} is not in the deck")
                deck.remove(wanted)
                deck.append(wanted)
        return deck.pop()

    def discard(self, side: int, card: int) -> None:
        """A card goes openly from hand, if it was there, to the discard pile."""
        cards = self.own_cards()
        bit = 1 << card
        cards[HAND + side] &= ~bit
        cards[SEEN + side] &= ~bit
        cards[PILE + side] |= bit

    # -- units -----

    def hurt(self, unit: int) -> None:
        """Break a unit; a broken one is eliminated, and a side without units has lost."""
        if not self.broken >> unit & 1:
            self.broken |= 1 << unit
            self.tell("breaks", unit=UNITS[unit])
            return
        self.eliminate(unit)

    def eliminate(self, unit: int) -> None:
        """Take a unit off the board."""
        side = unit // 3
        self.broken &= ~(1 << unit)
        self.own_places()[unit] = -1
        self.points += 1 if side == 1 else -1
        self.tell("eliminated", unit=UNITS[unit])
        if all(self.places[other] < 0 for other in units_of(side)):
            self.finish(1 - side, "last-unit", abs(self.points))

    # -- log -----

    def tell(self, name: str, audience: int = PUBLIC, **fields: object) -> None:
        """An event for the sink, if there is one."""
        if self.sink is not None:
            self.sink.append(Event(name, audience, fields))

    # -- slots in words -----

    def slot_word(self, kind: str, value: int) -> object:
        if value < 0:
            return ""
        if kind == "side":
            return SIDES[value]
        if kind == "unit":
            return UNITS[value]
        if kind == "square":
            return SQUARES[value]
        if kind == "card":
            return CARDS[value].name
        return value

    def slot_value(self, kind: str, word: object) -> int:
        if word == "":
            return -1
        if kind == "side":
            return SIDES.index(cast(str, word))
        if kind == "unit":
            return UNITS.index(cast(str, word))
        if kind == "square":
            return SQUARES.index(cast(str, word))
        if kind == "card":
            return next(index for index, card in enumerate(CARDS) if card.name == word)
        return super().slot_value(kind, word)
