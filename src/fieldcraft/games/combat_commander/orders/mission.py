"""A fire mission (CC-O18.2): accuracy, drift, and the impact hex by hex."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.defence import Defence
from fieldcraft.games.combat_commander.cards.outcomes import IMPACT, TARGETING, Part, total_of
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.options import AT_LEAST
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    DECK_SIZE,
    IMPACT_FRAME,
    MISSION_FRAME,
    RADIO,
    THING,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    hex_word,
)
from fieldcraft.games.combat_commander.terrain.markers import (
    can_take_smoke,
    place_random_smoke,
    set_fort,
)
from fieldcraft.games.combat_commander.units.values import FROM_ABOVE

VULNERABLE: Final = 20
FP_MASK: Final = 31

ACCURACY: Final = 0
DRIFT: Final = 1
CHOOSE: Final = 2
IMPACT_ROLL: Final = 3
STRUCK: Final = 4
SECOND_SIDE: Final = 5


class Mission(Roller):
    """CC-O18.2.2, CC-O18.2.3: accuracy and drift, then the impact hex by hex."""

    UNIT: Final = 1
    HEX: Final = 2
    SMOKE: Final = 3
    DONE: Final = 4
    AT: Final = 5
    ACTIVE: Final = 6
    INACTIVE: Final = 7
    RESULT: Final = 8
    CARD: Final = 9

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("unit", "unit"),
            Slot("hex", "hex"),  # spotted, then where it lands
            Slot("smoke"),
            Slot("done"),  # of the seven hexes, those that were struck
            Slot("at", "hex"),
            Slot("active", "units"),  # GAP-57: who is there when the impact roll is made
            Slot("inactive", "units"),
            Slot("result", "value"),
            Slot("card", "card"),
        ]
        super().__init__("mission", "CC-O18.2", slots)

    @staticmethod
    def push(s: Table, spotter: int, index: int, smoke: bool) -> None:
        """The active player's artillery fires at the hex that was spotted."""
        s.push(MISSION_FRAME, [ACCURACY, spotter, index, 1 if smoke else 0, 0, -1, 0, 0, 0, 0])

    def step(self, s: Table) -> None:
        phase = s.slot(Mission.NEXT)
        side = s.active
        if phase == ACCURACY:
            s.set_slot(Mission.NEXT, DRIFT)
            place = s.place_of(s.slot(Mission.UNIT))
            roll(s, side, TARGETING, DISTANCES[HEXES * place + s.slot(Mission.HEX)])
        elif phase == DRIFT:
            self.land(s, side)
        elif phase == CHOOSE:
            self.next_hex(s)
        elif phase == IMPACT_ROLL:
            self.strike(s, side)
        elif phase == STRUCK:
            s.set_slot(Mission.NEXT, SECOND_SIDE)
            self.ruin(s, side)
            self.defend(s, 1 - side, s.slot(Mission.INACTIVE))
        else:
            s.set_slot(Mission.NEXT, CHOOSE)
            self.defend(s, side, s.slot(Mission.ACTIVE))

    def hindrance(self, s: Table, place: int) -> int:
        here = s.place_of(s.slot_at(place, Mission.UNIT))
        return max(0, hindrance(s, here, s.slot_at(place, Mission.HEX)))

    def firing(self, s: Table, place: int) -> list[int]:
        return [UNIT | s.slot_at(place, Mission.UNIT)]

    def aimed(self, s: Table, place: int) -> int:
        struck = s.slot_at(place, Mission.AT)
        return struck if struck >= 0 else s.slot_at(place, Mission.HEX)

    def terms(self, s: Table, place: int) -> list[Part]:
        return impact_parts(s, s.active, s.slot_at(place, Mission.AT))

    def land(self, s: Table, side: int) -> None:
        """CC-O18.2.2: where the rounds come down."""
        s.set_slot(Mission.NEXT, CHOOSE)
        card = DECK_SIZE * side + s.slot(Mission.CARD)
        white = s.battle.white[card]
        coloured = s.battle.coloured[card]
        landed = drift(s.slot(Mission.HEX), white, coloured, s.slot(Mission.RESULT) != 0)
        s.set_slot(Mission.HEX, landed)
        if landed < 0:
            if s.sink is not None:
                s.tell({"event": "artillery-lost"})
            s.pop()
        elif s.sink is not None:
            s.tell({"event": "artillery-lands", "hex": hex_word(landed)})

    def next_hex(self, s: Table) -> None:
        """CC-O18.2.3: smoke in all hexes at once, explosives one after the other."""
        struck = hexes_to_strike(s, s.find(MISSION_FRAME))
        if not struck:
            s.pop()
        elif s.slot(Mission.SMOKE):
            s.pop()
            for index in struck:
                place_random_smoke(s, index)
        else:
            s.set_slot(Mission.NEXT, IMPACT_ROLL)
            NextImpact.push(s)

    def strike(self, s: Table, side: int) -> None:
        """CC-O18.2.3: the impact roll in the hex that was chosen."""
        index = s.slot(Mission.RESULT)
        s.set_slot(Mission.NEXT, STRUCK)
        s.set_slot(Mission.AT, index)
        place = seven(s.slot(Mission.HEX)).index(index)
        s.set_slot(Mission.DONE, s.slot(Mission.DONE) | 1 << place)
        s.set_slot(Mission.ACTIVE, s.units_in(side, index))
        s.set_slot(Mission.INACTIVE, s.units_in(1 - side, index))
        roll(s, side, IMPACT, total_of(impact_parts(s, side, index)))

    def ruin(self, s: Table, side: int) -> None:
        """CC-O18.2.3.3: damage to the fortification comes before the defence."""
        card = DECK_SIZE * side + s.slot(Mission.CARD)
        index = s.slot(Mission.AT)
        if s.fort(index) and is_ruined(s, side, s.battle.white[card] + s.battle.coloured[card]):
            set_fort(s, index, 0)

    def defend(self, s: Table, side: int, units: int) -> None:
        """CC-O18.2.3.2: the units of a side in the hex defend."""
        if units:
            Defence.push(s, side, s.slot(Mission.AT), s.slot(Mission.RESULT), FROM_ABOVE, 0, units)


def impact_parts(s: Table, side: int, index: int) -> list[Part]:
    """CC-O18.2.3.2: what is added to the impact roll in a hex."""
    parts: list[Part] = [("radio", s.numbers[RADIO + side] & FP_MASK, "CC-O18.2.3")]
    airburst = s.battle.ground.airburst[index]
    if airburst:
        parts.append(("airburst", airburst, "CC-T99"))
    return parts


def ruin_total(s: Table, side: int) -> int:
    """CC-O18.2.3.3: the impact roll that removes a fortification."""
    return VULNERABLE - (s.numbers[RADIO + side] & FP_MASK)


def is_ruined(s: Table, side: int, summed: int) -> bool:
    """CC-O18.2.3.3, GAP-12: whether an impact roll removes a fortification."""
    weak = ruin_total(s, side)
    return summed >= weak if s.switches & AT_LEAST else summed == weak


def drift(index: int, white: int, coloured: int, hit: bool) -> int:
    """CC-O18.2.2: a hit drifts one hex each way, a miss as far as the coloured die says."""
    ways = [white - 1, coloured - 1] if hit else [white - 1] * coloured
    for direction in ways:
        index = NEIGHBOURS[DIRECTIONS * index + direction]
        if index < 0:
            return -1
    return index


def seven(landed: int) -> list[int]:
    """CC-O18.2.3: the hex where it lands and those around it."""
    return [landed, *ADJACENT[landed]]


def hexes_to_strike(s: Table, mission: int) -> list[int]:
    """The hexes still to come: with units or a fortification, or for smoke all that take it."""
    found: list[int] = []
    done = s.slot_at(mission, Mission.DONE)
    for place, index in enumerate(seven(s.slot_at(mission, Mission.HEX))):
        if done >> place & 1:
            continue
        if s.slot_at(mission, Mission.SMOKE):
            if can_take_smoke(s, index):
                found.append(index)
        elif s.is_occupied(0, index) or s.is_occupied(1, index) or s.fort(index):
            found.append(index)
    return found


class NextImpact(Question):
    """CC-O18.2.3, DP-32: which hex is struck next?"""

    def __init__(self) -> None:
        super().__init__("impact", "hex", "CC-O18.2.3", [])

    @staticmethod
    def push(s: Table) -> None:
        """Ask the active player for the next hex of the mission below."""
        s.push(IMPACT_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        return sorted(AT_HEX | index for index in hexes_to_strike(s, s.under()))

    def choose(self, s: Table, side: int, option: int) -> None:
        s.deliver(option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        words = {"hex": hex_word(option & THING)}
        landed = s.slot_at(s.under(), Mission.HEX)
        if option & THING not in seven(landed):
            words["near"] = hex_word(landed)
            return Refusal("outside-barrage", self.clause, words)
        done = s.slot_at(s.under(), Mission.DONE)
        if done >> seven(landed).index(option & THING) & 1:
            return Refusal("struck-already", self.clause, words)
        return Refusal("nothing-to-strike", self.clause, words)
