"""Who may watch a match: anybody, those with the link, nobody; on every route and socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed

from fieldcraft.server.live.sockets import NO_SEAT
from tests.server.matches.test_play import act, seated_pair
from tests.server.matches.test_seats import code
from tests.server.running import Player, Served, set_up

Clients = Callable[[], httpx.AsyncClient]
FILLED = {"side": "us", "position": "0", "round": "0"}


async def listed(client: httpx.AsyncClient) -> list[str]:
    """The matches that anybody can find to watch."""
    return [one["match"] for one in (await client.get("lobby")).json()["playing"]]


@pytest.mark.parametrize(
    ("visibility", "watching", "expected"),
    [
        ("public", None, "anybody"),
        ("link", None, "link"),
        ("link", "anybody", "anybody"),
        ("public", "link", "link"),
        ("public", "nobody", "nobody"),
    ],
)
async def test_who_may_watch_is_chosen_and_shown(
    new_client: Clients, visibility: str, watching: str | None, expected: str
) -> None:
    """Only what anybody may watch is listed; nobody sees what nobody may watch."""
    carla = new_client()
    anna, _, table = await seated_pair(new_client, visibility=visibility, watching=watching)
    assert (await listed(carla) == [table.match]) is (expected == "anybody")
    shown = (await anna.get(f"matches/{table.match}")).json()
    assert shown["watching"] == expected
    told = (await anna.get(f"matches/{table.match}/table")).json()
    assert told["status"]["watching"] == expected
    assert (await anna.get("me/matches")).json()["matches"][0]["watching"] == expected
    seen = await carla.get(f"matches/{table.match}/table")
    assert seen.status_code == (403 if expected == "nobody" else 200)


def routes_about_matches(app: FastAPI) -> list[tuple[str, str]]:
    """Every method and path of the API that names a match."""
    return [
        (method.upper(), path.removeprefix("/api/v1/"))
        for path, methods in app.openapi()["paths"].items()
        if "{match}" in path
        for method in methods
    ]


async def test_no_route_lets_anybody_in_where_nobody_may_watch(
    app: FastAPI, new_client: Clients
) -> None:
    """Whatever it asks for, a stranger is turned away; the players are not, over or not."""
    anna, boris, table = await seated_pair(new_client, watching="nobody")
    routes = routes_about_matches(app)
    assert len(routes) > 25
    for over in (False, True):
        for method, path in routes:
            where = path.format(match=table.match, **FILLED)
            stranger = await new_client().request(method, where, json={})
            assert code(stranger) == (403, "not-watched"), (method, path)
        for client in (anna, boris):
            for path in ("", "/table", "/scene", "/log", "/clocks", "/dice", "/sheet"):
                answer = await client.get(f"matches/{table.match}{path}")
                assert answer.status_code == 200, (path, answer.text)
        if not over:
            await act(anna, table.match, "resign")


async def test_an_invitation_shows_what_it_is_to(new_client: Clients) -> None:
    """Before the match begins, who is invited can look at it and sit down."""
    anna, boris = new_client(), new_client()
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    made = (await anna.post("matches", json={**wish, "watching": "nobody"})).json()
    assert (await boris.get(f"matches/{made['match']}")).status_code == 200
    claimed = await boris.post("seats/claim", json={"token": made["seats"]["de"]["token"]})
    assert claimed.status_code == 200
    assert (await boris.get(f"matches/{made['match']}/table")).status_code == 200
    bearer = {"Authorization": f"Bearer {made['seats']['us']['token']}"}
    script = await new_client().get(f"matches/{made['match']}/table", headers=bearer)
    assert script.status_code == 200


async def test_a_rematch_is_watched_by_the_same(new_client: Clients) -> None:
    """What was agreed for one match holds for the next."""
    anna, boris, table = await seated_pair(new_client, watching="nobody")
    await act(anna, table.match, "resign")
    for client in (anna, boris):
        again = (await client.post(f"matches/{table.match}/rematch")).json()
    shown: dict[str, Any] = (await anna.get(f"matches/{again['match']}")).json()
    assert shown["watching"] == "nobody"


@pytest.mark.parametrize("watching", ["anybody", "link", "nobody"])
async def test_a_socket_asks_too(served: Served, watching: str) -> None:
    """A spectator's hello is refused and the socket closed, where nobody may watch."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris, watching=watching)
    address = served.socket(table.match)
    watcher = Player("spectator", address, "")
    await watcher.sit_down()
    if watching != "nobody":
        assert (await watcher.until("table"))["viewpoint"] == "spectator"
        await watcher.leave()
        return
    assert (await watcher.hear())["error"]["code"] == "not-watched"
    with pytest.raises(ConnectionClosed) as closed:
        await watcher.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_SEAT
    player = Player("us", address, table.tokens["us"])
    await player.sit_down()
    assert (await player.until("table"))["viewpoint"] == "us"
    await player.send({"type": "hello", "as": "spectator"})  # a player may look from outside
    assert (await player.until("table"))["viewpoint"] == "spectator"
    await player.leave()
