"""What a scenario must fulfil beyond its shape: counters, places and times that fit each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fieldcraft.core.content.validation import errors
from fieldcraft.games.combat_commander.content.maps.checks import check_map
from fieldcraft.games.combat_commander.content.maps.loader import map_ids, map_of, plain_map
from fieldcraft.games.combat_commander.content.maps.models import MapFile
from fieldcraft.games.combat_commander.content.maps.problems import problem as map_problem
from fieldcraft.games.combat_commander.content.problems import (
    Place,
    Problem,
    hint,
    phrase,
    problem,
)
from fieldcraft.games.combat_commander.content.scenarios.models import (
    Area,
    Force,
    Pieces,
    ScenarioFile,
)
from fieldcraft.games.combat_commander.content.tables.box import Box
from fieldcraft.games.combat_commander.content.tables.references import unknown, unknown_radio
from fieldcraft.games.combat_commander.terms import SIDES
from fieldcraft.games.combat_commander.terrain.hexes import COLUMNS, ROWS, hex_number

WATER = ("water-barrier", "stream", "marsh")
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def check_scenario(scenario: ScenarioFile, box: Box) -> Iterator[Problem]:
    """Everything wrong with a scenario."""
    if not any(scenario.name.model_dump().values()):
        yield problem("missing", ("name", "en"), key="en")
    if isinstance(scenario.map, MapFile):
        found = [one.inside("map") for one in check_map(scenario.map)]
        yield from found
        if not errors(found):
            yield from _ground(scenario)
    elif scenario.map not in map_ids():
        remedy = hint(scenario.map, map_ids())
        yield map_problem("unknown-map", ("map",), map=scenario.map, hint=remedy)
    else:
        yield from _ground(scenario)
    if isinstance(scenario.set_up, tuple) and scenario.set_up[0] == scenario.set_up[1]:
        yield problem("twice", ("set-up", 1), thing=scenario.set_up[1])
    if OPPOSITE[scenario.axis.edge] != scenario.allies.edge:
        yield problem("edges-apart", ("allies", "edge"), edge=OPPOSITE[scenario.axis.edge])
    if scenario.sudden_death <= scenario.time:
        yield problem(
            "too-soon", ("sudden-death",), found=scenario.sudden_death, start=scenario.time
        )
    yield from _chits(scenario)
    yield from _fortifications(scenario, box)
    for side in SIDES:
        yield from _force(side, scenario, box)


def _ground(scenario: ScenarioFile) -> Iterator[Problem]:
    """Nothing is placed in the water (CC-F100.2)."""
    terrain = plain_map(map_of(scenario.map))["terrain"]
    given: list[tuple[Place, str]] = [
        (("placed", kind, index), one)
        for kind, hexes in scenario.placed.items()
        for index, one in enumerate(hexes)
    ]
    given += [
        ((side, "fixed", word), one)
        for side in SIDES
        for word, one in scenario.force(side).fixed.items()
    ]
    for at, one in given:
        if terrain[hex_number(one)] in WATER:
            yield problem("in-water", at, hex=one)


def _chits(scenario: ScenarioFile) -> Iterator[Problem]:
    """A chit is in play once, or out of it (CC-7.3.2)."""
    chits = scenario.chits
    for key, letters in (("open", chits.open), ("excluded", chits.excluded)):
        for index, letter in enumerate(letters):
            if letter in letters[:index]:
                yield problem("twice", ("chits", key, index), thing=letter)
    for index, letter in enumerate(chits.excluded):
        if letter in chits.open:
            yield problem("chit-excluded", ("chits", "excluded", index), letter=letter)
    for index, objective in enumerate(scenario.allies.objectives):
        if objective in scenario.axis.objectives:
            at: Place = ("allies", "objectives", index)
            yield problem("objective-of-both", at, objective=objective)


def _fortifications(scenario: ScenarioFile, box: Box) -> Iterator[Problem]:
    """Both sides together have no more than the box, and one in a hex (CC-8.1.3)."""
    copies: dict[str, int] = {one.id: one.count for one in box.fortifications.fortifications}
    total: dict[str, int] = {}
    taken: set[str] = set()
    for kind, hexes in scenario.placed.items():
        total[kind] = len(hexes)
        for index, one in enumerate(hexes):
            if one in taken:
                thing = phrase("the-hex", hex=one)
                yield problem("twice", ("placed", kind, index), thing=thing)
            taken.add(one)
        yield from _enough(kind, total[kind], ("placed", kind), copies)
    for side in SIDES:
        for kind, count in scenario.force(side).fortifications.items():
            total[kind] = total.get(kind, 0) + count
            yield from _enough(kind, total[kind], (side, "fortifications", kind), copies)


def _enough(thing: str, found: int, at: Place, copies: Mapping[str, int]) -> Iterator[Problem]:
    if thing in copies and found > copies[thing]:
        most = copies[thing]
        yield problem("too-many-counters", at, found=found, thing=thing, copies=most)


def _force(side: str, scenario: ScenarioFile, box: Box) -> Iterator[Problem]:
    force = scenario.force(side)
    at: Place = (side,)
    if box.nations[force.nation].about.side != side:
        own = [name for name, one in box.nations.items() if one.about.side == side]
        remedy = hint(force.nation, own)
        yield problem("not-of-side", (*at, "nation"), nation=force.nation, side=side, hint=remedy)
    yield from _area(force.area, force.edge, (*at, "area"))
    yield from _counters(force, scenario, at, box)
    if not force.units() and scenario.muster is None:
        yield problem("no-units", at, side=side)
    for index, arrival in enumerate(force.arrivals):
        if arrival.time <= scenario.time:
            when: Place = (*at, "arrivals", index, "time")
            yield problem("too-soon", when, found=arrival.time, start=scenario.time)
    yield from _named(force, side, at)
    radios = [(force.radio, (*at, "radio"))]
    radios += [(one.radio, (*at, "arrivals", index, "radio"))
               for index, one in enumerate(force.arrivals)]  # fmt: skip
    for fp, place in radios:
        if fp is not None:
            yield from unknown_radio(fp, force.nation, place, box)


def _area(area: Area, edge: str, at: Place) -> Iterator[Problem]:
    """One way to say where, and no deeper than the map."""
    ways = [area.depth is not None, area.near is not None, area.scattered, area.chained]
    if sum(ways) != 1:
        yield problem("one-area", at)
    most = ROWS if edge in ("top", "bottom") else COLUMNS
    if area.depth is not None and area.depth > most:
        yield problem("area-too-deep", (*at, "depth"), found=area.depth, most=most)


def parts(force: Force) -> Iterator[tuple[Place, Pieces]]:
    """Everything a side has in a scenario: at the start, late, and by time space."""
    yield (), force
    if force.late is not None:
        yield ("late",), force.late
    for index, arrival in enumerate(force.arrivals):
        yield ("arrivals", index), arrival


def _counters(force: Force, scenario: ScenarioFile, at: Place, box: Box) -> Iterator[Problem]:
    """All parts of a force together have counters in the box, and a unit for each weapon."""
    units, leaders = box.units(force.nation), box.leader_counters(force.nation)
    weapons = box.weapon_counters(force.nation)
    used: dict[str, int] = {}
    named: set[str] = set()
    for where, pieces in parts(force):
        here: Place = (*at, *where)
        for index, word in enumerate(pieces.leaders):
            unit, number = word.split()
            place: Place = (*here, "leaders", index)
            if word in named:
                yield problem("twice", place, thing=word)
            elif int(number) > leaders[unit]:
                last = leaders[unit]
                yield problem("no-such-counter", place, nation=force.nation, unit=unit,
                              number=int(number), last=last)  # fmt: skip
            named.add(word)
        for key, given, copies in (
            ("squads", pieces.squads, units),
            ("teams", pieces.teams, units),
            ("weapons", pieces.weapons, weapons),
        ):
            for thing, count in given.items():
                used[thing] = used.get(thing, 0) + count
                yield from unknown(thing, force.nation, (*here, key, thing), copies)
                yield from _enough(thing, used[thing], (*here, key, thing), copies)
        captured = sum(force.captured.values()) if pieces is force else 0
        armed, able = sum(pieces.weapons.values()) + captured, sum(pieces.units().values())
        if armed > able:
            yield problem("too-many-weapons", (*here, "weapons"), found=armed, units=able)
    enemy = scenario.allies if force is scenario.axis else scenario.axis
    for weapon in force.captured:
        yield from unknown(weapon, enemy.nation, (*at, "captured", weapon),
                           box.weapon_counters(enemy.nation))  # fmt: skip


def _named(force: Force, side: str, at: Place) -> Iterator[Problem]:
    """What is placed, carried or kept for later belongs to the force."""
    for word in force.fixed:
        if word not in force.leaders:
            yield problem("not-in-force", (*at, "fixed", word), thing=word, side=side)
    for weapon, unit in force.carried.items():
        if weapon not in force.weapons:
            yield problem("not-in-force", (*at, "carried", weapon), thing=weapon, side=side)
        elif unit not in force.units():
            yield problem("not-in-force", (*at, "carried", weapon), thing=unit, side=side)
    have: dict[str, int] = force.units()
    have.update(force.weapons.items())
    for index, one in enumerate(force.support):
        for thing in (one.weapon, one.unit):
            have[thing] = have.get(thing, 0) - 1
            if have[thing] < 0:
                yield problem("not-in-force", (*at, "support", index), thing=thing, side=side)
    kinds = force.late.fortifications if force.late is not None else ()
    for index, kind in enumerate(kinds):
        if kind not in force.fortifications:
            place: Place = (*at, "late", "fortifications", index)
            yield problem("not-in-force", place, thing=kind, side=side)
