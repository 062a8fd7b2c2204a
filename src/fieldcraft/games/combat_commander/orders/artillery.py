"""Artillery Request (CC-O18): battery access, spotting, accuracy, drift and impact."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.rolls import IMPACT, TARGETING, roll
from fieldcraft.games.combat_commander.options import AT_LEAST
from fieldcraft.games.combat_commander.orders.activation import activate
from fieldcraft.games.combat_commander.sight.seeing import can_see, hindrance
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ARTILLERY_REQUEST,
    AT_HEX,
    BATTERY,
    COLOURED,
    DEFENCE_FRAME,
    IMPACT_FRAME,
    MISSION_FRAME,
    OUTCOME,
    RADIO,
    RADIO_BROKEN,
    RADIO_SMOKE,
    SMOKE_AT,
    SPOT_FRAME,
    THING,
    UNIT,
    WHITE,
)
from fieldcraft.games.combat_commander.terrain.ground import WOODS
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
from fieldcraft.games.combat_commander.turn.turn import spotters
from fieldcraft.games.combat_commander.units.values import FROM_ABOVE

AIRBURST: Final = 2
VULNERABLE: Final = 20
FP_MASK: Final = 31

ACCURACY: Final = 0
DRIFT: Final = 1
CHOOSE: Final = 2
ROLLED: Final = 3
SECOND_SIDE: Final = 4


class RequestArtillery(Question):
    """CC-O18, DP-30: repair the Radio, or which Leader spots?"""

    def __init__(self) -> None:
        super().__init__("artillery", "artillery", "CC-O18.1", [])

    def choices(self, s: Table, side: int) -> list[int]:
        if s.numbers[RADIO + side] & RADIO_BROKEN:
            return [BATTERY]
        return [UNIT | unit for unit in spotters(s, side)]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == BATTERY:
            s.own_numbers()[RADIO + side] &= ~RADIO_BROKEN
            if s.sink is not None:
                s.log("radio-repaired", PUBLIC, {"side": s.side_word(side)})
            return
        activate(s, option & THING, ARTILLERY_REQUEST)
        s.push(SPOT_FRAME, [option & THING])


class Spot(Question):
    """CC-O18.2.1, DP-31: which hex in his sight, and with what?"""

    def __init__(self) -> None:
        super().__init__("spot", "spot", "CC-O18.2.1", [Slot("unit", "unit")])

    def choices(self, s: Table, side: int) -> list[int]:
        place = s.place_of(s.slot(0))
        seen = [index for index in range(HEXES) if can_see(s, place, index)]
        menu = [AT_HEX | index for index in seen]
        if s.numbers[RADIO + side] & RADIO_SMOKE:
            menu.extend(SMOKE_AT | index for index in seen)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(0)
        s.pop()
        index = option & THING
        smoke = 1 if option & ~THING == SMOKE_AT else 0
        if s.sink is not None:
            words = {"unit": s.unit_word(unit), "hex": hex_word(index)}
            s.log("spots-smoke" if smoke else "spots", PUBLIC, words)
        s.push(MISSION_FRAME, [ACCURACY, unit, index, smoke, 0, 0, 0])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING not in (AT_HEX, SMOKE_AT):
            return Refusal("not-asked", self.clause, {})
        return Refusal("not-in-sight", "CC-O18.2.1", {"hex": hex_word(option & THING)})


class Mission(Frame[State]):
    """CC-O18.2.2, CC-O18.2.3: accuracy and drift, then the impact hex by hex."""

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("unit", "unit"),
            Slot("hex", "hex"),
            Slot("smoke"),
            Slot("done"),
            Slot("total", "value"),
            Slot("at", "hex"),
        ]
        super().__init__("mission", "", "CC-O18.2", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.active
        if phase == ACCURACY:
            s.set_slot(0, DRIFT)
            place = s.place_of(s.slot(1))
            target = s.slot(2)
            distance = DISTANCES[HEXES * place + target]
            roll(s, side, TARGETING, distance, max(0, hindrance(s, place, target)), 0)
        elif phase == DRIFT:
            s.set_slot(0, CHOOSE)
            landed = drift(s, s.slot(2))
            s.set_slot(2, landed)
            if landed < 0:
                if s.sink is not None:
                    s.log("artillery-lost", PUBLIC, {})
                s.pop()
            elif s.sink is not None:
                s.log("artillery-lands", PUBLIC, {"hex": hex_word(landed)})
        elif phase == CHOOSE:
            struck = hexes_to_strike(s)
            if not struck:
                s.pop()
            elif s.slot(3):
                s.pop()
                for index in struck:
                    place_random_smoke(s, index)
            else:
                s.set_slot(0, ROLLED)
                s.push(IMPACT_FRAME, [])
        elif phase == ROLLED:
            self.strike(s, side)
        else:
            s.set_slot(0, CHOOSE)
            defend(s, side, s.slot(6), s.slot(5))

    def strike(self, s: Table, side: int) -> None:
        """CC-O18.2.3: damage to the fortification first, then the defence, inactive side first."""
        index = s.slot(6)
        if s.slot(4) >> place_in(s, index) & 1 == 0:
            s.set_slot(4, s.slot(4) | 1 << place_in(s, index))
            fp = s.numbers[RADIO + side] & FP_MASK
            bonus = AIRBURST if s.battle.ground.terrain[index] == WOODS else 0
            roll(s, side, IMPACT, fp + bonus, 0, 0)
            return
        s.set_slot(0, SECOND_SIDE)
        s.set_slot(5, s.numbers[OUTCOME])
        rolled = s.numbers[WHITE] + s.numbers[COLOURED]
        weak = VULNERABLE - (s.numbers[RADIO + side] & FP_MASK)
        hit = rolled >= weak if s.switches & AT_LEAST else rolled == weak
        if hit and s.fort(index):
            set_fort(s, index, 0)
        defend(s, 1 - side, index, s.numbers[OUTCOME])

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def drift(s: Table, index: int) -> int:
    """CC-O18.2.2: a hit drifts one hex each way, a miss as far as the coloured die says."""
    first = s.numbers[WHITE] - 1
    if s.numbers[OUTCOME]:
        ways = [first, s.numbers[COLOURED] - 1]
    else:
        ways = [first] * s.numbers[COLOURED]
    for direction in ways:
        index = NEIGHBOURS[DIRECTIONS * index + direction]
        if index < 0:
            return -1
    return index


def seven(s: Table) -> list[int]:
    """CC-O18.2.3: the hex where it lands and those around it."""
    index = s.slot(2)
    return [index, *ADJACENT[index]]


def place_in(s: Table, index: int) -> int:
    """Which of the seven a hex is."""
    return seven(s).index(index)


def hexes_to_strike(s: Table) -> list[int]:
    """The hexes still to come: with units or a fortification, or for smoke all that take it."""
    found: list[int] = []
    for place, index in enumerate(seven(s)):
        if s.slot(4) >> place & 1:
            continue
        if s.slot(3):
            if can_take_smoke(s, index):
                found.append(index)
        elif s.is_occupied(0, index) or s.is_occupied(1, index) or s.fort(index):
            found.append(index)
    return found


def defend(s: Table, side: int, index: int, total: int) -> None:
    """CC-O18.2.3.2: the units of a side in the hex defend."""
    if s.is_occupied(side, index):
        s.push(DEFENCE_FRAME, [0, side, index, total, FROM_ABOVE, 0, 0, 0])


class NextImpact(Question):
    """CC-O18.2.3, DP-32: which hex is struck next?"""

    def __init__(self) -> None:
        super().__init__("impact", "hex", "CC-O18.2.3", [])

    def choices(self, s: Table, side: int) -> list[int]:
        mission = len(s.stack) - 2
        found: list[int] = []
        landed = s.stack[mission - 3]
        done = s.stack[mission - 5]
        for place, index in enumerate([landed, *ADJACENT[landed]]):
            if not done >> place & 1 and (
                s.is_occupied(0, index) or s.is_occupied(1, index) or s.fort(index)
            ):
                found.append(AT_HEX | index)
        return sorted(found)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        s.set_slot(6, option & THING)
