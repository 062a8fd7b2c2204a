"""A dishonest server, made for these tests: whatever it tries, it is caught or has no power.

It is the real one, and its operator changes what they like in its database and in its answers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, insert, select, update

from fieldcraft.record.errors import RecordError
from fieldcraft.record.fair.exchange import SERVER, Exchange, commitment_of, new_share
from fieldcraft.record.fair.keys import key_hash
from fieldcraft.record.fair.sealed_list import NOTHING, Line, line_hash
from fieldcraft.record.fair.verify import verify_record
from fieldcraft.record.format.file import Header
from fieldcraft.record.match import Match
from fieldcraft.server.dice.exchanges import exchanges_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import exchanges, matches, sealed_list
from tests.server.exchanging import Cheated, FairClient

Clients = Callable[[], httpx.AsyncClient]
BOT = {"kind": "bot", "bot": "random"}
TRIES = 4000

pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


def suits(key: bytes) -> bool:
    """Whether the dice please the operator: one key in 64 does."""
    return key[0] < 4


@dataclass
class Operator:
    """Whoever runs the server, with the database at hand."""

    services: Services

    async def exchange(self, match: str, number: int = 0) -> Exchange:
        """Everything the server knows of an exchange."""
        async with self.services.database.read() as reading:
            return (await exchanges_of(reading, match))[number].exchange

    async def pick(self, match: str, party: str, *, with_commitment: bool) -> Exchange:
        """After all others have revealed, try shares for a party until the dice suit."""
        one = await self.exchange(match)
        for _ in range(TRIES):
            share = new_share()
            shares = {**one.shares, party: share}
            if suits(Exchange(match, shares=shares).key()):
                break
        else:
            pytest.fail("not even one key in 4000 suits")
        commitments = dict(one.commitments)
        if with_commitment:
            commitments[party] = commitment_of(share)
        forged = Exchange(match, commitments=commitments, shares=shares)
        await self.store(forged)
        return forged

    async def store(self, forged: Exchange) -> None:
        """Make the match go on with these dice, as if they had been made so."""
        key = forged.key()
        async with self.services.database.write() as writing:
            row = (await writing.execute(select(matches).where(matches.c.id == forged.match))).one()
            match = Match(Header.model_validate({**row.header, "key": key.hex()}))
            await writing.execute(
                update(exchanges)
                .where(exchanges.c.match == forged.match, exchanges.c.round == forged.round)
                .values(commitments=dict(forged.commitments), shares=dict(forged.shares))
            )
            await writing.execute(
                update(matches)
                .where(matches.c.id == forged.match)
                .values(
                    key=key,
                    key_hash=key_hash(key),
                    waiting=[match.sides[side] for side in match.waiting],
                )
            )
        self.services.registry.loaded.clear()

    async def relist(self, old: str, new: str) -> None:
        """Put another seal into the public list, and make all its hashes fit again."""
        async with self.services.database.write() as writing:
            rows = list(await writing.execute(select(sealed_list).order_by(sealed_list.c.number)))
            await writing.execute(delete(sealed_list))
            before = NOTHING
            for row in rows:
                seal = new if row.seal == old else row.seal
                before = line_hash(before, Line(row.number, row.at, row.what, seal))
                values = {"number": row.number, "at": row.at, "what": row.what}
                await writing.execute(insert(sealed_list).values(**values, seal=seal, hash=before))


@pytest.fixture
def operator(services: Services) -> Operator:
    """The one who runs the server of this test."""
    return Operator(services)


async def started(new_client: Clients, *, bot: bool = False) -> tuple[FairClient, FairClient, str]:
    """A match that has just started, its players honest until told otherwise."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us", **({"de": BOT} if bot else {}))
    if not bot:
        await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
        await boris.reveal(match)
    await anna.reveal(match)
    return anna, boris, match


async def over(client: FairClient, match: str) -> str:
    """End the match; its record."""
    done = await client.http.post(f"matches/{match}/acts", json={"act": "resign"})
    assert done.status_code == 200, done.text
    return (await client.http.get(f"matches/{match}/record")).text


async def test_an_honest_server_passes(new_client: Clients) -> None:
    """So that the others fail for what they do."""
    for bot in (True, False):
        anna, _, match = await started(new_client, bot=bot)
        record = await over(anna, match)
        await anna.check(match)
        assert verify_record(record).not_listed(await anna.list()) == []


async def test_a_share_picked_last_does_not_open_its_commitment(
    new_client: Clients, operator: Operator
) -> None:
    """The server, knowing every share, picks its own again: client and record both say so."""
    anna, _, match = await started(new_client, bot=True)
    await operator.pick(match, SERVER, with_commitment=False)
    record = await over(anna, match)
    with pytest.raises(Cheated, match="share of server is not the one committed to"):
        await anna.check(match)
    with pytest.raises(RecordError) as refused:
        verify_record(record)
    assert refused.value.code == "wrong-share"
    assert not (await anna.http.get(f"matches/{match}/verify")).json()["passed"]


async def test_a_commitment_swapped_with_it_is_not_the_one_shown(
    new_client: Clients, operator: Operator
) -> None:
    """With a new commitment the record fits in itself; the client and the list know better."""
    anna, _, match = await started(new_client, bot=True)
    await operator.pick(match, SERVER, with_commitment=True)
    record = await over(anna, match)
    assert suits(bytes.fromhex(Match.from_text(record).header.key or ""))
    with pytest.raises(Cheated, match="commitment was swapped"):
        await anna.check(match)
    assert verify_record(record).not_listed(await anna.list()) == [0]


async def test_a_rewritten_list_is_not_the_one_kept(
    new_client: Clients, operator: Operator
) -> None:
    """With the list rewritten too, a stranger's copy and the client's own line still differ."""
    anna, _, match = await started(new_client, bot=True)
    copy = await anna.list()
    before = (await operator.exchange(match)).seal()
    forged = await operator.pick(match, SERVER, with_commitment=True)
    await operator.relist(before, forged.seal())
    record = await over(anna, match)
    lines = await anna.list()
    assert verify_record(record).not_listed(lines) == [], "the forgery is complete"
    assert lines[: len(copy)] != copy
    anna.seen[match, 0]["commitments"] = dict(forged.commitments)  # had it kept only the list …
    with pytest.raises(Cheated, match="list was rewritten"):
        await anna.check(match)
    assert verify_record(record).not_listed(copy) == [0]


async def test_a_share_known_from_another_match_is_no_secret(
    new_client: Clients, operator: Operator
) -> None:
    """The server names an old commitment of ours, whose share it knows, instead of the new one."""
    anna, _, first = await started(new_client, bot=True)
    known = await operator.exchange(first)
    second = await anna.create("us", de=BOT)
    one = await operator.exchange(second)
    shares = {"us": known.shares["us"]}
    forged = Exchange(second, commitments={**one.commitments, "us": known.commitments["us"]})
    for _ in range(TRIES):
        share = new_share()
        if suits(Exchange(second, shares={**shares, SERVER: share}).key()):
            break
    commitments = {**forged.commitments, SERVER: commitment_of(share)}
    await operator.relist(one.seal(), Exchange(second, commitments=commitments).seal())
    dice = {**await anna.dice(second), "commitments": commitments}
    with pytest.raises(Cheated, match="an old one"):
        await anna.reveal(second, dice)


async def test_a_bot_gets_no_share_afterwards(new_client: Clients, operator: Operator) -> None:
    """A share for the bot's seat, picked last, is one that nobody was shown."""
    anna, _, match = await started(new_client, bot=True)
    assert sorted(anna.seen[match, 0]["commitments"]) == ["server", "us"]
    await operator.pick(match, "de", with_commitment=True)
    record = await over(anna, match)
    with pytest.raises(Cheated, match="commitment was swapped"):
        await anna.check(match)
    assert verify_record(record).not_listed(await anna.list()) == [0]


@pytest.mark.parametrize("with_commitment", [False, True])
async def test_a_colluding_player_cannot_pick_last(
    new_client: Clients, operator: Operator, with_commitment: bool
) -> None:
    """Server and one seat together try thousands of shares for that seat; the other notices."""
    anna, _, match = await started(new_client)
    await operator.pick(match, "de", with_commitment=with_commitment)
    await over(anna, match)
    with pytest.raises(Cheated, match="swapped" if with_commitment else "share of de is not"):
        await anna.check(match)


async def test_a_colluding_player_without_a_share_has_no_power(
    new_client: Clients, operator: Operator
) -> None:
    """Nothing that server and seat know before the other reveals says which dice will come."""
    anna, boris = FairClient(new_client()), new_client()
    match = await anna.create("us")
    token = anna.made["seats"]["de"]["token"]
    await boris.post("seats/claim", json={"token": token})
    known = (await operator.exchange(match)).shares
    assert list(known) == [SERVER]
    guesses = {Exchange(match, shares={**known, "us": new_share()}).key() for _ in range(200)}
    await anna.reveal(match)
    made = (await operator.exchange(match)).key()
    assert made not in guesses
    await over(anna, match)
    await anna.check(match)


async def test_nothing_is_revealed_before_all_is_fixed(
    new_client: Clients, operator: Operator
) -> None:
    """A server that asks for shares early, or hides a commitment, gets none that helps it."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    with pytest.raises(Cheated, match="before all commitments were fixed"):
        await anna.reveal(match)
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    dice = await anna.dice(match)
    hidden = {**dice, "commitments": {p: c for p, c in dice["commitments"].items() if p != "de"}}
    with pytest.raises(Cheated, match="not in the list"):
        await anna.reveal(match, hidden)
    for wrong, word in (
        ({**dice["commitments"], "us": commitment_of(new_share())}, "our commitment is missing"),
        ({"us": dice["commitments"]["us"]}, "server has not committed"),
        ({**dice["commitments"], "de": commitment_of(new_share())}, "not in the list"),
    ):
        with pytest.raises(Cheated, match=word):
            await anna.reveal(match, {**dice, "commitments": wrong})
    assert "us" not in (await operator.exchange(match)).shares


async def test_what_was_shown_once_must_stay(new_client: Clients) -> None:
    """Shown one set of commitments and then another, the client keeps its share to itself."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    dice = await anna.dice(match)
    await anna.look(match, dice)
    other: dict[str, Any] = {**dice["commitments"], "de": commitment_of(new_share())}
    with pytest.raises(Cheated, match="commitment was swapped"):
        await anna.reveal(match, {**dice, "commitments": other})


async def test_a_server_that_stops_when_the_dice_do_not_suit_shows(
    new_client: Clients, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can refuse to start; the list then has a seal that never started."""
    from fieldcraft.server.dice import routes

    async def refuses(*_: object, **__: object) -> None:
        raise RuntimeError("the dice do not suit me")

    anna = FairClient(new_client())
    match = await anna.create("us", de=BOT)
    monkeypatch.setattr(routes, "reveal", refuses)
    with pytest.raises(RuntimeError, match="do not suit"):
        await anna.reveal(match)
    seal = (await operator.exchange(match)).seal()
    assert [line.what for line in await anna.list() if line.seal == seal] == ["sealed"]


async def test_a_takeback_without_an_exchange_is_refused(
    new_client: Clients, services: Services
) -> None:
    """The old way, a key made from the old one, is known to the server beforehand: no longer."""
    anna, _, match = await started(new_client, bot=True)
    live = await services.registry.open(match)
    table = (await anna.http.get(f"matches/{match}/table")).json()["turn"]
    body = {"decision": table["decision"], "choice": table["options"][0]["choice"]}
    await anna.http.post(f"matches/{match}/choices", json=body)
    await live.act(lambda: "takeback 1")
    record = await over(anna, match)
    with pytest.raises(RecordError) as refused:
        verify_record(record)
    assert refused.value.code == "missing-exchange"
    assert not (await anna.http.get(f"matches/{match}/verify")).json()["passed"]
