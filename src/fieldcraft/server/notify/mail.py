"""Mail: a confirmation, a forgotten password, letters about matches (see `letters`).

Mail needs an SMTP server and the server's own address (`smtp`, `base_url`): links must not depend
on the host a request names. Everything goes through the outbox; tokens are created only when a mail
is sent, so that none is stored in the clear.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from types import MappingProxyType
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import Caller, Person
from fieldcraft.server.accounts.tokens import make_token, token_hash
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker
from fieldcraft.server.matches.seats.seat import base_url
from fieldcraft.server.notify.webhooks import Undeliverable
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

TIMEOUT: Final = 20.0
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)
LIFETIME: Final = {"confirm": 7 * 86400.0, "recover": 3600.0}
"""How long a link in a mail is valid."""
PAGES: Final = {"confirm": "account#confirm=", "recover": "account#recover="}


def can_mail(services: Services) -> bool:
    """Whether this server can send mail."""
    return bool(services.settings.smtp and services.settings.base_url)


def checked_address(address: str) -> str:
    """A mail address, or empty; 422 for anything that cannot be one."""
    trimmed = address.strip()
    if trimmed and (len(trimmed) > 254 or not ADDRESS.fullmatch(trimmed)):
        raise ApiError(422, "bad-address")
    return trimmed


async def may_mail(services: Services, caller: Caller, address: str) -> None:
    """Count a mail to an address that somebody entered and that may not be theirs.

    Counted for the caller, their network address and the mail address: guests are created quickly.
    """
    for key in {caller.key, f"address {caller.address}", f"to {address.lower()}"}:
        await services.limiter.hit("mail", key)


async def queue(
    services: Services, writing: AsyncConnection, person: str, content: Mapping[str, Any]
) -> None:
    """Put a mail into the outbox, in the same transaction as what it is about."""
    now = services.now()
    await writing.execute(
        insert(schema.outbox).values(
            person=person, channel="mail", content=dict(content), attempts=0, due=now, created=now
        )
    )


def post(services: Services) -> None:
    """Send queued mail now that it is committed, instead of at the next tick."""
    if "notices" in services.parts:
        services.parts["notices"].post()


async def ask_to_confirm(services: Services, writing: AsyncConnection, person: Person) -> None:
    """Send a link that confirms the person's address."""
    await queue(services, writing, person.id, {"kind": "confirm", "to": person.mail})


async def deliver(services: Services, person: Person, content: Mapping[str, Any]) -> None:
    """Send a mail with a link that is to be followed; raises `Undeliverable`."""
    kind = str(content["kind"])
    to = str(content.get("to") or person.mail or "")
    if not can_be_sent(services, person) and kind != "confirm":
        return
    if not to or not can_mail(services) or to != person.mail:
        return  # the address was changed meanwhile
    voice = speaker(person.lang)
    link = f"{base_url(services)}/{PAGES[kind]}{await _token(services, person, kind, to)}"
    # The address may be somebody else's: the mail contains nothing that its sender wrote.
    name = to if kind == "confirm" else person.name or to
    body = [voice.say(f"server-mail-{kind}", name=name), link, voice.say("server-mail-foot")]
    await send(services, to, voice.say(f"server-mail-{kind}-subject"), body)


def can_be_sent(services: Services, person: Person) -> bool:
    """Whether somebody has a confirmed address that this server can write to."""
    return bool(person.mail and person.mail_confirmed and can_mail(services))


async def send(
    services: Services,
    to: str,
    subject: str,
    body: Sequence[str],
    headers: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Send a mail; raises `Undeliverable`."""
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = (
        services.settings.mail_from or f"fieldcraft@{urlsplit(base_url(services)).hostname}"
    )
    message["To"] = to
    message["Date"] = format_datetime(datetime.fromtimestamp(services.now(), UTC))
    message["Message-ID"] = make_msgid(domain="fieldcraft")
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    message.set_content("\n\n".join(body) + "\n")
    try:
        await asyncio.to_thread(_send, services.settings.smtp, message)
    except (OSError, smtplib.SMTPException) as error:
        raise Undeliverable(type(error).__name__) from None


async def _token(services: Services, person: Person, kind: str, to: str) -> str:
    """A token for a link, stored as a hash until it is used or expires."""
    token = make_token("mail")
    async with services.database.write() as writing:
        await writing.execute(
            insert(schema.mail_tokens).values(
                token_hash=token_hash(token),
                person=person.id,
                purpose=kind,
                value=to,
                expires=services.now() + LIFETIME[kind],
            )
        )
    return token


def _send(url: str, message: EmailMessage) -> None:
    """Hand a message to the SMTP server; passwords are sent encrypted or not at all."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    local = host in ("localhost", "127.0.0.1", "::1")
    context = ssl.create_default_context()
    if parts.scheme == "smtps":
        client: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=TIMEOUT, context=context
        )
    else:
        client = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT)
    with client:
        safe = parts.scheme == "smtps"
        client.ehlo()
        if not safe and client.has_extn("starttls"):
            client.starttls(context=context)
            client.ehlo()
            safe = True
        if parts.username:
            if not safe and not local:
                raise smtplib.SMTPException("the SMTP server offers no encryption")
            client.login(unquote(parts.username), unquote(parts.password or ""))
        client.send_message(message)
