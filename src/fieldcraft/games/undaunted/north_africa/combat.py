"""Combat (NA-701 to NA-723): targets, defence, wounds, damage, structures."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.attack_roll import cover_of, open_fire
from fieldcraft.games.undaunted.cards import move_card
from fieldcraft.games.undaunted.combat import casualty, hit_unit, suppress
from fieldcraft.games.undaunted.forecast import unit_effect
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle, scenario
from fieldcraft.games.undaunted.north_africa.movement import log_cards_leaving, take_off
from fieldcraft.games.undaunted.north_africa.vehicles import (
    DESTROYED,
    NEUTRALISED,
    crew_of,
    owner_of,
    vehicle_of,
)
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    DESERT_TARGET_ABSENT,
    NO_ARMOUR,
    NO_BASIC_DEFENCE,
    NO_TARGET,
    NOT_IN_HIT_VEHICLE,
    NOT_IN_PINNED_VEHICLE,
    NOT_ON_YOUR_TILE,
    ONLY_DEMOLITION,
    OWN_COUNTER,
    OWN_VEHICLE,
    PIN_SUPPRESSED,
    SEATED_TARGET,
    STRUCTURE_DESTROYED,
    refusal,
)
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    DEMOLITION,
    FIRST_BOX_FRAME,
    PIN,
    PLAY_AREA,
    REMOVED,
    STRAFE,
    SUPPLY,
    SUPPRESS,
    THING,
    WOUND,
)

AGAINST_ARMOUR: Final = (ANTI_TANK, DEMOLITION)

WOUND_FRAME: Final = FIRST_BOX_FRAME + 4
PIN_FRAME: Final = FIRST_BOX_FRAME + 5

# -- 1. Choose target (NA-701 to NA-707) -----


def target_bar(s: Table, side: i64, action: i64, origin: i64, target: i64) -> int:
    """NA-701 to NA-707: why a counter or structure cannot be aimed at from a tile."""
    battle = scenario(s)
    if target >= battle.counters:
        return structure_bar(s, action, origin, target - battle.counters)
    tile: i64 = s.places[target]
    if tile < 0:
        return DESERT_TARGET_ABSENT
    if battle.is_vehicle[target]:
        if owner_of(s, target) == side:
            return OWN_VEHICLE
        if action == ANTI_TANK:  # NA-702
            return ALLOWED
        if action == DEMOLITION:
            return ALLOWED if tile == origin else NOT_ON_YOUR_TILE
        return ALLOWED if battle.defence[target] > 0 else NO_BASIC_DEFENCE
    if battle.counter_side[target] == side:
        return OWN_COUNTER
    if s.extra[target] >= 0:
        return SEATED_TARGET
    return NO_ARMOUR if action in AGAINST_ARMOUR else ALLOWED


def structure_bar(s: Table, action: int, origin: int, structure: int) -> int:
    """NA-703, NA-707: Demolition only, on the acting soldier's own tile, while it stands."""
    if action != DEMOLITION:
        return ONLY_DEMOLITION
    if not is_standing(s, structure):
        return STRUCTURE_DESTROYED
    return ALLOWED if scenario(s).structure_tile[structure] == origin else NOT_ON_YOUR_TILE


def is_standing(s: Table, structure: int) -> bool:
    """NA-723: whether nobody has destroyed the structure."""
    return not destroyed(s) >> structure & 1


def destroyed(s: Table) -> int:
    """NA-723: the structures that either side has destroyed, a bit each."""
    at = s.battle.counters + DESTROYED
    return s.extra[at] | s.extra[at + 1]


def fire_bar(s: Table, side: int, action: int, origin: int) -> int:
    """U-420: why there is nothing to aim at."""
    for target in aimed(s, side, action):
        if target_bar(s, side, action, origin, target) == ALLOWED:
            return ALLOWED
    return NO_TARGET


def targets(s: Table, side: int, action: int, origin: int) -> list[int]:
    """The counters to aim at, then the structures, numbered after all counters."""
    return [
        target
        for target in aimed(s, side, action)
        if target_bar(s, side, action, origin, target) == ALLOWED
    ]


def aimed(s: Table, side: int, action: int) -> list[int]:
    """NA-703: what a side looks at: enemies and vehicles; structures for Demolition only."""
    battle = scenario(s)
    return battle.demolishable[side] if action == DEMOLITION else battle.aimable[side]


def target_words(s: Table, target: int) -> dict[str, str | int]:
    """What the text of a reason needs: the target by all its names, and the vehicle around it."""
    word = s.battle.target_ids[target]
    if target >= s.battle.counters:
        return {"structure": word, "target": word}
    words: dict[str, str | int] = {"counter": word, "target": word}
    if s.places[target] >= 0 and not scenario(s).is_vehicle[target] and s.extra[target] >= 0:
        words["vehicle"] = s.counter_word(vehicle_of(s, target))
    return words


# -- 2. Determine the defence total (NA-708 to NA-713) -----


def defence(s: Table, origin: int, target: int, action: int) -> tuple[int, int, int]:
    """NA-708 to NA-712: base defence, cover and range, as far as the action meets them."""
    battle = scenario(s)
    if target >= battle.counters:
        return battle.structure_defence[target - battle.counters], 0, 0
    if action == DEMOLITION:
        return battle.armour[target], 0, 0
    if action == STRAFE:
        return battle.defence[target], cover_of(s, s.places[target], True), 0
    base = battle.armour[target] if action == ANTI_TANK else battle.defence[target]
    return open_fire(s, origin, target, base)


def defence_clauses(s: Table, origin: int, target: int, action: int) -> tuple[str, str, str]:
    """Where each part comes from; what the action ignores is left out."""
    if action == DEMOLITION:
        return "NA-708", "", ""
    on_hill = s.battle.hill[s.places[target]]
    if action == STRAFE:
        return "NA-708", "NA-712" if on_hill else "NA-709", ""
    return "NA-708", "U-708" if on_hill else "NA-709", "U-707"


# -- 4. Determine casualties (NA-714 to NA-723) -----


def hit(s: Table, side: int, target: int, action: int) -> None:
    """NA-714: one success does its work once, on a structure, a vehicle or a soldier."""
    battle = scenario(s)
    if target >= battle.counters:
        destroy_structure(s, side, target - battle.counters)
    elif not battle.is_vehicle[target]:
        hit_unit(s, target, action)
    elif action == SUPPRESS:
        if pinnable(s, target):
            Pin.push(s, target)
        elif s.sink is not None:
            s.tell({"event": "no-one-to-pin", "counter": s.counter_word(target)})
    elif crew_of(s, target):
        Wound.push(s, target)
    else:
        damage(s, target)  # NA-717


def effect(s: Table, target: int, action: int) -> str:
    """What a hit would do, as far as everyone knows."""
    battle = scenario(s)
    if target >= battle.counters:
        return "destroyed"
    if not battle.is_vehicle[target]:
        return unit_effect(s, target, action)
    if action == SUPPRESS:
        return "pinned" if pinnable(s, target) else "none"
    if s.extra[target] + 1 >= battle.integrity[target]:
        return "destroyed"
    return "wound-and-damage" if crew_of(s, target) else "damage"


class Wound(TurnQuestion):
    """NA-716: which soldier in the vehicle that was hit takes the wound?"""

    VEHICLE: Final = 0

    def __init__(self) -> None:
        super().__init__("wound", "wound", "NA-716", [Slot("vehicle", "counter")])

    @staticmethod
    def push(s: Table, vehicle: int) -> None:
        """Ask who in a vehicle that was hit is wounded."""
        s.put(WOUND_FRAME, vehicle)

    def options(self, s: Table, side: int) -> list[int]:
        return [WOUND | soldier for soldier in crew_of(s, s.slot(Wound.VEHICLE))]

    def answer(self, s: Table, side: int, option: int) -> None:
        vehicle = s.slot(Wound.VEHICLE)
        soldier = option & THING
        s.pop()
        if s.sink is not None:
            s.tell({"event": "wounds", "counter": s.counter_word(soldier)})
        casualty(s, soldier)
        if not s.finished:  # C-17
            damage(s, vehicle)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != WOUND:
            return Refusal("not-asked", "NA-716", {})
        words = crew_words(s, s.slot(Wound.VEHICLE), option & THING)
        return refusal(NOT_IN_HIT_VEHICLE, words)


class Pin(TurnQuestion):
    """NA-721: which soldier in the vehicle is suppressed?"""

    VEHICLE: Final = 0

    def __init__(self) -> None:
        super().__init__("pin", "pin", "NA-721", [Slot("vehicle", "counter")])

    @staticmethod
    def push(s: Table, vehicle: int) -> None:
        """Ask who in a vehicle that was hit is suppressed."""
        s.put(PIN_FRAME, vehicle)

    def options(self, s: Table, side: int) -> list[int]:
        return [PIN | soldier for soldier in pinnable(s, s.slot(Pin.VEHICLE))]

    def answer(self, s: Table, side: int, option: int) -> None:
        s.pop()
        suppress(s, option & THING)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != PIN:
            return Refusal("not-asked", "NA-721", {})
        soldier = option & THING
        vehicle = s.slot(Pin.VEHICLE)
        return refusal(pin_bar(s, vehicle, soldier), crew_words(s, vehicle, soldier))


def pinnable(s: Table, vehicle: int) -> list[int]:
    """NA-721: the soldiers in a vehicle who are not yet suppressed."""
    return [one for one in crew_of(s, vehicle) if pin_bar(s, vehicle, one) == ALLOWED]


def pin_bar(s: Table, vehicle: int, soldier: int) -> int:
    """NA-721: why a hit on the vehicle cannot suppress this one."""
    if soldier not in crew_of(s, vehicle):
        return NOT_IN_PINNED_VEHICLE
    return PIN_SUPPRESSED if s.is_suppressed(soldier) else ALLOWED


def crew_words(s: Table, vehicle: int, soldier: int) -> dict[str, str | int]:
    """Whom the attacker chose, and the vehicle that was hit."""
    return {"counter": s.counter_word(soldier), "vehicle": s.counter_word(vehicle)}


def damage(s: Table, vehicle: int) -> None:
    """NA-716, NA-718, NA-719: one damage marker; at the thresholds disabled, then destroyed."""
    battle = scenario(s)
    extra = s.own_extra()
    extra[vehicle] = extra[vehicle] + 1
    if s.sink is not None:
        s.tell(
            {
                "event": "vehicle-damaged",
                "counter": s.counter_word(vehicle),
                "damage": extra[vehicle],
                "integrity": battle.integrity[vehicle],
            }
        )
    if extra[vehicle] >= battle.integrity[vehicle]:
        destroy_vehicle(s, vehicle)
    elif extra[vehicle] >= battle.critical[vehicle] and not s.is_suppressed(vehicle):
        s.faces |= 1 << vehicle
        if s.sink is not None:
            s.tell({"event": "vehicle-disabled", "counter": s.counter_word(vehicle)})


def destroy_vehicle(s: Table, vehicle: int) -> None:
    """NA-719, NA-808: first the crew on its tile, faces unchanged, then it leaves the game."""
    for soldier in crew_of(s, vehicle):
        s.own_extra()[soldier] = ON_FOOT
        if s.sink is not None:
            tile = s.tile_word(s.places[soldier])
            s.tell({"event": "set-down", "counter": s.counter_word(soldier), "tile": tile})
    if s.sink is not None:
        s.tell({"event": "vehicle-destroyed", "counter": s.counter_word(vehicle)})
    attacker = 1 - owner_of(s, vehicle)
    take_off(s, vehicle)
    s.own_extra()[s.battle.counters + NEUTRALISED + attacker] |= 1 << vehicle
    s.battle.box.test_victory(s, True)


def soldier_removed(s: Table, soldier: int) -> None:
    """NA-720, NA-808: gone for good, with his cards in supply and play area."""
    side = s.battle.counter_side[soldier]
    card = s.battle.counter_card[soldier]
    found = [0] * REMOVED
    for zone in (SUPPLY, PLAY_AREA):
        found[zone] = s.held(side, zone, card)
        for _ in range(found[zone]):
            move_card(s, side, zone, REMOVED, card)
    log_cards_leaving(s, side, soldier, found)
    take_off(s, soldier)
    s.own_extra()[s.battle.counters + NEUTRALISED + 1 - side] |= 1 << soldier


def destroy_structure(s: Table, side: int, structure: int) -> None:
    """NA-723: its marker is set in front of the attacker."""
    battle: DesertBattle = scenario(s)
    s.own_extra()[battle.counters + DESTROYED + side] |= 1 << structure
    if s.sink is not None:
        s.tell(
            {
                "event": "structure-destroyed",
                "side": s.side_word(side),
                "structure": battle.structure_ids[structure],
                "tile": s.tile_word(battle.structure_tile[structure]),
                "points": battle.structure_points[structure],
            }
        )
    battle.box.test_victory(s, False)
