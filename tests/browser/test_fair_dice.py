"""The page on fair dice: sealed while the match runs, checked by the browser when it is over."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from playwright.sync_api import Page, Route, expect

RESIGN = """match => fetch(`/api/v1/matches/${match}/acts`, {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({as: "us", act: "resign"}),
}).then(answer => answer.status)"""


def test_the_dice_of_a_match_can_be_checked(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Nothing of the key shows before the end; then the browser makes it again from its parts."""
    page = visit("/")
    page.locator('[data-game="normandy"] .play').click()
    page.wait_for_url("**/match/**")
    match = page.url.split("/match/")[1].split("?")[0]
    page.wait_for_selector(".table[data-decision]")
    page.goto(f"/verify/{match}")
    expect(page.get_by_text("This match is still in progress")).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)
    own = page.locator("ul.own")
    expect(own.locator("li")).to_have_count(4)
    expect(own).not_to_contain_text("Failed!")
    shoot(page, "verify-running", full=True)
    assert page.evaluate(RESIGN, match) == 200
    page.goto(f"/verify/{match}")
    expect(page.locator(".verdict.good")).to_be_visible(timeout=30_000)
    expect(own.locator("li")).to_have_count(7)
    expect(own).not_to_contain_text("Failed!")
    shoot(page, "verify", full=True)


CAUGHT = {
    "server": "The server opened exactly the number it had sealed. Failed!",
    "same": "before it gave away your number. Failed!",
    "listed": "nothing in the list has been changed since. Failed!",
}


def test_a_dishonest_server_is_caught(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """A share picked last, a seal swapped with it, the list rewritten: the page says which."""
    page = visit("/")
    page.locator('[data-game="normandy"] .play').click()
    page.wait_for_url("**/match/**")
    match = page.url.split("/match/")[1].split("?")[0]
    page.wait_for_selector(".table[data-decision]")
    own = page.locator("ul.own")

    # While it runs: another seal than the one this browser was shown.
    def swap(route: Route) -> None:
        told = route.fetch().json()
        told["exchanges"][0]["commitments"]["server"] = "ab" * 32
        route.fulfill(json=told)

    page.route("**/dice", swap)
    page.goto(f"/verify/{match}")
    expect(page.locator(".verdict.problem")).to_be_visible()
    expect(own).to_contain_text(CAUGHT["same"])
    page.unroute("**/dice")

    assert page.evaluate(RESIGN, match) == 200

    # At the end: a share that suits better, and then a commitment to go with it.
    def pick(route: Route, with_commitment: bool) -> None:
        told = route.fetch().json()
        share = "cd" * 32
        told["exchanges"][0]["shares"]["server"] = share
        if with_commitment:
            told["exchanges"][0]["commitments"]["server"] = sha256(bytes.fromhex(share)).hexdigest()
        route.fulfill(json=told)

    for with_commitment, found in ((False, "server"), (True, "same")):
        page.route("**/verify?*", lambda route, one=with_commitment: pick(route, one))
        page.route("**/verify", lambda route, one=with_commitment: pick(route, one))
        page.goto(f"/verify/{match}")
        expect(page.locator(".verdict.problem")).to_be_visible(timeout=30_000)
        expect(own).to_contain_text(CAUGHT[found])
        page.unroute("**/verify?*")
        page.unroute("**/verify")
    shoot(page, "verify-caught", full=True)

    # The list: another line where ours was.
    def rewrite(route: Route) -> None:
        told = route.fetch().json()
        told["lines"][0]["hash"] = "ef" * 32
        route.fulfill(json=told)

    page.route("**/seals?*", rewrite)
    page.goto(f"/verify/{match}")
    expect(page.locator(".verdict.problem")).to_be_visible(timeout=30_000)
    expect(own).to_contain_text(CAUGHT["listed"])
    page.goto("/seals")
    expect(page.locator(".verdict.problem")).to_be_visible()
    page.unroute("**/seals?*")
    page.goto("/seals")
    expect(page.locator(".verdict.good")).to_be_visible()
    shoot(page, "seals", full=True)


def test_a_takeback_against_a_bot_makes_new_dice(visit: Callable[..., Page]) -> None:
    """The menu's takeback goes through the exchange by itself, and still everything verifies."""
    page = visit("/")
    page.locator('[data-game="normandy"] .play').click()
    page.wait_for_url("**/match/**")
    match = page.url.split("/match/")[1].split("?")[0]
    page.wait_for_selector(".table[data-decision]")
    before = page.locator(".table").get_attribute("data-decision")
    page.locator('[data-card], .card[role="button"], .hand button').first.click()
    page.wait_for_function(
        "before => document.querySelector('.table')?.dataset.decision !== before", arg=before
    )
    page.get_by_role("button", name="Menu").click()
    page.locator('[data-act="takeback"]').click()
    page.wait_for_function(
        """match => fetch(`/api/v1/matches/${match}/dice`).then(answer => answer.json())
            .then(told => told.exchanges.length === 2 && told.exchanges[1].state === "done")""",
        arg=match,
    )
    assert page.evaluate(RESIGN, match) == 200
    page.goto(f"/verify/{match}")
    expect(page.locator(".verdict.good")).to_be_visible(timeout=30_000)
    expect(page.locator("ul.own")).not_to_contain_text("Failed!")
