"""The page can be installed, and without a network lessons and rulebook still open."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

KEPT = """async () => {
  const names = await caches.keys();
  const found = [];
  for (const name of names) {
    const kept = await (await caches.open(name)).keys();
    found.push(...kept.map((request) => new URL(request.url).pathname));
  }
  return { names, found };
}"""

KEEP = """figures => new Promise((done) => {
  const worker = navigator.serviceWorker;
  worker.addEventListener("message", ({ data }) =>
    data.type === "kept" && data.figures === figures && done());
  worker.ready.then(({ active }) => active.postMessage({ type: "keep", lang: "en", figures }));
})"""


def test_the_page_can_be_installed(address: str) -> None:
    """A manifest with icons that are there, of the kinds that telephones ask for."""
    manifest = httpx.get(f"{address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {one["purpose"] for one in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = httpx.get(f"{address}{icon['src']}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == icon["type"]
    worker = httpx.get(f"{address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "__" not in worker.text.partition("const PUBLIC")[0]


def test_lessons_and_rulebook_open_without_a_network(
    browser: Browser, address: str, shoot: Callable[[Page, str], None]
) -> None:
    """They were kept while there was one, in the reader's language; nothing private was."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/new?game=normandy&with=bot")
    page.locator("form .go button").click()
    page.wait_for_url("**/match/*")
    page.goto("/matches")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.evaluate(KEEP, False)
    kept = page.evaluate(KEPT)
    assert sorted(name.partition("-")[0] for name in kept["names"]) == ["reading", "shell"]
    api = [path for path in kept["found"] if path.startswith("/api/")]
    assert "/api/v1/lessons/normandy" in api
    public = ("games", "lessons", "rulebook", "rules", "figures")
    assert all(path.removeprefix("/api/v1/").split("/")[0] in public for path in api)

    context.set_offline(True)
    page.goto("/learn/normandy")
    expect(page.locator(".table[data-version]")).to_be_visible()
    shoot(page, "offline-lesson")
    page.locator(".notice.off button").click()  # known: it does not stand over the lesson
    expect(page.locator(".notice.off")).to_have_count(0)
    page.goto("/book")
    first = page.locator('a[href^="/book/"]').first
    expect(first).to_be_visible()
    first.click()
    expect(page.locator("main h1, article h1").first).to_be_visible()
    expect(page.locator("main p").nth(2)).to_be_visible()
    shoot(page, "offline-book")
    page.goto("/matches")  # needs the server, and says so
    expect(page.locator("main")).to_contain_text("server")
    shoot(page, "offline-matches")
    context.close()


@pytest.mark.slow
def test_an_installed_page_has_figures_too(
    browser: Browser, address: str, shoot: Callable[[Page, str], None]
) -> None:
    """Every figure of the book is drawn without a network, in chapters that were never opened."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/about")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    context.set_default_timeout(600_000)
    page.evaluate(KEEP, True)
    kept = page.evaluate(KEPT)["found"]
    assert len([path for path in kept if path.startswith("/api/v1/figures/")]) > 300
    context.set_default_timeout(45_000)
    context.set_offline(True)
    for chapter in ("undaunted/07-movement", "combat-commander/08-fire"):
        page.goto(f"/book/{chapter}")
        figure = page.locator("figure svg").first
        figure.scroll_into_view_if_needed()
        expect(figure).to_be_visible()
        expect(page.locator("figure .problem")).to_have_count(0)
        shoot(page, f"offline-{chapter.partition('/')[0]}")
    context.close()
