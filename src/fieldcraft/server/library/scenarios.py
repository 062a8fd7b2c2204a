"""The scenarios, each with its values and its texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any, TypedDict

from fieldcraft import games
from fieldcraft.core.content.models import Text
from fieldcraft.core.content.problems import ContentError
from fieldcraft.core.content.reading import read_bytes
from fieldcraft.core.schema import AnyScenario
from fieldcraft.i18n.voices import Voice, voice_of
from fieldcraft.server.http.errors import ApiError, ProblemError


@dataclass(frozen=True)
class ScenarioEntry:
    """A scenario: its file's values, and what the rules take."""

    file: Any
    """The scenario's file as its game reads it; each game has its own type, hence Any."""
    plain: AnyScenario
    voice: Voice


@dataclass(frozen=True)
class NoFile:
    """In place of a file, for a scenario of which only what the rules take was kept."""

    name: Text = field(default_factory=Text)
    briefing: Text = field(default_factory=Text)
    date: str = ""


def entry_of(plain: AnyScenario) -> ScenarioEntry:
    """The scenario of a match, by what the rules take."""
    if plain["custom"]:
        return ScenarioEntry(NoFile(), plain, voice_of(plain))
    return find(plain["game"], plain["id"])


def known_game(text: str) -> str:
    """The key of a game; `ApiError` if there is none."""
    known = games.keys()
    if text not in known:
        raise ApiError(404, "unknown-game", text=text[:60], known=", ".join(known))
    return text


def find(game: str, text: str) -> ScenarioEntry:
    """A scenario by its id or its number; `ApiError` if there is none."""
    try:
        with _READING:
            return _find(known_game(game), text[:80].strip().lower())
    except ContentError as error:
        if error.first.code != "unknown-scenario":
            raise ProblemError(error.first, 404) from None
        known = ", ".join(games.get(game).scenarios())
        raise ApiError(404, "unknown-scenario", text=text[:60], known=known) from None


_READING = Lock()
"""Cached; two requests for the same file at once wait for one reading."""


@lru_cache(maxsize=128)
def _find(game: str, text: str) -> ScenarioEntry:
    content = games.get(game).part("content.loader")
    file = content.load_scenario(game, text)
    plain = content.plain(file)
    return ScenarioEntry(file, plain, voice_of(plain))


class Wins(TypedDict, total=False):
    """How many games between equal bots each side won."""

    bots: str
    wins: list[int]
    day: str
    digest: str
    """Of the bots, what they have learnt and the set-up."""
    unfinished: int


class Measured(TypedDict, total=False):
    """What was measured of a scenario; see the head of `measures.yaml`."""

    decisions: int
    level: int
    handicap: list[int]
    """By side, what is suggested; none where nothing is."""
    even: int
    """What share of games the first side wins with it, in hundredths."""
    balance: list[Wins]


@cache
def measures(game: str) -> dict[str, Measured]:
    """Of a game's scenarios, how long they take, how much of the rules they need, who wins."""
    part = games.get(game).part("client")
    file = files(part.__name__) / "measures.yaml" if part is not None else None
    if file is None or not file.is_file():
        return {}
    found: dict[str, dict[str, Measured]]
    found = read_bytes(file.read_bytes(), "measures.yaml").value
    return found.get(game, {})


def generators(game: str) -> tuple[str, ...]:
    """What the ids of generated scenarios of a game begin with, the usual way first."""
    found: tuple[str, ...] = getattr(games.get(game).part("content.loader"), "GENERATED", ())
    return found


def minutes(decisions: int) -> int:
    """How long so many decisions take two people, in steps that promise no more than they know.

    >>> minutes(180), minutes(900)
    (20, 90)
    """
    return max(10, round(decisions * 0.1 / 10) * 10)
