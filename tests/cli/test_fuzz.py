"""Whatever is typed, as arguments or at the table, is answered and never a traceback."""

import io
from contextlib import redirect_stderr, redirect_stdout, suppress
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fieldcraft.bots import make
from fieldcraft.cli.start import run
from tests.cli.deserts import CROWDED, in_the_desert
from tests.cli.tables import at, seat

FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

TOKENS = st.sampled_from([
    "games", "scenarios", "show", "play", "replay", "drill", "check", "campaign", "start", "score",
    "north-africa", "barce", "it", "adjustOnRally=false", "continue", "normandy", "la-raye",
    "1", "-1", "99", "--json", "--lang", "ru", "--bot", "greedy",
    "--side", "us", "--seed", "--option", "bolsterFog=false", "--resume", "--to", "--verify",
    "--help", "--version", "--", "-", "", ".", "/", "U-503", "--bots", "--record", "x/y",
])  # fmt: skip
ARGUMENTS = st.lists(TOKENS | st.text(max_size=8), max_size=5)

WORDS = st.sampled_from([
    "play rifleman-a", "move", "to 2B", "stop", "end", "attack", "at de:scout-a", "hunker", "yes",
    "no", "1", "2", "3", "undo", "look", "look 17B", "look us:", "look deck deck deck", "why",
    "why to", "help", "help U-", "log", "board", "hand", "why bid", "-1", "0", "take", "play",
])  # fmt: skip
LINES = st.lists(WORDS | st.text(max_size=12).map(lambda text: text.replace("\n", " ")), max_size=8)

DESERT_WORDS = st.sampled_from([
    "play engineer", "play sergeant", "enter it:scout-car 3", "enter it:scout-car 9", "exit",
    "shift 2", "shift x", "seat drive", "seat", "switch lrdg:scout", "switch", "demolition",
    "at aircraft", "at it:medium-tank", "wound it:tank-gunner-t", "wound", "pin", "mark 16A",
    "repair", "unit it:scout-car", "escape", "to 15B", "stop", "hunker", "yes", "1", "5", "undo",
    "look it:medium-tank", "look aircraft", "look lrdg:", "why seat drive", "why enter", "board",
    "why enter it:medium-tank 1", "end", "help NA-4",
])  # fmt: skip
DESERT_LINES = st.lists(DESERT_WORDS | st.text(max_size=9).map(lambda t: t.replace("\n", " ")),
                        max_size=8)  # fmt: skip

POSITION: dict[str, Any] = {
    "scenario": "la-raye",
    "active": "us",
    "us": {"hand": {"rifleman-a": 1, "squad-leader-a": 1, "fog-of-war": 1}, "deck": ["scout-a"]},
}


@FUZZ
@given(ARGUMENTS)
def test_arguments(arguments: list[str]) -> None:
    """Every list of arguments is done, refused with 2, or ends with its input."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO("")):
        code = run(arguments)
    assert code in (0, 1, 2), (arguments, err.getvalue())
    assert "Traceback" not in err.getvalue()


@FUZZ
@given(LINES)
def test_lines_at_the_table(lines: list[str]) -> None:
    """Whatever is typed, the table goes on until the input ends or somebody has won."""
    table, paper = seat(at(POSITION), "en", {1: make("random", 1)})
    typed = "".join(f"{line}\n" for line in lines)
    with patch("sys.stdin", io.StringIO(typed)), pytest.raises(EOFError):
        table.play()
    assert "us> " in paper.getvalue()


@FUZZ
@given(DESERT_LINES)
def test_lines_at_a_table_in_the_desert(lines: list[str]) -> None:
    """The same with vehicles, seats and structures."""
    table, paper = seat(in_the_desert(CROWDED), "en", {1: make("random", 1)})
    typed = "".join(f"{line}\n" for line in lines)
    with patch("sys.stdin", io.StringIO(typed)), suppress(EOFError):
        table.play()
    assert "lrdg> " in paper.getvalue()
