"""What can be wrong with a content file, and how it is told to the person who wrote it.

Every problem has a stable code, so that a catalogue can say it in another language, and the
values it speaks about; the English wording stands here.  What only one game can get wrong stands
in a table of that game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from fieldcraft.core import phrases
from fieldcraft.core.contract import FieldcraftError
from fieldcraft.core.phrases import Phrase, Wording, english, hint, shorten

__all__ = [
    "PHRASES", "WORDING", "ContentError", "Phrase", "Place", "Problem", "Severity", "hint",
    "phrase", "problem",
]  # fmt: skip

Place = tuple[str | int, ...]
"""Where in a document: keys and list indexes from the top."""

Severity = Literal["error", "warning"]

WORDING: Wording = {
    # reading
    "file-not-brought": (
        "the file {name} did not come with this one",
        "choose both files together, or write its contents here",
    ),
    "bad-yaml": ("this is not YAML: {why}", "correct the spelling, indentation or quotes here"),
    "many-documents": ("the file has more than one document", "keep one document per file"),
    "alias": (
        "anchors and aliases (& and *) are not allowed in content files",
        "write the value out",
    ),
    "tag": ("the tag {tag} is not allowed", "remove it; plain values are enough"),
    "too-deep": ("nested deeper than {limit} levels", "flatten the file"),
    "too-many-values": ("the file has more than {limit} values", "split the file"),
    "number-too-big": ("the number {number} is too large", "no printed value is that large"),
    "duplicate-key": ("the key {key} appears twice", "remove one of the two"),
    "not-a-mapping": ("a mapping was expected here, not {found}", "write `key: value` lines"),
    # shape
    "shape": ("{why}", "see the published schema of this kind of file"),
    "missing": ("the required key {key} is missing", "add it"),
    "unknown-key": ("unknown key {key}", "{hint}"),
    "wrong-type": ("{wanted} was expected, not {found}", "write {wanted}"),
    "quote": ("text was expected, not the number {found}", "put it in quotes"),
    "unknown-word": ("{word} is not one of the words allowed here", "{hint}"),
    "bad-format": ("'{found}' is not in the right format", "write it like {example}"),
    "no-such-day": ("there is no day {found} in the calendar", "write a date such as {example}"),
    "out-of-range": ("{found} is out of range: {why}", "choose a value within the range"),
    "unknown-kind": (
        "it is not clear what kind of file this is",
        "add a line such as `kind: scenario` (one of {known})",
    ),
    "wrong-kind": ("this is a file of kind {found}, not {wanted}", "use another file"),
    # tables
    "wrong-id": ("the id {found} does not match its fields", "it should be {wanted}"),
}
"""Code to message and remedy; the braces name the problem's values.  A game adds its own."""

PHRASES: Mapping[str, str] = {
    # kinds of values
    "a-text": "text",
    "a-line": "one line of text",
    "a-whole-number": "a whole number",
    "a-fraction": "a fraction",
    "a-truth-value": "true or false",
    "a-mapping": "a mapping",
    "a-list": "a list",
    "a-list-of": "a list of {count}",
    "a-nothing": "nothing",
    "another-value": "a value of another kind",
    "the-number": "the number {number}",
    "the-text": "the text '{text}'",
    # ranges
    "at-least": "at least {least}",
    "at-most": "at most {most}",
    "at-least-needed": "at least {least} are needed",
    "at-most-allowed": "at most {most} are allowed",
    "it-is-empty": "it is empty",
    "at-most-characters": "at most {most} characters are allowed",
    # shapes
    "does-not-fit": "the value does not fit here",
    "days-backwards": "the last day ({last}) is before the first ({first})",
    "key-not-a-word": "a key must be a word",
    # YAML
    "yaml-unclosed": "a bracket or a quote is opened and not closed",
    "yaml-colon": "a colon is missing, or there is one too many",
    "yaml-indentation": "the indentation or the quotes do not match what comes before",
    "yaml-tab": "a tab is not allowed here",
    "yaml-sign": "a value cannot begin with this character unless it is quoted",
    "yaml-escape": "there is no such escape after a backslash",
    "yaml-version": "the version of YAML is not 1.2",
    "yaml-other": "this is not valid YAML",
}
"""Code to what a problem's value says; the braces name the phrase's values."""

phrases.worded(WORDING)
phrases.phrased(PHRASES)


@dataclass(frozen=True)
class Problem:
    """One thing wrong in a content file, where it stands and what to do about it."""

    code: str
    """Stable word for the kind of problem."""
    values: Mapping[str, str | int] = field(default_factory=dict)
    """What the wording speaks about."""
    at: Place = ()
    """Keys and indexes from the top of the document."""
    file: str = ""
    line: int = 0
    """From 1; 0 when there is no file."""
    column: int = 0
    """From 1; 0 when there is no file."""
    severity: Severity = "error"

    @property
    def place(self) -> str:
        """The dotted path, such as `us.cards.rifleman-a.deck`; empty for the whole document."""
        return ".".join(str(part) for part in self.at)

    @property
    def message(self) -> str:
        """What is wrong, in English, without the place."""
        return english("problem", self.code, self.values)

    @property
    def remedy(self) -> str:
        """What the writer of the file can do, in English."""
        return english("remedy", self.code, self.values)

    def __str__(self) -> str:
        where = self.file
        if self.line:
            where += f":{self.line}:{self.column}"
        parts = [part for part in (where, self.place, self.message) if part]
        kind = "warning: " if self.severity == "warning" else ""
        return kind + ": ".join(parts) + f" ({self.remedy})"

    def inside(self, *prefix: str | int) -> Problem:
        """The same problem in a document that holds this one at `prefix`."""
        return replace(self, at=(*prefix, *self.at))


class ContentError(FieldcraftError):
    """Content that cannot be used; carries every problem found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problems,)

    @property
    def first(self) -> Problem:
        """The problem to show when there is room for one."""
        return self.problems[0]


def problem(
    code: str, at: Place = (), /, *, severity: Severity = "error", **values: str | int
) -> Problem:
    """A problem at a place, not yet bound to a file and line."""
    shown = {key: shorten(value) for key, value in values.items()}
    return Problem(code=code, values=shown, at=at, severity=severity)


def phrase(code: str, /, **values: str | int) -> Phrase:
    """A value of a problem that is itself a piece of language.

    >>> phrase("the-number", number=7)
    'the number 7'
    """
    return phrases.phrase(code, **{key: shorten(one) for key, one in values.items()})
