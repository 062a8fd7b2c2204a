"""Seats: links that open one seat, invitations that work once, links that are replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from fieldcraft import games
from fieldcraft.server.matches.seats import joining as seats
from tests.server.running import Served, set_up

NewClient = Callable[[], httpx.AsyncClient]
ONE = pytest.mark.parametrize("database_kind", ["sqlite"])
"""For what no database can do differently."""


async def made(client: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    """A new match with an open seat."""
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}, **more}
    answer = await client.post("matches", json=wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error."""
    return answer.status_code, answer.json()["error"]["code"]


async def may_play(client: httpx.AsyncClient, match: str, side: str) -> bool:
    """Whether the table of a side is shown to somebody."""
    answer = await client.get(f"matches/{match}/table", params={"as": side})
    assert answer.status_code in (200, 403), answer.text
    return answer.status_code == 200


async def test_a_friend_sits_down_by_the_link_without_an_account(new_client: NewClient) -> None:
    """The page behind the link needs nothing but the token, and brings a link of its own."""
    anna, boris = new_client(), new_client()
    match = await made(anna)
    token = match["seats"]["de"]["token"]
    assert match["seats"]["de"]["link"] == f"http://table.test/seat#{token}"
    answer = await boris.post("seats/claim", json={"token": token, "name": "Boris"})
    seated = answer.json()
    assert (match["match"], "de") == (seated["match"], seated["side"])
    assert seated["seats"]["de"] == {
        "side": "de", "kind": "person", "name": "Boris", "bot": None, "mine": True,
        "hotseat": False,
    }  # fmt: skip
    assert (await boris.get(f"matches/{match['match']}")).json()["state"] == "running"
    assert await may_play(boris, match["match"], "de")
    assert not await may_play(boris, match["match"], "us")
    assert not await may_play(anna, match["match"], "de")


async def test_an_invitation_works_once(new_client: NewClient) -> None:
    """Not even the one who sent it can use it to look at the other's hand."""
    anna, boris, carla = new_client(), new_client(), new_client()
    table = await set_up(anna, boris)
    used = {"token": (await made(anna))["seats"]["de"]["token"]}
    assert (await boris.post("seats/claim", json=used)).status_code == 200
    assert code(await carla.post("seats/claim", json=used)) == (410, "link-used")
    assert code(await anna.post("seats/claim", json=used)) == (410, "link-used")
    assert (await boris.post("seats/claim", json=used)).status_code == 200
    bearer = {"Authorization": f"Bearer {used['token']}"}
    answer = await carla.get(f"matches/{table.match}/table?as=de", headers=bearer)
    assert code(answer) == (401, "bad-token")


@ONE
async def test_a_link_says_what_it_opens_before_anybody_sits_down(new_client: NewClient) -> None:
    """Looking changes nothing; a link that opens nothing says so at once."""
    anna, boris, guest = new_client(), new_client(), new_client()
    match = await made(
        anna,
        pace={"kind": "live", "minutes": 30, "increment": 5},
        options={"handicapFirst": 2, "bolsterFog": False, "openDiscard": False},
    )
    token = match["seats"]["de"]["token"]
    told = (await boris.post("seats/look", json={"token": token})).json()
    assert (told["match"], told["side"], told["own"]) == (match["match"], "de", False)
    assert (told["title"], told["pace"]["minutes"]) == ("La Raye", 30)
    assert told["options"] == {"handicapFirst": 2, "bolsterFog": False}
    assert told["seats"]["de"]["kind"] == "open"
    assert not boris.cookies
    own = await boris.post("seats/look", json={"token": match["seats"]["us"]["token"]})
    assert own.json()["own"]
    await boris.post("seats/claim", json={"token": token})
    assert code(await guest.post("seats/look", json={"token": token})) == (410, "link-used")
    again = await boris.post("seats/look", json={"token": token})
    assert again.json()["seats"]["de"]["mine"]
    for rubbish in ("rubbish", "", token[:-1] + "A" * (token[-1] != "A"), "x" * 150):
        answer = await guest.post("seats/look", json={"token": rubbish})
        assert code(answer) in {(404, "no-such-link"), (422, "bad-request")}, rubbish


@ONE
async def test_nobody_sits_down_on_both_sides_by_mistake(new_client: NewClient) -> None:
    """Whoever opens their own invitation is told to send it on; they can insist."""
    anna = new_client()
    match = await made(anna)
    wish = {"token": match["seats"]["de"]["token"]}
    assert code(await anna.post("seats/claim", json=wish)) == (409, "other-side-yours")
    assert (await anna.post("seats/claim", json={**wish, "both": True})).status_code == 200


async def test_ones_own_link_opens_the_seat_elsewhere(new_client: NewClient) -> None:
    """The same player on a second device."""
    anna, boris, phone = new_client(), new_client(), new_client()
    table = await set_up(anna, boris)
    answer = await phone.post("seats/claim", json={"token": table.tokens["us"]})
    assert answer.status_code == 200
    assert await may_play(phone, table.match, "us")
    assert await may_play(anna, table.match, "us")


async def test_nobody_slips_in_while_a_link_is_replaced(
    new_client: NewClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is on the way in by the old link when it is replaced is shut out as well."""
    anna, boris, thief = new_client(), new_client(), new_client()
    table = await set_up(anna, boris)
    arrived, go_on, hold = asyncio.Event(), asyncio.Event(), seats._hold

    async def slow(*what: Any) -> None:
        arrived.set()
        await go_on.wait()
        await hold(*what)

    monkeypatch.setattr(seats, "_hold", slow)
    wish = {"token": table.tokens["us"]}
    claiming = asyncio.create_task(thief.post("seats/claim", json=wish))
    await arrived.wait()
    path = f"matches/{table.match}/seats/us/link"
    replacing = asyncio.create_task(anna.post(path))
    await asyncio.wait({replacing}, timeout=0.5)
    go_on.set()
    await claiming
    assert (await replacing).status_code == 200
    assert await may_play(anna, table.match, "us")
    assert not await may_play(thief, table.match, "us")


async def test_a_replaced_link_shuts_out_who_had_the_old_one(new_client: NewClient) -> None:
    """A leaked link: the thief loses the seat and its token; nobody ousts who was there before."""
    anna, boris, thief = new_client(), new_client(), new_client()
    table = await set_up(anna, boris)
    leaked = table.tokens["us"]
    await thief.post("seats/claim", json={"token": leaked})
    await thief.put(f"matches/{table.match}/notes", json={"text": "mine now"})
    # The thief replaces the link first, and gains nothing by it.
    assert (await thief.post(f"matches/{table.match}/seats/us/link")).status_code == 200
    assert await may_play(anna, table.match, "us")
    fresh = (await anna.post(f"matches/{table.match}/seats/us/link")).json()
    assert not await may_play(thief, table.match, "us")
    assert await may_play(anna, table.match, "us")
    assert code(await thief.get(f"matches/{table.match}/notes")) == (403, "not-your-seat")
    assert code(await thief.post("seats/claim", json={"token": leaked})) == (404, "no-such-link")
    bearer = {"Authorization": f"Bearer {leaked}"}
    answer = await thief.get(f"matches/{table.match}/table?as=us", headers=bearer)
    assert code(answer) == (401, "bad-token")
    bearer = {"Authorization": f"Bearer {fresh['token']}"}
    assert (await httpx_get(thief, f"matches/{table.match}/table?as=us", bearer)) == 200


async def httpx_get(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> int:
    """The status of a request."""
    return (await client.get(path, headers=headers)).status_code


async def test_links_are_replaced_only_by_those_who_sit_there(new_client: NewClient) -> None:
    """Own seat, or an invitation to the open seat opposite; never the other's seat."""
    anna, boris, carla = new_client(), new_client(), new_client()
    match = await made(anna)
    path = f"matches/{match['match']}/seats"
    assert code(await carla.post(f"{path}/de/link")) == (403, "not-your-seat")
    renewed = (await anna.post(f"{path}/de/link")).json()
    old = {"token": match["seats"]["de"]["token"]}
    assert code(await boris.post("seats/claim", json=old)) == (404, "no-such-link")
    answer = await boris.post("seats/claim", json={"token": renewed["token"]})
    assert answer.status_code == 200
    assert code(await anna.post(f"{path}/de/link")) == (403, "not-your-seat")
    bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
    answer = await carla.post(f"{path}/de/link", headers=bearer)
    assert code(answer) == (403, "seat-token-only")


async def test_a_public_match_is_joined_from_the_lobby(new_client: NewClient) -> None:
    """Whoever comes first sits; the maker's invitation opens nothing then."""
    anna, boris, carla = new_client(), new_client(), new_client()
    match = await made(anna, visibility="public")
    assert (await boris.get("lobby")).json()["open"][0]["match"] == match["match"]
    path = f"matches/{match['match']}/join"
    assert code(await anna.post(path, json={})) == (409, "already-seated")
    answer = await boris.post(path, json={"side": "de", "name": "  Boris   the Second "})
    assert answer.json()["seats"]["de"]["name"] == "Boris the Second"
    assert code(await carla.post(path, json={})) == (409, "seat-taken")
    invitation = {"token": match["seats"]["de"]["token"]}
    assert code(await anna.post("seats/claim", json=invitation)) == (410, "link-used")
    lobby = (await carla.get("lobby")).json()
    assert lobby["open"] == []
    assert lobby["playing"][0]["match"] == match["match"]
    hidden = await made(anna)
    assert code(await carla.post(f"matches/{hidden['match']}/join", json={})) == (403, "not-open")


@ONE
async def test_one_person_holds_both_sides_in_hot_seat(client: httpx.AsyncClient) -> None:
    """Both tables are theirs, and what concerns one seat must say which."""
    seats = {"us": {"kind": "me", "name": "Anna"}, "de": {"kind": "hotseat", "name": "Boris"}}
    match = (await made(client, seats=seats))["match"]
    shown = (await client.get(f"matches/{match}")).json()
    assert shown["mine"] == ["us", "de"]
    assert [seat["name"] for seat in shown["seats"].values()] == ["Anna", "Boris"]
    assert await may_play(client, match, "us")
    assert await may_play(client, match, "de")
    assert code(await client.get(f"matches/{match}/notes")) == (422, "which-side")


@ONE
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ({"us": {"kind": "me"}, "de": {"kind": "me"}}, "one-seat-each"),
        ({"us": {"kind": "hotseat"}}, "hotseat-needs-you"),
        ({"us": {"kind": "me"}, "it": {"kind": "open"}}, "no-such-side"),
        ({"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "os:system"}}, "no-such-bot"),
        ({"us": {"kind": "me", "name": "a\u202eb"}}, "bad-name"),
    ],
)
async def test_seats_that_cannot_be(
    client: httpx.AsyncClient, seats: dict[str, Any], expected: str
) -> None:
    """A clear error, and no match."""
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    assert code(await client.post("matches", json=wish)) == (422, expected)
    assert (await client.get("me/matches")).json()["matches"] == []


@ONE
async def test_random_sides_are_random(client: httpx.AsyncClient) -> None:
    """In the long run one sits on either side."""
    seats = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}
    sides = set()
    for _ in range(30):
        match = await made(client, seats=seats, sides="random")
        sides.add((await client.get(f"matches/{match['match']}")).json()["mine"][0])
        if len(sides) == 2:
            break
    assert {"us", "de"} == sides


@ONE
async def test_standing_answers_are_kept_for_the_seat_alone(new_client: NewClient) -> None:
    """In their canonical words; wrong ones are refused with the line's fault."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    path = f"matches/{table.match}/standing"
    answer = await anna.put(path, json={"text": "pass  when idle\n# why not\n"})
    assert answer.json()["text"] == "pass when idle"
    assert (await anna.get(path)).json()["text"] == "pass when idle"
    others = (await boris.get(path)).json()
    assert (others["text"], others["lines"]) == ("", [])
    assert code(await anna.put(path, json={"text": "always win"})) == (422, "bad-standing")
    assert (await anna.get(path)).json()["text"] == "pass when idle"
    assert code(await new_client().get(path)) == (403, "not-your-seat")
    lines = f"{path}/lines"
    added = await anna.post(lines, json={"lines": ["ask about tile:5B"]})
    assert added.json()["text"] == "ask about tile:5B\npass when idle"
    assert [one["line"] for one in added.json()["lines"]] == ["ask about tile:5B", "pass when idle"]
    removed = await anna.post(lines, json={"lines": ["pass when idle"], "remove": True})
    assert removed.json()["text"] == "ask about tile:5B"
    assert code(await anna.post(lines, json={"lines": ["always win"]})) == (422, "bad-standing")


@ONE
@pytest.mark.parametrize(
    ("game", "scenario", "own"),
    [
        ("normandy", "la-raye", ["command", "bolster", "inspire"]),
        ("north-africa", "barce", ["command", "bolster", "inspire", "adjust"]),
        ("combat-commander", "lipki-farm", ["reroll", "react"]),
    ],
)
async def test_the_form_of_standing_answers_is_the_games(
    new_client: NewClient, game: str, scenario: str, own: list[str]
) -> None:
    """Each line has a sentence of its own; what only one game knows is offered there alone."""
    anna = new_client()
    side = games.get(game).sides[0]
    wish = {"game": game, "scenario": scenario, "seats": {side: {"kind": "me"}}}
    match = (await anna.post("matches", json=wish)).json()["match"]
    shown = (await anna.get(f"matches/{match}/standing", params={"as": side})).json()["boxes"]
    labels = {one["line"]: one["label"] for one in shown}
    assert labels["take the only answer"] == "Take the only answer there is"
    assert all(line != label for line, label in labels.items())
    never = [line.removeprefix("never ask ") for line in labels if line.startswith("never")]
    assert never[: len(own)] == own
    assert ("pass unless in sight" in labels) is (game == "combat-commander")


@ONE
async def test_who_lost_a_seat_is_sent_from_the_table(served: Served) -> None:
    """A replaced link closes the sockets that came by the old one, and no others."""
    async with (
        httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as anna,
        httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as boris,
    ):
        table = await set_up(anna, boris)
        async with connect(served.socket(table.match), proxy=None) as socket:
            token = table.tokens["us"]
            await socket.send(f'{{"type": "hello", "as": "us", "token": "{token}"}}')
            assert '"type":"table"' in str(await socket.recv())
            await anna.post(f"matches/{table.match}/seats/us/link")
            async with asyncio.timeout(100):
                await socket.wait_closed()
            assert socket.close_code == 4403
