"""Combat Commander in a real terminal: a scripted opening, hidden set-ups, small screens."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from fieldcraft.cli.drawing.palette import PLAIN_SIGNS, Signs
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import Forecast
from fieldcraft.games.combat_commander.terminal.notes import MOST, odds_notes
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match
from tests.budget import FULL
from tests.cli.commanders import GAME
from tests.cli.screens import Screen


def test_an_opening_against_a_bot(tmp_path: Path) -> None:
    """Set-up, an order, undo, a look, bad input, save, and the match is taken up again."""
    size = (50, 120)
    arguments = ("terminal", GAME, "1", "--bot", "random", "--side", "axis", "--seed", "3")
    with Screen(tmp_path, *arguments, size=size) as screen:
        screen.expect("Press Enter")
        screen.type("")
        first = screen.expect("axis> ")
        assert "Set up: choose what to place next" in first
        assert "/A1♣   \\      /C1" in first
        screen.type("place axis:rifle-3")
        assert "►H9" in screen.expect("axis> ")
        screen.type("h9")
        assert "●Ri" in screen.expect("axis> ")
        screen.type("undo")
        assert "choose a hex" in screen.expect("axis> ")
        screen.type("h9")
        screen.expect("axis> ")
        screen.type("quick")
        screen.expect("axis> ")
        screen.type("ready")
        screen.expect("Give up the Initiative card")
        screen.type("none")
        shown = screen.expect("Give an Order or pass(.|\n)*axis> ")
        assert "Turn 2: Axis" in shown
        screen.type("look E8 H8")
        assert "From E8 to H8: 3" in screen.expect("axis> ")
        screen.type("order banana")
        screen.expect("There is no card called “banana”|does not|not something")
        screen.expect("axis> ")
        screen.type("help CC-O21.a")
        screen.expect("axis> ")
        screen.type("save here.record")
        screen.expect("Saved to “here.record”")
        screen.expect("axis> ")
        screen.type("quit")
        assert screen.end() == 0
    match = Match.load(tmp_path / "here.record")
    assert [entry.text for entry in match.entries if entry.who == "axis"][:2] == [
        "place axis:rifle-3",
        "to H9",
    ]
    with Screen(tmp_path, "terminal", "--resume", "here.record", size=size) as screen:
        assert "Turn 2: Axis" in screen.expect("axis> ")
        screen.type("quit")
        assert screen.end() == 0


def test_two_people_set_up_out_of_each_other_s_sight(tmp_path: Path) -> None:
    """Nothing of one side's set-up is on the other's screen; both see it when both are ready.

    Clauses: DP-02.
    """
    with Screen(tmp_path, "terminal", GAME, "1", "--seed", "3", size=(50, 100)) as screen:
        screen.expect("Press Enter")
        screen.type("")
        screen.expect("Axis. The other player looks away")
        screen.type("")
        screen.expect("axis> ")
        for word in ("quick", "ready"):
            screen.type(word)
        between = screen.expect("Allies. The other player looks away")
        cleared = screen.raw.rindex("\x1b[2J")
        assert "●" not in screen.raw[cleared:]
        assert "Allies" in between
        screen.type("")
        theirs = screen.expect("allies> ")
        assert "●" not in theirs
        screen.type("quick")
        own = screen.expect("allies> ")
        assert "○Ri" in own
        assert "●" not in own
        screen.type("ready")
        screen.expect("looks away")
        screen.type("")
        assert "●Ri" in screen.expect("axis> ")


@pytest.mark.parametrize("lang", LANGUAGES if FULL else ["ru"])
def test_the_table_speaks_every_language(tmp_path: Path, lang: str) -> None:
    """Set-up and the first question at 80 columns, without a missing message."""
    arguments = ("terminal", GAME, "1", "--bot", "random", "--seed", "3")
    with Screen(tmp_path, *arguments, size=(45, 80), FIELDCRAFT_LANG=lang) as screen:
        screen.expect(re.escape(Speaker(lang).say("press-enter")))
        screen.type("")
        first = screen.expect("axis> ")
        assert Speaker(lang, game="combat-commander").say("prompt-placing") in first
        assert "/A1♣ \\    /C1" in first
        assert all(len(line) <= 80 for line in first.splitlines())
        screen.type("quick")
        screen.expect("axis> ")
        screen.type("ready")
        screen.expect("axis> ")
        screen.type("board")
        screen.expect("axis> ")
        screen.type("quit")
        screen.expect("> ")
        screen.type("no")
        assert screen.end() == 0


@pytest.mark.parametrize("signs", [Signs(), PLAIN_SIGNS], ids=["signs", "letters"])
def test_odds_of_more_targets_than_are_told(signs: Signs) -> None:
    """The first few, and a sign that there are more, in brief and in full."""
    terminal = Terminal(Console(), Console(), Speaker("en", game=GAME), signs)
    met = [Forecast(f"A{n}", "fire", (), 0, 2, (1, 6), "broken") for n in range(1, MOST + 2)]
    for brief in (True, False):
        told = " ".join(note.plain for note in odds_notes(terminal, met, brief=brief))
        assert f"A{MOST}:" in told
        assert f"A{MOST + 1}:" not in told
        assert told.endswith(f" {signs.more}")
        assert signs.more not in str(odds_notes(terminal, met[:MOST], brief=brief)[-1])
