"""The README's promises are kept: what it shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from fieldcraft import games
from fieldcraft.server.settings import Settings

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    """Every Python example in the README gives what it shows."""
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


PAGES = [*sorted(README.parent.glob("*.md")), *sorted((README.parent / "docs").rglob("*.md"))]
LINK = re.compile(r"""\]\(([^)\s]+)\)|<img src="([^"]+)\"""")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
PICTURE_MOST = 200_000
"""A picture of the table is no larger: whoever clones the project gets all of them."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    """Pages, pictures and chapters that the README or a guide points at are there."""
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    links = ["".join(found) for found in LINK.findall(text)]
    missing = [link for link in links if "://" not in link and not _leads_somewhere(page, link)]
    assert missing == []


def _leads_somewhere(page: Path, link: str) -> bool:
    name, _, chapter = link.partition("#")
    target = page.parent / name if name else page
    if not chapter or not target.exists():
        return target.exists()
    headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
    return chapter in {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in headings}


@pytest.mark.parametrize("game", games.keys())
def test_the_readme_shows_every_game(game: str) -> None:
    """A picture of each game's table, small enough to be kept in the repository."""
    picture = f"docs/pictures/table-{game}.webp"
    assert f"]({picture})" in README.read_text(encoding="utf-8")
    assert f"](pictures/table-{game}.webp)" in _text(f"docs/playing-{game}.md")
    assert 10_000 < (README.parent / picture).stat().st_size <= PICTURE_MOST


def test_every_guide_is_reachable_from_the_readme() -> None:
    """Whoever starts at the README comes by links to every page there is."""
    seen, waiting = {README}, [README]
    while waiting:
        page = waiting.pop()
        for found in LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / found[0].partition("#")[0]).resolve()
            if target.suffix == ".md" and target.exists() and target not in seen:
                seen.add(target)
                waiting.append(target)
    assert set(PAGES) - seen == set()


def _text(name: str) -> str:
    return (README.parent / name).read_text(encoding="utf-8")


def test_the_hosting_guide_names_every_setting() -> None:
    """All settings of the server stand in the guide's table, and nothing else does."""
    settings = {f"FIELDCRAFT_{name.upper()}" for name in Settings.model_fields}
    told = set(re.findall(r"^\| `(FIELDCRAFT_\w+)`", _text("docs/hosting.md"), re.MULTILINE))
    assert told == settings - {"FIELDCRAFT_CHEAP_HASHING"}  # for tests only


DEV = re.findall(r"^    (\w+)\)", (README.parent / "dev").read_text(encoding="utf-8"), re.MULTILINE)
PROGRAMS = {
    "README.md": "tests/test_readme.py",
    "library.md": "tests/facade/test_match.py",
    "bots.md": "tests/bots/test_docs.py",
    "api.md": "tests/server/http/test_api_page.py",
    "drills.md": "tests/record/test_drill.py",
    "records.md": "tests/record/test_records.py",
    "fair-dice.md": "tests/record/test_records.py",
    "lab.md": "tests/lab/test_docs.py",
    "review.md": "tests/lab/test_docs.py",
    "research.md": "tests/lab/test_docs.py",
}
"""The pages with Python on them, and the tests that run it."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_of_dev_that_is_printed_exists(page: Path) -> None:
    """`./dev` refuses others; its help lists those that are printed."""
    printed = re.findall(r"\./dev ([a-z]+)", page.read_text(encoding="utf-8"))
    told = re.findall(r"^  (\w+) ", _text("dev"), re.MULTILINE)
    assert [name for name in printed if name not in DEV or name not in told] == []


def test_every_program_of_the_guides_is_run() -> None:
    """A page that gets its first Python gets a test that runs it."""
    shown = {page.name for page in PAGES if "\n```python\n" in page.read_text(encoding="utf-8")}
    assert shown == set(PROGRAMS)
    for page, test in PROGRAMS.items():
        assert page in _text(test)
