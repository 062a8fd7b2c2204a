"""Support tables (CC-E59, CC-E68, CC-A35.4, DP-37): a roll, an entry of its column, a hex."""

from typing import Any, Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.outcomes import SUM_ROLL
from fieldcraft.games.combat_commander.cards.random_hex import advance_if_exhausted, random_hex
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.orders.melee import Melee
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    BLAZE,
    ENTRY,
    RADIO,
    STATE,
    STOP,
    SUPPORT_FRAME,
    SUPPORT_PICK,
    SUPPORT_PLACE,
    THING,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.ground import WATER_BARRIER
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DISTANCES,
    HEXES,
    hex_word,
    steps_off,
)
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.losses import (
    add_counter,
    counters_left,
    remove_counter,
)
from fieldcraft.games.combat_commander.units.radios import bring_radio
from fieldcraft.games.combat_commander.units.values import NO_ATTACK, figures_in, hex_cover
from fieldcraft.games.combat_commander.victory.control import put

BY_INFILTRATION: Final = 0
BY_REINFORCEMENTS: Final = 1
BY_HIDDEN_UNIT: Final = 2
CLAUSES: Final = ("CC-E59", "CC-E68", "CC-A35.4")

ROLL: Final = 0
PICK: Final = 1
HEX: Final = 2
PLACE: Final = 3
OVER: Final = 4


def call_support(s: Table, side: int, way: int) -> None:
    """Roll on the own support table and bring what it gives."""
    s.push(SUPPORT_FRAME, [ROLL, side, way, 0, -1, -1])


class SupportRoll(Roller):
    """CC-E59, CC-E68, CC-A35.4: the roll names a column; an entry of it enters the map."""

    SIDE: Final = 1
    WAY: Final = 2
    RESULT: Final = 3
    UNIT: Final = 4
    HEX: Final = 5

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("way"),
            Slot("result"),
            Slot("unit", "unit"),
            Slot("hex", "hex"),
        ]
        super().__init__("support", "CC-E68", slots)

    def step(self, s: Table) -> None:
        phase = s.slot(SupportRoll.NEXT)
        side = s.slot(SupportRoll.SIDE)
        if phase == ROLL:
            s.set_slot(SupportRoll.NEXT, PICK)
            roll(s, side, SUM_ROLL, 0)
        elif phase == PICK:
            s.set_slot(SupportRoll.NEXT, HEX)
            SupportPick.push(s, side)
        elif phase == HEX:
            s.set_slot(SupportRoll.NEXT, PLACE)
            if s.slot(SupportRoll.UNIT) < 0:
                s.pop()
            elif s.slot(SupportRoll.WAY) == BY_INFILTRATION:
                s.set_slot(SupportRoll.HEX, random_hex(s, side))
                advance_if_exhausted(s, side)
        elif phase == PLACE:
            s.set_slot(SupportRoll.NEXT, OVER)
            SupportPlace.push(s, side)
        else:
            unit = s.slot(SupportRoll.UNIT)
            s.pop()
            place = s.place_of(unit)
            if place >= 0 and s.is_occupied(1 - side, place):
                Melee.push(s, place)


def entries(s: Table, side: int, column: int, radios: bool) -> list[int]:
    """The entries of a column whose years include the scenario's and whose counters are left."""
    found: list[int] = []
    table: list[dict[str, Any]] = s.battle.tables["support"][s.battle.nations[side]]
    for index, entry in enumerate(table):
        for when in entry["rolls"]:
            if when["roll"] == column and when["years"][0] <= s.battle.year <= when["years"][1]:
                if is_available(s, side, entry, radios):
                    found.append(ENTRY | index)
                break
    return found


def is_available(s: Table, side: int, entry: dict[str, Any], radios: bool) -> bool:
    """Whether its counters are left; a Radio needs an empty box."""
    item = entry["item"]
    if item.get("radio"):
        return radios and s.numbers[RADIO + side] == 0
    kind = s.battle.unit_index[side][item["unit"]]
    if counters_left(s, side, kind) <= 0:
        return False
    weapon = item.get("weapon")
    return not weapon or weapons_left(s, side, s.battle.weapon_index[side][weapon]) > 0


def weapons_left(s: Table, side: int, kind: int) -> int:
    """How many weapons of a type are in the box still, with a free place for one."""
    used = 0
    free = 0
    for weapon in range(s.battle.weapon_slots):
        if s.weapon_kind(weapon) < 0:
            free += 1
        elif s.weapon_kind(weapon) == kind:
            used += 1
    return min(free, s.battle.weapon_count[kind] - used)


class SupportPick(SideQuestion):
    """DP-37: which entry of the column?"""

    def __init__(self) -> None:
        super().__init__("support-pick", "entry", "CC-E68", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(SUPPORT_PICK, [side])

    def cited(self, s: Table) -> str:
        return clause_of(s)

    def choices(self, s: Table, side: int) -> list[int]:
        below = s.find(SUPPORT_FRAME)
        radios = s.slot_at(below, SupportRoll.WAY) == BY_REINFORCEMENTS
        found = entries(s, side, s.slot_at(below, SupportRoll.RESULT), radios)
        return found if found else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == STOP:
            return
        item = s.battle.tables["support"][s.battle.nations[side]][option & THING]["item"]
        if item.get("radio"):
            bring_radio(s, side, item["radio"])
            return
        unit = add_counter(s, side, s.battle.unit_index[side][item["unit"]])
        s.set_slot(SupportRoll.UNIT, unit)
        if item.get("weapon"):
            arm(s, unit, s.battle.weapon_index[side][item["weapon"]])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ENTRY:
            return Refusal("not-asked", clause_of(s), {})
        column = s.slot_at(s.find(SUPPORT_FRAME), SupportRoll.RESULT)
        return Refusal("not-offered", clause_of(s), {"number": column})


def arm(s: Table, unit: int, kind: int) -> None:
    """CC-11.2: a weapon from the table goes to the unit named with it."""
    weapons = s.own_weapons()
    for weapon in range(s.battle.weapon_slots):
        if weapons[WEAPON_WIDTH * weapon] < 0:
            weapons[WEAPON_WIDTH * weapon] = kind
            weapons[WEAPON_WIDTH * weapon + STATE] = 0
            s.give(weapon, unit)
            return


def disarm(s: Table, unit: int) -> None:
    """A unit for which there is no hex never came into play, nor did its weapon."""
    weapon = s.weapon_of(unit)
    if weapon >= 0:
        s.own_weapons()[WEAPON_WIDTH * weapon] = -1
        s.give(weapon, -1)


class SupportPlace(SideQuestion):
    """DP-37: in which hex does it enter?"""

    def __init__(self) -> None:
        super().__init__("support-place", "hex", "CC-E68", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(SUPPORT_PLACE, [side])

    def cited(self, s: Table) -> str:
        return clause_of(s)

    def choices(self, s: Table, side: int) -> list[int]:
        found = places(s, side)
        return found if found else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        unit = s.slot(SupportRoll.UNIT)
        if option == STOP:
            disarm(s, unit)
            remove_counter(s, unit)
            s.set_slot(SupportRoll.UNIT, -1)
            return
        put(s, unit, option & THING)
        if s.sink is not None:
            s.tell({"event": "support", "unit": s.unit_word(unit), "hex": hex_word(option & THING)})
            weapon = s.weapon_of(unit)
            if weapon >= 0:
                s.tell(
                    {
                        "event": "takes-weapon",
                        "unit": s.unit_word(unit),
                        "weapon": s.weapon_word(weapon),
                    }
                )

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", clause_of(s), {})
        below = s.find(SUPPORT_FRAME)
        index = s.slot_at(below, SupportRoll.HEX)
        words = {
            "unit": s.unit_word(s.slot_at(below, SupportRoll.UNIT)),
            "hex": hex_word(option & THING),
            "near": hex_word(index) if index >= 0 else "",
        }
        return Refusal(why_not_placed(s, side, option & THING), clause_of(s), words)


def clause_of(s: Table) -> str:
    """The clause that brought the roll on the table."""
    return CLAUSES[s.slot_at(s.find(SUPPORT_FRAME), SupportRoll.WAY)]


def places(s: Table, side: int) -> list[int]:
    """CC-E59, CC-E68, CC-A35.4: where the unit from the support table may enter."""
    below = s.find(SUPPORT_FRAME)
    if s.slot_at(below, SupportRoll.WAY) == BY_INFILTRATION:
        return near_random(s, s.slot_at(below, SupportRoll.HEX))
    return [AT_HEX | place for place in range(HEXES) if not why_not_placed(s, side, place)]


def why_not_placed(s: Table, side: int, place: int) -> str:
    """What keeps the unit from entering in a hex; empty for nothing."""
    below = s.find(SUPPORT_FRAME)
    way = s.slot_at(below, SupportRoll.WAY)
    if s.hexes[place] & BLAZE:
        return "burning"
    if not is_possible(s, place):
        return "impassable"
    if way == BY_INFILTRATION:
        is_near = AT_HEX | place in near_random(s, s.slot_at(below, SupportRoll.HEX))
        return "" if is_near else "not-near-random-hex"
    if s.is_occupied(1 - side, place):
        return "held-by-enemy"
    if way == BY_REINFORCEMENTS:
        if steps_off(place, s.battle.edge[side]) != 1:
            return "not-on-own-edge"
    elif s.is_occupied(side, place):
        return "own-units-there"
    elif not s.battle.setup_area[side][place]:
        return "outside-area"
    elif hex_cover(s, place, NO_ATTACK) < 1:
        return "no-cover-there"
    figures = s.battle.figures[s.kind_of(s.slot_at(below, SupportRoll.UNIT))]
    return "" if figures_in(s, side, place) + figures <= room_in(s, place) else "no-room"


def near_random(s: Table, index: int) -> list[int]:
    """In or next to a random hex; if none is possible, the nearest that is."""
    found = [AT_HEX | place for place in [index, *ADJACENT[index]] if is_possible(s, place)]
    if not found:
        possible = [place for place in range(HEXES) if is_possible(s, place)]
        nearest = min(DISTANCES[HEXES * index + place] for place in possible)
        found = [
            AT_HEX | place for place in possible if DISTANCES[HEXES * index + place] == nearest
        ]
    return sorted(found)


def is_possible(s: Table, index: int) -> bool:
    """CC-8.1.5, CC-T98: whether a unit can stand in a hex at all."""
    return not s.hexes[index] & BLAZE and s.battle.ground.terrain[index] != WATER_BARRIER
