"""What there is to play: games, scenarios, options, bots, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request

from fieldcraft import bots, games
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n.briefings import days, in_language
from fieldcraft.i18n.names import game_name, side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.library import scenarios
from fieldcraft.server.scenes import scene
from fieldcraft.server.wire.library import Games, Scenarios, ScenarioWhole

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

router = APIRouter(tags=["games"])
Told = dict[str, Any]  # JSON-able, hence Any; the models are in `wire.library`


@router.get("/games", response_model=Games)
def list_games(request: Request) -> Told:
    """All games, with their options and the bots that play them."""
    speaker = speaker_of(language_of(request))
    scenarios.read_ahead()  # whoever lists the games will open one
    own = request.app.state.settings.own_bots
    return {"games": [game_told(speaker, key, own) for key in games.keys()]}  # noqa: SIM118


@router.get("/games/{game}/scenarios", response_model=Scenarios)
def list_scenarios(game: str, request: Request) -> Told:
    """The scenarios of a game."""
    speaker = speaker_of(language_of(request))
    key = scenarios.known_game(game)
    words = games.get(key).scenarios()
    told = [scenario_told(speaker, key, scenarios.find(key, word)) for word in words]
    return {"game": key, "scenarios": told}


@router.get("/games/{game}/scenarios/{scenario}", response_model=ScenarioWhole)
def show_scenario(game: str, scenario: str, request: Request) -> Told:
    """A scenario with its scene, by id or number, or generated (`random-7`)."""
    speaker = speaker_of(language_of(request))
    found = scenarios.find(game, scenario)
    return whole_told(speaker, game, found, start_view(game, scenario))


@lru_cache(maxsize=128)
def start_view(game: str, scenario: str) -> AnyView:
    """What everybody sees before the first choice."""
    plain = scenarios.find(game, scenario).plain
    return games.get(game).start(plain, key_from_seed(0)).view(SPECTATOR)


def game_told(speaker: Speaker, key: str, own: Sequence[str] = ()) -> Told:
    """A game in a list."""
    speaker = speaker.of(key)
    game = games.get(key)
    return {
        "game": key,
        "name": game_name(speaker, key),
        "text": speaker.say(f"about-{key}"),
        "sides": [
            {"side": side, "name": side_name(speaker, side), "goal": ""} for side in game.sides
        ],
        "scenarios": len(game.scenarios()),
        "first": game.scenarios()[0],
        "generators": [
            {"prefix": prefix, "text": speaker.say(f"generator-{prefix.rstrip('-')}")}
            for prefix in scenarios.generators(key)
        ],
        "options": options_told(speaker, key),
        "bots": [bot_told(speaker, name) for name in (*own, *bots.names(key))],
        "bot": bots.names(key)[-1],
    }


def options_told(speaker: Speaker, key: str) -> list[Told]:
    """The rules options of a game's matches."""
    return [
        {
            "name": name,
            "default": default,
            "kind": "bool" if isinstance(default, bool) else "number",
            "text": speaker.say(f"match-option-{name}"),
        }
        for name, default in games.get(key).option_defaults().items()
    ]


def bot_told(speaker: Speaker, name: str) -> Told:
    """A bot with its description; one without messages goes by its own name."""
    known = speaker.has(f"bot-name-{name}")
    return {
        "bot": name,
        "name": speaker.say(f"bot-name-{name}") if known else name.rpartition(":")[2],
        "text": speaker.say(f"bot-about-{name}" if known else "bot-about-other"),
    }


def whole_told(speaker: Speaker, game: str, found: scenarios.ScenarioEntry, view: Told) -> Told:
    """A scenario with what is needed to draw it."""
    speaker = speaker.of(game)
    return {
        **scenario_told(speaker, game, found),
        "rules": found.voice.rules(speaker),
        "scene": scene(game, found.plain, speaker),
        "view": view,
    }


def scenario_told(speaker: Speaker, game: str, found: scenarios.ScenarioEntry) -> Told:
    """A scenario in a list."""
    speaker = speaker.of(game)
    plain, file = found.plain, found.file
    is_ours = not plain["custom"]
    measured = scenarios.measures(game).get(plain["id"]) if is_ours else None
    minutes = scenarios.minutes(measured["decisions"]) if measured else None
    return {
        "game": game,
        "id": plain["id"],
        "number": plain["number"],
        "name": in_language(speaker, file.name) or plain["id"],
        "date": days(file.date or ""),
        "sides": [
            {
                "side": side,
                "name": side_name(speaker, side),
                "goal": found.voice.goal(speaker, side),
            }
            for side in found.voice.sides
        ],
        "minutes": minutes,
        "length": speaker.say("scenario-minutes", count=minutes) if minutes else "",
        "level": measured["level"] if measured else None,
        "difficulty": speaker.say(f"level-{measured['level']}") if measured else "",
        "first": is_ours and plain["id"] == games.get(game).scenarios()[0],
        "briefing": in_language(speaker, file.briefing),
    }
