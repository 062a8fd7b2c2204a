"""A match between two seats: made, joined, played, taken back, ended; on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import func, select

from fieldcraft.record.match import Match
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import entries, snapshots
from tests.server.conftest import Clock
from tests.server.running import Player, Served, Table, come, set_up

Clients = Callable[[], httpx.AsyncClient]


async def table_of(client: httpx.AsyncClient, match: str, **query: str) -> dict[str, Any]:
    answer = await client.get(f"matches/{match}/table", params=query)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def test_a_match_begins_when_all_sit(new_client: Clients, services: Services) -> None:
    """Until the last seat is taken there are no dice and no view; then both can bid."""
    anna, boris = new_client(), new_client()
    made = (
        await anna.post(
            "matches",
            json={"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}},
        )
    ).json()
    before = await table_of(anna, made["match"])
    assert before["view"] is None
    assert before["status"]["state"] == "open"
    assert before["status"]["key_hash"] is None
    refused = await anna.post(
        f"matches/{made['match']}/choices", json={"decision": 0, "choice": "end"}
    )
    assert refused.json()["error"]["code"] == "not-begun"
    claimed = await boris.post("seats/claim", json={"token": made["seats"]["de"]["token"]})
    assert claimed.status_code == 200
    for client, side in ((anna, "us"), (boris, "de")):
        table = await table_of(client, made["match"])
        assert table["viewpoint"] == side
        assert table["turn"]["question"] == "bid"
        assert table["status"]["key"] is None
    services.registry.loaded.clear()
    again = await table_of(boris, made["match"])
    assert again["turn"] == table["turn"]


async def choose(client: httpx.AsyncClient, match: str, words: str | None = None) -> dict[str, Any]:
    """Answer the question one is asked, by the first option unless told how."""
    turn = (await table_of(client, match))["turn"]
    choice = words or turn["options"][0]["choice"]
    body = {"decision": turn["decision"], "choice": choice}
    answer = await client.post(f"matches/{match}/choices", json=body)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def act(client: httpx.AsyncClient, match: str, word: str, **more: int) -> httpx.Response:
    return await client.post(f"matches/{match}/acts", json={"act": word, **more})


async def seated_pair(new_client: Clients, **more: Any) -> tuple[Any, Any, Table]:
    anna, boris = new_client(), new_client()
    return anna, boris, await set_up(anna, boris, **more)


async def test_a_match_is_played_by_socket(served: Served) -> None:
    """Two players and a spectator see it through; what is stored afterwards is the same match."""
    services = served.services
    assert services is not None
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris)
    address = served.socket(table.match)
    players = [
        Player(side, address, token, seed, lang="ru")
        for seed, (side, token) in enumerate(table.tokens.items())
    ]
    watcher = Player("spectator", address, "")
    for one in (*players, watcher):
        await one.sit_down()
    playing = [asyncio.create_task(one.play(60)) for one in players]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    if not any(one.table["status"]["state"] == "over" for one in players):
        await players[0].send({"type": "act", "id": 0, "act": "resign"})
    for one in (*players, watcher):
        while not one.tables or one.table["status"]["state"] != "over":
            await one.hear()
        assert one.errors == []
        assert one.table["status"]["key"]
        await one.leave()
    live = await services.registry.open(table.match)
    text = live.match.to_text()
    services.registry.unload(live)
    again = await services.registry.open(table.match)
    assert again is not live
    assert again.match.to_text() == text
    assert Match.from_text(text).outcome == live.match.outcome
    assert again.entry_index.versions == live.entry_index.versions
    assert again.entry_index.decisions == live.entry_index.decisions
    choices = sum(one.accepted for one in players)
    async with services.database.read() as reading:
        stored = await reading.scalar(select(func.count()).where(entries.c.kind == "choice"))
        kept = await reading.scalar(select(func.count()).select_from(snapshots))
    assert choices <= (stored or 0) <= choices + 2  # an answer may have been cut off at the end
    assert (kept or 0) >= 1


async def test_a_stale_choice_gets_the_fresh_table(new_client: Clients, services: Services) -> None:
    """It changes nothing; the other side's hidden answer makes nothing stale."""
    anna, boris, table = await seated_pair(new_client)
    turn = (await table_of(anna, table.match))["turn"]
    await choose(boris, table.match)
    body = {"decision": turn["decision"], "choice": turn["options"][0]["choice"]}
    path = f"matches/{table.match}/choices"
    assert (await anna.post(path, json=body)).status_code == 200
    again = await anna.post(path, json=body)
    assert again.status_code == 409
    assert again.json()["error"]["code"] == "stale"
    assert again.json()["table"]["version"] == 2
    assert (await services.registry.open(table.match)).number == 2


async def test_bad_choices_say_why_and_change_nothing(
    new_client: Clients, services: Services
) -> None:
    """Words not offered, a strange side, a missing seat, a match that is not there."""
    anna, _, table = await seated_pair(new_client)
    stranger = new_client()
    path = f"matches/{table.match}/choices"
    turn = (await table_of(anna, table.match))["turn"]
    at = {"decision": turn["decision"], "choice": "end"}
    refused = await anna.post(path, json=at)
    assert refused.status_code == 409
    assert refused.json()["error"]["clause"] == "U-306"
    for client, body, status in (
        (anna, {**at, "choice": "dance"}, 409),
        (anna, {**at, "as": "de"}, 403),
        (anna, {**at, "as": "moon"}, 422),
        (anna, {**at, "choice": "x" * 300}, 422),
        (anna, {"choice": "end"}, 422),
        (stranger, at, 403),
    ):
        answer = await client.post(path, json=body)
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]["message"]
    assert (await stranger.get(f"matches/{table.match}/table?as=us")).status_code == 403
    assert (await anna.get("matches/nowhere/table")).status_code == 404
    assert (await anna.post("matches/nowhere/choices", json=at)).status_code == 404
    assert (await services.registry.open(table.match)).number == 0


async def test_undo_is_an_entry_of_its_own(new_client: Clients, services: Services) -> None:
    """The version goes up, the choice and its log lines are gone, also after reading again."""
    anna, _, table = await seated_pair(new_client)
    before = await table_of(anna, table.match)
    bid = await choose(anna, table.match)
    assert bid["can_undo"]
    assert len(bid["log"]["lines"]) == len(before["log"]["lines"]) + 1
    wish = {"decision": bid["answered"]}
    undone = (await anna.post(f"matches/{table.match}/undo", json=wish)).json()
    assert undone["version"] == 2
    assert undone["log"] == before["log"]
    assert undone["turn"]["options"] == before["turn"]["options"]
    assert undone["turn"]["decision"] == 2
    refused = await anna.post(f"matches/{table.match}/undo", json=wish)
    assert refused.json()["error"]["code"].startswith("undo-")
    services.registry.loaded.clear()
    again = await table_of(anna, table.match)
    assert again == undone | {"status": again["status"]}


async def test_what_was_agreed_is_done(new_client: Clients, services: Services) -> None:
    """A takeback and a draw are offered, declined, withdrawn, accepted."""
    anna, boris, table = await seated_pair(new_client)
    match = table.match
    for client in (anna, boris):
        await choose(client, match)
    live = await services.registry.open(match)
    first = live.row["waiting"][0]
    mover, other = (anna, boris) if first == "us" else (boris, anna)
    await choose(mover, match, "end")
    for word, code in (("accept", "no-offer"), ("decline", "no-offer"), ("withdraw", "no-offer")):
        assert (await act(mover, match, word)).json()["error"]["code"] == code
    assert (await act(mover, match, "offer-takeback", count=9)).status_code == 409
    offered = (await act(mover, match, "offer-takeback")).json()["status"]["offers"]
    assert [one["kind"] for one in offered] == ["takeback"]
    assert (await act(mover, match, "accept")).status_code == 409  # not one's own offer
    services.registry.loaded.clear()
    assert (await act(other, match, "decline")).json()["status"]["offers"] == []
    await act(mover, match, "offer-takeback")
    assert (await act(mover, match, "withdraw")).json()["status"]["offers"] == []
    await act(mover, match, "offer-takeback")
    taken = (await act(other, match, "accept")).json()
    assert taken["status"]["offers"] == []
    assert (await table_of(mover, match))["turn"]["question"] == "play"
    await act(mover, match, "offer-draw")
    await choose(mover, match, "end")  # the one who offered plays on: it stands
    over = (await act(other, match, "accept")).json()
    assert over["status"]["state"] == "over"
    assert over["status"]["outcome"]["winner"] is None
    key = over["status"]["key"]
    services.registry.loaded.clear()
    again = await services.registry.open(match)
    assert [entry.text for entry in again.match.entries if entry.who == "table"] == [
        "takeback 1 exchange 1",
        "draw",
    ]
    assert again.match.header.key == key
    assert (await act(mover, match, "resign")).status_code == 409


async def test_an_offer_lapses_when_the_other_plays_on(
    new_client: Clients, services: Services
) -> None:
    """A takeback lapses with the next open choice; a hidden one does not touch it."""
    anna, boris, table = await seated_pair(new_client)
    await act(anna, table.match, "offer-draw")
    assert (await choose(boris, table.match))["status"]["offers"], "a hidden bid told of itself"
    await choose(anna, table.match)
    live = await services.registry.open(table.match)
    assert [offer.kind for offer in live.offers] == ["draw"]
    mover = {"us": anna, "de": boris}[live.row["waiting"][0]]
    await act(mover, table.match, "offer-takeback")
    ended = await choose(mover, table.match, "end")
    assert all(offer["kind"] != "takeback" for offer in ended["status"]["offers"])


async def test_leaving_needs_the_other_where_there_is_one(new_client: Clients) -> None:
    """Abandoning is an offer to a person, and done at once while nobody has come."""
    anna, boris, table = await seated_pair(new_client)
    offered = (await act(anna, table.match, "abandon")).json()
    assert offered["status"]["state"] == "running"
    over = (await act(boris, table.match, "accept")).json()
    assert over["status"]["outcome"]["reason"] == "abandon"
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    alone = (await anna.post("matches", json=wish)).json()
    gone = (await act(anna, alone["match"], "abandon")).json()
    assert gone["status"]["state"] == "over"
    assert (await act(anna, alone["match"], "abandon")).status_code == 409
    claimed = await boris.post("seats/claim", json={"token": alone["seats"]["de"]["token"]})
    assert claimed.json()["error"]["code"] == "called-off"


async def test_a_bot_lets_take_back_and_plays_for_the_win(client: httpx.AsyncClient) -> None:
    """Against a bot a takeback needs no consent, and a draw gets none."""
    seats = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    match = (await client.post("matches", json=wish)).json()["match"]
    await choose(client, match)
    assert (await act(client, match, "offer-draw")).json()["error"]["code"] == "bot-declines"
    assert (await act(client, match, "offer-takeback")).json()["turn"]["question"] == "bid"
    assert (await act(client, match, "resign")).json()["status"]["outcome"]["winner"] == "de"


async def test_a_flag_is_claimed_not_taken(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """Time alone ends nothing; the other side may claim, once it has run out."""
    pace = {"kind": "live", "minutes": 1, "increment": 0}
    anna, _, table = await seated_pair(new_client, pace=pace)
    await come(services, table.match)
    await choose(anna, table.match)
    early = await act(anna, table.match, "claim-flag")
    assert early.json()["error"]["code"] == "flag-up"
    clock.pass_by(61)
    shown = await table_of(anna, table.match)
    assert shown["status"]["state"] == "running"
    assert shown["status"]["clocks"]["de"]["flagged"]
    over = (await act(anna, table.match, "claim-flag")).json()
    assert over["status"]["outcome"]["winner"] == "us"
    assert over["status"]["outcome"]["reason"] == "flag"


async def test_an_idle_match_leaves_memory(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """And comes back when it is asked for, just as it was."""
    anna, _, table = await seated_pair(new_client)
    await choose(anna, table.match)
    shown = await table_of(anna, table.match)
    assert services.registry.unload_idle() == 0
    clock.pass_by(services.settings.idle_seconds + 1)
    assert services.registry.unload_idle() == 1
    assert table.match not in services.registry.loaded
    again = await table_of(anna, table.match)
    assert again == shown


async def test_unusable_wishes_are_told_apart(client: httpx.AsyncClient) -> None:
    """What is wrong with a new match is said, and nothing is made."""
    good = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    for change, status in (
        ({"game": "chess"}, 404),
        ({"scenario": "atlantis"}, 404),
        ({"scenario": {"id": "x"}}, 422),
        ({"options": {"flying": True}}, 422),
        ({"seats": {"xx": {"kind": "me"}}}, 422),
        ({"seats": {"us": {"kind": "bot", "bot": "os:system"}}}, 422),
        ({"pace": {"kind": "live"}}, 422),
        ({"commitment": "zz"}, 422),
        ({"more": 1}, 422),
    ):
        answer = await client.post("matches", json={**good, **change})
        assert answer.status_code == status, (change, answer.text)
        assert answer.json()["error"]["message"]


async def test_the_server_says_how_it_is(client: httpx.AsyncClient) -> None:
    """Health and metrics answer without telling anything of a match."""
    health = await client.get("http://table.test/health")
    assert health.json()["status"] == "ok"
    metrics = await client.get("http://table.test/metrics")
    assert "fieldcraft_journal_commit_seconds" in metrics.text
