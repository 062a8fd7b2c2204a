"""The same table in Firefox, where it is installed: an opening by clicks, at several sizes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from fieldcraft import games
from tests.browser.conftest import SHOTS
from tests.browser.firefox import Firefox, firefox_path
from tests.browser.playing import DRAWN, LATER, POINT, SEE
from tests.browser.test_layout import HIDDEN, SMALL

SIZES = ((500, 800), (1024, 768), (1366, 768), (1920, 1080), (2560, 1440))
"""Firefox makes no window narrower than that."""
MIDDLE = """css => {
    const found = document.querySelector(css);
    found?.scrollIntoView({block: "center"});
    const box = found?.getBoundingClientRect();
    return box && box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""
ASKED = "() => document.querySelector('.table[data-decision]') !== null"


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """One Firefox for all tests here."""
    if firefox_path() is None:
        pytest.skip("no Firefox; on Debian: apt-get install -y --no-install-recommends firefox-esr")
    with Firefox.running(tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.mark.parametrize("game", games.keys())
def test_an_opening(game: str, address: str, firefox: Firefox) -> None:
    """From the first page to the table by one click; nothing hidden or tiny; a choice made."""
    firefox.resize(1400, 900)
    firefox.goto(address)
    firefox.click(*firefox.wait_for(MIDDLE, f'[data-game="{game}"] .play'))
    firefox.wait_for(ASKED)
    problems = []
    for width, height in SIZES:
        firefox.resize(width, height)
        firefox.evaluate(DRAWN)
        told = firefox.evaluate(HIDDEN) + firefox.evaluate(SMALL)
        problems += [f"{width}: {one}" for one in told]
        firefox.shoot(SHOTS / f"firefox-{game}-{width}.png")
    assert not problems, json.dumps(problems, indent=1)

    firefox.resize(1400, 900)
    seen = firefox.evaluate(SEE)
    if "quick" in seen["answers"]:
        firefox.click(*firefox.wait_for(MIDDLE, '.prompt [data-choice="quick"]'))
    else:
        at = firefox.wait_for(POINT, seen["lit"][0])
        firefox.click(at["x"], at["y"])
    firefox.wait_for(LATER, seen["version"])
    firefox.wait_for(ASKED)
    assert firefox.evaluate("() => document.querySelector('.log').innerText")
