"""The rulebook in the browser: read, stepped through, played on, reached from the table."""

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from fieldcraft.i18n import LANGUAGES
from tests.browser.conftest import AXE, DESKTOP, PHONE
from tests.browser.test_clicks import begin
from tests.budget import crossed

Visit = Callable[..., Page]


@crossed("chapters", lang=LANGUAGES, size=[PHONE, DESKTOP])
def test_a_chapter_is_read_and_its_figure_stepped_through(
    visit: Visit, lang: str, size: ViewportSize
) -> None:
    """In every language, on a phone and on a desk; nothing for axe to complain of."""
    page = visit(f"/book/undaunted/07-movement?lang={lang}", viewport=size)
    figure = page.locator("#figure-u-503-move")
    figure.scroll_into_view_if_needed()
    expect(figure.locator("[data-ref='tile:10B']")).to_be_visible()
    expect(figure).to_have_attribute("data-at", "2")
    expect(figure.locator(".not")).to_be_visible()
    figure.locator("[data-do=next]").click()
    expect(figure).to_have_attribute("data-at", "3")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']}).then((told) => told.violations)"
    )
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []


def test_a_figure_says_why_not_and_is_played_on_from(visit: Visit) -> None:
    """A click on what is not offered is answered; a match goes on from that very moment."""
    page = visit("/figure/u-503-move?at=2")
    page.locator("[data-ref='tile:11B']").click()
    expect(page.locator(".said")).to_contain_text("11B")
    page.locator("[data-do=play-alone]").click()
    page.wait_for_url("**/match/**")
    expect(page.locator(".table[data-question=step]")).to_be_visible()
    expect(page.locator(".board [data-ref='tile:4B'][data-lit]").first).to_be_visible()


def test_from_the_table_to_the_book_and_back(visit: Visit) -> None:
    """A clause asked at opens the passage of the rulebook, and its page beside the table."""
    page = visit("/")
    begin(page, "normandy", "u-503-move", "us", "de", at=2)
    page.locator("#prompt a", has_text="U-503").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".passage")).to_contain_text("Move X")
    with page.context.expect_page() as opened:
        dialog.locator("a[href^='/book/undaunted/07-movement']").click()
    book = opened.value
    expect(book.locator("section.wanted .prose")).to_contain_text("Move X")
    book.close()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".table[data-question=step]")).to_be_visible()
