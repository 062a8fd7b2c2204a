"""The greedy judgement: a score, in named parts, for every option of every question."""

from functools import cached_property
from typing import Any

from fieldcraft.bots.seat import Seat
from fieldcraft.bots.undaunted.deck import DeckJudge
from fieldcraft.bots.undaunted.fire import Fire
from fieldcraft.bots.undaunted.ground import Ground
from fieldcraft.bots.undaunted.moves import MoveJudge
from fieldcraft.bots.undaunted.picture import Picture
from fieldcraft.bots.undaunted.score import NEVER, Parts, add, best, total
from fieldcraft.bots.undaunted.weights import Weights
from fieldcraft.games.undaunted.action import squad_of, value_of
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    ATTACK,
    BLAST,
    BOLSTER,
    COMBAT,
    COMMAND,
    CONCEAL,
    CONTROL,
    END,
    GUIDE,
    HUNKER,
    INSPIRE,
    MOVE,
    RALLY,
    RECON,
    SCOUT,
    STALK,
    STOP,
    SUPPRESS,
    TARGET,
    THING,
    USE_ACTION,
    VALUE_SHIFT,
)


class Judge:
    """One decision of one side.

    A use of a card is worth what its best continuation is worth; later questions of the same
    use (which tile, which target, which card) are judged by the same functions, so that the bot
    carries out what it meant.
    """

    def __init__(self, view: dict[str, Any], battle: NormandyBattle, weights: Weights) -> None:
        self.weights = weights
        self.battle = battle
        self.picture = Picture(view, battle)
        self.ground = Ground(self.picture, weights)
        self.fire = Fire(self.picture, self.ground, weights)
        self.moves = MoveJudge(self.picture, self.ground, self.fire, weights)
        self.deck = DeckJudge(self.picture, self.ground, weights)

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
            return {}
        if frame == "play":
            return self.in_order(self.card(thing))
        if frame == "use":
            return self.use(self.battle.card_index[top["card"]], option)
        if frame == "step":
            counter = self.battle.counter_index[top["counter"]]
            kind = ACTIONS.index(top["kind"])
            return self.moves.step(counter, thing, kind, top["left"])
        if frame == "aim" or frame == "blast":
            return self.aim(seat, option)
        if frame == "spawn":
            counter = self.battle.counter_index[top["counter"]]
            return self.entering(counter, top["code"][0], top["code"][1], thing)
        if frame == "guide":
            return self.moves.walk(thing, self.picture.places[thing], MOVE, top["left"])
        if frame == "target":
            return self.fire.target(thing)
        if frame == "bolster":
            return self.deck.bolstered(thing, self.picture.cycling[self.picture.me][thing])
        if frame == "inspire":
            return self.card(thing)
        return self.deck.drawn()

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
        if counter >= 0 and picture.places[counter] < 0 and not self.battle.spawn_tiles[counter]:
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
            return self.command(card, code)
        if self.picture.places[counter] >= 0:
            return self.action(counter, code, self.picture.places[counter])
        tiles = self.battle.spawn_tiles[counter]
        name = ACTIONS[code & 31]
        return best([self.entering(counter, name, code >> VALUE_SHIFT, tile) for tile in tiles])

    def entering(self, counter: int, action: str, rest: int, tile: int) -> Parts:
        """Placing a counter on a spawn tile and then performing the action from there."""
        parts = {"spawn": self.weights.spawn, **self.moves.placed(counter, tile)}
        code = ACTIONS.index(action) | rest << VALUE_SHIFT
        return add(parts, self.action(counter, code, tile))

    # -- actions of units -----

    def action(self, counter: int, code: int, tile: int) -> Parts:
        """An action of a unit from a tile, with its best continuation."""
        kind = code & 31
        if kind in (MOVE, SCOUT, STALK):
            return self.moves.walk(counter, tile, kind, value_of(code))
        if kind in (ATTACK, SUPPRESS):
            return self.fire.shots(tile, kind, value_of(code))
        if kind == CONTROL:
            return self.control(tile)
        if kind == RECON:
            return self.deck.recon()
        if kind == CONCEAL:
            return self.deck.conceal()
        if kind == BLAST:
            return self.fire.blast(self.picture.targets[self.picture.me], value_of(code))
        if kind == TARGET:
            return self.fire.best_target(tile)
        return {}

    def aim(self, seat: Seat, option: int) -> Parts:
        """A target offered, with the odds that the seat forecasts."""
        shot = seat.forecast(option)[0]
        counter = option & THING
        chance = shot.chance[0] / shot.chance[1]
        parts = self.fire.shot(counter, ACTIONS.index(shot.action), chance)
        if self.battle.counter_side[counter] == self.picture.me:
            return {"own-casualty": -total(parts)}
        return parts

    def control(self, tile: int) -> Parts:
        """Control of the tile a unit stands on."""
        picture = self.picture
        if not picture.marked[picture.me] >> tile & 1:
            return {"control": NEVER}
        if any(picture.places[enemy] == tile for enemy in self.battle.counters_of[picture.foe]):
            return {"control": NEVER}
        if self.ground.wins_by_control(picture.me, tile):
            return {"control": self.weights.win}
        stake = self.ground.stakes[picture.me].get(tile, 0.0)
        return {"control": stake * (1.0 - self.weights.at_objective)}

    # -- command cards -----

    def command(self, card: int, code: int) -> Parts:
        """An action of a command card."""
        kind = code & 31
        if kind == BOLSTER:
            return self.deck.bolster(value_of(code), squad_of(code))
        if kind == COMMAND:
            return self.deck.command(value_of(code))
        if kind == GUIDE:
            walks = [
                self.moves.walk(counter, self.picture.places[counter], MOVE, value_of(code))
                for counter in self.picture.on_board(self.picture.me)
                if not self.picture.suppressed >> counter & 1
            ]
            return best(walks)
        if kind == INSPIRE:
            return self.inspire(squad_of(code))
        return {}

    def inspire(self, squad: int) -> Parts:
        """The best card of the squad in the play area, used once more."""
        battle = self.battle
        again = []
        for card in range(battle.types):
            place = self.picture.me * battle.types + card
            if (
                self.picture.play_area[card]
                and battle.card_squad[place] == squad
                and battle.card_class[place] == COMBAT
            ):
                again.append(total(self.card(card)))
        return {"inspire": max(again, default=0.0)}
