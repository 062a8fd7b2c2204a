"""Loading Undaunted's content: boxes, scenarios, and files of players.

Whatever is wrong with a file comes out as one `ContentError` that lists every problem with its
line; no other exception leaves this module for bad content.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from fieldcraft.core.content import validation
from fieldcraft.core.content.numbered import numbered
from fieldcraft.core.content.reading import Document, read_file, read_text
from fieldcraft.core.content.shape import build, value_kind
from fieldcraft.core.content.validation import errors, examine, expect_kind, unknown_kind, usable
from fieldcraft.games.undaunted.content.box import Box, Plain
from fieldcraft.games.undaunted.content.checks import check_setup
from fieldcraft.games.undaunted.content.models import Board, ScenarioFile
from fieldcraft.games.undaunted.content.normandy.box import Normandy
from fieldcraft.games.undaunted.content.north_africa.box import NorthAfrica
from fieldcraft.games.undaunted.content.plain import plain_setup
from fieldcraft.games.undaunted.content.problems import ContentError, Problem, hint, problem
from fieldcraft.games.undaunted.content.table_checks import check_table

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario

ROOT = Path(__file__).parent
BOXES: Mapping[str, type[Box]] = {"normandy": Normandy, "north-africa": NorthAfrica}
"""The boxes that are here, by key."""
KINDS = tuple(dict.fromkeys(kind for box in BOXES.values() for kind in box.files))
"""Every kind of file that some box has."""
TABLES = tuple(kind for kind in KINDS if kind not in ("scenario", "box"))
"""The kinds whose files hold one long list."""


def games() -> list[str]:
    """The keys of the boxes that are here."""
    return list(BOXES)


@cache
def load_box(game: str) -> Box:
    """A box's tables; raises `ContentError` for an unknown game."""
    _check_game(game)
    return BOXES[game].read(lambda kind: _load(_folder(game) / f"{kind}.yaml", kind))


def _check_game(game: str) -> None:
    if game not in games():
        raise ContentError([problem("unknown-game", game=game, hint=hint(game, games()))])


def _folder(game: str) -> Path:
    """A box's folder, which is a package and therefore has no dash in its name."""
    return ROOT / game.replace("-", "_")


def _numbers(game: str) -> dict[int, str]:
    """Scenario ids by number; raises `ContentError` for an unknown game."""
    _check_game(game)
    return numbered(_folder(game) / "scenarios")


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
    return load_scenario_file(_folder(game) / "scenarios" / f"{name}.yaml")


def load_scenario_file(path: Path | str) -> ScenarioFile:
    """A scenario from any file; raises `ContentError` with every error in it."""
    return _scenario(_load(Path(path), "scenario"))


def load_scenario_text(
    text: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> ScenarioFile:
    """A scenario from the text of a file, such as an upload, with the files that came with it."""
    return _scenario(_finish(read_text(text, file, beside), "scenario"))


def check_file(path: Path | str) -> list[Problem]:
    """Every problem of a content file, warnings included; empty when there is none.

    The kind of file is read from its `kind`, else guessed from its keys.
    """
    return validation.check_file(path, _check)


def check_text(
    text: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> list[Problem]:
    """Every problem of a content file given as text."""
    return validation.check_text(text, file, _check, beside)


def plain(scenario: ScenarioFile) -> AnyScenario:
    """A scenario as the rules take it: JSON-able, the same for the same file everywhere."""
    game = scenario.game
    shipped = scenario.id in scenario_ids(game) and scenario == load_scenario(game, scenario.id)
    return plain_setup(scenario, load_box(game), custom=not shipped)


def load_board(board: Mapping[str, Any]) -> Board:
    """A board given inline, checked; `Any` as it comes from a file of another kind."""
    value = dict(board)
    try:
        made = build(BOXES[game_of(value)].board, value)
    except ContentError as error:
        raise ContentError(_all_games(one) for one in error.problems) from None
    wrong = errors(check_setup(made, load_box(made.game)))
    if wrong:
        raise ContentError(wrong)
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
        for name in TABLES:
            if isinstance(value.get(name), list):
                return name
        if "components" in value:
            return "box"
        if "layout" in value or "objectives" in value:
            return "scenario"
    return ""


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


def _load(path: Path, kind: str) -> BaseModel:
    return _finish(read_file(path), kind)


def _scenario(made: BaseModel) -> ScenarioFile:
    assert isinstance(made, ScenarioFile)
    return made


def _finish(document: Document, wanted: str) -> BaseModel:
    """The document as the model of a kind of file, or `ContentError`."""
    if isinstance(document.value, dict):
        expect_kind(document, kind_of(document.value), wanted)
    return usable(_examine(document, wanted))


def _check(document: Document) -> list[Problem]:
    value = document.value
    if not isinstance(value, dict):
        if value is None:
            return [document.locate(problem("empty"))]
        return [document.locate(problem("not-a-mapping", found=value_kind(value)))]
    kind, known = kind_of(value), BOXES[game_of(value)].files
    if kind not in known:
        return [document.locate(unknown_kind(value, known))]
    return _examine(document, kind)[1]


def _examine(document: Document, kind: str) -> tuple[BaseModel | None, list[Problem]]:
    """The model if the shape is right, and every problem with its line."""
    box = BOXES[game_of(document.value)]

    def check(made: BaseModel) -> list[Problem]:
        if isinstance(made, ScenarioFile):
            return check_setup(made, load_box(made.game))
        return [*check_table(made), *box.check_table(made)]

    made, found = examine(document, box.files[kind], check)
    return made, [_all_games(one) for one in found]


def game_of(value: object) -> str:
    """The box whose models fit some values: the one they name, else the one they resemble most."""
    if not isinstance(value, Mapping):
        return games()[0]
    named = value.get("game")
    if isinstance(named, str) and named in BOXES:
        return named
    kind = kind_of(value)

    def likeness(game: str) -> tuple[bool, int]:
        box = BOXES[game]
        return kind in box.files, len(box.board.model_fields.keys() & value.keys())

    return max(BOXES, key=likeness)


def _all_games(found: Problem) -> Problem:
    """A box's models know its own key; whoever misspells it may mean any box."""
    if found.at != ("game",) or found.code != "unknown-word":
        return found
    word = found.values["word"]
    return replace(found, values={"word": word, "hint": hint(str(word), games())})
