"""The notifier: tells absent players that it is their turn, time runs out, or the match is over.

A notice belongs to an event, not to a state: one for each time a side is asked, stored once no
matter how many processes see it, and only for players who are not connected.  The event is found
in the match's entries, so notices that a crash left unsent are sent later.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Text, cast, func, select

from fieldcraft.server.accounts.identity import person_from
from fieldcraft.server.matches.stored_clocks import stored_clock
from fieldcraft.server.notify import outbox
from fieldcraft.server.notify.mail import can_mail
from fieldcraft.server.notify.push import subscriptions_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.expiry import delete_expired
from fieldcraft.server.storage.upserts import insert_into

if TYPE_CHECKING:
    from fieldcraft.server.live.match import LiveMatch


log = structlog.get_logger(__name__)

TICK: Final = 15.0
"""Seconds between two checks of what is due."""
SECOND_LOOK: Final = 60.0
"""Seconds after which players who seemed connected at their turn are checked again: the connection
of a phone in a pocket looks alive for a while."""
AFTER_CRASH: Final = 900.0
"""Seconds before the last change: matches changed since then are checked when a server starts."""
SETTLING: Final = 60.0
"""Seconds until that check: players reconnect by themselves."""
SWEEP: Final = 3600.0
"""Seconds between two clean-ups."""


class Notifier:
    """Watches for turns, endings and low clocks, and sends notices."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._changed: set[str] = set()
        self._told: dict[tuple[str, int], tuple[str, int]] = {}
        self._again: dict[str, float] = {}
        self._due: dict[str, tuple[int, float]] = {}
        self._wake = asyncio.Event()
        self._post = asyncio.Event()
        self._swept = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start watching."""
        self.services.registry.on_change(self.nudge)
        self._tasks = [
            asyncio.create_task(self._watch(), name="notices"),
            asyncio.create_task(self._send(), name="notices send"),
            asyncio.create_task(self._tick(), name="notices tick"),
            asyncio.create_task(self._after_crash(), name="notices after crash"),
        ]

    async def stop(self) -> None:
        """Stop watching."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    def nudge(self, match: str) -> None:
        """A match has changed; called for every choice, so it does next to nothing."""
        self._changed.add(match)
        self._wake.set()

    def post(self) -> None:
        """There is something new in the outbox."""
        self._post.set()

    async def _watch(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.look_at_changes()

    async def look_at_changes(self) -> None:
        """Check all matches that have changed since the last time."""
        changed, self._changed = self._changed, set()
        for match in changed:
            await self._carefully(self.look(match))

    async def _send(self) -> None:
        while True:
            await self._post.wait()
            self._post.clear()
            await self._carefully(outbox.send_all(self.services))

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self._carefully(self.tick())

    async def _after_crash(self) -> None:
        await asyncio.sleep(SETTLING)
        await self._carefully(self.look_back())

    async def _carefully(self, work: Any) -> None:  # Any: some coroutine
        """Log a failure (the database is away); the next try comes by itself."""
        try:
            await work
        except Exception:
            log.exception("notices failed")

    async def tick(self) -> None:
        """What is due by time: second checks, reminders, retries, clean-up."""
        now = self.services.now()
        for match in [match for match, when in self._again.items() if when <= now]:
            del self._again[match]
            await self.look(match)
            await asyncio.sleep(0)  # let others play
        await self.remind()
        self._post.set()
        if now - self._swept > SWEEP:
            self._swept = now
            await delete_expired(self.services)

    # -- it became your turn -----

    async def look(self, match: str) -> None:
        """Notify those who were asked, or whose match is over, and are not connected."""
        live: LiveMatch = await self.services.registry.open(match)
        for number, side in enumerate(live.sides):
            if live.state == "over":
                edge = ("over", live.number)
            elif side in live.dice.waiting:
                # A client reveals by itself within a moment; only who is away has to be told.
                due = live.row["updated"] + SECOND_LOOK
                if self.services.now() < due:
                    self._again[match] = due
                    continue
                edge = ("reveal", live.dice.exchange.round)
            elif live.state == "running" and (since := live.clock.asked_since(number)):
                edge = ("turn", since[0])
            else:
                continue
            if self._told.get((match, number)) == edge:
                continue
            seat = live.seat(side)
            if seat.kind == "person" and not seat.hotseat:
                if side in self.services.registry.presence.seats(match):
                    self._again[match] = self.services.now() + SECOND_LOOK
                    continue
                await self.tell(match, side, *edge)
            self._told[match, number] = edge
        if len(self._told) > 50_000:
            self._told.clear()  # duplicates are stored once, see `tell`

    async def look_back(self) -> None:
        """Send what a crashed server left unsent."""
        matches = schema.matches.c
        async with self.services.database.read() as reading:
            last = (await reading.execute(select(func.max(matches.updated)))).scalar_one()
            if last is None:
                return
            query = select(matches.id).where(
                matches.status.in_(("open", "running", "over")),
                matches.updated > last - AFTER_CRASH,
            )
            found = list((await reading.execute(query)).scalars())
        for match in found:
            await self._carefully(self.look(match))

    async def tell(self, match: str, side: str, kind: str, spell: int) -> None:
        """Store a notice for each holder of a seat and queue its mail and webhook, exactly once."""
        services = self.services
        async with services.database.write() as writing:
            row = (
                await writing.execute(
                    select(schema.matches.c.game, schema.matches.c.title).where(
                        schema.matches.c.id == match
                    )
                )
            ).one()
            holders = (
                select(schema.persons)
                .join(schema.holds, schema.holds.c.person == schema.persons.c.id)
                .where(schema.holds.c.match == match, schema.holds.c.side == side)
            )
            content = {
                "kind": kind,
                "match": match,
                "side": side,
                "game": row.game,
                "title": {"scenario": row.title.get("scenario"), "names": row.title.get("names")},
                "page": f"match/{match}?as={side}",
            }
            for one in (await writing.execute(holders)).all():
                person = person_from(one)
                made = await writing.execute(
                    insert_into(services, schema.notices)
                    .values(
                        match=match,
                        side=side,
                        person=person.id,
                        kind=kind,
                        spell=spell,
                        at=services.now(),
                        read=False,
                    )
                    .on_conflict_do_nothing()
                )
                if not made.rowcount:
                    continue
                if person.mail_confirmed and person.wishes["mail"] and can_mail(services):
                    await outbox.put(services, writing, person.id, "mail", content)
                if person.webhook and person.wishes["webhook"]:
                    await outbox.put(services, writing, person.id, "webhook", content)
                for subscription in await subscriptions_of(writing, person.id):
                    sent = {**content, "subscription": subscription}
                    await outbox.put(services, writing, person.id, "push", sent)
        self._post.set()

    # -- your time runs out -----

    async def remind(self) -> None:
        """Remind those who are about to run out of time and are not connected."""
        matches = schema.matches.c
        query = select(matches.id, matches.version, matches.revision).where(
            matches.status == "running", cast(matches.pace, Text).not_like("%untimed%")
        )
        async with self.services.database.read() as reading:
            rows = (await reading.execute(query)).all()
        known, self._due = self._due, {}
        for row in rows:
            version = row.version + row.revision
            before = known.get(row.id)
            if before is not None and before[0] == version and before[1] > self.services.now():
                self._due[row.id] = before
                continue
            self._due[row.id] = (version, await self._remind_in(row.id))

    async def _remind_in(self, match: str) -> float:
        """Send the reminders due in one match; returns when to check again."""
        now = self.services.now()
        async with self.services.database.read() as reading:
            clock, sides = await stored_clock(reading, match)
        soonest = now + 300.0
        for number, side in enumerate(sides):
            when, since = clock.remind_at(number), clock.asked_since(number)
            if when is None or since is None:
                continue
            if when > now:
                soonest = min(soonest, when)
            elif side not in self.services.registry.presence.seats(match):
                await self.tell(match, side, "reminder", since[0])
        return soonest


async def tell_absent(services: Services, match: str, side: str, kind: str) -> None:
    """Notify the holders of a seat, once, if nobody is connected."""
    notifier = services.parts.get("notices")
    if isinstance(notifier, Notifier) and side not in services.registry.presence.seats(match):
        await notifier.tell(match, side, kind, 0)


def nudge(services: Services, match: str) -> None:
    """Check a match that did not change by itself: a new player has joined."""
    notifier = services.parts.get("notices")
    if isinstance(notifier, Notifier):
        notifier.nudge(match)


async def begin(services: Services) -> None:
    """Watch all matches while the server runs."""
    notifier = Notifier(services)
    services.parts["notices"] = notifier
    notifier.start()


async def finish(services: Services) -> None:
    """Stop with the server."""
    await services.parts["notices"].stop()
