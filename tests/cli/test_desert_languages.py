"""North Africa in every language: every screen of whole games, to the last message."""

import io
import random
from collections import defaultdict

import pytest
from rich.segment import Segment

from fieldcraft import games
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.table.ending import end_screen
from fieldcraft.cli.table.screen import question_part, whole_screen
from fieldcraft.cli.table.table import Table
from fieldcraft.cli.terminal import Terminal, dress, make_console
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match
from tests.budget import budget
from tests.cli.conftest import Call
from tests.cli.deserts import CROWDED, DRIVE, Position, in_the_desert
from tests.cli.tables import seat, type_in

SCENARIOS = games.get("north-africa").scenarios()
SIZES = ((80, 40), (100, 50), (60, 30), (120, 60))
DECISIONS = budget(60, 110)
EVERY = 9


def tables(match: Match, width: int, height: int) -> list[tuple[Terminal, Table]]:
    """The match at a table in each language."""
    made = []
    for lang in LANGUAGES:
        console = make_console(
            io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
        )
        terminal = dress(console, console, Speaker(lang, game="north-africa"))
        made.append((terminal, Table(terminal, match, scene_of_match(terminal.speaker, match), {})))
    return made


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_screen_of_a_game_can_be_said(scenario: str) -> None:
    """Random play: strict messages, no line too wide, and no word of the engine for a name."""
    place = SCENARIOS.index(scenario)
    match = Match.start("north-africa", scenario, key_from_seed(place))
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
        said_already = heard[terminal.speaker.lang, view["question"]]
        for words in {match.state.word(option) for option in match.state.options(side)}:
            if words in said_already:
                continue
            said_already.add(words)
            said = table.scene.option(terminal.speaker, view, words)
            assert said != words
            assert not any(f"{word}:" in said for word in match.sides)
        match.choose(side, match.state.word(choices.choice(match.state.options(side))))
    if match.outcome is not None:
        terminal, table = seated[place % len(seated)]
        screen = end_screen(terminal, table.scene, match.view(SPECTATOR), len(match.steps))
        assert terminal.console.render_lines(screen)


ASKED: dict[str, tuple[Position, tuple[str, ...]]] = {
    "use": (DRIVE, ("play scout",)),
    "use-adjusted": (DRIVE, ("play scout", "shift 2")),
    "step": (DRIVE, ("play scout", "seat drive")),
    "adjust": (DRIVE, ("play sniper", "conceal")),
    "mark": (DRIVE, ("play scout", "shift 2", "seat navigate")),
    "aim": (DRIVE, ("play sniper", "attack")),
    "repair": (CROWDED, ("play engineer", "repair")),
    "wound": (CROWDED, ("play engineer", "demolition", "at it:medium-tank")),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("frame", ASKED)
def test_every_question_is_put(frame: str, lang: str) -> None:
    """Question, options and notes have their own words in each language."""
    position, words = ASKED[frame]
    match = in_the_desert(position, dice=[9, 9, 9])
    for text in words:
        match.choose("lrdg", text)
    assert match.view("lrdg")["flow"][-1]["frame"] == frame
    table, paper = seat(match, lang)
    table.terminal.console.print(question_part(table.terminal, table.page(0)))
    shown = paper.getvalue()
    assert "lrdg:" not in shown.splitlines()[0]
    if lang != "en":
        english, other = seat(match, "en")
        english.terminal.console.print(question_part(english.terminal, english.page(0)))
        assert shown != other.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_looking_helping_and_asking_why(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Strict messages: whatever is asked at the table is answered in the language."""
    type_in(
        monkeypatch, "look it:medium-tank", "look it:scout-car", "look lrdg:scout", "look hangar",
        "look aircraft", "look 16A", "look tank-driver-t", "look it:light-truck", "board", "help",
        "help NA-409", "why seat drive", "look", "look hangr", "play engineer", "why exit",
        "why enter it:medium-tank 3", "why seat drive", "log",
    )  # fmt: skip
    match = in_the_desert(CROWDED, options={"adjustOnRally": False})
    table, paper = seat(match, lang)
    table.sitting = 0
    with pytest.raises(EOFError):
        table.play()
    names = {"en": "Medium Tank", "ru": "Средний танк", "pt-BR": "Tanque Médio",
             "pl": "Czołg średni"}  # fmt: skip
    assert names[lang] in paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ["scenarios", "north-africa"],
        ["show", "north-africa", "3"],
        ["show", "north-africa", "7"],
        ["show", "north-africa", "9"],
        ["simulate", "north-africa", "6", "--games", "2"],
    ],
)
def test_every_command_speaks_every_language(call: Call, lang: str, command: list[str]) -> None:
    """Lists, briefings, goals and results come without a missing message, and not in English."""
    called = call(*command, "--lang", lang)
    assert called.code == 0
    if lang != "en":
        assert called.out != call(*command, "--lang", "en").out
