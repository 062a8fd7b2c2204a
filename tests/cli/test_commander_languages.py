"""Combat Commander in every language: screens of whole games, to the last message."""

import io
import random
import re
from collections import defaultdict
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from rich.segment import Segment

from fieldcraft import games
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.table.ending import end_screen
from fieldcraft.cli.table.screen import whole_screen
from fieldcraft.cli.table.table import Table
from fieldcraft.cli.terminal import Terminal, dress, make_console
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match
from tests.budget import budget
from tests.cli.commanders import GAME, MEETING, on_the_map
from tests.cli.conftest import Call
from tests.cli.tables import seat, type_in

SCENARIOS = games.get(GAME).scenarios()
SIZES = ((80, 40), (100, 50), (60, 30), (150, 70))
DECISIONS = budget(60, 110)
EVERY = 9
WORDS = ("axis:", "allies:", "#g-", "#r-", "#a-")


def tables(match: Match, width: int, height: int) -> list[tuple[Terminal, Table]]:
    """The match at a table in each language."""
    made = []
    for lang in LANGUAGES:
        console = make_console(
            io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
        )
        terminal = dress(console, console, Speaker(lang, game="combat-commander"))
        made.append((terminal, Table(terminal, match, scene_of_match(terminal.speaker, match), {})))
    return made


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_screen_of_a_game_can_be_said(scenario: str) -> None:
    """Random play: strict messages, no line too wide, and no word of the engine for a name."""
    place = SCENARIOS.index(scenario)
    match = Match.start(GAME, scenario, key_from_seed(place))
    choices = random.Random(place)
    seated = tables(match, *SIZES[place % len(SIZES)])
    told = 0
    heard: dict[tuple[str, str], set[str]] = defaultdict(set)
    for number in range(DECISIONS):
        if match.outcome is not None:
            break
        side = match.waiting[0]
        terminal, table = seated[number % len(seated)]
        if number % EVERY == 0:
            table.seen[side] = told
            told = len(match.steps)
            screen = whole_screen(terminal, table.page(side))
            lines = terminal.console.render_lines(screen, pad=False)
            assert all(Segment.get_line_length(line) <= terminal.width for line in lines)
        view = match.view(side)
        assert table.scene.prompt(terminal.speaker, view) != view["question"]
        words = [match.state.word(option) for option in match.state.options(side)]
        said_already = heard[terminal.speaker.lang, view["question"]]
        for word in set(words) - said_already:
            said_already.add(word)
            said = table.scene.option(terminal.speaker, view, word)
            assert said != word
            assert not any(raw in said for raw in WORDS)
        quick = [word for word in words if word in ("quick", "ready")]
        match.choose(side, quick[0] if quick else choices.choice(words))


@cache
def finished() -> Match:
    """A game played at random to its end."""
    match = Match.start(GAME, "lipki-farm", key_from_seed(4), {"quickSetup": True})
    choices = random.Random(4)
    while match.outcome is None:
        side = match.waiting[0]
        match.choose(side, match.state.word(choices.choice(match.state.options(side))))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told(lang: str) -> None:
    """Who won and why, points, objectives, casualties and the length."""
    match = finished()
    table, paper = seat(match, lang)
    say, view = table.terminal.say, match.view(SPECTATOR)
    table.terminal.console.print(end_screen(table.terminal, table.scene, view, len(match.steps)))
    shown = paper.getvalue()
    length = say("end-length-turns", number=view["turn"], count=len(match.steps))
    for text in (length, say("heading-vp"), say(f"reason-{view['outcome']['reason']}")):
        assert text in shown
    assert f"{view['losses']['axis']}/{view['surrender']['axis']}" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_looking_helping_and_asking_why(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Strict messages: whatever is asked at the table is answered in the language."""
    type_in(
        monkeypatch, "look E8", "look H6", "look E8 E6", "look A1 O10", "look axis:rifle-3",
        "look axis:lieutenant-y-1", "look medium-mg-2", "look fire#g-61", "look deck", "look time",
        "look discard", "look unseen", "look", "look X9", "board", "help", "help CC-O21.a",
        "why to C3", "standing", "setup", "hand", "log",
    )  # fmt: skip
    table, paper = seat(on_the_map(MEETING), lang)
    table.sitting = 0
    with pytest.raises(EOFError):
        table.play()
    assert table.terminal.say("about-no-sight") in paper.getvalue()
    assert table.terminal.say("terrain-woods") in paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_scenarios_are_told(call: Call, lang: str) -> None:
    """Lists, briefings, forces and special rules come without a missing message."""
    english = call("scenarios", GAME, "--lang", "en").out
    called = call("scenarios", GAME, "--lang", lang)
    assert called.code == 0
    assert (called.out == english) == (lang == "en")
    for scenario in ("2", "6", "9", "12"):
        shown = call("show", GAME, scenario, "--lang", lang)
        assert shown.code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_the_map_are_letters_of_the_name(lang: str) -> None:
    """Whoever reads the name in a list finds its counter on the map; no two have the same."""
    speaker = Speaker(lang, game="combat-commander")
    voice = resources.files("fieldcraft.games.combat_commander.voice")
    names = Path(str(voice)) / f"catalogues/{lang}/cli.ftl"
    words = re.findall(r"^letters-(\S+) =", names.read_text(encoding="utf-8"), re.MULTILINE)
    letters = {word: speaker.say(f"letters-{word}") for word in words}
    assert len(set(letters.values())) == len(words)
    for word, short in letters.items():
        assert set(short.casefold()) <= set(speaker.say(f"unit-{word}").casefold()), word
