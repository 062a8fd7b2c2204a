"""A person who has read no rule plays against the bot: by clicks, from the front page on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from fieldcraft import games
from tests.browser.playing import Player, Seen


def sit_down(page: Page, game: str) -> Player:
    """From the front page to the table by one click."""
    page.locator(f'[data-game="{game}"] .play').click()
    page.wait_for_url("**/match/*")
    player = Player(page)
    player.asked()
    return player


def open_hand(player: Player) -> Seen:
    """Bid, come to one's own turn, play a card, and stop at the choice of its use."""
    player.pick(player.asked().pieces("card:")[0])
    while player.asked().question != "play":
        player.decide(Random(0))
    player.pick(player.asked().pieces("card:")[0])
    return player.asked()


def open_set_up(player: Player) -> Seen:
    """Set up by one button, move a unit to another hex, begin, and give the first Order that asks
    whom to activate: one that rolls at once could not be taken back."""
    player.answer("quick")
    seen = player.asked()
    unit = seen.pieces("unit:")[0]
    player.pick(unit)
    hexes = player.asked().pieces("hex:")
    player.pick(hexes[-1])
    player.asked()
    player.answer("ready")
    while (seen := player.asked()).question != "activate":
        if seen.question == "order" and seen.pieces("card:"):
            player.pick(seen.pieces("card:")[0])
        else:
            player.pass_on()
    return seen


@pytest.mark.parametrize("game", games.keys())
def test_an_opening(game: str, visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """One click to the table; a card played; undone; the page reloaded in mid-turn; played on."""
    page = visit("/")
    player = sit_down(page, game)
    shoot(page, f"{game}-first-question")
    asked = open_set_up(player) if games.get(game).quick_options() else open_hand(player)
    shoot(page, f"{game}-card-played")

    page.reload()
    assert player.asked() == asked

    player.undo()
    before = player.asked()
    assert before.version == asked.version + 1
    assert before.prompt != asked.prompt
    card = before.pieces("card:")[0]
    player.pick(card)
    again = player.asked()
    assert (again.prompt, again.lit, again.answers) == (asked.prompt, asked.lit, asked.answers)

    rng = Random(4)
    for _ in range(10):
        if not player.is_asked():
            break
        player.decide(rng)
    shoot(page, f"{game}-under-way")
    expect(player.log().locator("li").nth(5)).to_be_attached()
