"""Whatever is typed, as arguments or at the table, is answered and never a traceback."""

import io
from contextlib import redirect_stderr, redirect_stdout, suppress
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st

from fieldcraft.bots import make
from fieldcraft.cli.start import run
from tests.budget import budget
from tests.cli.commanders import MEETING, on_the_map
from tests.cli.deserts import CROWDED, in_the_desert
from tests.cli.tables import at, seat
from tests.strategies import tried

EXAMPLES = budget(25, 100)

TOKENS = st.sampled_from([
    "games", "scenarios", "show", "terminal", "replay", "drill", "check", "campaign", "start",
    "score", "--from", "server", "recheck", "--tried", "us: end", "--out",
    "north-africa", "barce", "it", "adjustOnRally=false", "continue", "normandy", "la-raye",
    "1", "-1", "99", "--json", "--lang", "ru", "--bot", "greedy",
    "--side", "us", "--seed", "--option", "bolsterFog=false", "--resume", "--to", "--verify",
    "--help", "--version", "--", "-", "", ".", "/", "U-503", "--bots", "--record", "x/y",
    "combat-commander", "generate", "--generate", "--year", "1944", "--size", "axis",
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

MAP_WORDS = st.sampled_from([
    "order move#g-25", "order fire#g-61", "order recover#g-5", "order", "unit axis:rifle-3",
    "unit axis:", "unit", "to E9", "e7", "to Z9", "stop", "pass", "end", "discard fire#g-61",
    "at E6", "shoot", "weapon light-mg-1", "drop light-mg-1", "accept", "none", "1", "3", "undo",
    "look E8", "look E8 E6", "look E8 E6 E7", "look axis:rifle-3", "look deck", "look time",
    "look unseen", "why to C3", "why action fire#g-61", "setup", "setup save", "setup load x",
    "standing never ask react until turn 3", "standing off", "board", "hand", "help CC-O21",
])  # fmt: skip
MAP_LINES = st.lists(MAP_WORDS | st.text(max_size=9).map(lambda t: t.replace("\n", " ")),
                     max_size=8)  # fmt: skip

POSITION: dict[str, Any] = {
    "scenario": "la-raye",
    "active": "us",
    "us": {"hand": {"rifleman-a": 1, "squad-leader-a": 1, "fog-of-war": 1}, "deck": ["scout-a"]},
}


@tried(EXAMPLES, ARGUMENTS)
def test_arguments(arguments: list[str]) -> None:
    """Every list of arguments is done, refused with 2, or ends with its input."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO("")):
        code = run(arguments)
    assert code in (0, 1, 2), (arguments, err.getvalue())
    assert "Traceback" not in err.getvalue()


@tried(EXAMPLES, LINES)
def test_lines_at_the_table(lines: list[str]) -> None:
    """Whatever is typed, the table goes on until the input ends, somebody leaves or has won."""
    table, paper = seat(at(POSITION), "en", {1: make("random", 1)})
    typed = "".join(f"{line}\n" for line in lines)
    with patch("sys.stdin", io.StringIO(typed)), suppress(EOFError):
        table.play()
    assert "us> " in paper.getvalue()


@tried(EXAMPLES, DESERT_LINES)
def test_lines_at_a_table_in_the_desert(lines: list[str]) -> None:
    """The same with vehicles, seats and structures."""
    table, paper = seat(in_the_desert(CROWDED), "en", {1: make("random", 1)})
    typed = "".join(f"{line}\n" for line in lines)
    with patch("sys.stdin", io.StringIO(typed)), suppress(EOFError):
        table.play()
    assert "lrdg> " in paper.getvalue()


@tried(EXAMPLES, MAP_LINES)
def test_lines_at_the_hex_map(lines: list[str]) -> None:
    """The same with orders, hexes, windows and kept set-ups."""
    table, paper = seat(on_the_map(MEETING), "en", {1: make("random", 1)})
    typed = "".join(f"{line}\n" for line in lines)
    with patch("sys.stdin", io.StringIO(typed)), suppress(EOFError):
        table.play()
    assert "axis> " in paper.getvalue()
