"""Cards: what it is worth to gain, draw, shed or bid them."""

from abc import ABC, abstractmethod
from functools import cached_property

from fieldcraft.bots.score import NEVER, Parts
from fieldcraft.games.undaunted.bots.fire import Fire
from fieldcraft.games.undaunted.bots.picture import Picture
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.terms import COMBAT


class DeckJudge(ABC):
    """The cards of one side in one position."""

    def __init__(self, picture: Picture, fire: Fire, weights: Weights) -> None:
        self.picture = picture
        self.fire = fire
        self.ground = fire.ground
        self.weights = weights

    # -- what a card in the deck is worth -----

    @cached_property
    def later(self) -> float:
        """How much later rounds still count: less, the nearer a side is to its goal."""
        nearest = max(self.nearness(0), self.nearness(1))
        return 1.0 - self.weights.future * min(nearest, 1.0)

    @abstractmethod
    def nearness(self, side: int) -> float:
        """How much of its way to victory a side has behind it, up to 1."""

    def need(self, card: int, copies: int) -> float:
        """What one more of a card is worth to a deck that has so many."""
        picture = self.picture
        battle = picture.battle
        place = picture.me * battle.types + card
        counter = battle.card_counter[place]
        if card == battle.fog:
            return -self.weights.fog
        worth = self.weights.bolster_title.get(picture.titles[place], 0.5)
        enough = 1.0 + self.weights.enough * copies
        if counter < 0:
            return worth / enough
        if picture.places[counter] < 0 and not picture.can_return(counter):
            return 0.0
        return worth * self.calling(counter) / enough + self.hunted(counter, copies)

    def calling(self, counter: int) -> float:
        """How much more a unit's cards are worth for what the scenario asks of it."""
        return 1.0

    def hunted(self, counter: int, copies: int) -> float:
        """What one more card keeps from an enemy who must bring this unit down."""
        return 0.0

    @cached_property
    def average(self) -> float:
        """What a card of the own deck is worth on average, Fog of War being worth nothing."""
        cycling = self.picture.cycling[self.picture.me]
        worth = 0.0
        for card, count in enumerate(cycling):
            if count and card != self.picture.battle.fog:
                worth += count * self.need(card, count - 1)
        return worth / max(1, sum(cycling))

    # -- actions -----

    def bolstered(self, card: int, copies: int) -> Parts:
        """One card from the supply to the discard pile."""
        size = sum(self.picture.cycling[self.picture.me])
        large = self.weights.large_deck
        crowd = large / max(large, size)
        need = self.need(card, copies)
        if need > 0.0:
            need *= crowd * self.later
        return {"bolster": need * self.weights.bolster}

    def bolster(self, count: int, squad: int) -> Parts:
        """The best cards that a Bolster could take."""
        picture = self.picture
        battle = picture.battle
        copies = list(picture.cycling[picture.me])
        supply = list(picture.supply[picture.me])
        worth = 0.0
        for _ in range(count):
            gains = [
                (self.bolstered(card, copies[card])["bolster"], -card)
                for card in range(battle.types)
                if supply[card]
                and squad in (0, battle.card_squad[picture.me * battle.types + card])
            ]
            gain, card = max(gains, default=(0.0, 0))
            if gain <= 0.0:
                break
            worth += gain
            copies[-card] += 1
            supply[-card] -= 1
        return {"bolster": worth}

    def drawn(self) -> Parts:
        """One card drawn from the own deck, or from the discard pile when that becomes it."""
        picture = self.picture
        cards = picture.deck if any(picture.deck) else picture.discard
        size = sum(cards)
        if size == 0:
            return {"draw": 0.0}
        return {"draw": self.weights.draw * (size - cards[picture.battle.fog]) / size}

    def command(self, count: int) -> Parts:
        """Cards drawn by Command."""
        count = min(count, sum(self.picture.deck) + sum(self.picture.discard))
        return {"command": count * self.drawn()["draw"]}

    def recon(self) -> Parts:
        """A Fog of War card leaves the game and another card comes to hand."""
        if not self.picture.hand[self.picture.battle.fog]:
            return {"recon": NEVER}
        return {"recon": self.weights.fog + self.drawn()["draw"]}

    def conceal(self) -> Parts:
        """A Fog of War card for the enemy."""
        picture = self.picture
        if not picture.supply[picture.foe][picture.battle.fog]:
            return {"conceal": NEVER}
        size = max(1, sum(picture.cycling[picture.foe]))
        large = self.weights.large_deck
        return {"conceal": self.weights.conceal * self.later * min(1.0, large / size)}

    def hunkered(self, card: int) -> Parts:
        """A card leaves the deck for the supply: good if it is worth less than what is drawn."""
        copies = self.picture.cycling[self.picture.me][card] - 1
        gain = self.average - self.need(card, copies)
        place = self.picture.me * self.picture.battle.types + card
        if self.picture.battle.card_class[place] == COMBAT:
            gain -= self.weights.last_hunker / (1 + copies)
        return {"hunker": gain * self.weights.hunker}

    # -- initiative -----

    def bid(self, card: int, keep: dict[int, float]) -> Parts:
        """A card bid: the chance to act first against what it could have done in hand."""
        return {
            "initiative": self.first_chance(card) * self.stake,
            "kept": -keep.get(card, 0.0),
        }

    def first_chance(self, card: int) -> float:
        """The chance that this card wins, if the enemy bids any of its unseen cards."""
        picture = self.picture
        battle = picture.battle
        value = battle.initiative[picture.me * battle.types + card]
        won = 0
        seen = 0
        for other, count in enumerate(picture.unseen[picture.foe]):
            against = battle.initiative[picture.foe * battle.types + other]
            seen += count
            if value > against or (value == against and picture.initiative == picture.me):
                won += count
        return won / seen if seen else 1.0

    @cached_property
    def stake(self) -> float:
        """What it is worth to act first."""
        if self.could_win(self.picture.me) or self.could_win(self.picture.foe):
            return self.weights.initiative_urgent
        return self.weights.initiative

    @abstractmethod
    def could_win(self, side: int) -> bool:
        """Whether a side may well win with its next turn."""
