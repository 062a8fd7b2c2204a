"""Combat (NA-701 to NA-723): targets, defence, wounds, damage, structures."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.cards import move_card
from fieldcraft.games.undaunted.combat import casualty, cover_of, hit_unit, open_fire, suppress
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
from fieldcraft.games.undaunted.question import TurnQuestion
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
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


def is_target(s: Table, side: int, action: int, origin: int, counter: int) -> bool:
    """NA-701 to NA-706: whether a counter may be the target of a combat action from a tile."""
    battle = scenario(s)
    tile = s.places[counter]
    if tile < 0:
        return False
    if battle.is_vehicle[counter]:
        if owner_of(s, counter) == side:
            return False
        if action == ANTI_TANK:
            return True
        if action == DEMOLITION:
            return tile == origin
        return battle.defence[counter] > 0
    if action in AGAINST_ARMOUR:
        return False
    return battle.counter_side[counter] != side and s.extra[counter] < 0


def is_structure_target(s: Table, action: int, origin: int, structure: int) -> bool:
    """NA-703, NA-707: Demolition only, on the acting soldier's own tile, while it stands."""
    return (
        action == DEMOLITION
        and scenario(s).structure_tile[structure] == origin
        and is_standing(s, structure)
    )


def is_standing(s: Table, structure: int) -> bool:
    """NA-723: whether nobody has destroyed the structure."""
    at = s.battle.counters + DESTROYED
    return not (s.extra[at] | s.extra[at + 1]) >> structure & 1


def has_target(s: Table, side: int, action: int, origin: int) -> bool:
    """U-420: whether there is anything to aim at."""
    for counter in range(s.battle.counters):
        if is_target(s, side, action, origin, counter):
            return True
    if action == DEMOLITION:
        for structure in range(len(s.battle.structure_ids)):
            if is_structure_target(s, action, origin, structure):
                return True
    return False


def targets(s: Table, side: int, action: int, origin: int) -> list[int]:
    """The counters to aim at, then the structures, numbered after all counters."""
    counters = s.battle.counters
    found = [c for c in range(counters) if is_target(s, side, action, origin, c)]
    if action == DEMOLITION:
        for structure in range(len(s.battle.structure_ids)):
            if is_structure_target(s, action, origin, structure):
                found.append(counters + structure)
    return found


def target_refusal(s: Table, side: int, action: int, origin: int, target: int) -> Refusal:
    """Why this cannot be aimed at."""
    battle = scenario(s)
    if target >= battle.counters:
        structure = target - battle.counters
        words = {"structure": battle.structure_ids[structure]}
        if action != DEMOLITION:
            return Refusal("only-demolition", "NA-707", words)
        if not is_standing(s, structure):
            return Refusal("structure-destroyed", "NA-703", words)
        return Refusal("not-on-your-tile", "NA-703", {"target": words["structure"]})
    words = {"counter": s.counter_word(target)}
    is_vehicle = battle.is_vehicle[target]
    if s.places[target] < 0:
        return Refusal("counter-not-on-board", "NA-701", words)
    if is_vehicle and owner_of(s, target) == side:
        return Refusal("own-vehicle", "NA-706", words)
    if not is_vehicle and battle.counter_side[target] == side:
        return Refusal("own-counter", "U-703", words)
    if s.extra[target] >= 0 and not is_vehicle:
        vehicle = s.counter_word(vehicle_of(s, target))
        return Refusal("seated-target", "NA-704", {**words, "vehicle": vehicle})
    if action in AGAINST_ARMOUR:
        if not is_vehicle:
            return Refusal("no-armour", "NA-705", words)
        return Refusal("not-on-your-tile", "NA-703", {"target": s.counter_word(target)})
    return Refusal("no-basic-defence", "NA-701", words)


def no_target(s: Table, side: int, action: int) -> Refusal:
    """U-420: there is nothing that this action could be aimed at."""
    return Refusal("no-target", "U-420", {"action": ACTIONS[action]})


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
            s.push(PIN_FRAME, [target])
        elif s.sink is not None:
            s.tell({"event": "no-one-to-pin", "counter": s.counter_word(target)})
    elif crew_of(s, target):
        s.push(WOUND_FRAME, [target])
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
        return not_inside(s, s.slot(Wound.VEHICLE), option & THING, "NA-716")


class Pin(TurnQuestion):
    """NA-721: which soldier in the vehicle is suppressed?"""

    VEHICLE: Final = 0

    def __init__(self) -> None:
        super().__init__("pin", "pin", "NA-721", [Slot("vehicle", "counter")])

    def options(self, s: Table, side: int) -> list[int]:
        return [PIN | soldier for soldier in pinnable(s, s.slot(Pin.VEHICLE))]

    def answer(self, s: Table, side: int, option: int) -> None:
        s.pop()
        suppress(s, option & THING)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != PIN:
            return Refusal("not-asked", "NA-721", {})
        soldier = option & THING
        if soldier in crew_of(s, s.slot(Pin.VEHICLE)):
            return Refusal("pin-suppressed", "NA-721", {"counter": s.counter_word(soldier)})
        return not_inside(s, s.slot(Pin.VEHICLE), soldier, "NA-721")


def pinnable(s: Table, vehicle: int) -> list[int]:
    """NA-721: the soldiers in a vehicle who are not yet suppressed."""
    return [soldier for soldier in crew_of(s, vehicle) if not s.is_suppressed(soldier)]


def not_inside(s: Table, vehicle: int, soldier: int, clause: str) -> Refusal:
    """The attacker chose somebody who is not in the vehicle."""
    words = {"counter": s.counter_word(soldier), "vehicle": s.counter_word(vehicle)}
    return Refusal("not-in-vehicle", clause, words)


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
