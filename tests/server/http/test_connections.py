"""Connections that do nothing: they end, and nobody is shut out by them."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fieldcraft.server.http import connections
from fieldcraft.server.http.connections import HEADER_BYTES, Connections, descriptors
from fieldcraft.server.settings import Settings
from tests.server.matches.test_seats import made
from tests.server.running import PATIENCE, Served, free_port, serve
from tests.server.storage.test_killed import Process

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
DRIP = b"POST /api/v1/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{"
WHOLE = b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HERE, THERE = "127.0.0.1", "127.0.0.2"
NEIGHBOURS = [HERE, THERE] if sys.platform == "linux" else [HERE]
"""Linux lets a client come from any loopback address."""


@pytest.fixture
def database_kind() -> str:
    """One will do: no database hears of these."""
    return "sqlite"


@contextmanager
def crowd(url: str, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """So many connections from here that have sent this and wait."""
    port = int(url.rpartition(":")[2])
    with ExitStack() as open_ones:
        found = []
        for _ in range(count):
            one = open_ones.enter_context(socket.create_connection((HERE, port), 10))
            one.sendall(sent)
            found.append(one)
        yield found


async def answers(url: str, address: str) -> int:
    """The status that somebody from this address gets, within a few seconds."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=10, trust_env=False) as client:
        return (await client.get(f"{url}/health")).status_code


async def is_ended(one: socket.socket) -> bool:
    """Whether the server ends this connection; what it still says does not matter."""
    loop = asyncio.get_running_loop()
    one.setblocking(False)
    try:
        async with asyncio.timeout(20):
            while await loop.sock_recv(one, 65536):
                pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no ulimit")
@pytest.mark.parametrize("sent", [HALF, DRIP, b""], ids=["headers", "body", "nothing"])
async def test_eleven_hundred_connections_shut_nobody_out(settings: Settings, sent: bytes) -> None:
    """Not with the usual 1,024 open files, neither others nor somebody at the same address."""
    descriptors()
    process = Process(settings, free_port())
    process.environment["FIELDCRAFT_RATE_LIMITS"] = "true"
    process.before = ["sh", "-c", 'ulimit -n 1024; exec "$@"', "sh"]
    process.start()
    try:
        await process.ready()
        with crowd(process.url, 1100, sent):
            assert [200] * len(NEIGHBOURS) == [
                await answers(process.url, address) for address in NEIGHBOURS
            ]
    finally:
        process.kill()


@pytest.mark.parametrize("sent", [HALF, b"", WHOLE, WHOLE + HALF], ids=repr)
async def test_a_silent_connection_ends(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """Half a header, nothing, idling after an answer, half a header after one."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    async with serve(settings) as served:
        with crowd(served.url, 3, sent) as waiting:
            for one in waiting:
                assert await is_ended(one)


async def test_dripping_bytes_do_not_prolong_headers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is for all headers together, however lively they come."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    async with serve(settings) as served:
        with crowd(served.url, 1, HALF) as (one,):

            async def drip() -> None:
                while True:
                    one.send(b"x")
                    await asyncio.sleep(0.05)

            with pytest.raises(ConnectionError):
                await asyncio.wait_for(drip(), 20)


async def test_who_reads_nothing_is_given_up(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of answers are asked for and none is read."""
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.5)
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    wish = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    async with serve(settings) as served:
        with crowd(served.url, 1, b"") as (one,):
            one.setblocking(False)
            loop = asyncio.get_running_loop()

            async def ask_for_ever() -> None:
                while True:
                    await loop.sock_sendall(one, wish * 20)

            with pytest.raises(ConnectionError):
                await asyncio.wait_for(ask_for_ever(), 60)


async def test_headers_have_a_size(served: Served) -> None:
    """Endless headers are cut off before they fill the memory."""
    port = int(served.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(HALF + b"x" * (HEADER_BYTES + 1))
    async with asyncio.timeout(10):
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
    writer.close()


async def test_sockets_in_use_are_not_pushed_out(settings: Settings) -> None:
    """An address has so many, open sockets among them; idle ones make room, sockets do not."""
    settings = settings.model_copy(update={"rate_limits": True, "connections_each": 4})
    async with serve(settings) as served:
        async with httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as client:
            address = served.socket((await made(client))["match"])
        async with connect(address, proxy=None) as first, connect(address, proxy=None) as second:
            with crowd(served.url, 20, HALF):
                assert await answers(served.url, HERE) == 200
                for one in (first, second):
                    await one.send('{"type": "ping"}')
                    assert await one.recv() == '{"type":"pong"}'
            async with connect(address, proxy=None), connect(address, proxy=None):
                with pytest.raises(httpx.TransportError):
                    await answers(served.url, HERE)
                assert await answers(served.url, THERE) == 200
        async with asyncio.timeout(PATIENCE):
            while True:  # the server sees a moment later that they have gone
                try:
                    assert await answers(served.url, HERE) == 200
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.01)


async def test_behind_a_proxy_the_forwarded_address_counts(settings: Settings) -> None:
    """The proxy itself may have any number of connections; those it speaks for may not."""
    behind = {"rate_limits": True, "connections_each": 2, "trusted_proxies": HERE}
    async with serve(settings.model_copy(update=behind)) as served:
        async with httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as client:
            address = served.socket((await made(client))["match"])
        anna, boris = ({"X-Forwarded-For": f"192.0.2.{one}"} for one in (1, 2))
        with crowd(served.url, 5, HALF):
            async with (
                connect(address, proxy=None, additional_headers=anna),
                connect(address, proxy=None, additional_headers=anna),
            ):
                with pytest.raises(InvalidStatus):
                    await connect(address, proxy=None, additional_headers=anna)
                async with httpx.AsyncClient(trust_env=False) as client:
                    ask = [await client.get(f"{served.url}/health", headers=anna)]
                    ask.append(await client.get(f"{served.url}/health", headers=boris))
                    assert [one.status_code for one in ask] == [429, 200]
                    assert ask[0].headers["retry-after"]


async def test_when_the_server_is_full_the_largest_crowd_makes_room(settings: Settings) -> None:
    """Whoever has most connections that do nothing loses one to the newcomer."""

    class Line(asyncio.Transport):
        def __init__(self, host: str) -> None:
            super().__init__({"peername": (host, 1)})
            self.aborted = False

        def abort(self) -> None:
            self.aborted = True

    made = Connections(settings)
    made.most = 3
    lines = [Line(host) for host in ("192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.3")]
    for line in lines[:3]:
        entered = made.enter(line)
        assert entered is not None
        entered.keeps_waiting = lambda: True  # type: ignore[method-assign]
    assert made.enter(lines[3]) is not None
    assert [line.aborted for line in lines] == [False, True, False, False]
