"""The quick hand in North Africa: its own questions, and how it stands."""

from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.attack_roll import origin_of
from fieldcraft.games.undaunted.combat import Aim, target_of
from fieldcraft.games.undaunted.movement import Step
from fieldcraft.games.undaunted.north_africa import combat, support, vehicles
from fieldcraft.games.undaunted.north_africa.turn import (
    ADJUST_FRAME,
    ADJUSTMENT_KINDS,
    USE_ADJUSTED_FRAME,
    Adjust,
)
from fieldcraft.games.undaunted.north_africa.victory import tile_worth
from fieldcraft.games.undaunted.policy.ground import NEVER
from fieldcraft.games.undaunted.policy.north_africa import goals as desert_goals
from fieldcraft.games.undaunted.policy.north_africa.goals import ALL, Change
from fieldcraft.games.undaunted.policy.north_africa.ground import DEMOLISH, ESCAPE_TASK
from fieldcraft.games.undaunted.policy.north_africa.moves import ADJUSTED, DesertMoves
from fieldcraft.games.undaunted.policy.sight import Sight
from fieldcraft.games.undaunted.policy.tables import (
    STEP,
)
from fieldcraft.games.undaunted.reasons import ALLOWED
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    DEMOLITION,
    DRIVE,
    ESCAPE,
    MOVE,
    NAVIGATE,
    REPAIR,
    SCOUT,
    SEAT_ACTION,
    SEAT_BITS,
    STALK,
    STEP_FRAME,
    STRAFE,
    SURVEY,
    SWITCH_WITH,
    THING,
)


class DesertHand(DesertMoves):
    """Answers for North Africa."""

    def stepping(self, option: int) -> int:
        s = self.s
        counter = s.slot(Step.COUNTER)
        if option == ESCAPE:
            return self.leaving(counter, s.places[counter])
        if s.slot(Step.KIND) == DRIVE:
            left = s.slot(Step.LEFT)
            return self.driven(counter, s.places[counter], option & THING, left)
        return super().stepping(option)

    def option(self, kind: int, option: int) -> int:
        if kind == STEP_FRAME and option == ESCAPE:
            return self.stepping(option)
        return super().option(kind, option)

    def aimed(self, option: int) -> int:
        s = self.s
        origin = origin_of(s, s.slot(Aim.COUNTER))
        return self.shot(origin, target_of(s, option), s.slot(Aim.ACTION), s.slot(Aim.DICE))

    def box_option(self, kind: int, option: int) -> int:
        s = self.s
        thing = option & THING
        what = option & ~THING
        if kind == ADJUST_FRAME:
            return self.reseated(s.slot(Adjust.COUNTER), option)
        if kind == USE_ADJUSTED_FRAME and what != SEAT_ACTION and what != SWITCH_WITH:
            return self.use(s.slot(CardInUse.CARD), option)
        if what == SEAT_ACTION:
            soldier = self.soldier_used()
            for code in self.seat_codes(soldier, s.extra[soldier]):
                if code & 31 == thing:
                    return self.act(soldier, code, s.places[soldier])
            return 0
        if what == SWITCH_WITH:
            soldier = self.soldier_used()
            return self.posted(soldier, s.extra[thing]) - ADJUSTED
        if what in ADJUSTMENT_KINDS:
            soldier = self.soldier_used()
            return self.reseated(soldier, option) + self.after(soldier, option)
        if kind == support.MARK_FRAME:
            return self.marking(thing, s.markers[self.me])
        if kind == support.REPAIR_FRAME:
            return self.repaired(thing)
        if kind == combat.WOUND_FRAME:
            return self.casualty(thing)
        return self.suppression(thing)

    def card(self, card: int) -> int:
        """Also by the actions of the soldier's seat, and after an adjustment."""
        most = super().card(card)
        soldier = self.battle.card_counter[self.me * self.battle.types + card]
        s = self.s
        if soldier < 0 or s.places[soldier] < 0:
            return most
        if not s.faces >> soldier & 1:
            for code in self.seat_codes(soldier, s.extra[soldier]):
                worth = self.act(soldier, code, s.places[soldier])
                if worth > most:
                    most = worth
        for option in vehicles.adjustments(s, self.me, soldier):
            worth = self.reseated(soldier, option) + self.after(soldier, option)
            if worth > most:
                most = worth
        return most

    def entering(self, counter: int, code: int) -> int:
        return NEVER

    def act(self, counter: int, code: int, tile: int) -> int:
        kind = code & 31
        if kind in (MOVE, SCOUT, STALK) and self.seat(counter) >= 0:
            return NEVER
        if kind == DRIVE:
            return self.drive(self.seat(counter) >> SEAT_BITS, tile, value_of(code))
        if kind in (ANTI_TANK, DEMOLITION):
            return self.shots(tile, kind, value_of(code))
        if kind == NAVIGATE:
            return self.marks(value_of(code))
        if kind == REPAIR:
            most = NEVER
            for vehicle in self.battle.vehicles:
                if support.repair_bar(self.s, counter, vehicle) == ALLOWED:
                    most = max(most, self.repaired(vehicle))
            return most
        return super().act(counter, code, tile)

    def box_command(self, code: int) -> int:
        kind = code & 31
        if kind == STRAFE:
            return self.shots(-1, STRAFE, value_of(code))
        if kind == SURVEY:
            return self.marks(value_of(code))
        return 0

    def is_barred(self, tile: int) -> bool:
        return support.control_bar(self.s, self.me, tile) != ALLOWED

    def wins_by_control(self, side: int, tile: int) -> bool:
        change = Change(tile_worth(self.s, side, tile))
        change.held = self.desert.hold_tile[side] == tile
        if self.s.markers[2 + side] >> tile & 1:
            return False
        return desert_goals.wins(self.tallies[side], change)

    def nearness(self, side: int) -> int:
        nearest = 0
        nothing = Change()
        for tally in self.tallies[side]:
            nearest = max(nearest, tally.share(nothing, False))
        return nearest if nearest < ALL else ALL

    def calling(self, counter: int) -> int:
        return 1200 if self.promised_by(counter) else 1000

    def hunted(self, counter: int, copies: int) -> int:
        return -self.gain(self.foe, Change(0, -1, counter)) // 2

    def could_win(self, side: int) -> bool:
        """Whether a side is one deed away from winning."""
        pairs = self.pairs_of(side)
        for place in range(0, len(pairs), 3):
            if pairs[place] < 0:
                continue
            task = pairs[place + 1]
            if self.far(pairs[place], self.s.places[pairs[place]], task, side) > STEP:
                continue
            if task < DEMOLISH:
                if self.wins_by_control(side, task):
                    return True
                continue
            change = Change()
            if task < ESCAPE_TASK:
                change.points = self.desert.structure_points[task - DEMOLISH]
            else:
                change = self.escape_of(task - ESCAPE_TASK)
            if desert_goals.wins(self.tallies[side], change):
                return True
        for enemy in range(self.battle.counters):
            if self.hits[enemy] == 1:
                if desert_goals.wins(self.tallies[side], Change(0, enemy)):
                    return True
        return False

    def seen_in(self, battle: Battle) -> Sight:
        return Sight(battle, battle.counters, vehicles.EXTRA)

    def goal_of(self, side: int) -> int:
        return self.goal_now[side]

    def means_of(self, side: int) -> int:
        """What its running vehicles are worth, by the damage they can take."""
        total = 0
        for vehicle in self.battle.vehicles:
            if self.s.places[vehicle] >= 0 and vehicles.owner_of(self.s, vehicle) == side:
                total += self.damage_weight * self.hits[vehicle]
                if not self.s.faces >> vehicle & 1:
                    total += self.disabled_weight
        return total
