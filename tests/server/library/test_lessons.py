"""The lessons: each plays through, frame by frame, in four languages."""

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from fieldcraft.server.lessons import go_on, known, load, played
from tests.server.reading import get


def test_every_game_has_a_lesson() -> None:
    """Nobody has to begin with a rulebook."""
    assert list(known()) == games.keys()
    told = get("/lessons?lang=ru")["lessons"]
    assert [one["game"] for one in told] == games.keys()
    assert all(one["title"] and one["about"] for one in told)


@pytest.mark.parametrize("game", known())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_plays_through(game: str, lang: str) -> None:
    """Each frame is told; what it asks for is lit and leads to the next."""
    told = get(f"/lessons/{game}?lang={lang}")
    frames = told["frames"]
    assert 10 <= len(frames) <= 32
    assert told["scene"]["game"] == game
    lines = 0
    for number, frame in enumerate(frames):
        assert frame["text"].endswith((".", "!", "?", ")"))
        table = frame["table"]
        if number and frames[number - 1]["table"]["viewpoint"] != table["viewpoint"]:
            lines = 0
        assert table["log"]["from"] == lines
        lines += len(table["log"]["lines"])
        if frame["ask"] is None:
            assert table["turn"] is None
        else:
            assert [one["choice"] for one in table["turn"]["options"]] == [frame["ask"]]
            assert table["turn"]["options"][0]["confirm"] is False
    assert frames[0]["ask"] is None
    assert frames[-1]["ask"] is None
    assert sum(frame["ask"] is not None for frame in frames) >= 10


@pytest.mark.parametrize("game", known())
def test_the_texts_differ_from_language_to_language(game: str) -> None:
    """Every frame has a text of its own in each language."""
    texts = [[frame["text"] for frame in played(game, lang)["frames"]] for lang in LANGUAGES]
    for one in zip(*texts, strict=True):
        assert len(set(one)) == len(LANGUAGES)


@pytest.mark.parametrize("game", known())
def test_a_lesson_is_the_same_whatever_the_key(game: str) -> None:
    """Dice and cards are all written down: nothing that a text speaks of is left to chance."""
    lesson = load(game)
    logs = []
    for seed in (0, 1):
        match = Match.from_position(game, lesson.position, key_from_seed(seed))
        for frame in lesson.frames[:-2]:
            if frame.ask is not None:
                match.choose(frame.side, frame.ask)
            for step in frame.after:
                for side, words in step.items():
                    match.choose(side, words)
        logs.append([event for _, event in match.log("spectator")])
    assert logs[0] == logs[1]


@pytest.mark.parametrize("game", known())
def test_what_a_lesson_points_at_is_there(game: str) -> None:
    """The thing that a text speaks of is on the table then."""
    for frame in played(game, "en")["frames"]:
        kind, _, word = (frame["point"] or "").partition(":")
        view = frame["table"]["view"]
        places = {
            "counter": view.get("counters", {}),
            "unit": view.get("units", {}),
            "card": view["cards"][view["side"]]["hand"].get("cards", ()),
        }
        if kind in places:
            assert word in places[kind], frame["point"]


def test_combat_commander_teaches_all_kinds_of_fighting() -> None:
    """Its player fires in the enemy's Turn, calls artillery, advances and fights a melee."""
    lesson = load("combat-commander")
    match = Match.from_position("combat-commander", lesson.position, key_from_seed(0))
    for frame in lesson.frames:
        go_on(match, frame)
    events = [event for _, event in match.log("spectator")]
    assert {"artillery-lands", "advances", "melee"} <= {event.name for event in events}
    actions = [event.fields for event in events if event.name == "plays-action"]
    assert {"side": "axis", "action": "fire", "card": "fire#g-55"} in actions
    asks = {(frame.ask or "").partition(" ")[0] for frame in lesson.frames}
    assert {"order", "fire", "shoot", "at", "to"} <= asks


def test_no_such_lesson() -> None:
    """A game without a lesson is said so."""
    assert get("/lessons/chess", 404)["error"]["code"] == "unknown-lesson"
