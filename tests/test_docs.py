"""The documents build without a warning, and every page of them can be reached and linked to."""

import subprocess
import sys
from pathlib import Path
from shutil import copy
from urllib.parse import unquote

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


def test_a_section_has_its_address_in_its_own_alphabet(site: Path) -> None:
    """As the links of the rulebooks, and the places where they are read as files, have it."""
    page = (site / "rulebook" / "ru" / "undaunted" / "09-combat" / "index.html").read_text("utf-8")
    assert 'id="1-выберите-цель"' in page


def test_examples_of_the_python_reference_are_code(site: Path) -> None:
    """Not quotations of quotations of quotations, which `>>>` is to Markdown."""
    page = (site / "python" / "index.html").read_text("utf-8")
    assert "blockquote" not in page
    assert page.count("&gt;&gt;&gt; </span>") >= 5
