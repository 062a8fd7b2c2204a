"""Letters: one per hand-over with the story since last time, seldom, and ended by one click."""

from __future__ import annotations

from email.message import EmailMessage
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import select

from fieldcraft.server.notify import outbox
from fieldcraft.server.notify.letters import QUARTER
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from tests.server.conftest import Clock
from tests.server.matches.test_seats import NewClient, code
from tests.server.notify.test_notices import (
    Postbox,
    by_hand,
    choose,
    notifier,
    postbox,
    settings,
    settle,
)
from tests.server.running import set_up

__all__ = ["by_hand", "postbox", "settings"]
Box = tuple[Postbox, int]
DAYS = {"kind": "correspondence", "bank": 72, "gain": 12}


async def with_mail(client: httpx.AsyncClient, services: Services, box: Postbox, name: str) -> None:
    """Somebody has a confirmed address."""
    mail = {"mail": f"{name.lower()}@example.org", "name": name}
    await client.patch("me", json=mail)
    await outbox.send_all(services)
    assert (await client.post("mail/confirm", json={"token": box.link()})).status_code == 200
    box.mails.clear()


def text_of(mail: EmailMessage) -> str:
    """What stands in a mail."""
    return str(mail.get_content())


async def test_a_letter_tells_the_story_since_last_time(
    new_client: NewClient, services: Services, postbox: Box, clock: Clock
) -> None:
    """Who plays, what happened, how it stands, the time left, the link; nothing hidden."""
    box = postbox[0]
    anna, boris = new_client(), new_client()
    await with_mail(anna, services, box, "Anna")
    await boris.patch("me", json={"name": "Boris"})
    match = (await set_up(anna, boris, pace=DAYS)).match
    await settle(services)
    (first,) = box.mails
    assert first["subject"] == "Your turn: Undaunted: Normandy – La Raye"
    told = text_of(first)
    assert "Hello Anna," in told
    assert "against Boris" in told
    assert "You have 3 d 0 h left." in told
    assert "Since last time" not in told  # nothing has happened
    assert "Now: Round 1" in told
    assert f"http://table.test/match/{match}?as=us" in told
    lines = told.splitlines()
    start = lines.index("On the board:") + 1
    board = lines[start : lines.index("", start)]
    places = {line.strip().partition(":")[0] for line in board}
    counters = (await anna.get(f"matches/{match}/table")).json()["view"]["counters"]
    assert places == {one["tile"] for one in counters.values() if one["tile"]}
    assert any("US Scouts A" in line for line in board)

    await choose(anna, match)
    hidden = (await boris.get(f"matches/{match}/table")).json()["turn"]["options"][0]
    await choose(boris, match)
    for _ in range(12):
        waiting = (await anna.get(f"matches/{match}")).json()["waiting"]
        await choose(boris if waiting == ["de"] else anna, match, "end")
        if waiting == ["de"]:
            break
    clock.pass_by(QUARTER + 1)
    await settle(services)
    told = text_of(box.mails[-1])
    assert len(box.mails) == 2
    assert "Since last time:" in told
    assert "Germany" in told.partition("Since last time:")[2].partition("Now:")[0]
    assert "You have 2 d" in told
    assert hidden["choice"] not in told
    table = (await anna.get(f"matches/{match}/table")).json()
    lines = ["".join(part["text"] for part in one["parts"]) for one in table["log"]["lines"]]
    story = told.partition("Since last time:")[2].partition("Now:")[0]
    assert all(line.strip() in lines for line in story.strip().splitlines())


async def test_what_comes_within_a_quarter_of_an_hour_goes_into_the_next_letter(
    new_client: NewClient, services: Services, postbox: Box, clock: Clock
) -> None:
    """One letter for all matches, and none of them is lost."""
    box = postbox[0]
    anna, boris = new_client(), new_client()
    await with_mail(anna, services, box, "Anna")
    first = (await set_up(anna, boris)).match
    await settle(services)
    assert len(box.mails) == 1
    others = [(await set_up(anna, boris)).match for _ in range(3)]
    for wait in (1, 300, 500):
        clock.pass_by(wait)
        await settle(services)
        assert len(box.mails) == 1
    await choose(anna, others[0])  # who has answered is not told any more
    await boris.post(f"matches/{first}/acts", json={"act": "resign"})
    await settle(services)
    clock.pass_by(QUARTER)
    await notifier(services).tick()
    await outbox.send_all(services)
    assert len(box.mails) == 2
    told = text_of(box.mails[-1])
    assert box.mails[-1]["subject"] == "3 of your matches"
    assert f"http://table.test/replay/{first}" in told
    assert "US wins" in told
    assert [one in told for one in others] == [False, True, True]
    async with services.database.read() as reading:
        assert (await reading.execute(select(schema.outbox))).all() == []


async def test_a_letter_that_cannot_be_sent_is_sent_later(
    new_client: NewClient,
    services: Services,
    postbox: Box,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A failure uses up neither the story nor the quarter of an hour."""
    box = postbox[0]
    anna, boris = new_client(), new_client()
    await with_mail(anna, services, box, "Anna")
    await set_up(anna, boris)
    with monkeypatch.context() as broken:
        broken.setattr("smtplib.SMTP.send_message", _fails)
        await settle(services)
    assert box.mails == []
    clock.pass_by(outbox.DELAYS[0] + 1)
    await outbox.send_all(services)
    assert len(box.mails) == 1


def _fails(*_: object) -> None:
    raise OSError


async def test_one_click_ends_the_letters(
    new_client: NewClient, services: Services, postbox: Box, clock: Clock
) -> None:
    """Without signing in, by POST only: a mail program that looks at links changes nothing."""
    box = postbox[0]
    anna, boris, stranger = new_client(), new_client(), new_client()
    await with_mail(anna, services, box, "Anna")
    await set_up(anna, boris)
    await settle(services)
    mail = box.mails[-1]
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    address = mail["list-unsubscribe"].strip("<>")
    path = urlsplit(address).path.removeprefix("/api/v1/")
    looked = await stranger.get(path)
    page = looked.headers["location"]
    assert (looked.status_code, page.partition("#")[0]) == (303, "/unsubscribe")
    assert f"http://table.test{page}" in text_of(mail)
    assert (await anna.get("me")).json()["person"]["wishes"]["mail"]
    await set_up(anna, boris)
    await settle(services)
    wrong = path[:-1] + ("A" if path[-1] != "A" else "B")
    assert code(await stranger.post(wrong)) == (404, "no-such-link")
    body = {"List-Unsubscribe": "One-Click"}
    assert (await stranger.post(path, data=body)).status_code == 200
    assert not (await anna.get("me")).json()["person"]["wishes"]["mail"]
    clock.pass_by(QUARTER + 1)
    await settle(services)
    assert len(box.mails) == 1


async def test_who_was_at_the_table_is_not_told_what_they_saw(
    new_client: NewClient, services: Services, postbox: Box, clock: Clock
) -> None:
    """The story begins where the reader left."""
    box = postbox[0]
    anna, boris = new_client(), new_client()
    await with_mail(anna, services, box, "Anna")
    match = (await set_up(anna, boris)).match
    await choose(anna, match)
    await choose(boris, match)
    async with services.database.read() as reading:
        told = select(schema.holds.c.told, schema.holds.c.side).where(schema.holds.c.match == match)
        known = {row.side: row.told for row in await reading.execute(told)}
    assert known == {"us": 1, "de": 2}
