"""Web push: what a browser's service gets is signed by us, and only the browser can read it."""

from __future__ import annotations

import base64
import json
from typing import Any

import http_ece
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from fieldcraft.server.notify import outbox, push
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage import schema
from tests.server.conftest import Clock
from tests.server.matches.test_seats import NewClient, code
from tests.server.notify.test_notices import (
    Receiver,
    by_hand,
    choose,
    postbox,
    receiving,
    settings,
    settle,
)
from tests.server.running import set_up

__all__ = ["by_hand", "postbox", "settings"]


def coded(raw: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of such a text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that has subscribed, with the key that only it has."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def wish(self) -> dict[str, Any]:
        """What `PushSubscription.toJSON()` would say."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": coded(point), "auth": coded(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent."""
        data = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(data)
        return told


def address(receiver: Receiver) -> str:
    """Where a browser's service listens, on this machine."""
    return f"http://127.0.0.1:{receiver.port}/push/anna"


async def subscribed(services: Services) -> list[str]:
    """The endpoints that are stored."""
    async with services.database.read() as reading:
        return list((await reading.execute(select(schema.push_subscriptions.c.endpoint))).scalars())


async def test_a_turn_is_pushed_to_the_browser_alone(
    new_client: NewClient, services: Services
) -> None:
    """Encrypted, signed with the key that the page was given, and with nothing hidden in it."""
    anna, boris = new_client(), new_client()
    await anna.patch("me", json={"name": "Anna", "lang": "pl"})
    offer = (await anna.get("me/push")).json()
    async with receiving() as receiver:
        browser = Browser(address(receiver))
        assert (await anna.post("me/push", json=browser.wish())).status_code == 201
        assert (await anna.get("me/push")).json()["browsers"] == 1
        match = (await set_up(anna, boris)).match
        await settle(services)
        ((headers, body),) = receiver.got
    assert b"La Raye" not in body
    told = browser.read(body)
    assert told == {
        "title": "Nieustraszeni: Normandia – La Raye",
        "body": "Twoja kolej.",
        "tag": match,
        "url": f"/match/{match}?as=us",
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    scheme, _, given = headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in given.split(","))
    assert (scheme, fields["k"]) == ("vapid", offer["key"])
    head, claims, signature = fields["t"].split(".")
    told_claims = json.loads(decoded(claims))
    assert told_claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert told_claims["sub"] == "mailto:push@table.test"
    raw = decoded(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(offer["key"]))
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


async def test_a_browser_that_is_gone_is_forgotten(
    new_client: NewClient, services: Services, clock: Clock
) -> None:
    """What fails for now is tried again; what is gone is not."""
    anna, boris = new_client(), new_client()
    await anna.patch("me", json={"name": "Anna"})
    async with receiving() as receiver:
        browser = Browser(address(receiver))
        await anna.post("me/push", json=browser.wish())
        receiver.status = 503
        await set_up(anna, boris)
        await settle(services)
        assert await subscribed(services) == [browser.endpoint]
        receiver.status = 410
        clock.pass_by(outbox.DELAYS[0] + 1)
        await outbox.send_all(services)
        assert len(receiver.got) == 2
        assert await subscribed(services) == []
        await set_up(anna, boris)
        await settle(services)
        assert len(receiver.got) == 2


async def test_a_subscription_can_be_withdrawn(new_client: NewClient, services: Services) -> None:
    """By its own person only; somebody who signs in at the same browser takes it over."""
    anna, boris = new_client(), new_client()
    for client, name in ((anna, "Anna"), (boris, "Boris")):
        await client.patch("me", json={"name": name})
    async with receiving() as receiver:
        browser = Browser(address(receiver))
        await anna.post("me/push", json=browser.wish())
        end = {"endpoint": browser.endpoint}
        await boris.request("DELETE", "me/push", json=end)
        assert await subscribed(services) == [browser.endpoint]
        match = (await set_up(anna, boris)).match
        await anna.request("DELETE", "me/push", json=end)
        assert await subscribed(services) == []
        await settle(services)
        assert receiver.got == []
        await anna.post("me/push", json=browser.wish())
        await boris.post("me/push", json=browser.wish())
        await choose(anna, match)
        await choose(boris, match)
        assert await subscribed(services) == [browser.endpoint]
        assert (await anna.get("me/push")).json()["browsers"] == 0
        assert "127.0.0.1" in (await boris.get("me/export")).text


async def test_only_public_https_addresses_are_pushed_to(
    new_client: NewClient, services: Services, settings: Settings
) -> None:
    """As with webhooks: nobody makes this server talk to the machines behind it."""
    services.settings = settings.model_copy(update={"private_webhooks": False})
    anna = new_client()
    await anna.patch("me", json={"name": "Anna"})
    for endpoint, expected in (
        ("http://192.0.32.10/push", "bad-push-address"),
        ("https://127.0.0.1/push", "webhook-private"),
        ("https://10.0.0.1/push", "webhook-private"),
        ("https://192.0.32.10:8080/push", "webhook-port"),
    ):
        answer = await anna.post("me/push", json=Browser(endpoint).wish())
        assert code(answer) == (422, expected), endpoint
    services.settings = settings
    wish = {**Browser("http://127.0.0.1:9/").wish(), "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert code(await anna.post("me/push", json=wish)) == (422, "bad-push-key")


async def test_a_server_without_an_address_does_not_push(
    new_client: NewClient, services: Services, settings: Settings
) -> None:
    """It says so, and a page offers nothing."""
    services.settings = settings.model_copy(update={"base_url": ""})
    anna = new_client()
    await anna.patch("me", json={"name": "Anna"})
    assert (await anna.get("me/push")).json() == {"key": None, "browsers": 0}
    answer: httpx.Response = await anna.post("me/push", json=Browser("https://a.test/").wish())
    assert code(answer) == (409, "no-push")
    assert not push.can_push(services)
