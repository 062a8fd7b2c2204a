"""Names: nobody looks like the owner of an account, and no sign is invisible."""

from __future__ import annotations

import httpx
import pytest

from fieldcraft.server.accounts.names import checked_name, look_of
from fieldcraft.server.http.errors import ApiError
from tests.server.matches.test_seats import NewClient, code, made

PASSWORD = "correct horse"
LIKE_BILL = ["Bill", "bill", "BILL", " Bill ", "Bi11", "BiIl", "Βill", "Ｂｉｌｌ", "𝐁𝐢𝐥𝐥", "Biǁ"]
"""The fifth and sixth with digits and capitals, then Greek, wide and mathematical letters, and a
click that looks like two letters."""
GOOD = [
    "Anna", "Zoë", "Łukasz Żółć", "Иван Петров", "Анна Smith", "山田太郎", "ユーザー名", "김철수",
    "Ken太郎", "O'Brien", "J. R.", "מרים", "player_1", "😀 Tom",
]  # fmt: skip
BAD = [
    "An\u200bna", "An\u202ena", "Anna\u00ad", "An\u2060na", "\u3164", "\u2800", "An\u2800na",
    "An\ufe0fna", "\U000e0041nna", "An\x07na", "x" * 41, "\u115f", "Anna \u0335",
]  # fmt: skip
MIXED = ["Аnna", "Annа", "Βill", "pаypal", "Iванов", "Ꭺnna"]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_many_alphabets_are_good(name: str) -> None:
    """What people are called, and what they call themselves."""
    assert name == checked_name(name)


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_invisible_signs_are_refused(name: str) -> None:
    """They would make two different names out of what everybody reads as one."""
    with pytest.raises(ApiError, match="bad-name"):
        checked_name(name)


@pytest.mark.parametrize("name", MIXED)
def test_a_word_has_one_alphabet(name: str) -> None:
    """A Cyrillic letter among Latin ones is a disguise."""
    with pytest.raises(ApiError, match="mixed-name"):
        checked_name(name)


def test_looks() -> None:
    """Whole words of another alphabet look like ours; ordinary names do not look alike."""
    assert look_of("сосо") == look_of("coco")
    assert look_of("modern") == look_of("rnodern")
    assert look_of("ОТТО") == look_of("Otto")  # Cyrillic capitals
    ordinary = ["Anna", "Hanna", "Nina", "Ina", "Lina", "Иван", "Анна", "Otto", "Bob"]
    assert len({look_of(name) for name in ordinary}) == len(ordinary)


@pytest.mark.parametrize("name", LIKE_BILL)
async def test_nobody_wears_an_accounts_name(new_client: NewClient, name: str) -> None:
    """No guest, no new account, at no seat; only the account itself."""
    owner, other = new_client(), new_client()
    await owner.post("accounts", json={"name": "Bill", "password": PASSWORD})
    expected = (422, "mixed-name") if name == "Βill" else (409, "name-taken")
    assert expected == code(await other.patch("me", json={"name": name}))
    account = {"name": name, "password": PASSWORD}
    assert expected == code(await other.post("accounts", json=account))
    seats = {"us": {"kind": "me", "name": name}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    assert expected == code(await other.post("matches", json=wish))
    match = await made(owner)
    claim = {"token": match["seats"]["de"]["token"], "name": name}
    assert expected == code(await other.post("seats/claim", json=claim))
    assert (await owner.post("matches", json={**wish, "seats": {"us": {"kind": "me"}}})).is_success


async def test_a_guest_loses_a_name_that_becomes_an_accounts(
    new_client: NewClient, client: httpx.AsyncClient
) -> None:
    """At the seat as well; whoever makes the account keeps it."""
    await client.patch("me", json={"name": "Bi11"})
    match = (await made(client))["match"]
    assert (await client.get(f"matches/{match}")).json()["seats"]["us"]["name"] == "Bi11"
    account = {"name": "Bill", "password": PASSWORD}
    assert (await new_client().post("accounts", json=account)).status_code == 201
    assert (await client.get("me")).json()["person"]["name"] == ""
    for path in ("me/matches", f"matches/{match}"):
        told = await client.get(path)
        assert told.is_success
        assert "Bi11" not in told.text
