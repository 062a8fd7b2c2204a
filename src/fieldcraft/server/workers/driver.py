"""The driver: answers at a match for bots, and for players with standing answers.

After every change that this process has committed, the driver checks whether a bot or a standing
answer comes next, and chooses for it like any other player. It also checks when the server starts,
and now and then for matches whose process has gone. Two drivers at one match do no harm: the second
choice answers a question that is no longer asked.

The timing of an answer must reveal nothing of the hand. A bot answers a fixed time after the last
change that others could see, a shorter one in the other's turn, and if it thinks longer, on the
next multiple of that time; a standing answer always comes after the same time.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import blake2b
from math import ceil
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import or_, select

from fieldcraft.core import PUBLIC
from fieldcraft.record.asked import passing
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.live.match import LiveMatch, Stale
from fieldcraft.server.matches.seats.seat import Seat
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import matches, seats
from fieldcraft.server.workers.pool import Pool, PoolFailed

if TYPE_CHECKING:
    from fieldcraft.core.schema import View

log = structlog.get_logger(__name__)

SWEEP_SECONDS: Final = 30.0
LEFT_SECONDS: Final = 20.0
"""A match in which a bot has been silent for this long is taken over."""
ASIDE: Final = 0.3
"""The part of its time a bot takes in the other's turn, when it mostly passes."""


@dataclass(frozen=True)
class Turn:
    """A question that the driver has to answer."""

    side: str
    decision: int
    after: float
    """Seconds after the last change, and …"""
    beat: float
    """… the steps in which a later answer is given."""
    options: list[str]
    choice: str | None = None
    """A standing answer; None if a bot has yet to think."""
    order: str = ""
    """The order that gives it, if its player is to be told."""
    bot: str = ""
    seed: int = 0
    game: str = ""
    view: View | None = None


class Driver:
    """Keeps all matches of this process going."""

    def __init__(self, services: Services, pool: Pool) -> None:
        self.services = services
        self.pool = pool
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._since: dict[str, float] = {}
        """When the last visible change of each driven match was."""
        self._sweeper: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Start driving, with the matches that are already waiting."""
        self.services.registry.on_change(self.changed)
        self._sweeper = asyncio.create_task(self._sweep(), name="driver")

    async def stop(self) -> None:
        """Stop; an answer on its way to disk still gets there."""
        self._stopped = True
        tasks = [*self._driving.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, match_id: str) -> None:
        """A match has changed: drive it, unless only people play."""
        if self._stopped:
            return
        live = self.services.registry.loaded.get(match_id)
        if live is not None and not any(_is_driven(seat) for seat in live.seats):
            return
        if live is None or match_id not in self._since or _is_visible(live):
            self._since[match_id] = asyncio.get_running_loop().time()
        if match_id in self._driving:
            self._again.add(match_id)
            return
        task = asyncio.create_task(self._drive(match_id))
        self._driving[match_id] = task
        task.add_done_callback(lambda _: self._parked(match_id))

    def _parked(self, match_id: str) -> None:
        self._driving.pop(match_id, None)
        self._since.pop(match_id, None)
        if match_id in self._again:
            self._again.discard(match_id)
            self.changed(match_id)

    async def _drive(self, match_id: str) -> None:
        """Answer as long as there is something to answer."""
        try:
            while await self._step(match_id):
                pass
        except ApiError as error:
            # Over, frozen or gone in the meantime: there is nothing left to answer.
            log.debug("not driven", match=match_id, why=error.code)
        except Exception:
            log.exception("a match is not driven on", match=match_id)

    async def _step(self, match_id: str) -> bool:
        """Answer one question; False if there is none."""
        self._again.discard(match_id)
        live: LiveMatch = await self.services.registry.open(match_id)
        async with live.lock:
            turn = self._next(live)
        if turn is None:
            return match_id in self._again
        words = turn.choice if turn.choice is not None else await self._think(live, turn)
        await self._pause(match_id, turn)
        try:
            await live.choose(turn.side, turn.decision, words, order=turn.order)
        except Stale:
            log.debug("answered elsewhere", match=match_id, side=turn.side)
        return True

    def _next(self, live: LiveMatch) -> Turn | None:
        """What to answer now; the caller holds the match's lock."""
        if live.playthrough is None or live.state != "running" or live.is_exchanging:
            return None
        for index in live.match.waiting:
            seat = live.seat(live.match.sides[index])
            turn = self._bot_turn(live, seat) if seat.kind == "bot" else _standing(live, seat, self)
            if turn is not None:
                return turn
        return None

    def _bot_turn(self, live: LiveMatch, seat: Seat) -> Turn:
        match = live.match
        view = match.state.view(match.side(seat.side))
        own = view.get("active", seat.side) == seat.side
        return Turn(
            side=seat.side,
            decision=live.decision(seat.side),
            after=self._beat(live) * (1.0 if own else ASIDE),
            beat=self._beat(live),
            options=match.options(seat.side),
            bot=seat.bot or "",
            seed=self.seed(live.id, seat.side, live.number),
            game=match.header.game,
            view=view,
        )

    def _beat(self, live: LiveMatch) -> float:
        """Seconds between a bot's actions: the match's own, or the server's."""
        wished = live.row["title"].get("bot_pace")
        return self.services.settings.bot_pace if wished is None else float(wished)

    def seed(self, match_id: str, side: str, number: int) -> int:
        """A bot's seed for a question: the same after a restart, and not guessable."""
        text = f"fieldcraft/seat/{match_id}/{side}/{number}".encode()
        key = blake2b(self.services.settings.secret.encode(), digest_size=32).digest()
        return int.from_bytes(blake2b(text, key=key, digest_size=7).digest(), "big")

    async def _think(self, live: LiveMatch, turn: Turn) -> str:
        """The bot's choice; if it fails, a harmless one, and the match says so."""
        task = {"bot": turn.bot, "seed": turn.seed, "game": turn.game, "view": turn.view}
        task["own"] = self.services.settings.own_bots
        try:
            words = str((await self.pool.ask("think", task))["choice"])
            if words in turn.options:
                live.failed_bots.discard(turn.side)
                return words
            log.error("a bot chose what is not offered", match=live.id, bot=turn.bot, choice=words)
        except PoolFailed as error:
            log.error("a bot did not answer", match=live.id, bot=turn.bot, why=str(error))
        live.failed_bots.add(turn.side)
        return passing(turn.options) or turn.options[0]

    async def _pause(self, match_id: str, turn: Turn) -> None:
        """Wait until so long after the last change."""
        now = asyncio.get_running_loop().time()
        gone = now - self._since.get(match_id, now)
        left = due(gone, turn.after, turn.beat) - gone
        if left > 0:
            await asyncio.sleep(left)

    # -- matches that nobody drives -----

    async def _sweep(self) -> None:
        left = 0.0
        while True:
            try:
                for match_id in await self.waiting(left):
                    self.changed(match_id)
            except Exception:
                log.exception("could not look for matches to drive")
            left = LEFT_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)

    async def waiting(self, seconds: float) -> list[str]:
        """Matches that wait for one of our seats and have not changed for a while."""
        query = (
            select(matches.c.id, matches.c.waiting, seats.c.side)
            .join(seats, seats.c.match == matches.c.id)
            .where(
                matches.c.status == "running",
                matches.c.updated <= self.services.now() - seconds,
                or_(seats.c.kind == "bot", seats.c.standing != ""),
            )
            .order_by(matches.c.updated.desc())
        )
        async with self.services.database.read() as reading:
            rows = list(await reading.execute(query))
        found = [row.id for row in rows if row.side in row.waiting]
        return [one for one in dict.fromkeys(found) if one not in self._driving]


def due(gone: float, after: float, beat: float) -> float:
    """When an answer is given that is ready after so long: at its time, else on a beat.

    How long a bot has thought depends on its hand, so it shows no finer than that.

    >>> due(0.1, 0.5, 0.5), due(0.51, 0.5, 0.5), due(0.99, 0.5, 0.5), due(1.2, 0.5, 0.0)
    (0.5, 1.0, 1.0, 1.2)
    """
    if gone <= after:
        return after
    return after + ceil((gone - after) / beat) * beat if beat else gone


def _is_visible(live: LiveMatch) -> bool:
    """Whether others could see the last change: only then do they need time to follow."""
    steps = live.match.steps if live.playthrough is not None else []
    if not steps or steps[-1].side < 0 or live.seats[steps[-1].side].kind != "bot":
        return True
    return any(event.audience == PUBLIC for event in steps[-1].events)


def _is_driven(seat: Seat) -> bool:
    return seat.kind == "bot" or bool(seat.standing)


def _standing(live: LiveMatch, seat: Seat, driver: Driver) -> Turn | None:
    """A seat's standing answer to its question; None if its player is to be asked."""
    given = live.ahead.standing(seat)
    if given is None or (seat.hotseat and not live.ahead.is_silent(seat)):
        return None
    delay = 0.0 if live.ahead.is_silent(seat) else driver.services.settings.standing_delay
    beat = driver.services.settings.bot_pace
    options = live.match.options(seat.side)
    decision = live.decision(seat.side)
    return Turn(seat.side, decision, delay, beat, options, given.choice, given.order)
