"""What a table must fulfil beyond its shape, taken by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from pydantic import BaseModel

from fieldcraft.games.combat_commander.content.ids import FortificationId, LeaderId, TerrainId
from fieldcraft.games.combat_commander.content.problems import Place, Problem, phrase, problem
from fieldcraft.games.combat_commander.content.tables.cards import CARDS, Card, DeckFile
from fieldcraft.games.combat_commander.content.tables.forces import OrdersOfBattleFile, SupportFile
from fieldcraft.games.combat_commander.content.tables.generator import GeneratorFile
from fieldcraft.games.combat_commander.content.tables.ground import (
    ChitsFile,
    FortificationsFile,
    TerrainFile,
)
from fieldcraft.games.combat_commander.content.tables.pieces import (
    LeadersFile,
    RadiosFile,
    Team,
    UnitsFile,
    Weapon,
    WeaponsFile,
)

ROLLS = 12
"""The highest sum of two dice."""


def check_table(table: BaseModel) -> Iterator[Problem]:
    """Everything wrong with a table that can be told without the others."""
    if isinstance(table, UnitsFile):
        yield from _units(table)
    elif isinstance(table, LeadersFile):
        yield from _leaders(table)
    elif isinstance(table, WeaponsFile):
        yield from repeats("weapons", "id", (weapon.id for weapon in table.weapons))
        for index, weapon in enumerate(table.weapons):
            yield from _weapon(weapon, ("weapons", index))
    elif isinstance(table, RadiosFile):
        yield from repeats("radios", "fp", (phrase("a-radio", fp=one.fp) for one in table.radios))
    elif isinstance(table, DeckFile):
        yield from _deck(table)
    elif isinstance(table, ChitsFile):
        yield from _chits(table)
    elif isinstance(table, TerrainFile):
        yield from repeats("types", "id", (one.id for one in table.types))
        yield from repeats("types", "letter", (one.letter for one in table.types))
        yield from repeats("features", "id", (one.id for one in table.features))
        yield from _all("types", get_args(TerrainId), (one.id for one in table.types))
    elif isinstance(table, FortificationsFile):
        yield from _fortifications(table)
    elif isinstance(table, OrdersOfBattleFile):
        yield from _orders_of_battle(table)
    elif isinstance(table, SupportFile):
        yield from _support(table)
    elif isinstance(table, GeneratorFile):
        yield from _generator(table)


def repeats(key: str, field: str, words: Iterable[str]) -> Iterator[Problem]:
    """The problem of a list in which something stands twice, at each second time."""
    seen: set[str] = set()
    for index, word in enumerate(words):
        if word in seen:
            yield problem("twice", (key, index, field), thing=word)
        seen.add(word)


def _all(key: str, wanted: Iterable[str], found: Iterable[str]) -> Iterator[Problem]:
    """The problem of a table that lacks one of the things it must describe."""
    known = set(found)
    for word in wanted:
        if word not in known:
            yield problem("no-such-entry", (key,), thing=word)


def _backwards(years: tuple[int, ...], at: Place) -> Iterator[Problem]:
    if years[0] > years[-1]:
        yield problem("years-backwards", at, last=str(years[-1]))


# -- counters -----


def _units(table: UnitsFile) -> Iterator[Problem]:
    yield from repeats("squads", "id", (squad.id for squad in table.squads))
    yield from repeats("teams", "id", (team.id for team in table.teams))
    for index, team in enumerate(table.teams):
        yield from _team(team, ("teams", index))


def _team(team: Team, at: Place) -> Iterator[Problem]:
    """A Team takes the place of Squads of the quality it is called after (CC-A36, CC-E52)."""
    wanted = None if team.id == "weapon-team" else team.id.removesuffix("-team")
    if team.quality != wanted:
        yield problem("team-quality", (*at, "quality"), team=team.id)


def _leaders(table: LeadersFile) -> Iterator[Problem]:
    yield from repeats("leaders", "id", (leader.id for leader in table.leaders))
    yield from _all("leaders", get_args(LeaderId), (leader.id for leader in table.leaders))
    seen: set[str] = set()
    for index, leader in enumerate(table.leaders):
        for nation, place, name in leader.names.everyone():
            if name in seen:
                yield problem("twice", ("leaders", index, "names", nation, place), thing=name)
            seen.add(name)


def _weapon(weapon: Weapon, at: Place) -> Iterator[Problem]:
    """Repair numbers exclude each other (CC-11.4.c); a range has two different ends."""
    for index, row in enumerate(weapon.eliminate):
        if row in weapon.fix:
            yield problem("fix-and-eliminate", (*at, "eliminate", index), row=row)
    if weapon.min_range >= weapon.range:
        yield problem(
            "range-backwards", (*at, "min-range"), least=weapon.min_range, most=weapon.range
        )


# -- cards -----


def _deck(table: DeckFile) -> Iterator[Problem]:
    """A deck is an exact table of two dice, and of 72 different hexes (CC-1.9.c)."""
    if len(table.cards) != CARDS:
        yield problem("deck-size", ("cards",), found=len(table.cards), wanted=CARDS)
    pairs = Counter(card.dice for card in table.cards)
    hexes: set[str] = set()
    directions: set[int] = set()
    told: set[str] = set()
    for index, card in enumerate(table.cards):
        at: Place = ("cards", index)
        if card.number != index + 1:
            yield problem("card-number", (*at, "number"), found=card.number, wanted=index + 1)
        if pairs[card.dice] != 2 and card.dice not in told:
            told.add(card.dice)
            yield problem("dice-pair", (*at, "dice"), dice=card.dice, found=pairs[card.dice])
        if card.hex in hexes:
            yield problem("twice", (*at, "hex"), thing=phrase("the-hex", hex=card.hex))
        hexes.add(card.hex)
        if card.row % 2 != (table.rows == "odd"):
            rows = phrase("odd") if table.rows == "odd" else phrase("even")
            yield problem("wrong-row", (*at, "hex"), hex=card.hex, rows=rows)
        if (card.trigger == "time") != (card.dice == "6-6"):
            yield problem("time-trigger", (*at, "trigger"), dice=card.dice)
        yield from _breeze(card, at, directions)


def _breeze(card: Card, at: Place, directions: set[int]) -> Iterator[Problem]:
    """Each Breeze of a deck blows another way (CC-E48)."""
    if card.event != "breeze":
        if card.direction is not None:
            yield problem("idle-direction", (*at, "direction"))
    elif card.direction is None:
        yield problem("no-direction", (*at, "direction"))
    elif card.direction in directions:
        thing = phrase("the-direction", direction=card.direction)
        yield problem("twice", (*at, "direction"), thing=thing)
    else:
        directions.add(card.direction)


# -- chits, fortifications -----


def _chits(table: ChitsFile) -> Iterator[Problem]:
    yield from repeats("chits", "letter", (chit.letter for chit in table.chits))
    for index, chit in enumerate(table.chits):
        counts = chit.objective is not None and chit.value is not None
        idle = chit.objective is None and chit.value is None
        if not (counts if chit.rule is None else idle):
            yield problem("chit-meaning", ("chits", index))


def _fortifications(table: FortificationsFile) -> Iterator[Problem]:
    ids = [one.id for one in table.fortifications]
    yield from repeats("fortifications", "id", ids)
    yield from _all("fortifications", get_args(FortificationId), ids)
    for index, one in enumerate(table.fortifications):
        if (one.cover is None) != (one.cover_from_above is None):
            yield problem("half-cover", ("fortifications", index))


# -- forces -----


def _orders_of_battle(table: OrdersOfBattleFile) -> Iterator[Problem]:
    key = "orders-of-battle"
    yield from repeats(key, "chit", (force.chit for force in table.orders_of_battle))
    yield from repeats(key, "id", (force.id for force in table.orders_of_battle))
    for index, force in enumerate(table.orders_of_battle):
        at: Place = (key, index)
        yield from _backwards(force.years, (*at, "years"))
        for place, dated in enumerate(force.dated):
            inside: Place = (*at, "dated", place, "years")
            yield from _backwards(dated.years, inside)
            if dated.years[0] < force.years[0] or dated.years[-1] > force.years[-1]:
                first, last = str(force.years[0]), str(force.years[-1])
                yield problem("years-outside", inside, first=first, last=last)


def _support(table: SupportFile) -> Iterator[Problem]:
    leaders = get_args(LeaderId)
    for index, entry in enumerate(table.support):
        at: Place = ("support", index)
        if (entry.unit is None) == (entry.radio is None) or (entry.weapon and not entry.unit):
            yield problem("support-item", at)
        elif bool(entry.counters) != (entry.unit in leaders):
            thing = entry.unit or phrase("a-radio", fp=entry.radio or 0)
            yield problem("counters-of-leader", (*at, "counters"), unit=thing)
        for roll, years in entry.rolls.items():
            yield from _backwards(years, (*at, "rolls", roll))


# -- the generator -----


def _generator(table: GeneratorFile) -> Iterator[Problem]:
    for roll in range(2, ROLLS + 1):
        if str(roll) not in table.years:
            yield problem("no-such-entry", ("years",), thing=phrase("the-roll", roll=roll))
    for nation in type(table.quality).model_fields:
        for index, row in enumerate(getattr(table.quality, nation)):
            at: Place = ("quality", nation, index)
            yield from _backwards(row.years, (*at, "years"))
            ends = [end for end in (row.elite, row.line, row.green) if end]
            if ends != sorted(set(ends)) or ends[-1:] != [ROLLS]:
                yield problem("rolls-incomplete", at)
    for index, purchase in enumerate(table.fortifications):
        if (purchase.mines is not None) != ("mines" in purchase.pieces):
            yield problem("mines-strength", ("fortifications", index))
