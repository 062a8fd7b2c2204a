"""What can be wrong with a content file, and how it is told to the person who wrote it.

Every problem has a stable code, so that a catalogue can say it in another language, and the
values it speaks about; the English wording stands here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from fieldcraft.core import phrases
from fieldcraft.core.phrases import Phrase, Wording, hint

__all__ = [
    "PHRASES", "WORDING", "ContentError", "Phrase", "Place", "Problem", "Severity", "hint",
    "phrase", "problem", "shorten",
]  # fmt: skip

Place = tuple[str | int, ...]
"""Where in a document: keys and list indexes from the top."""

Severity = Literal["error", "warning"]

WORDING: Wording = {
    # reading
    "missing-file": ("there is no file {path}", "check the path"),
    "unreadable": ("the file cannot be read: {why}", "check its permissions"),
    "too-big": (
        "the file has {size} bytes, more than the {limit} allowed",
        "check that this is the right file",
    ),
    "not-utf8": ("byte {offset} is not UTF-8 text", "save the file as UTF-8"),
    "bad-character": (
        "there is a character here that does not belong in a text",
        "remove control characters",
    ),
    "empty": ("the file is empty", "check that this is the right file"),
    "bad-yaml": ("this is not YAML: {why}", "correct the spelling, indentation or quotes here"),
    "many-documents": ("the file holds more than one document", "keep one document per file"),
    "alias": (
        "anchors and aliases (& and *) are not allowed in content files",
        "write the value out",
    ),
    "tag": ("the tag {tag} is not allowed", "remove it; plain values are enough"),
    "too-deep": ("nested deeper than {limit} levels", "flatten the file"),
    "too-many-values": ("the file holds more than {limit} values", "split the file"),
    "number-too-big": ("the number {number} is too large", "no printed value is that large"),
    "duplicate-key": ("the key {key} stands here twice", "remove one of the two"),
    "not-a-mapping": ("a mapping was expected here, not {found}", "write `key: value` lines"),
    # shape
    "shape": ("{why}", "see the published schema of this kind of file"),
    "missing": ("the required key {key} is missing", "add it"),
    "unknown-key": ("the key {key} is not known here", "{hint}"),
    "wrong-type": ("{wanted} was expected, not {found}", "write {wanted}"),
    "quote": ("text was expected, not the number {found}", "put it in quotes"),
    "unknown-word": ("{word} is not one of the words allowed here", "{hint}"),
    "out-of-range": ("{found} is out of range: {why}", "choose a value within the range"),
    "unknown-kind": (
        "it cannot be told which kind of file this is",
        "add a line such as `kind: scenario` (one of {known})",
    ),
    "wrong-kind": ("this is a file of kind {found}, not {wanted}", "use another file"),
    "unknown-game": ("there is no game called {game}", "{hint}"),
    "unknown-scenario": ("there is no scenario called {scenario}", "{hint}"),
    # tables
    "twice": ("{thing} stands here twice", "remove one of the two"),
    "wrong-id": ("the id {found} does not fit its fields", "it should be {wanted}"),
    "names-count": (
        "{found} names for {wanted} cards of the side {side}",
        "give one name for each copy",
    ),
    "fog-fields": ("a Fog of War card has only a title and an initiative value", "remove {key}"),
    "no-actions": ("a {kind} card needs at least one action", "list its actions"),
    "action-squad": (
        "the action is limited to squad {found}, but the card belongs to {wanted}",
        "write the card's own squad letter",
    ),
    "other-face": (
        "{tile} and {other} are the two faces of one tile",
        "use only one of them on a board",
    ),
    # boards
    "rows-or-columns": ("a layout has either rows or columns", "keep one of the two"),
    "unknown-tile": ("there is no tile {tile}", "{hint}"),
    "too-many-tiles": ("{found} tiles, more than the {limit} a board can have", "remove some"),
    "lonely-tile": (
        "{tile} touches no other tile",
        "shift its line with @n, or remove the tile",
    ),
    "split-board": (
        "{tile} cannot be reached from {other}",
        "lay the tiles so that they hang together",
    ),
    "unused-tile": ("the tile {tile} is described but not laid out", "add it to the layout"),
    "not-on-board": ("the tile {tile} is not on this board", "{hint}"),
    "hill-cover": ("a hill has cover 3 (printed 3/1)", "write cover: 3, or remove hill"),
    # set-up
    "unit-without-cards": (
        "{unit} stands on the board but has no cards in the table",
        "add its cards, or take the counter away",
    ),
    "two-markers": (
        "{side} has both a scouted and a controlled marker on {tile}",
        "a tile holds at most one marker per side",
    ),
    "both-control": (
        "{tile} is controlled by both sides",
        "at most one side controls a tile",
    ),
    "too-many-cards": (
        "{found} cards of {card}, but the box has {copies}",
        "lower deck or supply",
    ),
    "no-cards": ("{card} is listed without cards", "give deck or supply, or remove the line"),
    "small-deck": (
        "the starting deck has {found} cards, fewer than one hand of {wanted}",
        "put more cards into the deck",
    ),
    "no-goal": ("the side has no way to win", "give points: N or pin: true"),
    "too-few-points": (
        "{wanted} points are needed, but the objectives are worth {found}",
        "lower the goal or add objectives",
    ),
    "cannot-control": (
        "the side needs points but has no card that can take control",
        "add riflemen to its cards",
    ),
    "cannot-pin": (
        "the enemy has no riflemen, so it is pinned from the start",
        "add riflemen to the enemy's cards",
    ),
    "no-entry": (
        "{unit} has cards but neither stands on the board nor has a spawn tile",
        "add a spawn that admits it",
    ),
    "hook-objective": (
        "the radio tower stands on {tile}, which has no objective",
        "give the tile an objective value",
    ),
    # set-up of North Africa
    "no-defence": ("{counter} has neither defence nor armour", "give one of them"),
    "late-critical": (
        "{vehicle} would be destroyed before it is disabled",
        "give a critical threshold of at most {integrity}",
    ),
    "rough-ground": (
        "{vehicle} cannot stand on {tile}, which is rough terrain",
        "choose a tile that is open to vehicles",
    ),
    "no-such-seat": ("{vehicle} has no seat {seat}", "its seats are numbered 1 to {last}"),
    "too-many-markers": (
        "{thing}: {found} on the board, but the box has {copies}",
        "remove some of them",
    ),
    "mixed-goal": (
        "any stands beside another condition",
        "write every way to win as an entry of any",
    ),
    "no-way-to-win": ("nothing is asked for here", "give points, escape or neutralise"),
    "hold-without-escape": ("hold has no meaning without escape", "add escape, or remove hold"),
    "not-own": ("{counter} is not a counter of {side}", "name a counter of {side}"),
    "not-enemy": ("{counter} is not an enemy of {side}", "name a counter of the other side"),
    "no-escape-goal": (
        "may-escape has no meaning without escape in the goal",
        "add escape to the goal, or remove may-escape",
    ),
    "no-escape-tile": (
        "the goal needs escape, but no tile has an escape marker",
        "name such tiles under escape",
    ),
    "cannot-gain": (
        "{wanted} points are needed, but this side can gain only {found}",
        "add cards with Control or Demolition, or lower the goal",
    ),
    "cannot-hold": (
        "the side must control the tile but has no card that can take control",
        "add cards with Control",
    ),
    "cannot-harm": (
        "the side must neutralise but has no action that can do it",
        "add cards with Attack, Anti-tank or Demolition",
    ),
    "too-few-counters": (
        "{wanted} are needed, but only {found} are on the board",
        "lower the goal, or place more of them",
    ),
    "not-in-play": (
        "{counter} is not on the board at the start",
        "place it, or name another counter",
    ),
    "idle-soldier": (
        "{unit} has cards but is not on the board",
        "place it on a tile or on a seat",
    ),
    # positions
    "scenario-or-board": ("a position starts from a scenario or from a board", "give one of them"),
    "clear-board": ("clear has no meaning with a board of its own", "remove clear"),
    "zone-cards": (
        "{found} cards of {card} in all zones, but the box has {copies}",
        "remove some of them",
    ),
    "wrong-phase": ("{key} has no meaning in the phase {phase}", "remove it"),
    "target-without-mortar": (
        "the target marker of {side} lies on {tile}, but its Mortar is not on the board",
        "place {side}:mortar, or remove the target",
    ),
    "target-near": (
        "the target marker of {side} lies on {tile}, at distance {distance} from its Mortar",
        "a distance of {least} or more is needed",
    ),
    "no-tower": ("raised has no meaning without a radio tower", "remove it"),
    "vehicle-off-board": (
        "{counter} sits in {vehicle}, which is not on the board",
        "place the vehicle, or place the soldier elsewhere",
    ),
    "seat-taken": ("two soldiers sit on seat {seat} of {vehicle}", "a seat holds one soldier"),
    "mixed-crew": (
        "soldiers of both sides sit in {vehicle}",
        "seat only soldiers of one side there",
    ),
    "wrong-owner": (
        "{vehicle} belongs to {side}, but enemies sit in it",
        "it belongs to the side whose soldiers sit in it",
    ),
    "too-much-damage": (
        "{vehicle} with {found} damage would be destroyed",
        "give less than {limit}, or take it off the board",
    ),
    "not-a-soldier": ("{counter} is a vehicle and cannot sit in one", "give its tile"),
    "not-a-vehicle": ("{counter} is not a vehicle, so {key} has no meaning", "remove {key}"),
    "vehicle-face": ("the face of {counter} follows from its damage", "give damage instead"),
    "still-on-board": (
        "{counter} has left the board, but counters places it there",
        "remove it from one of the two",
    ),
    "no-structure": ("there is no {structure} on this board", "{hint}"),
    "nothing-to-hold": (
        "{side} has no tile to hold before it escapes",
        "remove it, or give a goal with hold",
    ),
    "round-limit": ("round {found} lies beyond the limit of {limit}", "lower the round"),
}
"""Code to message and remedy; the braces name the problem's values."""

PHRASES: Mapping[str, str] = {
    # kinds of values
    "a-text": "text",
    "a-whole-number": "a whole number",
    "a-fraction": "a fraction",
    "a-truth-value": "true or false",
    "a-mapping": "a mapping",
    "a-list": "a list",
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
    "badly-written": "'{text}' is not written as it should be",
    "does-not-fit": "the value does not fit here",
    "no-such-day": "the day is out of range: there is no such date",
    "days-backwards": "the last day lies before the first",
    "key-not-a-word": "a key must be a word",
    "no-tiles": "the board has no tiles",
    # things
    "the-tile": "the tile {tile}",
    "the-counter": "the counter {counter}",
    "objective-markers": "objective markers worth {points}",
    "escape-markers": "escape markers",
    "the-squad": "squad {squad}",
    "no-squad": "no squad",
    "other-face-shown": "the board shows its other face, {tile}",
    # YAML
    "yaml-unclosed": "a bracket or a quote is opened and not closed",
    "yaml-colon": "a colon is missing, or there is one too many",
    "yaml-indentation": "the indentation or the quotes do not fit what stands before",
    "yaml-tab": "a tab cannot stand here",
    "yaml-sign": "no value can begin with this sign unless it is quoted",
    "yaml-escape": "there is no such sign after a backslash",
    "yaml-version": "the version of YAML is not 1.2",
    "yaml-other": "the rules of YAML are not kept here",
}
"""Code to what a problem's value says; the braces name the phrase's values."""


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
        return WORDING[self.code][0].format_map(self.values)

    @property
    def remedy(self) -> str:
        """What the writer of the file can do, in English."""
        return WORDING[self.code][1].format_map(self.values)

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


class ContentError(Exception):
    """Content that cannot be used; carries every problem found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    @property
    def first(self) -> Problem:
        """The problem to show when there is room for one."""
        return self.problems[0]


def problem(
    code: str, at: Place = (), *, severity: Severity = "error", **values: str | int
) -> Problem:
    """A problem at a place, not yet bound to a file and line."""
    shown = {key: shorten(value) for key, value in values.items()}
    return Problem(code=code, values=shown, at=at, severity=severity)


def shorten(value: str | int) -> str | int:
    """Values quoted from a file stay short and on one line."""
    if isinstance(value, int | Phrase):
        return value
    text = " ".join(value.split())
    return text if len(text) <= 160 else text[:157] + "..."


def phrase(code: str, **values: str | int) -> Phrase:
    """A value of a problem that is itself a piece of language.

    >>> phrase("the-tile", tile="2B")
    'the tile 2B'
    """
    return phrases.phrase(code, PHRASES, **{key: shorten(one) for key, one in values.items()})
