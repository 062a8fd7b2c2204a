"""A live clock and the people at it: who is awaited, who is warned, who leaves, who may watch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import Player


def make_match(page: Page, minutes: int, watching: str) -> str:
    """Through the form; returns the invitation."""
    page.goto("/new?game=normandy&with=friend")
    page.locator('input[name="pace"][value="live"]').check()
    page.locator("#minutes").fill(str(minutes))
    page.get_by_role("radio", name=watching, exact=False).last.check()
    page.locator("form .go button").click()
    return page.locator("input[readonly], [data-link]").first.input_value()


def test_a_clock_waits_for_both_and_warns_whose_time_runs(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """It starts with both, warns at half a minute, at ten seconds and at the end; W reads it."""
    anna, boris = visit("/"), visit("/about")
    # Without a share of the dice, so that the match begins although its maker is not there.
    wish = {
        "game": "normandy",
        "scenario": "la-raye",
        "seats": {"us": {"kind": "me"}},
        "pace": {"kind": "live", "minutes": 1, "increment": 0},
        "watching": "nobody",
    }
    made = anna.request.post("/api/v1/matches", data=wish).json()
    boris.clock.install()
    boris.goto(made["seats"]["de"]["link"])
    boris.locator("form button").first.click()
    boris.wait_for_selector(".table[data-version]")
    boris.clock.fast_forward(5_000)
    expect(boris.locator("[data-away]")).to_contain_text("clocks start when both")
    expect(boris.locator(".clock.running")).to_have_count(0)
    boris.keyboard.press("w")
    expect(boris.locator(".said")).to_contain_text("Germany: 1 minute left.")
    shoot(boris, "clock-waiting")

    anna.goto(f"/match/{made['match']}?as=us")
    anna.wait_for_selector(".table[data-version]")
    expect(boris.locator(".clock.running")).to_have_count(2)
    expect(boris.locator("[data-away]")).to_have_count(0)
    alarm = boris.get_by_role("alert")
    expect(alarm).to_have_text("")
    boris.keyboard.press("w")
    expect(boris.locator(".said")).to_contain_text("left, running.")
    for wait, name, told in (
        (31_000, "half", "half a minute"),
        (20_500, "ten", "Ten seconds"),
        (10_500, "fallen", "Your time is up"),
    ):
        boris.clock.fast_forward(wait)
        expect(boris.locator(f'[data-alarm="{name}"]')).to_contain_text(told)
        expect(alarm).to_contain_text(told)
        shoot(boris, f"clock-{name}")

    carol = visit("/about")
    carol.goto(anna.url.split("?")[0])
    expect(carol.locator("main")).to_contain_text("Only its players can see this match.")
    shoot(carol, "clock-not-watched")


def test_leaving_is_told_and_ending_is_offered(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Who waits is told at once, sees when the match can be ended, and may simply go on waiting."""
    anna, boris = visit("/"), visit("/about")
    link = make_match(anna, 60, "Anyone with the link")
    shoot(anna, "clock-new-match")
    anna.locator('a[href^="/match/"]').click()
    boris.goto(link)
    boris.locator("form button").first.click()
    one, two = Player(anna), Player(boris)
    one.asked()
    two.asked()
    expect(boris.locator(".clock.running")).to_have_count(2)
    table = anna.url
    anna.goto("/about")
    expect(boris.locator("[data-away]")).to_contain_text("has left the table", timeout=15_000)
    expect(boris.locator("[data-away]")).to_contain_text("You can end the match in 2:")
    shoot(boris, "clock-left")
    anna.goto(table)
    expect(boris.locator("[data-away]")).to_have_count(0)
    expect(boris.get_by_text("is back.")).to_be_attached()
