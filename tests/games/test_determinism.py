"""The same key and choices give the same game on every machine, Python and build."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fieldcraft import games
from tests.games import seeded_games
from tests.games.enrolled import ENROLLED, KEYS, ROOT, record, recorded
from tests.games.traits import traits_of

RECORDED = "digests.json"
VERSIONS = ("3.11", "3.12", "3.13")
PLAYER = Path(seeded_games.__file__)


@pytest.mark.both
@pytest.mark.parametrize("key", KEYS)
def test_seeded_games_have_the_recorded_digests(key: str, update_golden: bool) -> None:
    """Every scenario's seeded games pass through the recorded states, on the build in use."""
    game = games.get(key)
    found = seeded_games.digests(game, game.scenarios(), traits_of(key).seeded)
    if update_golden:
        record(RECORDED, {key: found}, indent=1)
    assert found == recorded(RECORDED)[key]


def test_every_scenario_has_recorded_digests() -> None:
    """A scenario without digests fails the build."""
    assert [(key, name) for key, found in recorded(RECORDED).items() for name in found] == ENROLLED


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_every_python_plays_the_same_games(key: str) -> None:
    """Each Python that is here plays the same games from the plain source, without packages."""
    wanted = recorded(RECORDED)[key]
    pythons = installed_pythons()
    assert pythons
    for version, python in pythons.items():
        told = run(python, {key: plain(key)})
        assert told["python"].startswith(version)
        assert told["digests"] == {key: wanted}, f"Python {version} plays other games"


def plain(key: str) -> dict[str, Any]:
    """What the player needs to play a game without reading any file."""
    own, scenarios = traits_of(key), games.get(key).scenarios()
    return {
        "scenarios": {name: own.plain(name) for name in scenarios} if own.plain else None,
        "tables": own.tables() if own.tables else None,
        "options": own.seeded,
    }


def run(python: str, plains: dict[str, Any]) -> Any:
    """What the player says under another Python, with the sources and no packages."""
    done = subprocess.run(
        [python, "-S", "-B", str(PLAYER)],
        input=json.dumps(plains),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@cache
def installed_pythons() -> dict[str, str]:
    """The Pythons of this machine by version: the one in use, those on the path, pyenv's."""
    found = {}
    for version in VERSIONS:
        candidates = [sys.executable, shutil.which(f"python{version}") or "", *pyenv(version)]
        for candidate in candidates:
            if candidate and version_of(candidate) == version:
                found[version] = candidate
                break
    return found


def pyenv(version: str) -> list[str]:
    """The Pythons of a version that pyenv has installed."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return [str(path) for path in sorted(home.glob(f"versions/{version}.*/bin/python3"))]


def version_of(python: str) -> str:
    """Major and minor version of an interpreter; empty if it does not run."""
    script = "import sys; sys.stdout.write('%d.%d' % sys.version_info[:2])"
    try:
        return subprocess.run(
            [python, "-S", "-c", script], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
