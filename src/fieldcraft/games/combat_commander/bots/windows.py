"""Actions, re-rolls and small choices as greedy judges them: by their forecasts, by worth."""

from typing import Final

from fieldcraft.bots.score import Parts
from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.bots.fire import Fire
from fieldcraft.games.combat_commander.bots.picture import Picture
from fieldcraft.games.combat_commander.cards.rolls import Roll
from fieldcraft.games.combat_commander.events.picks import Pick
from fieldcraft.games.combat_commander.events.registry import CHOICES
from fieldcraft.games.combat_commander.odds.forecast import forecast
from fieldcraft.games.combat_commander.table.table import side_of
from fieldcraft.games.combat_commander.table.words import unit_words
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTION_CARD,
    AT_HEX,
    CARD,
    CLOCK,
    DEPLOY,
    ELIMINATE,
    ENTRY,
    EXIT,
    INITIATIVE,
    NONE,
    REROLL,
    ROLL_FRAME,
    SPACE,
    STOP,
    THING,
    TO_HEX,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_number
from fieldcraft.games.combat_commander.units.values import DIRECT, hex_cover

PLAYED_GLADLY: Final = {"ambush": 1.0, "no-quarter": 2.0, "hidden-unit": 2.0, "dig-in": 0.2}
"""Actions that are always worth their card, and how much."""


class Windows:
    """What is left when Orders, fire and movement are judged elsewhere."""

    def __init__(self, picture: Picture, fire: Fire) -> None:
        self.picture = picture
        self.s = picture.s
        self.side = picture.side
        self.fire = fire
        self.standing: float | None = None
        self.names: dict[str, int] = {}

    def others(self, option: int) -> Parts:
        """Any other question."""
        kind = option & ~THING
        if option in (ACCEPT, REROLL):
            return self.roll(option)
        if kind == ACTION_CARD:
            return self.action(option)
        if option in (STOP, NONE):
            return {"stop": self.now()}
        if kind in (AT_HEX, TO_HEX):
            return self.at_hex(option & THING)
        if kind == UNIT:
            return self.unit(option & THING)
        if kind == WEAPON:
            return {"weapon": 0.1}
        if kind == SPACE:
            return {"space": self.space(option & THING)}
        if kind == DEPLOY:
            return {"deploy": 1.0}
        if kind == ELIMINATE:
            return {"lost": -self.picture.worth(option & THING)}
        if kind == ENTRY:
            return {"support": self.support(option & THING)}
        if kind == CARD:
            return {"card": 0.5}
        return {"other": -0.2 if option == EXIT else 0.0}

    # -- forecasts -----

    def value(self, told: list[Forecast]) -> float:
        """What forecasts promise: losses of the enemy, less own ones."""
        found = 0.0
        for one in told:
            share = one.chance[0] / one.chance[1]
            if one.target in self.units:
                found += share * self.of_unit(self.units[one.target], one.effect)
            elif one.effect == "ends":
                mine = self.picture.points()
                ahead = mine > 0 or (mine == 0 and self.s.numbers[INITIATIVE] == self.side)
                found += share * self.picture.weights.end * (1 if ahead else -1)
            elif one.effect == "wins":
                found += share * 2 * self.fight(hex_number(one.target))
            elif one.effect == "hit":
                found += share * (1.0 if self.is_own_roll() else -1.0)
        return found

    @property
    def units(self) -> dict[str, int]:
        """Units by their names."""
        if not self.names:
            self.names = unit_words(self.s)
        return self.names

    def is_own_roll(self) -> bool:
        """Whether the roll that lies there is one's own."""
        return self.s.slot_at(self.s.find(ROLL_FRAME), Roll.SIDE) == self.side

    def fight(self, index: int) -> float:
        """What there is to lose in a melee, of both sides on the average."""
        s = self.s
        both = [u for side in (0, 1) for u in s.listed(side, s.units_in(side, index))]
        return sum(self.picture.worth(unit) for unit in both) / 2

    def of_unit(self, unit: int, effect: str) -> float:
        """What it is worth to oneself that a unit suffers an effect."""
        picture = self.picture
        sign = -1.0 if side_of(unit) == self.side else 1.0
        worth = picture.worth(unit)
        if effect in ("broken", "eliminated"):
            return sign * picture.loss(unit)
        if effect == "suppressed":
            return sign * worth * picture.weights.suppressed
        if effect == "rallied":
            return -sign * worth * 0.5
        return sign * 0.35 if effect == "retreats" else 0.0

    def now(self) -> float:
        """What is to be expected if nothing more is done."""
        if self.standing is None:
            told = forecast(self.s, self.side, STOP)
            self.standing = self.value(told)
        return self.standing

    def roll(self, option: int) -> Parts:
        """A roll is cancelled where a new one promises more than the Initiative card is worth."""
        told = self.value(forecast(self.s, self.side, option))
        cost = self.picture.weights.initiative if option == REROLL else 0.0
        return {"roll": told, "initiative": -cost}

    def action(self, option: int) -> Parts:
        """An Action is played where it changes enough."""
        word = action_on(self.s, self.side, option & THING).word
        if word in PLAYED_GLADLY:
            return {"action": PLAYED_GLADLY[word]}
        told = forecast(self.s, self.side, option)
        if told:
            return {"action": self.value(told), "card": -self.picture.weights.action}
        return {"action": self.now() - 0.1}

    # -- small choices -----

    def at_hex(self, index: int) -> Parts:
        """A hex for something of one's own: near what is wanted, in cover, not too dangerous."""
        name = self.s.frames[self.s.top()].name
        s = self.s
        if name in ("dig-in-hex", "demolish"):
            mask = s.units_in(self.side, index)
            worth = sum(self.picture.worth(unit) for unit in s.listed(self.side, mask))
            return {"place": worth * max(0, 3 - hex_cover(s, index, DIRECT)) * 0.1}
        if name in ("spray", "impact"):
            return {"fire": self.value(forecast(s, self.side, AT_HEX | index))}
        if name == "pick":
            return {"place": self.picked_hex(index)}
        pull = self.picture.pulls[index] + 0.1 * hex_cover(s, index, DIRECT)
        return {"place": pull - 0.1 * self.picture.fire_upon(index)}

    def picked_hex(self, index: int) -> float:
        """An event's hex: good for oneself, or bad for the enemy."""
        s = self.s
        balance = 0.0
        for side in (0, 1):
            for unit in s.listed(side, s.units_in(side, index)):
                worth = self.picture.worth(unit)
                balance += worth if side == self.side else -worth
        helps = CHOICES[s.slot(Pick.CHOICE)].helps
        return balance if helps else -balance

    def unit(self, unit: int) -> Parts:
        """A unit for an event, or the next to roll: Leaders last, as they help the others."""
        s = self.s
        name = s.frames[s.top()].name
        worth = self.picture.worth(unit)
        own = side_of(unit) == self.side
        if name == "next-unit":
            leads = s.battle.command[s.kind_of(unit)] > 0
            return {"order": 0.0 if leads else 0.1}
        if name == "pick":
            good = CHOICES[s.slot(Pick.CHOICE)].helps == own
            return {"unit": worth if good else -worth}
        return {"unit": -worth if own else worth}

    def space(self, space: int) -> float:
        """Who has left comes back as soon as he can."""
        wait = space - self.s.numbers[CLOCK]
        return -1.0 if wait <= 0 else 1.0 / wait

    def support(self, entry: int) -> float:
        """The dearest support."""
        table = self.s.battle.tables["support"][self.s.battle.nations[self.side]]
        return float(table[entry]["cost"])
