"""Two people: on two browsers through a link, and on one screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import Player


def make_match(page: Page, company: str) -> None:
    """Through the form for a new match, as a person fills it in."""
    page.goto(f"/new?game=normandy&with={company}")
    expect(page.locator(f'input[name="company"][value="{company}"]')).to_be_checked()
    button = page.locator("form .go button")
    expect(button).to_be_enabled()
    button.click()


def test_two_browsers_through_a_link(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """One makes a match and sends a link; each sees at once what the other does; no third seat."""
    anna, boris = visit("/"), visit("/rules", locale="ru-RU")
    make_match(anna, "friend")
    link = anna.locator("input[readonly], [data-link]").first.input_value()
    shoot(anna, "new-match-link")
    anna.locator('a[href^="/match/"]').click()
    boris.goto(link)
    boris.wait_for_url("**/match/*")
    one, two = Player(anna), Player(boris)
    one.asked()
    two.asked()
    assert set(one.hand()) != set() != set(two.hand())

    version = two.version
    one.pick(one.lit("card:")[0])
    two.moved_on(version)
    two.pick(two.lit("card:")[0])
    anna.wait_for_function("document.querySelector('.table').dataset.question !== 'bid'")
    boris.wait_for_function("document.querySelector('.table').dataset.question !== 'bid'")

    for _ in range(6):
        mover, watcher = (one, two) if one.decision is not None else (two, one)
        seen = watcher.version
        mover.pass_on()
        watcher.moved_on(seen)
    shoot(anna, "two-browsers-anna")
    shoot(boris, "two-browsers-boris")

    carol = visit(anna.url.split("?")[0])
    carol.wait_for_selector(".table[data-version]")
    watching = Player(carol)
    assert watching.decision is None
    assert watching.hand() == []
    shoot(carol, "spectator")


def test_one_screen_never_shows_the_other_hand(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """While the device changes hands nothing of the table is in the page, nor was it sent."""
    page = visit("/")
    heard: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    make_match(page, "hotseat")
    page.wait_for_url("**/match/*")
    player = Player(page)
    sitting = ""
    sat: list[str] = []
    for _ in range(8):
        page.wait_for_selector(".table[data-decision], [data-curtain]")
        curtain = page.locator("[data-curtain]")
        if curtain.count():
            assert page.locator('[data-ref^="card:"]').count() == 0
            shoot(page, "curtain")
            # Whatever was sent so far was for the one who sat there before.
            shown = {each for each in ("us", "de") for frame in heard if seen_by(each, frame)}
            assert shown <= {sitting}
            heard.clear()
            sitting = str(curtain.get_attribute("data-curtain"))
            sat.append(sitting)
            curtain.get_by_role("button").click()
            player.asked()
        player.pass_on()
    assert set(sat) == {"us", "de"}


def seen_by(side: str, frame: str) -> bool:
    """Whether a message shows the table as a side sees it."""
    return f'"viewpoint":"{side}"' in frame.replace(" ", "")
