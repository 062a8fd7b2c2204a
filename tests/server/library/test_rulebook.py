"""The rules reference: contents, search, clauses with their neighbours."""

import re
from pathlib import Path

import pytest

from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.rules.rulebook import books, load_book
from fieldcraft.record.rules.translation import missing
from fieldcraft.server.library.rule_index import find, index, is_aside
from fieldcraft.server.library.rulebook import section_json
from tests.server.reading import get

SOURCE = Path(__file__).parents[3] / "src" / "fieldcraft"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_contents_are_in_the_readers_language(lang: str) -> None:
    """Every section in the contents has a heading of the catalogues."""
    told = get(f"/rules?lang={lang}")
    speaker = Speaker(lang)
    assert {book["book"] for book in told["books"]} == set(books())
    for book in told["books"]:
        assert len(book["sections"]) > 15
        for section in book["sections"]:
            assert speaker.has(f"rules-{section['section']}"), section
    assert bool(told["note"]) is any(missing(book, lang) for book in books() if lang != "en")


def test_every_clause_can_be_read() -> None:
    """Each clause of the books has a title, a text, a section and neighbours."""
    for book in books():
        before = None
        for entry in load_book(book).entries.values():
            told = get(f"/rules/{entry.id}") if entry.id in SAMPLE else None
            found = find(entry.id)
            assert found is not None
            assert found.title
            assert found.text or found.entry.about
            assert "**" not in found.title + found.text
            if told is not None:
                assert told["clause"] == entry.id
                assert told["before"] == before
                assert told["section"]["heading"]
            before = entry.id


SAMPLE = {
    "U-101",
    "U-503",
    "UN-606",
    "NA-813",
    "D-07",
    "CC-O20.3.4",
    "CC-A33.1",
    "GAP-04",
    "CC-X.1.1",
}


@pytest.mark.parametrize(
    ("query", "lang", "expected"),
    [
        ("U-503", "en", "U-503"),
        ("u-503", "pl", "U-503"),
        ("O20.3.4", "en", "CC-O20.3.4"),
        ("hunker", "en", "U-416"),
        ("suppress", "en", "U-702"),
        ("подавить", "ru", "U-702"),
        ("abrigar-se", "pt-BR", "U-416"),
        ("emboscadas", "pt-BR", "CC-A25"),
        ("escaparam", "pt-BR", "NA-504"),
        ("bunkier", "pl", "CC-F101"),
        # a word in another form, or with a slip of the pen
        ("casualties", "en", "UN-706"),
        ("moved", "en", "U-503"),
        ("supress", "en", "NA-721"),
        ("bunkry", "pl", "CC-F101"),
        ("подавления", "ru", "CC-13.1"),
        ("how do I hunker down", "en", "U-416"),
        # the beginning of a clause's id, or its number alone, and the name of a section
        ("u 705", "en", "U-705"),
        ("705", "en", "NA-705"),
        ("O20.3", "en", "CC-O20.3.2"),
        ("U-7", "en", "U-703"),
        ("line of sight", "en", "CC-10.2"),
    ],
)
def test_search_finds(query: str, lang: str, expected: str) -> None:
    """By clause, by a word of the text, and by a term in the reader's own language."""
    told = get(f"/rules?q={query}&lang={lang}")
    assert expected in [one["clause"] for one in told["clauses"][:8]]
    assert told["total"] >= len(told["clauses"])


def test_what_only_begins_alike_comes_after_the_forms_of_a_word() -> None:
    """The supply is not what somebody who asks for the suppressed looks for."""
    told = get("/rules?q=suprimidas&lang=pt-BR")
    found = [one["clause"] for one in told["clauses"]]
    assert "U-208" not in found[:8]
    assert {"U-412", "U-720"} <= set(found[:12])


def test_what_was_meant_is_said() -> None:
    """Whoever mistypes is told what was searched for instead, and what to mark."""
    assert get("/rules?q=supress")["instead"] == "suppress"
    told = get("/rules?q=suppress")
    assert told["instead"] == ""
    assert {"suppress", "suppressed"} <= set(told["words"])


def test_sources_are_of_the_readers_own_edition() -> None:
    """Nobody is shown the headings of books in another language."""
    printed = {lang: get(f"/rules/U-705?lang={lang}")["sources"] for lang in LANGUAGES}
    assert printed["en"] == ""
    assert "защиты" in printed["ru"]
    assert "„Oblicz całkowitą wartość obrony”" in printed["pl"]
    assert "“Determinar o total de defesa”" in printed["pt-BR"]
    assert "glossary" not in get("/rules/CC-O14.3?lang=pl")["sources"]


def test_search_in_one_book() -> None:
    """A game's own rules only."""
    told = get("/rules?q=move&game=combat-commander")
    assert {one["book"] for one in told["clauses"]} == {"combat-commander"}
    assert [book["book"] for book in told["books"]] == ["combat-commander"]


@pytest.mark.parametrize("query", ["", "   ", "xyzzy", "((((", "*", "\N{SNOWMAN}", "a" * 100])
def test_search_finds_nothing_gladly(query: str) -> None:
    """Rubbish finds nothing and breaks nothing."""
    assert get(f"/rules?q={query}")["clauses"] == []


def test_clauses_that_the_engine_cites_are_there() -> None:
    """Every clause that a question, a refusal or a look may show can be opened."""
    cited = set()
    for path in SOURCE.rglob("*.py"):
        if "games" in path.parts or "i18n" in path.parts:
            text = path.read_text(encoding="utf-8")
            cited |= set(re.findall(r'"((?:U|UN|NA|CC)-[A-Z]?[0-9][A-Za-z0-9.]*)"', text))
    assert len(cited) > 200
    assert sorted(one for one in cited if find(one.rstrip(".")) is None) == []


def test_sections_can_be_read_through() -> None:
    """A section has all its clauses, and those left out of the contents can be read too."""
    for section, own in index().sections.items():
        told = section_json(Speaker("en"), section)
        assert told["clauses"] == len(own)
    whole = get("/rules/sections/u-1-5?lang=ru")
    assert [one["clause"] for one in whole["texts"]][:2] == ["U-501", "U-502"]
    assert is_aside("combat-commander", "1.1 Frames")


@pytest.mark.parametrize("path", ["/rules/U-9999", "/rules/nonsense", "/rules/sections/zz"])
def test_no_such_clause(path: str) -> None:
    """What is not there is said so."""
    assert get(path, 404)["error"]["code"] == "unknown-clause"
