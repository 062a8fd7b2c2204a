"""The rulebook over HTTP: chapters, figures to step through, and matches that go on from them."""

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.rules.chapters import chapters
from fieldcraft.record.rules.rulebook import books
from fieldcraft.server.library.figures import played, position_of, whole
from tests.server.reading import get

FIGURES = [
    (book, figure)
    for book in books()
    for chapter in chapters(book)
    for passage in chapter.passages
    for figure in passage.figures
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_can_be_read(lang: str) -> None:
    """With a title, passages, and links that lead to pages of the client."""
    for book in get(f"/rulebook?lang={lang}")["books"]:
        addresses = [f"/book/{book['book']}/{one['chapter']}" for one in book["chapters"]]
        for one in book["chapters"]:
            told = get(f"/rulebook/{book['book']}/{one['chapter']}?lang={lang}")
            assert told["title"] == one["title"]
            anchors = {passage["anchor"] for passage in told["passages"]}
            for passage in told["passages"]:
                assert ".md" not in passage["html"]
                for link in passage["html"].split('href="')[1:]:
                    page, _, anchor = link.partition('"')[0].partition("#")
                    assert page in ("", "/rules", *addresses) or page.startswith("/docs/")
                    assert page or not anchor or anchor in anchors


def test_an_unknown_chapter_or_figure_is_not_found() -> None:
    """The answer says what was asked for."""
    assert get("/rulebook/undaunted/99-nothing", status=404)["error"]["code"] == "unknown-chapter"
    assert get("/figures/u-000", status=404)["error"]["code"] == "unknown-figure"
    assert get("/figures/u-503-move~99", status=404)["error"]["code"] == "unknown-figure"
    assert get("/figures/u-503-move/frames/999", status=404)["error"]["code"] == "no-such-frame"


def test_there_are_figures_enough() -> None:
    """At least 60 for Undaunted and 90 for Combat Commander."""
    counts = {book: len({one for own, one in FIGURES if own == book}) for book in books()}
    assert counts["undaunted"] >= 60
    assert counts["combat-commander"] >= 90


@pytest.mark.parametrize("figure", sorted({one for _, one in FIGURES}))
def test_a_figure_plays_through(figure: str) -> None:
    """Every step is told in the reader's language, and begins where something is to be seen."""
    told = whole(figure, "ru")
    assert len(told["steps"]) == len(played(figure).moments) >= 1
    assert told["steps"][-1]["kind"] == "end"
    for step in told["steps"]:
        assert step["text"]
        assert step["kind"] != "refusal" or step["told"]
    assert told["frame"]["table"]["view"]


def test_a_figure_speaks_the_readers_language() -> None:
    """The title of a drill is told to everyone in their words, and so are its steps."""
    english, polish = whole("u-503-move", "en"), whole("u-503-move", "pl")
    assert english["title"].startswith("Move needs an own marker")
    assert english["steps"][2]["note"] == "The enemy's marker is no use."
    assert polish["title"].startswith("Ruch wymaga własnego znacznika")
    assert polish["steps"][2]["note"] == "Znacznik wroga na nic się nie przyda."
    assert whole("u-503-move~2", "pl")["title"]
    assert polish["steps"][2]["kind"] == "refusal"
    assert polish["steps"][2]["clause"] == "U-503"
    assert english["frame"]["marks"] == ["tile:10B"]


def test_a_position_of_a_figure_is_what_both_sides_see() -> None:
    """Enough to go on from there, whatever was scripted."""
    game, position = position_of("figure:u-503-move@2")
    assert game == "normandy"
    assert set(position["seen"]) == {"us", "de"}


def test_a_clause_says_where_the_rulebook_tells_it() -> None:
    """The plainest passage first; summaries repeat it last."""
    told = get("/rules/U-503?lang=pt-BR")["told"]
    assert told[0]["chapter"] == "07-movement"
    assert "<p>" in told[0]["html"]
