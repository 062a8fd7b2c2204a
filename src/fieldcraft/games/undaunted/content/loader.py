"""The door to Undaunted's content: boxes, scenarios, and files that players bring.

Whatever is wrong with a file comes out as one `ContentError` that lists every problem with its
line; no other exception leaves this module for bad content.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel

from fieldcraft.games.undaunted.content.box import Box
from fieldcraft.games.undaunted.content.checks import check_setup
from fieldcraft.games.undaunted.content.models import Board, ScenarioFile
from fieldcraft.games.undaunted.content.plain import Plain, plain_setup
from fieldcraft.games.undaunted.content.problems import ContentError, Problem, hint, problem
from fieldcraft.games.undaunted.content.reading import Document, read_bytes, read_file
from fieldcraft.games.undaunted.content.shape import build, value_kind
from fieldcraft.games.undaunted.content.table_checks import check_table
from fieldcraft.games.undaunted.content.tables import BoxFile, CardsFile, CountersFile, TilesFile

ROOT = Path(__file__).parent
KINDS: Mapping[str, type[BaseModel]] = {
    "scenario": ScenarioFile,
    "cards": CardsFile,
    "counters": CountersFile,
    "tiles": TilesFile,
    "box": BoxFile,
}
"""The model of each kind of file."""

Model = TypeVar("Model", bound=BaseModel)


def games() -> list[str]:
    """The keys of the boxes that are here."""
    return ["normandy"]


@cache
def load_box(game: str) -> Box:
    """A box's tables; raises `ContentError` for an unknown game."""
    if game not in games():
        raise ContentError([problem("unknown-game", game=game, hint=hint(game, games()))])
    room = ROOT / game
    return Box(
        about=_load(room / "box.yaml", BoxFile),
        card_table=_load(room / "cards.yaml", CardsFile),
        counter_table=_load(room / "counters.yaml", CountersFile),
        tile_table=_load(room / "tiles.yaml", TilesFile),
    )


@cache
def _numbers(game: str) -> dict[int, str]:
    """Scenario ids by number, read from the two lines that say so, without loading the files."""
    load_box(game)
    found = {}
    for path in (ROOT / game / "scenarios").glob("*.yaml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("number: "):
                found[int(line.removeprefix("number: "))] = path.stem
                break
    return dict(sorted(found.items()))


def scenario_ids(game: str) -> list[str]:
    """The ids of a box's scenarios in the order of their numbers.

    >>> scenario_ids("normandy")[0]
    'la-raye'
    """
    return list(_numbers(game).values())


def load_scenario(game: str, key: str | int) -> ScenarioFile:
    """A scenario of a box by its id or number.

    >>> load_scenario("normandy", 10).id == load_scenario("normandy", "10").id
    True
    """
    numbers = _numbers(game)
    text = str(key)
    name = numbers.get(int(text), "") if _is_number(text) else text
    if name not in numbers.values():
        known = list(numbers.values())
        raise ContentError([problem("unknown-scenario", scenario=text, hint=hint(text, known))])
    return _shipped(game, name)


@cache
def _shipped(game: str, name: str) -> ScenarioFile:
    return load_scenario_file(ROOT / game / "scenarios" / f"{name}.yaml")


def load_scenario_file(path: Path | str) -> ScenarioFile:
    """A scenario from any file; raises `ContentError` with every error in it."""
    return _load(Path(path), ScenarioFile)


def load_scenario_text(text: str | bytes, file: str = "") -> ScenarioFile:
    """A scenario from the text of a file, such as an upload."""
    return _finish(_read_text(text, file), ScenarioFile)


def check_file(path: Path | str) -> list[Problem]:
    """Every problem of a content file, warnings included; empty when there is none.

    The kind of file is read from its `kind`, else guessed from its keys.
    """
    try:
        return _check(read_file(Path(path)))
    except ContentError as error:
        return error.problems


def check_text(text: str | bytes, file: str = "") -> list[Problem]:
    """Every problem of a content file given as text."""
    try:
        return _check(_read_text(text, file))
    except ContentError as error:
        return error.problems


def plain(scenario: ScenarioFile) -> Plain:
    """A scenario as the rules take it: JSON-able, the same for the same file everywhere."""
    game = scenario.game
    shipped = scenario.id in scenario_ids(game) and scenario == load_scenario(game, scenario.id)
    return plain_setup(scenario, load_box(game), custom=not shipped)


def load_board(board: Mapping[str, Any]) -> Board:
    """A board given inline, checked; `Any` as it comes from a file of another kind."""
    made = build(Board, dict(board))
    errors = _errors(check_setup(made, load_box(made.game)))
    if errors:
        raise ContentError(errors)
    return made


def plain_board(board: Board | Mapping[str, Any]) -> Plain:
    """A board given inline, as the rules take it: id `custom`, and empty where it says nothing.

    >>> plain_board({"layout": {"rows": ["@0 S0 3B"]}})["tiles"][1]["x"]
    2
    """
    made = board if isinstance(board, Board) else load_board(board)
    return plain_setup(made, load_box(made.game), custom=True)


def kind_of(value: Mapping[str, Any]) -> str:
    """Which kind of content file these values are; empty when it cannot be told."""
    kind = value.get("kind")
    if isinstance(kind, str) and kind in KINDS:
        return kind
    if kind is None:
        for name in ("cards", "counters", "tiles"):
            if isinstance(value.get(name), list):
                return name
        if "components" in value:
            return "box"
        if "layout" in value or "objectives" in value:
            return "scenario"
    return ""


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


def _read_text(text: str | bytes, file: str) -> Document:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return read_bytes(data, file)


def _load(path: Path, model: type[Model]) -> Model:
    return _finish(read_file(path), model)


def _finish(document: Document, model: type[Model]) -> Model:
    """The document as a model of the wanted kind, or `ContentError`."""
    value = document.value
    wanted = next(kind for kind, one in KINDS.items() if one is model)
    if isinstance(value, dict):
        found = kind_of(value)
        if found and found != wanted:
            wrong = problem("wrong-kind", ("kind",), found=found, wanted=wanted)
            raise ContentError([document.locate(wrong)])
    made, problems = _examine(document, model)
    errors = _errors(problems)
    if made is None or errors:
        raise ContentError(errors)
    return made


def _check(document: Document) -> list[Problem]:
    value = document.value
    if not isinstance(value, dict):
        if value is None:
            return [document.locate(problem("empty"))]
        return [document.locate(problem("not-a-mapping", found=value_kind(value)))]
    kind = kind_of(value)
    if not kind:
        at = ("kind",) if "kind" in value else ()
        return [document.locate(problem("unknown-kind", at, known=", ".join(KINDS)))]
    return _examine(document, KINDS[kind])[1]


def _examine(document: Document, model: type[Model]) -> tuple[Model | None, list[Problem]]:
    """The model if the shape is right, and every problem with its line."""
    if document.value is None:
        return None, [document.locate(problem("empty"))]
    try:
        made = build(model, document.value)
        if isinstance(made, ScenarioFile):
            found = check_setup(made, load_box(made.game))
        else:
            found = check_table(made)
    except ContentError as error:
        return None, [document.locate(one) for one in error.problems]
    return made, [document.locate(one) for one in found]


def _errors(problems: list[Problem]) -> list[Problem]:
    return [one for one in problems if one.severity == "error"]
