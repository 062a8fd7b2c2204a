"""Whoever loses the way in loses the table: sockets that are open end with what opened them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fieldcraft.server.accounts.cookies import COOKIE
from fieldcraft.server.live.broadcast import WORD
from fieldcraft.server.live.sockets import COME_AGAIN, NO_SEAT
from fieldcraft.server.services import Services
from tests.server.matches.test_seats import NewClient
from tests.server.running import Player, Served, Table, set_up

PASSWORD = {"name": "Anna", "password": "a long password"}
Act = Callable[[httpx.AsyncClient, Table], Awaitable[Any]]


@pytest.fixture
def database_kind() -> str:
    """One will do: no database can answer these differently."""
    return "sqlite"


async def sign_out(client: httpx.AsyncClient, _: Table) -> None:
    """Here, and everywhere else."""
    await client.delete("sessions", params={"everywhere": True})


async def change_password(client: httpx.AsyncClient, _: Table) -> None:
    """Which signs out all other devices."""
    wish = {"old": PASSWORD["password"], "new": "another password"}
    assert (await client.put("me/password", json=wish)).status_code == 200


async def drop_token(client: httpx.AsyncClient, _: Table) -> None:
    """The token that a socket came by."""
    for token in (await client.get("me/tokens")).json():
        await client.delete(f"me/tokens/{token['id']}")


async def leave(client: httpx.AsyncClient, _: Table) -> None:
    """For good."""
    wish = {"password": PASSWORD["password"]}
    assert (await client.post("me/deletion", json=wish)).status_code == 200


async def replace(client: httpx.AsyncClient, table: Table) -> None:
    """The seat's link."""
    path = f"matches/{table.match}/seats/us/link"
    assert (await client.post(path)).status_code == 200


@pytest.mark.parametrize(
    ("by", "act", "code"),
    [
        ("cookie", sign_out, COME_AGAIN),
        ("cookie", change_password, COME_AGAIN),
        ("cookie", leave, COME_AGAIN),
        ("api", drop_token, COME_AGAIN),
        ("seat", replace, NO_SEAT),
    ],
)
async def test_an_open_socket_ends_with_what_opened_it(
    served: Served, by: str, act: Act, code: int
) -> None:
    """It hears nothing more, gets no answers any more, and is closed."""
    async with (
        httpx.AsyncClient(base_url=served.api, trust_env=False) as anna,
        httpx.AsyncClient(base_url=served.api, trust_env=False) as thief,
        httpx.AsyncClient(base_url=served.api, trust_env=False) as boris,
    ):
        await anna.post("accounts", json=PASSWORD)
        table = await set_up(anna, boris)
        await thief.post("sessions", json=PASSWORD)
        api = (await anna.post("me/tokens", json={})).json()["token"]
        address = served.socket(table.match)
        headers = {"Cookie": f"{COOKIE}={thief.cookies[COOKIE]}"} if by == "cookie" else {}
        token = {"seat": table.tokens["us"], "api": api}.get(by)
        async with connect(address, proxy=None, additional_headers=headers) as socket:
            await socket.send(hello("us", token))
            assert '"type":"table"' in await first(socket)
            other = Player("de", address, table.tokens["de"])
            await other.sit_down()
            await other.until("table")
            await act(anna, table)
            heard, closed = await to_the_end(socket)
        assert closed == code
        assert not any('"type":"table"' in one for one in heard)
        assert not any('"odds"' in one for one in heard)
        # Back as whoever this opens now: nobody.
        async with connect(address, proxy=None, additional_headers=headers) as socket:
            await socket.send(hello("us", token))
            assert '"type":"error"' in await first(socket)
        await other.leave()


def hello(side: str, token: str | None) -> str:
    """The first message of a socket."""
    shown = f', "token": "{token}"' if token else ""
    return f'{{"type": "hello", "as": "{side}"{shown}}}'


async def to_the_end(socket: ClientConnection) -> tuple[list[str], int]:
    """Ask on as if nothing had happened, until the socket is closed."""
    heard: list[str] = []
    try:
        for number in range(200):
            await socket.send(f'{{"type": "ask", "id": {number}, "what": "odds"}}')
            heard.append(str(await socket.recv()))
    except ConnectionClosed as error:
        return heard, error.rcvd.code if error.rcvd else 0
    return heard, 0


async def first(socket: ClientConnection) -> str:
    """The first message that is no news of who is there."""
    while True:
        text = str(await socket.recv())
        if '"presence"' not in text:
            return text


async def test_the_word_of_other_processes_counts(
    new_client: NewClient, services: Services
) -> None:
    """Whoever signs out there is looked for here."""
    table = await set_up(new_client(), new_client())
    looked: list[str] = []

    class Ear:
        viewpoint = ""

        def recheck_access(self, person: str) -> None:
            looked.append(person)

    live = await services.registry.open(table.match)
    live.listeners.add(cast(Any, Ear()))
    heard = {"node": "elsewhere", "match": "", "person": "somebody"}
    services.broadcaster._hear(None, 0, WORD, json.dumps(heard))
    services.broadcaster._hear(
        None, 0, WORD, json.dumps({**heard, "node": services.broadcaster.node})
    )
    assert looked == ["somebody"]
