"""Support actions (NA-601 to NA-612): Navigate, Survey, Repair, and who forbids Control."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.action import Action, value_of
from fieldcraft.games.undaunted.cards import take_fog
from fieldcraft.games.undaunted.north_africa.battle import scenario
from fieldcraft.games.undaunted.north_africa.vehicles import damage_of, vehicle_of
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    ENEMY_HOLDS_TILE,
    NOT_CONNECTED,
    NOT_DAMAGED,
    NOTHING_TO_REPAIR,
    OTHER_VEHICLE,
    SURVEYED_ALREADY,
    TILE_ALREADY_CHOSEN,
    VEHICLE_ELSEWHERE,
    refusal,
)
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import FIRST_BOX_FRAME, MARK_TILE, STOP, THING, UNIT

MARK_FRAME: Final = FIRST_BOX_FRAME + 2
REPAIR_FRAME: Final = FIRST_BOX_FRAME + 3

ANYWHERE: Final = -1

# -- Navigate and Survey (NA-601 to NA-603) -----


class Navigate(Action):
    """NA-601: up to X tiles in one connected group that touches the soldier's tile."""

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        ChooseTiles.push(s, s.places[counter], value_of(code))


class Survey(Action):
    """NA-602: up to X tiles anywhere on the board."""

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        ChooseTiles.push(s, ANYWHERE, value_of(code))


class ChooseTiles(TurnQuestion):
    """NA-601, NA-602: which tile next, or stop?  Markers are placed at the end (C-12)."""

    ORIGIN: Final = 0
    LEFT: Final = 1
    CHOSEN: Final = 2

    def __init__(self) -> None:
        slots = [Slot("origin", "origin"), Slot("left"), Slot("chosen", "tiles")]
        super().__init__("mark", "take", "NA-603", slots)

    @staticmethod
    def push(s: Table, origin: int, left: int) -> None:
        """Ask for up to so many tiles, connected with the origin or anywhere."""
        s.put(MARK_FRAME, origin, left, 0)

    def cited(self, s: Table) -> str:
        """Survey chooses anywhere, Navigate from the soldier's tile."""
        return "NA-602" if s.slot(ChooseTiles.ORIGIN) == ANYWHERE else "NA-601"

    def options(self, s: Table, side: int) -> list[int]:
        menu = [STOP]
        chosen = s.slot(ChooseTiles.CHOSEN)
        for tile in range(s.battle.tiles):
            if choice_bar(s, s.slot(ChooseTiles.ORIGIN), chosen, tile) == ALLOWED:
                menu.append(MARK_TILE | tile)
        return menu

    def answer(self, s: Table, side: int, option: int) -> None:
        left = s.slot(ChooseTiles.LEFT)
        chosen = s.slot(ChooseTiles.CHOSEN)
        if option != STOP:
            chosen |= 1 << (option & THING)
            left -= 1
            if left:
                s.set_slot(ChooseTiles.LEFT, left)
                s.set_slot(ChooseTiles.CHOSEN, chosen)
                return
        s.pop()
        place_markers(s, side, chosen)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != MARK_TILE:
            return Refusal("not-asked", self.cited(s), {})
        tile = option & THING
        origin = s.slot(ChooseTiles.ORIGIN)
        reason = choice_bar(s, origin, s.slot(ChooseTiles.CHOSEN), tile)
        return refusal(reason, {"tile": s.tile_word(tile)})


def choice_bar(s: Table, origin: int, chosen: int, tile: int) -> int:
    """NA-601, NA-602: why a tile cannot be chosen next."""
    if chosen >> tile & 1:
        return SURVEYED_ALREADY if origin == ANYWHERE else TILE_ALREADY_CHOSEN
    return ALLOWED if is_connected(s, origin, chosen, tile) else NOT_CONNECTED


def is_connected(s: Table, origin: int, chosen: int, tile: int) -> bool:
    """NA-601, D-30: the first tile borders the soldier's, each next one a tile chosen before.

    Every group that is connected and touches the soldier's tile can be chosen in such an order.
    His own tile is no link before it is chosen itself (C-12).
    """
    if origin == ANYWHERE:
        return True
    near = s.battle.adjacent[tile]
    if chosen == 0:
        return origin in near
    for other in near:
        if chosen >> other & 1:
            return True
    return False


def place_markers(s: Table, side: int, chosen: int) -> None:
    """NA-603: a marker, scouted, on each chosen tile without one, and as many Fog of War cards."""
    placed = 0
    for tile in range(s.battle.tiles):
        if chosen >> tile & 1 and not s.is_marked(side, tile):
            s.own_markers()[side] |= 1 << tile
            placed += 1
            if s.sink is not None:
                s.tell({"event": "marks", "side": s.side_word(side), "tile": s.tile_word(tile)})
    if placed:
        take_fog(s, side, placed)


# -- Control (NA-605 to NA-607) -----


def control_bar(s: Table, side: int, tile: int) -> int:
    """NA-605 to NA-607: an enemy soldier, seated or not, on a tile the enemy controls."""
    if not s.is_controlled(1 - side, tile):
        return ALLOWED
    for enemy in scenario(s).soldiers_of[1 - side]:
        if s.places[enemy] == tile:
            return ENEMY_HOLDS_TILE
    return ALLOWED


# -- Repair (NA-609 to NA-612) -----


class Repair(Action):
    """NA-609: remove one damage marker from a vehicle on the acting soldier's tile."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        reason = NOTHING_TO_REPAIR
        for vehicle in s.battle.vehicles:
            barred = repair_bar(s, counter, vehicle)
            if barred == ALLOWED:
                return ALLOWED
            if barred == OTHER_VEHICLE:
                reason = OTHER_VEHICLE
        return reason

    def words(self, s: Table, side: int, counter: int, tile: int) -> dict[str, str | int]:
        for vehicle in s.battle.vehicles:
            if repair_bar(s, counter, vehicle) == OTHER_VEHICLE:
                return {"counter": s.counter_word(vehicle)}
        return {}

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        RepairWhich.push(s, counter)


def repairable(s: Table, soldier: int) -> list[int]:
    """NA-609, NA-610: the damaged vehicles on his tile, whoever owns them; seated, only his own."""
    return [one for one in s.battle.vehicles if repair_bar(s, soldier, one) == ALLOWED]


def repair_bar(s: Table, soldier: int, vehicle: int) -> int:
    """NA-609, NA-610: why he cannot repair this vehicle."""
    if not scenario(s).is_vehicle[vehicle] or s.places[vehicle] != s.places[soldier]:
        return VEHICLE_ELSEWHERE
    if damage_of(s, vehicle) == 0:
        return NOT_DAMAGED
    inside = vehicle_of(s, soldier)
    return ALLOWED if inside < 0 or vehicle == inside else OTHER_VEHICLE


class RepairWhich(TurnQuestion):
    """NA-610: which vehicle?"""

    COUNTER: Final = 0

    def __init__(self) -> None:
        super().__init__("repair", "unit", "NA-610", [Slot("counter", "counter")])

    @staticmethod
    def push(s: Table, counter: int) -> None:
        """Ask which vehicle this soldier repairs."""
        s.put(REPAIR_FRAME, counter)

    def options(self, s: Table, side: int) -> list[int]:
        return [UNIT | vehicle for vehicle in repairable(s, s.slot(RepairWhich.COUNTER))]

    def answer(self, s: Table, side: int, option: int) -> None:
        soldier = s.slot(RepairWhich.COUNTER)
        s.pop()
        repair(s, soldier, option & THING)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT:
            return Refusal("not-asked", "NA-610", {})
        counter = option & THING
        word = s.counter_word(counter)
        reason = repair_bar(s, s.slot(RepairWhich.COUNTER), counter)
        return refusal(reason, {"counter": word, "vehicle": word})


def repair(s: Table, soldier: int, vehicle: int) -> None:
    """NA-609, NA-611: one damage marker less; below the critical threshold it runs again."""
    extra = s.own_extra()
    extra[vehicle] = extra[vehicle] - 1
    if s.sink is not None:
        s.tell(
            {
                "event": "repairs",
                "counter": s.counter_word(soldier),
                "vehicle": s.counter_word(vehicle),
                "damage": extra[vehicle],
            }
        )
    if s.is_suppressed(vehicle) and extra[vehicle] < scenario(s).critical[vehicle]:
        s.faces &= ~(1 << vehicle)
        if s.sink is not None:
            s.tell({"event": "vehicle-ready", "counter": s.counter_word(vehicle)})
