"""The text format of a record: header, entries, digests.  The rules are applied in `match`.

The format is described in docs/records.md. `record_parser` reads it strictly, `render` writes it;
reading and writing reproduces it byte for byte.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from fieldcraft.core.content.described import Described
from fieldcraft.record.errors import RecordError
from fieldcraft.record.fair.exchange import Exchange

FORMAT = 2
"""Format 1 has no exchange of shares; records of local play still have it."""
RULES_VERSION = 4
"""Raised whenever a change of rules or set-ups can alter a stored game."""
SIZE_LIMIT = 5_000_000
TABLE = "table"
"""Marks an act of the table, where a choice has its side."""
UNFINISHED = "unfinished"

CONTROL = re.compile(r"[\x00-\x1f\x7f]")
PLAYER_LENGTH = 80

Key = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
PlayerName = Annotated[str, StringConstraints(min_length=1, max_length=PLAYER_LENGTH)]


class Header(Described):
    """What a match starts from: game, scenario or position, options, rules version, key, players.

    A scenario is an id, or the values of a scenario file that is in no box. A match played on a
    server has its id and the exchange that made its key (format 2).
    """

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    format: Literal[1, 2] = 1
    """Version of the record's format; 2 has the exchange of a server's match."""
    game: str
    """The key of the game."""
    scenario: str | dict[str, Any] | None = None  # Any: as in the schema of scenarios
    """The id of a shipped scenario, or the values of one's own; none where a position is given."""
    position: dict[str, Any] | None = None  # Any: as in the schema of positions
    """The position that the match starts from instead of a scenario."""
    options: dict[str, bool | int] = Field(default_factory=dict)
    """The rules options that differ from match to match, by name."""
    rules: Annotated[int, Field(ge=1)] = RULES_VERSION
    """Version of the rules that the match was played by."""
    key: Key | None = None
    """The key of all dice and cards, 32 bytes in hexadecimal; published at the end."""
    key_hash: Key | None = None
    """The SHA-256 of the key, published at the start."""
    match: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,16}$")] | None = None
    """The id of the match on its server."""
    commitments: dict[str, Key] = Field(default_factory=dict)
    """By party, the hash of its share in the key, given before any share was known."""
    shares: dict[str, Key] = Field(default_factory=dict)
    """By party, its share in the key, 32 bytes in hexadecimal."""
    players: dict[str, PlayerName] = Field(default_factory=dict)
    """By side, the name of whoever plays it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a match: a side's choice in words, or an act of the table."""

    who: str
    """A side, or `table`."""
    text: str

    def __str__(self) -> str:
        return f"{self.who}: {self.text}"


@dataclass
class Record:
    """A record as read or to be written.

    A place is a number of entries: `digests[3]` holds after the third entry, `remarks[3]` are for
    readers and precede the fourth.
    """

    header: Header
    entries: list[Entry] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    remarks: dict[int, list[str]] = field(default_factory=dict)
    exchanges: dict[int, Exchange] = field(default_factory=dict)
    """By place, the exchange for the takeback that is this entry; the first is in the header."""
    end: str = UNFINISHED
    count: int = 0
    """The number of entries that the `end` line states."""
    file: str = ""
    header_lines: dict[str, int] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)
    exchange_lines: dict[int, int] = field(default_factory=dict)
    digest_lines: dict[int, int] = field(default_factory=dict)
    end_line: int = 0

    def error(self, code: str, line: int, **values: str | int) -> RecordError:
        """An error in this record."""
        return RecordError(code, file=self.file, line=line, refusal=None, **values)

    @property
    def first_exchange(self) -> Exchange | None:
        """The exchange that made the key; None for a match that was played without one."""
        header = self.header
        if header.match is None:
            return None
        return Exchange(header.match, commitments=header.commitments, shares=header.shares)


# -- writing -----


def render(record: Record) -> str:
    """The text of a record."""
    lines = header_text(record.header)
    for place, entry in enumerate(record.entries):
        lines += _between(record, place)
        lines.append(str(entry))
    last = len(record.entries)
    lines += _between(record, last)
    lines += ["", f"end {last}: {record.end}", ""]
    return "\n".join(lines)


def header_text(header: Header) -> list[str]:
    """The lines of a header."""
    lines = [f"fieldcraft record {header.format}", f"game: {header.game}"]
    if isinstance(header.scenario, str):
        lines.append(f"scenario: {header.scenario}")
    elif header.scenario is not None:
        lines.append(f"scenario: {json_line(header.scenario)}")
    if header.position is not None:
        lines.append(f"position: {json_line(header.position)}")
    options = [f"{name}={json.dumps(value)}" for name, value in header.options.items()]
    lines.append(" ".join(["options:", *options]))
    lines.append(f"rules: {header.rules}")
    if header.key is not None:
        lines.append(f"key: {header.key}")
    if header.key_hash is not None:
        lines.append(f"key-hash: {header.key_hash}")
    if header.match is not None:
        lines.append(f"match: {header.match}")
    lines += exchange_text(header.commitments, header.shares)
    lines += [f"player {side}: {name}" for side, name in header.players.items()]
    return lines


def exchange_text(commitments: Mapping[str, str], shares: Mapping[str, str]) -> list[str]:
    """The lines of an exchange: who committed to what, and what they revealed."""
    lines = [f"commitment {party}: {value}" for party, value in commitments.items()]
    return lines + [f"share {party}: {value}" for party, value in shares.items()]


def json_line(value: Mapping[str, Any]) -> str:
    """A value as one line of JSON; whatever else may pass for a line break is escaped."""
    text = json.dumps(value, ensure_ascii=False)
    for sign in "\x7f\x85\u2028\u2029\ufeff":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _between(record: Record, place: int) -> list[str]:
    lines = [""] if place == 0 else []  # a blank line ends the header
    if place in record.exchanges:
        one = record.exchanges[place]
        lines += [f"+ {line}" for line in exchange_text(one.commitments, one.shares)]
    if place in record.digests:
        lines.append(f"= {record.digests[place]}")
    remarks = record.remarks.get(place, [])
    if remarks:
        lines.append("")
    return lines + [f"# {remark}" for remark in remarks]


# -- reading -----


def is_player_name(text: str) -> bool:
    """Whether a text can be a player's name: short, printable, trimmed."""
    return 0 < len(text) <= PLAYER_LENGTH and text.isprintable() and text == text.strip()
