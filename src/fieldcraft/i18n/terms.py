"""The terms of the games in one language as English ones, so that English texts can be found."""

from difflib import get_close_matches
from functools import cache

from fieldcraft import games
from fieldcraft.i18n.speaker import Speaker, message_ids

COMMON = ("heading-", "rules-")
"""Kinds of messages that are terms, besides those that a game's voice names."""
SHORTEST = 3
"""Letters from which on a word may stand for terms that begin with it."""
ENDING = 3
"""Letters by which the forms of a word differ at most, and what is left is still the word."""
LONGEST = 40
ALIKE = 0.78


def english_terms(speaker: Speaker, words: str) -> list[str]:
    """The English names, folded, of terms that these words name or begin.

    >>> english_terms(Speaker("ru"), "Подавить")
    ['suppress']
    """
    wanted = words.strip().casefold()
    if speaker.lang == "en" or not wanted:
        return []
    terms = _terms(speaker.lang)
    if wanted in terms:
        return sorted(terms[wanted])
    if len(wanted) < SHORTEST:
        return []
    found = _beginning(terms, wanted) or _in_another_form(terms, wanted)
    if not found:
        several = [word for word in wanted.split() if len(word) > SHORTEST]
        found = {name for word in several for name in terms.get(word, ())}
    return sorted(found)


def learn_terms(speaker: Speaker) -> None:
    """Read the terms of a language before they are asked for; that takes a second, once."""
    if speaker.lang != "en":
        _terms(speaker.lang)


def _beginning(terms: dict[str, frozenset[str]], wanted: str) -> set[str]:
    return {name for term, names in terms.items() if term.startswith(wanted) for name in names}


def _in_another_form(terms: dict[str, frozenset[str]], wanted: str) -> set[str]:
    """The terms that differ from the word in its ending, or else by a slip of the pen."""
    for cut in range(1, ENDING + 1):
        if len(wanted) - cut > SHORTEST:
            found = _beginning(terms, wanted[:-cut])
            if found:
                return found
    if not SHORTEST < len(wanted) <= LONGEST:
        return set()
    return {name for term in get_close_matches(wanted, terms, 2, ALIKE) for name in terms[term]}


@cache
def _terms(lang: str) -> dict[str, frozenset[str]]:
    """By folded name, the folded English names; only of messages that need nothing filled in."""
    found: dict[str, set[str]] = {}
    for game in games.keys():  # noqa: SIM118 - a module's function, no mapping's
        own, english = Speaker(lang, strict=True, game=game), Speaker("en", strict=True, game=game)
        kinds = (*COMMON, *_kinds(game))
        for word in message_ids(english):
            if not word.startswith(kinds):
                continue
            try:
                term, name = own.say(word), english.say(word)
            except ValueError:
                continue
            found.setdefault(term.casefold(), set()).add(name.casefold())
    return {term: frozenset(names) for term, names in found.items()}


def _kinds(game: str) -> tuple[str, ...]:
    voice = games.get(game).part("voice")
    kinds: tuple[str, ...] = voice.TERMS if voice is not None else ()
    return kinds
