"""Every number that the table shows can be opened into its parts, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.test_clicks import begin

Visit = Callable[..., Page]
SCORES = {
    "normandy": ("u-801-victory-by-points", "us", "de", "U-114"),
    "north-africa": ("na-811-hopeless-against-objectives", "it", "lrdg", "U-114"),
    "combat-commander": ("tv-07-objective-changes-hands", "axis", "allies", "CC-7.3.1.b"),
}
"""A position where somebody has points, and the clause by which a part of them counts."""


def opened(page: Page) -> Locator:
    """The panel that is kept open, every number in it opened."""
    panel = page.locator(".look.pinned")
    expect(panel).to_be_visible()
    for summary in panel.locator("details.parts > summary").all():
        summary.click()
    return panel


@pytest.mark.parametrize("game", SCORES)
def test_points_open_into_what_they_are_for(
    visit: Visit, shoot: Callable[..., None], game: str
) -> None:
    """A click, or Enter on the number; Escape goes back to it."""
    figure, side, other, clause = SCORES[game]
    page = visit("/")
    begin(page, game, figure, side, other)
    score = page.locator("button.points[data-look=points]").first
    score.click()
    panel = opened(page)
    expect(panel.locator("li", has_text=clause).first).to_be_visible()
    shoot(page, f"points-opened-{game}")
    panel.locator(".close").click()
    expect(panel).to_have_count(0)
    score.focus()
    page.keyboard.press("Enter")
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_points_are_opened_on_a_phone(visit: Visit) -> None:
    """A finger taps the number in the panel of the score."""
    page = visit("/", viewport=PHONE, has_touch=True)
    begin(page, "combat-commander", "tv-07-objective-changes-hands", "axis", "allies")
    page.locator("[role=tab]").first.tap()
    page.locator("button.points[data-look=points]").first.tap()
    expect(opened(page).locator("li", has_text="CC-7.3.1.b").first).to_be_visible()


def test_values_of_a_unit_open_into_their_parts(visit: Visit, shoot: Callable[..., None]) -> None:
    """Firepower, range, movement and morale, each with its clauses."""
    page = visit("/")
    begin(page, "combat-commander", "tv-37-firepower-of-a-group", "axis", "allies")
    page.locator(".field [data-ref='unit:axis:rifle-2']").first.click(button="right", force=True)
    panel = opened(page)
    shoot(page, "values-opened")
    for word in ("Firepower", "Range", "Move", "Morale"):
        expect(panel.locator("li", has_text=word).first).to_contain_text("CC-")


def test_a_movement_allowance_opens_with_its_road(visit: Visit) -> None:
    """What a unit under way has left, and what made it so many points (CC-T93)."""
    page = visit("/")
    begin(page, "combat-commander", "cc-t93-road", "axis", "allies", at=4)
    page.locator(".field [data-ref='unit:axis:rifle-1']").first.click(button="right", force=True)
    expect(opened(page).locator("dl > div", has_text="CC-T93").first).to_be_visible()


def test_a_defence_total_and_its_dice_name_their_clauses(
    visit: Visit, shoot: Callable[..., None]
) -> None:
    """What an Attack would meet: base, cover, distance, and how many dice by which rule."""
    page = visit("/")
    player = begin(page, "normandy", "u-704-defence-total", "us", "de")
    player.pick("card:rifleman-a")
    if "attack" in player.asked().answers:
        player.answer("attack")
        player.asked()
    target = page.locator(".board [data-ref^='counter:de:'][data-lit]").first
    target.click(button="right", force=True)
    panel = opened(page)
    shoot(page, "odds-opened")
    for clause in ("U-705", "U-706", "U-707", "U-709"):
        expect(panel.locator(".odds")).to_contain_text(clause)
