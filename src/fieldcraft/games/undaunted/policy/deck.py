"""What it is worth to gain, draw or shed cards."""

from abc import abstractmethod
from typing import Final

from fieldcraft.games.undaunted.policy.ground import NEVER, UNKNOWN
from fieldcraft.games.undaunted.policy.mind import Mind
from fieldcraft.games.undaunted.terms import (
    COMBAT,
    DECK,
    DISCARD,
    HAND,
    SUPPLY,
)

LARGE_DECK: Final = 24


class Deck(Mind):
    """The cards of one side."""

    @abstractmethod
    def nearness(self, side: int) -> int:
        """How much of its way to victory a side has behind it, up to 1000."""

    def later(self) -> int:
        """How much later rounds still count: less, the nearer a side is to its goal."""
        if self.later_share == UNKNOWN:
            nearest = max(self.nearness(0), self.nearness(1))
            self.later_share = 1000 - 7 * (nearest if nearest < 1000 else 1000) // 10
        return self.later_share

    def need(self, card: int, copies: int) -> int:
        """What one more of a card is worth to a deck that has so many."""
        battle = self.battle
        if card == battle.fog:
            return -self.fog_cost()
        place = self.me * battle.types + card
        counter = battle.card_counter[place]
        worth = self.tables.need[place]
        if counter >= 0:
            if self.s.places[counter] < 0 and not self.can_return(counter):
                return 0
            worth = worth * self.calling(counter) // 1000
        return worth * 2 // (2 + copies) + (self.hunted(counter, copies) if counter >= 0 else 0)

    def calling(self, counter: int) -> int:
        """How much more a unit's cards are worth for what the scenario asks of it."""
        return 1000

    def hunted(self, counter: int, copies: int) -> int:
        """What one more card keeps from an enemy who must bring this unit down."""
        return 0

    def average(self) -> int:
        """What a card of the own deck is worth on average, Fog of War being worth nothing."""
        if self.average_need == UNKNOWN:
            worth = 0
            for card in range(self.battle.types):
                count = self.cycling(self.me, card)
                if count and card != self.battle.fog:
                    worth += count * self.need(card, count - 1)
            size = self.deck_size(self.me)
            self.average_need = worth // (size if size else 1)
        return self.average_need

    def bolstered(self, card: int, copies: int) -> int:
        """One card from the supply to the discard pile."""
        need = self.need(card, copies)
        if need > 0:
            size = self.deck_size(self.me)
            need = need * LARGE_DECK // (size if size > LARGE_DECK else LARGE_DECK)
            need = need * self.later() // 1000
        return need

    def bolster(self, count: int, squad: int) -> int:
        """The best cards that a Bolster could take."""
        battle = self.battle
        worth = 0
        last = -1
        for _ in range(count):
            most = 0
            found = -1
            for card in range(battle.types):
                taken = 1 if card == last else 0
                if self.s.held(self.me, SUPPLY, card) > taken:
                    if squad == 0 or battle.card_squad[self.me * battle.types + card] == squad:
                        gain = self.bolstered(card, self.cycling(self.me, card) + taken)
                        if gain > most:
                            most = gain
                            found = card
            if found < 0:
                break
            worth += most
            last = found
        return worth

    def drawn(self) -> int:
        """One card drawn from the own deck, or from the discard pile when that becomes it."""
        s = self.s
        zone = DECK if s.size(self.me, DECK) else DISCARD
        size = s.size(self.me, zone)
        if size == 0:
            return 0
        return self.draw_worth * (size - s.held(self.me, zone, self.battle.fog)) // size

    def recon(self) -> int:
        """A Fog of War card leaves the game and another card comes to hand."""
        if not self.s.held(self.me, HAND, self.battle.fog):
            return NEVER
        return self.fog_cost() + self.drawn()

    def conceal(self) -> int:
        """A Fog of War card for the enemy."""
        if not self.s.held(self.foe, SUPPLY, self.battle.fog):
            return NEVER
        size = self.deck_size(self.foe)
        worth = 900 * self.later() // 1000
        return worth * LARGE_DECK // (size if size > LARGE_DECK else LARGE_DECK)

    def hunkered(self, card: int) -> int:
        """A card leaves the deck for the supply: good if it is worth less than what is drawn."""
        copies = self.cycling(self.me, card) - 1
        gain = self.average() - self.need(card, copies)
        place = self.me * self.battle.types + card
        if self.battle.card_class[place] == COMBAT:
            gain -= 300 // (1 + copies)
        return gain // 2
