"""Two visitors at one table, played on by the quick hand until something can be tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from playwright.sync_api import Page

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.core.policy import answer
from tests.browser.test_hostile import call

Found = TypeVar("Found")
SIDES: Final = {
    "combat-commander": ("axis", "allies"),
    "normandy": ("us", "de"),
    "north-africa": ("lrdg", "it"),
}
MOST = 800
"""Decisions after which it is not thought to come any more."""


def table_of(page: Page, match: str) -> Any:
    """What this visitor is shown."""
    return call(page, "GET", f"matches/{match}/table")[1]


def sit_down(pages: tuple[Page, Page], game: str, scenario: str, **more: Any) -> str:
    """A match of both; its id."""
    first, second = SIDES[game]
    wish = {"game": game, "scenario": scenario, "seats": {first: {"kind": "me"}}, **more}
    status, made = call(pages[0], "POST", "matches", **wish)
    assert status == 201, made
    assert call(pages[1], "POST", "seats/claim", token=made["seats"][second]["token"])[0] == 200
    return str(made["match"])


def play_until(
    pages: tuple[Page, Page], game: str, match: str, wanted: Callable[[State, int], Found | None]
) -> tuple[State, int, Found]:
    """Play until something is found; the position, who is asked there, and what was found."""
    rules = games.get(game)
    policy = rules.policy()
    assert policy is not None
    for _ in range(MOST):
        tables = [table_of(page, match) for page in pages]
        state = rules.join([one["view"] for one in tables], key_from_seed(1))
        side = 0 if state.question(0) else 1
        found = wanted(state, side)
        if found is not None:
            return state, side, found
        choice = state.word(answer(state, side, policy))
        wish = {"decision": tables[side]["turn"]["decision"], "choice": choice}
        status, told = call(pages[side], "POST", f"matches/{match}/choices", **wish)
        assert status in (200, 409), told  # a standing answer may have come first
    raise AssertionError("it did not come")
