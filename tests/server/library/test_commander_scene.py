"""The scenes and views of Combat Commander are what the browser's types say."""

import random
from typing import Annotated

import pytest
from pydantic import ConfigDict, Discriminator, TypeAdapter

from fieldcraft import games
from fieldcraft.core import Event, key_from_seed
from fieldcraft.games.combat_commander.client.wire import CommanderScene
from fieldcraft.games.combat_commander.schema.log import LogEvent
from fieldcraft.games.combat_commander.schema.view import CommanderView
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.format.seat import event_value
from fieldcraft.server.scenes import scene

GAME = games.get("combat-commander")
GENERATED = "random-1944-germany-america-7"
STEPS, EVERY = 400, 40
VIEWS = TypeAdapter(list[CommanderView], config=ConfigDict(extra="forbid"))
EVENT: TypeAdapter[LogEvent] = TypeAdapter(
    Annotated[LogEvent, Discriminator("event")], config=ConfigDict(extra="forbid")
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_fits_its_model_and_names_all(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for word in GAME.scenarios():
        made = scene("combat-commander", GAME.plain(word), speaker)  # type: ignore[attr-defined]
        CommanderScene.model_validate(made, strict=False)
        assert len(made["cards"]) == 144
        unnamed = [
            (kind, word)
            for kind, told in made["names"].items()
            for word, name in told.items()
            if "-" in word and word == name
        ]
        assert unnamed == []


def test_a_made_scenario_is_called_by_its_ground() -> None:
    made = scene("combat-commander", GAME.plain(GENERATED), Speaker("pl"))  # type: ignore[attr-defined]
    CommanderScene.model_validate(made)
    assert made["name"] == f"{made['map']['name']}, 1944"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_views_and_events_of_random_games_are_as_declared(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(rng.choice(GAME.scenarios()), key_from_seed(seed))
    told: list[Event] = []
    for step in range(STEPS):
        if state.decision is None:
            break
        side = state.decision.sides[0]
        options = list(state.options(side))
        words = [state.word(option) for option in options]
        quick = "quick" in words and step > 3
        state.choose(side, options[words.index("quick")] if quick else rng.choice(options), told)
        if step % EVERY == 0 or state.decision is None:
            for viewer in (-1, 0, 1):
                VIEWS.validate_python([state.view(viewer)], strict=True)
    for event in told:
        EVENT.validate_python(event_value(event), strict=True)
