"""A match in memory: choices, undo and agreements, committed before anybody is told.

Reading or changing a live match requires its lock, so nobody ever sees what is not yet on disk. If
a change cannot be committed, the match is read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from fieldcraft.core import WordError, key_from_seed
from fieldcraft.core.schema import AnyScenario
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import Header
from fieldcraft.record.match import Match
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Refused, Step
from fieldcraft.server.dice.exchanges import (
    NO_EXCHANGE,
    StoredExchange,
    latest,
    takeback_keys,
)
from fieldcraft.server.dice.starting import called_off
from fieldcraft.server.http.errors import ApiError, NoStorage, ProblemError, RefusedError
from fieldcraft.server.http.metrics import CHOICE, CONFLICTS, ENTRIES
from fieldcraft.server.live.ahead import Ahead
from fieldcraft.server.live.listeners import Listeners
from fieldcraft.server.live.messages.cache import MessageCache
from fieldcraft.server.live.messages.table import TableComposer, plain_of
from fieldcraft.server.matches.clocks import MatchClock, Untimed, entry_mark
from fieldcraft.server.matches.offers import Offer, lapse
from fieldcraft.server.matches.seats.seat import Seat
from fieldcraft.server.matches.turns import turns_after
from fieldcraft.server.storage.journal import Conflict, Write
from fieldcraft.server.storage.rows import (
    asked_mask,
    entry_row,
    moment,
    outcome_value,
    seen_mask,
    viewpoint_index,
)
from fieldcraft.server.storage.visibility import ALL, EntryIndex

if TYPE_CHECKING:
    from fieldcraft.server.live.registry import MatchRegistry

log = structlog.get_logger(__name__)
SNAPSHOT_EVERY: Final = 32
"""Entries after which a snapshot is due; it is taken as soon as nothing can be undone."""
WORDS_LENGTH: Final = 200
THEN_MOST: Final = 60
"""Choices that may be made ahead."""
CONFLICTS_MOST: Final = 8
"""How often a choice is retried when other processes write to the same match."""


class Stale(ApiError):
    """The choice answers a question that is no longer asked; a fresh table follows."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


class LiveMatch:
    """One match in memory."""

    def __init__(self, registry: MatchRegistry, match_id: str) -> None:
        self.registry = registry
        self.services = registry.services
        self.id = match_id
        self.lock = asyncio.Lock()
        self.act_lock = asyncio.Lock()
        """Held while an act is judged and done, so that one sent twice is done once."""
        self.playthrough: Match | None = None
        """None while seats are open or shares are missing: there is no dice key yet."""
        self.dice: StoredExchange = NO_EXCHANGE
        """The exchange that counts now."""
        self.composer: TableComposer | None = None
        self.entry_index = EntryIndex()
        self.numbers: list[int] = []
        """By step of the match, the number of its entry."""
        self.turns: list[int] = []
        """By step, the turns begun after it; see `matches.turns`."""
        self.row: dict[str, Any] = {}
        """The match's row, without its key."""
        self.offers: list[Offer] = []
        self._seats: list[Seat] = []
        self.sides: tuple[str, ...] = ()
        """The words of the sides, started or not."""
        self.clock = MatchClock(Untimed())
        self.snapshot = 0
        """The entry after which the last snapshot was taken."""
        self.out_of_sync = False
        """Whether memory and disk may differ, because the match could not be reread."""
        self.used = 0.0
        self.access_changes = 0
        """Counts changes that may affect who holds a seat."""
        self.failed_bots: set[str] = set()
        """Sides whose bot failed, so that a harmless choice was made for it."""
        self.ahead = Ahead(self)
        self.listeners = Listeners()
        self.messages = MessageCache(self)

    # -- where it stands -----

    @property
    def match(self) -> Match:
        """The match; 409 if it has not started."""
        if self.playthrough is None:
            raise ApiError(409, "not-begun")
        return self.playthrough

    @property
    def seats(self) -> list[Seat]:
        """The seats, in the order of the sides."""
        return self._seats

    @seats.setter
    def seats(self, seats: list[Seat]) -> None:
        self._seats = seats
        self.sides = tuple(seat.side for seat in seats)

    @property
    def state(self) -> str:
        """`open`, `running`, `over` or `frozen`."""
        return str(self.row["status"])

    @property
    def is_stopped(self) -> bool:
        """Whether it parted from the rules: frozen, or abandoned since."""
        if self.state == "over":
            return self.playthrough is not None and self.playthrough.outcome is None
        return self.state == "frozen"

    @property
    def number(self) -> int:
        """The number of entries."""
        return len(self.entry_index)

    def version(self, viewpoint: str) -> int:
        """How many entries a viewpoint could notice."""
        return self.entry_index.versions[viewpoint_index(self.sides, viewpoint)]

    def decision(self, viewpoint: str) -> int:
        """The viewpoint's version at which its current question arose."""
        if viewpoint not in self.sides:
            return self.version(viewpoint)
        return self.entry_index.decisions[self.sides.index(viewpoint)]

    def answered(self, viewpoint: str) -> int | None:
        """The decision that a side's last choice answered: what an undo or a takeback names."""
        if self.playthrough is None or viewpoint not in self.sides:
            return None
        index = self.sides.index(viewpoint)
        steps = self.playthrough.steps
        for place in range(min(len(steps), len(self.numbers)) - 1, -1, -1):
            if steps[place].side == index:
                return self.entry_index.answered(self.numbers[place])
        return None

    def is_cut_since(self, viewpoint: str, version: int) -> bool:
        """Whether a viewpoint's log has lost lines since one of its versions."""
        return self.entry_index.is_cut_since(viewpoint_index(self.sides, viewpoint), version)

    @property
    def is_exchanging(self) -> bool:
        """Whether a takeback was agreed and waits for its dice; nobody chooses meanwhile."""
        number = self.dice.exchange.round
        if not number or self.playthrough is None or self.playthrough.outcome is not None:
            return False
        words = f"{self.dice.exchange.about} exchange {number}"
        return all(step.entry.text != words for step in reversed(self.playthrough.steps))

    def take_exchanges(self, found: Sequence[StoredExchange]) -> None:
        """Adopt the exchanges as they are stored."""
        self.dice = latest(found)
        if self.playthrough is not None:
            self.playthrough.keys |= takeback_keys(found)

    def seat(self, side: str) -> Seat:
        """The seat of a side."""
        return next(seat for seat in self.seats if seat.side == side)

    async def plain(self) -> AnyScenario:
        """The plain scenario: what the rules know of the board, nothing hidden."""
        if self.playthrough is not None:
            return plain_of(self.row["game"], self.playthrough.state)
        return await asyncio.to_thread(_plain, self.row["header"])

    # -- what is told of it -----

    def tell(self, what: str) -> None:
        """Something has changed: clear the cache and notify the listeners."""
        self.messages.clear(what)
        self.listeners.tell(what)

    def forward(self, value: Mapping[str, object]) -> None:
        """Send a message (a chat line) to everybody here."""
        for listener in self.listeners:
            listener.forward(value)

    # -- what can be done -----

    async def choose(
        self,
        side: str,
        decision: int,
        words: str,
        stored: Callable[[], None] | None = None,
        then: Sequence[str] = (),
        order: str = "",
    ) -> None:
        """Answer the question a side was asked; returns once it is committed.

        `stored` is called as soon as it is, before anybody is told; `then` are the side's next
        choices, as long as they are offered and nothing comes between; `order` is the standing
        order that answers for the side. Raises `Stale` for a question no longer asked,
        `RefusedError` for words not offered.
        """
        with CHOICE.time():
            choosing = self._choose(side, decision, words, stored, then, order)
            await self.registry.run_to_completion(choosing)

    async def undo(self, side: str, decision: int | None = None) -> None:
        """Take back the side's last choice, where that needs nobody's consent.

        Raises `Stale` if that choice did not answer the decision named.
        """
        await self.registry.run_to_completion(self._undo(side, decision))

    async def act(self, words: Callable[[], str]) -> None:
        """Perform a table act; `words` is called under the lock and may still refuse."""
        await self.registry.run_to_completion(self._act(words))

    async def call_off(self) -> None:
        """End a match that has not started."""
        await self.registry.run_to_completion(self._call_off())

    async def set_offers(self, change: Callable[[], list[Offer]]) -> None:
        """Change the offers."""
        await self.registry.run_to_completion(self._set_offers(change))

    async def settle_frozen(self, change: Callable[[], list[Offer] | None]) -> None:
        """Change the offers of a frozen match, or end it if the change says None."""
        await self.registry.run_to_completion(self._settle_frozen(change))

    async def _choose(
        self,
        side: str,
        decision: int,
        words: str,
        stored: Callable[[], None] | None,
        then: Sequence[str],
        order: str,
    ) -> None:
        async with self.lock:
            await self.registry.repair(self)
            for _ in range(CONFLICTS_MOST):
                if decision != self.entry_index.decisions[self.choosing().side(side)]:
                    raise Stale
                try:
                    await self.choose_now(side, words, stored, order)
                except Conflict:
                    # Perhaps the other side's hidden answer, from elsewhere: not our question.
                    continue
                self.ahead.begin(side, [one[:WORDS_LENGTH] for one in then])
                await self.ahead.run_on()
                return
            raise Stale

    async def choose_now(
        self, side: str, words: str, stored: Callable[[], None] | None = None, order: str = ""
    ) -> None:
        """Choose and commit, by a standing order or without; the caller holds the lock."""
        match = self.choosing()
        before = moment(match)
        try:
            match.choose(match.side(side), words[:WORDS_LENGTH])
        except (Refused, WordError) as error:
            raise RefusedError(error.refusal, game=self.row["game"]) from None
        except RecordError as error:
            raise ProblemError(error) from None
        if order:
            match.tell_order(side, order)
        step = match.steps[-1]
        seen = seen_mask(match, step, before, undo=False)
        await self._commit("choice", step, -1, seen, stored)

    async def _undo(self, side: str, decision: int | None) -> None:
        async with self.lock:
            await self.registry.repair(self)
            match = self.choosing()
            index = match.side(side)
            answered = self.answered(side)
            if None not in (decision, answered) and decision != answered:
                raise Stale
            while await self._undo_one(index) and match.can_undo(side):
                pass

    async def _undo_one(self, index: int) -> bool:
        """Take back a side's last choice; returns whether it had followed from another."""
        match = self.match
        before = moment(match)
        steps = list(match.steps)
        try:
            match.undo(index)
        except Refused as error:
            raise RefusedError(error.refusal, game=self.row["game"]) from None
        place = next(
            (at for at, step in enumerate(match.steps) if step is not steps[at]),
            len(match.steps),
        )
        followed = self.numbers[place] in self.ahead.unasked
        seen = seen_mask(match, steps[place], before, undo=True)
        with _stale_on_conflict():
            await self._commit("undo", steps[place], place, seen)
        return followed

    async def _act(self, words: Callable[[], str]) -> None:
        async with self.lock:
            await self.registry.repair(self)
            self.playing()
            await self.act_now(words())

    async def act_now(self, text: str) -> None:
        """Perform a table act; the caller holds the lock."""
        match = self.playing()
        before = moment(match)
        try:
            match.act(text)
        except (Refused, WordError) as error:
            raise RefusedError(error.refusal, game=self.row["game"]) from None
        except RecordError as error:
            raise ProblemError(error) from None
        step = match.steps[-1]
        with _stale_on_conflict():
            await self._commit("act", step, -1, seen_mask(match, step, before, undo=False))

    async def _set_offers(self, change: Callable[[], list[Offer]]) -> None:
        async with self.lock:
            await self.registry.repair(self)
            self.playing()
            self.offers = change()
            write = Write(self.id, self.row["revision"], self._row(self.services.now()))
            with _stale_on_conflict():
                await self._append(write)
            self.tell("status")

    async def _call_off(self) -> None:
        async with self.lock:
            await self.registry.repair(self)
            if self.playthrough is not None or self.state == "over":
                raise ApiError(409, "begun")
            row = called_off(self.services.now())
            with _stale_on_conflict():
                await self._append(Write(self.id, self.row["revision"], row))
            self.tell("table")

    async def _settle_frozen(self, change: Callable[[], list[Offer] | None]) -> None:
        async with self.lock:
            await self.registry.repair(self)
            if self.state != "frozen":
                raise Stale
            offers = change()
            row = {"version": self.row["version"], "waiting": [], "updated": self.services.now()}
            if offers is None:
                end = {"winner": None, "reason": "abandon", "margin": 0}
                row |= {"status": "over", "offers": [], "outcome": end}
            else:
                row |= {"status": "frozen", "offers": [one.plain() for one in offers]}
                row["outcome"] = None
            with _stale_on_conflict():
                await self._append(Write(self.id, self.row["revision"], row))
            self.offers = offers or []
            self.tell("table" if offers is None else "status")

    def playing(self) -> Match:
        """The match, if it can still be played; 409 otherwise."""
        if self.is_stopped:
            raise ApiError(409, "frozen")
        return self.match

    def choosing(self) -> Match:
        """The match, if choices can be made; 409 also while a takeback waits for its dice."""
        match = self.playing()
        if self.is_exchanging:
            raise ApiError(409, "dice-pending")
        return match

    # -- committing -----

    async def _commit(
        self,
        kind: str,
        step: Step,
        place: int,
        seen: int,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Commit the entry that was just made, and notify."""
        match = self.match
        now = self.services.now()
        number = self.number + 1
        asked = asked_mask(match)
        self.offers = lapse(self.offers, kind, step.entry.who, seen)
        row = self._row(now)
        row["version"] = number
        if seen & ALL != ALL:
            row["updated"] = self.row["updated"]  # the time of a hidden choice is hidden too
        write = Write(self.id, self.row["revision"], row)
        turns = self._turns_after(kind, step, place)
        write.entry = entry_row(number, kind, step, place, seen, asked, turns, now)
        if number - self.snapshot >= SNAPSHOT_EVERY and self._is_settled():
            write.snapshot = match.state.dump()
        await self._append(write)
        if write.snapshot is not None:
            self.snapshot = number
        self.note(kind, step, place, number, seen, asked, turns, now)
        if step.side >= 0 and seen & ALL == ALL:  # the time of a hidden choice is hidden
            self.registry.presence.touch(self.id, self.sides[step.side])
        ENTRIES.labels(kind).inc()
        if stored is not None:
            stored()
        self.tell("table")
        self.registry.committed(self)

    def _turns_after(self, kind: str, step: Step, place: int) -> int:
        """The turns begun on the line of play that an entry continues."""
        if kind == "undo":
            kept = self.turns[:place] if place == len(self.turns) - 1 else self.turns
            return kept[-1] if kept else 0
        known = self.turns if step.target < 0 else self.turns[: step.target]
        return turns_after(self.match.game, known[-1] if known else 0, step.events)

    def note(
        self,
        kind: str,
        step: Step,
        place: int,
        number: int,
        seen: int,
        asked: int,
        turns: int,
        at: float,
    ) -> None:
        """Add a committed entry to the index and the clock."""
        if kind == "undo":
            del self.numbers[place]
            del self.turns[place]
        else:
            self.numbers.append(number)
            self.turns.append(turns)
        self.entry_index.add(step.side, seen, asked, at, turns)
        self.clock.note(entry_mark(at, seen, asked, number, turns))

    async def _append(self, write: Write) -> None:
        """Commit; on failure reread the match and raise."""
        try:
            await self.registry.journal.append(write)
        except Conflict:
            CONFLICTS.inc()
            await self.registry.reload(self)
            raise
        except Exception as error:
            log.error("not stored", match=self.id, why=repr(error)[:200])
            # If the database is away, the match is reread when somebody asks for it.
            with suppress(Exception):
                await self.registry.reload(self)
            raise NoStorage from error
        self.row |= write.row
        self.row["revision"] += 1

    def _is_settled(self) -> bool:
        """Whether nothing can be undone, so that a snapshot stays valid."""
        return not self.match.timeline.since and self.match.ended is None

    def _row(self, now: float) -> dict[str, Any]:
        """The current values of the match's row."""
        match = self.match
        return {
            "version": self.number,
            "status": "over" if match.outcome is not None else "running",
            "waiting": (
                self.dice.waiting
                if self.is_exchanging
                else [match.sides[side] for side in match.waiting]
            ),
            "outcome": outcome_value(match),
            "offers": [offer.plain() for offer in self.offers],
            "updated": now,
        }


@contextmanager
def _stale_on_conflict() -> Iterator[None]:
    """If another process was first, the caller has to look again."""
    try:
        yield
    except Conflict:
        raise Stale from None


def _plain(header: dict[str, Any]) -> AnyScenario:
    """The plain scenario of a match that has not started."""
    key = key_from_seed(0).hex()
    playthrough = Playthrough(Header.model_validate({**header, "key": key}))
    return plain_of(playthrough.header.game, playthrough.state)
