"""Texts that other languages can say too: English that still knows its code and its values.

A problem has a stable code and values; where a value is itself a piece of language ("a list",
"did you mean …?") it is a `Phrase`.  Its English stands once, in a table of the package that
reports it, and is declared here; the catalogues of other languages say the same message ids.

This file is a package because the compiler leaves packages' own files alone, and cannot compile a
class of texts.
"""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable, Mapping

Wording = Mapping[str, tuple[str, str]]
"""Code to message and remedy in English; the braces name the values."""
ENGLISH: dict[str, str] = {}
"""Message id to English, from the tables of all packages that have been imported."""
WORDLESS: dict[str, str] = {}
"""Those of them that are only a value, `{hint}`: no language has anything to say there."""


def worded(table: Wording) -> None:
    """Declare the English of problems and their remedies."""
    for code, (message, remedy) in table.items():
        _declare(f"problem-{code}", message)
        _declare(f"remedy-{code}", remedy)


def phrased(table: Mapping[str, str], kind: str = "phrase") -> None:
    """Declare the English of phrases, or of another kind of texts."""
    for code, text in table.items():
        _declare(f"{kind}-{code}", text)


def _declare(message_id: str, text: str) -> None:
    """A code means the same wherever it stands."""
    if ENGLISH.setdefault(message_id, text) != text:
        raise ValueError(f"{message_id} is declared twice")
    if text.startswith("{") and text.find("}") == len(text) - 1:
        WORDLESS[message_id] = text


WORDING: Wording = {
    # files
    "missing-file": ("there is no file {path}", "check the path"),
    "unreadable": ("the file cannot be read: {why}", "check its permissions"),
    "too-big": (
        "the file has {size} bytes, more than the {limit} allowed",
        "check that this is the right file",
    ),
    "not-utf8": ("byte {offset} is not UTF-8 text", "save the file as UTF-8"),
    "bad-character": ("this character is not allowed in text", "remove control characters"),
    "empty": ("the file is empty", "check that this is the right file"),
    # words
    "unknown-game": ("there is no game called {game}", "{hint}"),
    "unknown-scenario": ("there is no scenario called {scenario}", "{hint}"),
    "unknown-option": ("unknown option {name}", "{hint}"),
    "unknown-side": ("there is no side {side} in this game", "{hint}"),
    "twice": ("{thing} appears twice", "remove one of the two"),
}
"""Problems that several packages report: they begin their own tables with these."""

worded(WORDING)


class Phrase(str):
    """An English text with the code and values by which a catalogue says it.

    >>> found = Phrase("the tile 2B", "the-tile", {"tile": "2B"})
    >>> found, found.code
    ('the tile 2B', 'the-tile')
    """

    __slots__ = ("code", "kind", "values")

    code: str
    """Stable word for what is said."""
    values: Mapping[str, str | int]
    """What the text speaks about; phrases among them."""
    kind: str
    """Which table the code is from: `phrase`, `problem`, `remedy`, `why` (a refusal's reason), or
    `list` for phrases one after the other."""

    def __new__(
        cls,
        text: str,
        code: str,
        values: Mapping[str, str | int] | None = None,
        kind: str = "phrase",
    ) -> Phrase:
        """The text as it is, with what is needed to say it elsewhere."""
        made = super().__new__(cls, text)
        made.code = code
        made.values = dict(values or {})
        made.kind = kind
        return made

    def __reduce__(self) -> tuple[type[Phrase], tuple[str, str, dict[str, str | int], str]]:
        return Phrase, (str(self), self.code, dict(self.values), self.kind)


PHRASES: Mapping[str, str] = {
    # what to do about an unknown word
    "did-you-mean": "did you mean {word}?",
    "did-you-mean-either": "did you mean {word} or {other}?",
    "known-are": "available: {known}",
    "remove-it": "remove it",
    # a script that does not fit what the rules ask for
    "script-no-dice": "a die is rolled, but the script has no more dice",
    "script-no-draws": "a card is drawn, but the script has no more draws for that side",
    "script-not-in-deck": "the script has {side} draw {card}, but the deck has none",
    "script-no-card": "the script wants {card} of {side}, but no card matches: there is {known}",
    "script-no-lots": "something is drawn at random, but the script has no more random draws",
    "script-not-there": "the script draws something that is not there",
    # what the system answers
    "system-permission": "permission denied",
    "system-folder": "it is a folder",
    "system-no-folder": "the folder does not exist",
    "system-not-folder": "a part of the path is not a folder",
    "system-full": "no space left on the device",
    "system-read-only": "nothing can be written there",
    "system-long-name": "the name is too long",
    "system-path": "the path cannot be used",
    "system-other": "the system refused it ({name})",
}
"""Code to English, for what every package says; the braces name the values."""

phrased(PHRASES)

_SYSTEM = {
    errno.EACCES: "system-permission",
    errno.EPERM: "system-permission",
    errno.EISDIR: "system-folder",
    errno.ENOENT: "system-no-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
}


def english(kind: str, code: str, values: Mapping[str, str | int]) -> str:
    """The English of a message; only its code where its table was never imported.

    >>> english("problem", "twice", {"thing": "2B"})
    '2B appears twice'
    """
    return ENGLISH.get(f"{kind}-{code}", code).format_map(values)


def shorten(value: str | int) -> str | int:
    """A quoted value, short, printable and on one line."""
    if isinstance(value, int | Phrase):
        return value
    text = "".join(sign if sign.isprintable() else "?" for sign in " ".join(value.split()))
    return text if len(text) <= 160 else text[:157] + "..."


def phrase(code: str, /, **values: str | int) -> Phrase:
    """A value of a problem or an error that is itself a piece of language.

    >>> phrase("script-not-in-deck", side="us", card="sniper")
    'the script has us draw sniper, but the deck has none'
    """
    return Phrase(english("phrase", code, values), code, values)


def listed(parts: Iterable[str]) -> Phrase:
    """Several texts, one after the other.

    >>> listed(["the hand", "the deck"])
    'the hand, the deck'
    """
    given = list(parts)
    return Phrase(", ".join(given), "list", {str(n): one for n, one in enumerate(given)}, "list")


def told(code: str, values: Mapping[str, str | int]) -> str:
    """Message and remedy of a code, in one line of English."""
    return f"{english('problem', code, values)} ({english('remedy', code, values)})"


def why(error: Exception) -> str:
    """What an error says, still as a phrase where it was made from one.

    >>> why(ValueError(phrase("remove-it"))).code  # type: ignore[attr-defined]
    'remove-it'
    """
    given = error.args[0] if error.args else ""
    return given if isinstance(given, Phrase) else str(error)


def system_answer(error: Exception) -> Phrase:
    """Why the system did not read or write a file.

    >>> system_answer(PermissionError(errno.EACCES, "Permission denied"))
    'permission denied'
    """
    number = getattr(error, "errno", None)
    if number is None:
        return phrase("system-path")
    if number in _SYSTEM:
        return phrase(_SYSTEM[number])
    return phrase("system-other", name=errno.errorcode.get(number, str(number)))


def did_you_mean(word: str) -> Phrase:
    """The one near word, as a remedy."""
    return phrase("did-you-mean", word=word)


def known_are(words: Iterable[str]) -> Phrase:
    """All words there are, as a remedy."""
    return phrase("known-are", known=", ".join(words))


def hint(word: str, known: Iterable[str]) -> Phrase:
    """The nearest known words, or all of them when few, as a remedy.

    >>> hint("riflemen-a", ["rifleman-a", "scout-a"])
    'did you mean rifleman-a?'
    >>> hint("x", ["rows", "columns"])
    'available: rows, columns'
    """
    choices = list(known)
    near = difflib.get_close_matches(word[:80], choices, n=2, cutoff=0.6)
    if not near:
        folded = {choice.casefold(): choice for choice in choices}
        near = [folded[word.casefold()]] if word.casefold() in folded else []
    if len(near) > 1:
        return phrase("did-you-mean-either", word=near[0], other=near[1])
    if near:
        return did_you_mean(near[0])
    if not choices:
        return phrase("remove-it")
    return known_are(choices if len(choices) <= 40 else [*choices[:40], "..."])
