"""Vehicles, structures and what has left the board, in words and back; all of it is open."""

from typing import TYPE_CHECKING, Any

from fieldcraft.games.undaunted.action import squad_of, value_of
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, SPECIALISMS, scenario
from fieldcraft.games.undaunted.north_africa.combat import is_standing
from fieldcraft.games.undaunted.north_africa.vehicles import (
    DESTROYED,
    ESCAPED,
    EXTRA,
    HELD,
    NEUTRALISED,
    OWNERS,
    damage_of,
    occupant,
    owner_of,
    seat_of,
    vehicle_of,
)
from fieldcraft.games.undaunted.north_africa.victory import destroyer
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import ACTIONS, SEAT_BITS, SQUADS

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import BoxView, StructureView, VehicleView

# -- the view's `box` -----


def extra_words(s: Table) -> "BoxView":
    """U-901: vehicle cards with crew and damage, structures, escaped, neutralised."""
    sides = s.battle.sides
    at = s.battle.counters
    return {
        "vehicles": {
            s.counter_word(vehicle): vehicle_words(s, vehicle)
            for vehicle in s.battle.vehicles
            if s.places[vehicle] >= 0
        },
        "structures": {
            word: structure_words(s, index) for index, word in enumerate(s.battle.structure_ids)
        },
        "escape": [
            s.tile_word(tile)
            for tile in range(s.battle.tiles)
            if scenario(s).escape_tiles >> tile & 1
        ],
        "escaped": {w: counters_in(s, s.extra[at + ESCAPED + i]) for i, w in enumerate(sides)},
        "neutralised": {
            w: counters_in(s, s.extra[at + NEUTRALISED + i]) for i, w in enumerate(sides)
        },
        "held": [word for i, word in enumerate(sides) if s.extra[at + HELD] >> i & 1],
    }


def vehicle_words(s: Table, vehicle: int) -> "VehicleView":
    """NA-111, NA-112: a vehicle card on the table."""
    seats: list[str | None] = []
    for seat in range(len(scenario(s).seat_needs[vehicle])):
        soldier = occupant(s, vehicle, seat)
        seats.append(s.counter_word(soldier) if soldier >= 0 else None)
    owner = s.side_word(owner_of(s, vehicle))
    return {"owner": owner, "damage": damage_of(s, vehicle), "seats": seats}


def structure_words(s: Table, structure: int) -> "StructureView":
    """NA-117: a structure, and who has destroyed it."""
    battle = scenario(s)
    side = destroyer(s, structure)
    return {
        "tile": s.tile_word(battle.structure_tile[structure]),
        "defence": battle.structure_defence[structure],
        "points": battle.structure_points[structure],
        "destroyed": s.side_word(side) if side >= 0 else None,
    }


def counters_in(s: Table, mask: int) -> list[str]:
    """Counters given as a bit each, by id."""
    return [s.counter_word(c) for c in range(s.battle.counters) if mask >> c & 1]


# -- back from words -----


def extra_values(s: Table, words: "BoxView") -> list[int]:
    """The numbers that `extra_words` described."""
    battle = scenario(s)
    index = battle.counter_index
    seats = {}
    damage = {}
    owners = {}
    for word, vehicle in words["vehicles"].items():
        damage[word] = vehicle["damage"]
        owners[word] = battle.sides.index(vehicle["owner"])
        for seat, soldier in enumerate(vehicle["seats"]):
            if soldier is not None:
                seats[soldier] = [word, seat]
    extra = laid_out(s, seats, damage, owners)
    structures = words["structures"]
    for side, word in enumerate(battle.sides):
        for counter in words["escaped"][word]:
            extra[battle.counters + ESCAPED + side] |= 1 << index[counter]
        for counter in words["neutralised"][word]:
            extra[battle.counters + NEUTRALISED + side] |= 1 << index[counter]
        for structure, name in enumerate(battle.structure_ids):
            if structures[name]["destroyed"] == word:
                extra[battle.counters + DESTROYED + side] |= 1 << structure
        if word in words["held"]:
            extra[battle.counters + HELD] |= 1 << side
    return extra


def position_extra(s: Table, spec: dict[str, Any]) -> list[int]:
    """The numbers of a described position."""
    battle = scenario(s)
    extra = laid_out(s, spec["seats"], spec["damage"], spec["owners"])
    at = battle.counters
    for side in (0, 1):
        for counter in spec["escaped"][side]:
            extra[at + ESCAPED + side] |= 1 << battle.counter_index[counter]
        for counter in spec["neutralised"][side]:
            extra[at + NEUTRALISED + side] |= 1 << battle.counter_index[counter]
        for structure in spec["destroyed"][side]:
            extra[at + DESTROYED + side] |= 1 << battle.structure_ids.index(structure)
        tile = battle.hold_tile[side]
        if spec["held"][side] or (tile >= 0 and s.is_controlled(side, tile)):
            extra[at + HELD] |= 1 << side
    return extra


def laid_out(
    s: Table,
    seats: dict[str, list[Any]],
    damage: dict[str, int],
    owners: dict[str, int],
) -> list[int]:
    """Seats, damage and owners as numbers, and nothing else that has happened."""
    battle = scenario(s)
    index = battle.counter_index
    extra = [0 if battle.is_vehicle[c] else ON_FOOT for c in range(battle.counters)]
    extra.extend([0] * EXTRA)
    extra[battle.counters + OWNERS] = battle.vehicle_mask & battle.printed_for[1]
    for soldier, place in seats.items():
        extra[index[soldier]] = index[place[0]] << SEAT_BITS | place[1]
    for vehicle, count in damage.items():
        extra[index[vehicle]] = count
    for vehicle, side in owners.items():
        bit = 1 << index[vehicle]
        mask = extra[battle.counters + OWNERS]
        extra[battle.counters + OWNERS] = mask | bit if side else mask & ~bit
    return extra


# -- inspecting -----


def inspect_counter(s: Table, counter: int) -> dict[str, Any]:
    """NA-110 to NA-116: armour, and a vehicle's card; a soldier's training and seat."""
    battle = scenario(s)
    if not battle.is_vehicle[counter]:
        known: dict[str, Any] = {"specialism": SPECIALISMS[battle.specialism[counter]]}
        if s.extra[counter] >= 0:
            known["vehicle"] = s.counter_word(vehicle_of(s, counter))
            known["seat"] = seat_of(s, counter) + 1
        return {**known, "clauses": ["NA-105", "NA-115"]}
    facts: dict[str, Any] = {
        "armour": battle.armour[counter],
        "integrity": battle.integrity[counter],
        "critical": battle.critical[counter],
        "seats": [seat_words(s, counter, n) for n in range(len(battle.seat_needs[counter]))],
    }
    if s.places[counter] >= 0:
        facts["owner"] = s.side_word(owner_of(s, counter))
        facts["damage"] = damage_of(s, counter)
    facts["clauses"] = ["NA-110", "NA-113", "NA-115", "NA-116"]
    return facts


def seat_words(s: Table, vehicle: int, seat: int) -> dict[str, Any]:
    """NA-112, NA-114: a seat's actions, its requirement, and who sits there."""
    battle = scenario(s)
    soldier = occupant(s, vehicle, seat) if s.places[vehicle] >= 0 else -1
    return {
        "actions": [
            {"action": ACTIONS[code & 31], "value": value_of(code), "squad": SQUADS[squad_of(code)]}
            for code in battle.seat_actions[vehicle][seat]
        ],
        "needs": SPECIALISMS[battle.seat_needs[vehicle][seat]],
        "soldier": s.counter_word(soldier) if soldier >= 0 else None,
    }


def inspect_tile(s: Table, tile: int) -> dict[str, Any]:
    """NA-117, NA-120, NA-121: rough terrain, an escape marker, structures that stand."""
    battle = scenario(s)
    structures = [
        word
        for structure, word in enumerate(battle.structure_ids)
        if battle.structure_tile[structure] == tile and is_standing(s, structure)
    ]
    return {
        "rough": battle.rough >> tile & 1 == 1,
        "escape": battle.escape_tiles >> tile & 1 == 1,
        "structures": structures,
        "clauses": ["NA-121", "NA-120", "NA-117"],
    }


def inspect(s: Table, thing: str) -> dict[str, Any] | None:
    """NA-117: a structure of the scenario."""
    if thing not in s.battle.structure_ids:
        return None
    words = structure_words(s, s.battle.structure_ids.index(thing))
    clauses = ["NA-117", "NA-118", "NA-723"]
    return {"thing": "structure", "structure": thing, **words, "clauses": clauses}
