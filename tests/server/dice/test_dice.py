"""The exchange over HTTP: sealed before it is revealed, repeated for takebacks, restart-proof."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update

from fieldcraft.record.fair.exchange import commitment_of, first_rules_key, new_share
from fieldcraft.record.fair.keys import key_hash
from fieldcraft.record.fair.verify import verify_record
from fieldcraft.server.dice import starting
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import clock_marks, exchanges, holds, matches, seats
from tests.server.exchanging import FairClient
from tests.server.running import set_up

Clients = Callable[[], httpx.AsyncClient]
BOT = {"kind": "bot", "bot": "random"}


async def pair(new_client: Clients, **more: Any) -> tuple[FairClient, FairClient, str]:
    """Two people at a match whose dice are made."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    assert (await boris.reveal(match)).status_code == 200
    assert (await anna.reveal(match)).status_code == 200
    return anna, boris, match


async def act(client: FairClient, match: str, act: str, **more: Any) -> httpx.Response:
    """An act of the table."""
    return await client.http.post(f"matches/{match}/acts", json={"act": act, **more})


async def choose(client: FairClient, match: str) -> None:
    """The first thing that is offered."""
    table = (await client.http.get(f"matches/{match}/table")).json()
    turn = table["turn"]
    body = {"decision": turn["decision"], "choice": turn["options"][0]["choice"]}
    chosen = await client.http.post(f"matches/{match}/choices", json=body)
    assert chosen.status_code == 200, chosen.text


async def state(client: FairClient, match: str) -> str:
    """How the match stands."""
    return str((await client.http.get(f"matches/{match}")).json()["state"])


async def test_nobody_has_to_be_there_at_the_same_time(new_client: Clients) -> None:
    """One commits and leaves, the other commits and reveals, the first reveals: it starts."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    assert (await anna.dice(match))["state"] == "open"
    early = {"as": "us", "share": next(iter(anna.shares.values()))}
    refused = await anna.http.post(f"matches/{match}/reveal", json=early)
    assert refused.json()["error"]["code"] == "not-sealed"

    seated = await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    assert sorted(seated["dice"]["commitments"]) == ["de", "server", "us"]
    assert sorted(seated["dice"]["waiting"]) == ["de", "us"]
    shown = (await boris.reveal(match, seated["dice"])).json()
    assert shown["waiting"] == ["us"]
    assert shown["shares"] == {}, "a share shows before all are there"
    assert await state(anna, match) == "open"
    mine = (await anna.http.get("me/matches")).json()
    assert [one["my_turn"] for one in mine["matches"]] == [True]

    shown = (await anna.reveal(match)).json()
    assert shown["state"] == "done"
    assert sorted(shown["shares"]) == ["de", "us"], "the server's share opens at the end"
    assert await state(anna, match) == "running"
    again = await anna.reveal(match)
    assert again.status_code == 200, "sent twice, it counts once"
    await act(anna, match, "resign")
    again = await anna.reveal(match)
    assert again.status_code == 200, "also if the second comes after the end"


async def test_against_a_bot_only_person_and_server_have_shares(
    new_client: Clients, services: Services
) -> None:
    """The bot's seat adds nothing, and the match starts with the person's share."""
    anna = FairClient(new_client())
    match = await anna.create("us", de=BOT)
    assert sorted(anna.made["dice"]["commitments"]) == ["server", "us"]
    assert await state(anna, match) == "open"
    assert (await anna.reveal(match)).json()["state"] == "done"
    assert await state(anna, match) == "running"
    await act(anna, match, "resign")
    await anna.check(match)
    record = (await anna.http.get(f"matches/{match}/record")).text
    found = verify_record(record)
    assert found.is_provable
    assert found.parties() == ["server", "us"]
    assert found.not_listed(await anna.list()) == []


async def test_hot_seat_has_one_share(new_client: Clients) -> None:
    """Two at one screen have one client, and so one share."""
    anna = FairClient(new_client())
    match = await anna.create("us", de={"kind": "hotseat"})
    assert sorted(anna.made["dice"]["commitments"]) == ["server", "us"]
    assert (await anna.reveal(match)).json()["state"] == "done"


async def test_a_seat_that_became_free_can_be_taken_over(
    new_client: Clients, services: Services
) -> None:
    """As earlier versions left it: the dice are made, and what is committed to is for nothing."""
    anna, boris, clara = (FairClient(new_client()) for _ in range(3))
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    await boris.reveal(match)
    await anna.reveal(match)
    async with services.database.write() as writing:
        free = {"kind": "open", "token_hash": None, "used_hash": None}
        await writing.execute(
            update(seats).where(seats.c.match == match, seats.c.side == "de").values(free)
        )
        await writing.execute(delete(holds).where(holds.c.match == match, holds.c.side == "de"))
    link = (await anna.http.post(f"matches/{match}/seats/de/link")).json()
    seated = await clara.sit_down(link["token"], "de")
    assert seated["seats"]["de"]["mine"]
    assert seated["dice"] == await anna.dice(match)
    assert await state(anna, match) == "running"


async def test_whoever_leaves_with_their_share_leaves_no_match(new_client: Clients) -> None:
    """A share that can never come any more ends the match, so that nobody waits for it."""
    anna, boris, clara = (FairClient(new_client()) for _ in range(3))
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    await anna.reveal(match)
    assert (await boris.http.post("me/deletion", json={})).status_code == 200
    assert await state(anna, match) == "over"
    joined = await clara.http.post(f"matches/{match}/join", json={"commitment": clara.commit()})
    assert joined.status_code in (403, 409, 410)


async def test_a_wrong_share_is_refused(new_client: Clients) -> None:
    """Only what was committed to can be revealed, and only by its seat."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    body = {"share": new_share()}
    wrong = await anna.http.post(f"matches/{match}/reveal", json=body)
    assert wrong.json()["error"]["code"] == "wrong-share"
    body = {"share": next(iter(anna.shares.values())), "as": "us"}
    assert (await boris.http.post(f"matches/{match}/reveal", json=body)).status_code == 403
    late = await anna.http.post(f"matches/{match}/commitment", json={"commitment": anna.commit()})
    assert late.json()["error"]["code"] == "dice-sealed"


async def test_a_commitment_can_be_replaced_until_it_is_sealed(new_client: Clients) -> None:
    """Whoever lost their share before anybody came commits to another."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    anna.shares.clear()
    new = await anna.http.post(f"matches/{match}/commitment", json={"commitment": anna.commit()})
    assert new.status_code == 200
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    await boris.reveal(match)
    assert (await anna.reveal(match)).json()["state"] == "done"


async def test_a_takeback_repeats_the_exchange(new_client: Clients, services: Services) -> None:
    """Offered and accepted with commitments, done with both shares; the record carries it all."""
    anna, boris, match = await pair(new_client)
    for client in (anna, boris):
        await choose(client, match)
    mover = (await services.registry.open(match)).row["waiting"][0]
    asks, agrees = (anna, boris) if mover == "us" else (boris, anna)
    await choose(asks, match)
    assert (await act(asks, match, "offer-takeback", commitment=asks.commit())).status_code == 200
    agreed = (await act(agrees, match, "accept", commitment=agrees.commit())).json()
    assert agreed["turn"] is None
    assert (agreed["status"]["dice"]["round"], agreed["status"]["dice"]["state"]) == (1, "sealed")
    assert agreed["status"]["dice"]["about"].startswith("takeback ")
    refused = await asks.http.post(
        f"matches/{match}/choices", json={"decision": 0, "choice": "end"}
    )
    assert refused.json()["error"]["code"] == "dice-pending"
    assert (await agrees.reveal(match)).json()["waiting"] == [asks.side]
    services.registry.loaded.clear()  # as after a restart
    assert (await asks.reveal(match)).json()["state"] == "done"
    live = await services.registry.open(match)
    assert live.match.entries[-1].text.endswith(" exchange 1")
    assert not live.is_exchanging
    await choose(asks, match)
    await act(asks, match, "resign")
    for client in (anna, boris):
        await client.check(match)
    found = verify_record((await anna.http.get(f"matches/{match}/record")).text)
    assert [one.round for one in found.exchanges] == [0, 1]
    assert found.is_provable
    assert (await anna.http.get(f"matches/{match}/verify")).json()["passed"]


async def test_a_takeback_can_be_called_off(new_client: Clients, services: Services) -> None:
    """If a share does not come, the match goes on as it stood; the gap shows in the record."""
    anna, boris, match = await pair(new_client)
    await choose(anna, match)
    before = (await services.registry.open(match)).match.state.digest()
    for _ in range(2):
        await act(anna, match, "offer-takeback", commitment=anna.commit())
        await act(boris, match, "accept", commitment=boris.commit())
        off = (await act(boris, match, "decline")).json()
        assert off["turn"] is not None
    live = await services.registry.open(match)
    assert live.match.state.digest() == before
    await choose(boris, match)
    async with services.database.read() as reading:
        query = select(clock_marks.c.kind).where(clock_marks.c.match == match)
        kinds = list((await reading.execute(query.order_by(clock_marks.c.id))).scalars())
    assert kinds[-4:] == ["pause", "run"] * 2
    sealed = [line.seal for line in await anna.list() if line.what == "sealed"]
    assert len(sealed) == 3, "what was broken off stays in the list"


async def test_a_takeback_is_done_after_a_crash(
    new_client: Clients, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All shares were stored and then the server died: whoever loads the match does the rest."""
    anna = FairClient(new_client())
    match = await anna.create("us", de=BOT)
    await anna.reveal(match)
    await choose(anna, match)
    await act(anna, match, "offer-takeback", commitment=anna.commit())

    async def dies(_: str) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(services.registry, "dice_changed", dies)
        with pytest.raises(RuntimeError, match="killed"):
            await anna.reveal(match)
    services.registry.loaded.clear()
    live = await services.registry.open(match)
    assert live.match.entries[-1].text.endswith(" exchange 1")


async def test_starting_is_one_transaction(
    new_client: Clients, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If starting fails, the share counts as not revealed; sent again, the match starts."""
    anna = FairClient(new_client())
    match = await anna.create("us", de=BOT)

    def dies(*_: object) -> str:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(starting, "key_hash", dies)
        with pytest.raises(RuntimeError, match="killed"):
            await anna.reveal(match)
    dice = await anna.dice(match)
    assert (dice["state"], dice["waiting"]) == ("sealed", ["us"])
    assert len(await anna.list()) == 1
    assert (await anna.reveal(match)).json()["state"] == "done"


async def test_a_rematch_takes_its_commitments_along(new_client: Clients) -> None:
    """Offered with one, accepted with one: both reveal in the new match."""
    anna, boris, match = await pair(new_client)
    await act(anna, match, "resign")
    for client in (anna, boris):
        wish = {"commitment": client.commit()}
        answer = await client.http.post(f"matches/{match}/rematch", json=wish)
        assert answer.status_code == 200, answer.text
    following = answer.json()["match"]
    anna.side, boris.side = "de", "us"
    assert (await anna.reveal(following)).json()["waiting"] == ["us"]
    assert (await boris.reveal(following)).json()["state"] == "done"


async def test_no_share_leaves_before_its_time(new_client: Clients, services: Services) -> None:
    """Whatever is asked by whomever: the server's share shows at the end, a player's after both."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    stranger = new_client()
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    await boris.reveal(match)
    paths = ("", "/table", "/dice", "/log", "/export", "/record", "/verify", "/clocks", "/scene")

    async def told() -> str:
        answers = [
            await http.get(f"matches/{match}{path}")
            for http in (anna.http, boris.http, stranger)
            for path in paths
        ]
        answers += [await stranger.get("seals"), await anna.http.get("me/matches")]
        return "\n".join(answer.text for answer in answers)

    async with services.database.read() as reading:
        rows = list(await reading.execute(select(exchanges).where(exchanges.c.match == match)))
    server = rows[0].shares["server"]
    assert "us" not in rows[0].shares, "stored before it was revealed"
    text = await told()
    assert server not in text
    assert all(share not in text for share in boris.shares.values())
    assert match not in json.dumps((await stranger.get("seals")).json()), "the list names no match"
    await anna.reveal(match)
    text = await told()
    assert server not in text
    key = (await services.registry.open(match)).match.header.key
    assert key is not None
    assert key not in text
    await act(anna, match, "resign")
    assert server in await told()


async def test_a_script_without_a_share_is_told_apart(new_client: Clients) -> None:
    """A seat that commits to nothing adds nothing; the record says so."""
    anna = new_client()
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}, "de": BOT}}
    match = (await anna.post("matches", json=wish)).json()["match"]
    shown = (await anna.get(f"matches/{match}")).json()
    assert shown["state"] == "running"
    assert list(shown["dice"]["commitments"]) == ["server"]
    await anna.post(f"matches/{match}/acts", json={"act": "resign"})
    found = verify_record((await anna.get(f"matches/{match}/record")).text)
    assert not found.is_provable


async def test_two_at_once_do_not_fork_the_list(new_client: Clients, services: Services) -> None:
    """However many matches begin at the same time, the list stays one chain."""
    clients = [FairClient(new_client()) for _ in range(8)]
    made = await asyncio.gather(*(client.create("us", de=BOT) for client in clients))
    await asyncio.gather(*(c.reveal(m) for c, m in zip(clients, made, strict=True)))
    lines = await clients[0].list()
    assert [line.number for line in lines] == list(range(1, 17))
    assert sorted(line.what for line in lines) == ["sealed"] * 8 + ["started"] * 8


def test_a_commitment_says_nothing_about_its_share() -> None:
    """Two shares never look alike, and a commitment is only a hash."""
    shares = {new_share() for _ in range(50)}
    assert len({commitment_of(share) for share in shares}) == 50


async def test_a_match_from_before_keeps_its_rules(new_client: Clients, services: Services) -> None:
    """Its key is made from nonces, a takeback goes on from the old key, and that still verifies."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    shares = {"server": "00" * 32, "us": "aa" * 8, "de": "bb" * 8}
    key = first_rules_key(shares["server"], match, shares, ("us", "de"))
    async with services.database.write() as writing:
        commitments = {"server": commitment_of(shares["server"])}
        old = {"rules": 1, "commitments": commitments, "shares": shares, "listed": None}
        await writing.execute(update(exchanges).where(exchanges.c.match == match).values(old))
        made = {"key": key, "key_hash": key_hash(key)}
        await writing.execute(update(matches).where(matches.c.id == match).values(made))
    services.registry.loaded.clear()
    shown = (await anna.get(f"matches/{match}")).json()["dice"]
    assert (shown["rules"], shown["shares"]) == (1, {})
    await choose(FairClient(anna), match)
    await act(FairClient(anna), match, "offer-takeback")
    agreed = await act(FairClient(boris), match, "accept")
    assert agreed.status_code == 200, agreed.text
    live = await services.registry.open(match)
    assert live.match.entries[-1].text == "takeback 1"
    await choose(FairClient(anna), match)
    await act(FairClient(anna), match, "resign")
    verified = (await anna.get(f"matches/{match}/verify")).json()
    assert verified["passed"], verified
    assert [one["check"] for one in verified["checks"]] == ["key", "key-hash", "replay"]
    record = (await anna.get(f"matches/{match}/record")).text
    assert record.startswith("fieldcraft record 1\n")
    assert verify_record(record).exchanges == ()


async def test_a_share_sent_again_after_the_end_is_no_error(new_client: Clients) -> None:
    """The first was taken; a browser that missed the answer need not know that all is over."""
    anna, boris, match = await pair(new_client)
    dice = await anna.dice(match)
    assert (await act(boris, match, "resign")).status_code == 200
    again = await anna.reveal(match, dice)
    assert again.status_code == 200, again.text
    assert "server" not in again.json()["shares"]


async def test_a_share_on_its_way_when_the_takeback_is_called_off_is_no_error(
    new_client: Clients,
) -> None:
    """A browser reveals by itself and cannot know that its person has just changed their mind."""
    anna, boris, match = await pair(new_client)
    await choose(anna, match)
    await act(anna, match, "offer-takeback", commitment=anna.commit())
    await act(boris, match, "accept", commitment=boris.commit())
    dice = await boris.dice(match)
    await act(boris, match, "decline")
    late = await boris.reveal(match, dice)
    assert late.status_code == 200, late.text
    assert late.json()["round"] == 0, "the exchange that counts"
    told = (await anna.http.get(f"matches/{match}/dice")).json()["exchanges"]
    assert [(one["state"], one["shares"]) for one in told[1:]] == [("void", {})]
    await choose(boris, match)
