"""The build hook: what is compiled, and on whose wish."""

from pathlib import Path

import pytest

from hatch_build import (
    COMPILE,
    LEVEL,
    LIBRARIES,
    WEB,
    hot_files,
    includes_of,
    keep_libraries,
    libraries_in,
    mode,
    shelf_for,
)


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


def test_libraries_are_kept_until_their_makings_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule or the level makes them anew, a route does not; older ones are thrown away."""
    for name in ("hatch_build.py", "src/fieldcraft/core/state.py", "src/fieldcraft/server/app.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("first")
    assert shelf_for(tmp_path) is None
    monkeypatch.setenv(LIBRARIES, str(tmp_path / "kept"))
    monkeypatch.setenv(LEVEL, "1")
    first = shelf_for(tmp_path)
    assert first is not None
    made = tmp_path / "made.so"
    made.write_text("compiled")
    keep_libraries({str(made): "fieldcraft/core/state.so"}, first)
    assert libraries_in(first, 1) == {
        str(first / "fieldcraft/core/state.so"): "fieldcraft/core/state.so"
    }
    with pytest.raises(RuntimeError, match="only 1"):
        libraries_in(first, 2)

    (tmp_path / "src/fieldcraft/server/app.py").write_text("second")
    assert shelf_for(tmp_path) == first
    monkeypatch.setenv(LEVEL, "3")
    assert shelf_for(tmp_path) != first
    monkeypatch.setenv(LEVEL, "1")
    (tmp_path / "src/fieldcraft/core/state.py").write_text("second")
    second = shelf_for(tmp_path)
    assert second is not None
    assert second != first
    keep_libraries({str(made): "fieldcraft/core/state.so"}, second)
    assert second.exists()
    assert not first.exists()


def test_what_the_compilers_files_begin_with_is_found(tmp_path: Path) -> None:
    """Files that begin alike share what is precompiled; a library's own files are left alone."""
    rules, shim, library = tmp_path / "rules.c", tmp_path / "shim.c", tmp_path / "dict_ops.c"
    rules.write_text('#include "__native_a.h"\n#include "__native_internal_a.h"\nint a;\n')
    shim.write_text("#include <Python.h>\n\nint a;\n#include <time.h>\n")
    library.write_text('// Dicts.\n#include <Python.h>\n#include "CPy.h"\n')
    assert includes_of(rules) == ['#include "__native_a.h"', '#include "__native_internal_a.h"']
    assert includes_of(shim) == ["#include <Python.h>"]
    assert includes_of(library) == []
