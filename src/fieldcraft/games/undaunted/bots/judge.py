"""The greedy judgement: a score, in named parts, for every option of every question."""

from abc import ABC, abstractmethod
from functools import cached_property

from fieldcraft.bots.score import NEVER, Parts, best, total
from fieldcraft.bots.seat import Seat
from fieldcraft.games.undaunted.action import squad_of, value_of
from fieldcraft.games.undaunted.bots.deck import DeckJudge
from fieldcraft.games.undaunted.bots.fire import Fire
from fieldcraft.games.undaunted.bots.ground import Ground
from fieldcraft.games.undaunted.bots.moves import MoveJudge
from fieldcraft.games.undaunted.bots.picture import Picture
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    BOLSTER,
    COMBAT,
    COMBAT_ACTIONS,
    COMMAND,
    CONCEAL,
    CONTROL,
    END,
    HUNKER,
    INSPIRE,
    MOVE,
    RALLY,
    RECON,
    SCOUT,
    STALK,
    STOP,
    THING,
    USE_ACTION,
)


class Judge(ABC):
    """One decision of one side.

    A use of a card is worth what its best continuation is worth; later questions of the same
    use (which tile, which target, which card) are judged by the same functions, so that the bot
    carries out what it meant.
    """

    def __init__(
        self,
        picture: Picture,
        ground: Ground,
        fire: Fire,
        moves: MoveJudge,
        deck: DeckJudge,
        weights: Weights,
    ) -> None:
        self.battle = picture.battle
        self.picture = picture
        self.ground = ground
        self.fire = fire
        self.moves = moves
        self.deck = deck
        self.weights = weights

    def scores(self, seat: Seat) -> list[Parts]:
        """The judgement of each option of the seat, in their order."""
        frame = self.picture.top["frame"]
        if frame == "bid":
            keep = {card: max(0.0, total(self.card(card))) for card in self.hand}
            return [self.deck.bid(option & THING, keep) for option in seat.options]
        return [self.option(seat, frame, option) for option in seat.options]

    def option(self, seat: Seat, frame: str, option: int) -> Parts:
        """One option of any question but the bid."""
        top = self.picture.top
        thing = option & THING
        if option in (END, STOP):
            return self.stopping(frame)
        if frame == "play":
            return self.in_order(self.card(thing))
        if frame == "use":
            return self.use(self.battle.card_index[top["card"]], option)
        if frame == "step":
            counter = self.battle.counter_index[top["counter"]]
            return self.step(counter, option, ACTIONS.index(top["kind"]), top["left"])
        if frame == "aim":
            return self.aim(seat, option)
        if frame == "bolster":
            return self.deck.bolstered(thing, self.picture.cycling[self.picture.me][thing])
        if frame == "inspire":
            return self.card(thing)
        if frame == "command":
            return self.deck.drawn()
        return self.box_option(seat, frame, option)

    @abstractmethod
    def box_option(self, seat: Seat, frame: str, option: int) -> Parts:
        """One option of a question that only this box asks."""

    def stopping(self, frame: str) -> Parts:
        """Nothing more: the turn ends, or what was begun."""
        return {}

    def step(self, counter: int, option: int, kind: int, left: int) -> Parts:
        """A step of a movement action under way."""
        return self.moves.step(counter, option & THING, kind, left)

    @cached_property
    def hand(self) -> list[int]:
        """The card types in hand."""
        return [card for card in range(self.battle.types) if self.picture.hand[card]]

    # -- cards and their uses -----

    def card(self, card: int) -> Parts:
        """The best use of a card of one's own."""
        if card == self.battle.fog:
            return {}
        return best([self.use(card, option) for option in self.uses(card)])

    def in_order(self, parts: Parts) -> Parts:
        """Among useful cards, those that draw come first and the squad leaders last."""
        order = self.weights.order
        first = next((order[name] for name in parts if name in order), 0.0)
        if first and total(parts) > 0.0:
            # Later than others, but never as little as a card of no use.
            return {**parts, "order": first if first > 0.0 else -0.9 * total(parts)}
        return parts

    def uses(self, card: int) -> list[int]:
        """What the card could be used for, as the rules will offer it."""
        picture = self.picture
        place = picture.me * self.battle.types + card
        counter = self.battle.card_counter[place]
        if counter >= 0 and picture.suppressed >> counter & 1:
            return [RALLY, HUNKER]
        if counter >= 0 and picture.places[counter] < 0 and not picture.can_return(counter):
            return [HUNKER]
        actions = [USE_ACTION | (code & 31) for code in self.battle.actions[place]]
        return [*actions, HUNKER]

    def use(self, card: int, option: int) -> Parts:
        """One use of a card."""
        place = self.picture.me * self.battle.types + card
        counter = self.battle.card_counter[place]
        if option == HUNKER:
            return self.deck.hunkered(card)
        if option == RALLY:
            waiting = self.picture.hand[card] > 1
            again = self.weights.rally_again if waiting else 0.0
            return {"rally": self.weights.rally + again}
        code = next(c for c in self.battle.actions[place] if c & 31 == option & THING)
        if counter < 0:
            return self.command(code)
        return self.act(counter, code)

    def act(self, counter: int, code: int) -> Parts:
        """An action of a unit from where it stands."""
        return self.action(counter, code, self.picture.places[counter])

    # -- actions of units -----

    def action(self, counter: int, code: int, tile: int) -> Parts:
        """An action of a unit from a tile, with its best continuation."""
        kind = code & 31
        if kind in (MOVE, SCOUT, STALK):
            return self.moves.walk(counter, tile, kind, value_of(code))
        if kind in COMBAT_ACTIONS:
            return self.fire.shots(tile, kind, value_of(code))
        if kind == CONTROL:
            return self.control(tile)
        if kind == RECON:
            return self.deck.recon()
        if kind == CONCEAL:
            return self.deck.conceal()
        return {}

    def aim(self, seat: Seat, option: int) -> Parts:
        """A target offered, with the odds that the seat forecasts."""
        shot = seat.forecast(option)[0]
        chance = shot.chance[0] / shot.chance[1]
        return self.fire.shot(self.target_of(option), ACTIONS.index(shot.action), chance)

    def target_of(self, option: int) -> int:
        """What an option aims at."""
        return option & THING

    def control(self, tile: int) -> Parts:
        """Control of the tile a unit stands on."""
        picture = self.picture
        if not picture.marked[picture.me] >> tile & 1:
            return {"control": NEVER}
        if self.is_control_barred(tile):
            return {"control": NEVER}
        if self.ground.wins_by_control(picture.me, tile):
            return {"control": self.weights.win}
        stake = self.ground.stakes[picture.me].get(tile, 0.0)
        return {"control": stake * (1.0 - self.weights.at_objective)}

    @abstractmethod
    def is_control_barred(self, tile: int) -> bool:
        """Whether the enemy's presence forbids Control of a tile."""

    # -- command cards -----

    def command(self, code: int) -> Parts:
        """An action of a command card."""
        kind = code & 31
        if kind == BOLSTER:
            return self.deck.bolster(value_of(code), squad_of(code))
        if kind == COMMAND:
            return self.deck.command(value_of(code))
        if kind == INSPIRE:
            return self.inspire(squad_of(code))
        return self.box_command(code)

    @abstractmethod
    def box_command(self, code: int) -> Parts:
        """A command card's action that only this box has."""

    def inspire(self, squad: int) -> Parts:
        """The best card of the squad in the play area, used once more."""
        battle = self.battle
        again = []
        for card in range(battle.types):
            place = self.picture.me * battle.types + card
            if (
                self.picture.play_area[card]
                and squad in (0, battle.card_squad[place])
                and battle.card_class[place] == COMBAT
            ):
                again.append(total(self.card(card)))
        return {"inspire": max(again, default=0.0)}
