"""Web push: a turn reaches a telephone or a closed page through the browser's own service.

What is sent is encrypted for the browser (RFC 8291) and signed with this server's key (VAPID, RFC
8292), which is derived from its secret. The service's address comes from a browser, so it is
checked as a webhook's is, and must be HTTPS.
"""

from __future__ import annotations

import base64
import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import CallerDep, Person, SignedInDep
from fieldcraft.server.accounts.tokens import derived, make_id, token_hash
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.responses import Done
from fieldcraft.server.matches.seats.seat import base_url
from fieldcraft.server.notify import webhooks
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.upserts import insert_into

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

router = APIRouter(tags=["people"])

EACH_MOST: Final = 20
"""Browsers of one person."""
LIFETIME: Final = 86400
"""Seconds for which the browser's service keeps a message."""
GONE: Final = (404, 410)
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
Base64 = Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushKeys(BaseModel):
    """What a browser gives so that only it can read what is sent."""

    model_config = ConfigDict(extra="forbid")

    p256dh: Base64
    auth: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushWish(BaseModel):
    """A browser's subscription, as `PushSubscription.toJSON()` tells it."""

    model_config = ConfigDict(extra="ignore")

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys


class PushEnd(BaseModel):
    """The subscription of a browser that should get no more notices."""

    model_config = ConfigDict(extra="forbid")

    endpoint: Annotated[str, Field(max_length=1000)]


class PushOffer(BaseModel):
    """Whether browsers can be reached, and how."""

    key: Annotated[
        str | None,
        Field(description="This server's public key, for `subscribe`; null if it cannot push"),
    ]
    browsers: Annotated[int, Field(description="How many of yours are told")]


def can_push(services: Services) -> bool:
    """Whether this server can push: it needs a public address, and what `server` installs."""
    return bool(base_url(services)) and find_spec("http_ece") is not None


@router.get("/me/push")
async def push_offer(services: ServicesDep, caller: CallerDep) -> PushOffer:
    """The key to subscribe with, and how many of your browsers have."""
    if not can_push(services):
        return PushOffer(key=None, browsers=0)
    subscriptions = schema.push_subscriptions
    mine = select(func.count()).select_from(subscriptions)
    person = caller.person.id if caller.person else ""
    async with services.database.read() as reading:
        count = await reading.scalar(mine.where(subscriptions.c.person == person))
    return PushOffer(key=_coded(_public(_own_key(services))), browsers=int(count or 0))


@router.post("/me/push", status_code=201)
async def subscribe(services: ServicesDep, person: SignedInDep, wish: PushWish) -> Done:
    """Tell this browser of turns and endings."""
    await services.limiter.hit("write", f"person {person.id}")
    if not can_push(services):
        raise ApiError(409, "no-push")
    await check_endpoint(services, wish.endpoint)
    try:
        _their_key(wish.keys.p256dh)
    except ValueError:
        raise ApiError(422, "bad-push-key") from None
    subscriptions = schema.push_subscriptions
    values = {
        "person": person.id,
        "endpoint": wish.endpoint,
        "key": wish.keys.p256dh,
        "auth": wish.keys.auth,
        "created": services.now(),
    }
    hashed = token_hash(wish.endpoint)
    async with services.database.write() as writing:
        mine = select(func.count()).select_from(subscriptions)
        count = await writing.scalar(mine.where(subscriptions.c.person == person.id))
        if int(count or 0) >= EACH_MOST:
            raise ApiError(409, "enough-browsers", most=EACH_MOST)
        made = insert_into(services, subscriptions).values(
            id=make_id(), endpoint_hash=hashed, **values
        )
        # A browser that somebody else signs in with tells that person from now on.
        await writing.execute(
            made.on_conflict_do_update(index_elements=["endpoint_hash"], set_=values)
        )
    return Done()


@router.delete("/me/push")
async def unsubscribe(services: ServicesDep, person: SignedInDep, wish: PushEnd) -> Done:
    """Tell this browser no more."""
    subscriptions = schema.push_subscriptions.c
    async with services.database.write() as writing:
        await writing.execute(
            delete(schema.push_subscriptions).where(
                subscriptions.person == person.id,
                subscriptions.endpoint_hash == token_hash(wish.endpoint),
            )
        )
    return Done()


async def subscriptions_of(reading: AsyncConnection, person: str) -> list[str]:
    """The browsers of a person that are told."""
    columns = schema.push_subscriptions.c
    found = await reading.execute(select(columns.id).where(columns.person == person))
    return list(found.scalars())


async def check_endpoint(services: Services, endpoint: str) -> None:
    """422 for an address that this server would not push to."""
    if not services.settings.private_webhooks and urlsplit(endpoint).scheme != "https":
        raise ApiError(422, "bad-push-address")
    await webhooks.check_target(services, endpoint)


async def deliver(
    services: Services, person: Person, subscription: str, content: dict[str, str]
) -> None:
    """Send a message to one browser, if it still wants any; raises `Undeliverable`."""
    query = select(schema.push_subscriptions).where(
        schema.push_subscriptions.c.id == subscription,
        schema.push_subscriptions.c.person == person.id,
    )
    async with services.database.read() as reading:
        row = (await reading.execute(query)).one_or_none()
    if row is None or not can_push(services):
        return
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFETIME),
        "Urgency": "normal",
        "Topic": token_hash(content["tag"])[:32],
        **_signed(services, row.endpoint),
    }
    body = _encrypted(json.dumps(content, ensure_ascii=False).encode(), row.key, row.auth)
    try:
        await check_endpoint(services, row.endpoint)
        status = await webhooks.post(services, row.endpoint, body, headers)
    except ApiError as error:
        raise webhooks.Undeliverable(error.code) from None
    if status in GONE:
        gone = delete(schema.push_subscriptions).where(schema.push_subscriptions.c.id == row.id)
        async with services.database.write() as writing:
            await writing.execute(gone)
    elif not 200 <= status < 300:
        raise webhooks.Undeliverable(f"status {status}")


# -- keys -----


def _own_key(services: Services) -> ec.EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # slow to load

    number = int.from_bytes(derived(services.settings.secret, "vapid"), "big")
    return ec.derive_private_key(number % (_ORDER - 1) + 1, ec.SECP256R1())


def _public(key: ec.EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _signed(services: Services, endpoint: str) -> dict[str, str]:
    """The header by which the browser's service knows this server."""
    from py_vapid import Vapid02

    parts, home = urlsplit(endpoint), base_url(services)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": home if home.startswith("https:") else f"mailto:push@{urlsplit(home).hostname}",
        "exp": int(services.now()) + LIFETIME // 2,
    }
    signer = Vapid02()
    signer.private_key = _own_key(services)
    signed: dict[str, str] = signer.sign(claims)
    return signed


def _encrypted(data: bytes, key: str, auth: str) -> bytes:
    """What only the browser can read."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        data,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_their_key(key),
        auth_secret=_decoded(auth),
        version="aes128gcm",
    )
    return sealed


def _their_key(coded: str) -> bytes:
    """A browser's key; ValueError if it is none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    raw = _decoded(coded)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    return raw


def _coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
