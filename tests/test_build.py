"""The build hook: what is compiled, and on whose wish."""

from pathlib import Path

import pytest

from hatch_build import hot_files, mode


def test_loaders_and_package_files_stay_plain(tmp_path: Path) -> None:
    """Rules are compiled; content, package files and the other rooms are not."""
    for name in (
        "core/__init__.py",
        "core/state.py",
        "games/toy/__init__.py",
        "games/toy/rules.py",
        "games/toy/content/models.py",
        "bots/random.py",
        "bots/search/tree.py",
        "cli/__init__.py",
    ):
        path = tmp_path / "fieldcraft" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert hot_files(tmp_path) == [
        "fieldcraft/core/state.py",
        "fieldcraft/games/toy/rules.py",
        "fieldcraft/bots/search/tree.py",
    ]


@pytest.mark.parametrize(("wish", "answer"), [("", "try"), ("1", "1"), ("TRY", "try"), ("0", "0")])
def test_the_switch_is_read(monkeypatch: pytest.MonkeyPatch, wish: str, answer: str) -> None:
    """Nothing said means: compile where possible."""
    monkeypatch.setenv("FIELDCRAFT_COMPILE", wish)
    assert mode() == answer


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A misspelt switch must not silently give the wrong build."""
    monkeypatch.setenv("FIELDCRAFT_COMPILE", "yes")
    with pytest.raises(SystemExit, match="FIELDCRAFT_COMPILE"):
        mode()
