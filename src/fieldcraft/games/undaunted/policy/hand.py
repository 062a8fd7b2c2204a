"""The quick hand's answers: what each option of the questions that both boxes ask is worth."""

from abc import abstractmethod
from typing import Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.action import squad_of, value_of
from fieldcraft.games.undaunted.attack_roll import origin_of
from fieldcraft.games.undaunted.combat import Aim, target_of
from fieldcraft.games.undaunted.movement import Step
from fieldcraft.games.undaunted.policy.bids import Bids
from fieldcraft.games.undaunted.policy.ground import NEVER, WIN
from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.terms import (
    AIM_FRAME,
    ATTACK,
    BOLSTER,
    BOLSTER_FRAME,
    COMBAT,
    COMMAND,
    COMMAND_FRAME,
    CONCEAL,
    CONTROL,
    DECK,
    DISCARD,
    END,
    HAND,
    HUNKER,
    INSPIRE,
    INSPIRE_FRAME,
    MOVE,
    PLAY_AREA,
    PLAY_FRAME,
    RALLY,
    RECON,
    SCOUT,
    STALK,
    STEP_FRAME,
    STOP,
    SUPPRESS,
    THING,
    USE_ACTION,
    USE_FRAME,
)

FIRST: Final = 20_000
"""Cards that draw come before all others."""
MOST_COUNTERS: Final = 256


class Hand(Bids):
    """Answers for either box."""

    def scores(self, s: State, side: int, menu: list[int]) -> list[int]:
        self.look(s, side)
        if s.asked == EVERYONE:
            return [self.bid(option & THING) for option in menu]
        kind = s.top()
        return [self.option(kind, option) for option in menu]

    def option(self, kind: int, option: int) -> int:
        """One option of a question."""
        s = self.s
        thing = option & THING
        if option in (END, STOP):
            return self.stopping(kind)
        if kind == PLAY_FRAME:
            return self.played(thing)
        if kind == USE_FRAME:
            return self.use(s.slot(CardInUse.CARD), option)
        if kind == STEP_FRAME:
            return self.stepping(option)
        if kind == AIM_FRAME:
            return self.aimed(option)
        if kind == BOLSTER_FRAME:
            return self.bolstered(thing, self.cycling(self.me, thing))
        if kind == INSPIRE_FRAME:
            return self.card(thing)
        if kind == COMMAND_FRAME:
            return self.drawn()
        return self.box_option(kind, option)

    @abstractmethod
    def box_option(self, kind: int, option: int) -> int:
        """One option of a question that only this box asks."""

    def stopping(self, kind: int) -> int:
        """Nothing more: the turn ends, or what was begun."""
        return 0

    def stepping(self, option: int) -> int:
        """A step of a movement under way."""
        s = self.s
        counter = s.slot(Step.COUNTER)
        kind = s.slot(Step.KIND)
        seen = 0 if kind == SCOUT else -1
        left = s.slot(Step.LEFT)
        return self.step(counter, s.places[counter], option & THING, left, kind == MOVE, seen, 0)

    def aimed(self, option: int) -> int:
        """A target of a shot."""
        s = self.s
        origin = origin_of(s, s.slot(Aim.COUNTER))
        action = s.slot(Aim.ACTION)
        return self.shot(origin, target_of(s, option), action, s.slot(Aim.DICE))

    def played(self, card: int) -> int:
        """A card played now: those that draw come first, squad leaders last."""
        worth = self.card(card)
        if worth <= 0:
            return worth
        place = self.me * self.battle.types + card
        counter = self.battle.card_counter[place]
        best = 0
        most = 0
        for code in self.battle.actions[place]:
            gain = self.action(counter, code)
            if gain > most:
                most = gain
                best = code & 31
        if best in (COMMAND, RECON):
            return worth + FIRST
        return worth // 10 + 1 if best in (INSPIRE, BOLSTER) else worth

    def card(self, card: int) -> int:
        """The best use of a card of one's own."""
        battle = self.battle
        if card == battle.fog:
            return 0
        most = self.hunkered(card)
        place = self.me * battle.types + card
        counter = battle.card_counter[place]
        if counter >= 0:
            if self.s.faces >> counter & 1 and self.s.places[counter] >= 0:
                worth = self.rallied(card)
                return worth if worth > most else most
            if self.s.places[counter] < 0 and not self.can_return(counter):
                return most
        for code in battle.actions[place]:
            worth = self.action(counter, code)
            if worth > most:
                most = worth
        return most

    def use(self, card: int, option: int) -> int:
        """One use of a card."""
        if option == HUNKER:
            return self.hunkered(card)
        if option == RALLY:
            return self.rallied(card)
        place = self.me * self.battle.types + card
        if option & ~THING == USE_ACTION:
            for code in self.battle.actions[place]:
                if code & 31 == option & THING:
                    return self.action(self.battle.card_counter[place], code)
        return self.box_option(USE_FRAME, option)

    def rallied(self, card: int) -> int:
        """The unit's counter turns to its ready face."""
        return 1100 if self.s.held(self.me, HAND, card) > 1 else 600

    def action(self, counter: int, code: int) -> int:
        """A printed action with its best continuation; what was found once is kept."""
        key = code * MOST_COUNTERS + counter
        found = self.actions.get(key)
        if found is None:
            if counter < 0:
                found = self.commanded(code)
            elif self.s.places[counter] < 0:
                found = self.entering(counter, code)
            else:
                found = self.act(counter, code, self.s.places[counter])
            self.actions[key] = found
        return found

    @abstractmethod
    def entering(self, counter: int, code: int) -> int:
        """An action of a unit that first comes onto the board."""

    def act(self, counter: int, code: int, tile: int) -> int:
        """An action of a unit from a tile."""
        kind = code & 31
        if kind in (MOVE, SCOUT, STALK):
            seen = 0 if kind == SCOUT else -1
            return self.walk(counter, tile, value_of(code), kind == MOVE, seen, 0)
        if kind in (ATTACK, SUPPRESS):
            return self.shots(tile, kind, value_of(code))
        if kind == CONTROL:
            return self.control(tile)
        if kind == RECON:
            return self.recon()
        if kind == CONCEAL:
            return self.conceal()
        return 0

    def shots(self, origin: int, action: int, dice: int) -> int:
        """The best target of a combat action from a tile."""
        most = NEVER
        for enemy in self.battle.counters_of[self.foe]:
            if self.s.places[enemy] >= 0:
                worth = self.shot(origin, enemy, action, dice)
                if worth > most:
                    most = worth
        return most

    def shot(self, origin: int, target: int, action: int, dice: int) -> int:
        """A combat action at a target."""
        chance = self.chance(origin, target, self.s.places[target], dice)
        if action == SUPPRESS:
            return chance * self.suppression(target) // 1000
        return chance * self.casualty(target) // 1000

    def control(self, tile: int) -> int:
        """Control of the tile that a unit stands on."""
        if not self.s.markers[self.me] >> tile & 1 or self.is_barred(tile):
            return NEVER
        if self.wins_by_control(self.me, tile):
            return WIN
        tasks = self.tasks[self.me]
        for place in range(len(tasks)):
            if tasks[place] == tile:
                return self.stakes[self.me][place] * 4 // 10
        return 0

    @abstractmethod
    def is_barred(self, tile: int) -> bool:
        """Whether the enemy's presence forbids Control of a tile."""

    @abstractmethod
    def wins_by_control(self, side: int, tile: int) -> bool:
        """Whether Control of the tile would win."""

    def commanded(self, code: int) -> int:
        """An action of a command card."""
        kind = code & 31
        if kind == BOLSTER:
            return self.bolster(value_of(code), squad_of(code))
        if kind == COMMAND:
            s = self.s
            left = s.size(self.me, DECK) + s.size(self.me, DISCARD)
            count = value_of(code)
            return (count if count < left else left) * self.drawn()
        if kind == INSPIRE:
            return self.inspire(squad_of(code))
        return self.box_command(code)

    @abstractmethod
    def box_command(self, code: int) -> int:
        """A command card's action that only this box has."""

    def inspire(self, squad: int) -> int:
        """The best card of the squad in the play area, used once more."""
        battle = self.battle
        most = 0
        for card in range(battle.types):
            place = self.me * battle.types + card
            if self.s.held(self.me, PLAY_AREA, card) and battle.card_class[place] == COMBAT:
                if squad == 0 or battle.card_squad[place] == squad:
                    worth = self.card(card)
                    if worth > most:
                        most = worth
        return most
