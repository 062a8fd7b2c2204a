"""The documents build without a warning, and every page of them can be reached and linked to."""

import subprocess
import sys
from html.parser import HTMLParser
from os.path import normpath
from pathlib import Path
from shutil import copy
from urllib.parse import unquote, urlsplit

import pytest

from scripts.docs import lay_out

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as `./dev docs` builds it: a link that leads nowhere is a failure."""
    desk = tmp_path_factory.mktemp("docs")
    copy(ROOT / "mkdocs.yml", desk)
    for name in ("src", "scripts"):
        (desk / name).symlink_to(ROOT / name)
    lay_out(desk / "build" / "pages")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f", "mkdocs.yml"]
    built = subprocess.run(command, cwd=desk, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return desk / "build" / "site"


def test_every_page_is_in_the_navigation(site: Path) -> None:
    """In every language: what the home page does not list, nobody finds."""
    home = unquote((site / "index.html").read_text("utf-8"))
    pages = {path.parent.relative_to(site).as_posix() for path in site.rglob("*/index.html")}
    assert len(pages) > 200
    assert [page for page in sorted(pages) if f'href="./{page}/"' not in home] == []


class Links(HTMLParser):
    """The addresses that a page leads to, and those within it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src"):
                self.links.append(value or "")
            elif name == "id":
                self.places.add(value or "")


def test_every_link_and_drawing_is_there(site: Path) -> None:
    """Wherever the site lies: the builder does not look at links in HTML, as the rulebooks have.

    Figures are drawn and books printed by steps of their own before this one.
    """
    site = site.resolve()
    elsewhere = (site / "figures", site / "pdf")
    pages = {path: Links(path) for path in site.rglob("*.html") if path.name != "404.html"}
    folders = {path.parent for path in pages}
    lost = set()
    for page, found in pages.items():
        for link in set(found.links):
            address = urlsplit(link)
            path = unquote(address.path)
            if address.scheme or path.startswith("/"):
                continue
            target = Path(normpath(page.parent / path)) if path else page
            target = target / "index.html" if target in folders else target
            there = target.parent in elsewhere or target in pages or target.is_file()
            there = there and target.is_relative_to(site)
            place = unquote(address.fragment)
            if not there or (place and target in pages and place not in pages[target].places):
                lost.add((page.relative_to(site).as_posix(), link))
    assert sorted(lost) == []


def test_a_section_has_its_address_in_its_own_alphabet(site: Path) -> None:
    """As the links of the rulebooks, and the places where they are read as files, have it."""
    page = (site / "rulebook" / "ru" / "undaunted" / "09-combat" / "index.html").read_text("utf-8")
    assert 'id="1-выберите-цель"' in page


def test_examples_of_the_python_reference_are_code(site: Path) -> None:
    """Not quotations of quotations of quotations, which `>>>` is to Markdown."""
    page = (site / "python" / "index.html").read_text("utf-8")
    assert "blockquote" not in page
    assert page.count("&gt;&gt;&gt; </span>") >= 5
