"""Whether what only North Africa has can be as it is: crews, damage, structures, its frames."""

from fieldcraft.core.dumps import number
from fieldcraft.core.soundness import need
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, scenario
from fieldcraft.games.undaunted.north_africa.combat import (
    PIN_FRAME,
    WOUND_FRAME,
    Pin,
    Wound,
    pinnable,
)
from fieldcraft.games.undaunted.north_africa.support import (
    MARK_FRAME,
    REPAIR_FRAME,
    ChooseTiles,
    RepairWhich,
    repairable,
)
from fieldcraft.games.undaunted.north_africa.turn import ADJUST_FRAME, USE_ADJUSTED_FRAME, Adjust
from fieldcraft.games.undaunted.north_africa.vehicles import (
    DESTROYED,
    ESCAPED,
    EXTRA,
    HELD,
    NEUTRALISED,
    OWNERS,
    crew_of,
    owner_of,
)
from fieldcraft.games.undaunted.table.soundness import (
    check_card_in_use,
    check_foot_step,
    check_shot,
    check_value,
    own_on_board,
)
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    DEMOLITION,
    DRIVE,
    SEAT_BITS,
    SEATS,
    STRAFE,
)


def check_crews(s: Table) -> None:
    """NA-112, NA-411: one soldier a seat, on the vehicle's tile, and never of both sides."""
    battle = scenario(s)
    need(len(s.extra) == battle.counters + EXTRA, "extra: not as many numbers as needed")
    taken = set()
    for side in (0, 1):
        for soldier in battle.soldiers_of[side]:
            seat = number(s.extra[soldier], "seats", ON_FOOT, battle.counters << SEAT_BITS)
            if seat == ON_FOOT:
                continue
            vehicle = seat >> SEAT_BITS
            need(vehicle < battle.counters and battle.is_vehicle[vehicle], "seats: no vehicle")
            need(seat & SEATS < len(battle.seat_needs[vehicle]), "seats: the vehicle has none such")
            need(seat not in taken, "seats: two soldiers on one")
            need(s.places[soldier] >= 0, "seats: a soldier who is not on the board")
            need(s.places[vehicle] == s.places[soldier], "seats: a soldier away from his vehicle")
            need(owner_of(s, vehicle) == side, "seats: a soldier in the enemy's vehicle")
            taken.add(seat)


def check_vehicles(s: Table) -> None:
    """NA-718, NA-719: damage below integrity, the face as the damage says, no trace once gone."""
    battle = scenario(s)
    owners = number(s.extra[battle.counters + OWNERS], "owners", 0, battle.vehicle_mask)
    need(owners & ~battle.vehicle_mask == 0, "owners: not of a vehicle")
    for vehicle in battle.vehicles:
        suffered = number(s.extra[vehicle], "damage", 0, battle.integrity[vehicle] - 1)
        disabled = suffered >= battle.critical[vehicle]
        need(s.is_suppressed(vehicle) == disabled, "faces: not what the damage says")
        if s.places[vehicle] < 0:
            need(suffered == 0, "damage: a vehicle that is gone")
            printed = battle.counter_side[vehicle]
            need(owner_of(s, vehicle) == printed, "owners: a vehicle that is gone")


def check_gone(s: Table) -> None:
    """NA-507, NA-808: whoever has escaped or been neutralised is off the board, once."""
    battle = scenario(s)
    at = battle.counters
    everyone = (1 << battle.counters) - 1
    gone = 0
    for place in (ESCAPED, ESCAPED + 1, NEUTRALISED, NEUTRALISED + 1):
        mask = number(s.extra[at + place], "gone", 0, everyone)
        need(mask & gone == 0, "gone: a counter twice")
        gone |= mask
    for counter in range(battle.counters):
        is_back = gone >> counter & 1 and s.places[counter] >= 0
        need(not is_back, "gone: a counter on the board")
    most = (1 << len(battle.structure_ids)) - 1
    ours = number(s.extra[at + DESTROYED], "destroyed", 0, most)
    theirs = number(s.extra[at + DESTROYED + 1], "destroyed", 0, most)
    need(ours & theirs == 0, "destroyed: a structure twice")
    number(s.extra[at + HELD], "held", 0, 3)


def check_step(s: Table, counter: int, kind: int) -> None:
    """NA-501, NA-503: a soldier on foot, or a vehicle with an own soldier that drives."""
    battle = scenario(s)
    if kind != DRIVE:
        check_foot_step(s, counter, kind)
        on_foot = not battle.is_vehicle[counter] and s.extra[counter] == ON_FOOT
        need(on_foot, "stack: not a soldier on foot")
        return
    need(battle.is_vehicle[counter] and s.places[counter] >= 0, "stack: no vehicle to drive")
    need(owner_of(s, counter) == s.active, "stack: the enemy's vehicle is driven")
    need(len(crew_of(s, counter)) > 0, "stack: nobody drives")


def check_aim(s: Table, shooter: int, action: int) -> None:
    """NA-701 to NA-703, NA-713: a soldier, or for Strafe nobody."""
    if action == STRAFE:
        need(shooter < 0, "stack: Strafe comes from off the board")
    elif action in (ANTI_TANK, DEMOLITION):
        own_on_board(s, shooter)
    else:
        check_shot(s, shooter, action)
    need(shooter < 0 or not scenario(s).is_vehicle[shooter], "stack: a vehicle does not aim")


def check_frame(s: Table) -> None:
    """The box's own questions have options."""
    battle = scenario(s)
    kind = s.top()
    if kind == USE_ADJUSTED_FRAME:
        check_card_in_use(s)
        options = len(s.frames[kind].options(s, s.active))
        need(options > 0, "stack: a card without any use")
    elif kind == ADJUST_FRAME:
        soldier_of_active(s, s.slot(Adjust.COUNTER))
        options = len(s.frames[kind].options(s, s.active))
        need(options > 1, "stack: no adjustment to ask for")
    elif kind == MARK_FRAME:
        check_value(s.slot(ChooseTiles.LEFT))
        origin = s.slot(ChooseTiles.ORIGIN)
        if origin >= 0:
            standing = [c for c in battle.soldiers_of[s.active] if s.places[c] == origin]
            need(len(standing) > 0, "stack: nobody to navigate")
    elif kind == REPAIR_FRAME:
        soldier = s.slot(RepairWhich.COUNTER)
        soldier_of_active(s, soldier)
        need(len(repairable(s, soldier)) > 0, "stack: nothing to repair")
    elif kind in (WOUND_FRAME, PIN_FRAME):
        vehicle = s.slot(Wound.VEHICLE if kind == WOUND_FRAME else Pin.VEHICLE)
        hit = battle.is_vehicle[vehicle] and s.places[vehicle] >= 0
        need(hit and owner_of(s, vehicle) != s.active, "stack: not an enemy vehicle that was hit")
        inside = crew_of(s, vehicle) if kind == WOUND_FRAME else pinnable(s, vehicle)
        need(len(inside) > 0, "stack: nobody in the vehicle that was hit")


def soldier_of_active(s: Table, soldier: int) -> None:
    """The soldier who acts is the active side's, and on the board."""
    own_on_board(s, soldier)
    need(not scenario(s).is_vehicle[soldier], "stack: a vehicle does not act")


def check_wrapper(s: Table) -> None:
    """NA-409: the soldier whose adjustment waits under a question is an own one.

    He need not be on the board any more.
    """
    under = s.under()
    if s.kind_at(under) == ADJUST_FRAME:
        soldier = s.slot_at(under, Adjust.COUNTER)
        battle = scenario(s)
        is_own = battle.counter_side[soldier] == s.active and not battle.is_vehicle[soldier]
        need(is_own, "stack: an adjustment of nobody's")
