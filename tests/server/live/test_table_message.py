"""The message `table`: questions, answers, warnings, log, in every language."""

import re

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker, tell_event
from fieldcraft.record.match import Match
from fieldcraft.server.live.messages.table import TableComposer, compose
from tests.games.enrolled import KEYS
from tests.games.players import lively_option
from tests.i18n.catalogue import all_messages
from tests.server.live.test_viewpoint_log import play, played

ROLES = {"aside", "main", "pass", "minor"}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_every_language(key: str, lang: str) -> None:
    """Nothing is left unsaid through a lively game: no id stands where a text should be."""
    match = Match.start(key, games.get(key).scenarios()[2], key_from_seed(7))
    composer = TableComposer(match)
    strict = Speaker(lang, strict=True, game=key)
    told = 0
    for number in play(match, 120, 7):
        if number % 5:
            continue
        for viewpoint in (*match.sides, "spectator"):
            message = composer.compose(viewpoint, lang, told)
            assert message["moment"]
            for line in message["log"]["lines"]:
                event = dict(line["event"])
                name = str(event.pop("event"))
                if "named" in event:
                    event["event"] = event.pop("named")
                text = "".join(part["text"] for part in line["parts"])
                if line["roll"] is not None:
                    assert line["roll"]["text"] in text
                    continue
                assert text == tell_event(strict, name, event)
            if message["turn"]:
                assert message["turn"]["prompt"]
                choices = [option["choice"] for option in message["turn"]["options"]]
                assert sorted(match.options(viewpoint)) == sorted(choices)
                for option in message["turn"]["options"]:
                    assert option["label"]
                    assert option["role"] in ROLES
                    assert option["warning"] is None or option["warning"].endswith((".", "?"))
            else:
                assert viewpoint not in [match.sides[side] for side in match.waiting]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_is_told_what_the_first_question_means(key: str, lang: str) -> None:
    """In a sentence or two below the question, in the reader's language."""
    match = Match.start(key, games.get(key).scenarios()[0], key_from_seed(7))
    turn = compose(match, match.sides[match.waiting[0]], lang)["turn"]
    assert turn["coach"].endswith(".")
    assert turn["coach"] not in turn["prompt"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_coaches_say_belongs_to_a_question(lang: str) -> None:
    """Else nobody would ever read it."""
    speaker = Speaker(lang)
    coaches = [name for _, name, _ in all_messages(lang) if name.startswith("coach-")]
    assert coaches
    prompts = [one.replace("coach", "prompt", 1) for one in coaches]
    bare = [re.sub("step-.*", "step", one) for one in prompts]
    assert [one for one in bare if not speaker.has(one)] == []


def test_names_in_the_log_point_at_the_board() -> None:
    """A name is a part of its own, with the ref that the board knows it by."""
    match = played("combat-commander", 150)
    lines = compose(match, "spectator", "ru")["log"]["lines"]
    refs = {part["ref"] for line in lines for part in line["parts"] if "ref" in part}
    kinds = {ref.partition(":")[0] for ref in refs}
    assert {"unit", "hex", "card"} <= kinds
    units = match.view("spectator")["units"]
    assert {ref for ref in refs if ref.startswith("unit:")} & {f"unit:{unit}" for unit in units}


def test_rounds_and_turns_are_marked() -> None:
    """A reader can leave off where a round or a turn begins."""
    lines = compose(played("normandy", 60), "us", "en")["log"]["lines"]
    assert {"round", "turn", None} == {line["mark"] for line in lines}


def test_ending_the_turn_with_cards_left_is_asked_again() -> None:
    """With a card that could be played, `end` needs a second yes; with none it does not."""
    match = Match.start("normandy", "la-raye", key_from_seed(1))
    seen = set()
    for _ in play(match, 200, 1):
        side = match.waiting[0] if match.waiting else -1
        if side < 0 or match.state.question(side) != "play":
            continue
        turn = compose(match, match.sides[side], "en")["turn"]
        end = next(one for one in turn["options"] if one["choice"] == "end")
        playable = len(turn["options"]) > 1
        assert end["confirm"] is playable
        assert bool(end["warning"]) is playable
        assert end["role"] == "pass"
        seen.add(playable)
    assert seen == {True, False}


def test_who_is_waited_for_is_said() -> None:
    """Whoever is not asked reads whom the table waits for; whoever is asked reads the question."""
    match = played("normandy", 30)
    while len(match.waiting) != 1:
        match.take(
            match.waiting[0],
            lively_option(match.state, match.waiting[0], Chance(key_from_seed(1))),
        )
    mine, other = match.sides[match.waiting[0]], match.sides[1 - match.waiting[0]]
    assert compose(match, mine, "en")["waiting"] == {"sides": [mine], "text": ""}
    waiting = compose(match, other, "en")["waiting"]
    assert waiting["sides"] == [mine]
    assert waiting["text"].startswith("Waiting for ")
    assert compose(match, other, "en")["turn"] is None


def test_the_end_is_told() -> None:
    """A match that was given up asks nothing more and says who won and why."""
    match = played("normandy", 30)
    match.resign("us")
    table = compose(match, "us", "en")
    assert table["turn"] is None
    assert table["can_undo"] is False
    end = table["status"]["outcome"]
    assert (end["winner"], end["reason"]) == ("de", "resign")
    assert end["text"] == "Germany wins: the opponent resigned"
    assert table["waiting"]["text"] == "The game is over"


def test_a_made_scenario_is_not_sent_with_every_table() -> None:
    """Whoever draws a table has the scene; the view only names the scenario."""
    match = Match.start("combat-commander", "random-7", key_from_seed(1))
    view = compose(match, "axis", "en")["view"]
    assert isinstance(view["scenario"], str)
