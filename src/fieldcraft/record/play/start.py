"""The start of a match: the state that a header describes, or what is wrong with it.

Each game's content package has the same few functions (`load_scenario`, `load_scenario_text`,
`plain`, `normalise`, `ContentError`); only this module calls them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from fieldcraft import games
from fieldcraft.core import Game, ScriptError, State
from fieldcraft.core.options import StartError, check_options
from fieldcraft.core.phrases import Phrase, why
from fieldcraft.record.errors import RecordError, hint, phrase
from fieldcraft.record.format.file import Header, json_line
from fieldcraft.record.seen import Seen, join_seen


def game_of(key: str) -> Game:
    """The game; an error lists those there are."""
    known = games.keys()
    if key not in known:
        raise RecordError("unknown-game", game=key, hint=hint(key, known))
    return games.get(key)


def scenario_value(key: str, scenario: object) -> str | dict[str, Any]:
    """A scenario as a header stores it: an id, or the values of one that is in no box.

    Takes an id, a number, a loaded scenario file, or its values. A generated one is stored whole
    too, so that a match survives a change of the generator.
    """
    loader = _content(key, "loader")
    known = game_of(key).scenarios()
    if isinstance(scenario, BaseModel):
        plain = loader.plain(scenario)
        if not plain["custom"] and plain["id"] in known:
            return str(plain["id"])
        return scenario.model_dump(mode="json", by_alias=True, exclude_unset=True)
    if isinstance(scenario, Mapping):
        return scenario_value(key, _own_scenario(key, scenario))
    text = str(scenario)
    try:
        made = loader.load_scenario(key, text)
    except _content_error(key) as error:
        if _first(error).code == "unknown-scenario":
            raise RecordError("unknown-scenario", scenario=text, hint=hint(text, known)) from None
        raise RecordError("bad-scenario", why=_content_answer(error)) from None
    return scenario_value(key, made)


def full_options(key: str, options: Mapping[str, Any]) -> dict[str, bool | int]:
    """Every option of a match with its value, so that a new default alters no old match."""
    game = game_of(key)
    declared = {option.name: option for option in game.match_options()}
    for name in options:
        if name not in declared:
            raise RecordError("unknown-option", name=name, hint=hint(name, declared))
    try:
        check_options(options, game.match_options())
    except StartError as error:
        raise _not_started(error) from None
    agreed = {name: one for name, one in options.items() if one or not declared[name].is_handicap}
    return {**game.option_defaults(), **agreed}


def start_state(header: Header, key: bytes) -> State:
    """The state before the first entry."""
    game = game_of(header.game)
    options = dict(full_options(header.game, header.options))
    if header.position is not None and set(header.position) == {"seen"}:
        return _from_seen(game, header.position["seen"], key)
    if header.position is not None:
        return _from_position(game, {**header.position, "options": options}, key)
    scenario: object = header.scenario
    if isinstance(header.scenario, dict):
        scenario = _content(header.game, "loader").plain(
            _own_scenario(header.game, header.scenario)
        )
    elif scenario_value(header.game, header.scenario) != header.scenario:
        text = str(header.scenario)
        raise RecordError("unknown-scenario", scenario=text, hint=hint(text, game.scenarios()))
    try:
        return game.start(scenario, key, options)
    except StartError as error:
        raise _not_started(error) from None
    except ValueError as error:
        raise RecordError("bad-scenario", why=str(error)) from None


def _not_started(error: StartError) -> RecordError:
    """What a game has against an option."""
    what = Phrase(error.message, error.code, error.values, "problem")
    remedy = Phrase(error.remedy, error.code, error.values, "remedy")
    return RecordError("bad-option", why=what, remedy=remedy)


def _from_position(game: Game, position: dict[str, Any], key: bytes) -> State:
    try:
        spec = _content(game.key, "position").normalise(position, game.key)
    except _content_error(game.key) as error:
        raise RecordError("bad-position", why=_content_answer(error)) from None
    try:
        return game.position(spec, key)
    except ScriptError as error:
        raise RecordError("bad-position", why=why(error)) from None


def _from_seen(game: Game, views: Seen, key: bytes) -> State:
    """What both sides see, as a file says it."""
    try:
        return join_seen(game, views, key)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise RecordError("bad-position", why=str(error)) from None


def _own_scenario(key: str, values: Mapping[str, Any]) -> BaseModel:
    try:
        made = _content(key, "loader").load_scenario_text(json_line(values))
    except _content_error(key) as error:
        raise RecordError("bad-scenario", why=_content_answer(error)) from None
    if not isinstance(made, BaseModel) or getattr(made, "game", key) != key:
        raise RecordError("bad-scenario", why=phrase("other-game", game=key))
    return made


def _content_answer(error: Exception) -> Phrase:
    """The first problem of some content."""
    first = _first(error)
    return _answer(first, first.place)


def _first(error: Any) -> Any:
    """The first problem of some content; Any, as each game brings its own errors."""
    return error.problems[0]


def _answer(problem: Any, place: str = "") -> Phrase:
    """Anything with code, values, message and remedy; Any, as each game brings its own."""
    what = Phrase(problem.message, problem.code, problem.values, "problem")
    remedy = Phrase(problem.remedy, problem.code, problem.values, "remedy")
    if place:
        return phrase("problem-at", place=place, what=what, remedy=remedy)
    return phrase("problem-whole", what=what, remedy=remedy)


def _content(key: str, module: str) -> Any:
    """A module of the game's content; Any, as each game brings its own types."""
    game_of(key)
    return games.get(key).part(f"content.{module}")


def _content_error(key: str) -> type[Exception]:
    error: type[Exception] = _content(key, "problems").ContentError
    return error
