"""Finding the game and scene that a user names: by key, id, number, file, or a match."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from fieldcraft import games
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import UserError, of_content
from fieldcraft.cli.game_scenes import content_of, game_of_file, scene_kind
from fieldcraft.core import SPECTATOR
from fieldcraft.core.content.problems import ContentError
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.briefings import days, in_language
from fieldcraft.i18n.names import game_name
from fieldcraft.record.play.playthrough import Playthrough

ENDINGS = (".yaml", ".yml", ".json")


def find_game(speaker: Speaker, key: str) -> str:
    """The key of a game that a user named; `UserError` if there is none."""
    wanted = key.strip().lower()
    keys = games.keys()
    if wanted not in keys:
        known = ", ".join(keys)
        raise UserError(speaker.say("server-unknown-game", text=key[:60], known=known))
    return wanted


def find_scene(speaker: Speaker, game: str, text: str) -> Scene:
    """The scenario that a user named by id, number or file."""
    try:
        if text.endswith(ENDINGS) or "/" in text or "\\" in text:
            content = content_of(game_of_file(Path(text)))
            scene = scene_of_file(speaker, content.load_scenario_file(Path(text)))
            if scene.game != game:
                name = game_name(speaker, scene.game)
                raise UserError(speaker.say("cli-other-game", path=text[:200], name=name))
            return scene
        content = content_of(game)
        return scene_of_file(speaker, content.load_scenario(game, text.strip().lower()))
    except ContentError as error:
        if error.first.code == "unknown-scenario":
            known = ", ".join(games.get(game).scenarios())
            said = speaker.say("server-unknown-scenario", text=text[:60], known=known)
            raise UserError(said) from None
        raise of_content(speaker, error, text) from None


def scene_of_file(speaker: Speaker, scenario: Any) -> Scene:
    """A scenario's file as a scene in the speaker's language; Any, as each game has its own."""
    return scene_kind(scenario.game)(
        content_of(scenario.game).plain(scenario),
        in_language(speaker, scenario.name) or scenario.id,
        days(scenario.date or ""),
        in_language(speaker, scenario.briefing),
        scenario,
    )


def scene_of_match(speaker: Speaker, match: Playthrough) -> Scene:
    """The scene of an earlier match, with its own texts if it brings a scenario."""
    scenario = match.view(SPECTATOR, 0)["scenario"]
    kept = match.header.scenario
    game = match.header.game
    if isinstance(kept, dict):
        with suppress(ContentError):
            return scene_of_file(speaker, content_of(game).load_scenario_text(json.dumps(kept)))
    if isinstance(scenario, dict):
        return scene_kind(game)(scenario, str(scenario["id"]))
    return find_scene(speaker, game, str(scenario))
