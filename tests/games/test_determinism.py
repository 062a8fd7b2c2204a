"""The same key and choices give the same game on every machine, Python and build."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.games.combat_commander.content import loader as commander
from fieldcraft.games.undaunted.content import loader as undaunted
from tests.games import seeded_games
from tests.games.enrolled import ENROLLED, GOLDEN, KEYS, ROOT
from tests.games.seeded_games import Digests

RECORDED = GOLDEN / "digests.json"
VERSIONS = ("3.11", "3.12", "3.13")
LOADERS: dict[str, Any] = {
    "normandy": undaunted,
    "north-africa": undaunted,
    "combat-commander": commander,
}
"""The content packages, which offer the same calls; `Any` as each has its own types."""
PLAYER = Path(seeded_games.__file__)


def recorded() -> dict[str, Digests]:
    """The digests that were recorded."""
    value: dict[str, Digests] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return value


@pytest.mark.both
def test_seeded_games_have_the_recorded_digests(update_golden: bool) -> None:
    """Every scenario's seeded games pass through the recorded states, on the build in use."""
    found = {key: seeded_games.digests(games.get(key), games.get(key).scenarios()) for key in KEYS}
    if update_golden:
        RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert found == recorded()


def test_every_game_can_be_made_from_plain_scenarios() -> None:
    """The player that needs no packages knows every game and its sides."""
    assert {key: games.get(key).sides for key in KEYS} == seeded_games.SIDES


def test_every_scenario_has_recorded_digests() -> None:
    """A scenario without digests fails the build."""
    assert [(key, name) for key, found in recorded().items() for name in found] == ENROLLED


@pytest.mark.long
def test_every_python_plays_the_same_games() -> None:
    """Each Python that is here plays the same games from the plain source, without packages."""
    plains = {
        key: {
            name: LOADERS[key].plain(LOADERS[key].load_scenario(key, name))
            for game, name in ENROLLED
            if game == key
        }
        for key in KEYS
    }
    plains["combat-commander"]["tables"] = commander.tables()
    wanted = recorded()
    pythons = installed_pythons()
    assert pythons
    for version, python in pythons.items():
        told = run(python, plains)
        assert told["python"].startswith(version)
        assert told["digests"] == wanted, f"Python {version} plays other games"


def run(python: str, plains: dict[str, Any]) -> Any:
    """What the player says under another Python, with the sources and no packages."""
    done = subprocess.run(
        [python, "-S", "-B", str(PLAYER)],
        input=json.dumps(plains),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


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
