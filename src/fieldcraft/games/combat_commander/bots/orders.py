"""Orders and activations as greedy judges them: who is worth a card."""

from fieldcraft.bots.score import Parts
from fieldcraft.games.combat_commander.bots.fire import Fire
from fieldcraft.games.combat_commander.bots.moves import Moves
from fieldcraft.games.combat_commander.bots.picture import Picture, beats
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    followers,
    is_ready,
)
from fieldcraft.games.combat_commander.sight.current_sight import can_see
from fieldcraft.games.combat_commander.terms import (
    ADVANCE,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    BROKEN,
    DECK_SIZE,
    FIRE,
    LEADER,
    MOVE,
    RADIO,
    RADIO_BROKEN,
    RECOVER,
    ROUT,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, steps_off
from fieldcraft.games.combat_commander.units.values import FROM_ABOVE, hex_cover, morale_of
from fieldcraft.games.combat_commander.units.values import morale_with_cover as with_cover

FP_MASK = 31
BELOW = [sum(6 - abs(7 - total) for total in range(2, 13) if total < n) / 36 for n in range(30)]
"""How likely two dice are below a number."""


class Orders:
    """What the cards in hand are good for now."""

    def __init__(self, picture: Picture, fire: Fire, moves: Moves) -> None:
        self.picture = picture
        self.s = picture.s
        self.side = picture.side
        self.fire = fire
        self.moves = moves
        self.known: dict[int, float] = {}

    def of_card(self, card: int) -> Parts:
        """What giving a card's Order is worth."""
        order = self.s.battle.order[DECK_SIZE * self.side + card]
        if order not in self.known:
            self.known[order] = self.of_order(order)
        names = {FIRE: "fire", MOVE: "move", ADVANCE: "advance", RECOVER: "recover", ROUT: "rout"}
        return {names.get(order, "artillery"): self.known[order]}

    def of_order(self, order: int) -> float:
        """The best that an Order can do."""
        weights = self.picture.weights
        if order in (FIRE, MOVE, ADVANCE):
            least = weights.least_fire if order == FIRE else weights.least_move
            best = max((self.of_activation(order, one) for one in self.choices(order)), default=0.0)
            return best - least
        if order == RECOVER:
            return self.recovery() - weights.least_fire
        if order == ROUT:
            return self.flight(1 - self.side) - weights.least_fire
        if order == ARTILLERY_DENIED:
            return 0.8
        if order == ARTILLERY_REQUEST:
            if self.s.numbers[RADIO + self.side] & RADIO_BROKEN:
                return 0.6
            leaders = [u for u in self.choices(order) if self.is_leader(u)]
            return max((self.best_spot(u)[0] for u in leaders), default=0.0) - weights.least_fire
        return -1.0

    def is_leader(self, unit: int) -> bool:
        """Whether a unit leads, unbroken."""
        kind = self.s.kind_of(unit)
        return self.s.battle.unit_kind[kind] == LEADER and not self.s.has_flag(unit, BROKEN)

    def choices(self, order: int) -> list[int]:
        """The units that could be activated first."""
        return [unit for unit in self.s.all_units(self.side) if is_ready(self.s, unit, order)]

    def of_activation(self, order: int, unit: int) -> float:
        """What an Order is worth that activates this unit and, by a Leader, his men."""
        led = followers(self.s, unit, order) if self.is_leader(unit) else []
        return self.of_units(order, [unit, *led])

    def of_units(self, order: int, units: list[int]) -> float:
        """What an Order is worth for these units together."""
        if order in (FIRE, OPPORTUNITY_FIRE):
            return self.fire.best_of(units, self.fire.targets(), False)
        if order == MOVE:
            return sum(max(0.0, self.gain(unit)) for unit in units)
        if order == ADVANCE:
            return self.moves.advance_promise(units)
        return 0.0

    def gain(self, unit: int) -> float:
        """What a Move promises a unit; counted once."""
        key = -unit - 10
        if key not in self.known:
            self.known[key] = self.moves.promise(unit)
        return self.known[key]

    # -- Recover and Rout -----

    def recovery(self) -> float:
        """CC-O22: what rallying is likely to give back."""
        s = self.s
        found = 0.0
        for unit in s.all_units(self.side):
            if s.is_broken(unit):
                goal = with_cover(s, unit) + (1 if s.is_suppressed(unit) else 0)
                found += BELOW[max(0, min(29, goal))] * self.picture.worth(unit) * 0.5
            elif s.is_suppressed(unit):
                found += self.picture.worth(unit) * self.picture.weights.suppressed
        return found

    def flight(self, side: int) -> float:
        """CC-O23: what routing a side's broken units is worth to the other."""
        s = self.s
        found = 0.0
        edge = s.battle.edge[side]
        for unit in s.all_units(side):
            if not s.is_broken(unit):
                continue
            goal = with_cover(s, unit)
            gone = steps_off(s.place_of(unit), edge)
            runs = 1.0 - BELOW[max(0, min(29, goal + 1))]
            lost = 1.0 - BELOW[max(0, min(29, goal + gone))]
            found += lost * self.picture.worth(unit) + (runs - lost) * 0.25
            objective = s.battle.ground.is_objective[s.place_of(unit)]
            if objective >= 0:
                found += runs * 0.5 * self.picture.values[objective]
        return found

    # -- artillery -----

    def best_spot(self, leader: int) -> tuple[float, int]:
        """The hex that a Leader should spot, and what it promises."""
        s = self.s
        place = s.place_of(leader)
        fp = s.numbers[RADIO + self.side] & FP_MASK
        best = (0.0, -1)
        enemies = {s.place_of(unit) for unit in s.all_units(1 - self.side)}
        around = {index for hexagon in enemies for index in (hexagon, *ADJACENT[hexagon])}
        for target in sorted(around):
            if can_see(s, place, target):
                worth = sum(self.shelled(index, fp) for index in (target, *ADJACENT[target]))
                if worth > best[0]:
                    best = (worth, target)
        return best[0] * 0.6, best[1]

    def shelled(self, index: int, fp: int) -> float:
        """What an impact in a hex is worth."""
        s = self.s
        found = 0.0
        for side in (0, 1):
            for unit in s.listed(side, s.units_in(side, index)):
                margin = fp - morale_of(s, unit) - hex_cover(s, index, FROM_ABOVE)
                lost = beats(margin) * self.picture.loss(unit)
                found += -1.3 * lost if side == self.side else lost
        return found
