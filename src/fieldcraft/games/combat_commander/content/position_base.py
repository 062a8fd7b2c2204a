"""What a position starts from: a plain scenario, made from a built-in one or from a map alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fieldcraft.core.content.models import Name
from fieldcraft.games.combat_commander.content.loader import load_scenario, plain, tables
from fieldcraft.games.combat_commander.content.maps.drawing import draw
from fieldcraft.games.combat_commander.content.maps.loader import load_map, map_of, plain_map
from fieldcraft.games.combat_commander.content.maps.models import LETTERS, MapFile
from fieldcraft.games.combat_commander.content.maps.plain import plain_drawing
from fieldcraft.games.combat_commander.content.position_models import (
    Edges,
    Ground,
    Nations,
    Position,
    Postures,
    Qualities,
)
from fieldcraft.games.combat_commander.content.problems import (
    ContentError,
    Problem,
    hint,
    problem,
)
from fieldcraft.games.combat_commander.content.scenarios.models import Area
from fieldcraft.games.combat_commander.content.scenarios.plain import area_of, plain_hooks
from fieldcraft.games.combat_commander.content.tables.plain import Plain
from fieldcraft.games.combat_commander.terms import SIDES
from fieldcraft.games.combat_commander.terrain.hexes import COLUMNS, EDGES, ROWS
from fieldcraft.games.combat_commander.terrain.hexes import LETTERS as COLUMN_LETTERS

OPEN = "open"
OBJECTIVES = ("O2", "O4", "O6", "O8", "O10")
"""Where the objectives of open ground lie, out of the way."""
FREE_ORDERS = 9
"""Order limits of a position without a scenario: a Turn does not end by itself."""
YEAR = 1943
FAR_SPACE = 15
SURRENDER = 30
"""Tracks of a position without a scenario end far away."""
SIGNS: Mapping[str, str] = {terrain: sign for sign, terrain in LETTERS.items()}


def check_base(position: Position) -> Iterator[Problem]:
    """The position starts from one thing, and that thing is there."""
    if position.scenario is not None:
        if position.map is not None:
            yield problem("scenario-or-map", ("map",))
        if position.nations is not None and not position.clear:
            yield problem("clear-first", ("nations",))
        try:
            load_scenario("combat-commander", position.scenario)
        except ContentError as error:
            for found in error.problems:
                yield found.inside("scenario")
    elif position.clear:
        yield problem("clear-scenario", ("clear",))
    elif position.map not in (None, OPEN):
        try:
            load_map(position.map)
        except ContentError as error:
            for found in error.problems:
                yield found.inside("map")
    nations = position.nations or Nations()
    for number, side in enumerate(SIDES):
        nation = nations.of(side)
        if tables()["nations"][nation]["side"] != number:
            known = [one for one, about in tables()["nations"].items() if about["side"] == number]
            at = ("nations", side)
            yield problem("not-of-side", at, nation=nation, side=side, hint=hint("", known))
    edges = position.edges or Edges()
    if EDGES.index(edges.axis) ^ 1 != EDGES.index(edges.allies):
        yield problem("edges-apart", ("edges",), edge=EDGES[EDGES.index(edges.axis) ^ 1])
    if position.ground is not None:
        for found in draw(drawn(OPEN, position.ground)).problems:
            yield found.inside("ground")


def base_of(position: Position) -> Plain:
    """The plain scenario with whatever the position changes of it."""
    if position.scenario is not None:
        file = load_scenario("combat-commander", position.scenario)
        base = plain(file)
        under = file.map
    else:
        base = bare(position)
        under = position.map or OPEN
    changes: Plain = {}
    if position.ground is not None:
        changes["map"] = plain_drawing(drawn(under, position.ground), custom=True)
    if position.nations is not None:
        changes["nations"] = [position.nations.of(side) for side in SIDES]
    if position.year is not None:
        changes["year"] = position.year
    if position.mines is not None:
        changes["mines"] = position.mines
    if position.hooks is not None:
        changes["hooks"] = plain_hooks(position.hooks)
    for key, shares in (
        ("postures", position.postures),
        ("edges", position.edges),
        ("quality", position.quality),
        ("orders", position.orders),
        ("discards", position.discards),
    ):
        if shares is not None:
            given = [shares.of(side) for side in SIDES]
            changes[key] = [
                base[key][number] if one is None else one for number, one in enumerate(given)
            ]
    areas = position.areas
    if areas is not None:
        edges = changes["edges"] if "edges" in changes else base["edges"]
        changes["areas"] = [
            base["areas"][number] if (area := areas.of(side)) is None
            else area_of(area, edges[number])
            for number, side in enumerate(SIDES)
        ]  # fmt: skip
    if changes:
        changes["custom"] = True
    return {**base, **changes}


def bare(position: Position) -> Plain:
    """A scenario with nothing in it but a map, and everything else at its default."""
    nations = position.nations or Nations()
    ground: Plain = {}
    if position.map not in (None, OPEN):
        ground = plain_map(load_map(position.map))
    elif position.ground is None:  # otherwise it is drawn with what it changes
        ground = plain_drawing(drawn(OPEN, Ground()), custom=True)
    force: Mapping[str, Any] = {
        "units": [],
        "weapons": [],
        "radio": 0,
        "fortifications": {},
        "late_fortifications": [],
        "late_anywhere": False,
        "hand": [],
    }
    return {
        "format": 1,
        "game": "combat-commander",
        "id": "position",
        "number": 0,
        "custom": True,
        "sides": list(SIDES),
        "year": YEAR,
        "map": ground,
        "nations": [nations.of(side) for side in SIDES],
        "edges": [Edges().of(side) for side in SIDES],
        "postures": [Postures().of(side) for side in SIDES],
        "quality": [Qualities().of(side) for side in SIDES],
        "orders": [FREE_ORDERS, FREE_ORDERS],
        "discards": [tables()["nations"][nations.of(side)]["discard"] for side in SIDES],
        "surrender": [SURRENDER, SURRENDER],
        "initiative": 0,
        "first": 0,
        "time": 0,
        "sudden_death": FAR_SPACE,
        "vp": 0,
        "control": [-1] * 5,
        "chits": {"open": [], "random": 0, "secret": [0, 0], "excluded": []},
        "mines": 6,
        "set_up": {
            "order": [0, 1],
            "together": False,
            "scattered": [False, False],
            "chained": [False, False],
        },
        "areas": [area_of(Area(), EDGES[0]) for _ in SIDES],
        "forces": [filled(force, position, side) for side in SIDES],
        "reinforcements": [],
        "placed": [],
        "hooks": {},
    }


def filled(force: Mapping[str, Any], position: Position, side: str) -> Plain:
    """A force with as many counters as the position numbers, so that there is room for them."""
    words = [word for word in position.units if word.startswith(f"{side}:")]
    most = max((int(word.rpartition("-")[2]) for word in words), default=0)
    unit = {"id": "private", "counter": 1, "hex": -1, "late": False}
    made = {**force, "units": [dict(unit) for _ in range(most)]}
    if side == SIDES[0]:
        numbers = [int(word.rpartition("-")[2]) for word in position.weapons]
        nation = (position.nations or Nations()).axis
        weapon = {"id": "satchel-charge", "nation": nation, "carrier": "", "late": False}
        made["weapons"] = [dict(weapon) for _ in range(max(numbers, default=0))]
    return made


def drawn(under: str | MapFile, ground: Ground) -> MapFile:
    """A map, or open ground, with what a position draws on it."""
    if under == OPEN:
        rows = {str(row): [SIGNS["open"]] * COLUMNS for row in range(1, ROWS + 1)}
        file = MapFile.model_construct(
            kind="map", id=OPEN, name=Name(), grid={}, objectives=OBJECTIVES
        )
    else:
        file = map_of(under)
        rows = {row: text.split() for row, text in file.grid.items()}
    for word, terrain in ground.terrain.items():
        column = COLUMN_LETTERS.index(word[0])
        rows[word[1:]][column] = SIGNS[terrain] + rows[word[1:]][column][1:]
    for word, level in ground.levels.items():
        column = COLUMN_LETTERS.index(word[0])
        rows[word[1:]][column] = rows[word[1:]][column][0] + str(level)
    lines = ("roads", "railways", "trails", "walls", "hedges", "fences", "cliffs", "buildings",
             "shapes", "corridors")  # fmt: skip
    return file.model_copy(
        update={
            "grid": {row: " ".join(cells) for row, cells in rows.items()},
            **{key: (*getattr(file, key), *getattr(ground, key)) for key in lines},
            "objectives": ground.objectives or file.objectives,
            "los": {**file.los, **ground.los},
        }
    )
