"""A maker's evening in the browser: a scenario with its map, and with mistakes in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fieldcraft import games
from fieldcraft.i18n.languages import LANGUAGES
from tests.browser.conftest import PHONE
from tests.budget import crossed

CONTENT = Path(games.__file__).parent
COMMANDER = CONTENT / "combat_commander/content"
NORMANDY = CONTENT / "undaunted/content/normandy/scenarios/la-raye.yaml"


def changed(path: Path, *replacements: tuple[str, str]) -> str:
    """The text of a file of ours with something else in it."""
    text = path.read_text(encoding="utf-8")
    for old, new in replacements:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def bring(page: Page, **files: str) -> None:
    """Choose files as a person does."""
    given: Sequence[Any] = [
        {"name": f"{name}.yaml", "mimeType": "text/yaml", "buffer": text.encode()}
        for name, text in files.items()
    ]
    page.locator("input[type=file]").set_input_files(given)


def test_a_scenario_with_its_map_is_played(visit: Callable[..., Page]) -> None:
    """Both files are chosen together, in any order; the table shows the maker's own map."""
    page = visit("/new?game=combat-commander")
    ground = changed(COMMANDER / "maps/pond-farm.yaml", ("id: pond-farm", "id: my-farm"))
    mine = changed(
        COMMANDER / "scenarios/lipki-farm.yaml",
        ("id: lipki-farm", "id: mine"),
        ("map: pond-farm", "map: ground.yaml"),
    )
    bring(page, mine=mine)
    expect(page.locator(".trouble")).to_contain_text("ground.yaml")
    bring(page, ground=ground, mine=mine)
    expect(page.locator(".own .text")).to_contain_text("mine.yaml")
    expect(page.locator(".trouble")).to_have_count(0)
    page.locator(".go button").click()
    page.wait_for_selector(".table[data-version]")
    expect(page.locator('.board [data-ref="hex:A1"]')).to_have_count(1)


WRONG = {
    "normandy": (
        changed(NORMANDY, ("2B: 1", "2B: none")),
        "tile:2B",
    ),
    "combat-commander": (
        changed(
            COMMANDER / "scenarios/lipki-farm.yaml",
            ("map: pond-farm", "map: pond-farm\nplaced: {wire: [C4, C4]}"),
        ),
        "hex:C4",
    ),
}


@crossed("mistakes", game=list(WRONG), viewport=[None, PHONE])
def test_mistakes_are_shown_where_they_are(
    visit: Callable[..., Page], shoot: Callable[..., None], game: str, viewport: Any
) -> None:
    """Listed above the start button, and numbered on the drawn board."""
    page = visit(f"/new?game={game}", **({"viewport": viewport} if viewport else {}))
    text, ref = WRONG[game]
    bring(page, mine=text)
    trouble = page.locator(".trouble")
    expect(trouble.locator("li")).to_have_count(1)
    badge, piece = trouble.locator(".badge"), trouble.locator(f'[data-ref="{ref}"]').first
    expect(badge).to_have_text("1")
    item, bar = trouble.locator("li").bounding_box(), page.locator(".go").bounding_box()
    assert item is not None
    assert bar is not None
    assert item["y"] + item["height"] <= bar["y"]
    there, here = piece.bounding_box(), badge.bounding_box()
    assert there is not None
    assert here is not None
    x, y = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
    assert there["x"] <= x <= there["x"] + there["width"]
    assert there["y"] <= y <= there["y"] + there["height"]
    shoot(page, f"mistakes-{game}-{'phone' if viewport else 'desktop'}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_the_readers_language(visit: Callable[..., Page], lang: str) -> None:
    """Problem, remedy and the name of the picture."""
    page = visit("/new?game=normandy", locale=lang)
    bring(page, mine=WRONG["normandy"][0])
    label = page.locator(".trouble .map").get_attribute("aria-label") or ""
    assert label
    assert not label.startswith("scenario-")
    english = "true or false" if lang == "en" else "was expected"
    assert lang == "en" or english not in page.locator(".trouble li").inner_text()
