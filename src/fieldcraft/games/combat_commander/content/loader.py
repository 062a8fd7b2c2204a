"""The door to Combat Commander's content: its tables, and files that players bring.

Whatever is wrong with a file comes out as one `ContentError` that lists every problem with its
line; no other exception leaves this module for bad content.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel

from fieldcraft.core.content.examining import errors, examine
from fieldcraft.core.content.reading import Document, read_bytes, read_file
from fieldcraft.core.content.shape import value_kind
from fieldcraft.games.combat_commander.content.box import NATIONS, Box, NationTables
from fieldcraft.games.combat_commander.content.cards import DeckFile
from fieldcraft.games.combat_commander.content.checks import check_table
from fieldcraft.games.combat_commander.content.forces import (
    NationFile,
    OrdersOfBattleFile,
    SupportFile,
)
from fieldcraft.games.combat_commander.content.generator import GeneratorFile, PointsFile
from fieldcraft.games.combat_commander.content.ground import (
    ChitsFile,
    FortificationsFile,
    MarkersFile,
    TerrainFile,
)
from fieldcraft.games.combat_commander.content.map_checks import check_map
from fieldcraft.games.combat_commander.content.map_models import MapFile
from fieldcraft.games.combat_commander.content.pieces import (
    LeadersFile,
    RadiosFile,
    UnitsFile,
    WeaponsFile,
)
from fieldcraft.games.combat_commander.content.plain import Plain, plain_tables
from fieldcraft.games.combat_commander.content.problems import ContentError, Problem, problem
from fieldcraft.games.combat_commander.content.relations import check_relations

ROOT = Path(__file__).parent
FILES: Mapping[str, type[BaseModel]] = {
    "nation": NationFile,
    "units": UnitsFile,
    "leaders": LeadersFile,
    "weapons": WeaponsFile,
    "radios": RadiosFile,
    "deck": DeckFile,
    "orders-of-battle": OrdersOfBattleFile,
    "support": SupportFile,
    "chits": ChitsFile,
    "terrain": TerrainFile,
    "fortifications": FortificationsFile,
    "markers": MarkersFile,
    "generator": GeneratorFile,
    "points": PointsFile,
    "map": MapFile,
}
"""The model of each kind of file."""
Model = TypeVar("Model", bound=BaseModel)


@cache
def load_box() -> Box:
    """All tables of the game."""
    return Box(
        nations={nation: _nation(nation) for nation in NATIONS},
        leaders=_table(LeadersFile, "leaders"),
        weapons=_table(WeaponsFile, "weapons"),
        chits=_table(ChitsFile, "chits"),
        terrain=_table(TerrainFile, "terrain"),
        fortifications=_table(FortificationsFile, "fortifications"),
        markers=_table(MarkersFile, "markers"),
        generator=_table(GeneratorFile, "generator"),
        points=_table(PointsFile, "points"),
    )


@cache
def tables() -> Plain:
    """All tables as the rules take them, the same on every machine; not to be changed.

    >>> tables()["decks"]["germany"][0]["order"]
    'recover'
    """
    return plain_tables(load_box())


def _nation(nation: str) -> NationTables:
    return NationTables(
        about=_table(NationFile, f"{nation}/nation"),
        units=_table(UnitsFile, f"{nation}/units"),
        weapons=_table(WeaponsFile, f"{nation}/weapons"),
        radios=_table(RadiosFile, f"{nation}/radios"),
        deck=_table(DeckFile, f"{nation}/deck"),
        orders_of_battle=_table(OrdersOfBattleFile, f"{nation}/orders-of-battle"),
        support=_table(SupportFile, f"{nation}/support"),
    )


def _table(model: type[Model], name: str) -> Model:
    """A table of the box; what it says of other tables is not looked at here."""
    made, problems = examine(read_file(ROOT / f"{name}.yaml"), model, check_table)
    wrong = errors(problems)
    if made is None or wrong:
        raise ContentError(wrong)
    return made


def check_file(path: Path | str) -> list[Problem]:
    """Every problem of a content file, warnings included; empty when there is none.

    The kind of file is read from its `kind`.
    """
    try:
        return _check(read_file(Path(path)))
    except ContentError as error:
        return error.problems


def check_text(text: str | bytes, file: str = "") -> list[Problem]:
    """Every problem of a content file given as text."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        return _check(read_bytes(data, file))
    except ContentError as error:
        return error.problems


def _check(document: Document) -> list[Problem]:
    value = document.value
    if value is None:
        return [document.locate(problem("empty"))]
    if not isinstance(value, dict):
        return [document.locate(problem("not-a-mapping", found=value_kind(value)))]
    kind = _kind_of(value)
    if kind not in FILES:
        at = ("kind",) if "kind" in value else ()
        return [document.locate(problem("unknown-kind", at, known=", ".join(FILES)))]
    return examine(document, FILES[kind], _everything)[1]


def _everything(table: BaseModel) -> Iterable[Problem]:
    if isinstance(table, MapFile):
        return check_map(table)
    return [*check_table(table), *check_relations(table, load_box())]


def _kind_of(value: Mapping[str, Any]) -> str:
    """Which kind of file these values are; empty when they do not say it."""
    kind = value.get("kind")
    return kind if isinstance(kind, str) else ""
