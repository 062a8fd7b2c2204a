"""Goals in sight, the scenario's sheet, a guest's one click, and what is told after the battle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fieldcraft import games
from fieldcraft.core.content.reading import read_file
from tests.browser.playing import Player
from tests.browser.test_short_matches import begin

RAYE = Path(games.__file__).parent / "undaunted/content/normandy/scenarios/la-raye.yaml"
WIDTHS = (360, 768, 1024, 1366, 1920, 2560)


def nearly_won() -> dict[str, Any]:
    """A scenario in which the first side stands on what it needs."""
    values = dict(read_file(RAYE).value)
    objectives = {**values["objectives"], "17B": 1}
    us = {**values["us"], "goal": {"points": 1}}
    return {**values, "id": "nearly-won", "number": 0, "objectives": objectives, "us": us}


@pytest.mark.parametrize("game", games.keys())
def test_goals_are_always_in_sight(game: str, visit: Callable[..., Page]) -> None:
    """For both sides, at every width; a click tells each objective and who has it."""
    page = visit("/")
    begin(page, game)
    strip = page.locator(".goals")
    for width in WIDTHS:
        size: ViewportSize = {"width": width, "height": 740 if width < 1000 else 900}
        page.set_viewport_size(size)
        expect(strip).to_be_in_viewport(ratio=1)
        assert strip.locator(".of").count() >= 2
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    strip.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", level=3)).to_have_count(2)
    stake = dialog.locator("li button").first
    ref = stake.inner_text()
    stake.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".board [data-hovered]").first).to_be_visible()
    assert ref


def test_a_threat_is_told(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """Whoever can win in a turn is named, with how."""
    page = visit("/")
    origin = "/".join(page.url.split("/")[:3])
    seats = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}
    wish = {"game": "normandy", "scenario": nearly_won(), "seats": seats}
    made = page.request.post("/api/v1/matches", data=wish, headers={"Origin": origin})
    assert made.ok, made.text()
    page.goto(f"/match/{made.json()['match']}?as=us")
    Player(page).asked()
    threat = page.locator(".threats")
    expect(threat).to_contain_text("US can win next turn by controlling 17B")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(threat).to_be_in_viewport()
    shoot(page, "threat-phone")


def test_structures_say_what_they_are_worth(visit: Callable[..., Page]) -> None:
    """NA-803, NA-804: to whom, and how."""
    page = visit("/")
    begin(page, "north-africa").asked()
    page.locator('.board [data-ref="structure:hangar"], .board [data-ref="tile:22B"]').first.click(
        button="right"
    )
    look = page.locator(".look.pinned")
    expect(look).to_contain_text("The LRDG scores 1 point by destroying it with Demolition")
    expect(look).to_contain_text("Italy scores 1 point while it controls the tile")


def test_a_random_battle_has_a_number(visit: Callable[..., Page]) -> None:
    """It can be typed, and the address that is shared brings the same battle."""
    page = visit("/new?game=combat-commander&scenario=random-1944")
    forces, number = page.locator(".preview .forces"), page.locator(".number-of input")
    expect(number).to_have_value("1944")
    told = forces.inner_text()
    page.goto("/new?game=combat-commander")
    page.locator('input[name="scenario"][value="random"]').check()
    number.fill("1944")
    number.press("Enter")
    expect(forces).to_have_text(told, use_inner_text=True)
    number.fill("7")
    number.blur()
    expect(forces).not_to_have_text(told, use_inner_text=True)


def test_a_guest_sits_down_with_one_click(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """The invitation shows map, forces and goals; the name is asked for at the table."""
    anna, boris = visit("/new?game=normandy&with=friend"), visit("/about")
    anna.locator("form .go button").click()
    expect(anna.locator(".local")).to_contain_text("only on this computer")
    expect(anna.locator(".local code")).to_have_text("./dev play --lan")
    link = anna.locator(".ready input[readonly]").first.input_value()
    anna.locator("#your-name").fill("Anna")
    anna.locator("form .primary").click()
    expect(anna.locator("#your-name")).to_have_count(0)
    anna.locator('a[href^="/match/"]').click()
    boris.goto(link)
    expect(boris.locator(".map svg").first).to_be_visible()
    expect(boris.locator("main")).to_contain_text("Anna")
    expect(boris.locator(".forces")).to_contain_text("Rifleman A")
    expect(boris.locator("main")).to_contain_text("Control 5B: 3 points")
    shoot(boris, "invitation-sheet", full=True)
    boris.get_by_role("button", name="Take your seat").click()
    boris.wait_for_selector(".table[data-decision]")
    boris.locator("#your-name").fill("Boris")
    boris.locator(".bar form .primary").click()
    for page in (anna, boris):
        expect(page.locator('.player[data-side="us"]')).to_contain_text("Anna")
        expect(page.locator('.player[data-side="de"]')).to_contain_text("Boris")


def test_the_sheet_during_play(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """The scenario can be read again at the table."""
    page = visit("/")
    begin(page, "combat-commander")
    page.locator(".menu-root > button").click()
    page.locator('[data-act="sheet"]').click()
    sheet = page.locator("dialog[open] .sheet")
    expect(sheet).to_contain_text("Surrender")
    expect(sheet).to_contain_text("Objectives on the map")
    shoot(page, "sheet-at-the-table")


def test_after_the_battle(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """Figures, the chances as a graph, luck and errors, who judges; nothing dead is left."""
    page = visit("/")
    me, _ = games.get("normandy").sides
    player = begin(page, "normandy")
    while player.is_asked():
        player.hurry()
    end = page.locator("dialog .end")
    expect(end.locator("tbody tr").first).to_contain_text("Points")
    expect(end.locator(".review svg")).to_be_visible()
    expect(end.locator(".judge")).not_to_be_empty()
    expect(end.locator(".review table")).to_contain_text("Luck")
    expect(end.locator(".review [role=status]")).to_have_count(0)
    shoot(page, "after-the-battle")
    turning = end.locator(".turning, .worst a")
    if turning.count():
        turning.first.click()
        page.wait_for_url("**/replay/*as=all#*")
        page.go_back()
        page.wait_for_selector(".over")
    else:
        page.keyboard.press("Escape")
    expect(page.locator(".asking button:disabled")).to_have_count(0)
    expect(page.locator(".asking")).to_contain_text("Result")
    assert me
