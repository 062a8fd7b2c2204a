"""A scenario as the terminal shows it: the printed facts, and our texts in one language.

Nothing of a running match is in here; what changes comes from a view.
"""

import json
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from fieldcraft import games
from fieldcraft.cli.complaints import of_content
from fieldcraft.cli.trouble import Trouble
from fieldcraft.core import SPECTATOR
from fieldcraft.core.content.models import Name, Text
from fieldcraft.core.content.problems import ContentError
from fieldcraft.games.undaunted.content.loader import (
    load_scenario,
    load_scenario_file,
    load_scenario_text,
    plain,
)
from fieldcraft.games.undaunted.content.models import ScenarioFile
from fieldcraft.i18n import Speaker
from fieldcraft.record.course import Course

ENDINGS = (".yaml", ".yml")


@dataclass(frozen=True)
class Scene:
    """The static side of a scenario; `plain` is what the rules take (JSON-able, hence Any)."""

    plain: dict[str, Any]
    name: str
    date: str = ""
    briefing: str = ""
    source: object = None
    """What a match of this scenario is started and recorded from."""

    @property
    def game(self) -> str:
        """The key of the game."""
        return str(self.plain["game"])

    @property
    def argument(self) -> object:
        """What a game starts this scenario from."""
        return self.plain if self.plain["custom"] else self.plain["id"]

    @cached_property
    def sides(self) -> list[str]:
        """The words of the two sides."""
        return list(self.plain["sides"])

    @cached_property
    def tiles(self) -> dict[str, dict[str, Any]]:
        """Tiles by designation."""
        return {tile["id"]: tile for tile in self.plain["tiles"]}

    @cached_property
    def counters(self) -> dict[str, dict[str, Any]]:
        """Counters by word, in the box's order."""
        return {counter["id"]: counter for counter in self.plain["counters"]}

    @cached_property
    def cards(self) -> dict[str, dict[str, dict[str, Any]]]:
        """Card faces by side and card."""
        return {
            side: {card["id"]: card for card in self.plain["cards"][index]}
            for index, side in enumerate(self.sides)
        }

    @cached_property
    def vehicles(self) -> dict[str, dict[str, Any]]:
        """Vehicle cards by counter; none in a box without vehicles."""
        return {card["counter"]: card for card in self.plain.get("vehicles", [])}

    def goal(self, side: str) -> dict[str, Any]:
        """How a side wins."""
        goal: dict[str, Any] = self.plain["goals"][self.sides.index(side)]
        return goal

    @property
    def tower(self) -> str:
        """The tile of the radio tower, if there is one."""
        return str(self.plain["hooks"].get("radio-tower", ""))


def find_game(speaker: Speaker, key: str) -> str:
    """The key of a game that a user named; Trouble when there is none."""
    wanted = key.strip().lower()
    keys = games.keys()
    if wanted not in keys:
        known = ", ".join(keys)
        raise Trouble(speaker.say("cli-unknown-game", text=key[:60], known=known))
    return wanted


def find_scene(speaker: Speaker, game: str, text: str) -> Scene:
    """The scenario that a user named by id, number or file."""
    try:
        if text.endswith(ENDINGS) or "/" in text or "\\" in text:
            scene = scene_of_file(speaker, load_scenario_file(Path(text)))
            if scene.game != game:
                name = speaker.say(f"game-{scene.game}")
                raise Trouble(speaker.say("cli-other-game", path=text[:200], name=name))
            return scene
        return scene_of_file(speaker, load_scenario(game, text.strip().lower()))
    except ContentError as error:
        if error.first.code == "unknown-scenario":
            known = ", ".join(games.get(game).scenarios())
            said = speaker.say("cli-unknown-scenario", text=text[:60], known=known)
            raise Trouble(said) from None
        raise of_content(speaker, error, text) from None


def scene_of_file(speaker: Speaker, scenario: ScenarioFile) -> Scene:
    """A scenario's file as a scene in the speaker's language."""
    return Scene(
        plain(scenario),
        _in_language(speaker, scenario.name) or scenario.id,
        _days(scenario.date or ""),
        _in_language(speaker, scenario.briefing),
        scenario,
    )


def scene_of_match(speaker: Speaker, match: Course) -> Scene:
    """The scene of a match that was begun earlier: its own texts where it brings a scenario."""
    scenario = match.view(SPECTATOR, 0)["scenario"]
    kept = match.header.scenario
    if isinstance(kept, dict):
        with suppress(ContentError):
            return scene_of_file(speaker, load_scenario_text(json.dumps(kept)))
    if isinstance(scenario, dict):
        return Scene(scenario, str(scenario["id"]))
    return find_scene(speaker, match.header.game, str(scenario))


def _days(date: str) -> str:
    """A day, or the first and the last of several, the year said once.

    >>> _days("1944-06-17/1944-07-06")
    '1944-06-17 – 07-06'
    """
    first, _, last = date.partition("/")
    if not last:
        return first
    year = first[:5]
    return f"{first} – {last.removeprefix(year)}"


def _in_language(speaker: Speaker, texts: Name | Text) -> str:
    """The text in the speaker's language, else in English, else in any."""
    own = {"en": texts.en, "ru": texts.ru, "pt-BR": texts.pt_br, "pl": texts.pl}
    return own[speaker.lang] or own["en"] or next((text for text in own.values() if text), "")
