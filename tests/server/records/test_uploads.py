"""Uploaded records: everybody has a share, and nobody pushes out another's."""

from __future__ import annotations

import pytest

from fieldcraft.server.accounts.identity import Caller, Person
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.records import uploads
from fieldcraft.server.records.uploads import KEPT_SECONDS, Share, keep, share_of, uploaded
from fieldcraft.server.services import Services
from tests.server.conftest import Clock


async def is_kept(services: Services, record: str) -> bool:
    """Whether an upload is still there."""
    try:
        await uploaded(services, record)
    except ApiError:
        return False
    return True


def test_guests_of_one_address_share_and_accounts_do_not() -> None:
    """A new guest for each upload gets no new share."""
    guests = [Caller("cookie", Person(str(one)), address="192.0.2.1") for one in range(2)]
    accounts = [
        Caller("cookie", Person(str(one), login=str(one)), address="192.0.2.1") for one in range(2)
    ]
    stranger = Caller(address="192.0.2.2")
    assert share_of(guests[0]) == share_of(guests[1])
    assert len({share_of(one).owner for one in (*guests, *accounts, stranger)}) == 4
    assert len({share_of(one).address for one in (*guests, *accounts, stranger)}) == 2
    assert not any("192.0.2.2" in one for one in share_of(stranger))


ANNA, FLOOD = Share("anna", "her address"), Share("flood", "another address")


async def test_one_cannot_evict_anothers(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever uploads without end loses only their own oldest."""
    monkeypatch.setattr(uploads, "KEPT_EACH", 12)
    anna = await keep(services, ANNA, "a record", {})
    flood = [await keep(services, FLOOD, f"record {one}", {}) for one in range(60)]
    assert await is_kept(services, anna)
    kept = [await is_kept(services, one) for one in flood]
    assert kept == [False] * 48 + [True] * 12


async def test_when_all_are_too_many_the_largest_share_shrinks(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many addresses together do not push out a single record either."""
    monkeypatch.setattr(uploads, "KEPT_MOST", 12)
    anna = await keep(services, ANNA, "a record", {})
    for owner in range(6):
        for one in range(4):
            await keep(services, Share(f"flood {owner}", f"address {owner}"), f"{one}", {})
    assert await is_kept(services, anna)


async def test_accounts_of_one_address_are_no_crowd(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Accounts cost nothing: all of an address have a share too, and push out only each other.

    A full share elsewhere stays whole, and so does a small one at the same address.
    """
    monkeypatch.setattr(uploads, "KEPT_EACH", 4)
    monkeypatch.setattr(uploads, "KEPT_ADDRESS", 8)
    monkeypatch.setattr(uploads, "KEPT_MOST", 13)
    hers = [await keep(services, ANNA, f"record {one}", {}) for one in range(4)]
    neighbour = await keep(services, Share("boris", FLOOD.address), "a record", {})
    for account in range(10):
        for one in range(4):
            clock.pass_by(1)
            share = Share(f"account {account}", FLOOD.address)
            await keep(services, share, f"record {one}", {})
    assert [await is_kept(services, one) for one in (*hers, neighbour)] == [True] * 5


async def test_the_same_record_is_kept_once(services: Services, clock: Clock) -> None:
    """Sent twice it has one id, for as long as it is kept."""
    first = await keep(services, ANNA, "a record", {})
    assert first == await keep(services, ANNA, "a record", {})
    assert first != await keep(services, FLOOD, "a record", {})
    clock.pass_by(KEPT_SECONDS + 1)
    assert first != await keep(services, ANNA, "a record", {})
