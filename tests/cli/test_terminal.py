"""The command in a real terminal, and in poor ones."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.screens import COMMAND, ESCAPES, Screen, environment

ALTERNATE, BACK = "\x1b[?1049h", "\x1b[?1049l"


def ran(
    *arguments: object, typed: bytes = b"", **changes: str
) -> "subprocess.CompletedProcess[bytes]":
    """The command as a process without a terminal."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        env=environment(**changes),
        timeout=200,
        check=False,
    )


def test_a_whole_game_at_a_terminal(tmp_path: Path, tiny: Path) -> None:
    """Two people at one screen play to the end; the screen is cleared between them."""
    with Screen(tmp_path, "terminal", "normandy", tiny, "--seed", "2") as screen:
        screen.expect("Press Enter")
        screen.type("")
        for _ in range(400):
            shown = screen.expect(r"Press Enter\. |us> |de> |\(yes/no\) > ")
            if shown.endswith("Press Enter. "):
                screen.type("")
            elif shown.endswith("(yes/no) > "):
                screen.type("yes")
                break
            else:
                screen.type(answer(shown))
        assert screen.end() == 0
        assert "US wins: reached the required objective points" in screen.raw
        assert "tiny-1.record" in screen.raw
        assert ALTERNATE in screen.raw
        assert BACK in screen.raw
    assert (tmp_path / "tiny-1.record").exists()


def answer(shown: str) -> str:
    """How a simple player answers: Control if it can be had, otherwise on with the turn."""
    pattern = r"^\s*(\d+)  .*?  ((?:play|bid) \S+|control|hunker|end)"
    options: dict[str, str] = dict(re.findall(pattern, shown, re.MULTILINE))
    for number, words in options.items():
        if words.startswith("play rifleman") or words == "control":
            return number
    return next((number for number, words in options.items() if words == "end"), "1")


def test_nothing_of_the_other_hand_is_on_the_screen(tmp_path: Path) -> None:
    """Between the bids the screen is empty but for the name of who sits down.

    Clauses: U-306, U-903.
    """
    with Screen(tmp_path, "terminal", "normandy", "1", "--seed", "5") as screen:
        screen.expect("Press Enter")
        screen.type("")
        screen.expect("US. The other player looks away")
        screen.type("")
        ours = screen.expect("us> ")
        assert "bid " in ours
        screen.press("sniper\x15")  # written, and cut away again
        screen.type("1")
        between = screen.expect("Germany. The other player looks away")
        cleared = screen.raw.rindex("\x1b[2J")
        assert "bid " not in screen.raw[cleared:]
        assert between.count("bid ") == 0
        screen.type("")
        assert "US reveals" not in screen.expect("de> ")
        # the keys for the line typed before and for what was cut away: nothing must come back
        screen.press("\x10\x19\x1by\n")
        after = screen.expect("de> ")
        assert "bid" not in after
        assert "sniper" not in after


@pytest.mark.parametrize("height", [24, 50])
def test_a_hand_is_pushed_off_a_screen_that_cannot_be_cleared(tmp_path: Path, height: int) -> None:
    """Where nothing can be cleared, a screenful of empty lines stands between the players.

    Clauses: U-306, U-903.
    """
    arguments = ("terminal", "normandy", "1", "--seed", "5")
    with Screen(tmp_path, *arguments, size=(height, 100), TERM="dumb") as screen:
        screen.expect("US. The other player looks away")
        screen.type("")
        assert "bid " in screen.expect("us> ")
        screen.type("1")
        between = screen.expect("Germany. The other player")
        on_screen = between.split("\n")[-height:]
        assert len(on_screen) == height
        assert [line for line in on_screen[:-2] if line.strip()] == []
        screen.type("")
        screen.expect("de> ")
        assert "\x1b[" not in re.sub(r"\x1b\[\?2004[hl]", "", screen.raw)


def test_a_tall_board_on_a_small_screen_is_shown_in_parts(tmp_path: Path) -> None:
    """Where two people share a screen that cannot be scrolled, the board waits for Enter."""
    with Screen(tmp_path, "terminal", "normandy", "5", "--seed", "5", size=(20, 80)) as screen:
        for _ in range(2):
            screen.expect("Press Enter")
            screen.type("")
        top = screen.expect("Press Enter")
        assert " 1A " in top
        screen.type("")
        assert " 2B " in screen.expect("us> ")


def test_two_people_in_the_desert(tmp_path: Path) -> None:
    """Vehicles are open to both, hands are not: between the players the screen is cleared.

    Clauses: U-306, U-901, U-903.
    """
    arguments = ("terminal", "north-africa", "3", "--seed", "5")
    with Screen(tmp_path, *arguments, size=(50, 100)) as screen:
        screen.expect("Press Enter")
        screen.type("")
        screen.expect("LRDG. The other player looks away")
        screen.type("")
        ours = screen.expect("lrdg> ")
        assert "Patrol Truck" in ours
        assert "bid " in ours
        screen.type("1")
        screen.expect("Italy. The other player looks away")
        assert "bid " not in screen.raw[screen.raw.rindex("\x1b[2J") :]
        screen.type("")
        theirs = screen.expect("it> ")
        assert "Patrol Truck" in theirs
        assert "LRDG reveals" not in theirs


def test_interrupting_keeps_the_match(tmp_path: Path) -> None:
    """Ctrl-C ends with 130 and tells how to go on."""
    arguments = ("terminal", "normandy", "1", "--bot", "random", "--seed", "5")
    with Screen(tmp_path, *arguments) as screen:
        screen.expect("Press Enter")
        screen.type("")
        screen.expect("us> ")
        screen.type("1")
        screen.expect("us> |us> ")
        assert screen.interrupt() == 130
        assert "--resume la-raye-1.record" in screen.raw
        assert "Traceback" not in screen.raw
    assert (tmp_path / "la-raye-1.record").exists()


def test_replay_steps_forth_and_back(tmp_path: Path) -> None:
    """Enter goes on, b goes back, q leaves."""
    record = tmp_path / "x.record"
    ran("terminal", "normandy", "1", "--bot", "random", "--seed", "3", "--record", record,
        typed=b"1\n1\n")  # fmt: skip
    with Screen(tmp_path, "replay", record) as screen:
        screen.expect(r"0 of \d+")
        screen.type("")
        screen.expect(r"1 of \d+")
        screen.type("b")
        screen.expect(r"0 of \d+")
        screen.type("t")
        screen.expect(r"\d of \d+")
        screen.type("q")
        assert screen.end() == 0


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_none_are_wanted(tmp_path: Path, changes: dict[str, str]) -> None:
    """NO_COLOR and dumb terminals get text without colours; sides can still be told apart."""
    with Screen(tmp_path, "show", "normandy", "1", size=(50, 120), **changes) as screen:
        assert screen.end() == 0
        assert not re.search(r"\x1b\[[0-9;]*3[0-9]", screen.raw)
        shown = ESCAPES.sub("", screen.raw)
        assert "○US" in shown
        assert "●DE" in shown


@pytest.mark.parametrize(
    ("encoding", "lang", "game", "tile"),
    [
        ("ascii", "ru", "normandy", "17B"),
        ("latin-1", "pl", "north-africa", "14B"),
        ("cp437", "en", "normandy", "17B"),
    ],
)
def test_poor_encodings(encoding: str, lang: str, game: str, tile: str) -> None:
    """What the terminal cannot show is left out or replaced, never an error."""
    done = ran("show", game, "1", "--lang", lang, PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert f" {tile} " in done.stdout.decode(encoding)


def test_bytes_that_are_no_text_can_be_typed() -> None:
    """What cannot be read as text is refused like any other nonsense."""
    arguments = ("terminal", "normandy", "1", "--bot", "random")
    done = ran(*arguments, typed=b"look \xff\n\xfe\n", PYTHONIOENCODING="utf-8:strict")
    assert done.returncode == 1
    assert b"The table does not understand" in done.stdout
    assert b"Traceback" not in done.stderr


def test_nobody_reads_on() -> None:
    """A closed pipe ends the command quietly."""
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.run(
        [*COMMAND, "show", "normandy", "1"],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
        timeout=200,
        check=False,
    )
    os.close(writing)
    assert process.stderr == b""


def test_the_input_ends(call: Call) -> None:
    """The end of the input ends the choice of a match, and the match, quietly."""
    done = ran("terminal", "normandy", "1")
    assert done.returncode == 1
    assert b"End of input." in done.stderr
    assert b"Traceback" not in done.stderr
    choosing = call("terminal")
    assert choosing.code == 1
    assert "End of input." in choosing.err


def test_the_environment_chooses_the_language(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """FIELDCRAFT_LANG comes first, then the usual variables."""
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    monkeypatch.setenv("FIELDCRAFT_LANG", "ru")
    assert "Сценарии" in call("games").out
    monkeypatch.setenv("FIELDCRAFT_LANG", "")
    assert "Scenariusze" in call("games").out
