"""Starting the command is quick: nothing is loaded that a command does not need."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("arguments", "without"),
    [
        (["show", "--help"], "record.drills.tables"),
        (["games"], "content.loader"),
        (["terminal", "--help"], "content.loader"),
        (["scenarios", "normandy"], "games.combat_commander"),
        (["show", "normandy", "1"], "games.combat_commander"),
        (["drill", "UN-806"], "games.combat_commander"),
        (["drill", "UN-806"], "undaunted.drills.north_africa"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_a_command_loads_only_what_it_needs(arguments: list[str], without: str) -> None:
    """Neither drills nor tables of content, and no game that is not asked for."""
    code = f"""
import sys
from fieldcraft.cli.start import run
assert run({arguments!r}) == 0
print([name for name in sys.modules if {without!r} in name], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"
    assert done.stdout
