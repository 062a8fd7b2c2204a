"""The rules reference in four languages: the same ids, citations and numbers, none out of date."""

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.rules import translation
from fieldcraft.record.rules.rulebook import Entry, books, load_book
from fieldcraft.record.rules.translation import digest, faults, missing

OTHERS = [(book, lang) for book in books() for lang in LANGUAGES[1:]]


@pytest.mark.parametrize(("book", "lang"), OTHERS)
def test_a_page_says_what_english_says(book: str, lang: str) -> None:
    """No unknown clause, no citation or number lost, nothing that English has changed since."""
    assert list(faults(book, lang)) == []


def test_a_page_is_whole() -> None:
    """Every clause of the English page."""
    assert {(book, lang): missing(book, lang) for book, lang in OTHERS if missing(book, lang)} == {}


ENGLISH = {
    "U-1": Entry("U-1", "**Move X**: up to 2 tiles. (D-01)"),
    "D-01": Entry("D-01", "Yes, 3.", about="May it?"),
}
SAID = {
    "U-1": Entry("U-1", "**Ruch X**: najwyżej 2 pola. (D-01)"),
    "D-01": Entry("D-01", "Tak, 3.", about="Czy może?"),
}
WRONG = [
    ({"U-2": Entry("U-2", "Nowe.")}, "U-2: not in English"),
    ({"U-1": Entry("U-1", "**Ruch X**: 2 pola.")}, "U-1: text: clauses differ: D-01 and none"),
    ({"U-1": Entry("U-1", "**Ruch X**: 3 pola. (D-01)")}, "U-1: text: numbers differ: 2 and 3"),
    ({"U-1": Entry("U-1", "Ruch: 2 pola. (D-01)")},
     "U-1: only one begins with its name in bold or italics"),
    ({"D-01": Entry("D-01", "Tak, 3.")}, "D-01: about is empty in one language"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "fault"), WRONG)
def test_what_differs_is_found(
    said: dict[str, Entry], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page with one thing wrong is told what it is."""
    _page(monkeypatch, SAID | said)
    assert list(faults("book", "pl")) == [fault]


def test_what_changed_in_english_only_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest of the English that a clause was written from no longer fits."""
    _page(monkeypatch, SAID)
    assert list(faults("book", "pl")) == []
    changed = {"U-1": Entry("U-1", "**Move X**: at most 2 tiles. (D-01)")}
    monkeypatch.setattr(translation, "load_book", lambda _: _Book(ENGLISH | changed))
    assert list(faults("book", "pl")) == ["U-1: changed in English"]


class _Book:
    """A page with these entries."""

    def __init__(self, entries: dict[str, Entry]) -> None:
        self.entries = entries


def _page(monkeypatch: pytest.MonkeyPatch, said: dict[str, Entry]) -> None:
    """A page in two languages, accepted as it is."""
    monkeypatch.setattr(translation, "load_book", lambda _: _Book(ENGLISH))
    monkeypatch.setattr(translation, "load_translation", lambda *_: said)
    digests = {name: digest(entry) for name, entry in ENGLISH.items()}
    monkeypatch.setattr(translation, "accepted", lambda *_: digests)


def test_what_is_not_translated_stays_english() -> None:
    """A reader misses nothing; the entry says which language it is in."""
    for book, lang in OTHERS:
        english, own = load_book(book).entries, load_book(book, lang).entries
        assert list(english) == list(own)
        untranslated = set(missing(book, lang))
        for name, entry in own.items():
            assert entry.lang == ("en" if name in untranslated else lang)
            assert (entry.sources, entry.confidence) == (
                english[name].sources,
                english[name].confidence,
            )
