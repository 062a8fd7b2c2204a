"""Webhooks: a turn is announced by an HTTP POST that its receiver can verify.

The body is signed with a secret that only the person and the server can derive; `text` and
`content` let chat services show it as it is. A target is resolved once and exactly that address is
called, and it must be public and on a usual port: nobody can make this server talk to the machines
behind it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import socket
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from fieldcraft import __version__
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services

TIMEOUT: Final = 10.0
SIGNATURE: Final = "Fieldcraft-Signature"
"""`t=SECONDS,v1=HEX`: HMAC-SHA256 with the webhook's secret over `SECONDS.BODY`."""

TRANSLATED: Final = tuple(
    ipaddress.IPv6Network(net) for net in ("64:ff9b::/96", "::/96", "::ffff:0:0:0/96")
)
"""IPv4 addresses as some networks embed them."""
LOCAL: Final = ipaddress.IPv6Network("64:ff9b:1::/48")
"""The same for private use; not every Python version knows it."""


class Undeliverable(Exception):
    """It was not delivered; trying again later may help."""


def signature(secret: str, at: int, body: bytes) -> str:
    """The signature header of a body."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={signed.hexdigest()}"


def parts_of(url: str) -> SplitResult:
    """The parts of a webhook's URL; 422 for anything but plain HTTP(S)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ApiError(422, "bad-webhook") from None
    plain = url.isascii() and url.isprintable() and " " not in url and port != 0
    known = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not plain or not known:
        raise ApiError(422, "bad-webhook")
    return parts


async def check_target(services: Services, url: str) -> str:
    """A webhook's URL, if this server would call it; empty stays empty."""
    if not url:
        return ""
    parts = parts_of(url)
    try:
        await resolve(services, parts)
    except Undeliverable:
        raise ApiError(422, "webhook-unreachable") from None
    return url


async def resolve(services: Services, parts: SplitResult) -> str:
    """The address of a target's host.

    All of a name's addresses must be allowed, so that none can be slipped in.
    """
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    ports = services.settings.webhook_ports
    if not services.settings.private_webhooks and str(port) not in ports.replace(",", " ").split():
        raise ApiError(422, "webhook-port", ports=ports)
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(
            loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), TIMEOUT
        )
    except (OSError, UnicodeError, TimeoutError):
        raise Undeliverable(f"no address for {host}") from None
    addresses = [str(info[4][0]) for info in found]
    if not addresses:
        raise Undeliverable(f"no address for {host}")
    if not services.settings.private_webhooks:
        for address in addresses:
            if not is_open(address):
                raise ApiError(422, "webhook-private")
    return addresses[0]


def is_open(address: str) -> bool:
    """Whether an address belongs to the open internet.

    >>> [is_open(one) for one in ("192.0.32.10", "127.0.0.1", "10.1.2.3", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    >>> [is_open(one) for one in ("::127.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b:1::7f00:1")]
    [False, False, False]
    """
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo or (None, None))[1]
        if parsed in LOCAL:
            return False
        if any(parsed in net for net in TRANSLATED):
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is not None and not is_open(str(inner)):
            return False
    return parsed.is_global and not parsed.is_multicast


async def deliver(services: Services, url: str, secret: str, content: Mapping[str, Any]) -> None:
    """Send one announcement; raises `Undeliverable`."""
    body = json.dumps(content, ensure_ascii=False).encode()
    headers = {
        "Content-Type": "application/json",
        SIGNATURE: signature(secret, int(services.now()), body),
    }
    status = await post(services, url, body, headers)
    if not 200 <= status < 300:
        raise Undeliverable(f"status {status}")


async def post(services: Services, url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Send a body to an address that may be called; the status. Raises `Undeliverable`."""
    import httpx  # rarely needed, and slow to load

    try:
        parts = parts_of(url)
        address = await resolve(services, parts)
    except ApiError as error:
        raise Undeliverable(error.code) from None
    host = parts.hostname or ""
    netloc = f"[{address}]" if ":" in address else address
    if parts.port:
        netloc += f":{parts.port}"
    target = parts._replace(netloc=netloc, fragment="").geturl()
    sent = {"Host": parts.netloc, "User-Agent": f"fieldcraft/{__version__}", **headers}
    try:
        async with (
            asyncio.timeout(2 * TIMEOUT),
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
            client.stream(
                "POST", target, content=body, headers=sent, extensions={"sni_hostname": host}
            ) as answer,
        ):
            return answer.status_code
    except (httpx.HTTPError, TimeoutError) as error:
        raise Undeliverable(type(error).__name__) from None
