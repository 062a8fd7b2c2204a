"""The scenes and views of Combat Commander are what the browser's types say."""

import random

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match
from fieldcraft.server.scenes import scene
from fieldcraft.server.wire.combat_commander import CommanderScene, CommanderView

GAME = games.get("combat-commander")
GENERATED = "random-1944-germany-america-7"
STEPS, EVERY = 400, 40


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
def test_views_of_random_games_fit_their_model(seed: int) -> None:
    rng = random.Random(seed)
    scenario = rng.choice(GAME.scenarios())
    match = Match.start("combat-commander", scenario, key_from_seed(seed), {})
    for step in range(STEPS):
        if not match.waiting:
            break
        side = match.waiting[0]
        options = list(match.state.options(side))
        words = [match.state.word(option) for option in options]
        quick = "quick" in words and step > 3
        match.take(side, options[words.index("quick")] if quick else rng.choice(options))
        if step % EVERY == 0 or not match.waiting:
            for viewer in (-1, 0, 1):
                CommanderView.model_validate(match.view(viewer))
