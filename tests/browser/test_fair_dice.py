"""The page on fair dice: sealed while the match runs, checked by the browser when it is over."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from playwright.sync_api import Page, Route, expect

from tests.browser.playing import Player
from tests.browser.test_company import make_match

RESIGN = """match => fetch(`/api/v1/matches/${match}/acts`, {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({as: "us", act: "resign"}),
}).then(answer => answer.status)"""

DONE = """match => fetch(`/api/v1/matches/${match}/dice`).then(answer => answer.json())
    .then(told => told.exchanges.length === 2 && told.exchanges[1].state === "done")"""

ALL = """match => fetch(`/api/v1/matches/${match}/dice`).then(answer => answer.text())"""
ROUNDS = """match => fetch(`/api/v1/matches/${match}/dice`).then(answer => answer.json())
    .then(told => told.exchanges.filter(one => one.state === "done").length)"""


def act(page: Page, what: str) -> None:
    """Do something from the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.locator(f'[data-act="{what}"]').click()


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
    "listed": "nothing in it has changed since. Failed!",
    "mine": "Your number is part of the dice. Failed!",
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

    # Dice that this browser's number was left out of, or that claim the rules from before.
    def leave_out(route: Route) -> None:
        told = route.fetch().json()
        told["exchanges"][0]["commitments"].pop("us")
        route.fulfill(json=told)

    def downgrade(route: Route) -> None:
        told = route.fetch().json()
        told["exchanges"][0]["rules"] = 1
        route.fulfill(json=told)

    for trick in (leave_out, downgrade):
        page.route("**/dice", trick)
        page.goto(f"/verify/{match}")
        expect(page.locator(".verdict.problem")).to_be_visible()
        expect(own).to_contain_text(CAUGHT["mine"])
        page.unroute("**/dice")

    assert page.evaluate(RESIGN, match) == 200

    # At the end: a share that suits better, and then a commitment to go with it.
    def pick(with_commitment: bool) -> Callable[[Route], None]:
        def picking(route: Route) -> None:
            told = route.fetch().json()
            one, share = told["exchanges"][0], "cd" * 32
            one["shares"]["server"] = share
            if with_commitment:
                one["commitments"]["server"] = sha256(bytes.fromhex(share)).hexdigest()
            route.fulfill(json=told)

        return picking

    for with_commitment, found in ((False, "server"), (True, "same")):
        page.route("**/api/**/verify", pick(with_commitment))
        page.goto(f"/verify/{match}")
        expect(page.locator(".verdict.problem")).to_be_visible(timeout=30_000)
        expect(own).to_contain_text(CAUGHT[found])
        page.unroute("**/api/**/verify")
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
    player = Player(page)
    player.asked()
    player.pick(player.lit("card:")[0])
    act(page, "takeback")
    while not page.evaluate(DONE, match):  # a promise would pass for true in `wait_for_function`
        page.wait_for_timeout(100)
    assert page.evaluate(RESIGN, match) == 200
    page.goto(f"/verify/{match}")
    expect(page.locator(".verdict.good")).to_be_visible(timeout=30_000)
    expect(page.locator("ul.own")).not_to_contain_text("Failed!")


PHONE = {"width": 390, "height": 844}


def test_two_who_are_never_there_together(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """One makes a match and leaves; the other joins and waits; the first comes back on a phone."""
    anna, boris = visit("/"), visit("/about", viewport=PHONE, color_scheme="dark")
    make_match(anna, "friend")
    link = anna.locator("input[readonly]").first.input_value()
    anna.locator("details summary").click()
    own_link = anna.locator("details input[readonly]").input_value()
    assert "~" in own_link, "the share does not go along"
    anna.goto("/about")  # gone before anybody came

    boris.goto(link)
    boris.locator("form button").first.click()
    expect(boris.get_by_text("starts as soon as your opponent opens it")).to_be_visible()
    shoot(boris, "dice-room-phone-dark", full=True)

    # Without the share, another device of hers cannot start it; with her own link it can.
    stranger = visit("/about")
    stranger.goto(own_link.partition("~")[0])
    stranger.locator("form button").first.click()
    expect(stranger.get_by_text("is in the browser where you joined")).to_be_visible()
    shoot(stranger, "dice-room-lost")
    device = visit("/about", viewport=PHONE)
    device.goto(own_link)
    device.locator("form button").first.click()
    one, two = Player(device), Player(boris)
    assert one.asked().hand
    assert two.asked().hand

    # A takeback: offered by one, accepted by the other, with new dice for both.
    seen = two.version
    one.pick(one.lit("card:")[0])
    two.moved_on(seen)
    act(device, "takeback")
    boris.locator(".offer .primary").click()
    match = boris.url.split("/match/")[1].split("?")[0]
    while not device.evaluate(DONE, match):
        device.wait_for_timeout(100)
    assert one.asked().hand
    for page in (device, boris):
        page.goto(f"/verify/{match}")
        expect(page.locator("ul.own li")).to_have_count(4)
        expect(page.locator("ul.own")).not_to_contain_text("Failed!")
    boris.locator("summary").click()
    shoot(boris, "verify-running-phone-dark", full=True)


def friends(visit: Callable[..., Page]) -> tuple[Page, Page, str]:
    """Two people at one match, both asked, and the link of the first to her own seat."""
    anna, boris = visit("/"), visit("/about")
    make_match(anna, "friend")
    link = anna.locator("input[readonly]").first.input_value()
    anna.locator("details summary").click()
    own_link = anna.locator("details input[readonly]").input_value()
    anna.locator('a[href^="/match/"]').click()
    boris.goto(link)
    boris.locator("form button").first.click()
    for page in (anna, boris):
        Player(page).asked()
    return anna, boris, own_link


def test_a_takeback_that_waits_can_be_called_off(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """The one who asked has gone; the other sees what is awaited, and goes on without it."""
    anna, boris, _ = friends(visit)
    one, two = Player(anna), Player(boris)
    seen = two.version
    one.pick(one.lit("card:")[0])
    two.moved_on(seen)
    act(anna, "takeback")
    boris.locator(".offer .primary").wait_for()
    anna.goto("/about")
    boris.locator(".offer .primary").click()
    expect(boris.get_by_text("The new dice are being made")).to_be_visible()
    shoot(boris, "dice-bar")
    boris.get_by_role("button", name="Call off the takeback").click()
    expect(boris.get_by_text("The new dice are being made")).to_have_count(0)
    assert two.asked().hand


def test_a_takeback_declined_here_and_agreed_on_another_device(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Nobody is accused; whoever was away meanwhile is asked whether it was they."""
    anna, boris, own_link = friends(visit)
    one, two = Player(anna), Player(boris)
    device = visit("/about")
    device.goto(own_link)
    device.locator("form button").first.click()
    elsewhere = Player(device)
    elsewhere.asked()
    address, match = anna.url, boris.url.split("/match/")[1].split("?")[0]

    def agree_elsewhere() -> None:
        rounds = device.evaluate(ROUNDS, match)
        act(device, "takeback")
        boris.locator(".offer .primary").click()
        for _ in range(300):
            if device.evaluate(ROUNDS, match) > rounds:
                return
            device.wait_for_timeout(100)
        raise AssertionError(device.evaluate(ALL, match))

    def choose_and_ask() -> None:
        seen = two.version
        elsewhere.asked()
        one.asked()
        one.pick(one.lit("card:")[0])
        two.moved_on(seen)
        act(anna, "takeback")
        boris.locator(".offer .primary").wait_for()

    choose_and_ask()
    boris.locator(".offer button:not(.primary)").first.click()
    expect(anna.locator(".offer")).to_have_count(0)
    agree_elsewhere()
    one.asked()
    expect(anna.get_by_role("alert").filter(has_text="dice")).to_have_count(0)

    choose_and_ask()
    anna.goto("/about")
    boris.locator(".offer button:not(.primary)").first.click()
    agree_elsewhere()
    anna.goto(address)
    doubt = anna.get_by_text("in your name that this browser didn’t send")
    expect(doubt).to_be_visible()
    expect(anna.locator(".unfair")).to_have_count(0)
    shoot(anna, "dice-doubt")
    anna.get_by_role("button", name="It was me").click()
    expect(doubt).to_have_count(0)
    anna.reload()
    one.asked()
    expect(doubt).to_have_count(0)
