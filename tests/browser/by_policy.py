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
MOST = 800
"""Decisions after which it is not thought to come any more."""

END_OF_LOG: Final = 1_000_000
"""Beyond the last line."""


def table_of(page: Page, match: str) -> Any:
    """What this visitor is shown, but for the log, which is long."""
    return call(page, "GET", f"matches/{match}/table?log={END_OF_LOG}")[1]


def tables_of(pages: tuple[Page, Page], match: str) -> list[Any]:
    """What both are shown of one moment: what somebody has left behind may answer in between."""
    while True:
        found = [table_of(page, match) for page in pages]
        if table_of(pages[0], match)["version"] == found[0]["version"]:
            return found


def sit_down(pages: tuple[Page, Page], game: str, scenario: str, **more: Any) -> str:
    """A match of both; its id."""
    first, second = games.get(game).sides
    wish = {"game": game, "scenario": scenario, "seats": {first: {"kind": "me"}}, **more}
    status, made = call(pages[0], "POST", "matches", **wish)
    assert status == 201, made
    assert call(pages[1], "POST", "seats/claim", token=made["seats"][second]["token"])[0] == 200
    return str(made["match"])


def play_until(
    pages: tuple[Page, Page],
    game: str,
    match: str,
    wanted: Callable[[State, int], Found | None],
    *,
    watching: bool = False,
) -> tuple[State, int, Found]:
    """Play until something is found; the position, who is asked there, and what was found.

    Unless they are `watching`, the pages leave the table: they would draw every position.
    """
    for page in pages:
        if "/match/" in page.url and not watching:
            page.goto("/about")
    rules = games.get(game)
    policy = rules.policy()
    assert policy is not None
    for _ in range(MOST):
        tables = tables_of(pages, match)
        state = rules.join([one["view"] for one in tables], key_from_seed(1))
        side = 0 if state.question(0) else 1
        found = wanted(state, side)
        if found is not None:
            return state, side, found
        choice = state.word(answer(state, side, policy))
        decision = tables[side]["turn"]["decision"]
        wish = {"decision": decision, "choice": choice, "log": END_OF_LOG}
        status, told = call(pages[side], "POST", f"matches/{match}/choices", **wish)
        assert status in (200, 409), told  # a standing answer may have come first
    raise AssertionError("it did not come")
