"""The greedy judgement at Combat Commander: a score, in named parts, for every option."""

from collections.abc import Callable
from typing import Final, cast

from fieldcraft.bots.score import NEVER, Parts
from fieldcraft.bots.seat import Seat
from fieldcraft.core.chance import Chance
from fieldcraft.games.combat_commander.actions.mover import AssaultFire
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.actions.react_window import HiddenFort, React
from fieldcraft.games.combat_commander.bots.fire import Fire
from fieldcraft.games.combat_commander.bots.moves import Moves
from fieldcraft.games.combat_commander.bots.orders import Orders
from fieldcraft.games.combat_commander.bots.picture import Picture
from fieldcraft.games.combat_commander.bots.weights import Weights
from fieldcraft.games.combat_commander.bots.windows import Windows
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.odds.fire import strongest
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    flagged,
    followers,
)
from fieldcraft.games.combat_commander.orders.artillery import Spot
from fieldcraft.games.combat_commander.orders.fire import Pieces, Target
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_ASSAULT, BY_OPPORTUNITY
from fieldcraft.games.combat_commander.orders.move_costs import (
    can_advance,
    can_exit,
    is_on_enemy_edge,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    AT_HEX,
    DECK_SIZE,
    DISCARD_CARD,
    DROP,
    END,
    EXIT,
    FIRE,
    FIRE_CARD,
    GIVE_TO,
    GROUPED,
    HAND,
    LEAVE,
    MOVE,
    MOVING,
    ORDER_CARD,
    ORDER_CONFUSION,
    ORDERED,
    PASS,
    QUICK,
    RADIO,
    READY,
    RECOVER,
    SHOOT,
    STOP,
    THING,
    TO_HEX,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.hexes import DIRECTIONS, NEIGHBOURS
from fieldcraft.games.combat_commander.turn.turn import Pass

SAMPLE_KEY: Final = b"fieldcraft/bot/greedy/one-table!"
"""Which of the tables that fit is looked at does not matter: only its open parts are."""
SMALL: Final = 0.05


class Judge:
    """One decision of one side."""

    def __init__(self, seat: Seat, weights: Weights) -> None:
        self.s = cast(Table, seat.sample(Chance(SAMPLE_KEY)))
        self.side = seat.side
        self.weights = weights
        self.picture = Picture(self.s, seat.side, weights)
        self.fire = Fire(self.picture)
        self.moves = Moves(self.picture)
        self.orders = Orders(self.picture, self.fire, self.moves)
        self.windows = Windows(self.picture, self.fire)
        self.menu: list[int] = []

    def scores(self, seat: Seat) -> list[Parts]:
        """A score for each option."""
        self.menu = list(seat.options)
        judge = self.judges().get(seat.question, self.windows.others)
        return [
            {"drop": NEVER} if option & ~THING == DROP else judge(option) for option in self.menu
        ]

    def judges(self) -> dict[str, Callable[[int], Parts]]:
        """By question, how its options are judged."""
        return {
            "set-up": self.set_up,
            "order": self.order,
            "discard": self.discard,
            "activate": self.activate,
            "fire": self.target,
            "pieces": self.pieces,
            "move": self.move,
            "react": self.react,
            "advance": self.advance,
            "spot": self.spot,
            "artillery": self.artillery,
            "rout": self.rout,
        }

    # -- the Turn -----

    def set_up(self, option: int) -> Parts:
        """The quick set-up, and then play."""
        return {"set-up": 2.0 if option == READY else 1.0 if option == QUICK else 0.0}

    def order(self, option: int) -> Parts:
        """The Order that promises most; else the end, or a new hand."""
        if option & ~THING == ORDER_CARD:
            return self.orders.of_card(option & THING)
        if option == PASS:
            return {"pass": self.weights.pass_turn * 0.1 + SMALL}
        return {"end": 0.0 if option == END else NEVER}

    def discard(self, option: int) -> Parts:
        """Cards that are of no use go; at least one does, so that time does not stand still."""
        if option & ~THING != DISCARD_CARD:
            return {"stop": 0.0 if self.s.slot(Pass.DISCARDED) else NEVER}
        parts = {"useless": self.uselessness(option & THING)}
        if self.picture.points() > 0:
            parts["time"] = self.weights.hurry  # who leads wants the game to end
        return parts

    def uselessness(self, card: int) -> float:
        """How gladly a card is thrown away."""
        place = DECK_SIZE * self.side + card
        order = self.s.battle.order[place]
        if order == ORDER_CONFUSION:
            return 1.0
        if order == ARTILLERY_REQUEST:
            return -0.5 if self.s.numbers[RADIO + self.side] else 0.9
        if order == ARTILLERY_DENIED:
            return -0.5 if self.s.numbers[RADIO + 1 - self.side] else 0.95
        if order in (FIRE, MOVE):
            return self.doubles(order)
        if order == RECOVER:
            broken = sum(1 for unit in self.s.all_units(self.side) if self.s.is_broken(unit))
            return -0.4 if broken else 0.3
        return 0.5

    def doubles(self, order: int) -> float:
        """A third card of a kind may go, so that others come."""
        hand = listed(self.s, self.side, HAND)
        same = sum(1 for one in hand if self.s.battle.order[DECK_SIZE * self.side + one] == order)
        return 0.2 if same > 2 else -0.3

    def activate(self, option: int) -> Parts:
        """First whoever makes most of the Order, then those of his men who add to it."""
        order = self.s.slot(Activate.ORDER)
        leader = self.s.slot(Activate.LEADER)
        if option == STOP:
            return {"stop": 0.0}
        unit = option & THING
        if leader < 0:
            if order == OPPORTUNITY_FIRE:
                return {"fire": self.reaction_by(unit)}
            return {"activate": self.orders.of_activation(order, unit)}
        if order == MOVE:
            return {"move": self.orders.gain(unit) - SMALL}
        if order in (FIRE, OPPORTUNITY_FIRE):
            return {"fire": 0.1}
        return {"advance": max(self.orders.of_units(order, [unit]), self.joins(unit)) - SMALL}

    def joins(self, unit: int) -> float:
        """What it is worth that a unit goes into a melee with those already activated."""
        ready = flagged(self.s, self.side, ORDERED)
        return self.moves.advance_promise([*ready, unit]) - self.moves.advance_promise(ready)

    def reaction_by(self, unit: int) -> float:
        """Opportunity fire of a unit, or of a Leader and his men, at those who move."""
        led = followers(self.s, unit, OPPORTUNITY_FIRE) if self.orders.is_leader(unit) else []
        return self.fire.best_of([unit, *led], self.moving_targets(), True)

    def moving_targets(self) -> list[int]:
        """Where enemies are moving."""
        s = self.s
        places = {s.place_of(unit) for unit in flagged(s, 1 - self.side, MOVING)}
        return sorted(index for index in places if not s.is_occupied(self.side, index))

    # -- fire -----

    def target(self, option: int) -> Parts:
        """The hex where a shot does most."""
        if option & ~THING != AT_HEX:
            return {"stop": SMALL if option == STOP else NEVER}
        return {"fire": self.fire.at(self.s.slot(Target.OCCASION), option & THING)}

    def pieces(self, option: int) -> Parts:
        """The strongest group, piece by piece."""
        s = self.s
        group = strongest(s, self.side, s.slot(Pieces.OCCASION), s.slot(Pieces.HEX))
        if option == STOP:
            return {"fire": 0.5}
        return {"fire": 1.0 if option in group or s.slot(Pieces.SMOKE) else 0.0}

    def react(self, option: int) -> Parts:
        """Opportunity fire, mines or wire, when they promise enough."""
        if option == STOP:
            return {"stop": 0.0}
        s = self.s
        if option == SHOOT:
            return {"fire": self.fire.at(BY_OPPORTUNITY, s.slot(React.HEX)) + SMALL}
        if option & ~THING == FIRE_CARD:
            ready = [u for u in s.all_units(self.side) if not s.is_broken(u)]
            best = max((self.reaction_by(unit) for unit in ready), default=0.0)
            return {"fire": best - self.weights.least_reaction}
        if isinstance(action_on(s, self.side, option & THING), HiddenFort):
            return {"hidden": 0.5}
        return {"action": -0.1}

    # -- Move and Advance -----

    def move(self, option: int) -> Parts:
        """One unit after the other to its best place, by a way that costs least."""
        kind = option & ~THING
        s = self.s
        group = flagged(s, self.side, GROUPED)
        if option == STOP:
            return {"stop": 0.0}
        if kind in (LEAVE, GIVE_TO):
            return {"group": NEVER}
        if kind == ACTION_CARD:
            if isinstance(action_on(s, self.side, option & THING), AssaultFire):
                targets = self.fire.targets()
                best = max((self.fire.at(BY_ASSAULT, index) for index in targets), default=0.0)
                return {"fire": best - 2 * self.weights.action}
            return {"action": -0.1}
        if not group:
            gain, first = self.moves.best_step(option & THING)
            gain = max(gain, self.leaves(option & THING))
            return {"move": gain - SMALL if first >= 0 or gain > 0.0 else -0.1}
        if kind == UNIT:
            return {"group": NEVER}
        if option == EXIT:
            return {"exit": self.moves.exit_gain(group[0]) + SMALL}
        gain, first = self.moves.best_step(group[0])
        return {"move": gain if first == option & THING else -0.1}

    def leaves(self, unit: int) -> float:
        """What it is worth to a unit on the enemy's edge to leave."""
        return self.moves.exit_gain(unit) if can_exit(self.s, unit) else 0.0

    def advance(self, option: int) -> Parts:
        """Into a melee that is likely won, or to a better place."""
        s = self.s
        group = flagged(s, self.side, GROUPED)
        if option == STOP:
            return {"stop": 0.0}
        if option == EXIT:
            return {"exit": self.moves.exit_gain(group[0]) + SMALL}
        if option & ~THING == UNIT:
            return {"advance": self.best_advance(option & THING) - SMALL}
        if option & ~THING == TO_HEX:
            return {"advance": self.moves.step_gain(group[0], option & THING)}
        return {"other": -0.1}

    def best_advance(self, unit: int) -> float:
        """The best step of a unit."""
        s = self.s
        here = s.place_of(unit)
        best = self.moves.exit_gain(unit) if is_on_enemy_edge(s, unit) else 0.0
        for direction in range(DIRECTIONS):
            if can_advance(s, unit, direction):
                index = NEIGHBOURS[DIRECTIONS * here + direction]
                best = max(best, self.moves.step_gain(unit, index))
        return best

    # -- artillery and rout -----

    def artillery(self, option: int) -> Parts:
        """The Leader who sees the best target."""
        if option & ~THING != UNIT:
            return {"artillery": 0.5}
        return {"artillery": self.orders.best_spot(option & THING)[0]}

    def spot(self, option: int) -> Parts:
        """The hex that promises most."""
        if option & ~THING != AT_HEX:
            return {"smoke": -1.0}
        return {"artillery": 1.0 if option & THING == self.best_target() else 0.0}

    def best_target(self) -> int:
        """What the spotter should aim at; looked up once."""
        key = -1_000_000
        if key not in self.orders.known:
            self.orders.known[key] = float(self.orders.best_spot(self.s.slot(Spot.UNIT))[1])
        return int(self.orders.known[key])

    def rout(self, option: int) -> Parts:
        """The enemy's broken units rather than one's own."""
        side = option & THING
        worth = self.orders.flight(side)
        return {"rout": worth if side != self.side else -worth}
