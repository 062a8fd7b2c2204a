"""Uploaded records: everybody has a share, and nobody pushes out another's."""

from __future__ import annotations

import pytest

from fieldcraft.server.accounts.identity import Caller, Person
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.records import uploads
from fieldcraft.server.records.uploads import KEPT_SECONDS, keep, owner_of, uploaded
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
    assert owner_of(guests[0]) == owner_of(guests[1])
    assert len({owner_of(one) for one in (*guests, *accounts, stranger)}) == 4
    assert "192.0.2.2" not in owner_of(stranger)


async def test_one_cannot_evict_anothers(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever uploads without end loses only their own oldest."""
    monkeypatch.setattr(uploads, "KEPT_EACH", 12)
    anna = await keep(services, "anna", "a record", {})
    flood = [await keep(services, "flood", f"record {one}", {}) for one in range(60)]
    assert await is_kept(services, anna)
    kept = [await is_kept(services, one) for one in flood]
    assert kept == [False] * 48 + [True] * 12


async def test_when_all_are_too_many_the_largest_share_shrinks(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many addresses together do not push out a single record either."""
    monkeypatch.setattr(uploads, "KEPT_MOST", 12)
    anna = await keep(services, "anna", "a record", {})
    for owner in range(6):
        for one in range(4):
            await keep(services, f"flood {owner}", f"record {one}", {})
    assert await is_kept(services, anna)


async def test_the_same_record_is_kept_once(services: Services, clock: Clock) -> None:
    """Sent twice it has one id, for as long as it is kept."""
    first = await keep(services, "anna", "a record", {})
    assert first == await keep(services, "anna", "a record", {})
    assert first != await keep(services, "boris", "a record", {})
    clock.pass_by(KEPT_SECONDS + 1)
    assert first != await keep(services, "anna", "a record", {})
