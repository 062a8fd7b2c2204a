"""Scenarios by id, as other packages ask for them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from fieldcraft.core.content.models import Name, Strict, Text
from fieldcraft.core.content.problems import ContentError, Problem, problem
from fieldcraft.core.content.reading import Document, read_bytes, read_file
from fieldcraft.core.content.validation import errors, examine
from fieldcraft.core.phrases import hint
from tests.skirmish.terms import SIDES
from tests.skirmish.turns import SCENARIOS


class Scenario(Strict):
    """A scenario by its id, with its texts."""

    game: Literal["skirmish"] = "skirmish"
    id: str
    name: Name = Name()
    briefing: Text = Text()
    date: str = ""


def load_scenario(game: str, scenario: str | int) -> Scenario:
    """A scenario by its id or its number; ContentError when there is none."""
    known = list(SCENARIOS)
    word = str(scenario)
    if word.isdigit() and 1 <= int(word) <= len(known):
        word = known[int(word) - 1]
    if word not in known:
        found = problem("unknown-scenario", scenario=word, game=game, hint=hint(word, known))
        raise ContentError([found])
    return Scenario(id=word, name=Name(en=word.title()))


def plain(scenario: Scenario) -> dict[str, Any]:
    """What the rules take; Any, as it is JSON."""
    number = list(SCENARIOS).index(scenario.id) + 1
    own = {"game": scenario.game, "id": scenario.id, "number": number}
    return {**own, "sides": list(SIDES), "custom": False}


def load_scenario_file(path: Path | str) -> Scenario:
    """A scenario from a file; ContentError with every error in it."""
    return _loaded(read_file(Path(path)))


def load_scenario_text(
    data: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> Scenario:
    """A scenario from text; ContentError with every error in it."""
    return _loaded(read_bytes(data.encode() if isinstance(data, str) else data))


def check_file(path: Path | str) -> list[Problem]:
    """Everything that is wrong with a file."""
    return _examined(read_file(Path(path)))[1]


def check_text(
    data: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> list[Problem]:
    """Everything that is wrong with a text."""
    return _examined(read_bytes(data.encode() if isinstance(data, str) else data))[1]


def _examined(document: Document) -> tuple[Scenario | None, list[Problem]]:
    return examine(document, Scenario, _check)


def _check(made: Scenario) -> list[Problem]:
    try:
        load_scenario(made.game, made.id)
    except ContentError as error:
        return list(error.problems)
    return []


def _loaded(document: Document) -> Scenario:
    made, found = _examined(document)
    if made is None or errors(found):
        raise ContentError(errors(found))
    return made
