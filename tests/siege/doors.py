"""Every door of the server through which somebody may look at a match, and what comes out."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import httpx
from fastapi import FastAPI

from tests.server.running import API, PATIENCE

ANSWERED = "answer", "error", "pong"


@dataclass(frozen=True)
class Door:
    """A request: method, path below the match, body."""

    method: str
    path: str
    body: Any = None

    async def knock(self, client: httpx.AsyncClient, match: str) -> str:
        """Everything that comes back: status, all headers with the size, content."""
        answer = await client.request(self.method, f"matches/{match}{self.path}", json=self.body)
        assert answer.status_code < 500 or answer.status_code == 503, (self, answer.text)
        return f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}"


def doors(
    sides: tuple[str, ...], viewer: str, both: bool, refs: list[str], history: bool
) -> list[Door]:
    """All there are: those of one's own seat, the other's, and those of spectators.

    Whoever holds both sides may look from both: the other's doors are left out.  Those of `history`
    answer from what is stored.
    """
    other = next(side for side in sides if side != viewer)
    seats = ["", f"?as={viewer}", "?as=spectator", "?as=nobody"]
    if viewer == "spectator":
        seats = ["", *(f"?as={side}" for side in sides), "?as=spectator", "?as=all"]
    elif not both:
        seats += [f"?as={other}", "?as=all"]
    if both and viewer != "spectator":
        seats.remove("")
    gets = ["table", "chat", "notes", "standing", *(["log", "export"] if history else [])]
    found = [Door("GET", f"/{path}{seat}") for path in gets for seat in seats]
    if history:
        mark = [seat.replace("?", "&") for seat in seats]
        found += [Door("GET", f"/positions?from=0&to=400{seat}") for seat in mark]
    found += [Door("GET", path) for path in ("", "/scene", "/clocks", "/record", "/verify", "/dice",
                                             "/rematch")]  # fmt: skip
    for seat in seats:
        named = {"as": seat.partition("=")[2]} if seat else {}
        asked: list[dict[str, Any]] = [{"what": "odds"}, {"what": "hint"}, {"what": "look"}]
        asked += [{"what": "look", "things": [ref]} for ref in refs]
        asked += [{"what": "look", "things": [refs[0], ref]} for ref in refs[:6]]
        asked += [{"what": "why", "ref": ref} for ref in refs]
        asked += [{"what": "why", "choice": word} for word in ("pass", "end", "bid scout-a", "x")]
        found += [Door("POST", "/ask", {**body, **named}) for body in asked]
        found += [Door("POST", f"/positions/{at}/ask", {"what": what, **named})
                  for at in (0, 1, 9, 10_000) for what in ("odds", "look") if history]  # fmt: skip
    held = [viewer] if viewer in sides else list(sides)
    for side in held if both else sides:
        named = {"as": side}
        found.append(Door("POST", "/choices", {"decision": 0, "choice": "pass", **named}))
        found.append(Door("POST", "/choices", {"decision": 10_000, "choice": "end", **named}))
        found.append(Door("POST", "/undo", {"decision": 10_000, **named}))
        found.append(Door("POST", "/acts", {"act": "accept", **named}))
        found.append(Door("POST", "/acts", {"act": "claim-flag", **named}))
        found.append(Door("POST", "/acts", {"act": "decline", **named}))
    return found


async def stream(
    app: FastAPI, match: str, headers: dict[str, str], said: list[dict[str, Any]]
) -> list[str]:
    """All that a socket says to somebody who says this, one after the other."""
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: list[str] = []
    waiting = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            heard.append(message["text"])
            if json.loads(message["text"])["type"] in ANSWERED:
                waiting.set()
        elif message["type"] == "websocket.close":
            waiting.set()

    inbox.put_nowait({"type": "websocket.connect"})
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
        "path": f"{API}/matches/{match}/live", "raw_path": b"", "query_string": b"",
        "root_path": "", "headers": [(b"host", b"table.test"), *raw], "subprotocols": [],
        "client": ("127.0.0.1", 1), "server": ("table.test", 80), "state": {}, "app": app,
        "extensions": {},
    }  # fmt: skip
    running = asyncio.create_task(app(scope, inbox.get, send))  # type: ignore[arg-type]
    async with asyncio.timeout(PATIENCE):
        for message in (*said, {"type": "ping"}):
            waiting.clear()
            inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
            if message["type"] != "hello":
                await waiting.wait()
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await running
    return heard
