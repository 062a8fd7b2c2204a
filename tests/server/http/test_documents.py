"""The documents at /docs/: pages, addresses, and a policy that allows what the theme needs."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from fieldcraft.server.http import documents
from tests.server.http.test_static import Browser

PAGE = b"<!doctype html><script>start()</script><script src=a.js></script>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site as the builder leaves it."""
    (tmp_path / "bots").mkdir()
    (tmp_path / "index.html").write_bytes(b"<p>home")
    (tmp_path / "bots" / "index.html").write_bytes(PAGE)
    (tmp_path / "a.js").write_bytes(b"1")
    return tmp_path


class Reader(Browser):
    """Asks the smallest server that shows documents beside a client."""

    def __init__(self, site: Path, client: Path) -> None:
        super().__init__(client)
        self.app.router.routes.clear()
        documents.install(self.app, client / "none", site)


async def test_a_client_is_told_whether_there_are_documents(
    site: Path, tmp_path: Path, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it links to them only where they are."""
    monkeypatch.setattr(documents, "FOLDERS", (tmp_path / "none",))
    assert (await client.get("me")).json()["has_documents"] is False
    monkeypatch.setattr(documents, "FOLDERS", (tmp_path / "none", site))
    assert (await client.get("me")).json()["has_documents"] is True


def test_pages_are_served_with_a_slash_at_the_end(site: Path, tmp_path: Path) -> None:
    """Links within a page are relative to it."""
    reader = Reader(site, tmp_path)
    assert reader.get("/docs").headers["location"] == "/docs/"
    assert reader.get("/docs/").content == b"<p>home"
    assert reader.get("/docs/bots").headers["location"] == "/docs/bots/"
    assert reader.get("/docs/bots/").content == PAGE
    assert reader.get("/docs/a.js").headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/docs/none/", "/docs/../index.html", "/docs/%2e%2e/a"])
def test_nothing_else_is_served(site: Path, tmp_path: Path, path: str) -> None:
    """No path leads out of the folder."""
    assert Reader(site, tmp_path).get(path).status_code == 404


def test_only_the_scripts_of_the_page_itself_may_run(site: Path, tmp_path: Path) -> None:
    """By their hash: what else came into a page would not run."""
    policy = Reader(site, tmp_path).get("/docs/bots/").headers["content-security-policy"]
    [scripts] = re.findall(r"script-src ([^;]*)", policy)
    assert re.fullmatch(r"'self' 'sha256-[A-Za-z0-9+/=]{44}'", scripts)
    assert "default-src 'none'" in policy


def test_where_none_are_built_it_says_how(tmp_path: Path) -> None:
    """Not as if the address were wrong."""
    answer = Reader(tmp_path / "gone", tmp_path).get("/docs/")
    assert (answer.status_code, answer.text) == (404, "documents-missing")
