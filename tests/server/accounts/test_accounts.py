"""Guests, accounts, tokens, and leaving with or without one's data."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.cookies import SimpleCookie

import httpx
import pytest
from sqlalchemy import select

from fieldcraft.server.accounts.cookies import COOKIE, DAY, SESSION_DAYS
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.schema import metadata
from tests.server.conftest import Clock
from tests.server.matches.test_seats import ONE, NewClient, code, made, may_play
from tests.server.running import set_up

PASSWORD = "correct horse"
ACCOUNT = {"name": "Anna", "password": PASSWORD}


async def test_a_stranger_becomes_a_guest_by_doing_something(client: httpx.AsyncClient) -> None:
    """Looking leaves no trace; the first act brings a cookie that scripts cannot read."""
    told = (await client.get("me")).json()
    assert (told["person"], told["can_mail"]) == (None, False)
    assert COOKIE not in client.cookies
    answer = await client.patch("me", json={"name": "Anna", "lang": "pl"})
    assert (answer.json()["person"]["name"], answer.json()["person"]["lang"]) == ("Anna", "pl")
    cookie = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert (await client.get("me")).json()["person"]["name"] == "Anna"
    assert not answer.json()["person"]["account"]


async def test_tokens_are_kept_only_as_hashes(
    client: httpx.AsyncClient, services: Services
) -> None:
    """Whoever reads the database can open nothing with it."""
    match = await made(client)
    token = (await client.post("me/tokens", json={"label": "my bot"})).json()["token"]
    secrets = [token, client.cookies[COOKIE], match["seats"]["us"]["token"]]
    async with services.database.read() as reading:
        kept = ""
        for table in (
            schema.persons,
            schema.sessions,
            schema.api_tokens,
            schema.seats,
            schema.holds,
        ):
            kept += repr((await reading.execute(select(table))).all())
    assert [secret for secret in secrets if secret in kept] == []


async def test_an_account_keeps_the_guests_matches(new_client: NewClient) -> None:
    """Signing up keeps the seat; signing in elsewhere finds it; wrong passwords find nothing."""
    browser, elsewhere = new_client(), new_client()
    match = (await made(browser))["match"]
    before = browser.cookies[COOKIE]
    assert (await browser.post("accounts", json=ACCOUNT)).status_code == 201
    assert before != browser.cookies[COOKIE]
    assert code(await browser.post("accounts", json=ACCOUNT)) == (409, "already-account")
    for wrong in ({"name": "Anna", "password": "wrong"}, {"name": "Nobody", "password": PASSWORD}):
        assert code(await elsewhere.post("sessions", json=wrong)) == (401, "wrong-password")
    wish = {"name": "  aNNA ", "password": PASSWORD}
    assert (await elsewhere.post("sessions", json=wish)).json()["person"]["account"]
    assert [match] == [
        one["match"] for one in (await elsewhere.get("me/matches")).json()["matches"]
    ]
    assert code(await new_client().post("accounts", json={**ACCOUNT, "name": "ANNA"})) == (
        409,
        "name-taken",
    )


async def test_an_account_takes_over_a_guests_seat(new_client: NewClient) -> None:
    """But nobody comes to look at both hands by signing in."""
    anna, guest, boris = new_client(), new_client(), new_client()
    await anna.post("accounts", json=ACCOUNT)
    table = await set_up(boris, guest)
    own = await set_up(anna, guest)
    await guest.post("sessions", json=ACCOUNT)
    assert await may_play(anna, table.match, "de")
    assert await may_play(guest, own.match, "us")
    assert not await may_play(guest, own.match, "de")


async def test_sessions_end(new_client: NewClient, clock: Callable[[], float]) -> None:
    """By signing out, here or everywhere, by a new password, and of old age."""
    here, there = new_client(), new_client()
    await here.post("accounts", json=ACCOUNT)
    await there.post("sessions", json=ACCOUNT)
    wish = {"old": "wrong", "new": "battery staple"}
    assert code(await here.put("me/password", json=wish)) == (401, "wrong-password")
    assert (await there.get("me")).json()["person"] is not None
    await here.put("me/password", json={**wish, "old": PASSWORD})
    assert (await there.get("me")).json()["person"] is None
    await there.post("sessions", json={**ACCOUNT, "password": "battery staple"})
    stolen = dict(there.cookies)
    await here.delete("sessions", params={"everywhere": True})
    thief = new_client()
    thief.cookies.update(stolen)
    assert (await thief.get("me")).json()["person"] is None
    await here.post("sessions", json={**ACCOUNT, "password": "battery staple"})
    clock.pass_by((SESSION_DAYS + 1) * DAY)  # type: ignore[attr-defined]
    assert (await here.get("me")).json()["person"] is None


async def test_an_api_token_acts_for_its_person(new_client: NewClient) -> None:
    """Until it is deleted; it cannot make further tokens or delete the account."""
    browser, script = new_client(), new_client()
    token = (await browser.post("me/tokens", json={"label": "bot"})).json()
    script.headers["Authorization"] = f"Bearer {token['token']}"
    match = (await made(script))["match"]
    assert await may_play(browser, match, "us")
    assert code(await script.post("me/tokens", json={})) == (403, "not-by-token")
    assert code(await script.post("me/deletion", json={})) == (403, "not-by-token")
    assert code(await new_client().delete(f"me/tokens/{token['id']}")) == (401, "sign-in-first")
    assert (await browser.delete(f"me/tokens/{token['id']}")).status_code == 200
    assert code(await script.get("me")) == (401, "bad-token")


async def test_a_new_password_ends_tokens_and_sessions(new_client: NewClient) -> None:
    """Also the session that changed it, which gets another; whoever had copied it is out."""
    browser, script, thief = new_client(), new_client(), new_client()
    await browser.post("accounts", json=ACCOUNT)
    token = (await browser.post("me/tokens", json={"label": "bot"})).json()
    script.headers["Authorization"] = f"Bearer {token['token']}"
    thief.cookies.update(dict(browser.cookies))
    assert (await script.get("me")).status_code == 200
    changed = await browser.put("me/password", json={"old": PASSWORD, "new": "battery staple"})
    assert changed.status_code == 200
    assert code(await script.get("me")) == (401, "bad-token")
    assert (await thief.get("me")).json()["person"] is None
    assert (await browser.get("me")).json()["person"]["name"] == "Anna"
    assert (await browser.get("me/tokens")).json() == []


async def test_a_token_shows_its_last_use(new_client: NewClient, clock: Clock) -> None:
    """Never, then when it was used, to the minute, whether over HTTP or by a socket's hello."""
    browser, script = new_client(), new_client()
    token = (await browser.post("me/tokens", json={"label": "bot"})).json()
    assert token["used"] is None
    assert [one["used"] for one in (await browser.get("me/tokens")).json()] == [None]
    script.headers["Authorization"] = f"Bearer {token['token']}"
    for wait in (0.0, 30.0, 3600.0):
        clock.pass_by(wait)
        await script.get("me")
        used = (await browser.get("me/tokens")).json()[0]["used"]
        assert 0 <= clock.time - used < 60


async def test_an_export_holds_ones_own_and_nothing_hidden(new_client: NewClient) -> None:
    """Notes, words and seats, but no hand, no dice, no token, nothing of the other player."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    await anna.patch("me", json={"name": "Anna"})
    await anna.put(f"matches/{table.match}/notes", json={"text": "attack at dawn"})
    await boris.put(f"matches/{table.match}/notes", json={"text": "defend at dusk"})
    await boris.post(f"matches/{table.match}/chat", json={"text": "hello from Boris"})
    await anna.post(f"matches/{table.match}/chat", json={"text": "hello from Anna"})
    answer = await anna.get("me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = json.loads(answer.text)
    (match,) = data["matches"]
    assert [note["text"] for note in match["notes"]] == ["attack at dawn"]
    assert [line["text"] for line in match["chat"]] == ["hello from Anna"]
    assert match["muted"] is False
    assert match["since"] <= data["person"]["seen"] + 60
    for hidden in ("dusk", "Boris", "fcs_", "fcw_", "nonce", "key", "share", "cards", "password"):
        assert hidden not in answer.text, hidden
    assert code(await new_client().get("me/export")) == (401, "sign-in-first")


async def test_deletion_leaves_the_match_to_the_other_player(
    new_client: NewClient, services: Services
) -> None:
    """Name, words and notes are gone; the match is over, and says why."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris, pace={"kind": "live", "minutes": 10})
    await boris.post("accounts", json={**ACCOUNT, "name": "Boris"})
    await boris.post(f"matches/{table.match}/chat", json={"text": "farewell"})
    await boris.put(f"matches/{table.match}/notes", json={"text": "all is lost"})
    await boris.post("me/tokens", json={"label": "my bot"})
    person = (await boris.get("me")).json()["person"]["id"]
    traces = [person, "Boris", "boris", "farewell", "all is lost", "my bot"]
    assert [trace for trace in traces if trace not in await kept(services)] == []
    wrong = await boris.post("me/deletion", json={"password": "wrong"})
    assert code(wrong) == (401, "wrong-password")
    assert (await boris.post("me/deletion", json={"password": PASSWORD})).status_code == 200
    assert (await boris.get("me")).json()["person"] is None
    assert [trace for trace in traces if trace in await kept(services)] == []
    login = {**ACCOUNT, "name": "Boris"}
    assert code(await boris.post("sessions", json=login)) == (401, "wrong-password")
    shown = (await anna.get(f"matches/{table.match}")).json()
    assert (shown["seats"]["de"]["kind"], shown["seats"]["de"]["name"]) == ("left", "")
    assert (await anna.get(f"matches/{table.match}/chat")).json()["lines"] == []
    assert (shown["state"], shown["outcome"]["winner"]) == ("over", "us")
    told = (await anna.get(f"matches/{table.match}/table")).json()
    assert told["status"]["outcome"]["text"].endswith("the opponent left the match")
    assert "Germany leaves the match" in str(told["log"]["lines"])
    link = await anna.post(f"matches/{table.match}/seats/de/link")
    assert code(link) == (403, "not-your-seat")
    again = await anna.post(f"matches/{table.match}/rematch")
    assert code(again) == (409, "player-gone")


async def kept(services: Services) -> str:
    """Everything that the database holds, as text."""
    async with services.database.read() as reading:
        rows = [list(await reading.execute(select(one))) for one in metadata.tables.values()]
    return str(rows)


async def test_a_match_that_never_began_goes_with_its_maker(new_client: NewClient) -> None:
    """No empty tables are left standing in the lobby."""
    anna, boris = new_client(), new_client()
    match = (await made(anna, visibility="public"))["match"]
    assert (await anna.post("me/deletion", json={})).status_code == 200
    assert (await boris.get("lobby")).json()["open"] == []
    assert code(await boris.get(f"matches/{match}")) == (404, "no-such-match")


@ONE
@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"lang": "xx"}, "no-such-language"),
        ({"name": "\u200b"}, "bad-name"),
        ({"mail": "anna@example.org"}, "no-mail"),
        ({"mail": "not an address"}, "bad-address"),
        ({"webhook": "ftp://example.org"}, "bad-webhook"),
        ({"webhook": "http://user:word@example.org"}, "bad-webhook"),
    ],
)
async def test_wishes_that_cannot_be_met(
    client: httpx.AsyncClient, wish: dict[str, str], expected: str
) -> None:
    """A clear error, and nothing changes."""
    await client.patch("me", json={"name": "Anna"})
    before = (await client.get("me")).json()
    status, found = code(await client.patch("me", json=wish))
    assert expected == found
    assert status in (409, 422)
    assert before == (await client.get("me")).json()


@ONE
async def test_an_account_signs_in_by_its_name_and_so_keeps_it(client: httpx.AsyncClient) -> None:
    """Only the capitals can change."""
    await client.post("accounts", json=ACCOUNT)
    assert code(await client.patch("me", json={"name": "Boris"})) == (409, "name-is-login")
    assert (await client.patch("me", json={"name": "ANNA"})).json()["person"]["name"] == "ANNA"
