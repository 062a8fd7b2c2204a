"""The build hook: what is compiled, and on whose wish."""

from pathlib import Path

import pytest

from hatch_build import COMPILE, WEB, hot_files, mode


def test_loaders_and_package_files_stay_plain(tmp_path: Path) -> None:
    """Rules are compiled; content, package files and the other packages are not."""
    for name in (
        "core/__init__.py",
        "core/state.py",
        "games/toy/__init__.py",
        "games/toy/rules.py",
        "games/toy/content/models.py",
        "games/toy/bots/judge.py",
        "bots/random.py",
        "cli/__init__.py",
    ):
        path = tmp_path / "fieldcraft" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert hot_files(tmp_path) == [
        "fieldcraft/core/state.py",
        "fieldcraft/games/toy/rules.py",
    ]


@pytest.mark.parametrize("switch", [COMPILE, WEB])
@pytest.mark.parametrize(("wish", "answer"), [("", "try"), ("1", "1"), ("TRY", "try"), ("0", "0")])
def test_a_switch_is_read(
    monkeypatch: pytest.MonkeyPatch, switch: str, wish: str, answer: str
) -> None:
    """Nothing said means: compile, and build the client, where possible."""
    monkeypatch.setenv(switch, wish)
    assert mode(switch) == answer


@pytest.mark.parametrize("switch", [COMPILE, WEB])
def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch, switch: str) -> None:
    """A misspelt switch must not silently give the wrong build."""
    monkeypatch.setenv(switch, "yes")
    with pytest.raises(SystemExit, match=switch):
        mode(switch)
