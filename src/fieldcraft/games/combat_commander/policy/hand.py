"""The quick hand's answers at Combat Commander: Orders and activations."""

from typing import cast

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.policy import asked
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.react_window import React
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    flagged,
    followers,
    is_ready,
)
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_OPPORTUNITY,
)
from fieldcraft.games.combat_commander.policy.fire import FP_MASK, NEVER, SMALL
from fieldcraft.games.combat_commander.policy.standing import Standing
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ADVANCE,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    AT_HEX,
    CAPACITY,
    DECK_SIZE,
    DROP,
    FIRE,
    FIRE_CARD,
    MOVE,
    ORDER_CARD,
    ORDER_FRAME,
    ORDERED,
    PASS,
    QUICK,
    RADIO,
    RADIO_BROKEN,
    READY,
    RECOVER,
    ROUT,
    SHOOT,
    STOP,
    THING,
    TURN,
    UNIT,
)


class CommanderHand(Standing):
    """Answers for Combat Commander."""

    def clock(self, s: State) -> int:
        return cast(Table, s).numbers[TURN]

    def span(self) -> int:
        """A turn each: until the enemy has answered, most Orders seem to change nothing."""
        return 2

    def is_fork(self, s: State, side: int) -> bool:
        return s.asked == EVERYONE or s.top() == ORDER_FRAME

    def sort(self, s: State, option: int) -> int:
        """Cards for the same Order are of one sort."""
        if option & ~THING != ORDER_CARD:
            return option
        table = cast(Table, s)
        return -1 - table.battle.order[DECK_SIZE * asked(s) + (option & THING)]

    def is_set_up(self, s: State) -> bool:
        """Only then both sides decide at once."""
        return s.asked == EVERYONE

    def scores(self, s: State, side: int, menu: list[int]) -> list[int]:
        self.look(s, side)
        question = s.question(side)
        return [
            NEVER if option & ~THING == DROP else self.option(question, option) for option in menu
        ]

    def option(self, question: str, option: int) -> int:
        """One option of a question."""
        if question == "order":
            return self.order(option)
        if question == "activate":
            return self.activated(option)
        if question == "move":
            return self.moved(option)
        if question == "fire":
            return self.target(option)
        if question == "pieces":
            return self.piece(option)
        if question == "react":
            return self.reaction(option)
        if question == "discard":
            return self.discarded(option)
        if question == "advance":
            return self.advanced(option)
        if question == "set-up":
            return 2 if option == READY else 1 if option == QUICK else 0
        if question == "spot":
            if option & ~THING != AT_HEX:
                return NEVER
            return self.salvo(option & THING, self.s.numbers[RADIO + self.side] & FP_MASK)
        if question == "artillery":
            return 500 if option & ~THING != UNIT else self.best_spot(option & THING)
        if question == "rout":
            worth = self.flight(option & THING)
            return worth if option & THING != self.side else -worth
        return self.other(option)

    def order(self, option: int) -> int:
        """The Order that promises most; else the end, or a new hand."""
        if option & ~THING == ORDER_CARD:
            place = DECK_SIZE * self.side + (option & THING)
            order = self.battle.order[place]
            found = self.orders.get(order)
            if found is None:
                found = self.order_worth(order)
                self.orders[order] = found
            return found
        return self.pass_worth if option == PASS else 0

    def order_worth(self, order: int) -> int:
        """The best that an Order can do."""
        s = self.s
        if order in (FIRE, MOVE, ADVANCE):
            most = 0
            left = s.on_map(self.side)
            while left:
                unit = CAPACITY * self.side + lowest(left)
                left &= left - 1
                if is_ready(s, unit, order):
                    worth = self.activation(order, unit)
                    if worth > most:
                        most = worth
            return most - (self.least_fire if order == FIRE else self.least_move)
        if order == RECOVER:
            return self.recovery() - self.least_fire
        if order == ROUT:
            return self.flight(self.foe) - self.least_fire
        if order == ARTILLERY_DENIED:
            return 800
        if order == ARTILLERY_REQUEST:
            if s.numbers[RADIO + self.side] & RADIO_BROKEN:
                return 600
            most = 0
            for unit in s.all_units(self.side):
                if self.is_leader(unit) and is_ready(s, unit, order):
                    most = max(most, self.best_spot(unit))
            return most - self.least_fire
        return -1000

    def activation(self, order: int, unit: int) -> int:
        """What an Order is worth that activates this unit and, by a Leader, his men."""
        units = [unit]
        if self.is_leader(unit):
            units.extend(followers(self.s, unit, order))
        if order in (FIRE, OPPORTUNITY_FIRE):
            return self.best_shot(units, self.targets(), False)
        if order == MOVE:
            total = 0
            for one in units:
                total += max(0, self.way_promise(one))
            return total
        return self.advance_promise(units) if order == ADVANCE else 0

    def activated(self, option: int) -> int:
        """First whoever makes most of the Order, then those of his men who add to it."""
        s = self.s
        if option & ~THING != UNIT:
            return 0
        order = s.slot(Activate.ORDER)
        unit = option & THING
        if s.slot(Activate.LEADER) < 0:
            if order == OPPORTUNITY_FIRE:
                return self.reaction_by(unit)
            return self.activation(order, unit)
        if order == MOVE:
            return self.way_promise(unit) - SMALL
        if order in (FIRE, OPPORTUNITY_FIRE):
            return 100
        ready = flagged(s, self.side, ORDERED)
        joined = self.advance_promise([*ready, unit]) - self.advance_promise(ready)
        return max(joined, self.advance_promise([unit])) - SMALL

    def reaction(self, option: int) -> int:
        """Opportunity fire, mines or wire, when they promise enough."""
        s = self.s
        if option == STOP:
            return 0
        if option == SHOOT:
            return self.at(BY_OPPORTUNITY, s.slot(React.HEX)) + SMALL
        if option & ~THING == FIRE_CARD:
            most = 0
            for unit in s.all_units(self.side):
                if not s.is_broken(unit):
                    most = max(most, self.reaction_by(unit))
            return most - self.least_reaction
        return self.action(option)
