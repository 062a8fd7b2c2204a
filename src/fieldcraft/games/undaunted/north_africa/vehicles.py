"""Vehicles and their crews (NA-110 to NA-116): who sits where, whose it is, what it has suffered.

The box's own numbers in `Table.extra`, all of them public:

=================== =====================================================================
per counter         a soldier's seat (`ON_FOOT` on the board), a vehicle's damage markers
OWNERS              bit per vehicle whose card lies before side 1 (NA-111, NA-416)
ESCAPED             two: per side, bit per counter that has escaped for it (NA-507)
NEUTRALISED         two: per side, bit per counter that it has neutralised (NA-808)
DESTROYED           two: per side, bit per structure that it has destroyed (NA-723)
HELD                bit per side that has controlled the tile to hold first (C-15)
=================== =====================================================================

A seated soldier's place is the vehicle's tile, so that every rule that asks where he is finds him
there (NA-407).  A vehicle's face shows whether it is disabled (NA-116).
"""

from typing import Final, Literal

from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle, scenario
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ENTER_SEAT,
    EXIT,
    SEAT_BITS,
    SEATS,
    SHIFT_TO,
    THING,
)

# Places in `Table.extra`, counted from the number of counters.
OWNERS: Final = 0
ESCAPED: Final = 1  # and 2
NEUTRALISED: Final = 3  # and 4
DESTROYED: Final = 5  # and 6
HELD: Final = 7
EXTRA: Final = 8


def start_extra(battle: DesertBattle) -> list[int]:
    """NA-203, NA-204: everyone on his seat, every vehicle undamaged before its own side."""
    extra = [0 if battle.is_vehicle[c] else battle.start_seat[c] for c in range(battle.counters)]
    extra.extend([0] * EXTRA)
    extra[battle.counters + OWNERS] = battle.vehicle_mask & battle.printed_for[1]
    for side in (0, 1):
        tile = battle.hold_tile[side]
        if tile >= 0 and battle.start_controlled[side] >> tile & 1:
            extra[battle.counters + HELD] |= 1 << side
    return extra


# -- looking -----


def vehicle_of(s: Table, soldier: int) -> int:
    """The vehicle a soldier sits in, -1 on foot."""
    return s.extra[soldier] >> SEAT_BITS


def seat_of(s: Table, soldier: int) -> int:
    """The number of a seated soldier's seat."""
    return s.extra[soldier] & SEATS


def is_fit(s: Table, soldier: int) -> bool:
    """NA-114: whether a seated soldier has what his seat asks for."""
    battle = scenario(s)
    needed = battle.seat_needs[vehicle_of(s, soldier)][seat_of(s, soldier)]
    return needed == 0 or battle.specialism[soldier] == needed


def owner_of(s: Table, vehicle: int) -> int:
    """NA-706: the player before whom the vehicle's card lies."""
    return s.extra[s.battle.counters + OWNERS] >> vehicle & 1


def damage_of(s: Table, vehicle: int) -> int:
    """NA-119: its damage markers."""
    return s.extra[vehicle]


def crew_of(s: Table, vehicle: int) -> list[int]:
    """NA-112: the soldiers in a vehicle, of whichever side; a vehicle never holds both."""
    extra = s.extra
    battle = scenario(s)
    crew = [c for c in battle.soldiers_of[0] if extra[c] >> SEAT_BITS == vehicle]
    if not crew:
        crew = [c for c in battle.soldiers_of[1] if extra[c] >> SEAT_BITS == vehicle]
    return crew


def occupant(s: Table, vehicle: int, seat: int) -> int:
    """Who sits on a seat, -1 when it is free."""
    wanted = vehicle << SEAT_BITS | seat
    for soldier in crew_of(s, vehicle):
        if s.extra[soldier] == wanted:
            return soldier
    return -1


def free_seats(s: Table, vehicle: int) -> int:
    """NA-112: the seats nobody sits on, as a bit each."""
    free = (1 << len(scenario(s).seat_needs[vehicle])) - 1
    for soldier in crew_of(s, vehicle):
        free &= ~(1 << (s.extra[soldier] & SEATS))
    return free


def has_enemies(s: Table, vehicle: int, side: int) -> bool:
    """NA-411: whether a soldier of the other side sits in it."""
    for soldier in scenario(s).soldiers_of[1 - side]:
        if s.extra[soldier] >> SEAT_BITS == vehicle:
            return True
    return False


def has_vehicles(s: Table) -> bool:
    """Whether any vehicle is on the board."""
    for vehicle in s.battle.vehicles:
        if s.places[vehicle] >= 0:
            return True
    return False


# -- the vehicle adjustment (NA-409 to NA-416) -----


def adjustments(s: Table, side: int, soldier: int) -> list[int]:
    """NA-411, NA-413, NA-414: every way to enter, exit or reposition now, as options."""
    menu: list[int] = []
    tile = s.places[soldier]
    if tile < 0:
        return menu
    seat = s.extra[soldier]
    if seat >= 0:
        menu.append(EXIT)
        free = free_seats(s, seat >> SEAT_BITS)
        for number in range(SEATS):
            if free >> number & 1:
                menu.append(SHIFT_TO | number)
        return menu
    vehicles = s.battle.vehicles
    for place in range(len(vehicles)):
        vehicle = vehicles[place]
        if s.places[vehicle] == tile and not has_enemies(s, vehicle, side):
            free = free_seats(s, vehicle)
            for number in range(SEATS):
                if free >> number & 1:
                    menu.append(ENTER_SEAT | place << SEAT_BITS | number)
    return menu


def adjust(s: Table, side: int, soldier: int, option: int) -> None:
    """NA-409, NA-410: enter, exit or reposition; the counter is not turned."""
    kind = option & ~THING
    thing = option & THING
    if kind == EXIT:
        leave(s, soldier)
    elif kind == SHIFT_TO:
        vehicle = vehicle_of(s, soldier)
        s.own_extra()[soldier] = vehicle << SEAT_BITS | thing
        if s.sink is not None:
            log_seat(s, "shifts-seat", soldier)
    else:
        vehicle = s.battle.vehicles[thing >> SEAT_BITS]
        board(s, side, soldier, vehicle, thing & SEATS)


def board(s: Table, side: int, soldier: int, vehicle: int, seat: int) -> None:
    """NA-411, NA-412: take a seat; a vehicle of the opponent's changes sides with its damage."""
    extra = s.own_extra()
    extra[soldier] = vehicle << SEAT_BITS | seat
    if s.sink is not None:
        log_seat(s, "boards", soldier)
    if owner_of(s, vehicle) != side:
        extra[s.battle.counters + OWNERS] ^= 1 << vehicle
        if s.sink is not None:
            s.tell(
                {"event": "captures", "side": s.side_word(side), "vehicle": s.counter_word(vehicle)}
            )


def leave(s: Table, soldier: int) -> None:
    """NA-413: onto the vehicle's tile, which needs no marker and gets none."""
    if s.sink is not None:
        s.tell(
            {
                "event": "leaves-vehicle",
                "counter": s.counter_word(soldier),
                "vehicle": s.counter_word(vehicle_of(s, soldier)),
                "tile": s.tile_word(s.places[soldier]),
            }
        )
    s.own_extra()[soldier] = ON_FOOT


def switch_seats(s: Table, soldier: int, other: int) -> None:
    """NA-405: two soldiers in one vehicle exchange seats."""
    extra = s.own_extra()
    seat = extra[soldier]
    extra[soldier] = extra[other]
    extra[other] = seat
    if s.sink is not None:
        s.tell(
            {
                "event": "switches-seats",
                "counter": s.counter_word(soldier),
                "other": s.counter_word(other),
                "vehicle": s.counter_word(vehicle_of(s, soldier)),
            }
        )


def log_seat(s: Table, name: Literal["boards", "shifts-seat"], soldier: int) -> None:
    """Tell that a soldier has taken a seat."""
    s.tell(
        {
            "event": name,
            "counter": s.counter_word(soldier),
            "vehicle": s.counter_word(vehicle_of(s, soldier)),
            "seat": seat_of(s, soldier) + 1,
        }
    )
