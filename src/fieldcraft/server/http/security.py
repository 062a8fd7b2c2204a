"""Middleware for every request: size, origin, security headers, and errors without internals.

Cookies count only in requests from our own pages: a page of another site can neither change
anything in somebody's name nor open a socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.server.accounts.tokens import blotted
from fieldcraft.server.http.connections import Connections
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.expected import places
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.http.limits import TooMany, address_of
from fieldcraft.server.settings import listed

log = structlog.get_logger(__name__)

SAFE: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("/live", "/health", "/metrics")
"""Asked by machines that may know the server by number only."""
BODY_MOST: Final = 1_000_000
RECORD_MOST: Final = 6_000_000
"""A record has at most five million bytes, plus some overhead."""
BODY_SECONDS: Final = 60.0
"""Seconds; a body that takes longer is cut off."""
RETRY_SECONDS: Final = 5
"""Seconds after which somebody with too many requests in progress may try again."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
"""Set on every response that has no values of its own."""
TRANSPORT: Final = "max-age=31536000"


class TooBig(ApiError):
    """The body is larger than anything this server accepts."""

    def __init__(self, limit: int) -> None:
        super().__init__(413, "too-big", limit=limit)


class TooSlow(ApiError):
    """The body takes too long, so that its sender occupies a connection for nothing."""

    def __init__(self) -> None:
        super().__init__(408, "too-slow")


class SecurityMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reject what is too big or comes from another site; add security headers to responses."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        guarded = _headed(connection, send) if scope["type"] == "http" else send
        connections: Connections = connection.app.state.connections
        with connections.request(address_of(connection)) as is_free:
            if is_free:
                await self._pass_on(scope, receive, guarded, connection)
            else:
                await _refuse(scope, receive, guarded, connection, TooMany(RETRY_SECONDS))

    async def _pass_on(
        self, scope: Scope, receive: Receive, guarded: Send, connection: HTTPConnection
    ) -> None:
        if not is_addressed_to_us(connection):
            await _refuse(scope, receive, guarded, connection, ApiError(421, "wrong-host"))
            return
        if not comes_from_home(connection):
            await _refuse(scope, receive, guarded, connection, ApiError(403, "foreign-origin"))
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, guarded)
            return
        limit = RECORD_MOST if scope["path"].rstrip("/").endswith("/records") else BODY_MOST
        if _length(connection.headers) > limit:
            await _refuse(scope, receive, guarded, connection, TooBig(limit))
            return
        body = _Body(receive, limit)

        async def told(message: Message) -> None:
            # The framework answers for a body cut short as if it had been garbled.
            if body.error is None:
                await guarded(message)

        with suppress(TooBig, TooSlow):
            await self.app(scope, body.receive, told)
        if body.error is not None:
            await _refuse(scope, receive, guarded, connection, body.error)


def is_addressed_to_us(connection: HTTPConnection) -> bool:
    """Whether a request names one of our hosts.

    A page elsewhere can give its own name our address (DNS rebinding); its requests name it.
    """
    known = connection.app.state.services.settings.known_hosts
    if not known or connection.scope["path"] in PROBES:
        return True
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname in known
    except ValueError:
        return False


def comes_from_home(connection: HTTPConnection) -> bool:
    """Whether an unsafe request or a socket comes from one of our own pages, or from no page.

    Browsers always name the origin of such a request; programs do not, and have no cookies that
    another site could make them send.
    """
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in home_origins(connection)


def home_origins(connection: HTTPConnection) -> set[str]:
    """The origins of our own pages."""
    settings = connection.app.state.services.settings
    allowed = {one.rstrip("/") for one in listed(settings.allowed_origins)}
    if settings.base_url:
        parts = urlsplit(settings.base_url)
        allowed.add(f"{parts.scheme}://{parts.netloc}")
    else:
        host = connection.headers.get("host", "")
        allowed |= {f"http://{host}", f"https://{host}"}
    return allowed


def _length(headers: Headers) -> int:
    text = headers.get("content-length", "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0


class _Body:
    """A body that fails when more arrives than announced or allowed, or too late."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._received = 0
        self._whole = False
        self._until = asyncio.get_running_loop().time() + BODY_SECONDS
        self.error: TooBig | TooSlow | None = None

    async def receive(self) -> Message:
        """The next part of it."""
        try:
            # After the whole body only the end of the connection can follow.
            async with asyncio.timeout_at(None if self._whole else self._until):
                message = await self._receive()
        except TimeoutError:
            self.error = TooSlow()
            raise self.error from None
        if message["type"] == "http.request":
            self._received += len(message.get("body", b""))
            self._whole = not message.get("more_body", False)
            if self._received > self._limit:
                self.error = TooBig(self._limit)
                raise self.error
        return message


def _headed(connection: HTTPConnection, send: Send) -> Send:
    """A `send` that adds security headers."""
    secure = connection.app.state.services.settings.is_https
    api = connection.scope["path"].startswith("/api/")

    async def headed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if secure:
                headers.setdefault("Strict-Transport-Security", TRANSPORT)
            if api:
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return headed


async def _refuse(
    scope: Scope, receive: Receive, send: Send, connection: HTTPConnection, error: ApiError
) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
        return
    await answer(error, speaker(language_of(connection)))(scope, receive, send)


def answer(error: ApiError, voice: Speaker) -> JSONResponse:
    """An error as a response."""
    headers: Mapping[str, str] | None = getattr(error, "headers", None)
    return JSONResponse({"error": error.body(voice)}, error.status, headers)


# -- errors that are not ours -----


async def tell_invalid(request: Request, error: Exception) -> JSONResponse:
    """A malformed body or parameter: where and what, but never what was sent."""
    assert isinstance(error, RequestValidationError)
    voice = speaker(language_of(request))
    body = ApiError(422, "bad-request").body(voice)
    wanted = getattr(request.scope.get("route"), "body_field", None)
    model = wanted.field_info.annotation if wanted else None
    shape = model if isinstance(model, type) and issubclass(model, BaseModel) else None
    return JSONResponse({"error": {**body, "places": places(voice, error.errors(), shape)}}, 422)


async def tell_http(request: Request, error: Exception) -> JSONResponse:
    """Errors of the framework: unknown paths, wrong methods, broken JSON."""
    assert isinstance(error, HTTPException)
    code = {404: "no-such-path", 405: "wrong-method"}.get(error.status_code, "bad-request")
    body = ApiError(error.status_code, code).body(speaker(language_of(request)))
    return JSONResponse({"error": body}, error.status_code, error.headers)


async def tell_broken(request: Request, error: Exception) -> JSONResponse:
    """An unexpected exception: logged, and answered without details."""
    log.error(
        "request failed",
        method=request.method,
        path=blotted(request.url.path),
        error=blotted(repr(error))[:500],
    )
    body = ApiError(500, "internal").body(speaker(language_of(request)))
    # This response bypasses the middleware that adds them to all others.
    return JSONResponse({"error": body}, 500, {**HEADERS, "Cache-Control": "no-store"})


def install(app: FastAPI) -> None:
    """Install the middleware and the error handlers."""
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(Exception, tell_broken)
    app.add_middleware(SecurityMiddleware)
