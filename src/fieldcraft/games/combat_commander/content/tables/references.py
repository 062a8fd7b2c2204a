"""What a table must fulfil beside the others: it may only name what the box has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pydantic import BaseModel

from fieldcraft.games.combat_commander.content.problems import (
    Place,
    Problem,
    hint,
    phrase,
    problem,
)
from fieldcraft.games.combat_commander.content.tables.box import Box
from fieldcraft.games.combat_commander.content.tables.forces import (
    Counts,
    OrderOfBattle,
    OrdersOfBattleFile,
    Support,
    SupportFile,
)
from fieldcraft.games.combat_commander.content.tables.generator import (
    GeneratorFile,
    NationPoints,
    PointsFile,
)


def check_relations(table: BaseModel, box: Box) -> Iterator[Problem]:
    """Everything in a table that does not fit the counters and nations of the box."""
    if isinstance(table, OrdersOfBattleFile):
        for index, force in enumerate(table.orders_of_battle):
            yield from _force(force, table.nation, ("orders-of-battle", index), box)
    elif isinstance(table, SupportFile):
        for index, entry in enumerate(table.support):
            yield from _support(entry, table.nation, ("support", index), box)
    elif isinstance(table, GeneratorFile):
        yield from _generator(table, box)
    elif isinstance(table, PointsFile):
        for nation in type(table.nations).model_fields:
            worth = getattr(table.nations, nation)
            yield from _points(worth, nation, ("nations", nation), box)


def unknown(thing: str, nation: str, at: Place, known: Iterable[str]) -> Iterator[Problem]:
    """The problem of a piece that the nation does not have, if it has not."""
    words = list(known)
    if thing not in words:
        yield problem("not-of-nation", at, nation=nation, thing=thing, hint=hint(thing, words))


def _force(force: OrderOfBattle, nation: str, at: Place, box: Box) -> Iterator[Problem]:
    units, weapons = box.units(nation), box.weapon_counters(nation)
    for thing, counts in force.squads.items():
        yield from _counts(thing, counts, nation, (*at, "squads", thing), units)
    for team, counts in force.teams.items():
        yield from _counts(team, counts, nation, (*at, "teams", team), units)
    for weapon, counts in force.weapons.items():
        yield from _counts(weapon, counts, nation, (*at, "weapons", weapon), weapons)
    for index, dated in enumerate(force.dated):
        inside: Place = (*at, "dated", index, "weapon")
        yield from _counts(dated.weapon, dated.counts, nation, inside, weapons)
    odd = box.nations[nation].about.side == "axis"
    for index, initiative in enumerate(force.initiative):
        if initiative % 2 != odd:
            yield problem("initiative-tie", (*at, "initiative", index), found=initiative)


def _counts(
    thing: str, counts: Counts, nation: str, at: Place, copies: Mapping[str, int]
) -> Iterator[Problem]:
    """A force has some counters of what it lists, and no more than there are."""
    yield from unknown(thing, nation, at, copies)
    if max(counts) == 0:
        yield problem("no-counters", at, thing=thing)
    elif thing in copies and max(counts) > copies[thing]:
        found, most = max(counts), copies[thing]
        yield problem("too-many-counters", at, found=found, thing=thing, copies=most)


def _support(entry: Support, nation: str, at: Place, box: Box) -> Iterator[Problem]:
    leaders = box.leader_counters(nation)
    if entry.unit is not None:
        yield from unknown(entry.unit, nation, (*at, "unit"), {**box.units(nation), **leaders})
    if entry.weapon is not None:
        yield from unknown(entry.weapon, nation, (*at, "weapon"), box.weapon_counters(nation))
    if entry.radio is not None:
        yield from unknown_radio(entry.radio, nation, (*at, "radio"), box)
    if entry.unit in leaders:
        for index, number in enumerate(entry.counters):
            yield from _counter(entry.unit, number, nation, (*at, "counters", index), box)


def unknown_radio(fp: int, nation: str, at: Place, box: Box) -> Iterator[Problem]:
    """The problem of a Radio that the nation does not have, if it has not."""
    known = [phrase("a-radio", fp=one) for one in box.radios(nation)]
    yield from unknown(phrase("a-radio", fp=fp), nation, at, known)


def _counter(unit: str, number: int, nation: str, at: Place, box: Box) -> Iterator[Problem]:
    last = box.leader_counters(nation)[unit]
    if number > last:
        yield problem("no-such-counter", at, nation=nation, unit=unit, number=number, last=last)


def _generator(table: GeneratorFile, box: Box) -> Iterator[Problem]:
    for nation in type(table.leaders).model_fields:
        for index, word in enumerate(getattr(table.leaders, nation).results):
            unit, number = word.split()
            at: Place = ("leaders", nation, "results", index)
            yield from _counter(unit, int(number), nation, at, box)
    copies = {one.id: one.count for one in box.fortifications.fortifications}
    for index, purchase in enumerate(table.fortifications):
        for thing, count in purchase.pieces.items():
            if count > copies[thing]:
                at = ("fortifications", index, "pieces", thing)
                most = copies[thing]
                yield problem("too-many-counters", at, found=count, thing=thing, copies=most)


def _points(worth: NationPoints, nation: str, at: Place, box: Box) -> Iterator[Problem]:
    """Every piece of a nation has its worth, and nothing else has."""
    units = {**box.units(nation), **box.leader_counters(nation)}
    weapons = box.weapon_counters(nation)
    radios = {str(fp): 1 for fp in box.radios(nation)}
    for key, given, known in (
        ("units", worth.units, units),
        ("weapons", worth.weapons, weapons),
        ("radios", worth.radios, radios),
    ):
        for thing in given:
            yield from unknown(str(thing), nation, (*at, key, str(thing)), known)
        for wanted in known:
            if wanted not in given:
                yield problem("no-such-entry", (*at, key), thing=wanted)
