"""Words in any form: whether two words of a language are forms of one.

The stemmers are Snowball's, which cut endings. Forms that they leave apart are brought together
here: vowels that come and go inside a word, as in «огонь», «огня» or «wróg», «wrogów», and stems
that only go on from one another, as in «подавить», «подавлен».
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import import_module
from threading import Lock
from typing import Any

STEMMERS = {"en": "english", "ru": "russian", "pt-BR": "portuguese", "pl": "polish"}
SOFTENED = {
    "pl": (("(?<=[^aeiouyąęó])cie$", "ta"), ("dzie$", "da"), ("rze$", "ra"), ("dze$", "ga")),
}
"""By language, endings that change the consonant before them, and the word without that."""
LEVELLED = {
    "ru": ((r"(?<=[^аеиоуыэюя])[ое](?=[^аеиоуыэюяьй]ь?$)", ""), ("ь", "")),
    "pt-BR": (("õ", "ã"), ("e$", "o")),
    "pl": (
        (r"(?<=[^aeiouyąęó])i?e(?=[^aeiouyąęó]$)", ""), ("ó", "o"), ("ą", "ę"),
        ("(?:[tkć]|ci)$", "c"), ("(?:g|dzi?|dź)$", "d"), ("rz$", "r"), ("ł$", "l"),
    ),
}  # fmt: skip
"""By language, what changes between the forms of one word, and into what it is levelled."""
SHORTEST = 4
"""Letters of a stem that another may go on from, or so many and one more of the words."""
LONGER = 3
"""Letters by which it may be longer, and less than it has."""


@lru_cache(maxsize=65536)
def stem(word: str, lang: str) -> str:
    """A word without its ending.

    >>> {stem(word, "en") for word in ("move", "moves", "moving", "moved")}
    {'move'}
    """
    for changed, instead in SOFTENED.get(lang, ()):
        word = re.sub(changed, instead, word)
    with _STEMMING:
        found: str = _stemmer(lang).stemWord(word.replace("ё", "е"))
    return found


_STEMMING = Lock()
"""A stemmer keeps the word it works on; requests are answered in several threads."""


@lru_cache(maxsize=65536)
def level(root: str, lang: str) -> str:
    """A stem without what changes between the forms of a word.

    >>> level(stem("огонь", "ru"), "ru") == level(stem("огня", "ru"), "ru")
    True
    >>> level(stem("bunkier", "pl"), "pl") == level(stem("bunkrów", "pl"), "pl")
    True
    """
    for changing, instead in LEVELLED.get(lang, ()):
        root = re.sub(changing, instead, root)
    return root


def are_forms(one: str, other: str, lang: str) -> bool:
    """Whether two words are forms of one."""
    first, second = stem(one, lang), stem(other, lang)
    return first == second or level(first, lang) == level(second, lang)


def are_related(one: str, other: str, lang: str) -> bool:
    """Whether one word's stem goes on from the other's.

    >>> are_related("подавить", "подавлен", "ru"), are_related("рука", "рукопашная", "ru")
    (True, False)
    """
    short, long = sorted((stem(one, lang), stem(other, lang)), key=len)
    if not long.startswith(short) or len(long) - len(short) > min(LONGER, len(short) - 1):
        return False
    alike = SHORTEST + 1
    return len(short) >= SHORTEST or (len(one) >= alike and one[:alike] == other[:alike])


@cache
def _stemmer(lang: str) -> Any:  # the library has no types
    """Imported when something is searched: it brings thirty languages."""
    return import_module("snowballstemmer").stemmer(STEMMERS[lang])
