"""The switch for pushed messages: from the page to the browser's service and back to the page.

The service itself belongs to the browser's maker; here it is a receiver on this machine, and what
it got is handed to the real service worker as the browser would.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serving
from tests.browser.test_hostile import call
from tests.server.notify.test_push import Browser as Reader

SERVICE = """wish => {
    let made = null;
    const subscribed = () => ({endpoint: wish.endpoint, toJSON: () => wish,
        unsubscribe: async () => { made = null; return true; }});
    PushManager.prototype.subscribe = async ({applicationServerKey}) => {
        window.pushKey = applicationServerKey;
        return made = subscribed();
    };
    PushManager.prototype.getSubscription = async () => made;
}"""
"""The browser's service, as far as the page sees it."""

SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({title, body, tag, data}) => ({title, body, tag, url: data.url}));
}"""


def until(page: Page, holds: Callable[[], Any]) -> Any:
    """Wait for something that is not on the page; what it is then."""
    for _ in range(300):
        found = holds()
        if found:
            return found
        page.wait_for_timeout(100)
    raise AssertionError("it did not come")


def told_browsers(page: Page) -> int:
    """How many browsers of this person the server tells."""
    return int(call(page, "GET", "me/push")[1]["browsers"])


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[str]:
    """A server that may push to this machine."""
    with serving(tmp_path, FIELDCRAFT_BASE_URL="HERE", FIELDCRAFT_PRIVATE_WEBHOOKS="1") as here:
        yield here


@pytest.fixture
def service() -> Iterator[tuple[str, list[bytes]]]:
    """Where messages are pushed to, and what has come."""
    got: list[bytes] = []

    class Receiver(BaseHTTPRequestHandler):
        """A push service."""

        def do_POST(self) -> None:
            """Keep what comes."""
            got.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_request(self, *_: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/push/anna", got
    server.shutdown()
    server.server_close()


def test_a_turn_is_shown_as_a_notification(
    whole_browser: Browser,
    pushing: str,
    service: tuple[str, list[bytes]],
    shoot: Callable[[Page, str], None],
) -> None:
    """Switched on in the settings; the turn comes encrypted, and the worker shows it."""
    endpoint, got = service
    reader = Reader(endpoint)
    context = whole_browser.new_context(
        base_url=pushing, locale="en-GB", permissions=["notifications"]
    )
    context.add_init_script(f"({SERVICE})({json.dumps(reader.wish())})")
    anna = context.new_page()
    anna.goto("/about")
    call(anna, "PATCH", "me", name="Anna")
    anna.goto("/settings")
    switch = anna.get_by_role("checkbox", name="even when Fieldcraft is closed")
    switch.check()
    until(anna, lambda: told_browsers(anna) == 1)
    expect(switch).to_be_checked()
    expect(anna.get_by_role("alert")).to_have_count(0)
    shoot(anna, "push-on")
    key = call(anna, "GET", "me/push")[1]
    assert anna.evaluate("window.pushKey") == key["key"]

    seats = {"us": {"kind": "me"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    made = call(anna, "POST", "matches", **wish)[1]
    other = whole_browser.new_context(base_url=pushing).new_page()
    other.goto("/about")
    assert call(other, "POST", "seats/claim", token=made["seats"]["de"]["token"])[0] == 200
    told = reader.read(until(anna, lambda: got)[0])
    assert told["url"] == f"/match/{made['match']}?as=us"

    found: list[dict[str, Any]] = []
    tools = context.new_cdp_session(anna)
    tools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    tools.send("ServiceWorker.enable")
    until(anna, lambda: found)
    push = {"origin": pushing, "registrationId": found[0]["registrationId"]}

    def shown() -> Any:
        """Deliver it, and see what is shown: asked too soon, Chromium drops what it is showing.

        A service delivers again what was not received, and the tag makes them one notification.
        """
        tools.send("ServiceWorker.deliverPushMessage", {**push, "data": json.dumps(told)})
        anna.wait_for_timeout(1000)
        return anna.evaluate(SHOWN)

    assert until(anna, shown) == [told]

    switch.uncheck()
    expect(switch).not_to_be_checked()
    until(anna, lambda: told_browsers(anna) == 0)
    context.close()
    other.context.close()
