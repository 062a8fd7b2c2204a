"""`verify` and `seals`: what they find, what they cannot prove, and what they refuse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs, urlsplit

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.fair.exchange import new_share
from fieldcraft.record.fair.sealed_list import NOTHING, Line, line_hash, to_text
from tests.cli.conftest import Call
from tests.record.test_exchange import played

PAGE = 2


def chain(*told: tuple[str, str]) -> list[Line]:
    """A list of these lines: what, and which seal."""
    lines: list[Line] = []
    before = NOTHING
    for number, (what, seal) in enumerate(told, 1):
        line = Line(number, 1_700_000_000, what, seal)
        before = line_hash(before, line)
        lines.append(Line(number, line.at, what, seal, before))
    return lines


class Server:
    """A server that has nothing but a list of seals, and may change it."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                first = int(parse_qs(urlsplit(self.path).query)["from"][0])
                lines = [vars(one) for one in outer.lines[first - 1 : first - 1 + PAGE]]
                body = json.dumps({"last": len(outer.lines), "before": "", "lines": lines})
                self.send_response(200)
                self.end_headers()
                self.wfile.write(body.encode())

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        Thread(target=self.http.serve_forever, daemon=True).start()


@pytest.fixture
def server() -> Iterator[Server]:
    """A server with a list of five lines."""
    one = Server(chain(*(("sealed", new_share()) for _ in range(5))))
    yield one
    one.http.shutdown()
    one.http.server_close()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a match with a takeback, played on a server."""
    path = tmp_path / "match.record"
    path.write_text(played()[0], encoding="utf-8")
    return path


def test_verify_says_who_took_part(call: Call, record: Path) -> None:
    """Shares, key and choices hold; the parties are named."""
    called = call("verify", record)
    assert called.code == 0
    assert "Taking part: the server, us." in called.out
    [found] = call("verify", record, "--json").json
    assert found["ok"]
    assert len(found["holds"]) == 3
    assert found["open"] == []


def test_verify_finds_a_swapped_share(call: Call, record: Path) -> None:
    """What was changed is told with its line, and the status is 2."""
    text = record.read_text(encoding="utf-8")
    old = next(line for line in text.splitlines() if line.startswith("share us"))
    record.write_text(text.replace(old, f"share us: {new_share()}"), encoding="utf-8")
    called = call("verify", record)
    assert called.code == 2
    assert "the share of us is not the one it committed to" in called.out


def test_verify_looks_the_seals_up(call: Call, tmp_path: Path) -> None:
    """By a copy of the list: there in order, or not."""
    text, first, second = played()
    record, copy = tmp_path / "match.record", tmp_path / "copy.seals"
    record.write_text(text, encoding="utf-8")
    seals = [(what, one.seal()) for one in (first, second) for what in ("sealed", "started")]
    copy.write_text(to_text(chain(*seals)), encoding="utf-8")
    assert call("verify", record, "--list", copy).code == 0
    copy.write_text(to_text(chain(*seals[:3])), encoding="utf-8")
    called = call("verify", record, "--list", copy)
    assert called.code == 2
    assert "round 1" in called.out


def test_seals_keeps_a_copy_and_finds_a_rewritten_list(
    call: Call, server: Server, tmp_path: Path
) -> None:
    """The list may grow; whatever the copy has must stay, hashes made to fit or not."""
    copy = tmp_path / "copy.seals"
    assert "5 lines" in call("seals", server.url, "--copy", copy).out
    kept = copy.read_text(encoding="utf-8")
    told = [(line.what, line.seal) for line in server.lines]
    server.lines = chain(*told, ("started", told[0][1]))
    assert call("seals", server.url, "--copy", copy).code == 0
    assert copy.read_text(encoding="utf-8").startswith(kept)
    longer = copy.read_text(encoding="utf-8")
    for rewritten in (
        chain(told[0], ("sealed", new_share()), *told[2:], ("started", told[0][1])),
        chain(*told),
        [],
    ):
        server.lines = rewritten
        called = call("seals", server.url, "--copy", copy)
        assert called.code == 2
        assert "was rewritten" in called.err
        assert copy.read_text(encoding="utf-8") == longer


def test_seals_finds_a_broken_chain(call: Call, server: Server) -> None:
    """A line changed without making the hashes again, or one left out."""
    whole = server.lines
    bad = Line(3, whole[2].at, whole[2].what, new_share(), whole[2].hash)
    for broken in ([*whole[:2], bad, *whole[3:]], [*whole[:2], *whole[3:]]):
        server.lines = broken
        called = call("seals", server.url)
        assert called.code == 2
        assert "line 3" in called.err


@pytest.mark.parametrize("source", ["nowhere.seals", "http://127.0.0.1:1", "https://"])
def test_what_is_no_list_is_refused(call: Call, source: str) -> None:
    """A missing file, nobody there, no address."""
    assert call("seals", source).code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_speak_every_language(call: Call, record: Path, server: Server, lang: str) -> None:
    """Findings, doubts and refusals, in words."""
    assert call("verify", record, "--lang", lang).code == 0
    assert call("verify", record, "--list", server.url, "--lang", lang).code == 2
    assert call("seals", server.url, "--lang", lang).code == 0
    for help_page in (["verify", "--help"], ["seals", "--help"]):
        assert call(*help_page, "--lang", lang).code == 0
