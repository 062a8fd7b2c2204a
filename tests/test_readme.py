"""The README's promises are kept: what it shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    """Every Python example in the README gives what it shows."""
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_every_page_the_readme_links_to_is_there() -> None:
    """No link of the README points at a file that does not exist."""
    text = README.read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    missing = [link for link in links if not (README.parent / link).exists()]
    assert missing == []
