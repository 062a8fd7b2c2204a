"""The messages of a live match as bytes, each made once for all who are at the same viewpoint.

A view is rendered once for a viewpoint, whatever the language and the line; whoever has the view
before it is sent only what has changed. The caller holds the lock of the match.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

import orjson

from fieldcraft.server.http.language import speaker
from fieldcraft.server.http.metrics import COMPOSE
from fieldcraft.server.live.messages.changes import changes
from fieldcraft.server.live.messages.status import status_value
from fieldcraft.server.live.messages.table import Message, outcome, slim

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView
    from fieldcraft.server.live.match import LiveMatch

CACHED_MOST: Final = 64
"""Cached messages; callers may ask for the log from any line."""


class Shown(NamedTuple):
    """A view as it was sent."""

    number: int
    """Counts the views of a match."""
    view: AnyView
    changes: bytes | None
    """From the view of the same viewpoint with the number `since`."""
    since: int


class Sent(NamedTuple):
    """What a socket was last sent; the next message says what is different."""

    number: int = 0
    status: bytes = b""
    goals: bytes = b""


class News(NamedTuple):
    """A message, and what its reader knows with it."""

    message: bytes
    sent: Sent
    lines: int
    cuts: int


class Parts(NamedTuple):
    """A table without view, status and goals, open at its end; the end of its status; its goals."""

    table: bytes
    outcome: bytes
    goals: bytes


class MessageCache:
    """Composes the messages of one match and keeps them until it changes."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._told: dict[tuple[str, str, int, int | None], Parts] = {}
        self._news: dict[tuple[str, str, int, int | None, Sent], News] = {}
        """What the last of those was sent who know the same: a crowd gets the same bytes."""
        self._goals: dict[tuple[str, str], tuple[object, bytes]] = {}
        """By viewpoint and language, what wins, and the same as JSON."""
        self._status: dict[str, tuple[object, bytes]] = {}
        """By language, what it was made from and what it says; where no clock runs."""
        self._views: dict[str, AnyView] = {}
        """By viewpoint, the view of now."""
        self._shown: dict[str, Shown] = {}
        """By viewpoint, the last view."""
        self._current: set[str] = set()
        """The viewpoints whose last view is that of now."""
        self._number = 0

    def __len__(self) -> int:
        return len(self._told)

    def clear(self, what: str) -> None:
        """Something has changed: `table`, `status`, `presence` or `reset`."""
        self._news.clear()
        if what != "table":
            self._status.clear()
        if what in ("table", "reset"):
            self._told.clear()
            self._views.clear()
            self._current.clear()
        if what == "reset" or not self._live.listeners:
            self._shown.clear()
            self._current.clear()

    def view(self, viewpoint: str) -> AnyView:
        """The view of now, which names its scenario only; 409 if the match has not started."""
        view = self._views.get(viewpoint)
        if view is None:
            view = self._views[viewpoint] = slim(self._live.match.view(viewpoint))
        return view

    def table(self, viewpoint: str, lang: str, log_from: int = 0, cuts: int | None = None) -> bytes:
        """The message `table` as JSON."""
        return self._whole(viewpoint, self._parts(viewpoint, lang, log_from, cuts), lang)

    def news(self, viewpoint: str, lang: str, log_from: int, cuts: int | None, sent: Sent) -> News:
        """The message `table` for a socket that knows what it was sent before.

        It has `changes` instead of `view` where it had the view before, and no `status` and no
        `goals` where they are the same.
        """
        key = (viewpoint, lang, log_from, cuts, sent)
        news = self._news.get(key)
        if news is None:
            news = News(
                *self._compare(viewpoint, lang, log_from, cuts, sent), *self.lines(viewpoint)
            )
            if self._is_timeless() and len(self._news) < CACHED_MOST:
                self._news[key] = news
        return news

    def _compare(
        self, viewpoint: str, lang: str, log_from: int, cuts: int | None, sent: Sent
    ) -> tuple[bytes, Sent]:
        parts = self._parts(viewpoint, lang, log_from, cuts)
        status = self.status(lang)[:-1] + parts.outcome
        shown = self._shown.get(viewpoint)
        if shown is None or sent.number != shown.since or shown.changes is None:
            number = shown.number if shown is not None else 0
            return self._whole(viewpoint, parts, lang), Sent(number, status, parts.goals)
        message = b'%b,"changes":%b' % (parts.table, shown.changes)
        if status != sent.status:
            message += b',"status":%b' % status
        if parts.goals != sent.goals:
            message += b',"goals":%b' % parts.goals
        return message + b"}", Sent(shown.number, status, parts.goals)

    def status(self, lang: str) -> bytes:
        """Players, clocks and offers as JSON; the outcome is left out, it comes with the table."""
        live = self._live
        # What a choice can change of it; an offer's words may name what was chosen last.
        made_from = (live.state, live.dice, live.seats, tuple(live.failed_bots))
        kept = self._status.get(lang)
        if kept is not None and kept[0] == made_from and not live.offers:
            return kept[1]
        told = orjson.dumps(status_value(live, lang))
        if self._is_timeless():
            self._status[lang] = (made_from, told)
        return told

    def _is_timeless(self) -> bool:
        """Whether a status may be kept: then it must not tell how long ago something happened that
        is hidden, nor name what was chosen last."""
        return self._live.clock.cap is None and not self._live.offers

    def lines(self, viewpoint: str) -> tuple[int, int]:
        """How many log lines a viewpoint has, and how many cuts."""
        if self._live.composer is None:
            return 0, 0
        viewpoint_log = self._live.composer.viewpoint_log(viewpoint)
        return len(viewpoint_log.lines), len(viewpoint_log.cuts)

    def _whole(self, viewpoint: str, parts: Parts, lang: str) -> bytes:
        shown = self._shown.get(viewpoint)
        view = orjson.dumps(shown.view if shown is not None else None)
        status = self.status(lang)[:-1] + parts.outcome
        return b'%b,"view":%b,"goals":%b,"status":%b}' % (parts.table, view, parts.goals, status)

    def _parts(self, viewpoint: str, lang: str, log_from: int, cuts: int | None) -> Parts:
        if len(self._told) >= CACHED_MOST:
            self._told.clear()
        if viewpoint not in self._current:
            self._look(viewpoint)
        key = (viewpoint, lang, min(log_from, self.lines(viewpoint)[0]), cuts)
        told = self._told.get(key)
        if told is None:
            began = perf_counter()
            message = self._compose(viewpoint, lang, log_from, cuts)
            COMPOSE.observe(perf_counter() - began)
            end = message.pop("status")["outcome"]
            goals = self._goals_data(viewpoint, lang, message.pop("goals"))
            del message["view"]
            outcome_end = b',"outcome":' + orjson.dumps(end) + b"}"
            told = Parts(orjson.dumps(message)[:-1], outcome_end, goals)
            self._told[key] = told
        return told

    def _goals_data(self, viewpoint: str, lang: str, goals: Message | None) -> bytes:
        kept = self._goals.get((viewpoint, lang))
        if kept is None or kept[0] is not goals:
            kept = self._goals[viewpoint, lang] = goals, orjson.dumps(goals)
        return kept[1]

    def _look(self, viewpoint: str) -> None:
        """Take the view of now, and what has changed since the last."""
        live, before = self._live, self._shown.pop(viewpoint, None)
        self._current.add(viewpoint)
        if live.playthrough is None:
            return
        view = self.view(viewpoint)
        told, since = None, 0
        if before is not None and list(before.view) == list(view):
            changed = changes(before.view, view)
            if not changed:
                # As if nothing had happened: for this viewpoint nothing has.
                self._shown[viewpoint] = before
                return
            told, since = orjson.dumps(changed), before.number
        self._number += 1
        self._shown[viewpoint] = Shown(self._number, view, told, since)

    def _compose(self, viewpoint: str, lang: str, log_from: int, cuts: int | None) -> Message:
        live = self._live
        version = live.version(viewpoint)
        if live.composer is None:
            return {
                "type": "table", "match": live.id, "viewpoint": viewpoint, "version": version,
                "view": None, "turn": None, "waiting": {"sides": [], "text": ""}, "moment": "",
                "can_undo": False, "answered": None, "log": {"from": 0, "lines": []},
                "goals": None, "status": {"outcome": None},
            }  # fmt: skip
        shown = self._shown.get(viewpoint)
        told = live.composer.compose(
            viewpoint,
            lang,
            log_from,
            cuts=cuts,
            match=live.id,
            version=version,
            decision=live.decision(viewpoint),
            view=shown.view if shown is not None else None,
        )
        told["answered"] = live.answered(viewpoint)
        if live.is_stopped:
            told.update(turn=None, can_undo=False, waiting={"sides": [], "text": ""})
        elif live.is_exchanging:
            text = speaker(lang, live.row["game"]).say("server-dice-waiting")
            waiting = {"sides": live.dice.waiting, "text": text}
            told.update(turn=None, can_undo=False, waiting=waiting)
        if live.is_stopped and live.state == "over":
            view: AnyView = {**told["view"], "outcome": live.row["outcome"]}
            told["status"] = {
                "outcome": outcome(speaker(lang, live.row["game"]), live.composer.voice, view)
            }
        return told
