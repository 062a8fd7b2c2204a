"""Searching the rules: by clause, and by words of the reader's language in any form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.terms import english_terms, learn_terms
from fieldcraft.server.library.rule_index import (
    Indexed,
    index,
    is_behind,
    is_partly_english,
    words_of,
)
from fieldcraft.server.library.word_forms import are_forms, are_related, level, stem

_COMMON = {
    "en": "a an and are at be by can do does for from how i if in is it my of on or that the then"
    " this to was what when which who why with",
    "ru": "а без бы в для до и из или к как ли мне можно мой мы на нельзя о от по почему при с со"
    " то у что это я",
    "pt-BR": "a as com como da das de do dos e é em eu meu minha na nas no nos o os ou para por"
    " posso quando que se um uma",
    "pl": "a albo co czy dla do i ile ja jak jest kiedy lub ma mam mogę na nie o od po przez się"
    " to w z za ze że",
}
COMMON = {lang: frozenset(words.split()) for lang, words in _COMMON.items()}
"""By language, words of a query that need not be in the result."""
ALIKE = 0.75
"""How similar a word must be to be taken for another."""
LONGEST = 30
"""Letters; longer words do not occur in the rules, and are slow to compare."""
EXACT, FORM, BEGINNING, INSIDE = 4, 3, 2, 1


@dataclass(frozen=True)
class Found:
    """The result of a search, best first."""

    clauses: Sequence[Indexed]
    words: Sequence[str]
    """Words to highlight in it."""
    instead: str = ""
    """What was searched for instead, if nothing matched the query."""


def search(speaker: Speaker, query: str, wanted: Iterable[str]) -> Found:
    """The clauses of these books that match, best first."""
    books = set(wanted)
    asked = query.casefold().strip()
    lang = speaker.lang
    by_id = [one for one in _by_id(lang, asked) if one.book in books]
    terms = english_terms(speaker, query) if is_partly_english(lang, books) else []
    scored, marked = _by_words(lang, dict.fromkeys([asked, *terms]))
    if not scored and lang != "en":  # who knows the game by its English name
        scored, marked = _by_words("en", [asked])
    instead = ""
    if not scored and not by_id:
        words = _telling(lang, asked)
        corrected = [near for word in words if (near := _alike(lang, word))]
        instead = " ".join(corrected) if corrected != words else ""
        # If no clause has all of them, some have one.
        scored, marked = _by_words(lang, [" ".join(corrected)])
        if not scored:
            scored, marked = _by_words(lang, corrected)
    known = index(lang).clauses
    places = {name: place for place, name in enumerate(known)}
    ranked = sorted(scored, key=lambda name: (-scored[name], places[name]))
    by_word = [known[name] for name in ranked if known[name].book in books]
    first = {one.entry.id for one in by_id}
    found = [*by_id, *(one for one in by_word if one.entry.id not in first)]
    return Found(found, sorted(marked, key=len, reverse=True)[:20], instead if found else "")


def learn_words(speaker: Speaker, wanted: Iterable[str]) -> None:
    """Read the words of a language before they are asked for; that takes a second, once."""
    for word in index(speaker.lang).vocabulary:
        level(stem(word, speaker.lang), speaker.lang)
    if is_partly_english(speaker.lang, wanted):
        learn_terms(speaker)


def _by_id(lang: str, asked: str) -> list[Indexed]:
    """The clauses whose id is, or begins with, the query: `u-7`, `O20.3`, `u 705`, `705`."""
    if not re.search(r"\d", asked) or not re.fullmatch(r"[\w.\s-]+", asked):
        return []
    known = index(lang).clauses
    wanted = _squeezed(asked)
    exact, inside = [], []
    for name, one in known.items():
        own = _squeezed(name)
        forms = (own, own.removeprefix("cc"), name.partition("-")[2])
        if wanted in forms:
            exact.append(one)
        elif not wanted.isdigit() and any(form.startswith(wanted) for form in forms[:2]):
            inside.append(one)
    return exact + inside


def _squeezed(name: str) -> str:
    return re.sub(r"[\s-]+", "", name).strip(".")


def _telling(lang: str, asked: str) -> list[str]:
    """The significant words; all, if none is."""
    words = re.findall(r"[^\W_]+(?:[-.][^\W_]+)*", asked)
    return [word for word in words if word not in COMMON[lang]] or words


def _by_words(lang: str, phrases: Iterable[str]) -> tuple[dict[str, int], set[str]]:
    """Scores of the clauses with all words of a phrase, and which words they matched."""
    scored: dict[str, int] = {}
    marked: set[str] = set()
    here = index(lang)
    for phrase in phrases:
        words = _telling(lang, phrase)
        fitting = [_forms(lang, word) for word in words]
        if not words or not all(fitting):
            continue
        places = [set().union(*(here.vocabulary[form] for form in forms)) for forms in fitting]
        for name in set.intersection(*places):
            points = _points(here.clauses[name], phrase, fitting)
            scored[name] = max(points, scored.get(name, 0))
        marked.update(form for forms in fitting for form in forms)
    return scored, marked


@lru_cache(maxsize=512)
def _forms(lang: str, word: str) -> dict[str, int]:
    """The words of the books that this word may stand for, with their weights."""
    found = {}
    for one in index(lang).vocabulary:
        if one == word:
            found[one] = EXACT
        elif are_forms(word, one, lang):
            found[one] = FORM
        elif one.startswith(word) or are_related(word, one, lang):
            found[one] = BEGINNING
        elif len(word) > 3 and word in one:
            found[one] = INSIDE
    return found


@lru_cache(maxsize=512)
def _alike(lang: str, word: str) -> str:
    """The word of the books that was probably meant."""
    if _forms(lang, word) or not 3 < len(word) <= LONGEST:
        return word if _forms(lang, word) else ""
    known = [one for one in index(lang).vocabulary if one[0] == word[0] and one.isalpha()]
    return next(iter(get_close_matches(word, known, 1, ALIKE)), "")


def _points(one: Indexed, phrase: str, fitting: Sequence[dict[str, int]]) -> int:
    """How well a clause with all words matches."""
    title = one.title.casefold()
    titled = [word for word in words_of(title) if word not in COMMON[one.entry.lang] | {"x"}]
    held, headed = set(words_of(one.words)), set(words_of(one.heading))
    points, covered = 1, 0
    for forms in fitting:
        # What only begins like the word counts in a title where no form of it is known.
        least = min(FORM, max(forms.values()))
        named = [forms[form] for form in titled if forms.get(form, 0) >= least]
        covered += len(named)
        points += 3 * max(named, default=0)
        points += max((forms[form] for form in headed & forms.keys()), default=0)
        points += max((forms[form] for form in held & forms.keys()), default=0)
    # A short title is about what it names; a long one only mentions it.
    points += 8 * min(covered, len(titled)) // max(1, len(titled))
    points += 3 * (phrase in one.words) + 3 * (titled[:1] != [] and titled[0] in fitting[0])
    if is_behind(one.book, one.entry):
        points -= min(points - 1, 9)
    return points
