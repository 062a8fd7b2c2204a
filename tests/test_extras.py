"""What is installed is enough: the engine alone plays, and a command names the extra it needs."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from fieldcraft.cli.extras import PACKAGES, tell_missing
from fieldcraft.i18n import LANGUAGES

PROJECT = tomllib.loads(
    (Path(__file__).resolve().parent.parent / "pyproject.toml").read_text(encoding="utf-8")
)["project"]

WITHOUT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in NAMES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

NAMES = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Absent())
"""
"""Before anything else: what is named by the first argument is not installed."""

PLAYS = """
import fieldcraft
from fieldcraft import games, lab
for key in games.keys():
    match = fieldcraft.Match(key, 1, seed=1)
    match.play("greedy", limit=60)
    assert fieldcraft.Match.from_record(match.record()) == match
print(lab.simulate("normandy", 1, 1, ("greedy", "random"), 3).plain()["games"])
"""

COMMAND = "from fieldcraft.cli import main; main()"


def direct(extra: str) -> list[Requirement]:
    """What the project asks for with an extra; empty for the engine alone."""
    texts = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return [Requirement(text) for text in texts]


def installed(requirements: Iterable[Requirement]) -> set[str]:
    """The distributions that these bring, with all that those need."""
    found: set[str] = set()
    waiting = [(one, frozenset(one.extras)) for one in requirements]
    seen = set()
    while waiting:
        requirement, extras = waiting.pop()
        name = canonicalize_name(requirement.name)
        if requirement.marker is not None and not any(
            requirement.marker.evaluate({"extra": extra}) for extra in extras or {""}
        ):
            continue
        wanted = frozenset(requirement.extras)
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        if name == "fieldcraft":
            waiting += [(one, frozenset()) for extra in wanted for one in direct(extra)]
            continue
        found.add(name)
        try:
            waiting += [(Requirement(text), wanted | {""}) for text in requires(name) or []]
        except PackageNotFoundError:
            continue
    return found


@cache
def absent(extra: str) -> str:
    """The packages of this environment that would be missing with the engine and this extra."""
    there = installed([*direct(""), *(direct(extra) if extra else [])])
    named = {
        package
        for package, owners in packages_distributions().items()
        if package not in ("fieldcraft", "tests") and not package.startswith("_")
        if not any(canonicalize_name(owner) in there for owner in owners)
    }
    assert len(named) > 20
    return ",".join(sorted(named))


def run(extra: str, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run some code where only the engine and this extra are installed."""
    environment = {name: value for name, value in os.environ.items() if "FIELDCRAFT" not in name}
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + code, absent(extra), *arguments],
        capture_output=True,
        text=True,
        env={**environment, "LANG": "C.UTF-8"},
        timeout=200,
        check=False,
    )


def test_the_engine_alone_plays() -> None:
    """All games, bots, records and the lab need nothing but what the engine asks for."""
    done = run("", PLAYS)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr


@pytest.mark.parametrize(
    ("extra", "arguments", "needed"),
    [
        ("", ["games"], "terminal"),
        ("", ["play"], "play"),
        ("", ["lab", "match"], "lab"),
        ("terminal", ["play"], "play"),
        ("terminal", ["serve"], "server"),
        ("terminal", ["server", "recheck"], "server"),
        ("play", ["server", "health", "--database", "postgresql://127.0.0.1:1/x"], "server"),
    ],
)
def test_a_command_names_the_extra_it_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, extra: str, arguments: list[str], needed: str
) -> None:
    """One line on standard error, and the status of bad input."""
    monkeypatch.chdir(tmp_path)
    done = run(extra, COMMAND, *arguments)
    assert done.returncode == 2
    assert done.stderr.endswith(f'Install it with: pip install "fieldcraft[{needed}]"\n')


def test_the_terminal_needs_no_server() -> None:
    """Looking, simulating and drills work with the extra `terminal`."""
    assert run("terminal", COMMAND, "games", "--json").returncode == 0
    assert run("terminal", COMMAND, "simulate", "normandy", "1", "--games", "1").returncode == 0


def test_play_needs_no_postgresql(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The table in the browser starts without what only servers for others need."""
    done = run("play", "import fieldcraft.server.serving, fieldcraft.cli.hosting.local")
    assert done.returncode == 0, done.stderr
    monkeypatch.chdir(tmp_path)
    asked = ("serve", "--database", "postgresql://localhost/x")
    done = run("play", COMMAND, *asked)
    assert done.returncode == 2
    assert 'pip install "fieldcraft[server]"' in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    """With `--lang`, or by the environment."""
    said = tell_missing("play", ["play", "--lang", language], {})
    assert said == tell_missing("play", ["play"], {"LANG": language})
    assert said.endswith('pip install "fieldcraft[play]"')


def test_every_package_of_an_extra_is_known() -> None:
    """What an extra installs directly can be told from a failed import."""
    owners = packages_distributions()
    for extra in PACKAGES:
        wanted = {canonicalize_name(one.name) for one in direct(extra)} - {"fieldcraft"}
        named = {
            canonicalize_name(owner) for package in PACKAGES[extra] for owner in owners[package]
        }
        assert wanted <= named


@pytest.mark.parametrize("arguments", [["--version"], ["--help"]])
def test_the_first_words_load_nothing_large(arguments: list[str]) -> None:
    """Version and help need no game, no content, no models and no server."""
    code = f"""
import sys
from fieldcraft.cli import main
try:
    main({arguments!r})
except SystemExit:
    pass
large = ("pydantic", "yaml", "fastapi", "sqlalchemy", "fieldcraft.server", "fieldcraft.lab")
print([name for name in sys.modules if name in large or ".content.loader" in name], file=sys.stderr)
"""
    done = run("play", code)
    assert done.stderr == "[]\n"
    assert "fieldcraft" in done.stdout
