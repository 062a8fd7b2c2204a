"""Words in any form, in four languages."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.server.library.word_forms import STEMMERS, are_forms, are_related, stem
from tests.server.reading import get

FORMS = [
    ("en", "move moves moved moving"),
    ("en", "casualty casualties"),
    ("en", "suppress suppresses suppressed suppressing"),
    ("en", "hex hexes"),
    ("ru", "карта карты карте карту картой карт картам картами картах"),
    ("ru", "огонь огня огню огнём огне"),
    ("ru", "владелец владельца владельцу владельцы владельцев"),
    ("ru", "бросок броска бросков бросками"),
    ("ru", "рукопашная рукопашной рукопашную рукопашных"),
    ("ru", "движение движения движению движением"),
    ("pt-BR", "carta cartas"),
    ("pt-BR", "mover move movem movendo moveu"),
    ("pt-BR", "suprimido suprimida suprimidos suprimidas suprimir"),
    ("pt-BR", "ação ações"),
    ("pl", "karta karty karcie kartę kartą kart kartom kartami kartach"),
    ("pl", "bunkier bunkra bunkry bunkrów bunkrami"),
    ("pl", "runda rundy rundzie rund"),
    ("pl", "ręka ręki ręce rękę"),
    ("pl", "wróg wroga wrogowi wrogiem wrogów wrogami"),
    ("pl", "pole pola pól polom"),
    ("pl", "żeton żetonu żetony żetonów żetonami"),
]


@pytest.mark.parametrize(("lang", "words"), FORMS)
def test_forms_of_a_word_belong_together(lang: str, words: str) -> None:
    """Each form is found by its first, and the first by each."""
    first, *others = words.split()
    for other in others:
        assert _same(first, other, lang), other
        assert _same(other, first, lang), other


APART = [
    ("en", "move", "marker"),
    ("ru", "рука", "рукопашная"),
    ("ru", "карта", "край"),
    ("ru", "затаиться", "затем"),
    ("pt-BR", "carta", "casa"),
    ("pl", "karta", "kara"),
    ("pl", "pole", "polowanie"),
]


@pytest.mark.parametrize(("lang", "one", "other"), APART)
def test_other_words_stay_apart(lang: str, one: str, other: str) -> None:
    """What only begins alike is another word."""
    assert not _same(one, other, lang)


def test_every_language_has_a_stemmer() -> None:
    """A language that is added to ours needs one."""
    assert set(STEMMERS) == set(LANGUAGES)


def _same(one: str, other: str, lang: str) -> bool:
    return are_forms(one, other, lang) or are_related(one, other, lang)


SEARCHES = [
    ("en", "hunkering", "U-416"),
    ("ru", "огню обстоятельствам", "CC-A33"),
    ("ru", "подавлению", "CC-13.1"),
    ("ru", "затаившись", "U-416"),
    ("ru", "рукопашными", "CC-O16.4.a"),
    ("ru", "бункерам", "CC-F101"),
    ("ru", "возвышенностью", "U-708"),
    ("ru", "перебросом", "CC-X.1.3"),
    ("pl", "przeczekaniami", "U-416"),
    ("pl", "przygwożdżeniem", "CC-13.1"),
    ("pl", "skradaniu", "U-508"),
    ("pl", "bunkrami", "CC-F101"),
    ("pl", "wzgórzom", "U-708"),
    ("pl", "ogniem okazyjnym", "CC-A33"),
    ("pl", "ponownych rzutów", "CC-X.1.3"),
    # who knows the game by its English name
    ("ru", "hunker", "U-416"),
    ("pl", "hunker", "U-416"),
]


@pytest.mark.parametrize(("lang", "query", "expected"), SEARCHES)
def test_any_form_finds_the_clause(lang: str, query: str, expected: str) -> None:
    """Also a form that no clause has."""
    told = get(f"/rules?q={query}&lang={lang}")
    assert expected in [one["clause"] for one in told["clauses"][:10]]
    assert {one["lang"] for one in told["clauses"]} == {lang}


def test_threads_do_not_disturb_each_other() -> None:
    """Words stemmed in several threads at once have the stems they have one by one."""
    words = [f"{number}{word}" for number in range(600) for word in ("moving", "hexes")]
    alone = [stem(word, "en") for word in words]
    stem.cache_clear()
    switching = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(stem, words, ["en"] * len(words)))
    finally:
        sys.setswitchinterval(switching)
    assert alone == found
