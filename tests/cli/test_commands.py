"""A subcommand's module is imported only when it is needed."""

import json
import subprocess
import sys

import typer

from fieldcraft.cli.app import COMMANDS, GROUPS, build, needed
from fieldcraft.cli.terminal import open_terminal


def test_every_module_adds_the_commands_it_is_listed_for() -> None:
    found = typer.main.get_command(build(open_terminal("en"), []))
    assert list(found.commands) == [*COMMANDS, *GROUPS]  # type: ignore[attr-defined]
    for name in [*COMMANDS, *GROUPS]:
        alone = typer.main.get_command(build(open_terminal("en"), [name]))
        assert name in alone.commands  # type: ignore[attr-defined]


def test_an_unknown_command_is_looked_for_among_all() -> None:
    assert needed(["shwo"]) == needed([]) == []
    app = build(open_terminal("en"), ["shwo"])
    assert [one.name for one in app.registered_commands] == list(COMMANDS)
    assert [one.name for one in app.registered_groups] == list(GROUPS)


def test_the_version_is_told_without_loading_a_game() -> None:
    ask = (
        "import json, sys; from fieldcraft.cli.start import run; run(['--version']);"
        "print(json.dumps([name for name in sys.modules if name.startswith('fieldcraft.games.')]))"
    )
    told = subprocess.run(
        [sys.executable, "-c", ask], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert told[0].startswith("fieldcraft ")
    assert json.loads(told[1]) == []


def test_the_package_is_a_command_too() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "fieldcraft", "--version"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.startswith("fieldcraft ")
