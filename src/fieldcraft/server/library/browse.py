"""What there is to play: games, scenarios, options, bots, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request

from fieldcraft import bots, games
from fieldcraft.core import SPECTATOR, State, key_from_seed
from fieldcraft.core.schema import JsonObject
from fieldcraft.i18n.briefings import days, in_language
from fieldcraft.i18n.goals import tell_goals
from fieldcraft.i18n.names import game_name, side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.campaign import has_campaign
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.library import scenarios
from fieldcraft.server.matches.seats.joining import MatchId
from fieldcraft.server.scenes import scene
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.wire.library import Games, Scenarios, ScenarioWhole

router = APIRouter(tags=["games"])
ENOUGH: Final = 50
"""Games of a level of bots below which a scenario sheet does not tell who wins them."""


@router.get("/games", response_model=Games)
def list_games(request: Request, services: ServicesDep) -> JsonObject:
    """All games, with their options and the bots that play them."""
    speaker = speaker_of(language_of(request))
    services.parts["ahead"].start()  # whoever lists the games will open one
    own = request.app.state.settings.own_bots
    return {"games": [game_json(speaker, key, own) for key in games.keys()]}  # noqa: SIM118


@router.get("/games/{game}/scenarios", response_model=Scenarios)
def list_scenarios(game: str, request: Request) -> JsonObject:
    """The scenarios of a game."""
    speaker = speaker_of(language_of(request))
    key = scenarios.known_game(game)
    words = games.get(key).scenarios()
    told = [scenario_json(speaker, key, scenarios.find(key, word)) for word in words]
    return {"game": key, "scenarios": told}


@router.get("/games/{game}/scenarios/{scenario}", response_model=ScenarioWhole)
def show_scenario(game: str, scenario: str, request: Request) -> JsonObject:
    """A scenario with its scene, by id or number, or generated (`random-7`)."""
    speaker = speaker_of(language_of(request))
    found = scenarios.find(game, scenario)
    return whole_json(speaker, game, found, start_of(game, scenario))


@router.get("/matches/{match}/sheet", response_model=ScenarioWhole)
async def show_sheet(services: ServicesDep, request: Request, match: MatchId) -> JsonObject:
    """The scenario of a match as before the first choice: map, forces, goals, special rules."""
    live = await services.registry.open(match)
    entry = scenarios.entry_of(await live.plain())
    game: str = live.row["game"]
    start = games.get(game).start(entry.plain, key_from_seed(0))
    return whole_json(speaker_of(language_of(request)), game, entry, start)


@lru_cache(maxsize=128)
def start_of(game: str, scenario: str) -> State:
    """The match before the first choice."""
    return games.get(game).start(scenarios.find(game, scenario).plain, key_from_seed(0))


def game_json(speaker: Speaker, key: str, own: Sequence[str] = ()) -> JsonObject:
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
        "campaign": has_campaign(key),
        "options": options_json(speaker, key),
        "bots": [bot_json(speaker, name) for name in (*own, *bots.names(key))],
        "bot": bots.usual(bots.names(key)),
    }


def options_json(speaker: Speaker, key: str) -> list[JsonObject]:
    """The rules options of a game's matches."""
    return [
        {
            "name": option.name,
            "default": option.default,
            "kind": "bool" if option.is_switch else "number",
            "most": option.most,
            "text": speaker.say(option.message),
        }
        for option in games.get(key).match_options()
    ]


def bot_json(speaker: Speaker, name: str) -> JsonObject:
    """A bot with its description; one without messages goes by its own name."""
    known = speaker.has(f"bot-name-{name}")
    return {
        "bot": name,
        "name": speaker.say(f"bot-name-{name}") if known else name.rpartition(":")[2],
        "text": speaker.say(f"bot-about-{name}" if known else "bot-about-other"),
    }


def whole_json(
    speaker: Speaker, game: str, found: scenarios.ScenarioEntry, start: State
) -> JsonObject:
    """A scenario with what is needed to draw it."""
    speaker = speaker.of(game)
    voice = found.voice
    return {
        **scenario_json(speaker, game, found),
        "rules": voice.rules(speaker),
        "forces": [
            {"heading": heading, "texts": dict(zip(voice.sides, texts, strict=True))}
            for heading, texts in voice.forces(speaker)
        ],
        "terms": [{"heading": heading, "text": text} for heading, text in voice.terms(speaker)],
        "goals": tell_goals(speaker, voice.sides, start, SPECTATOR),
        "scene": scene(game, found.plain, speaker),
        "view": start.view(SPECTATOR),
    }


def scenario_json(speaker: Speaker, game: str, found: scenarios.ScenarioEntry) -> JsonObject:
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
        "balance": balance(speaker, found.voice.sides, measured or {}),
        "first": is_ours and plain["id"] == games.get(game).scenarios()[0],
        "briefing": in_language(speaker, file.briefing),
    }


def balance(speaker: Speaker, sides: Sequence[str], measured: scenarios.Measured) -> str:
    """How often each side wins between equal bots, and what handicap would make up for it.

    The strongest bots that have played enough games speak; empty if nobody has measured.
    """
    rows = [row for row in measured.get("balance", []) if sum(row["wins"]) >= ENOUGH]
    if not rows:
        return ""
    row = rows[-1]
    of = sum(row["wins"])
    names = [side_name(speaker, side) for side in sides]
    shares = [round(100 * won / of) for won in row["wins"]]
    told = speaker.say(
        "scenario-balance",
        bots=speaker.say(f"bot-name-{row['bots']}"), games=of,
        first=names[0], first_share=shares[0], second=names[1], second_share=shares[1],
    )  # fmt: skip
    even = [
        speaker.say("scenario-handicap", side=side, opponent=opponent, count=handicap)
        for side, opponent, handicap in zip(
            names, reversed(names), measured.get("handicap", []), strict=False
        )
        if handicap
    ]
    return " ".join((told, *even))
