"""Conversion between database rows and the steps of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import structlog

from fieldcraft.core import EVERYONE, PUBLIC, Event
from fieldcraft.record.format.file import Entry
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Step
from fieldcraft.server.http.errors import Unreadable
from fieldcraft.server.storage.visibility import ALL, CUTS, HIDDEN, SPECTATORS, EntryIndex

log = structlog.get_logger(__name__)


@contextmanager
def readable_rows(match: str) -> Iterator[None]:
    """Turn errors from corrupt rows into `Unreadable`, for this match only."""
    try:
        yield
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError) as error:
        # Not the error's text, which may quote the row and the dice with it.
        log.error("unreadable", match=match, why=type(error).__name__)
        raise Unreadable from None


def entry_row(
    number: int, kind: str, step: Step, place: int, seen: int, asked: int, turns: int, at: float
) -> dict[str, Any]:
    """A row of `entries`, without the match; `place` is where an undone step stood."""
    undo = kind == "undo"
    return {
        "number": number,
        "who": step.entry.who,
        "kind": kind,
        "text": step.entry.text,
        "side": step.side,
        "option": place if undo else step.option,
        "target": step.target,
        "events": [] if undo else [[one.name, one.audience, one.fields] for one in step.events],
        "digest": "" if undo else step.digest,
        "seen": seen,
        "asked": asked,
        "turns": turns,
        "at": at,
    }


def step_from(row: Any) -> Step:  # Any: a row of `entries`
    """The step stored in a row."""
    return Step(
        entry=Entry(row.who, row.text),
        side=row.side,
        option=row.option,
        target=row.target,
        events=tuple(Event(name, audience, fields) for name, audience, fields in row.events),
        digest=row.digest,
    )


class StoredSteps:
    """The steps of a match as they stand after reading its rows in order, and their index."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.numbers: list[int] = []
        """By step, the number of its entry."""
        self.turns: list[int] = []
        """By step, the turns begun after it."""
        self.entry_index = EntryIndex()

    def add(self, row: Any) -> None:  # Any: a row of `entries`
        """Add the next row."""
        if row.kind == "undo":
            del self.steps[row.option]
            del self.numbers[row.option]
            del self.turns[row.option]
        else:
            self.steps.append(step_from(row))
            self.numbers.append(row.number)
            self.turns.append(row.turns)
        self.entry_index.add(row.side, row.seen, row.asked, row.at, row.turns)

    def add_all(self, rows: Iterable[Any]) -> None:
        """Add several rows."""
        for row in rows:
            self.add(row)


def asked_mask(playthrough: Playthrough) -> int:
    """Who is asked now: bit 0 and bit 1."""
    return sum(1 << side for side in playthrough.waiting)


def seen_mask(
    playthrough: Playthrough, step: Step, before: tuple[int, int, int], undo: bool
) -> int:
    """Who can notice an entry that was just made, given `moment` before it.

    Everybody, except for what happens on one side's branch while both decide at once: only its own
    side notices that, and whoever is told of it or sees that it is finished.
    """
    cuts = CUTS if undo or step.target >= 0 else 0
    hidden = step.side >= 0 and before[:2] == moment(playthrough)[:2] and before[0] == EVERYONE
    if not hidden:
        return ALL | cuts
    seen = 1 << step.side
    for event in step.events:
        seen |= ALL if event.audience == PUBLIC else 1 << event.audience
    if before[2] != asked_mask(playthrough):
        seen = ALL
    return seen | HIDDEN | cuts


def moment(playthrough: Playthrough) -> tuple[int, int, int]:
    """Identifies a decision: decider, epoch, and who has to answer."""
    state = playthrough.state
    return (state.asked, state.epoch, asked_mask(playthrough))


def viewpoint_index(sides: tuple[str, ...], viewpoint: str) -> int:
    """The bit of a viewpoint's word; KeyError for an unknown one."""
    if viewpoint == "spectator":
        return SPECTATORS
    if viewpoint not in sides:
        raise KeyError(viewpoint)
    return sides.index(viewpoint)


def outcome_value(playthrough: Playthrough) -> Mapping[str, Any] | None:
    """The outcome of a match, as its row stores it."""
    end = playthrough.outcome
    if end is None:
        return None
    winner = playthrough.sides[end.winner] if end.winner >= 0 else None
    return {"winner": winner, "reason": end.reason, "margin": end.margin}
