"""Errors in record and campaign files, and their English wording.

Every error has a stable code, so that a catalogue can say it in another language, and the values it
mentions.
"""

from __future__ import annotations

from collections.abc import Mapping

from fieldcraft.core import FieldcraftError, Refusal, phrases
from fieldcraft.core.content.problems import phrase
from fieldcraft.core.phrases import Phrase, Wording, hint, shorten

__all__ = ["PHRASES", "WORDING", "RecordError", "hint", "phrase", "reason_of"]

WORDING: Wording = {
    # writing
    "unwritable": ("the file cannot be written: {why}", "check the folder and its permissions"),
    # the header of a record
    "not-a-record": (
        "this is not a record: the first line is not `fieldcraft record {format}`",
        "check that this is the right file",
    ),
    "newer-format": (
        "the file has format {found}, but this version only knows format {format}",
        "read it with a newer version",
    ),
    "bad-header": ("`{text}` is not a header line", "write `name: value`, one per line"),
    "unknown-header": ("unknown header line {name}", "{hint}"),
    "second-header": (
        "a second record begins here",
        "keep one record in a file",
    ),
    "missing-header": ("the header has no line {name}", "add `{name}: ...`"),
    "unwanted-header": ("{name} and {other} exclude each other", "remove one of the two"),
    "bad-value": ("`{text}` is not valid for {name}", "write {wanted}"),
    "bad-json": ("{name} is not one line of JSON: {why}", "correct it, or restore the file"),
    "bad-scenario": ("the scenario cannot be used: {why}", "correct it or choose another"),
    "bad-position": ("the position in the record cannot be used: {why}", "correct it"),
    "bad-option": ("{why}", "{remedy}"),
    "sealed": (
        "the record has only the hash of its key, so its dice are not known",
        "the key is published when the match ends; supply it with the record",
    ),
    "wrong-key": (
        "the key does not match the hash published at the start",
        "use the key of this match",
    ),
    # the exchange that made the dice
    "missing-share": (
        "round {round} of the exchange lacks the commitment or the share of {party}",
        "use the record as the server gave it; if it did not give them, the dice are not proved",
    ),
    "wrong-share": (
        "round {round} of the exchange: the share of {party} is not the one it committed to",
        "the record was changed, or somebody chose the dice",
    ),
    "wrong-shares": (
        "the key does not follow from the shares",
        "the record was changed, or somebody chose the dice",
    ),
    "missing-exchange": (
        "entry {entry}: the takeback has no exchange of its own",
        "the record was changed, or somebody chose the dice",
    ),
    "exchange-twice": (
        "round {round} of the exchange is used again or out of order",
        "the record was changed, or somebody chose the dice",
    ),
    # the entries of a record
    "bad-line": (
        "`{text}` is neither an entry nor a digest",
        "write `side: words`, `table: act`, `= digest` or `# a remark`",
    ),
    "unknown-act": ("`{text}` is not a table action", "{hint}"),
    "illegal-choice": (
        "entry {entry}: {side} may not `{text}` here: {reason}",
        "correct the entry; an old record may need the version it was made with",
    ),
    "refused-act": (
        "entry {entry}: `{text}` cannot be done here: {reason}",
        "correct or remove the entry",
    ),
    "after-the-end": (
        "entry {entry} comes after the end of the match",
        "remove what follows the end",
    ),
    "wrong-digest": (
        "the record and the rules diverge between entry {since} and entry {entry}: "
        "the record (rules {theirs}) says {wanted}, the rules ({ours}) give {found}",
        "the record was changed, or made with other rules: play it with the version that made it",
    ),
    "truncated": (
        "the file is cut off: its last line is not `end ...`",
        "restore it from a copy; to continue from what is left, add `end {entries}: unfinished`",
    ),
    "after-end-line": ("something follows the `end` line", "remove it"),
    "wrong-count": (
        "the `end` line says {wanted} entries, but there are {entries}",
        "lines are missing or were added: restore the file",
    ),
    "wrong-outcome": (
        "the record says `{wanted}`, but by the rules it is `{found}`",
        "the record was changed, or made with other rules",
    ),
    # campaigns
    "not-a-campaign": (
        "this is not a campaign: the first line is not `fieldcraft campaign {format}`",
        "check that this is the right file",
    ),
    "bad-result": (
        "`{text}` is not a result",
        "write `SCENARIO: winner SIDE, casualties SIDE N SIDE N` and perhaps `, record FILE`",
    ),
    "wrong-order": (
        "the result of {found} is where {wanted} should be",
        "a campaign plays consecutive scenarios in order",
    ),
    "too-many-results": ("the campaign ended with {last}", "remove this result"),
    "backwards": ("the last scenario, {last}, comes before the first, {first}", "swap the two"),
    "no-outcome": ("the match has not ended", "play it to its end first"),
    "other-match": (
        "the match is {found}, but the campaign's next scenario is {wanted}",
        "play that scenario",
    ),
    # standing answers
    "bad-standing": (
        "`{text}` is not a standing answer",
        "write `pass when idle`, `pass until KEY VALUE` or `never ask QUESTION: WORDS`",
    ),
}
"""Code to message and remedy; braces name the error's values."""

PHRASES: Mapping[str, str] = {
    # what a header line should be
    "form-player": "a name of 1 to {most} characters",
    "form-game": "the key of a game",
    "form-number": "a number",
    "form-match": "the id of a match",
    "form-hexadecimal": "{count} hexadecimal digits",
    "form-bytes": "{count} bytes",
    "form-option": "name=value, the value true, false or a number",
    # what is wrong with a line of JSON
    "json-constant": "{word} is not a number",
    "json-key-twice": "a key appears twice",
    "json-too-deep": "it is nested too deeply",
    "json-object": "an object in braces is expected",
    "json-broken": "there is a mistake at character {column}",
    # what is wrong with what it holds
    "other-game": "it is not of the game {game}",
    "options-mapping": "its options are not a mapping",
    "own-scenario": "a scenario of its own",
    "problem-at": "{place}: {what} ({remedy})",
    "problem-whole": "{what} ({remedy})",
}
"""Code to the text of an error's value; braces name the phrase's values."""

phrases.worded(WORDING)
phrases.phrased(PHRASES)


class RecordError(FieldcraftError):
    """A record or campaign that cannot be used: where, what is wrong, and how to fix it."""

    def __init__(
        self,
        code: str,
        *,
        file: str = "",
        line: int = 0,
        refusal: Refusal | None = None,
        **values: str | int,
    ) -> None:
        self.code = code
        self.file = file
        self.line = line
        self.refusal = refusal
        self.values = {name: shorten(value) for name, value in values.items()}
        super().__init__(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.code, self.file, self.line, self.refusal, self.values)

    @property
    def message(self) -> str:
        """What is wrong, in English, without the place."""
        return phrases.english("problem", self.code, self.values)

    @property
    def remedy(self) -> str:
        """How to fix it, in English."""
        return phrases.english("remedy", self.code, self.values)

    def __str__(self) -> str:
        where = self.file
        if self.line:
            where += f":{self.line}" if where else f"line {self.line}"
        return f"{where}: {self.message} ({self.remedy})".removeprefix(": ")

    def at(self, file: str, line: int = 0) -> RecordError:
        """The same error with a place."""
        return RecordError(
            self.code,
            file=file or self.file,
            line=line or self.line,
            refusal=self.refusal,
            **self.values,
        )


def _again(
    code: str, file: str, line: int, refusal: Refusal | None, values: Mapping[str, str | int]
) -> RecordError:
    return RecordError(code, file=file, line=line, refusal=refusal, **values)


def reason_of(refusal: Refusal, game: str = "") -> Phrase:
    """Why something is refused at a game's table, with its clause, as a value of an error.

    >>> reason_of(Refusal("card-not-in-hand", "U-402", {"card": "sniper"}))
    'card-not-in-hand (U-402)'
    """
    clause = f" ({refusal.clause})" if refusal.clause else ""
    fields = {**refusal.fields, "clause": refusal.clause, "game": game}
    return Phrase(f"{refusal.reason}{clause}", refusal.reason, fields, "why")
