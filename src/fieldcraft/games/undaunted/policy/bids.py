"""Bids for the initiative, and what nobody is advised to do."""

from abc import abstractmethod
from typing import cast

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.policy.standing import Standing
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    BOLSTER_FRAME,
    COMBAT,
    END,
    PLAY_FRAME,
    TAKE_CARD,
    THING,
)


class Bids(Standing):
    """What a card is worth on the table, face down."""

    @abstractmethod
    def card(self, card: int) -> int:
        """The best use of a card of one's own."""

    def bid(self, card: int) -> int:
        """A card bid: the chance to act first against what it could have done in hand."""
        battle = self.battle
        stake = self.urgent if self.could_win(self.me) or self.could_win(self.foe) else self.stake
        keep = self.card(card)
        if battle.card_class[self.me * battle.types + card] != COMBAT:
            keep = keep * self.commanding // 1000
        seen = 0
        for other in range(battle.types):
            seen += self.unseen(self.foe, other)
        return (stake * self.outbid(card) // seen if seen else stake) - (keep if keep > 0 else 0)

    def outbid(self, card: int) -> int:
        """How many of the cards that the enemy may hold would lose against a bid."""
        battle = self.battle
        value = battle.initiative[self.me * battle.types + card]
        won = 0
        for other in range(battle.types):
            count = self.unseen(self.foe, other)
            if count:
                against = battle.initiative[self.foe * battle.types + other]
                if value > against or (value == against and self.s.initiative == self.me):
                    won += count
        return won

    def wastes(self, s: State, side: int, option: int) -> bool:
        """Useful cards discarded, a commander bid or a use made for nothing, Fog of War taken."""
        menu = s.legal(side)
        thing = option & THING
        if s.asked == EVERYONE:
            self.look(s, side)
            return self.commands(thing) and self.could_bid_another(menu, thing)
        kind = s.top()
        if kind == BOLSTER_FRAME:
            return option == TAKE_CARD | cast(Table, s).battle.fog
        if option == END if kind == PLAY_FRAME else s.caution(side, option) == "nothing-happens":
            return max(self.scores(s, side, menu)) > self.scores(s, side, [option])[0]
        return False

    def commands(self, card: int) -> bool:
        """Whether it is the card of a commander."""
        battle = self.battle
        return card != battle.fog and battle.card_class[self.me * battle.types + card] != COMBAT

    def could_bid_another(self, menu: list[int], card: int) -> bool:
        """Whether a card that does not command would win against the same cards of the enemy."""
        for option in menu:
            if not self.commands(option & THING):
                if self.outbid(option & THING) >= self.outbid(card):
                    return True
        return False

    @abstractmethod
    def could_win(self, side: int) -> bool:
        """Whether a side may well win with its next turn."""
