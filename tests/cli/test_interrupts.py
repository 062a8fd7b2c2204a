"""Ctrl-C at any moment: the command ends with 130, or has ended already, and shows no traceback."""

import os
import random
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.budget import budget
from tests.cli.screens import PATIENCE, environment

LAUNCH = """
import os, signal
from fieldcraft.cli import main
signal.signal(signal.SIGINT, lambda *_: os._exit(130))  # until `main` is in charge
os.write(2, b"ready\\n")
main()
"""
DISGUISE = """
import os, signal
from fieldcraft.cli import main, start

def disguise(*_):
    try:
        os.kill(os.getpid(), signal.SIGINT)
    except KeyboardInterrupt:
        raise ValueError("a faulty schema")

start.build = disguise
main()
"""
"""A library that is interrupted and tells of something else."""
STRING = """
import os, signal
from fieldcraft.cli import main, start

start.build = lambda *_: exec("os.kill(os.getpid(), signal.SIGINT)")
main()
"""
"""A module that is interrupted in code made from a string, as dataclasses are."""
LIVES = {
    "looking": ["scenarios"],
    "misused": ["scenarios", "--what"],
    "simulating": ["simulate", "normandy", "1", "--games", "6"],
    "on two processes": ["simulate", "normandy", "1", "--games", "6", "--jobs", "2"],
}


def heed() -> None:
    """Let Ctrl-C count, whoever started the tests: a shell in the background shuts it out."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def begin(folder: Path, arguments: list[str]) -> subprocess.Popen[bytes]:
    """A command that has just reached `main`, in a process group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-c", LAUNCH, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(),
        start_new_session=True,
        preexec_fn=heed,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == b"ready\n"
    return process


def assert_all_gone(group: int) -> None:
    """Nothing that the command started lives on."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("a process lives on")


@pytest.mark.parametrize("life", LIVES)
def test_ctrl_c_at_any_moment_of_a_life(tmp_path: Path, life: str, fresh: random.Random) -> None:
    """While modules load, while the command works, while the process ends."""
    begun = time.monotonic()
    with begin(tmp_path, LIVES[life]) as whole:
        _, said = whole.communicate()
        status = whole.returncode
    length = time.monotonic() - begun
    assert b"Traceback" not in said
    for _ in range(budget(2, 40)):
        moment = fresh.uniform(0, length)
        with begin(tmp_path, LIVES[life]) as process:
            assert process.stderr is not None
            select.select([process.stderr], [], [], moment)
            os.killpg(process.pid, signal.SIGINT)
            _, said = process.communicate()
        assert process.returncode in {130, status}, f"after {moment:.4f} s: {said.decode()}"
        assert b"Traceback" not in said, f"after {moment:.4f} s: {said.decode()}"
        assert b"ignored" not in said, f"after {moment:.4f} s: {said.decode()}"
        assert_all_gone(process.pid)


def test_an_interrupt_that_a_library_tells_as_its_own_error_is_one_still(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", DISGUISE, "scenarios"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(),
        preexec_fn=heed,
        check=False,
    )
    assert ran.returncode == 130, ran.stderr
    assert "schema" not in ran.stderr


def test_an_interrupt_while_a_class_is_made_gives_the_same_status(tmp_path: Path) -> None:
    """Python itself would end `python -m` by the signal where such code was interrupted."""
    (tmp_path / "interrupted.py").write_text(STRING, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "interrupted", "scenarios"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(),
        preexec_fn=heed,
        check=False,
    )
    assert ran.returncode == 130, ran.stderr


def test_the_entry_point_is_in_charge_before_anything_is_loaded() -> None:
    """Importing the command loads next to nothing; `main` loads the rest, interruptible."""
    code = "import sys; before = set(sys.modules); import fieldcraft.cli; "
    code += "print(*sorted(set(sys.modules) - before))"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment()
    )
    ours = {"fieldcraft", "fieldcraft.cli", "fieldcraft.cli.entry"}
    assert {name for name in ran.stdout.split() if name.startswith("fieldcraft")} == ours
    assert not {"typer", "rich", "pydantic"} & set(ran.stdout.split())
