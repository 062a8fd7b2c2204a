"""Notices: told on the edge, once, to those who are away, by page, webhook and mail."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.limits import Limiter
from fieldcraft.server.notify import outbox, webhooks
from fieldcraft.server.notify.notifier import SECOND_LOOK, Notifier
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage import schema
from tests.server.conftest import Clock
from tests.server.exchanging import FairClient
from tests.server.matches.test_seats import ONE, NewClient, code
from tests.server.running import free_port, set_up


@dataclass
class Receiver:
    """Somebody's own server, which webhooks are sent to."""

    port: int
    status: int = 200
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}/hook?a=1"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request and answer it."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {line.split(": ")[0].lower(): line.split(": ", 1)[1] for line in head[1:-2]}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((headers, body))
        answer = f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver that listens."""
    receiver = Receiver(free_port())
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", receiver.port)
    async with server:
        yield receiver


class Postbox:
    """A local SMTP server's handler that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail."""
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def link(self) -> str:
        """The token at the end of the last mail's link."""
        body = str(self.mails[-1].get_content())
        return next(line for line in body.splitlines() if "#" in line).partition("=")[2]


@pytest.fixture
def postbox() -> Iterator[tuple[Postbox, int]]:
    """An SMTP server in this process, and its port."""
    box, port = Postbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture
def settings(settings: Settings, postbox: tuple[Postbox, int]) -> Settings:
    """Mail goes to the postbox, webhooks may stay on this machine."""
    return settings.model_copy(
        update={
            "smtp": f"smtp://127.0.0.1:{postbox[1]}",
            "base_url": "http://table.test",
            "private_webhooks": True,
        }
    )


@pytest.fixture(autouse=True)
async def by_hand(services: Services) -> None:
    """Nothing happens by itself in these tests, so that nothing happens at the same time."""
    await notifier(services).stop()


def notifier(services: Services) -> Notifier:
    """The house's own."""
    found = services.parts["notices"]
    assert isinstance(found, Notifier)
    return found


async def choose(client: httpx.AsyncClient, match: str, choice: str = "") -> None:
    """Answer with these words, or with the first option."""
    turn = (await client.get(f"matches/{match}/table")).json()["turn"]
    wish = {
        "decision": turn["decision"],
        "choice": choice or turn["options"][0]["choice"],
    }
    assert (await client.post(f"matches/{match}/choices", json=wish)).status_code == 200


async def kinds(client: httpx.AsyncClient) -> list[tuple[str, str]]:
    """Kinds and matches of somebody's notices, oldest first."""
    notices = (await client.get("me/notices")).json()["notices"]
    return [(one["kind"], one["match"]) for one in reversed(notices)]


async def settle(services: Services) -> None:
    """Do what the notifier does by itself when a match has changed, here and now."""
    await notifier(services).look_at_changes()
    await outbox.send_all(services)


async def test_a_turn_is_told_once_and_on_the_edge(
    new_client: NewClient, services: Services
) -> None:
    """Each time a side comes to be asked; two processes that see it tell it once."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    await settle(services)
    assert [("turn", match)] == await kinds(anna)
    assert (await anna.get("me/notices")).json()["turns"] == 1
    other = Notifier(services)
    await asyncio.gather(*(one.look(match) for one in (notifier(services), other, other)))
    assert [("turn", match)] == await kinds(anna)
    seen = (await anna.get("me/notices")).json()["notices"][0]
    assert seen["text"] == "Your turn: Undaunted: Normandy – La Raye"
    await anna.post("me/notices/seen", json={"upto": seen["id"]})
    assert await kinds(anna) == []
    await choose(anna, match)
    await choose(boris, match)
    await settle(services)
    active = (await anna.get(f"matches/{match}")).json()["waiting"]
    await choose(anna if active == ["us"] else boris, match, "end")
    await settle(services)
    async with services.database.read() as reading:
        rows = (await reading.execute(select(schema.notices.c.side, schema.notices.c.spell))).all()
    told = sorted((row.side, row.spell) for row in rows)
    # Boris bid last: if he has the initiative, he is asked on and has nothing to be told.
    later = [("us", 2), ("de", 3)] if active == ["us"] else [("us", 3)]
    assert sorted([("us", 0), ("de", 0), *later]) == told


async def test_who_is_at_the_table_is_not_told_unless_they_leave(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """A connection that only seemed alive is found out by a second look."""
    anna, boris = new_client(), new_client()
    services.registry.presence.seats = lambda match: {"us"}  # type: ignore[method-assign]
    match = (await set_up(anna, boris)).match
    await settle(services)
    assert await kinds(anna) == []
    assert [("turn", match)] == await kinds(boris)
    services.registry.presence.seats = lambda match: set()  # type: ignore[method-assign]
    await notifier(services).tick()
    assert await kinds(anna) == []
    clock.pass_by(SECOND_LOOK + 1)
    await notifier(services).tick()
    assert [("turn", match)] == await kinds(anna)


async def test_who_has_yet_to_reveal_is_told_after_a_while(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """A client reveals by itself, so only whoever stays away hears of it, and once."""
    anna, boris = FairClient(new_client()), FairClient(new_client())
    match = await anna.create("us")
    await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
    await boris.reveal(match)
    await settle(services)
    assert await kinds(anna.http) == []
    clock.pass_by(SECOND_LOOK + 1)
    for _ in range(2):
        await notifier(services).tick()
        assert [("reveal", match)] == await kinds(anna.http)
    assert await kinds(boris.http) == []
    text = (await anna.http.get("me/notices")).json()["notices"][0]["text"]
    assert text == "Open the table so the dice can be made: Undaunted: Normandy – La Raye"
    await anna.reveal(match)
    await settle(services)
    assert ("turn", match) in await kinds(boris.http)


async def test_the_end_is_told(new_client: NewClient, services: Services) -> None:
    """And calls that have passed are no longer shown."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    await settle(services)
    await boris.post(f"matches/{match}/acts", json={"act": "resign"})
    await settle(services)
    assert [("over", match)] == await kinds(anna)


async def test_what_a_crash_left_untold_is_told_later(
    new_client: NewClient, services: Services
) -> None:
    """The edge is read from the match, not from anybody's memory."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    await settle(services)
    async with services.database.write() as writing:
        await writing.execute(schema.notices.delete())
    services.registry.loaded.clear()
    assert await kinds(anna) == []
    await Notifier(services).look_back()
    assert [("turn", match)] == await kinds(anna)


async def test_a_webhook_is_signed_retried_and_called_once(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """Its receiver can check it; a failure is tried again; nothing is sent twice."""
    anna, boris = new_client(), new_client()
    async with receiving() as receiver:
        receiver.status = 500
        me = (await anna.patch("me", json={"webhook": receiver.url, "lang": "pl"})).json()["person"]
        match = (await set_up(anna, boris)).match
        await settle(services)
        assert len(receiver.got) == 1
        receiver.status = 204
        await settle(services)
        assert len(receiver.got) == 1
        clock.pass_by(outbox.DELAYS[0] + 1)
        await asyncio.gather(outbox.send_all(services), outbox.send_all(services))
        clock.pass_by(1e6)
        await outbox.send_all(services)
        assert len(receiver.got) == 2
    headers, body = receiver.got[-1]
    told = json.loads(body)
    assert f"127.0.0.1:{receiver.port}" == headers["host"]
    at = int(headers["fieldcraft-signature"].partition(",")[0].removeprefix("t="))
    expected = webhooks.signature(me["webhook_secret"], at, body)
    assert expected == headers["fieldcraft-signature"]
    assert ("turn", match, "us") == (told["event"], told["match"], told["side"])
    url = f"http://table.test/match/{match}?as=us"
    assert f"Twoja kolej: Nieustraszeni: Normandia – La Raye {url}" == told["text"]


@ONE
async def test_a_call_that_has_passed_is_not_sent_any_more(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """Whoever has answered meanwhile is left in peace."""
    anna, boris = new_client(), new_client()
    async with receiving() as receiver:
        receiver.status = 503
        await anna.patch("me", json={"webhook": receiver.url})
        match = (await set_up(anna, boris)).match
        await settle(services)
        await choose(anna, match)
        clock.pass_by(outbox.DELAYS[0] + 1)
        await outbox.send_all(services)
        assert len(receiver.got) == 1


@ONE
async def test_a_dead_webhook_is_given_up(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """After ever longer waits."""
    anna, boris = new_client(), new_client()
    await anna.patch("me", json={"webhook": f"http://127.0.0.1:{free_port()}/"})
    await set_up(anna, boris)
    await settle(services)
    for _ in outbox.DELAYS:
        async with services.database.read() as reading:
            assert len((await reading.execute(select(schema.outbox))).all()) == 1
        clock.pass_by(outbox.DELAYS[-1] + 1)
        await outbox.send_all(services)
    async with services.database.read() as reading:
        assert (await reading.execute(select(schema.outbox))).all() == []


async def test_mail_is_confirmed_before_anything_is_sent(
    new_client: NewClient, services: Services, postbox: tuple[Postbox, int]
) -> None:
    """Then it tells of turns, in the player's language, with a link to the match."""
    box = postbox[0]
    anna, boris = new_client(), new_client()
    await anna.patch("me", json={"mail": "anna@example.org", "lang": "ru", "name": "Анна"})
    await set_up(anna, boris)
    await settle(services)
    assert [mail["subject"] for mail in box.mails] == ["Это ваш адрес?"]
    assert "http://table.test/account#confirm=" in box.mails[0].get_content()
    # The address may be a stranger's, who is to be sent no words that somebody chose.
    assert "Анна" not in box.mails[0].get_content()
    token = box.link()
    # Somebody who only knows the link confirms the address, once.
    assert (await boris.post("mail/confirm", json={"token": token})).status_code == 200
    assert code(await boris.post("mail/confirm", json={"token": token})) == (410, "mail-link-used")
    assert (await anna.get("me")).json()["person"]["mail_confirmed"]
    match = (await set_up(anna, boris)).match
    await settle(services)
    (mail,) = box.mails[1:]
    assert (mail["to"], mail["auto-submitted"]) == ("anna@example.org", "auto-generated")
    assert mail["subject"].startswith("Ваш ход: ")
    assert f"http://table.test/match/{match}?as=us" in mail.get_content()
    assert "Здравствуйте, Анна!" in mail.get_content()


async def test_a_forgotten_password_is_recovered_by_mail(
    new_client: NewClient, services: Services, postbox: tuple[Postbox, int], clock: Clock
) -> None:
    """By a link that works once, for an hour; nobody learns whether there is an account."""
    box = postbox[0]
    anna, thief = new_client(), new_client()
    account = {"name": "Anna", "password": "forgotten!", "mail": "anna@example.org"}
    await anna.post("accounts", json=account)
    assert notifier(services)._post.is_set(), "it would lie there until the clock strikes"
    await settle(services)
    bot = (await anna.post("me/tokens", json={})).json()["token"]
    asked = [await thief.post("recovery", json={"account": one}) for one in ("Anna", "Nobody")]
    await settle(services)
    assert len(box.mails) == 1
    await anna.post("mail/confirm", json={"token": box.link()})
    asked += [await thief.post("recovery", json={"account": "ANNA@example.org"})]
    assert {(202, '{"done":true}')} == {(one.status_code, one.text) for one in asked}
    await settle(services)
    wish = {"token": box.link(), "password": "remembered"}
    clock.pass_by(3601)
    assert code(await anna.post("recovery/finish", json=wish)) == (410, "mail-link-used")
    await anna.post("recovery", json={"account": "Anna"})
    await settle(services)
    wish = {"token": box.link(), "password": "remembered"}
    thief.cookies.update(anna.cookies)
    fresh = new_client()
    assert (await fresh.post("recovery/finish", json=wish)).json()["person"]["name"] == "Anna"
    assert code(await fresh.post("recovery/finish", json=wish)) == (410, "mail-link-used")
    assert (await thief.get("me")).json()["person"] is None
    lost = await new_client().get("me", headers={"Authorization": f"Bearer {bot}"})
    assert code(lost) == (401, "bad-token")
    async with services.database.read() as reading:
        kept = repr((await reading.execute(select(schema.outbox))).all())
        kept += repr((await reading.execute(select(schema.mail_tokens))).all())
    assert wish["token"] not in kept


async def test_nobody_is_flooded_with_mail(
    new_client: NewClient, services: Services, postbox: tuple[Postbox, int]
) -> None:
    """However many guests give an address, and however often a password is forgotten."""
    services.settings = services.settings.model_copy(update={"rate_limits": True})
    services.limiter = Limiter(services)
    codes = []
    for _ in range(7):
        answer = await new_client().patch("me", json={"mail": "victim@example.org"})
        codes.append(answer.status_code)
    assert codes == [200] * 5 + [429] * 2
    await settle(services)
    assert len(postbox[0].mails) == 5


async def test_a_reminder_comes_before_the_flag_falls(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """Once for each time one is asked; then the other side may claim, or give time."""
    anna, boris = new_client(), new_client()
    pace = {"kind": "correspondence", "bank": 24, "gain": 12}
    match = (await set_up(anna, boris, pace=pace)).match
    await choose(boris, match)
    await settle(services)
    for hours, expected in ((17, 0), (1.1, 1), (0.1, 1), (4, 1)):
        clock.pass_by(hours * 3600)
        await notifier(services).tick()
        assert expected == [kind for kind, _ in await kinds(anna)].count("reminder"), hours
    assert [kind for kind, _ in await kinds(boris) if kind == "reminder"] == []
    path = f"matches/{match}"
    early = await boris.post(f"{path}/acts", json={"act": "claim-flag"})
    assert early.status_code == 409
    clock.pass_by(2 * 3600)
    clocks = (await boris.get(f"{path}/clocks")).json()["sides"]
    assert (clocks["us"]["fallen"], clocks["us"]["left"]) == (True, 0)
    assert (await boris.get(path)).json()["state"] == "running"
    gift = await boris.post(f"{path}/acts", json={"act": "give-time"})
    assert not gift.json()["status"]["clocks"]["us"]["flagged"]
    assert (await boris.post(f"{path}/acts", json={"act": "claim-flag"})).status_code == 409
    clock.pass_by(7 * 3600)
    assert (await boris.post(f"{path}/acts", json={"act": "claim-flag"})).status_code == 200
    outcome = (await anna.get(path)).json()["outcome"]
    assert (outcome["winner"], outcome["reason"]) == ("de", "flag")


@ONE
async def test_it_all_happens_by_itself(new_client: NewClient, services: Services) -> None:
    """The tasks behind it notice a change and send what it brings about."""
    anna, boris = new_client(), new_client()
    notifier(services).start()
    async with receiving() as receiver:
        await anna.patch("me", json={"webhook": receiver.url})
        await set_up(anna, boris)
        async with asyncio.timeout(100):
            while not receiver.got:
                await asyncio.sleep(0.01)


@ONE
async def test_webhooks_do_not_reach_behind_the_server(services: Services) -> None:
    """No private, loopback or other special address, by number, by name or in disguise."""
    services.settings = services.settings.model_copy(update={"private_webhooks": False})
    for host in (
        "127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]",
        "[::ffff:127.0.0.1]", "[fe80::1]", "0.0.0.0", "2130706433", "0x7f.1", "[64:ff9b::7f00:1]",
    ):  # fmt: skip
        with pytest.raises((ApiError, webhooks.Undeliverable)):
            await webhooks.resolve(services, urlsplit(f"http://{host}/"))
        with pytest.raises(webhooks.Undeliverable):
            await webhooks.deliver(services, f"http://{host}/", "secret", {})


@ONE
async def test_webhooks_go_to_the_usual_ports(services: Services) -> None:
    """Nobody can make this server knock at the mail or database ports of the world."""
    private = {"private_webhooks": False}
    services.settings = services.settings.model_copy(update=private)
    for url in ("http://192.0.32.10", "https://192.0.32.10", "http://192.0.32.10:443/a"):
        assert await webhooks.check_target(services, url) == url
    for port in (22, 25, 5432, 8080):
        with pytest.raises(ApiError, match="webhook-port"):
            await webhooks.check_target(services, f"http://192.0.32.10:{port}/")
        with pytest.raises(webhooks.Undeliverable, match="webhook-port"):
            await webhooks.deliver(services, f"http://192.0.32.10:{port}/", "secret", {})
    services.settings = services.settings.model_copy(update={"webhook_ports": "80,8080"})
    assert await webhooks.check_target(services, "http://192.0.32.10:8080/")
    with pytest.raises(ApiError, match="webhook-port"):
        await webhooks.check_target(services, "https://192.0.32.10/")


@ONE
async def test_a_name_that_changes_its_address_is_asked_once(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address that was checked is the one that is called."""
    services.settings = services.settings.model_copy(update={"private_webhooks": True})
    asked = []
    async with receiving() as receiver:
        port = urlsplit(receiver.url).port

        async def rebinding(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            address = "127.0.0.1" if len(asked) == 1 else "127.0.0.9"
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", rebinding)
        await webhooks.deliver(services, f"http://rebind.test:{port}/", "secret", {"text": "x"})
        assert asked == ["rebind.test"]
        assert len(receiver.got) == 1
