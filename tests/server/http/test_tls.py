"""TLS without a proxy: real handshakes, and the same limits as without."""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from fieldcraft.server.accounts.cookies import SAFE_COOKIE
from fieldcraft.server.http import connections
from fieldcraft.server.http.tls import Certificate
from fieldcraft.server.settings import Settings
from tests.server.http.test_connections import HALF, crowd, is_ended
from tests.server.matches.test_seats import made
from tests.server.running import Served, serve

FOLDER = Path(__file__).parent / "tls"
"""A certificate of our own for localhost; its key is no secret."""


@pytest.fixture
def database_kind() -> str:
    """One will do: no database hears of these."""
    return "sqlite"


@pytest.fixture
def with_tls(settings: Settings) -> Settings:
    """A server with a certificate."""
    files = {"tls_certificate": FOLDER / "certificate.pem", "tls_key": FOLDER / "key.pem"}
    return settings.model_copy(update=files)


def trusting() -> ssl.SSLContext:
    """A client that trusts that certificate and no other."""
    return ssl.create_default_context(cafile=FOLDER / "certificate.pem")


def secure(served: Served) -> Served:
    """The same server by its safe address."""
    return Served(served.url.replace("http:", "https:"), served.services)


async def test_pages_and_sockets_by_tls(with_tls: Settings) -> None:
    """Everything works, cookies are secure, and plain HTTP gets no answer."""
    async with serve(with_tls) as served:
        safe = secure(served)
        client = httpx.AsyncClient(base_url=f"{safe.api}/", verify=trusting(), trust_env=False)
        async with client:
            match = (await made(client))["match"]
            assert SAFE_COOKIE in client.cookies
            answer = await client.get("me")
            assert answer.headers["strict-transport-security"]
            big = await client.get(f"{safe.url}/openapi.json")
            assert len(big.content) > 100_000
        async with connect(safe.socket(match), proxy=None, ssl=trusting()) as socket:
            await socket.send('{"type": "ping"}')
            assert await socket.recv() == '{"type":"pong"}'
        async with httpx.AsyncClient(trust_env=False) as plain:
            with pytest.raises(httpx.TransportError):
                await plain.get(f"{served.url}/live")


@pytest.mark.parametrize("sent", [b"", b"\x16\x03\x01\x02\x00\x01", HALF], ids=repr)
async def test_half_a_handshake_ends(
    with_tls: Settings, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """Nothing, the beginning of a greeting, or no TLS at all."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    async with serve(with_tls) as served:
        with crowd(served.url, 3, sent) as waiting:
            for one in waiting:
                assert await is_ended(one)


async def test_handshakes_that_wait_make_room(with_tls: Settings) -> None:
    """A budget of four, and twenty that say nothing: the next one is served."""
    budget = {"rate_limits": True, "connections_each": 4}
    async with serve(with_tls.model_copy(update=budget)) as served:
        with crowd(served.url, 20, b""):
            client = httpx.AsyncClient(verify=trusting(), trust_env=False)
            async with client, asyncio.timeout(60):
                assert (await client.get(f"{secure(served).url}/live")).status_code == 200


def test_a_renewed_certificate_is_read(tmp_path: Path) -> None:
    """With the next connection; a file that is half written leaves the last one in use."""
    files = [tmp_path / "certificate.pem", tmp_path / "key.pem"]
    for file in files:
        shutil.copy(FOLDER / file.name, file)
    certificate = Certificate(*files)
    loaded = certificate._read
    files[0].write_text("half", encoding="ascii")
    os.utime(files[0], (1, 1))
    certificate.context()
    assert certificate._read == loaded
    shutil.copy(FOLDER / "certificate.pem", files[0])
    os.utime(files[0], (2, 2))
    certificate.context()
    assert certificate._read != loaded
