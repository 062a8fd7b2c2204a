"""A scenario as the rules take it: plain numbers, texts, lists and mappings, JSON-able.

Whatever is by side is a list of two, the Axis first; sides, hexes and objectives are numbers.

- `nations`, `edges`, `postures`, `quality`, `orders`, `discards`, `surrender`: by side.
- `areas`: by side, whether each hex is in its set-up area; `set_up`: who goes first (`order`),
  whether both do it at once (`together`), and whose units are `scattered` or `chained`.
- `vp`: counted for the Axis; `control`: by objective, a side or -1.
- `forces`: by side, its `units` (`id`, `counter` for Leaders, else 0; `hex`, or -1; whether
  `late`), `weapons` (`id`, `nation`, the type of its `carrier` or empty, whether `late`), `radio`
  (0 without), `fortifications` (kind to number), `late_fortifications`, `late_anywhere`, and the
  numbers of the cards it begins with (`hand`).
- `reinforcements`: `side`, `time`, `units`, `weapons`, `radio`.
- `placed`: fortifications that lie there before the set-up, each `fort` with its `hex`.
- `hooks`: special rules by name, as in the model, with sides and hexes as numbers.
- `muster`: only where the players choose their forces; see `_muster`.
"""

from __future__ import annotations

from typing import Any, get_args

from fieldcraft.games.combat_commander.content.ids import ForceSize
from fieldcraft.games.combat_commander.content.scenarios.models import (
    Area,
    Force,
    Hooks,
    Pieces,
    ScenarioFile,
)
from fieldcraft.games.combat_commander.content.tables.box import Box
from fieldcraft.games.combat_commander.content.tables.plain import Plain
from fieldcraft.games.combat_commander.terms import SIDES
from fieldcraft.games.combat_commander.terrain.hexes import (
    DISTANCES,
    EDGES,
    HEXES,
    hex_number,
    steps_off,
)

NOBODY = -1


def plain_scenario(scenario: ScenarioFile, plain_map: Plain, box: Box, *, custom: bool) -> Plain:
    """The whole set-up of a checked scenario."""
    both = [scenario.force(side) for side in SIDES]
    together = scenario.set_up == "together"
    order = (scenario.first, _other(scenario.first)) if together else scenario.set_up
    return {
        "format": 1,
        "game": "combat-commander",
        "id": scenario.id,
        "number": scenario.number,
        "custom": custom,
        "sides": list(SIDES),
        "year": scenario.year,
        "map": plain_map,
        "nations": [force.nation for force in both],
        "edges": [force.edge for force in both],
        "postures": [force.posture for force in both],
        "quality": [force.quality for force in both],
        "orders": [force.orders for force in both],
        "discards": [_discard(force, box) for force in both],
        "surrender": [force.surrender for force in both],
        "initiative": SIDES.index(scenario.initiative),
        "first": SIDES.index(scenario.first),
        "time": scenario.time,
        "sudden_death": scenario.sudden_death,
        "vp": _points(scenario),
        "control": [_controller(scenario, objective) for objective in range(1, 6)],
        "chits": {
            "open": list(scenario.chits.open),
            "random": scenario.chits.random,
            "secret": [scenario.chits.axis, scenario.chits.allies],
            "excluded": list(scenario.chits.excluded),
        },
        "mines": scenario.mines,
        "set_up": {
            "order": [SIDES.index(side) for side in order],
            "together": together,
            "scattered": [force.area.scattered for force in both],
            "chained": [force.area.chained for force in both],
        },
        "areas": [area_of(force.area, force.edge) for force in both],
        "forces": [_force(force, _enemy(scenario, force)) for force in both],
        "reinforcements": [
            {"side": number, "time": arrival.time, "radio": arrival.radio or 0,
             **_pieces(arrival, force.nation)}
            for number, force in enumerate(both)
            for arrival in force.arrivals
        ],
        "placed": [
            {"fort": kind, "hex": hex_number(one)}
            for kind, hexes in scenario.placed.items()
            for one in hexes
        ],
        "hooks": plain_hooks(scenario.hooks),
        **_muster(scenario),
    }  # fmt: skip


def _muster(scenario: ScenarioFile) -> Plain:
    """By side, the quality and the size (0 for a company) of the forces that players choose."""
    if scenario.muster is None:
        return {}
    both = (scenario.muster.axis, scenario.muster.allies)
    sizes = get_args(ForceSize)
    return {
        "muster": {
            "quality": [one.quality for one in both],
            "size": [sizes.index(one.size) for one in both],
        }
    }


def _other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def _enemy(scenario: ScenarioFile, force: Force) -> Force:
    return scenario.allies if force is scenario.axis else scenario.axis


def _discard(force: Force, box: Box) -> int:
    limit = box.nations[force.nation].about.discard
    return limit if force.discard is None else force.discard


def _points(scenario: ScenarioFile) -> int:
    if scenario.points is None:
        return 0
    return scenario.points.points * (1 if scenario.points.side == "axis" else -1)


def _controller(scenario: ScenarioFile, objective: int) -> int:
    for number, side in enumerate(SIDES):
        if objective in scenario.force(side).objectives:
            return number
    return NOBODY


def area_of(area: Area, edge: str) -> list[bool]:
    """Which hexes are in a set-up area; without depth or hexes all of them are.

    >>> sum(area_of(Area(depth=2), "top")), sum(area_of(Area(near=("H5",)), "top"))
    (30, 7)
    """
    if area.depth is not None:
        side = EDGES.index(edge)
        return [steps_off(index, side) <= area.depth for index in range(HEXES)]
    if area.near is not None:
        near = [hex_number(one) for one in area.near]
        return [any(DISTANCES[HEXES * one + index] <= 1 for one in near) for index in range(HEXES)]
    return [True] * HEXES


def _force(force: Force, enemy: Force) -> Plain:
    made = _pieces(force, force.nation)
    for unit in made["units"]:
        unit["hex"] = hex_number(force.fixed.get(f"{unit['id']} {unit['counter']}", ""))
    for weapon in made["weapons"]:
        weapon["carrier"] = force.carried.get(weapon["id"], "")
    for one in force.support:
        free = (w for w in made["weapons"] if w["id"] == one.weapon and not w["carrier"])
        next(free)["carrier"] = one.unit
    made["weapons"] += [
        _weapon(weapon, enemy.nation)
        for weapon, count in force.captured.items()
        for _ in range(count)
    ]
    late = force.late
    if late is not None:
        more = _pieces(late, force.nation)
        for one in (*more["units"], *more["weapons"]):
            one["late"] = True
        made["units"] += more["units"]
        made["weapons"] += more["weapons"]
    return {
        **made,
        "radio": force.radio or 0,
        "fortifications": dict(force.fortifications),
        "late_fortifications": list(late.fortifications) if late else [],
        "late_anywhere": late.anywhere if late else False,
        "hand": list(force.hand),
    }


def _pieces(pieces: Pieces, nation: str) -> Plain:
    """Leaders, Squads, Teams and weapons, one entry for each counter."""
    units = [_unit(word.split()[0], int(word.split()[1])) for word in pieces.leaders]
    for unit, count in (*pieces.squads.items(), *pieces.teams.items()):
        units += [_unit(unit, 0) for _ in range(count)]
    weapons = [
        _weapon(weapon, nation) for weapon, count in pieces.weapons.items() for _ in range(count)
    ]
    return {"units": units, "weapons": weapons}


def _unit(unit: str, counter: int) -> Plain:
    return {"id": unit, "counter": counter, "hex": NOBODY, "late": False}


def _weapon(weapon: str, nation: str) -> Plain:
    return {"id": weapon, "nation": nation, "carrier": "", "late": False}


def plain_hooks(hooks: Hooks) -> Plain:
    """The special rules that a scenario has; `Any`, as each has its own values."""
    given = hooks.model_dump(by_alias=True, exclude_defaults=True)
    return {name: _plain_hook(value) for name, value in given.items()}


def _plain_hook(value: Any) -> Any:
    """Sides become numbers, and so do hexes; what has several parts keeps their names."""
    if isinstance(value, dict):
        return {
            key: [hex_number(one) for one in part] if key == "near" else _plain_hook(part)
            for key, part in value.items()
        }
    if isinstance(value, tuple | list):
        return [_plain_hook(one) for one in value]
    return SIDES.index(value) if value in SIDES else value
