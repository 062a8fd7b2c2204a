"""Sockets: rubbish, strangers, slow readers, lost lines, changes of seat and language."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import structlog
from fastapi import FastAPI
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fieldcraft.server.live import socket_messages, sockets
from tests.server.running import API, Player, Served, Table, set_up

pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


@pytest.fixture
async def table(served: Served) -> Table:
    """A match that can be played."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        return await set_up(anna, boris)


@pytest.fixture
async def players(served: Served, table: Table) -> AsyncIterator[list[Player]]:
    """Both players, seated, with their first table."""
    address = served.socket(table.match)
    seated = [Player(side, address, token) for side, token in table.tokens.items()]
    for one in seated:
        await one.sit_down()
        await one.until("table")
    yield seated
    for one in seated:
        await one.leave()


RUBBISH: list[Any] = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    "{",
    '{"type": 7}',
    '{"type": "dance"}',
    '{"type": "choose"}',
    '{"type": "choose", "decision": "0", "choice": "end"}',
    '{"type": "choose", "decision": true, "choice": "end"}',
    '{"type": "choose", "decision": 0, "choice": ["end"]}',
    '{"type": "choose", "decision": 0, "choice": "' + "x" * 300 + '"}',
    '{"type": "choose", "decision": 1e400, "choice": "end"}',
    '{"type": "act", "act": "explode"}',
    '{"type": "act", "act": ["resign"]}',
    '{"type": "act", "act": "offer-takeback", "count": -1}',
    '{"type": "hello"}',
    '{"type": "hello", "as": "moon"}',
    '{"type": "hello", "as": 1}',
    '{"type": "hello", "as": "us", "token": "fcs_wrong"}',
    '{"type": "ask", "what": "moon"}',
    '{"type": "ask", "what": "look"}',
    '{"type": "ask", "what": "look", "things": [{"a": 1}]}',
    '{"type": "ask", "what": "why", "ref": 7}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": 7}',
    '{"type": "undo", "id": {"a": 1}}',
    b"\xff\xfe\x00",
    "[" * 5000,
    '{"type": "choose", "id": "' + "9" * 5000 + '"}',
]


async def test_rubbish_is_answered_and_changes_nothing(
    players: list[Player], served: Served, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every bit of it gets an error that can be read; play goes on on the same socket."""
    monkeypatch.setattr(sockets, "MALFORMED_MOST", 1000)
    one = players[0]
    assert one.socket is not None
    for data in RUBBISH:
        await one.socket.send(data)
        message = await one.until("error")
        assert message["error"]["message"], data
        assert "Traceback" not in json.dumps(message)
    assert served.services is not None
    assert (await served.services.registry.open(table.match)).number == 0
    await one.choose()
    assert (await one.until("answer"))["id"] == 1


async def test_who_sends_only_rubbish_is_shown_out(players: list[Player]) -> None:
    """After some of it the socket is closed; so is one that sends too much at once."""
    socket = players[0].socket
    assert socket is not None
    for _ in range(sockets.MALFORMED_MOST):
        await socket.send("rubbish")
    assert await _closed(socket) == sockets.POLICY
    other = players[1].socket
    assert other is not None
    await other.send("x" * (socket_messages.MESSAGE_MOST * 5))
    assert await _closed(other) == 1009


async def _closed(socket: ClientConnection) -> int:
    async with asyncio.timeout(100):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


async def test_strangers_look_on_and_do_no_more(served: Served, table: Table) -> None:
    """Without a seat one sees what a spectator sees; nothing can be done, nothing asked first."""
    watcher = Player("spectator", served.socket(table.match), "")
    await watcher.sit_down()
    await watcher.until("table")
    assert watcher.table["turn"] is None
    for message in (
        {"type": "choose", "id": 1, "decision": 0, "choice": "end"},
        {"type": "undo", "id": 2},
        {"type": "act", "id": 3, "act": "resign"},
        {"type": "chat", "id": 4, "text": "hi"},
        {"type": "hello", "as": "us"},
    ):
        await watcher.send(message)
        assert (await watcher.until("error"))["error"]["code"] == "not-your-seat"
    await watcher.leave()
    async with connect(served.socket(table.match), proxy=None) as socket:
        await socket.send(json.dumps({"type": "undo", "id": 1}))
        assert json.loads(await socket.recv())["error"]["code"] == "hello-first"
    async with connect(served.socket("nowhere"), proxy=None) as socket:
        assert json.loads(await socket.recv())["error"]["code"] == "no-such-match"
        assert await _closed(socket) == sockets.NO_MATCH


async def test_news_reach_the_other_at_once(players: list[Player]) -> None:
    """A choice, an offer, a chat line and who is there; spectators hear no chat."""
    us, de = players
    watcher = Player("spectator", us.address, "")
    await watcher.sit_down()
    seen = await us.until("presence")
    while seen["spectators"] != 1:
        seen = await us.until("presence")
    assert seen["seats"] == {"us": True, "de": True}
    await us.choose()
    assert (await de.until("table"))["version"] == 1
    await us.send({"type": "act", "id": 9, "act": "offer-draw"})
    assert (await de.until("status"))["offers"][0]["side"] == "us"
    await us.send({"type": "chat", "id": 10, "text": "Good luck"})
    assert (await de.until("chat"))["text"] == "Good luck"
    await us.leave()
    seen = await de.until("presence")
    while seen["seats"]["us"]:
        seen = await de.until("presence")
    await watcher.send({"type": "ping"})
    while (heard := await watcher.hear())["type"] != "pong":
        assert heard["type"] != "chat"
    await watcher.leave()


async def test_a_lost_line_is_taken_up_again(players: list[Player]) -> None:
    """Nothing is missed or doubled, also when lines were taken back meanwhile."""
    us, de = players
    await us.choose()
    await us.until("table")
    await us.leave()
    await us.sit_down()
    again = await us.until("table")
    assert again["log"]["from"] == len(us.log)
    assert again["log"]["lines"] == []
    await de.until("table")
    await de.leave()
    await us.send({"type": "undo", "id": 5})
    await us.until("table")
    await us.choose()
    await us.until("table")
    await de.sit_down()
    fresh = await de.until("table")
    assert fresh["log"]["from"] == 0
    assert [line["parts"] for line in de.log] == [line["parts"] for line in us.log]


async def test_a_slow_reader_gets_the_latest_only(
    players: list[Player], served: Served, table: Table
) -> None:
    """What it did not read is not queued up; what it then reads is whole."""
    us, de = players
    assert served.services is not None
    live = await served.services.registry.open(table.match)
    seat = next(one for one in live.listeners if getattr(one, "viewpoint", "") == "de")
    assert isinstance(seat, sockets.Socket)
    line = asyncio.Event()
    send = seat._send

    async def stuck(*messages: bytes) -> None:
        await line.wait()
        await send(*messages)

    seat._send = stuck  # type: ignore[method-assign]
    for _ in range(6):
        await us.choose()
        await us.until("table")
        await us.send({"type": "undo", "id": 1})
        await us.until("table")
    line.set()
    await de.send({"type": "ping"})
    tables = 0
    while (message := await de.hear())["type"] != "pong" or de.table["version"] < 12:
        tables += message["type"] == "table"
    assert tables <= 2
    assert [line["parts"] for line in de.log] == [line["parts"] for line in us.log]


async def test_seat_and_language_change_in_place(
    served: Served, players: list[Player], table: Table
) -> None:
    """A second hello is enough."""
    us = players[0]
    english = us.table["turn"]["prompt"]
    await us.send({"type": "hello", "as": "us", "lang": "pl", "log": 0})
    polish = await us.until("table")
    assert polish["turn"]["prompt"] != english
    await us.send({"type": "hello", "as": "de", "lang": "pl", "token": table.tokens["de"]})
    assert (await us.until("table"))["viewpoint"] == "de"


@pytest.mark.parametrize("token", ["fcs_" + "A" * 43, "nonsense", None])
async def test_a_hello_without_a_seat_closes_the_socket(
    served: Served, table: Table, token: str | None
) -> None:
    """With the reason, and the code that the API's page names."""
    hello = {"type": "hello", "as": table.sides[0], **({"token": token} if token else {})}
    async with connect(served.socket(table.match), max_size=None) as socket:
        await socket.send(json.dumps(hello))
        told = json.loads(await socket.recv())
        assert told["type"] == "error"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == sockets.NO_SEAT == 4403


@pytest.mark.parametrize("at", ["websocket.accept", "websocket.send", "websocket.close"])
async def test_whoever_is_gone_is_no_trouble(app: FastAPI, at: str) -> None:
    """A line that breaks while something is sent says nothing of the database."""

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == at:
            raise ClientDisconnected

    scope = {
        "type": "websocket", "path": f"{API}/matches/none/live", "query_string": b"",
        "root_path": "", "headers": [(b"host", b"table.test")], "subprotocols": [],
        "scheme": "ws", "client": ("127.0.0.1", 1), "server": ("table.test", 80), "app": app,
    }  # fmt: skip
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    inbox.put_nowait({"type": "websocket.connect"})
    with structlog.testing.capture_logs() as logs:
        await app(scope, inbox.get, send)  # type: ignore[arg-type]
    assert logs == []
