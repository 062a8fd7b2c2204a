"""Artillery Request (CC-O18): battery access, and the Leader who spots."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.orders.activation import activate
from fieldcraft.games.combat_commander.orders.mission import Mission
from fieldcraft.games.combat_commander.sight.current_sight import can_see
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTIVATED,
    ARTILLERY_FRAME,
    ARTILLERY_REQUEST,
    AT_HEX,
    BATTERY,
    BROKEN,
    LEADER,
    RADIO,
    RADIO_BROKEN,
    RADIO_SMOKE,
    SMOKE_AT,
    SPOT_FRAME,
    THING,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    HEXES,
    hex_word,
)


class RequestArtillery(Question):
    """CC-O18, DP-30: repair the Radio, or which Leader spots?"""

    def __init__(self) -> None:
        super().__init__("artillery", "artillery", "CC-O18.1", [])

    @staticmethod
    def push(s: Table) -> None:
        """Ask the active player."""
        s.push(ARTILLERY_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        if s.numbers[RADIO + side] & RADIO_BROKEN:
            return [BATTERY]
        return [UNIT | unit for unit in spotters(s, side)]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == BATTERY:
            s.own_numbers()[RADIO + side] &= ~RADIO_BROKEN
            if s.sink is not None:
                s.tell({"event": "radio-repaired", "side": s.side_word(side)})
            return
        activate(s, option & THING, ARTILLERY_REQUEST)
        Spot.push(s, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT or s.numbers[RADIO + side] & RADIO_BROKEN:
            return Refusal("not-asked", self.clause, {})
        reason = why_not_spotter(s, side, option & THING)
        return Refusal(reason, "CC-O18.2", {"unit": s.unit_word(option & THING)})


def spotters(s: Table, side: int) -> list[int]:
    """CC-O18.2: the unbroken Leaders who can still be activated."""
    return [unit for unit in s.all_units(side) if not why_not_spotter(s, side, unit)]


def why_not_spotter(s: Table, side: int, unit: int) -> str:
    """CC-O18.2: what keeps a unit from spotting; empty for nothing."""
    if side_of(unit) != side:
        return "enemy-unit"
    if s.place_of(unit) < 0:
        return "not-on-map"
    if s.battle.unit_kind[s.kind_of(unit)] != LEADER or s.has_flag(unit, BROKEN):
        return "cannot-spot"
    return "already-activated" if s.has_flag(unit, ACTIVATED) else ""


class Spot(Question):
    """CC-O18.2.1, DP-31: which hex in his sight, and with what?"""

    UNIT: Final = 0

    def __init__(self) -> None:
        super().__init__("spot", "spot", "CC-O18.2.1", [Slot("unit", "unit")])

    @staticmethod
    def push(s: Table, spotter: int) -> None:
        """Ask for the hex that a Leader spots."""
        s.push(SPOT_FRAME, [spotter])

    def choices(self, s: Table, side: int) -> list[int]:
        place = s.place_of(s.slot(Spot.UNIT))
        seen = [index for index in range(HEXES) if can_see(s, place, index)]
        menu = [AT_HEX | index for index in seen]
        if s.numbers[RADIO + side] & RADIO_SMOKE:
            menu.extend([SMOKE_AT | index for index in seen])
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(Spot.UNIT)
        s.pop()
        index = option & THING
        smoke = option & ~THING == SMOKE_AT
        if s.sink is not None:
            word = s.unit_word(unit)
            s.tell(
                {"event": "spots-smoke" if smoke else "spots", "unit": word, "hex": hex_word(index)}
            )
        Mission.push(s, unit, index, smoke)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING not in (AT_HEX, SMOKE_AT):
            return Refusal("not-asked", self.clause, {})
        words = {"hex": hex_word(option & THING)}
        if can_see(s, s.place_of(s.slot(Spot.UNIT)), option & THING):
            return Refusal("radio-without-smoke", "CC-O18.2.3", words)
        return Refusal("not-in-sight", "CC-O18.2.1", words)
