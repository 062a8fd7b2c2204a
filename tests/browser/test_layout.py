"""What can be done is seen: nothing lit is covered, no answer below a fold, at any size.

One page for each game: it is made wider and narrower and speaks one language after the other while
the same question stays open.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random

import pytest
from playwright.sync_api import Page

from fieldcraft import games
from tests.browser.playing import DRAWN, Player
from tests.browser.test_solo import sit_down
from tests.budget import FULL

SIZES = ((360, 740), (768, 1024), (1024, 768), (1366, 768), (1920, 1080), (2560, 1440))
LANGUAGES = ("en", "ru", "pt-BR", "pl")
DECISIONS = 8
"""So many questions of each game are looked at, one after the other in each language."""

SPEAK = """lang => {
    // Where room is scarce the header is not shown; its switch still works.
    const choice = document.querySelector("header select");
    choice.value = lang;
    choice.dispatchEvent(new Event("change", {bubbles: true}));
}"""
SPOKEN = "lang => document.documentElement.lang === lang"

HIDDEN = """() => {
    const table = document.querySelector(".table"), problems = [];
    const lit = new Set([...table.querySelectorAll("[data-lit]")].map(one => one.dataset.ref));
    const seen = (box, room) => box.left < room.right - 2 && box.right > room.left + 2
        && box.top < room.bottom - 2 && box.bottom > room.top + 2;
    const meant = hit => {
        const refs = [];
        let one = hit.closest("[data-ref]");
        for (; one; one = one.parentElement?.closest("[data-ref]"))
            refs.push(one.dataset.ref, ...(one.dataset.on?.split(" ") ?? []));
        return refs.find(one => lit.has(one)) ?? refs[0];
    };
    const steps = [.5, .3, .7, .15, .85, .07, .93];
    const found = (box, room, is) => steps.some(down => steps.some(right => {
        const x = box.left + box.width * right, y = box.top + box.height * down;
        if (x < room.left || x >= room.right || y < room.top || y >= room.bottom) return false;
        const hit = document.elementFromPoint(x, y);
        return hit && is(hit);
    }));
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const board = table.querySelector(":scope > .board").getBoundingClientRect();
    let onBoard = 0, shown = 0;
    for (const piece of table.querySelectorAll(".field [data-lit][data-ref]")) {
        const ref = piece.dataset.ref, box = piece.getBoundingClientRect();
        const room = piece.closest(".board") ? board : screen;
        if (room === board) { onBoard++; if (!seen(box, room)) continue; shown++; }
        if (!found(box, room, hit => meant(hit) === ref)) problems.push(`${ref} is covered`);
    }
    if (onBoard && !shown) problems.push("nothing lit is in sight on the board");
    for (const answer of table.querySelectorAll(".prompt [data-choice]:enabled, .tray button")) {
        const box = answer.getBoundingClientRect(), name = answer.innerText || answer.title;
        if (box.bottom > innerHeight + 1 || box.top < 0 || box.right > innerWidth + 1)
            problems.push(`${name} is not on the screen`);
        else if (!found(box, screen, hit => answer.contains(hit)))
            problems.push(`${name} is below a fold`);
    }
    if (document.documentElement.scrollWidth > innerWidth) problems.push("it scrolls sideways");
    if (innerWidth >= 1024 && board.width < innerWidth * 0.6)
        problems.push(`the board is ${board.width} wide`);
    return problems;
}"""
"""What a person could not see or click, though it can be chosen."""

SMALL = """() => {
    const table = document.querySelector(".table"), found = new Set();
    const moving = document.getAnimations().filter(one => one.playState !== "finished"
        && one.effect.getComputedTiming().endTime < Infinity).map(one => one.effect.target);
    const all = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const text = all.currentNode.textContent.trim(), within = all.currentNode.parentElement;
        if (!text || !within.checkVisibility({opacityProperty: true, visibilityProperty: true}))
            continue;
        if (getComputedStyle(within).clipPath.startsWith("inset")) continue;  // only read aloud
        if (moving.some(one => one.contains(within))) continue;  // smaller at either end
        const range = document.createRange();
        range.selectNodeContents(all.currentNode);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.right < 0) continue;
        if (box.top > innerHeight || box.left > innerWidth) continue;
        let drawn = within instanceof SVGElement ? within.closest("text") : within;
        // Words that flow on into a second line have no box of their own.
        while (getComputedStyle(drawn).display === "inline" && drawn instanceof HTMLElement)
            drawn = drawn.parentElement;
        const own = within instanceof SVGElement ? drawn.getBBox().height : drawn.offsetHeight;
        const scale = own ? drawn.getBoundingClientRect().height / own : 1;
        // A box has whole pixels, and a fanned card leans a little.
        const times = Math.abs(scale - 1) < 0.06 ? 1 : scale;
        const size = parseFloat(getComputedStyle(within).fontSize) * times;
        if (size < 10.95) found.add(`${text}: ${size.toFixed(1)}`);
    }
    return [...found];
}"""
"""Words and figures, beside the board and on it, that are smaller than eleven pixels."""


def look(page: Page, language: str, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """Everything that cannot be seen or read at these sizes."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language)
    page.wait_for_selector(".table[data-decision]")
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        told: list[str] = page.evaluate(HIDDEN) + page.evaluate(SMALL)
        found += [f"{width} {language}: {problem}" for problem in told]
    return found


@pytest.mark.parametrize("game", games.keys())
def test_nothing_that_can_be_chosen_is_hidden(game: str, visit: Callable[..., Page]) -> None:
    """Every question of an opening, in one language after the other.

    In each language at six widths, three for a question; in full runs at six for each.
    """
    page = visit("/")
    player = sit_down(page, game)
    rng = Random(7)
    for number in range(DECISIONS):
        if not player.is_asked():
            break
        question = player.seen.question
        sizes = SIZES if FULL else SIZES[number // 4 % 2 :: 2]
        problems = [f"{question} {each}" for each in look(page, LANGUAGES[number % 4], sizes)]
        assert not problems, json.dumps(problems, ensure_ascii=False, indent=1)
        page.set_viewport_size({"width": 1400, "height": 900})
        decide(player, rng)


def decide(player: Player, rng: Random) -> None:
    """Set up at once; then whatever can be clicked, rather than passing."""
    answers = player.seen.answers
    quick = [words for words in ("quick", "ready") if words in answers]
    if quick:
        player.answer(quick[0])
    else:
        player.decide(rng, avoid=("pass", "end"))


def test_a_reveal_is_seen_and_gets_out_of_the_way(visit: Callable[..., Page]) -> None:
    """Both bids turn over together over the board, and a click sends them away."""
    page = visit("/", reduced_motion="no-preference")
    player = sit_down(page, "normandy")
    player.click(player.asked().pieces("card:")[0])
    page.locator(".reveal figure.wins, .reveal figure").nth(1).wait_for()
    assert page.locator(".reveal figure").count() == 2
    assert page.locator(".reveal .front").first.inner_text()
    page.mouse.click(5, 300)
    page.locator(".reveal").wait_for(state="detached")
