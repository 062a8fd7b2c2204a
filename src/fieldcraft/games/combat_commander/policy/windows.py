"""Actions in their windows, discards, and the small choices."""

from typing import Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.events.picks import Pick
from fieldcraft.games.combat_commander.events.registry import CHOICES
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.retreat import Retreat
from fieldcraft.games.combat_commander.policy.fire import NEVER
from fieldcraft.games.combat_commander.policy.places import CROWDED
from fieldcraft.games.combat_commander.policy.rerolls import Rerolls
from fieldcraft.games.combat_commander.table.table import side_of
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTION_CARD,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    AT_HEX,
    CLOCK,
    DECK_SIZE,
    DEPLOY,
    DISCARD_CARD,
    ELIMINATE,
    ENTRY,
    EXIT,
    FIRE,
    GROUPED,
    HAND,
    MOVE,
    MOVE_FRAME,
    NEXT_UNIT,
    NONE,
    ORDER_CONFUSION,
    PICK_FRAME,
    RADIO,
    RECOVER,
    REROLL,
    RETREAT_FRAME,
    SPACE,
    STOP,
    THING,
    TO_HEX,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.turn.turn import Pass

GLADLY: Final = {
    "ambush": 1000,
    "no-quarter": 2000,
    "hidden-unit": 2000,
    "dig-in": 200,
    "hidden-mines": 500,
    "hidden-wire": 300,
    "hidden-pillbox": 400,
    "hidden-entrenchments": 400,
    "light-wounds": 400,
    "concealment": 150,
    "marksmanship": 100,
    "crossfire": 100,
    "hand-grenades": 150,
    "sustained-fire": 50,
    "bore-sighting": 100,
}

"""Actions that are worth their card in their window, and how much."""


class Windows(Rerolls):
    """What is left when Orders, fire and movement are judged elsewhere."""

    def action(self, option: int) -> int:
        """An Action in its window."""
        worth = GLADLY.get(action_on(self.s, self.side, option & THING).word, -100)
        return worth - self.card_worth if worth > 0 else worth

    def other(self, option: int) -> int:
        """Any other question."""
        kind = option & ~THING
        if option in (ACCEPT, STOP, NONE):
            return 0
        if option == REROLL:
            return self.rerolled() - self.initiative_worth
        if kind == ACTION_CARD:
            return self.action(option)
        if kind in (AT_HEX, TO_HEX):
            return self.at_hex(option & THING)
        if kind == UNIT:
            return self.unit(option & THING)
        if kind == SPACE:
            wait = (option & THING) - self.s.numbers[CLOCK]
            return -1000 if wait <= 0 else 1000 // wait
        if kind == DEPLOY:
            return 1000
        if kind == ELIMINATE:
            return -self.worth(option & THING)
        if kind == ENTRY:
            table = self.battle.tables["support"][self.battle.nations[self.side]]
            return 100 * int(table[option & THING]["cost"])
        if kind == WEAPON:
            return 100
        return -200 if option == EXIT else 10

    def at_hex(self, index: int) -> int:
        """A hex for something: by who is there, or near what is wanted and in cover."""
        s = self.s
        if s.top() == PICK_FRAME:
            balance = 0
            for side in (0, 1):
                for unit in s.listed(side, s.units_in(side, index)):
                    balance += self.worth(unit) if side == self.side else -self.worth(unit)
            if not CHOICES[s.slot(Pick.CHOICE)].helps:
                return -balance
            return balance - CROWDED if self.is_crowded(index, 1) else balance
        worth = self.pull(index) + 100 * self.cover(index)
        if s.top() == RETREAT_FRAME and s.slot(Retreat.HEXES) == 1:
            if self.is_crowded(index, self.battle.figures[s.kind_of(s.slot(Retreat.UNIT))]):
                worth -= CROWDED
        return worth - 100 * self.fire_upon(index)

    def wastes(self, s: State, side: int, option: int) -> bool:
        """What could gain nothing, and men who end in a hex that has no room for them."""
        if super().wastes(s, side, option):
            return True
        if s.asked == EVERYONE or option & ~THING not in (AT_HEX, TO_HEX):
            return False
        self.look(s, side)
        index = option & THING
        frame = s.top()
        if frame == RETREAT_FRAME:
            units = [s.slot(Retreat.UNIT)] if s.slot(Retreat.HEXES) == 1 else []
        elif frame == PICK_FRAME:
            return CHOICES[s.slot(Pick.CHOICE)].helps and self.is_crowded(index, 1)
        else:
            units = flagged(self.s, side, GROUPED)
        if option & ~THING != TO_HEX or not units:
            return False
        figures = 0
        for unit in units:
            figures += self.battle.figures[self.s.kind_of(unit)]
        if not self.is_crowded(index, figures):
            return False
        if frame != MOVE_FRAME:
            return True
        for unit in units:
            if not self.can_go_on(unit, index):
                return True
        return False

    def unit(self, unit: int) -> int:
        """A unit for an event, or the next to roll: Leaders last, as they help the others."""
        s = self.s
        own = side_of(unit) == self.side
        if s.top() == NEXT_UNIT:
            return 0 if s.battle.command[s.kind_of(unit)] > 0 else 100
        worth = self.worth(unit)
        if s.top() == PICK_FRAME:
            return worth if CHOICES[s.slot(Pick.CHOICE)].helps == own else -worth
        return -worth if own else worth

    def discarded(self, option: int) -> int:
        """Cards that are of no use go; at least one does, so that time does not stand still."""
        if option & ~THING != DISCARD_CARD:
            return 0 if self.s.slot(Pass.DISCARDED) else NEVER
        s = self.s
        order = self.battle.order[DECK_SIZE * self.side + (option & THING)]
        worth = 500
        if order == ORDER_CONFUSION:
            worth = 1000
        elif order == ARTILLERY_REQUEST:
            worth = -500 if s.numbers[RADIO + self.side] else 900
        elif order == ARTILLERY_DENIED:
            worth = -500 if s.numbers[RADIO + self.foe] else 950
        elif order in (FIRE, MOVE):
            same = 0
            for card in listed(s, self.side, HAND):
                if self.battle.order[DECK_SIZE * self.side + card] == order:
                    same += 1
            worth = 200 if same > 2 else -300
        elif order == RECOVER:
            worth = 300
            for unit in s.all_units(self.side):
                if s.is_broken(unit):
                    worth = -400
        return worth + (250 if self.points() > 0 else 0)
