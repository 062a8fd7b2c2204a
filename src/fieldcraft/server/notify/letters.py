"""Letters about matches: one for all that waits, with the story since last time.

A person gets at most one in a quarter of an hour; what comes meanwhile goes into the next. A letter
is written when it is sent, so it tells how things stand then, in the reader's language and from
the reader's seat: nothing in it is hidden from them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any, Final

from sqlalchemy import delete, select, update

from fieldcraft.i18n.goals import goal_lines
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import tell_moment
from fieldcraft.server.accounts.identity import Person
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.live.messages.table import goals, log_lines, outcome, slim
from fieldcraft.server.matches.last_seen import note_seen
from fieldcraft.server.matches.seats.seat import base_url
from fieldcraft.server.matches.titles import full_title
from fieldcraft.server.notify import mail
from fieldcraft.server.notify.unsubscribing import unsubscribe_token
from fieldcraft.server.notify.webhooks import Undeliverable
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

QUARTER: Final = 900.0
"""Seconds between two letters to one person."""
LINES_MOST: Final = 60
"""Lines of a story; earlier ones are read at the table."""
KINDS: Final = ("over", "turn", "reminder", "reveal", "rematch")
"""Of several about one match, the first says most."""


@dataclass(frozen=True)
class Section:
    """What a letter tells of one match."""

    match: str
    side: str
    kind: str
    title: str
    text: str
    upto: int
    """The entry up to which it tells the story."""


async def send(services: Services, person: Person, row: Any) -> bool:  # Any: a row of `outbox`
    """Send all that waits for a person in one letter; False if it is too early for another.

    Raises `Undeliverable`; then nothing is lost, and it may be tried again.
    """
    now = services.now()
    persons = schema.persons.c
    async with services.database.write() as writing:
        mailed = await writing.scalar(select(persons.mailed).where(persons.id == person.id))
        free = persons.mailed.is_(None) | (persons.mailed <= now - QUARTER)
        mine = update(schema.persons).where(persons.id == person.id, free).values(mailed=now)
        if not (await writing.execute(mine)).rowcount:
            later = update(schema.outbox).where(schema.outbox.c.id == row.id)
            due = max(float(mailed or now) + QUARTER, now + 1)
            await writing.execute(later.values(due=due, attempts=row.attempts))
            return False
        query = select(schema.outbox).where(
            schema.outbox.c.person == person.id, schema.outbox.c.channel == "mail"
        )
        rows = [one for one in (await writing.execute(query)).all() if "match" in one.content]
    sections = await _sections(services, person, [one.content for one in rows])
    try:
        if sections:
            await _post(services, person, sections)
    except Undeliverable:
        await _remember(services, person, mailed, [])
        raise
    await _remember(services, person, now if sections else mailed, sections)
    async with services.database.write() as writing:
        done = [one.id for one in rows]
        await writing.execute(delete(schema.outbox).where(schema.outbox.c.id.in_(done)))
    return True


async def _remember(
    services: Services, person: Person, mailed: float | None, sections: Sequence[Section]
) -> None:
    """When somebody was last written to, and how far each story has been told."""
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.persons).where(schema.persons.c.id == person.id).values(mailed=mailed)
        )
        for one in sections:
            await note_seen(writing, person.id, one.match, one.side, one.upto)


async def _post(services: Services, person: Person, sections: Sequence[Section]) -> None:
    voice = speaker(person.lang)
    first = sections[0]
    if len(sections) == 1:
        subject = voice.say(f"server-mail-{first.kind}-subject", title=first.title)
    else:
        subject = voice.say("server-mail-several-subject", count=len(sections))
    token = unsubscribe_token(services, person)
    stop = f"{base_url(services)}/unsubscribe#{token}"
    body = [
        voice.say("server-mail-hello", name=person.name or str(person.mail)),
        *(one.text for one in sections),
        voice.say("server-mail-foot") + "\n" + voice.say("server-mail-stop", link=stop),
    ]
    headers = {
        "List-Unsubscribe": f"<{base_url(services)}/api/v1/unsubscribe/{token}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    await mail.send(services, str(person.mail), subject, body, headers)


# -- what is told of a match -----


async def _sections(
    services: Services, person: Person, contents: Sequence[Mapping[str, str]]
) -> list[Section]:
    """One section for each match that still concerns the reader, the most urgent first."""
    kinds: dict[tuple[str, str], set[str]] = {}
    for one in contents:
        kinds.setdefault((one["match"], one["side"]), set()).add(one["kind"])
    found = []
    for (match, side), told in kinds.items():
        try:
            live = await services.registry.open(match)
        except ApiError:
            continue  # the match is gone
        async with services.database.read() as reading:
            known = await reading.scalar(
                select(schema.holds.c.told).where(
                    schema.holds.c.match == match,
                    schema.holds.c.side == side,
                    schema.holds.c.person == person.id,
                )
            )
        if known is None:
            continue  # somebody else plays there now
        async with live.lock:
            section = _section(services, live, person.lang, side, told, known)
        if section is not None:
            found.append(section)
    return sorted(found, key=lambda one: KINDS.index(one.kind))


def _section(
    services: Services, live: LiveMatch, lang: str, side: str, kinds: set[str], known: int
) -> Section | None:
    waits = side in live.row["waiting"] and live.state in ("open", "running")
    passing = {"turn", "reminder", "reveal"}
    kind = next((one for one in KINDS if one in kinds and (waits or one not in passing)), None)
    if kind is None:
        return None
    voice = speaker(lang, live.row["game"])
    title = full_title(voice, live.row["game"], live.row["title"])
    other = next(seat for seat in live.seats if seat.side != side)
    opponent = other.name or voice.say("server-mail-guest")
    page = f"replay/{live.id}" if kind == "over" else f"match/{live.id}?as={side}"
    parts = [
        voice.say("server-mail-heading", title=title, opponent=opponent),
        "\n".join([voice.say(f"server-mail-{kind}"), *_time(services, live, voice, side)]),
        *_story(live, voice, side, known),
        f"{base_url(services)}/{page}",
    ]
    return Section(live.id, side, kind, title, "\n\n".join(parts), live.number)


def _time(services: Services, live: LiveMatch, voice: Speaker, side: str) -> list[str]:
    """How much time the reader has left, where a clock counts it."""
    if live.clock.cap is None or live.state != "running":
        return []
    left = max(0, ceil(live.clock.left(live.sides.index(side), services.now()) / 60))
    days, hours, minutes = left // 1440, left // 60 % 24, left % 60
    kind = "days" if days else "hours" if hours else "minutes"
    return [voice.say(f"server-mail-left-{kind}", days=days, hours=hours, minutes=minutes)]


def _story(live: LiveMatch, voice: Speaker, side: str, known: int) -> list[str]:
    """What has happened since an entry, how it stands or how it ended."""
    if live.composer is None:
        return []
    log = live.composer.viewpoint_log(side)
    lines = log_lines(voice, log.lines, log.first_since(bisect_right(live.numbers, known)))
    told = ["  " + "".join(part["text"] for part in one["parts"]) for one in lines]
    parts = []
    if len(told) > LINES_MOST:
        left_out = voice.say("server-mail-earlier", count=len(told) - LINES_MOST)
        told = ["  " + left_out, *told[-LINES_MOST:]]
    if told:
        parts.append("\n".join([voice.say("server-mail-story"), *told]))
    view = slim(live.match.view(side))
    ended = outcome(voice, live.composer.voice, view)
    if ended is not None:
        return [*parts, ended["text"]]
    stands = [voice.say("server-mail-stands", moment=" · ".join(tell_moment(voice, view)))]
    index = live.sides.index(side)
    reached = goals(voice, live.match, index)
    stands += [f"  {line}" for line in goal_lines(voice, reached)] if reached else []
    board = live.composer.voice.board(voice, view, partial(live.match.state.inspect, index))
    placed = [f"  {one.name}: {one.text}" for one in board if one.pieces]
    return [*parts, "\n".join(stands), "\n".join([voice.say("server-mail-board"), *placed])]
