"""How many clicks a person needs, counted in the browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import Player

COUNT = """() => {
    window.clicks = 0;
    addEventListener("click", event => { if (event.isTrusted) window.clicks++; }, true);
}"""


def begin(page: Page, game: str, figure: str, side: str, other: str, at: int = 0) -> Player:
    """A match against a bot from a moment of a drill, with all clicks counted from now on."""
    origin = "/".join(page.url.split("/")[:3])
    seats = {side: {"kind": "me"}, other: {"kind": "bot", "bot": "random"}}
    wish = {"game": game, "scenario": f"figure:{figure}@{at}", "seats": seats}
    made = page.request.post("/api/v1/matches", data=wish, headers={"Origin": origin})
    assert made.ok, made.text()
    page.goto(f"/match/{made.json()['match']}?as={side}")
    player = Player(page)
    player.asked()
    page.evaluate(COUNT)
    return player


def test_a_machine_gun_fires_at_the_third_click(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """The card, the team with its gun, the target: who fires with it follows."""
    page = visit("/")
    figure = "cc-o20-1-declaration"
    player = begin(page, "combat-commander", figure, "axis", "allies")
    player.pick("card:fire#g-50")
    player.asked()
    player.pick("unit:axis:line-team-4")
    player.asked()
    page.wait_for_selector(".field [data-ref='hex:E2'][data-lit]")
    player.pick("hex:E2")
    assert page.evaluate("window.clicks") == 3
    expect(player.log()).to_contain_text("E2")
    shoot(page, "three-clicks-machine-gun")


def test_scout_2_takes_three_clicks(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """The card, the action, and the tile two steps away."""
    page = visit("/")
    player = begin(page, "normandy", "u-504-scout", "de", "us")
    card = player.seen.pieces("card:scout-a")[0]
    player.pick(card)
    if "scout" in player.asked().answers:
        player.answer("scout")
    player.asked()
    page.wait_for_selector(".field [data-ref='tile:10B'][data-lit]")
    player.pick("tile:10B")
    assert page.evaluate("window.clicks") == 3
    shoot(page, "three-clicks-scout")
    expect(player.log()).to_contain_text("10B")
