"""Scenarios that users bring: a file is read, and everything wrong with it is reported at once.

It is checked as `fieldcraft check` does it. Nothing is stored here: to play it, create a match with
the returned values.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft import games
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.core.content.reading import Document, read_text
from fieldcraft.i18n.names import game_name
from fieldcraft.i18n.problems import tell_problem
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.voices import voice_of
from fieldcraft.record.play.start import scenario_value
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.library.browse import whole_json
from fieldcraft.server.library.scenarios import ScenarioEntry
from fieldcraft.server.scenes import scene
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.wire.library import ScenarioBrought

router = APIRouter(tags=["games"])

LONGEST: Final = 100_000
"""Characters; our own scenarios have three thousand."""
VALUES_MOST: Final = 4_000
"""YAML nodes; reading takes time for each, so that many would keep the server busy."""
PLACES_MOST: Final = 30


class BroughtText(BaseModel):
    """A scenario file."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[
        str, Field(max_length=LONGEST, description="The file's text: YAML, or JSON, which is YAML")
    ]
    beside: Annotated[
        dict[
            Annotated[str, Field(max_length=90)],
            Annotated[str, Field(max_length=LONGEST)],
        ],
        Field(max_length=4, description="By name, the files it names, such as that of its map"),
    ] = {}


class NoScenario(ApiError):
    """A file or values that cannot be played: everything that is wrong, and where."""

    def __init__(self, game: str, problems: Iterable[Problem], document: Document) -> None:
        self.game = game
        self.problems = list(problems)
        self.document = document
        super().__init__(422, "bad-scenario-file", count=len(self.problems))

    def body(self, voice: Speaker) -> dict[str, Any]:
        """The problems, worded as in the terminal, and the board as far as it can be drawn."""
        return {
            **super().body(voice),
            "places": places(voice, self.game, self.problems),
            "sketch": _sketch(voice, self.game, self.document),
        }


class OtherGame(ApiError):
    """A valid scenario, but of another game."""

    def __init__(self, game: str) -> None:
        super().__init__(422, "scenario-of-another-game")
        self.game = game

    def message(self, voice: Speaker) -> str:
        """The sentence, with the game's name."""
        return voice.say(f"server-{self.code}", game=game_name(voice, self.game))


@dataclass(frozen=True)
class Brought:
    """A scenario that was read."""

    game: str
    value: str | dict[str, Any]
    """As a match's header stores it: the id of one of ours, otherwise its values."""
    shelved: ScenarioEntry
    warnings: list[Problem]


@router.post("/scenarios", response_model=ScenarioBrought)
async def bring_scenario(
    services: ServicesDep, caller: CallerDep, request: Request, wish: BroughtText
) -> dict[str, Any]:
    """Check a scenario file: what it is, or everything that is wrong with it and where.

    Create a match from it by passing `scenario` on to `POST /matches`.
    """
    await services.limiter.hit("scenario", caller.key, caller.address)
    return await asyncio.to_thread(_tell, wish, speaker(language_of(request)))


def _tell(wish: BroughtText, voice: Speaker) -> dict[str, Any]:
    found = read(wish.text, beside=wish.beside)
    plain = found.shelved.plain
    try:
        start = games.get(found.game).start(plain, key_from_seed(0))
    except ValueError:  # passed the checks, but the rules reject it
        raise ApiError(422, "bad-scenario-file", count=1) from None
    return {
        **whole_json(voice, found.game, found.shelved, start),
        "scenario": found.value,
        "warnings": places(voice, found.game, found.warnings),
    }


def read(text: str, game: str = "", beside: Mapping[str, str] | None = None) -> Brought:
    """A scenario from the text of a file and those that came with it; raises `NoScenario`.

    If a game is given, the scenario must be one of that game.
    """
    # Every value but the first follows one of these.
    whole = "".join((text, *(beside or {}).values()))
    if sum(whole.count(sign) for sign in ",\n") > VALUES_MOST:
        raise ApiError(413, "too-many-values", limit=VALUES_MOST)
    data = text.encode("utf-8", "surrogatepass")
    document = _document(data, beside)
    named = document.value.get("game") if isinstance(document.value, dict) else None
    known = isinstance(named, str) and games.is_here(named)
    key = str(named) if known else game or games.keys()[0]
    content = games.get(key).part("content.loader")
    try:
        made = content.load_scenario_text(data, beside=beside)
    except ContentError as error:
        raise NoScenario(key, error.problems, document) from None
    if game and made.game != game:
        raise OtherGame(made.game)
    plain = content.plain(made)
    found = content.check_text(data, beside=beside)
    warnings = [one for one in found if one.severity == "warning"]
    shelved = ScenarioEntry(made, plain, voice_of(plain))
    return Brought(made.game, scenario_value(made.game, made), shelved, warnings)


def _document(data: bytes, beside: Mapping[str, str] | None) -> Document:
    """The values of a file; none if it cannot be read."""
    with suppress(ContentError):
        return read_text(data, beside=beside)
    return Document("")


def _sketch(voice: Speaker, game: str, document: Document) -> dict[str, Any] | None:
    """The board of a faulty file; None where nothing can be drawn."""
    part = games.get(game).part("content.sketch")
    if part is None or not isinstance(document.value, dict):
        return None
    try:
        spec = part.sketch(document)
        state = games.get(game).position(spec, key_from_seed(0)) if spec is not None else None
    except (ContentError, ValueError):
        return None
    if state is None:
        return None
    drawn = scene(game, games.get(game).scenario_of(state), voice)
    return {"game": game, "name": drawn["name"], "scene": drawn, "view": state.view(SPECTATOR)}


def places(voice: Speaker, game: str, problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """Problems with their lines, how to fix them, and what they point at on the board."""
    part = games.get(game).part("content.sketch")
    told = []
    for one in islice(problems, PLACES_MOST):
        what, remedy = tell_problem(voice, one.code, one.values)
        line = voice.say("server-line", line=one.line) if one.line else ""
        where = ", ".join(word for word in (one.file, line, one.place) if word)
        refs = part.pointed(one) if part is not None else []
        told.append({"where": where, "what": f"{what} ({remedy})", "refs": refs})
    return told
