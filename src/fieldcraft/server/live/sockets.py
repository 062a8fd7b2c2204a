"""The socket of a match: everything HTTP can do, and news as soon as it is committed.

A slow reader delays nobody: unread updates are not queued; when it is ready it gets the current
table, with the log from the last line it has.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final, assert_never, cast

import orjson
import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from fieldcraft.server.accounts.identity import Caller, identify, is_current
from fieldcraft.server.http.errors import ApiError, NoStorage
from fieldcraft.server.http.frames import FRAME, SendFrames, text_frame
from fieldcraft.server.http.language import known_language, language_of, speaker
from fieldcraft.server.http.metrics import SOCKETS
from fieldcraft.server.live.match import LiveMatch, Stale
from fieldcraft.server.live.messages.cache import Sent
from fieldcraft.server.live.socket_messages import (
    Allowance,
    MalformedMessage,
    WrongFields,
    parse,
)
from fieldcraft.server.matches.acts import do_act
from fieldcraft.server.matches.last_seen import note_seen
from fieldcraft.server.matches.seats.seat import held_sides
from fieldcraft.server.matches.seats.watching import check_watching
from fieldcraft.server.matches.talk import chat
from fieldcraft.server.questions.dispatch import ask
from fieldcraft.server.services import Services, services_of
from fieldcraft.server.storage.database import AWAY
from fieldcraft.server.wire.client_message import (
    ActMessage,
    AskMessage,
    ChatWritten,
    ChooseMessage,
    Hello,
    Message,
    Ping,
    UndoMessage,
)
from fieldcraft.server.wire.message_id import MessageId

if TYPE_CHECKING:
    from fieldcraft.server.wire.server_message import (
        DoneMessage,
        ErrorMessage,
        Pong,
        PresenceMessage,
    )

log = structlog.get_logger(__name__)
router = APIRouter()

PONG: Final[Pong] = {"type": "pong"}
HELLO_SECONDS: Final = 30.0
QUEUE_MOST: Final = 200
MALFORMED_MOST: Final = 20
"""After so many malformed messages the socket is closed."""
POLICY: Final = 1008
TOO_SLOW: Final = 1013
COME_AGAIN: Final = 1012
"""Whoever signed out or in has to reconnect."""
NO_MATCH: Final = 4404
NO_SEAT: Final = 4403


@router.websocket("/matches/{match}/live")
async def live_socket(socket: WebSocket, match: str) -> None:
    """The socket of one match; see docs/api.md for its messages."""
    services = services_of(socket)
    await Socket(services, socket, match[:16]).run()


class Socket:
    """One connected viewer: handles what they send, and sends what they may know."""

    def __init__(self, services: Services, socket: WebSocket, match: str) -> None:
        self.services = services
        self.socket = socket
        self.match = match
        self.live: LiveMatch | None = None
        self.caller = Caller()
        self.viewpoint = ""
        """Empty until the first hello."""
        self.send_frames: SendFrames | None = socket.scope.get("extensions", {}).get(FRAME)
        self.lang = language_of(socket)
        self.lines = 0
        self.cuts: int | None = None
        self.wants_changes = False
        """Whether it wants to be sent only what has changed."""
        self.sent = Sent()
        self.out: deque[Mapping[str, object]] = deque()
        self.due: set[str] = set()
        """What to send when the connection is free: `table`, `status`, `presence`."""
        self.shown: object = None
        """What the last table showed; the same table is not sent twice."""
        self.wake = asyncio.Event()
        self.code = 0
        """If set, the socket is closed with this code."""
        self.allowance = Allowance()
        self.malformed = 0
        self.access_changes = -1
        """The match's `access_changes` when this seat was last checked."""
        self.ousted = False

    # -- a socket's life -----

    async def run(self) -> None:
        """Serve the socket until it closes."""
        try:
            await self.socket.accept()
        except OSError:  # gone before it was let in
            return
        SOCKETS.inc()
        writer: asyncio.Task[None] | None = None
        try:
            if not await self._enter():
                return
            writer = asyncio.create_task(self._write())
            reader = asyncio.create_task(self._read())
            done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if writer not in done:
                # The connection is closing; let the writer send the reason, if it can.
                self.code = self.code or POLICY
                self.wake.set()
                await asyncio.wait({writer}, timeout=2)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
        finally:
            self._leave()
            SOCKETS.dec()
            await self._remember()
            if writer is not None:
                writer.cancel()
            with suppress(RuntimeError, WebSocketDisconnect):
                if self.socket.application_state == WebSocketState.CONNECTED:
                    await self.socket.close(self.code or 1000)

    async def _enter(self) -> bool:
        """Find the match; if there is none, say so and close."""
        try:
            self.live = await self.services.registry.open(self.match)
            self.caller = await identify(self.services, self.socket)
        except ApiError as error:
            with suppress(RuntimeError, WebSocketDisconnect):  # the client may be gone already
                await self._send(orjson.dumps(self._error(None, error)))
            self.code = NO_MATCH if error.status == 404 else NO_SEAT
            return False
        self.live.listeners.add(self)
        return True

    def _leave(self) -> None:
        if self.live is None:
            return
        self.live.listeners.discard(self)
        self.live.used = self.services.now()
        if self.viewpoint:
            self.services.registry.presence.go(self.match, self.viewpoint)
            self.services.broadcaster.present(self.match)

    async def _remember(self) -> None:
        """Note how far a player has seen the match, so that letters tell what comes after."""
        live, person = self.live, self.caller.person
        if live is None or person is None or self.viewpoint not in live.sides:
            return
        with suppress(Exception):  # a letter that tells more is no harm
            async with self.services.database.write() as writing:
                await note_seen(writing, person.id, self.match, self.viewpoint, live.number)

    # -- hearing of changes; see `live.Listener` -----

    def changed(self, what: str) -> None:
        """Note what has to be sent."""
        if what == "reset":
            # Lines are counted afresh; a table is sent only if there is something to see.
            self.lines, self.cuts = 0, None
            self.sent = Sent()
        self.due.add("table" if what == "reset" else what)
        self.wake.set()

    def recheck_access(self, person: str) -> None:
        """Somebody's session or link was revoked: check whether this socket used it."""
        if self.caller.person is not None and self.caller.person.id == person:
            self.access_changes = -1
            self.changed("status")

    def forward(self, value: Mapping[str, object]) -> None:
        """Chat goes to players only, and not to those who muted it."""
        if self.live is None or self.viewpoint not in self.live.sides:
            return
        said = value.get("type") == "chat" and value.get("side") != self.viewpoint
        if said and self.live.seat(self.viewpoint).muted:
            return
        self._put(value)

    def _put(self, message: Mapping[str, object]) -> None:
        if self.ousted:
            return
        if len(self.out) >= QUEUE_MOST:
            self.code = TOO_SLOW
        else:
            self.out.append(message)
        self.wake.set()

    # -- sending -----

    async def _write(self) -> None:
        """Send what is due until the socket closes."""
        while not self.code or self.out:
            await self.wake.wait()
            self.wake.clear()
            await self._is_still_seated()
            ready = [orjson.dumps(message) for message in self.out]
            self.out.clear()
            if self.viewpoint and self.due and not self.code:
                if ready and cast(LiveMatch, self.live).lock.locked():
                    await self._send(*ready)
                    ready = []
                ready += await self._due_messages()
            await self._send(*ready)

    async def _due_messages(self) -> list[bytes]:
        due, self.due = self.due, set()
        live = cast(LiveMatch, self.live)
        messages = []
        async with live.lock:
            await self.services.registry.repair(live)
            # Another side's hidden choice is no news: nobody may notice that there was one.
            shown = (
                live.version(self.viewpoint),
                live.state,
                live.playthrough is None,
                live.is_exchanging,
            )
            if "table" in due and shown != self.shown:
                self.shown = shown
                messages.append(self._table(live))
            elif "status" in due:
                messages.append(b'{"type":"status",' + live.messages.status(self.lang)[1:])
                self.sent = self.sent._replace(status=b"")
        if "presence" in due:
            presence = self.services.registry.presence
            there = presence.seats(self.match)
            seats = {side: side in there for side in live.sides}
            number = presence.spectators(self.match)
            told: PresenceMessage = {"type": "presence", "seats": seats, "spectators": number}
            messages.append(orjson.dumps(told))
        return messages

    def _table(self, live: LiveMatch) -> bytes:
        if not self.wants_changes:
            message = live.messages.table(self.viewpoint, self.lang, self.lines, self.cuts)
            self.lines, self.cuts = live.messages.lines(self.viewpoint)
            return message
        message, self.sent, self.lines, self.cuts = live.messages.news(
            self.viewpoint, self.lang, self.lines, self.cuts, self.sent
        )
        return message

    async def _send(self, *messages: bytes) -> None:
        # Whoever reads nothing for long is disconnected, see http.connections.
        if self.send_frames is None:
            for message in messages:
                await self.socket.send_text(message.decode())
        elif messages:
            try:
                await self.send_frames(b"".join(map(text_frame, messages)))
            except OSError:
                raise WebSocketDisconnect(1006) from None

    async def _is_still_seated(self) -> bool:
        """Close the socket if its link was replaced or its user has signed out."""
        live = cast(LiveMatch, self.live)
        looked = live.access_changes
        if self.viewpoint in ("", "spectator") or looked == self.access_changes:
            return not self.ousted
        async with self.services.database.read() as reading:
            known = await is_current(reading, self.caller, self.services.now())
            held = await held_sides(reading, self.caller, self.match) if known else set()
        if self.viewpoint in held:
            self.access_changes = looked
            return True
        self.out.clear()
        if known:
            self._put(self._error(None, ApiError(403, "not-your-seat")))
        self.code = NO_SEAT if known else COME_AGAIN
        self.ousted = True
        self.wake.set()
        return False

    # -- reading -----

    async def _read(self) -> None:
        """Handle messages until the socket closes."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while not self.viewpoint and not self.code:
                    await self._next()
        except TimeoutError:
            self.code = POLICY
        while not self.code:
            await self._next()

    async def _next(self) -> None:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        number: MessageId = None
        try:
            message = parse(received)
            if self.services.settings.rate_limits and not self.allowance.take():
                self._count_malformed()
                raise ApiError(429, "too-many", seconds=1)
            number = message.id
            await self._do(message)
        except Stale as error:
            self._put(self._error(number, error))
            self.shown = None
            self.sent = Sent()
            self.changed("table")
        except ApiError as error:
            if isinstance(error, MalformedMessage):
                self._count_malformed()
            if isinstance(error, WrongFields):
                number = error.number
            self._put(self._error(number, error))
            if error.status in (401, 403) and not self.viewpoint:
                self.code = NO_SEAT  # a hello by somebody who has no seat here
        except AWAY as error:
            log.error("socket", match=self.match, why=repr(error)[:200])
            self._put(self._error(number, NoStorage()))
        except Exception:
            log.exception("socket", match=self.match)
            self._put(self._error(number, ApiError(500, "internal")))

    def _count_malformed(self) -> None:
        self.malformed += 1
        if self.malformed >= MALFORMED_MOST:
            self.code = POLICY

    async def _do(self, message: Message) -> None:
        if isinstance(message, Ping):
            self._put(PONG)
            return
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if not self.viewpoint:
            raise ApiError(409, "hello-first")
        if not await self._is_still_seated():
            return
        live = cast(LiveMatch, self.live)
        if isinstance(message, AskMessage):
            body = message.model_dump(exclude_none=True)
            answer = await ask(self.services, self.caller, live, self.viewpoint, self.lang, body)
            self._put({**answer, "type": "answer", "id": message.id})
            return
        if self.viewpoint not in live.sides:
            raise ApiError(403, "not-your-seat")
        done: DoneMessage = {"type": "answer", "id": message.id}
        if isinstance(message, ChooseMessage):
            decision, choice, then = message.decision, message.choice, message.then
            await live.choose(self.viewpoint, decision, choice, lambda: self._put(done), then)
            return
        if isinstance(message, UndoMessage):
            await live.undo(self.viewpoint, message.decision)
        elif isinstance(message, ActMessage):
            await do_act(
                live,
                self.viewpoint,
                message.act,
                message.count,
                message.commitment,
                version=message.version,
                gifts=message.gifts,
            )
        elif isinstance(message, ChatWritten):
            seat = live.seat(self.viewpoint)
            await chat.say(self.services, self.caller, seat, message.text, message.key)
        else:
            assert_never(message)
        self._put(done)

    async def _hello(self, message: Hello) -> None:
        """Take a viewpoint, or change seat or language."""
        live = cast(LiveMatch, self.live)
        wanted = message.side
        access_changes = live.access_changes
        if message.token is not None:
            self.caller = await identify(self.services, self.socket, message.token)
        if wanted != "spectator":
            if wanted not in live.sides:
                known = ", ".join(live.sides)
                raise ApiError(422, "no-such-side", side=wanted, known=known)
            async with self.services.database.read() as reading:
                held = await held_sides(reading, self.caller, self.match)
            if wanted not in held:
                raise ApiError(403, "not-your-seat")
        else:
            await check_watching(self.services, self.caller, self.match)
        self.access_changes = access_changes
        self.lang = known_language(message.lang) or self.lang
        await self._take_up_log(live, wanted, message)
        self._look_from(wanted)
        self.shown = None
        self.wants_changes = message.changes
        self.sent = Sent()
        self.due |= {"table", "presence"}
        self.wake.set()

    async def _take_up_log(self, live: LiveMatch, viewpoint: str, message: Hello) -> None:
        """Continue after the lines the client has, if none of them was taken back since."""
        self.lines, self.cuts = 0, None
        lines, version = message.log, message.version
        if lines is None or version is None:
            return
        if version > live.version(viewpoint):
            # Another process has shown them more than this one has heard of.
            await self.services.registry.on_remote_change(live.id, live.row["revision"] + 1)
        async with live.lock:
            current = live.version(viewpoint)
            if 0 <= version <= current and not live.is_cut_since(viewpoint, version):
                self.lines = max(0, min(lines, live.messages.lines(viewpoint)[0]))

    def _look_from(self, viewpoint: str) -> None:
        if viewpoint == self.viewpoint:
            return
        presence = self.services.registry.presence
        if self.viewpoint:
            presence.go(self.match, self.viewpoint)
        presence.come(self.match, viewpoint)
        first, self.viewpoint = not self.viewpoint, viewpoint
        self.services.broadcaster.present(self.match, ask=first)

    def _error(self, number: MessageId, error: ApiError) -> ErrorMessage:
        return {"type": "error", "id": number, "error": error.body(speaker(self.lang))}
