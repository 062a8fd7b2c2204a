"""What a seat has chosen ahead: the rest of a plan, and standing answers that nobody waits for.

Both are chosen under the lock of the change that made them due, so that nobody is shown a question
that is already answered.  Against people standing answers keep their delay: the driver gives them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fieldcraft.record.asked import Asked
from fieldcraft.record.plans import Run
from fieldcraft.record.standing import Given, parsed
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.storage.journal import Conflict
from fieldcraft.server.storage.visibility import CUTS

if TYPE_CHECKING:
    from fieldcraft.server.live.match import LiveMatch
    from fieldcraft.server.matches.seats.seat import Seat

MOST: Final = 500
"""How many choices may follow one: a bound, should two seats ever answer each other for ever."""


class Ahead:
    """The choices that seats of one match have made ahead; forgotten when it leaves memory."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.runs: dict[str, Run] = {}
        self.unasked: set[int] = set()
        """The entries that followed from another choice: undone together with it."""

    def begin(self, side: str, rest: list[str]) -> None:
        """A side has chosen, and what it has chosen ahead replaces what it had before."""
        self.runs.pop(side, None)
        if rest:
            self.runs[side] = Run(rest, len(self.live.match.steps))

    async def run_on(self) -> None:
        """Choose what was chosen ahead; what cannot be stored now is asked instead.

        The caller holds the match's lock.
        """
        live = self.live
        for _ in range(MOST):
            due = self.next() if live.state == "running" and not live.is_exchanging else None
            if due is None:
                return
            side, given = due
            try:
                await live.choose_now(side, given.choice, order=given.order)
            except (Conflict, ApiError):
                return
            self.chosen(side)

    def next(self) -> tuple[str, Given] | None:
        """The side that need not be asked now, and what it chooses."""
        match = self.live.match
        for index in match.waiting:
            side = match.sides[index]
            run = self.runs.get(side)
            words = run.next(match, index) if run is not None else None
            if run is not None and words is not None:
                run.rest.pop(0)
                return side, Given(words)
            self.runs.pop(side, None)
            seat = self.live.seat(side)
            given = self.standing(seat) if self.is_silent(seat) else None
            if given is not None:
                return side, given
        return None

    def chosen(self, side: str) -> None:
        """What `next` gave has been chosen and stored."""
        self.unasked.add(self.live.number)
        if side in self.runs:
            self.runs[side].at = len(self.live.match.steps)

    def is_silent(self, seat: Seat) -> bool:
        """Whether nobody could learn anything from an answer that comes at once.

        Two at one device change places at the curtain, so there it is only the one who sits there
        already, whose own choice has led to the question.
        """
        if seat.kind != "person":
            return False
        others = [other for other in self.live.seats if other.side != seat.side]
        if all(other.kind == "bot" for other in others):
            return True
        steps = self.live.match.steps
        return seat.hotseat and bool(steps) and steps[-1].side == self.live.match.side(seat.side)

    def standing(self, seat: Seat) -> Given | None:
        """A seat's standing answer to its question; None if its player is to be asked.

        What was just taken back is asked again, and what needs a confirmation, seeing what could
        still gain something, is left to the player, unless an order says just that.
        """
        live = self.live
        if not seat.standing or (live.number and live.entry_index[live.number].seen & CUTS):
            return None
        match = live.match
        state, index = match.state, match.side(seat.side)
        if live.composer is None or not state.options(index):
            return None
        asked = Asked.of(state, index, live.messages.view(seat.side))
        given = parsed(seat.standing, match.header.game).given(asked)
        if given is None or given.order:
            return given
        caution = state.caution(index, state.parse(given.choice))
        warning = live.composer.voice.warned(given.choice, asked.doings, caution)
        return None if warning and live.composer.voice.is_confirmed(warning) else given
