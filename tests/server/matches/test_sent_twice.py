"""What is sent twice is done once: every call that changes something names what it is about."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import httpx

from fieldcraft.server.services import Services
from tests.server.matches.test_play import Clients, choose, seated_pair, table_of
from tests.server.matches.test_seats import code
from tests.server.running import come, set_up

AGAINST_A_BOT = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}


async def twice(client: httpx.AsyncClient, path: str, **body: Any) -> list[httpx.Response]:
    """The same request at the same time, and once more later."""
    both = await asyncio.gather(*(client.post(path, json=body) for _ in range(2)))
    return [*both, await client.post(path, json=body)]


def statuses(answers: list[httpx.Response]) -> list[int]:
    """What was answered, in order of size."""
    return sorted(one.status_code for one in answers)


async def test_an_undo_takes_back_once(new_client: Clients) -> None:
    """It names the decision; the choice before stays, and the answer has the fresh table."""
    anna, boris, table = await seated_pair(new_client)
    path = f"matches/{table.match}"
    for player in (anna, boris):
        await choose(player, table.match)
    first, other = anna, boris
    if (await table_of(anna, table.match))["turn"] is None:
        first, other = boris, anna
    before = await choose(first, table.match)  # plays a card
    after = await choose(first, table.match)
    assert before["answered"] < after["answered"]
    assert after["can_undo"]
    answers = await twice(first, f"{path}/undo", decision=after["answered"])
    assert statuses(answers) == [200, 409, 409]
    assert all(one.json()["error"]["code"] == "stale" for one in answers if one.is_error)
    shown = await table_of(first, table.match)
    assert shown["answered"] == before["answered"]
    assert shown["turn"]["options"] == before["turn"]["options"]
    fresh = next(one.json()["table"] for one in answers if one.is_error)
    assert fresh["version"] == shown["version"]
    assert code(await first.post(f"{path}/undo", json={}))[0] == 422
    assert statuses(await twice(other, f"{path}/undo", decision=99)) == [409] * 3


async def test_a_takeback_takes_back_once(new_client: Clients) -> None:
    """Against a bot it is granted at once: named by the version, the second is too late."""
    anna = new_client()
    seats = {"us": {"kind": "me"}, "de": {"kind": "hotseat"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    match = (await anna.post("matches", json=wish)).json()["match"]
    for _ in range(4):
        for side in ("us", "de"):
            shown = (await anna.get(f"matches/{match}/table", params={"as": side})).json()
            if shown["turn"] is not None:
                words = shown["turn"]["options"][0]["choice"]
                body = {"as": side, "decision": shown["turn"]["decision"], "choice": words}
                assert (await anna.post(f"matches/{match}/choices", json=body)).is_success
    shown = (await anna.get(f"matches/{match}/table", params={"as": "us"})).json()
    body = {"as": "us", "act": "offer-takeback", "version": shown["version"]}
    answers = await twice(anna, f"matches/{match}/acts", **body)
    assert statuses(answers)[0] == 200
    assert statuses(answers)[1:] == [409, 409]


async def test_an_offer_is_accepted_once(new_client: Clients) -> None:
    """A second offer is not accepted by the repeated answer to the first."""
    anna, boris, table = await seated_pair(new_client)
    path = f"matches/{table.match}/acts"
    for player in (anna, boris):
        await choose(player, table.match)
    first, other = anna, boris
    if (await table_of(anna, table.match))["turn"] is None:
        first, other = boris, anna
    for _ in range(2):
        await choose(first, table.match)
    assert (await first.post(path, json={"act": "offer-draw"})).is_success
    version = (await table_of(other, table.match))["version"]
    answers = await twice(other, path, act="accept", version=version)
    assert statuses(answers) == [200, 409, 409]


async def test_time_is_given_once(new_client: Clients, services: Services) -> None:
    """The gift names how many there were."""
    anna, boris = new_client(), new_client()
    pace = {"kind": "live", "minutes": 10, "increment": 0}
    table = await set_up(anna, boris, pace=pace)
    await come(services, table.match)
    services.now.pass_by(500)  # type: ignore[attr-defined]
    shown = await table_of(anna, table.match)
    other = next(side for side in table.sides if side != shown["viewpoint"])
    gifts = shown["status"]["clocks"][other]["gifts"]
    answers = await twice(anna, f"matches/{table.match}/acts", act="give-time", gifts=gifts)
    assert statuses(answers) == [200, 409, 409]
    after = await table_of(anna, table.match)
    assert after["status"]["clocks"][other]["gifts"] == gifts + 1


async def test_a_line_is_said_once(new_client: Clients) -> None:
    """Under one key; without a key everything is said that is sent."""
    anna, boris, table = await seated_pair(new_client)
    path = f"matches/{table.match}/chat"
    answers = await twice(anna, path, text="hello", key="first")
    assert statuses(answers) == [201] * 3
    assert len({one.json()["id"] for one in answers}) == 1
    await twice(boris, path, text="hello", key="first")
    await twice(anna, path, text="again")
    lines = (await boris.get(path)).json()["lines"]
    assert [line["text"] for line in lines] == ["hello", "hello", "again", "again", "again"]


async def test_a_match_is_made_once(new_client: Clients) -> None:
    """By somebody known, or by a stranger who never heard the answer; another key is another."""
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    key = {"Idempotency-Key": str(uuid4())}
    anna = new_client()
    await anna.patch("me", json={"name": "Anna"})
    both = await asyncio.gather(*(anna.post("matches", json=wish, headers=key) for _ in range(2)))
    again = await anna.post("matches", json=wish, headers=key)
    told = [one.json() for one in (*both, again)]
    assert told[0] == told[1] == told[2]
    assert len((await anna.get("me/matches")).json()["matches"]) == 1
    for headers in ({"Idempotency-Key": str(uuid4())}, {}):
        other = (await anna.post("matches", json=wish, headers=headers)).json()
        assert other["match"] != told[0]["match"]
    stranger, later = new_client(), new_client()
    lost = (await stranger.post("matches", json=wish, headers=key)).json()
    found = (await later.post("matches", json=wish, headers=key)).json()
    assert lost == found != told[0]
    assert (await table_of(later, found["match"]))["viewpoint"] == "us"
    weak = await anna.post("matches", json=wish, headers={"Idempotency-Key": "1"})
    assert weak.status_code == 422


async def test_a_seat_is_taken_once(new_client: Clients) -> None:
    """Whoever did not hear the answer gets it again by the key, even as a stranger; nobody else."""
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    for visibility, path in (("link", "seats/claim"), ("public", "matches/{match}/join")):
        made = (await new_client().post("matches", json={**wish, "visibility": visibility})).json()
        body = {"token": made["seats"]["de"]["token"]} if visibility == "link" else {}
        address = path.format(match=made["match"])
        key = {"Idempotency-Key": str(uuid4())}
        lost = await new_client().post(address, json=body, headers=key)
        stranger = new_client()
        found = await stranger.post(address, json=body, headers=key)
        again = await stranger.post(address, json=body, headers=key)
        assert lost.json()["token"] == found.json()["token"] == again.json()["token"]
        assert (await table_of(stranger, made["match"]))["viewpoint"] == "de"
        for headers in ({"Idempotency-Key": str(uuid4())}, {}):
            refused = await new_client().post(address, json=body, headers=headers)
            assert code(refused)[1] in ("link-used", "seat-taken")
        replaced = await stranger.post(f"matches/{made['match']}/seats/de/link")
        assert replaced.is_success
        assert (await new_client().post(address, json=body, headers=key)).is_error
