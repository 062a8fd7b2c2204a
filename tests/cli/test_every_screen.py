"""Every game in every language: the screens of whole games, to the last message."""

import io
import random
from collections import defaultdict

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

RAW = {
    "north-africa": ("lrdg:", "it:"),
    "combat-commander": ("axis:", "allies:", "#g-", "#r-", "#a-"),
}
"""By game, what only the engine's words have."""
SCENARIOS = [(game, scenario) for game in RAW for scenario in games.get(game).scenarios()]
SIZES = ((80, 40), (100, 50), (60, 30), (150, 70))
DECISIONS = budget(60, 110)
EVERY = 9


def tables(match: Match, width: int, height: int) -> list[tuple[Terminal, Table]]:
    """The match at a table in each language."""
    made = []
    for lang in LANGUAGES:
        console = make_console(
            io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
        )
        terminal = dress(console, console, Speaker(lang, game=match.header.game))
        made.append((terminal, Table(terminal, match, scene_of_match(terminal.speaker, match), {})))
    return made


@pytest.mark.long
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_screen_of_a_game_can_be_said(game: str, scenario: str) -> None:
    """Random play: strict messages, no line too wide, and no word of the engine for a name."""
    place = games.get(game).scenarios().index(scenario)
    match = Match.start(game, scenario, key_from_seed(place))
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
        view, voice = match.view(side), table.scene.voice
        assert voice.prompt(terminal.speaker, view) != view["question"]
        words = [match.state.word(option) for option in match.state.options(side)]
        said_already = heard[terminal.speaker.lang, view["question"]]
        for word in set(words) - said_already:
            said_already.add(word)
            said = voice.option(terminal.speaker, view, word)
            assert said != word
            assert not any(raw in said for raw in RAW[game])
        quick = [word for word in words if word in ("quick", "ready")]
        match.choose(side, quick[0] if quick else choices.choice(words))
    if match.outcome is not None:
        terminal, table = seated[place % len(seated)]
        screen = end_screen(terminal, table.scene, match.view(SPECTATOR), len(match.steps))
        assert terminal.console.render_lines(screen)
