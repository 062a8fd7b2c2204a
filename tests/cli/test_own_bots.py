"""Custom bots at the table and in numbers: their mistakes are theirs, and lose nothing."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from tests.cli.conftest import Call

RAISING, ANSWERING = "tests.bots.own:Raising", "tests.bots.own:Answering"


def test_a_bot_that_raises_loses_nothing(call: Call, tmp_path: Path) -> None:
    """The message names bot, question and exception; the record holds every choice."""
    path = tmp_path / "x.record"
    called = call("terminal", "normandy", "1", "--bot", RAISING, "--seed", 1, "--record", path,
                  typed="1\n" + "end\n" * 3)  # fmt: skip
    assert called.code == 2, called
    assert f"the bot {RAISING} fails at the question play: IndexError" in called.err
    assert "our mistake" not in called.err
    kept = Match.load(path)
    assert {"us", "de"} == {entry.who for entry in kept.entries}


def test_a_resumed_match_is_kept_in_its_file(call: Call, tmp_path: Path) -> None:
    """What was played on from a record stands in it, although only --record writes each choice."""
    path = tmp_path / "x.record"
    call("terminal", "normandy", "1", "--bot", "random", "--seed", 1, "--record", path, typed="")
    before = len(Match.load(path).entries)
    called = call("terminal", "--resume", path, "--bot", RAISING, typed="1\n" + "end\n" * 3)
    assert called.code == 2, called
    assert "Saved to" in called.err
    assert before < len(Match.load(path).entries)


@pytest.mark.parametrize(("lang", "jobs"), [*((lang, 1) for lang in LANGUAGES), ("ru", 2)])
def test_simulate_names_the_bot_that_fails(call: Call, lang: str, jobs: int) -> None:
    """In every language, from one process or several."""
    called = call("simulate", "normandy", "1", "--games", 2, "--jobs", jobs, "--bots", "random",
                  ANSWERING, "--lang", lang)  # fmt: skip
    assert called.code == 2, called
    for part in (ANSWERING, "bid", "'bid scout-a'", "seat.options"):
        assert part in called.err


def test_a_bot_that_cannot_be_made(call: Call) -> None:
    """The reason is told where it is played against and where it is simulated."""
    name = "tests.bots.own:Unmakeable"
    for arguments in (["terminal", "normandy", "1", "--bot", name],
                      ["simulate", "normandy", "1", "--bots", name, "random"]):  # fmt: skip
        called = call(*arguments)
        assert called.code == 2, called
        assert "making it fails with RuntimeError: no weights" in called.err


def test_the_details_are_there_for_who_wrote_the_bot(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the variable that the message names, the exception comes through."""
    monkeypatch.setenv("FIELDCRAFT_TRACEBACK", "1")
    with pytest.raises(ValueError, match="fails at the question") as caught:
        call("simulate", "normandy", "1", "--games", 1, "--bots", RAISING, "random")
    assert isinstance(caught.value.__cause__, IndexError)


def test_a_bot_in_the_current_folder_is_found(tmp_path: Path) -> None:
    """As the guide says, by the installed command, which has no folder of its own on its path."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    bot = next(one for one in re.findall(r"```python\n(.*?)```", page, re.S) if "class " in one)
    (tmp_path / "marksman.py").write_text(bot, encoding="utf-8")
    names = ["--bots", "marksman:Marksman", "random"]
    command = [sys.executable, "-P", "-m", "fieldcraft", "simulate", "normandy", "1", *names]
    for jobs in ("1", "2"):
        done = subprocess.run(
            [*command, "--games", "2", "--limit", "40", "--jobs", jobs, "--json"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["bots"][0] == "marksman:Marksman"
