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
    expect(anna.locator(".room input[readonly]")).to_have_value(link)
    shoot(anna, "waiting-room")
    boris.goto(link)
    shoot(boris, "seat")
    boris.locator("form button").first.click()
    one, two = Player(anna), Player(boris)
    assert one.asked().hand
    assert two.asked().hand
    assert boris.locator("html").get_attribute("lang") == "ru"

    carol = visit("/about")
    heard = listen(carol)
    carol.goto(anna.url.split("?")[0])
    carol.wait_for_selector(".table[data-version]")
    watching = Player(carol)
    assert watching.seen.decision is None
    assert watching.seen.hand == []

    # Both choose a card in secret; the other learns only that it was done.
    seen = two.version
    one.pick(one.lit("card:")[0])
    two.moved_on(seen)
    two.pick(two.lit("card:")[0])
    for page in (anna, boris):
        page.wait_for_function("document.querySelector('.table').dataset.question !== 'bid'")

    for _ in range(6):
        mover, watcher = sorted((one, two), key=lambda player: player.seen.decision is None)
        seen, watched = watcher.version, watching.version
        mover.pass_on()
        watcher.moved_on(seen)
        watching.moved_on(watched)
    shoot(anna, "two-browsers-anna")
    shoot(boris, "two-browsers-boris")
    assert watching.seen.decision is None
    assert watching.seen.hand == []
    shoot(carol, "spectator")
    assert any(seen_by("spectator", frame) for frame in heard)
    assert not any(seen_by(side, frame) for side in ("us", "de") for frame in heard)

    anna.keyboard.press("c")
    anna.locator("#chat-text").fill("Well played?")
    anna.keyboard.press("Enter")
    boris.keyboard.press("c")
    expect(boris.locator(".chat")).to_contain_text("Well played?")
    shoot(boris, "chat")
    expect(carol.locator(".chat")).to_have_count(0)


def test_one_screen_never_shows_the_other_hand(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """While the device changes hands nothing of the table is in the page, nor was it sent."""
    page = visit("/")
    heard = listen(page)
    make_match(page, "hotseat")
    page.wait_for_url("**/match/*")
    player = Player(page)
    sitting = ""
    sat: list[str] = []
    while sat.count("us") < 2 or sat.count("de") < 2:
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
            assert player.asked().hand
            assert any(seen_by(sitting, frame) for frame in heard)
        player.pass_on()

    # Nor does the browser's own history show a hand.
    page.go_back()
    page.wait_for_url("**/new**")
    page.go_forward()
    page.wait_for_selector("[data-curtain]")
    assert page.locator('[data-ref^="card:"]').count() == 0


def listen(page: Page) -> list[str]:
    """Everything that comes over the page's sockets from now on."""
    heard: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    return heard


def seen_by(side: str, frame: str) -> bool:
    """Whether a message shows the table as a side sees it."""
    return f'"viewpoint":"{side}"' in frame.replace(" ", "")
