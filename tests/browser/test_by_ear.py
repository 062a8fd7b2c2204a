"""By names and keys alone: whole games without looking at the page, and lines that are typed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fieldcraft import games
from tests.browser.conftest import AXE
from tests.browser.hearing import AS_TEXT, LISTEN, LOGGED, Ear
from tests.browser.playing import Player
from tests.budget import crossed
from tests.games.traits import traits_of

GAMES = ["normandy", "north-africa"]
ZOOMED = [(640, 512), (683, 384), (320, 256), (341, 192)]
"""What two screens come to at 200 and at 400 %."""
MOST = 1500
"""Decisions after which a match is not thought to end any more."""
RUN_AXE = """() => axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    .then(told => told.violations.map(one => `${one.id}: ${one.nodes[0].html}`))"""


@pytest.fixture
def sit(visit: Callable[..., Page]) -> Callable[..., Ear]:
    """Sit down at a table as somebody who does not see it."""

    def sit(game: str, seed: int = 0, viewport: dict[str, int] | None = None, **more: Any) -> Ear:
        page = visit("/", **({"viewport": viewport} if viewport else {}))
        page.wait_for_selector("[data-game]")
        page.evaluate(AS_TEXT % json.dumps(more))
        page.reload()
        page.locator(f'[data-game="{game}"] .play').focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**/match/*")
        ear = Ear(page, Random(seed))
        assert ear.is_asked()
        page.evaluate(LISTEN)
        return ear

    return sit


def page_has_focus(ear: Ear) -> bool:
    """Whether the keyboard stands somewhere."""
    return bool(ear.page.evaluate("document.activeElement !== document.body"))


def walk_to(ear: Ear, name: str) -> str:
    """To a place by its name; what it says."""
    field = ear.page.get_by_role("textbox", name="Go to")
    field.focus()
    ear.page.keyboard.type(name)
    ear.press("Enter")
    ear.page.wait_for_function(
        "name => document.activeElement?.matches(`[data-ref$=':${name}']`)", arg=name
    )
    role, said = ear.focused()
    assert role == "gridcell"
    return said


def set_up(ear: Ear) -> None:
    """Combat Commander: the set-up by two answers, typed as they are called."""
    for line in ("Place the rest automatically", "Ready"):
        version = ear.version()
        ear.type(line)
        ear.settle(version)
        assert ear.is_asked()


def play(ear: Ear, turns: int) -> int:
    """Decide by names and keys until so many turns of one's own have ended, or the match.

    Returns how many; each is followed by one of the other side.
    """
    decisions = here = 0
    begun = ear.page.locator(".log h3.turn")
    while ear.is_asked() and begun.count() // 2 < turns:
        decisions += 1
        here += 1
        assert decisions < MOST
        question = ear.page.locator(".table").get_attribute("data-question")
        if question in ("order", "play", "pass") and here > 5:
            ear.decline()
            here = 0
        else:
            ear.choose()
    return begun.count() // 2


def told_once(ear: Ear) -> None:
    """Everything that has happened was said, once, as it stands in the log."""
    heard = [one.strip() for one in ear.page.evaluate("window.heard")]
    logged = [one for one in ear.page.evaluate(LOGGED) if one]
    assert heard
    assert all(heard)
    tail = logged[-len(heard) :] if len(heard) <= len(logged) else logged
    assert len(heard) <= len(logged), "something was said twice"
    assert heard == tail


def test_hexes_say_what_they_are(sit: Callable[..., Ear], shoot: Callable[..., None]) -> None:
    """Walked hex by hex: ground, cover, pieces, what can be done, what lies around; sight too."""
    ear = sit("combat-commander")
    set_up(ear)
    page = ear.page
    said = walk_to(ear, "D5")
    assert re.match(r"D5 ?: Open Ground, Trail, cover 0, movement cost 1", said)
    around = page.locator(f"#{page.locator(':focus').get_attribute('aria-describedby')}")
    expect(around).to_have_text(re.compile(r"north D4, .+, by Trail; north-east E5, Brush; "))
    ear.press("ArrowDown")
    assert ear.focused()[1].startswith("D6")
    ear.press("ArrowRight")
    assert ear.focused()[1].startswith("E6")
    ear.press("Home")
    assert ear.focused()[1].startswith("D5")
    walk_to(ear, "A1")
    ear.press("ArrowLeft")
    expect(page.locator(".walk [role=status]")).to_have_text("The board ends here.")
    # Sight between empty hexes, as one walks.
    walk_to(ear, "A3")
    ear.press("s")
    walk_to(ear, "G9")
    expect(page.locator("[data-announce=prompt]")).to_contain_text("From A3 to G9: 9")
    expect(page.locator("[data-announce=prompt]")).to_contain_text("No line of sight")
    ear.press("Escape")
    shoot(page, "walked")
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(RUN_AXE) == []


def test_the_first_piece_has_its_hexes_marked(sit: Callable[..., Ear]) -> None:
    """In the set-up every legal hex says so, and with which piece, in full words."""
    ear = sit("combat-commander")
    version = ear.version()
    name = ear.next_option()
    ear.press("Enter")
    ear.settle(version)
    ear.is_asked()
    cells = ear.page.get_by_role("gridcell", name=re.compile("can be chosen"))
    expect(cells.first).to_be_attached()
    lit = ear.page.locator(".table").evaluate(
        "one => new Set([...one.querySelectorAll('[data-lit]')].map(one => one.dataset.ref)).size"
    )
    assert cells.count() == lit > 5
    assert re.search(r"Place .+ in [A-O]\d+", cells.first.text_content() or ""), name


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_undaunted(game: str, sit: Callable[..., Ear]) -> None:
    """To the end, by names and keys alone."""
    ear = sit(game, 11)
    play(ear, MOST)
    expect(ear.page.get_by_role("dialog")).to_be_visible()
    told_once(ear)


def test_two_turns_of_combat_commander(sit: Callable[..., Ear]) -> None:
    """The same with hexes, orders and cards."""
    ear = sit("combat-commander", 5)
    set_up(ear)
    assert play(ear, 2) >= 2
    told_once(ear)


@pytest.mark.slow
def test_ten_turns_of_combat_commander(sit: Callable[..., Ear]) -> None:
    """Ten turns of one's own."""
    ear = sit("combat-commander", 5)
    set_up(ear)
    assert play(ear, 10) >= 10
    told_once(ear)


@pytest.mark.parametrize("game", ["combat-commander", *GAMES])
def test_lines_are_answered(game: str, sit: Callable[..., Ear], shoot: Callable[..., None]) -> None:
    """Help, score, hand, clock and rubbish: each is answered aloud and in sight."""
    ear = sit(game)
    if games.get(game).quick_options():  # a set-up comes first
        set_up(ear)
    assert "score" in ear.type("help")
    assert ear.type("score")
    assert "cards" in ear.type("hand")
    assert ear.type("clock") == "This match has no clock."
    assert "does not understand “xyzzy”" in ear.type("xyzzy")
    assert ear.type("why end")
    place = traits_of(game).place or ear.type("look")[-3:].strip()
    assert ear.type(f"look {place}") if place else True
    shoot(ear.page, f"{game}-line")
    ear.page.evaluate(AXE.read_text("utf-8"))
    assert ear.page.evaluate(RUN_AXE) == []


def test_a_line_completes_itself(sit: Callable[..., Ear]) -> None:
    """Completions are a list under the field; arrows mark, Tab takes."""
    ear = sit("combat-commander")
    set_up(ear)
    ear.press("/")
    field = ear.page.get_by_role("combobox", name="Command")
    expect(field).to_be_focused()
    ear.page.keyboard.type("sight A")
    expect(ear.page.get_by_role("option", name="sight A1", exact=True)).to_be_visible()
    ear.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", re.compile("-0$"))
    ear.press("Tab")
    expect(field).to_have_value("sight A1")
    ear.press("Escape")
    ear.press("Escape")
    expect(field).not_to_be_focused()
    assert page_has_focus(ear)
    ear.page.get_by_role("button", name="Close the command line").click()
    expect(field).to_have_count(0)
    assert page_has_focus(ear)


def test_a_typed_choice_goes_the_way_of_a_click(sit: Callable[..., Ear]) -> None:
    """An Undaunted turn is played by typing; what needs a second yes asks for it."""
    ear = sit("normandy")
    page = ear.page
    while page.locator(".table").get_attribute("data-question") != "play":
        ear.choose(1)
        ear.is_asked()
    version = ear.version()
    ear.type("end")
    page.wait_for_selector("[role=alertdialog]")
    assert ear.focused() == ("button", "End the turn")
    ear.press("Enter")
    ear.settle(version)
    assert ear.is_asked()


def test_keys_can_be_found_changed_and_switched_off(
    sit: Callable[..., Ear], shoot: Callable[..., None]
) -> None:
    """A button and the menu open the list; a changed key is told where it is used."""
    ear = sit("normandy")
    page = ear.page
    page.get_by_role("button", name="Keyboard shortcuts").click()
    key = page.get_by_role("textbox", name="Key for: undo", exact=True)
    key.focus()
    page.keyboard.type("z")
    expect(key).to_have_value("Z")
    shoot(page, "keys")
    ear.press("Escape")
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-keyshortcuts", "Z")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Keyboard shortcuts").click()
    page.get_by_role("checkbox", name=re.compile("Single-key shortcuts")).uncheck()
    ear.press("Escape")
    expect(page.locator("[data-do=undo]")).not_to_have_attribute("aria-keyshortcuts", "Z")
    ear.press("o")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.reload()
    ear.is_asked()
    ear.press("o")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_nothing_to_choose_is_said(visit: Callable[..., Page]) -> None:
    """`N` where nothing is asked: a word instead of silence; the keyboard stays where it is."""
    page = visit("/")
    page.locator('[data-game="normandy"] .play').click()
    page.wait_for_url("**/match/*")
    Player(page).asked()
    page.goto(page.url.partition("?")[0] + "?as=spectator")
    page.wait_for_selector(".table[data-version]:not([data-decision])")
    page.keyboard.press("n")
    expect(page.locator("[data-announce=prompt]")).to_have_text("There is nothing to choose now.")


@crossed("zoomed", game=["combat-commander", "normandy"], size=ZOOMED)
def test_zoomed(
    game: str, size: tuple[int, int], visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """At 200 and 400 %: no scrolling sideways, a board worth the name, every button in reach."""
    width, height = size
    page = visit("/", viewport={"width": width, "height": height})
    page.locator(f'[data-game="{game}"] .play').click()
    page.wait_for_url("**/match/*")
    Player(page).asked()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator(".table > .board").bounding_box()
    assert box
    assert box["width"] >= min(300, width / 2)
    assert box["height"] >= min(170, height * 0.6)
    cut = page.locator(".table").evaluate(
        """table => [...table.querySelectorAll(".asking button, .bar button, .strip button")]
            .filter(one => one.checkVisibility({visibilityProperty: true}))
            .filter(one => { one.scrollIntoView({block: "center"});
                const {left, top, width, height} = one.getBoundingClientRect();
                const hit = document.elementFromPoint(left + width / 2, top + height / 2);
                return !hit || !one.contains(hit) && !hit.contains(one); })
            .map(one => one.textContent.trim())"""
    )
    assert cut == []
    hand = page.locator(".table > .hand").evaluate(
        """hand => ({over: hand.scrollHeight - hand.clientHeight,
            scrolls: getComputedStyle(hand).overflowY})"""
    )
    assert hand["over"] <= 8 or hand["scrolls"] == "auto"  # no card is cut
    question = page.locator("#prompt").bounding_box()
    assert question
    assert question["width"] >= min(width, 400) / 2  # and the question is no narrow column
    page.evaluate("scrollTo(0, 0)")
    shoot(page, f"{game}-zoomed-{width}x{height}")
