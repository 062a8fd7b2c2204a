"""The tables as the rules take them: plain numbers, texts, lists and mappings, JSON-able.

Wherever a list has three numbers for a force they are those of a company, a detachment and a
platoon; years are first and last; hexes are numbers as in `hexes.py`.
"""

from __future__ import annotations

from typing import Any, get_args

from fieldcraft.games.combat_commander.content.tables.box import Box
from fieldcraft.games.combat_commander.content.tables.cards import Card
from fieldcraft.games.combat_commander.content.tables.forces import OrderOfBattle, Support, years_of
from fieldcraft.games.combat_commander.content.tables.generator import LeaderTable, QualityRow
from fieldcraft.games.combat_commander.content.tables.ground import (
    Changes,
    Chit,
    Feature,
    Fortification,
    SmokeValue,
    TerrainType,
)
from fieldcraft.games.combat_commander.content.tables.pieces import (
    Leader,
    Squad,
    Team,
    Values,
    Weapon,
)
from fieldcraft.games.combat_commander.terms import SIDES
from fieldcraft.games.combat_commander.terrain.hexes import hex_number

Plain = dict[str, Any]
"""JSON-able; `Any` because its parts differ."""

FIGURES = {"squad": 4, "team": 2, "leader": 1}
"""CC-3.a: the soldiers drawn on a counter."""
POINTS = {"squad": 2, "team": 1}
"""CC-7.1: what a unit is worth; a Leader 1 and his Command."""
EACH, SPECIAL = 0, -1
"""In place of an objective's number."""


def plain_tables(box: Box) -> Plain:
    """Everything the rules know about counters, cards, terrain and tables."""
    return {
        "format": 1,
        "nations": {nation: _nation(box, nation) for nation in box.nations},
        "units": {nation: _units(box, nation) for nation in box.nations},
        "weapons": {
            **{
                nation: [_weapon(weapon) for weapon in tables.weapons.weapons]
                for nation, tables in box.nations.items()
            },
            "shared": [_weapon(weapon) for weapon in box.weapons.weapons],
        },
        "radios": {
            nation: [radio.model_dump() for radio in tables.radios.radios]
            for nation, tables in box.nations.items()
        },
        "decks": {
            nation: [_card(card) for card in tables.deck.cards]
            for nation, tables in box.nations.items()
        },
        "chits": [_chit(chit) for chit in box.chits.chits],
        "terrain": {one.id: _terrain(one) for one in box.terrain.types},
        "features": {one.id: _feature(one) for one in box.terrain.features},
        "fortifications": {
            one.id: _fortification(one) for one in box.fortifications.fortifications
        },
        "smoke": [0, *(box.markers.smoke.get(value, 0) for value in get_args(SmokeValue))],
        "markers": _markers(box),
        "orders_of_battle": {
            nation: [_force(force, box) for force in tables.orders_of_battle.orders_of_battle]
            for nation, tables in box.nations.items()
        },
        "support": {
            nation: [_support(entry) for entry in tables.support.support]
            for nation, tables in box.nations.items()
        },
        "generator": _generator(box),
        "points": _points(box),
    }


def _nation(box: Box, nation: str) -> Plain:
    about = box.nations[nation].about
    kept = {"letter", "discard", "squads_per_leader", "squads_per_company"}
    return {**about.model_dump(include=kept), "side": SIDES.index(about.side)}


# -- counters -----


def _units(box: Box, nation: str) -> list[Plain]:
    """A nation's Squads, Teams and Leaders, in that order."""
    table = box.nations[nation].units
    return [
        *(_unit(squad, "squad") for squad in table.squads),
        *(_unit(team, "team") for team in table.teams),
        *(_leader(leader, nation) for leader in box.leaders.leaders),
    ]


def _unit(unit: Squad | Team, kind: str) -> Plain:
    return {
        "id": unit.id,
        "kind": kind,
        "quality": unit.quality or "",
        **unit.front.model_dump(),
        "command": 0,
        "boxed": [stat in unit.boxed for stat in ("fp", "range", "move")],
        "broken": _four(unit.broken),
        "figures": FIGURES[kind],
        "vp": POINTS[kind],
        "count": unit.count,
        "names": [],
    }


def _leader(leader: Leader, nation: str) -> Plain:
    """A type of Leader; a Hero is worth nothing (CC-7.1)."""
    names = leader.names.of(nation)
    return {
        "id": leader.id,
        "kind": "leader",
        "quality": "",
        **leader.front.model_dump(),
        "command": leader.command,
        "boxed": [False, False, False],
        "broken": _four(leader.broken),
        "figures": FIGURES["leader"],
        "vp": 0 if leader.id == "hero" else 1 + leader.command,
        "count": len(names),
        "names": list(names),
    }


def _four(values: Values | Changes) -> list[int]:
    """Firepower, range, movement, morale."""
    return [values.fp, values.range, values.move, values.morale]


def _weapon(weapon: Weapon) -> Plain:
    """A type of Weapon; `flame` takes cover away and `spent` is gone after its roll (CC-11.6)."""
    return {
        **weapon.model_dump(mode="json", exclude={"class_"}),
        "class": weapon.class_,
        "calibre": weapon.calibre or 0,
        "boxed": [stat in weapon.boxed for stat in ("fp", "range")],
        "mg": weapon.class_ == "mg",
        "mortar": weapon.class_ == "mortar",
        "flame": weapon.class_ in ("flamethrower", "bottle"),
        "spent": weapon.class_ in ("charge", "bottle"),
    }


def _card(card: Card) -> Plain:
    """A Fate card; a trigger is empty and a breeze 0 where there is none."""
    return {
        **card.model_dump(exclude={"dice", "direction"}),
        "hex": hex_number(card.hex),
        "white": card.white,
        "coloured": card.coloured,
        "trigger": card.trigger or "",
        "breeze": card.direction or 0,
    }


# -- on the map -----


def _chit(chit: Chit) -> Plain:
    objective = chit.objective
    if objective is None:
        number = SPECIAL
    else:
        number = EACH if objective == "each" else objective
    changed = {"objective": number, "value": chit.value or 0, "rule": chit.rule or ""}
    return {**chit.model_dump(), **changed}


def _terrain(one: TerrainType) -> Plain:
    """A terrain type; `move` is None where units cannot enter."""
    return {**one.model_dump(exclude={"id", "letter", "sight"}), "los": one.sight}


def _feature(one: Feature) -> Plain:
    """A terrain feature; costs are 0 where it has none."""
    changed = {"way": one.way or 0, "extra": one.extra or 0, "los": one.sight}
    return {**one.model_dump(exclude={"id", "sight"}), **changed}


def _fortification(one: Fortification) -> Plain:
    """A fortification; without `shelters` its cover is no alternative to the terrain's."""
    return {
        **one.model_dump(mode="json", exclude={"id"}),
        "shelters": one.cover is not None,
        "cover": one.cover or 0,
        "cover_from_above": one.cover_from_above or 0,
        "hampers": _four(one.hampers or Changes()),
    }


def _markers(box: Box) -> Plain:
    markers = box.markers
    return {
        **markers.model_dump(include={"control", "surrender", "spotting_round", "time_track"}),
        "smoke_and_blaze": sum(markers.smoke.values()),
        "suppressed": _four(markers.suppressed),
        "veteran": _four(markers.veteran),
    }


# -- forces -----


def _force(force: OrderOfBattle, box: Box) -> Plain:
    """An order of battle; every weapon with its years."""
    sizes = box.generator.sizes
    each = (sizes.company, sizes.detachment, sizes.platoon)
    years = years_of(force.years)
    return {
        "chit": force.chit,
        "id": force.id,
        "name": force.name.en or "",
        "years": years,
        "quality": force.quality,
        "points": list(force.points),
        "initiative": list(force.initiative),
        "orders": [size.orders for size in each],
        "leaders": [size.leaders for size in each],
        "squads": {unit: list(counts) for unit, counts in force.squads.items()},
        "teams": {unit: list(counts) for unit, counts in force.teams.items()},
        "weapons": [
            *(
                {"id": weapon, "years": years, "counts": list(counts)}
                for weapon, counts in force.weapons.items()
            ),
            *(
                {"id": one.weapon, "years": years_of(one.years), "counts": list(one.counts)}
                for one in force.dated
            ),
        ],
        "surrender": list(force.surrender),
    }


def _support(entry: Support) -> Plain:
    """An entry of a support table; empty or 0 what it has not, counters numbered from 1."""
    return {
        "item": {
            "unit": entry.unit or "",
            "counters": list(entry.counters),
            "weapon": entry.weapon or "",
            "radio": entry.radio or 0,
        },
        "rolls": [
            {"roll": int(roll), "years": years_of(years)} for roll, years in entry.rolls.items()
        ],
        "cost": entry.cost,
    }


# -- the generator -----


def _generator(box: Box) -> Plain:
    """The random scenario generator; JSON knows no keys but text, so rolls are lists."""
    table = box.generator
    return {
        "map_sides": [table.map_sides[die] for die in ("1", "2", "3", "4", "5", "6")],
        "years": [{"roll": int(roll), "year": year} for roll, year in table.years.items()],
        "opponents": [
            {"year": int(year), "roll": int(roll), "nation": nation}
            for year, rolls in table.opponents.items()
            for roll, nation in rolls.items()
        ],
        "quality": {
            nation: [_quality(row) for row in getattr(table.quality, nation)]
            for nation in box.nations
        },
        "leaders": {nation: _leaders(getattr(table.leaders, nation)) for nation in box.nations},
        "quality_modifiers": table.quality_modifiers.model_dump(),
        "fortifications": [
            {"pieces": dict(one.pieces), "mines": one.mines or 0, "cost": one.cost}
            for one in table.fortifications
        ],
        "depth": {posture: list(depth) for posture, depth in table.depth},
        "chits": table.chits.model_dump(),
    }


def _quality(row: QualityRow) -> Plain:
    """The quality for each roll from 2 to 12."""
    rolls = []
    for roll in range(2, 13):
        if roll <= row.elite:
            rolls.append("elite")
        elif roll <= row.line:
            rolls.append("line")
        else:
            rolls.append("green")
    return {"years": years_of(row.years), "rolls": rolls}


def _leaders(table: LeaderTable) -> Plain:
    """Who leads, for 0 or less, 1 to 6, 7 or more; and what the year adds to the white die."""
    return {
        "results": [
            {"unit": word.split()[0], "counter": int(word.split()[1])} for word in table.results
        ],
        "years": [{"year": int(year), "modifier": one} for year, one in table.years.items()],
    }


def _points(box: Box) -> Plain:
    """What pieces are worth, in hundredths of a victory point."""
    table = box.points
    return {
        "nations": {nation: getattr(table.nations, nation).model_dump() for nation in box.nations},
        "fortifications": dict(table.fortifications),
        "mines": dict(table.mines),
    }
