"""Loading Combat Commander's content: tables, scenarios, and files of players.

Whatever is wrong with a file comes out as one `ContentError` that lists every problem with its
line; no other exception leaves this module for bad content.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel

from fieldcraft.core.content import validation
from fieldcraft.core.content.numbered import numbered
from fieldcraft.core.content.reading import Document, read_file, read_text
from fieldcraft.core.content.shape import value_kind
from fieldcraft.core.content.validation import examine, expect_kind, unknown_kind, usable
from fieldcraft.core.phrases import listed
from fieldcraft.games.combat_commander.content.generator.ids import GENERATED, is_generated
from fieldcraft.games.combat_commander.content.ids import ROOT, table
from fieldcraft.games.combat_commander.content.maps.checks import check_map
from fieldcraft.games.combat_commander.content.maps.loader import map_of, plain_map
from fieldcraft.games.combat_commander.content.maps.models import MapFile
from fieldcraft.games.combat_commander.content.problems import (
    ContentError,
    Problem,
    hint,
    phrase,
    problem,
)
from fieldcraft.games.combat_commander.content.scenarios.checks import check_scenario
from fieldcraft.games.combat_commander.content.scenarios.models import MAP_FILE, ScenarioFile
from fieldcraft.games.combat_commander.content.scenarios.plain import plain_scenario
from fieldcraft.games.combat_commander.content.tables.box import Box, NationTables
from fieldcraft.games.combat_commander.content.tables.cards import DeckFile
from fieldcraft.games.combat_commander.content.tables.checks import check_table
from fieldcraft.games.combat_commander.content.tables.forces import (
    NationFile,
    OrdersOfBattleFile,
    SupportFile,
)
from fieldcraft.games.combat_commander.content.tables.generator import GeneratorFile, PointsFile
from fieldcraft.games.combat_commander.content.tables.ground import (
    ChitsFile,
    FortificationsFile,
    MarkersFile,
    TerrainFile,
)
from fieldcraft.games.combat_commander.content.tables.pieces import (
    LeadersFile,
    RadiosFile,
    UnitsFile,
    WeaponsFile,
)
from fieldcraft.games.combat_commander.content.tables.plain import Plain, plain_tables
from fieldcraft.games.combat_commander.content.tables.references import check_relations
from fieldcraft.games.combat_commander.terms import NATIONS

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario

GAME = "combat-commander"
SCENARIOS = ROOT / "scenarios"
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
    "scenario": ScenarioFile,
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
    return usable(examine(table(name), model, check_table))


# -- scenarios -----


def scenario_ids(game: str = GAME) -> list[str]:
    """The ids of the scenarios in the order of their numbers.

    >>> scenario_ids()[0]
    'lipki-farm'
    """
    return list(numbered(SCENARIOS).values())


def load_scenario(game: str, key: str | int) -> ScenarioFile:
    """A built-in scenario by its id or number, or one that the generator makes of an id.

    >>> load_scenario("combat-commander", 12).id == load_scenario("combat-commander", "12").id
    True
    >>> load_scenario("combat-commander", "random-1944-germany-america-7").year
    1944
    """
    numbers = numbered(SCENARIOS)
    text = str(key)
    if text.startswith(GENERATED):
        return _generated(text)
    is_number = text.isascii() and text.isdecimal() and len(text) < 4
    name = numbers.get(int(text), "") if is_number else text
    if name not in numbers.values():
        known = list(numbers.values())
        raise ContentError([problem("unknown-scenario", scenario=text, hint=hint(text, known))])
    return _shipped(name)


@cache
def _shipped(name: str) -> ScenarioFile:
    return load_scenario_file(SCENARIOS / f"{name}.yaml")


@lru_cache(maxsize=64)
def _generated(key: str) -> ScenarioFile:
    """What the generator makes of an id; ContentError says why there is no such battle."""
    if not is_generated(key):
        short, example = "random-7", "random-1944-germany-russia-company-7"
        raise ContentError([problem("generated-id", scenario=key, short=short, example=example)])
    from fieldcraft.games.combat_commander.content.generator.scenario import fights, regenerate

    try:
        return regenerate(key, load_box())
    except ValueError:
        _, year, _, allies, *_ = key.split("-")
        met = [
            phrase("a-fight", year=str(when), allies=phrase(who))
            for when, who in fights(load_box())
        ]
        error = problem("no-such-fight", year=year, allies=phrase(allies), known=listed(met))
        raise ContentError([error]) from None


def generate_scenario(
    seed: int,
    *,
    year: int | None = None,
    allies: str | None = None,
    size: str = "",
    muster: bool = False,
) -> ScenarioFile:
    """A random scenario (A.6); its id makes it again.  ValueError for impossible choices.

    >>> generate_scenario(7, year=1944, allies="america").id
    'random-1944-germany-america-7'
    """
    from fieldcraft.games.combat_commander.content.generator.scenario import generate

    return generate(seed, load_box(), year=year, allies=allies, size=size, muster=muster)


def known_fights() -> list[str]:
    """The fights that there were: a year and an enemy of Germany."""
    from fieldcraft.games.combat_commander.content.generator.scenario import fights

    return [f"{year} {nation}" for year, nation in fights(load_box())]


def load_scenario_file(path: Path | str) -> ScenarioFile:
    """A scenario from any file; raises `ContentError` with every error in it."""
    return _scenario(read_file(Path(path)))


def load_scenario_text(
    text: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> ScenarioFile:
    """A scenario from the text of a file, such as an upload, with the files that came with it."""
    return _scenario(read_text(text, file, beside))


def _scenario(document: Document) -> ScenarioFile:
    if isinstance(document.value, dict):
        expect_kind(document, _kind_of(document.value), "scenario")
    bring_map(document)
    return usable(examine(document, ScenarioFile, _everything))


def bring_map(document: Document) -> None:
    """A scenario may name the file of its map, which lies beside its own."""
    value = document.value
    name = value.get("map") if isinstance(value, dict) else None
    if isinstance(name, str) and MAP_FILE.match(name):
        document.bring(("map",), name)


def plain(scenario: ScenarioFile) -> AnyScenario:
    """A scenario as the rules take it: JSON-able, the same for the same file everywhere."""
    known = scenario.id in scenario_ids() or is_generated(scenario.id)
    shipped = known and scenario == load_scenario(GAME, scenario.id)
    ground = plain_map(map_of(scenario.map))
    return plain_scenario(scenario, ground, load_box(), custom=not shipped)


# -- files of any kind -----


def check_file(path: Path | str) -> list[Problem]:
    """Every problem of a content file, warnings included; empty when there is none.

    The kind of file is read from its `kind`.
    """
    return validation.check_file(path, _check)


def check_text(
    text: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> list[Problem]:
    """Every problem of a content file given as text."""
    return validation.check_text(text, file, _check, beside)


def _check(document: Document) -> list[Problem]:
    value = document.value
    if value is None:
        return [document.locate(problem("empty"))]
    if not isinstance(value, dict):
        return [document.locate(problem("not-a-mapping", found=value_kind(value)))]
    kind = _kind_of(value)
    if kind not in FILES:
        return [document.locate(unknown_kind(value, FILES))]
    if kind == "scenario":
        bring_map(document)
    return examine(document, FILES[kind], _everything)[1]


def _everything(made: BaseModel) -> Iterable[Problem]:
    if isinstance(made, MapFile):
        return check_map(made)
    if isinstance(made, ScenarioFile):
        return check_scenario(made, load_box())
    return [*check_table(made), *check_relations(made, load_box())]


def _kind_of(value: Mapping[str, Any]) -> str:
    """Which kind of file these values are; empty when they do not say it."""
    kind = value.get("kind")
    return kind if isinstance(kind, str) else ""
