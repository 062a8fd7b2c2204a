"""Cards: what it is worth to gain, draw, shed or bid them."""

from functools import cached_property

from fieldcraft.bots.undaunted.ground import Ground
from fieldcraft.bots.undaunted.picture import Picture
from fieldcraft.bots.undaunted.score import NEVER, Parts
from fieldcraft.bots.undaunted.weights import Weights
from fieldcraft.games.undaunted.terms import COMBAT


class DeckJudge:
    """The cards of one side in one position."""

    def __init__(self, picture: Picture, ground: Ground, weights: Weights) -> None:
        self.picture = picture
        self.ground = ground
        self.weights = weights

    # -- what a card in the deck is worth -----

    @cached_property
    def later(self) -> float:
        """How much later rounds still count: less, the nearer a side is to its goal."""
        picture = self.picture
        nearest = 0.0
        for side in (0, 1):
            goal = picture.battle.goal_points[side]
            if goal:
                nearest = max(nearest, picture.points[side] / goal)
            if picture.battle.goal_pin[side]:
                hits = sum(picture.cards_left(c) + 1 for c in picture.riflemen(1 - side))
                nearest = max(nearest, 1.0 - hits / self.weights.hits_far)
        return 1.0 - self.weights.future * min(nearest, 1.0)

    def need(self, card: int, copies: int) -> float:
        """What one more of a card is worth to a deck that has so many."""
        picture = self.picture
        battle = picture.battle
        place = picture.me * battle.types + card
        counter = battle.card_counter[place]
        if card == battle.fog:
            return -self.weights.fog
        title = picture.titles[place]
        worth = self.weights.bolster_title.get(title, 0.5)
        if counter >= 0:
            if picture.places[counter] < 0 and not battle.spawn_tiles[counter]:
                return 0.0
            if title == "rifleman" and battle.goal_points[picture.me]:
                worth *= self.weights.riflemen_for_points
        worth /= 1.0 + self.weights.enough * copies
        if title == "rifleman" and battle.goal_pin[picture.foe]:
            worth += self.weights.hunted / ((copies + 1) * (copies + 2))
        return worth

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

    def could_win(self, side: int) -> bool:
        """Whether a side's Riflemen stand on or beside the objective that wins."""
        picture = self.picture
        battle = picture.battle
        for counter in picture.riflemen(side):
            if not picture.can_act(counter):
                continue
            here = picture.places[counter]
            for tile in [here, *battle.adjacent[here]]:
                if picture.marked[side] >> tile & 1 and self.ground.wins_by_control(side, tile):
                    return True
        return False
