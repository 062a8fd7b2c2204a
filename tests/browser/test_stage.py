"""The combat stage: every roll in one place, from who fires to what came of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from fieldcraft import Match
from tests.browser.conftest import AXE, PHONE
from tests.browser.playing import Player, Seen
from tests.browser.test_solo import sit_down

STAGE = ".table .stage"


def fight(player: Player, seen: Seen, rng: Random) -> None:
    """Attack where one can; otherwise do anything but decline."""
    attacks = [one for one in seen.answers if re.match("attack|seat attack|suppress", one)]
    targets = [ref for ref in seen.pieces("counter:") if seen.question == "aim"]
    if attacks:
        player.answer(attacks[0])
    elif targets:
        player.pick(targets[0])
    else:
        player.decide(rng, avoid=("end", "hunker"))


def until_rolled(player: Player, rng: Random) -> Locator:
    """Play until something is rolled for; the stage that tells it."""
    stage = player.page.locator(STAGE)
    for _ in range(120):
        assert player.is_asked(), "nobody has fired"
        fight(player, player.seen, rng)
        if stage.count() and stage.locator(".verdict").count():
            return stage
    raise AssertionError("nobody has fired")


def is_clean(page: Page) -> None:
    """No complaint of axe about the stage."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run('.table .stage')")
    assert [(one["id"], one["nodes"][0]["html"]) for one in found["violations"]] == []


@pytest.mark.parametrize("game", ["normandy", "north-africa"])
def test_an_attack_of_undaunted(
    game: str, visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """What is needed, the dice, then hit or miss; a line on the board; one line in the log."""
    page = visit("/")
    player = sit_down(page, game)
    stage = until_rolled(player, Random(6))
    needed = stage.locator(".sum .term").first
    number = int(re.findall(r"\d+", needed.inner_text())[0])
    dice = stage.locator(".dice").get_attribute("aria-label")
    assert dice
    faces = [int(face) for face in dice.split(", ")]
    is_hit = any(face == 0 or face >= number for face in faces)
    expect(stage.locator(".verdict")).to_have_text("hit" if is_hit else "miss")
    terms = [int(text) for text in stage.locator(".sum .term b").all_inner_texts()[1:]]
    assert sum(terms) == number
    assert stage.locator("header").inner_text()
    expect(page.locator(".board .aim .target").first).to_be_attached()
    is_clean(page)
    shoot(page, f"{game}-stage")

    # It lets clicks through when it is over, and a click on its button puts it away.
    stage.get_by_role("button", name="Close").click()
    expect(stage).to_have_count(0)
    expect(page.locator(".board .aim")).to_have_count(0)
    scene = player.log().locator("li.scene summary").last
    scene.click()
    expect(player.log().locator("li.scene details[open] li").first).to_be_visible()


def until_asked(player: Player, question: str) -> Seen:
    """Play Combat Commander until this is asked."""
    rng = Random(5)
    for _ in range(150):
        assert player.is_asked(), f"never asked {question}"
        seen = player.seen
        if seen.question == question:
            return seen
        if {"quick", "ready"} & set(seen.answers):
            player.answer("quick" if "quick" in seen.answers else "ready")
        else:
            player.decide(rng, avoid=("pass", "reroll"))
    raise AssertionError(f"never asked {question}")


def test_a_roll_that_may_be_cancelled(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Whose roll, of what, at whom, what follows; kept by a reload, answered on the stage."""
    page = visit("/", viewport={"width": 1400, "height": 900})
    player = sit_down(page, "combat-commander")
    seen = until_asked(player, "reroll")
    for wide in (PHONE["width"], 1024, 2560):
        is_phone = wide == PHONE["width"]
        page.set_viewport_size({"width": wide, "height": 740 if is_phone else wide * 9 // 16})
        told_in_full(page, player, seen)
        shoot(page, f"combat-commander-stage-{wide}")
    page.set_viewport_size({"width": 1024, "height": 380})
    told = page.locator(f"{STAGE} .told")
    expect(told).to_have_attribute("tabindex", "0")  # it has to scroll, by keyboard too
    is_clean(page)
    player.answer("accept")
    player.is_asked()


def told_in_full(page: Page, player: Player, seen: Seen) -> None:
    """The stage tells a roll with both answers in reach, and tells the same after a reload."""
    stage = page.locator(STAGE)
    title = stage.locator(".title").inner_text()
    assert title.split(" · ")[0] in seen.prompt
    expect(stage.locator(".fate .card").last).to_be_visible()
    keep, again = (stage.locator(f'[data-choice="{one}"]') for one in ("accept", "reroll"))
    for answer in (keep, again):
        box = answer.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
    expect(stage.locator(".meets li").first).to_be_visible()
    is_clean(page)
    told = stage.inner_text()
    page.reload()
    assert player.asked().question == "reroll"
    expect(stage.locator(".meets li").first).to_be_visible()
    assert stage.inner_text() == told
    assert adds_up(stage.locator(".sum").inner_text())


def adds_up(text: str) -> bool:
    """Terms and dice make the total."""
    own, _, _ = re.sub(r"CC-\S+", "", text).partition("against")
    total = int(re.findall(r"= (\d+)", own)[0])
    terms = own[: own.rindex("=")].replace("−", "-")
    if "×" in terms:
        one, other = re.findall(r"\d", terms)[-2:]
        return int(one) * int(other) == total
    return sum(int(one.replace(" ", "")) for one in re.findall(r"[-+]? ?\d+", terms)) == total


def test_a_roll_is_played_before_its_outcome(visit: Callable[..., Page]) -> None:
    """With motion the board waits for the verdict; a click hurries it."""
    page = visit("/", reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('fieldcraft', JSON.stringify({motion: 'slow'}))")
    page.reload()
    player = sit_down(page, "normandy")
    rng = Random(6)
    playing = page.locator(f"{STAGE}.playing")
    for _ in range(120):
        page.wait_for_selector(f".table[data-decision], {STAGE}.playing")
        if playing.count():
            break
        seen = player.seen
        if seen.question == "aim" and seen.pieces("counter:"):
            player.click(seen.pieces("counter:")[0])
            continue
        fight(player, seen, rng)
    version = player.version
    lines = player.log().locator("li").count()
    playing.locator('[data-do="hurry"]').click()
    page.wait_for_function(f"() => !document.querySelector('{STAGE}.playing')")
    assert player.version >= version
    assert player.log().locator("li").count() > lines


def test_the_next_hit_of_a_replay(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """It lands on the scene in which it was rolled, line and dice and all."""
    match = Match("normandy", "la-raye", seed=7)
    match.play("random", "random", seed=7)
    page = visit("/about")
    sent = page.request.post(
        "/api/v1/records", data=match.record().encode(), headers={"content-type": "text/plain"}
    )
    page.goto(f"/replay/{sent.json()['id']}?record")
    page.get_by_role("button", name=re.compile("▸$")).last.click()
    stage = page.locator(STAGE)
    expect(stage.locator(".verdict")).to_have_text("hit")
    expect(stage.locator(".dice")).to_be_visible()
    expect(page.locator(".board .aim .line").first).to_be_attached()
    is_clean(page)
    shoot(page, "normandy-replay-hit")
