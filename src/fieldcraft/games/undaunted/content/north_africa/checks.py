"""What a scenario or board of North Africa must fulfil beyond what every box demands."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pydantic import BaseModel

from fieldcraft.games.undaunted.content.checks import off_board, repeats
from fieldcraft.games.undaunted.content.north_africa.models import (
    AnySide,
    Board,
    Goal,
    ScenarioFile,
    Setup,
    Toll,
    Way,
    side_of,
)
from fieldcraft.games.undaunted.content.north_africa.tables import (
    CountersFile,
    StructuresFile,
    VehiclesFile,
)
from fieldcraft.games.undaunted.content.problems import Place, Problem, phrase, problem
from fieldcraft.games.undaunted.content.table_checks import unique

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.content.north_africa.box import NorthAfrica

AGAINST_SOLDIERS = ("attack", "strafe", "anti-tank", "demolition")
"""What can wound a soldier, in the open or in a vehicle (NA-715, NA-716)."""
AGAINST_ARMOUR = ("anti-tank", "demolition")
"""What can damage a vehicle without basic defence (NA-701, NA-708)."""


def check_table(table: BaseModel) -> Iterator[Problem]:
    """Counters have some defence, vehicles are disabled before they are destroyed."""
    if isinstance(table, CountersFile):
        for index, counter in enumerate(table.counters):
            if counter.defence is None and counter.armour is None:
                yield problem("no-defence", ("counters", index), counter=counter.id)
    elif isinstance(table, VehiclesFile):
        yield from unique("vehicles", [vehicle.id for vehicle in table.vehicles])
        for index, vehicle in enumerate(table.vehicles):
            if vehicle.critical > vehicle.integrity:
                at: Place = ("vehicles", index, "critical")
                most = vehicle.integrity
                yield problem("late-critical", at, vehicle=vehicle.id, integrity=most)
    elif isinstance(table, StructuresFile):
        yield from unique("structures", [structure.id for structure in table.structures])


def check_board(setup: Setup, tiles: set[str], box: NorthAfrica) -> Iterator[Problem]:
    """Structures and escape markers lie on the board, and no more markers than there are."""
    built: set[str] = set()
    for key, structure, site in setup.built():
        yield from off_board(site.tile, ("structures", key), tiles)
        if structure in built:
            yield problem("twice", ("structures", key), thing=structure)
        built.add(structure)
    for index, tile in enumerate(setup.escape):
        yield from off_board(tile, ("escape", index), tiles)
    yield from repeats(setup.escape, ("escape",))
    if isinstance(setup, ScenarioFile):
        yield from _markers(setup, box)


def _markers(scenario: ScenarioFile, box: NorthAfrica) -> Iterator[Problem]:
    """A scenario, unlike a drill's board, is laid out with what is in the box (NA-101)."""
    shared = box.about.components.shared
    copies = Tally(shared.objective_values)
    used: Tally[int] = Tally()
    for tile, points in scenario.objectives.items():
        used[points] += 1
        if used[points] > copies[points]:
            thing = phrase("objective-markers", points=points)
            yield too_many(thing, ("objectives", tile), used[points], copies[points])
    if len(scenario.escape) > shared.escape_markers:
        thing = phrase("escape-markers")
        yield too_many(thing, ("escape",), len(scenario.escape), shared.escape_markers)


def too_many(thing: str, at: Place, found: int, copies: int) -> Problem:
    """More markers of a kind than the box has."""
    return problem("too-many-markers", at, thing=thing, found=found, copies=copies)


def check_side(side: str, setup: Setup, tiles: set[str], box: NorthAfrica) -> Iterator[Problem]:
    """Vehicles stand where they can drive, with soldiers on seats that exist; the goal is one."""
    part = side_of(setup, side)
    rough = rough_tiles(setup, box)
    for tile in part.vehicles:
        yield from off_board(tile, (side, "vehicles", tile), tiles)
    for tile, vehicle, seats in part.parked():
        at: Place = (side, "vehicles", tile, vehicle)
        if tile in rough:
            yield problem("rough-ground", at, vehicle=f"{side}:{vehicle}", tile=tile)
        last = len(box.vehicles[f"{side}:{vehicle}"].seats)
        for number in seats:
            if int(number) > last:
                yield no_seat((*at, number), f"{side}:{vehicle}", int(number), last)
    if part.goal is not None:
        yield from check_goal(side, part.goal, (side, "goal"), tiles)
    yield from _may_escape(side, part)


def no_seat(at: Place, vehicle: str, seat: int, last: int) -> Problem:
    """A seat that the vehicle does not have (C-14)."""
    return problem("no-such-seat", at, vehicle=vehicle, seat=seat, last=last)


def rough_tiles(setup: Setup, box: NorthAfrica) -> set[str]:
    """The tiles that no vehicle may enter (NA-121), as this set-up has them."""
    own = setup.tiles if isinstance(setup, Board) else {}
    return (box.rough - own.keys()) | {tile for tile, values in own.items() if values.rough}


def check_goal(side: str, goal: Goal, at: Place, tiles: set[str]) -> Iterator[Problem]:
    """Each way to win asks for something, and for things that fit together (NA-801)."""
    if goal.any and (goal.hold or not goal.is_empty):
        yield problem("mixed-goal", (*at, "any"))
    holds = {
        way.hold
        for _, way in ways_of(goal, at)
        if way.escape is not None and not way.escape.is_empty
    }
    if len(holds) > 1:
        yield problem("holds-differ", (*at, "any"))
    for place, way in ways_of(goal, at):
        if way.is_empty:
            yield problem("no-way-to-win", place)
            continue
        if way.hold is not None:
            yield from off_board(way.hold, (*place, "hold"), tiles)
            if way.escape is None or way.escape.is_empty:
                yield problem("hold-without-escape", (*place, "hold"))
        if way.escape is not None:
            yield from _named(side, way.escape, (*place, "escape"), is_own=True)
        if way.neutralise is not None:
            yield from _named(side, way.neutralise, (*place, "neutralise"), is_own=False)


def ways_of(goal: Goal, at: Place) -> list[tuple[Place, Way]]:
    """A goal's ways to win with their places."""
    if not goal.any:
        return [(at, goal)]
    return [((*at, "any", index), way) for index, way in enumerate(goal.any)]


def _named(side: str, toll: Toll, at: Place, is_own: bool) -> Iterator[Problem]:
    for index, counter in enumerate(toll.counters):
        yield from of_side(side, counter, (*at, "counters", index), is_own)
    yield from repeats(toll.counters, (*at, "counters"))


def of_side(side: str, counter: str, at: Place, is_own: bool) -> Iterator[Problem]:
    """Counters that escape are the side's own, those it neutralises are the enemy's."""
    if counter.startswith(f"{side}:") != is_own:
        yield problem("not-own" if is_own else "not-enemy", at, counter=counter, side=side)


def _may_escape(side: str, part: AnySide) -> Iterator[Problem]:
    at: Place = (side, "may-escape")
    for index, counter in enumerate(part.may_escape):
        yield from of_side(side, counter, (*at, index), is_own=True)
    yield from repeats(part.may_escape, at)
    if part.may_escape and part.goal is not None:
        if all(way.escape is None for way in part.goal.ways):
            yield problem("no-escape-goal", at)


# -- goals that can be met -----


def check_victory(side: str, scenario: ScenarioFile, box: NorthAfrica) -> Iterator[Problem]:
    """A goal that nothing can reach is a mistake of the file, not of the player."""
    part = side_of(scenario, side)
    if part.goal is not None:
        for at, way in ways_of(part.goal, (side, "goal")):
            yield from _points(side, way, at, scenario, box)
            yield from _escape(side, way, at, scenario, box)
            yield from _neutralise(side, way, at, scenario, box)
    placed = counters_of(side, scenario)
    for index, counter in enumerate(part.may_escape):
        if counter.startswith(f"{side}:") and counter not in placed:
            yield problem("not-in-play", (side, "may-escape", index), counter=counter)
    for unit in box.units(side):
        if unit in part.cards and f"{side}:{unit}" not in placed:
            yield problem("idle-soldier", (side, "cards", unit), severity="warning", unit=unit)


def counters_of(side: str, scenario: ScenarioFile) -> set[str]:
    """The side's counters that are on the board at the start."""
    return {f"{side}:{piece}" for _, _, piece in side_of(scenario, side).pieces()}


def words_of(side: str, scenario: ScenarioFile, box: NorthAfrica) -> set[str]:
    """Every action of the side's cards and of the seats of its vehicles."""
    part = side_of(scenario, side)
    actions = [action for card in part.cards for action in box.cards[card].actions]
    for _, vehicle, _ in part.parked():
        for seat in box.vehicles[f"{side}:{vehicle}"].seats:
            actions += seat.actions
    return {action.split()[0] for action in actions}


def _points(
    side: str, way: Way, at: Place, scenario: ScenarioFile, box: NorthAfrica
) -> Iterator[Problem]:
    """NA-802 to NA-804: tiles need Control, structures Demolition, or for Italy Control."""
    if way.points is None:
        return
    structures = sum(box.structures[name].points for name in set(scenario.structures.values()))
    total = sum(scenario.objectives.values()) + structures
    if way.points > total:
        yield problem("too-few-points", (*at, "points"), wanted=way.points, found=total)
        return
    words, part = words_of(side, scenario, box), side_of(scenario, side)
    by_control = "control" in words
    by_structures = by_control if side == "it" else "demolition" in words
    found = structures if by_structures else 0
    for tile, points in scenario.objectives.items():
        if by_control or tile in part.controlled:
            found += points
    if way.points > found:
        yield problem("cannot-gain", (*at, "points"), wanted=way.points, found=found)


def _escape(
    side: str, way: Way, at: Place, scenario: ScenarioFile, box: NorthAfrica
) -> Iterator[Problem]:
    if way.escape is None or way.escape.is_empty:
        return
    if not scenario.escape:
        yield problem("no-escape-tile", (*at, "escape"))
    part = side_of(scenario, side)
    placed = counters_of(side, scenario)
    if part.may_escape:
        placed &= set(part.may_escape)
    yield from _enough(way.escape, placed, (*at, "escape"), box)
    if way.hold is not None and "control" not in words_of(side, scenario, box):
        if way.hold not in part.controlled:
            yield problem("cannot-hold", (*at, "hold"))


def _neutralise(
    side: str, way: Way, at: Place, scenario: ScenarioFile, box: NorthAfrica
) -> Iterator[Problem]:
    toll = way.neutralise
    if toll is None or toll.is_empty:
        return
    place: Place = (*at, "neutralise")
    enemy = counters_of(box.sides[1 - box.sides.index(side)], scenario)
    yield from _enough(toll, enemy, place, box)
    words = words_of(side, scenario, box)
    soft = [counter for counter in box.vehicles if counter in enemy and counter not in box.tanks]
    named = set(toll.counters)
    needs_armour = named & box.tanks or toll.vehicles > len(soft)
    if not words.intersection(AGAINST_ARMOUR if needs_armour else AGAINST_SOLDIERS):
        yield problem("cannot-harm", place)


def _enough(toll: Toll, placed: set[str], at: Place, box: NorthAfrica) -> Iterator[Problem]:
    """As many soldiers and vehicles as are needed, and each named one, are on the board."""
    vehicles = placed & box.vehicles.keys()
    for key, wanted, found in (
        ("soldiers", toll.soldiers, len(placed - vehicles)),
        ("vehicles", toll.vehicles, len(vehicles)),
    ):
        if wanted > found:
            yield problem("too-few-counters", (*at, key), wanted=wanted, found=found)
    for index, counter in enumerate(toll.counters):
        if counter not in placed:
            yield problem("not-in-play", (*at, "counters", index), counter=counter)
