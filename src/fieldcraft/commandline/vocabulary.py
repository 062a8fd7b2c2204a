"""The names of things in a line: every way in which a player may call them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView
    from fieldcraft.i18n.speaker import Speaker
    from fieldcraft.i18n.voices import Voice

LONGEST: Final = 6
"""The most words of a name."""
_WORD: Final = re.compile(r"[\w]+")


@dataclass(frozen=True)
class Token:
    """A word of a line, or the name of a thing: then with the refs that it may mean."""

    text: str
    refs: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    """Other words for the same: who types `shoot` may mean `fire`."""


def words_of(text: str) -> list[str]:
    """The words of a text in lower case and without accents, whatever stands between them.

    >>> words_of("Move rifle-3 to E6!"), words_of("Ogień")
    (['move', 'rifle', '3', 'to', 'e6'], ['ogien'])
    """
    parts = normalize("NFKD", text.casefold()).replace("ł", "l")
    return _WORD.findall("".join(one for one in parts if not combining(one)))


class Vocabulary:
    """All names that a viewer may use now."""

    def __init__(self, speaker: Speaker, voice: Voice, view: AnyView) -> None:
        self.fillers = frozenset(words_of(speaker.say("command-fillers")))
        self.same: dict[str, list[str]] = {}
        for pair in speaker.say("command-synonyms").split():
            typed, _, meant = pair.partition("=")
            (word,) = words_of(typed)
            self.same.setdefault(word, []).extend(words_of(meant))
        self.names: dict[tuple[str, ...], list[str]] = {}
        self.texts: dict[str, str] = {}
        """The names in order, as they are written, and the first thing that each stands for."""
        for name, ref in voice.names(speaker, view):
            self.texts.setdefault(name, ref)
            self._add(name, ref)
        for ref in list(dict.fromkeys(self.texts.values())):
            word = ref.partition(":")[2]
            self._add(word, ref)
            self._add(word.rpartition(":")[2], ref)
        for refs in self.names.values():
            cards = [f"card:{card}" for ref in refs if (card := voice.card_of(view, ref))]
            refs += [card for card in cards if card not in refs]  # by which a counter acts

    def _add(self, name: str, ref: str) -> None:
        key = tuple(words_of(name))
        refs = self.names.setdefault(key, [])
        if ref not in refs:
            refs.append(ref)

    def tokens(self, text: str) -> list[Token]:
        """A line in names and words; the longest name counts, and small words do not."""
        words = words_of(text)
        found: list[Token] = []
        at = 0
        while at < len(words):
            for length in range(min(LONGEST, len(words) - at), 0, -1):
                refs = self.names.get(tuple(words[at : at + length]))
                if refs:
                    found.append(Token(" ".join(words[at : at + length]), tuple(refs)))
                    at += length
                    break
            else:
                if words[at] not in self.fillers:
                    found.append(Token(words[at], (), tuple(self.same.get(words[at], ()))))
                at += 1
        return found

    def near(self, word: str, more: Iterable[str] = ()) -> list[str]:
        """Names and words that look like one that is not known."""
        texts = {text.casefold(): text for text in [*self.texts, *more]}
        return [texts[one] for one in get_close_matches(word.casefold(), list(texts), 3, 0.6)]


def begins(words: Sequence[str], typed: str) -> bool:
    """Whether one of the words begins so; no number is cut short.

    >>> begins(["rifle", "30"], "rif"), begins(["rifle", "30"], "3")
    (True, False)
    """
    return any(
        word.startswith(typed) and not (typed[-1:].isdigit() and word[len(typed) :][:1].isdigit())
        for word in words
    )
