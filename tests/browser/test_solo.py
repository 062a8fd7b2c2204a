"""A person who has read no rule plays against the bot: by clicks, from the front page on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from fieldcraft import games
from tests.browser.playing import Player

GAMES = games.keys()
OPENINGS = {"normandy": ("bid", "play"), "north-africa": ("bid", "play"), "combat-commander": ()}


def sit_down(page: Page, game: str) -> Player:
    """From the front page to the table by one click."""
    page.locator(f'[data-game="{game}"] button').click()
    page.wait_for_url("**/match/*")
    player = Player(page)
    player.asked()
    return player


def open_undaunted(player: Player) -> None:
    """Bid, come to one's own turn, play a card, and stop at the choice of its use."""
    player.pick(player.lit("card:")[0])
    player.asked()
    while "end" not in player.answers():
        player.decide(Random(0))
        player.asked()
    player.pick(player.lit("card:")[0])
    player.asked()


def open_commander(player: Player) -> None:
    """Set up by one button, begin, and pass one's first turns until a card could be played."""
    player.answer("quick")
    player.asked()
    player.answer("ready")
    player.asked()
    while not player.lit("card:"):
        player.pass_on()
        player.asked()
    player.pick(player.lit("card:")[0])
    player.asked()


@pytest.mark.parametrize("game", GAMES)
def test_an_opening(game: str, visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """One click to the table; a card played; undone; the page reloaded in mid-turn; played on."""
    page = visit("/")
    shoot(page, "home-desktop")
    player = sit_down(page, game)
    shoot(page, f"{game}-first-question")
    if game == "combat-commander":
        open_commander(player)
    else:
        open_undaunted(player)
    shoot(page, f"{game}-card-played")
    asked, version, prompt = player.lit() + player.answers(), player.version, player.prompt

    page.reload()
    player.asked()
    assert (player.lit() + player.answers(), player.version) == (asked, version)
    assert player.prompt == prompt

    player.undo()
    player.asked()
    assert player.version == version + 1
    assert player.prompt != prompt
    again = player.lit("card:")
    assert again, "the card that was taken back can be played again"
    player.pick(again[0])
    player.asked()
    assert player.prompt == prompt

    rng = Random(4)
    for _ in range(8):
        if not player.is_asked():
            break
        player.decide(rng)
    shoot(page, f"{game}-under-way")
    expect(page.locator(".log, [role=log]").first).to_contain_text(" ")
