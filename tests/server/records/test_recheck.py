"""After the rules were corrected: what plays as before goes on, what parts is frozen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from fieldcraft.record.format.file import RULES_VERSION
from fieldcraft.server.records import recheck
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import entries, matches
from tests.server.records.test_records_online import LANGS, at_hand, code, play
from tests.server.running import set_up

Clients = Callable[[], httpx.AsyncClient]
__all__ = ["at_hand"]  # a fixture

WRONG = "0" * 32


async def older(services: Services, match: str) -> None:
    """Let a match be one that another version of the rules has played."""
    async with services.database.write() as writing:
        await writing.execute(
            update(matches).where(matches.c.id == match).values(rules=RULES_VERSION + 1)
        )


async def alter(services: Services, match: str, digest: str) -> str:
    """Let the first kept position of a match be another one; returns what it was."""
    mine = (entries.c.match == match, entries.c.digest != "")
    async with services.database.write() as writing:
        row = (
            await writing.execute(
                select(entries.c.number, entries.c.digest)
                .where(*mine)
                .order_by(entries.c.number)
                .limit(1)
            )
        ).one()
        await writing.execute(
            update(entries)
            .where(entries.c.match == match, entries.c.number == row.number)
            .values(digest=digest)
        )
    return str(row.digest)


async def test_what_parts_from_the_rules_is_frozen(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """It can be watched and taken home, not played on, and says so; and it may thaw again."""
    anna, boris = new_client(), new_client()
    good = (await set_up(anna, boris)).match
    bad = (await set_up(anna, boris)).match
    for match in (good, bad):
        await play(services, {"us": anna, "de": boris}, match, 40)
        await older(services, match)
    digest = await alter(services, bad, WRONG)

    await recheck.begin(services)
    services.registry.loaded.clear()  # it is a server that starts
    async with services.database.read() as reading:
        rows = {row.id: row for row in await reading.execute(select(matches))}
    assert (rows[good].status, rows[good].rules) == ("running", RULES_VERSION)
    assert rows[good].header["rules"] == RULES_VERSION
    assert rows[bad].status == "frozen"

    table = (await anna.get(f"matches/{good}/table")).json()
    assert table["status"]["state"] == "running"
    frozen = (await anna.get(f"matches/{bad}/table")).json()
    assert frozen["status"]["state"] == "frozen"
    assert frozen["turn"] is None
    assert frozen["waiting"]["sides"] == []
    said = set()
    for lang in LANGS:
        choice = {"decision": 0, "choice": "end"}
        answer = await anna.post(f"matches/{bad}/choices", json=choice, params={"lang": lang})
        assert code(answer) == "frozen"
        said.add(answer.json()["error"]["message"])
    assert len(said) == len(LANGS)
    for path in ("record", "verify"):
        assert code(await anna.get(f"matches/{bad}/{path}")) == "sealed"
    seen = await anna.get(f"matches/{bad}/export")
    assert seen.status_code == 200
    assert str((await services.registry.open(bad)).match.header.key) not in seen.text
    assert (await anna.get(f"matches/{bad}/log")).status_code == 200

    found = await recheck.recheck_match(services, bad)
    assert found.verdict == "still-frozen"
    assert found.error is not None
    await alter(services, bad, digest)
    assert (await recheck.recheck_match(services, bad)).verdict == "thawed"
    assert (await recheck.recheck_match(services, good)).verdict == "same"
    services.registry.loaded.clear()
    thawed = (await anna.get(f"matches/{bad}/table")).json()
    assert thawed["status"]["state"] == "running"


DAMAGED: dict[str, dict[str, Any]] = {
    "another option": {"option": 1 << 30},
    "another side": {"side": 5},
    "no such choice undone": {"kind": "undo", "option": 999},
    "no events": {"events": [1]},
}


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_damage_to_one_match_stops_no_other(
    new_client: Clients, services: Services, at_hand: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is wrong with its rows: it is shut, whoever asks is told, and the others go on."""
    anna, boris = new_client(), new_client()
    damaged = []
    for change in DAMAGED.values():
        match = (await set_up(anna, boris)).match
        damaged.append(match)
        await play(services, {"us": anna, "de": boris}, match, 6)
        async with services.database.write() as writing:
            where = (entries.c.match == match, entries.c.number == 5)
            await writing.execute(update(entries).where(*where).values(change))
        await older(services, match)
    good = (await set_up(anna, boris)).match
    await older(services, good)
    await recheck.begin(services)
    services.registry.loaded.clear()
    for match in damaged:
        async with services.database.read() as reading:
            row = (await reading.execute(select(matches).where(matches.c.id == match))).one()
        assert row.status == "frozen"
        assert row.key.hex() not in caplog.text
        answer = await anna.get(f"matches/{match}/table")
        if answer.status_code == 200:
            assert answer.json()["status"]["state"] == "frozen"
        else:
            assert code(answer) == "unreadable-match"
    table = (await anna.get(f"matches/{good}/table")).json()
    assert table["status"]["state"] == "running"


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_only_older_matches_are_looked_at_by_itself(
    new_client: Clients, services: Services
) -> None:
    """A start with the same rules plays nothing again."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    assert await recheck.to_check(services, only_older=True) == []
    assert await recheck.to_check(services) == [match]
    await older(services, match)
    assert await recheck.to_check(services, only_older=True) == [match]


async def frozen_match(new_client: Clients, services: Services, **more: Any) -> tuple[Any, ...]:
    """A match of two people that parted from the rules."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris, **more)).match
    await play(services, {"us": anna, "de": boris}, match, 40)
    await alter(services, match, WRONG)
    await recheck.recheck_match(services, match)
    for _ in range(200):
        if not services.database.is_postgres:  # there a server learns of it by the next choice
            services.registry.loaded.clear()
        if (await anna.get(f"matches/{match}")).json()["state"] == "frozen":
            return anna, boris, match
        await asyncio.sleep(0.05)
    raise AssertionError("the match is still played")


async def test_a_frozen_match_is_abandoned_by_consent(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """One offers, the other accepts; until then either may think better of it."""
    anna, boris, match = await frozen_match(new_client, services)

    async def act(client: httpx.AsyncClient, word: str) -> str | None:
        answer = await client.post(f"matches/{match}/acts", json={"act": word})
        return None if answer.is_success else code(answer)

    for word in ("resign", "offer-draw", "offer-takeback", "claim-flag"):
        assert await act(anna, word) == "frozen"
    assert await act(boris, "accept") == "no-offer"
    for who, word in ((anna, "abandon"), (anna, "abandon"), (anna, "withdraw")):
        assert await act(who, word) is None
    assert await act(anna, "abandon") is None
    assert await act(boris, "decline") is None
    assert (await anna.get(f"matches/{match}")).json()["state"] == "frozen"
    assert await act(anna, "abandon") is None
    offers = (await boris.get(f"matches/{match}/table")).json()["status"]["offers"]
    assert [offer["kind"] for offer in offers] == ["abandon"]
    assert await act(boris, "accept") is None
    for _ in range(2):  # also when it is read again
        for lang in LANGS:
            table = (await anna.get(f"matches/{match}/table", params={"lang": lang})).json()
            assert table["status"]["state"] == "over"
            assert table["status"]["outcome"]["reason"] == "abandon"
            assert table["status"]["outcome"]["text"]
            assert table["turn"] is None
        services.registry.loaded.clear()
    wish = {"decision": table["version"], "choice": "end"}
    assert code(await anna.post(f"matches/{match}/choices", json=wish)) == "frozen"
    assert match not in await recheck.to_check(services)
    assert (await anna.get(f"matches/{match}/record")).is_success
    assert (await anna.post(f"matches/{match}/rematch")).is_success
