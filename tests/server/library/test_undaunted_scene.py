"""Scenes, views and log events of Undaunted are what the browser's types say they are."""

import random
from typing import Annotated

import pytest
from pydantic import ConfigDict, Discriminator, TypeAdapter

from fieldcraft import games
from fieldcraft.core import Event, State, key_from_seed
from fieldcraft.games.undaunted.client.wire import UndauntedScene
from fieldcraft.games.undaunted.schema.log import LogEvent
from fieldcraft.games.undaunted.schema.view import UndauntedView
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.format.seat import event_value
from fieldcraft.server.scenes import scene

VIEWS = TypeAdapter(list[UndauntedView], config=ConfigDict(extra="forbid"))
EVENT: TypeAdapter[LogEvent] = TypeAdapter(
    Annotated[LogEvent, Discriminator("event")], config=ConfigDict(extra="forbid")
)

SCENARIOS = [
    (game, word) for game in ("normandy", "north-africa") for word in games.get(game).scenarios()
]


@pytest.mark.parametrize(("game", "word"), SCENARIOS)
def test_a_scene_names_everything(game: str, word: str) -> None:
    plain = games.get(game).plain(word)  # type: ignore[attr-defined]
    for lang in LANGUAGES:
        made = scene(game, plain, Speaker(lang, strict=True))
        UndauntedScene.model_validate(made, strict=True)
        assert [tile["id"] for tile in made["tiles"]] == [tile["id"] for tile in plain["tiles"]]
        assert set(made["counters"]) >= set(plain["setup"]["counters"])
        for index, side in enumerate(plain["sides"]):
            assert set(made["cards"][side]) >= set(plain["setup"]["cards"][index])
        named = [card["name"] for faces in made["cards"].values() for card in faces.values()]
        assert not any("-" in name and name == name.lower() for name in named)


def test_a_spawn_marker_says_who_enters() -> None:
    plain = games.get("normandy").plain("crossing-the-vire")  # type: ignore[attr-defined]
    made = scene("normandy", plain, Speaker("en"))
    signs = {tile["id"]: [one["sign"] for one in tile["spawns"]] for tile in made["tiles"]}
    assert signs["1A"] == ["B Sni"]
    assert signs["2B"] == [""]
    texts = {tile["id"]: [one["text"] for one in tile["spawns"]] for tile in made["tiles"]}
    assert texts["2B"] == ["all units"]
    assert texts["5A"] == ["Scouts A, Riflemen A, Machine Gunners A"]


@pytest.mark.parametrize(
    ("game", "word"), [SCENARIOS[0], SCENARIOS[4], SCENARIOS[9], SCENARIOS[13], SCENARIOS[-1]]
)
def test_views_of_a_game_fit(game: str, word: str) -> None:
    state = games.get(game).start(word, key_from_seed(11))
    rng = random.Random(word)
    for count in range(900):
        decision = state.decision
        if decision is None:
            break
        if count % 29 == 0:
            check(state)
        side = next(one for one in range(2) if state.options(one))
        sink: list[Event] = []
        state.choose(side, rng.choice(list(state.options(side))), sink)
        for event in sink:
            EVENT.validate_python(event_value(event), strict=True)
    check(state)


def check(state: State) -> None:
    """All three viewpoints of a moment."""
    VIEWS.validate_python([state.view(side) for side in (0, 1, -1)], strict=True)
