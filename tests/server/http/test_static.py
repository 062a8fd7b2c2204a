"""Serving the browser client: pages, caching, encodings, the content policy, and no client."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.server.http import static
from fieldcraft.server.http.errors import ApiError

ROOT = Path(__file__).resolve().parents[3]
PAGE = b"<!doctype html><title>Fieldcraft</title>"
SCRIPT = b"console.log('a script');" * 40


class Browser:
    """Asks the smallest server that serves a client."""

    def __init__(self, folder: Path) -> None:
        self.app = FastAPI()
        static.install(self.app, static.Client(folder))
        self.app.add_exception_handler(ApiError, self.tell)

    async def tell(self, _request: Request, error: Exception) -> Response:
        """Errors are told elsewhere; here only their status counts."""
        assert isinstance(error, ApiError)
        return Response(error.code, error.status)

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        """Send one request; underscores in the headers' names stand for hyphens."""

        async def send() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                client.headers["accept-encoding"] = ""
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.request(method, path, headers=named)

        return asyncio.run(send())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / ".stamp").write_text("abc")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return tmp_path


@pytest.fixture
def client(folder: Path) -> Browser:
    """A browser before it."""
    return Browser(folder)


@pytest.mark.parametrize("path", ["/", "/lobby", "/match/abc?as=us", "/seat", "/learn/normandy/"])
def test_every_address_of_the_client_is_the_page(client: Browser, path: str) -> None:
    """The client's own router does the rest."""
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_an_unknown_address_shows_the_page_but_says_404(client: Browser) -> None:
    """People see our page on it; machines are not fooled."""
    answer = client.get("/wp-login.php")
    assert (answer.status_code, answer.content) == (404, PAGE)


@pytest.mark.parametrize(
    "path", ["/api/v1/nothing", "/api", "/assets/gone.js", "/assets/%2e%2e/.stamp"]
)
def test_nothing_is_served_beyond_the_client(client: Browser, path: str) -> None:
    """A missing script must not be answered with a page, and no path leads out of the folder."""
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (404, b"no-such-path")


def test_hashed_files_are_kept_for_ever_and_pages_are_asked_for_again(client: Browser) -> None:
    """A new build is seen at the next visit, and costs only what has changed."""
    assert client.get("/assets/index-1a2b.js").headers["cache-control"] == static.FOREVER
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again(client: Browser) -> None:
    """304 for the same tag, 200 for another."""
    tag = client.get("/").headers["etag"]
    again = client.get("/", if_none_match=f'"other", W/{tag}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert client.get("/", if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "gzip"), ("br", None), ("gzip;q=0", None), ("", None)]
)
def test_a_file_comes_compressed_if_it_is_wanted_and_there(
    client: Browser, accepted: str, encoding: str | None
) -> None:
    """The build has made gzip of this one but no Brotli."""
    answer = client.get("/assets/index-1a2b.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == SCRIPT


def test_head_has_the_headers_without_the_body(client: Browser) -> None:
    """As HTTP wants it."""
    answer = client.get("/", "HEAD")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(PAGE))


def test_the_policy_allows_no_foreign_and_no_inline_script(client: Browser) -> None:
    """Even if somebody's text came into a page as markup, it could run nothing."""
    policy = dict(
        part.split(" ", 1)
        for part in client.get("/").headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"


def test_the_page_itself_has_no_inline_script() -> None:
    """It would not run under the policy."""
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert all("src=" in attributes and not body.strip() for attributes, body in scripts)
    assert "style=" not in page
    assert "<style" not in page


def test_a_new_build_is_served_without_a_restart(client: Browser, folder: Path) -> None:
    """The page is looked at at every request, the rest when it has changed."""
    client.get("/")
    (folder / "index.html").write_bytes(b"new")
    (folder / "assets" / "new-3c4d.js").write_bytes(b"1")
    assert client.get("/").content == b"new"
    assert client.get("/assets/new-3c4d.js").content == b"1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path, lang: str) -> None:
    """In the reader's language, and not as if all were well."""
    answer = Browser(tmp_path / "none").get("/", accept_language=lang)
    assert answer.status_code == 503
    assert "python web/build.py" in answer.text
    assert f'lang="{lang}"' in answer.text
    assert "client-missing" not in answer.text


def test_the_server_knows_the_addresses_of_the_client() -> None:
    """`PAGES` are the first words of the patterns in routes.ts."""
    routes = (ROOT / "web" / "src" / "router" / "routes.ts").read_text(encoding="utf-8")
    patterns = re.findall(r'pattern: "/([a-z-]*)', routes)
    assert set(patterns) - {""} == static.PAGES
