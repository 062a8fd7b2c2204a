"""The text format of a record: header, entries, digests.  The rules are applied in `match`.

The format is described in docs/records.md. `parse` reads it strictly, `render` writes it; reading
and writing reproduces it byte for byte.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkstemp
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from fieldcraft.core.phrases import Phrase, system_answer, why
from fieldcraft.record.errors import RecordError, hint, phrase

FORMAT = 1
RULES_VERSION = 2
"""Raised whenever a rules change can alter a stored game."""
SIZE_LIMIT = 5_000_000
TABLE = "table"
"""Marks an act of the table, where a choice has its side."""
UNFINISHED = "unfinished"

FIRST_LINE = re.compile(r"fieldcraft record ([0-9]{1,6})")
NAMES = ("game", "scenario", "position", "options", "rules", "key", "key-hash", "player SIDE")
WORD = re.compile(r"[a-z][a-z0-9-]{0,39}")
HEX_KEY = re.compile(r"[0-9a-f]{64}")
DIGEST = re.compile(r"= ([0-9a-f]{32})")
ENTRY = re.compile(r"([a-z][a-z0-9-]{0,39}): (\S.{0,199})")
END = re.compile(
    r"end ([0-9]{1,7}): (unfinished|winner [a-z][a-z0-9-]{0,39}, "
    r"reason [a-z][a-z0-9-]{0,39}, margin -?[0-9]{1,6})"
)
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
OPTION = re.compile(r"([A-Za-z][A-Za-z0-9]{0,39})=(true|false|0|[1-9][0-9]{0,5})")
PLAYER_LENGTH = 80

Key = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
PlayerName = Annotated[str, StringConstraints(min_length=1, max_length=PLAYER_LENGTH)]


class Header(BaseModel):
    """What a match starts from: game, scenario or position, options, rules version, key, players.

    A scenario is an id, or the values of a scenario file that is in no box.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = 1
    game: str
    scenario: str | dict[str, Any] | None = None  # Any: as in the schema of scenarios
    position: dict[str, Any] | None = None  # Any: as in the schema of positions
    options: dict[str, bool | int] = Field(default_factory=dict)
    rules: Annotated[int, Field(ge=1)] = RULES_VERSION
    key: Key | None = None
    key_hash: Key | None = None
    players: dict[str, PlayerName] = Field(default_factory=dict)


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
    end: str = UNFINISHED
    count: int = 0
    """The number of entries that the `end` line states."""
    file: str = ""
    header_lines: dict[str, int] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)
    digest_lines: dict[int, int] = field(default_factory=dict)
    end_line: int = 0

    def error(self, code: str, line: int, **values: str | int) -> RecordError:
        """An error in this record."""
        return RecordError(code, file=self.file, line=line, refusal=None, **values)


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
    lines += [f"player {side}: {name}" for side, name in header.players.items()]
    return lines


def json_line(value: Mapping[str, Any]) -> str:
    """A value as one line of JSON; whatever else may pass for a line break is escaped."""
    text = json.dumps(value, ensure_ascii=False)
    for sign in "\x7f\x85\u2028\u2029\ufeff":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _between(record: Record, place: int) -> list[str]:
    lines = [""] if place == 0 else []  # a blank line ends the header
    if place in record.digests:
        lines.append(f"= {record.digests[place]}")
    remarks = record.remarks.get(place, [])
    if remarks:
        lines.append("")
    return lines + [f"# {remark}" for remark in remarks]


def write_text(path: Path | str, text: str) -> None:
    """Write a file atomically: a reader sees the old text or the new one, never a part."""
    target = Path(path)
    temporary = ""
    try:
        handle, temporary = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode())
            stream.flush()
            os.fsync(stream.fileno())
        Path(temporary).chmod(_mode(target))
        Path(temporary).replace(target)
    except (OSError, ValueError) as error:
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink()
        raise RecordError("unwritable", file=target.as_posix(), why=system_answer(error)) from None


def _mode(target: Path) -> int:
    """A new file gets the usual permissions; an existing one keeps its own."""
    with suppress(OSError):
        return target.stat().st_mode & 0o777
    return 0o644


# -- reading -----


def read_bytes(path: Path | str) -> bytes:
    """The bytes of a file, if it is not too big."""
    source = Path(path)
    shown = source.as_posix()
    try:
        with source.open("rb") as stream:
            data = stream.read(SIZE_LIMIT + 1)
        size = source.stat().st_size
    except (FileNotFoundError, NotADirectoryError):
        raise RecordError("missing-file", file=shown, path=shown) from None
    except (OSError, ValueError) as error:
        raise RecordError("unreadable", file=shown, why=system_answer(error)) from None
    if len(data) > SIZE_LIMIT:
        raise RecordError("too-big", file=shown, size=max(size, len(data)), limit=SIZE_LIMIT)
    return data


def text_lines(data: bytes | str, file: str = "") -> list[str]:
    """The lines of a text file; only LF and CR LF end a line."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > SIZE_LIMIT:
        raise RecordError("too-big", file=file, size=len(raw), limit=SIZE_LIMIT)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError("not-utf8", file=file, line=line, offset=error.start) from None
    if not text.strip():
        raise RecordError("empty", file=file)
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    for number, one in enumerate(lines, 1):
        if CONTROL.search(one):
            raise RecordError("bad-character", file=file, line=number)
    return lines


def parse(data: bytes | str, file: str = "") -> Record:
    """A record from its text; raises `RecordError`.  The rules are not applied here."""
    lines = text_lines(data, file)
    first = FIRST_LINE.fullmatch(lines[0].rstrip())
    if first is None:
        raise RecordError("not-a-record", file=file, line=1, format=FORMAT)
    if int(first[1]) != FORMAT:
        raise RecordError("newer-format", file=file, line=1, found=first[1], format=FORMAT)
    start = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    values, numbers = split_header(lines[1:start], file)
    record = Record(_header(values, numbers, file), file=file, header_lines=numbers)
    for number, line in enumerate(lines[start:], start + 1):
        _body_line(record, number, line.rstrip())
    if not record.end_line:
        raise record.error("truncated", len(lines), entries=len(record.entries))
    return record


def split_header(lines: list[str], file: str) -> tuple[dict[str, str], dict[str, int]]:
    """Header lines as names and values, and the line of each."""
    values: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for number, line in enumerate(lines, 2):
        if line.startswith("#"):
            continue
        if FIRST_LINE.fullmatch(line.rstrip()):
            raise RecordError("second-header", file=file, line=number)
        name, colon, value = line.partition(":")
        if not colon or name != name.strip():
            raise RecordError("bad-header", file=file, line=number, text=line)
        if name in values:
            raise RecordError("twice", file=file, line=number, thing=name)
        values[name] = value.strip()
        numbers[name] = number
    return values, numbers


def _header(values: dict[str, str], numbers: dict[str, int], file: str) -> Header:
    def wrong(name: str, wanted: str) -> RecordError:
        line = numbers[name]
        return RecordError(
            "bad-value", file=file, line=line, name=name, text=values[name], wanted=wanted
        )

    players = {}
    for name in values:
        if name.startswith("player "):
            side = name.removeprefix("player ")
            if not WORD.fullmatch(side) or not is_player_name(values[name]):
                raise wrong(name, phrase("form-player", most=PLAYER_LENGTH))
            players[side] = values[name]
        elif name not in NAMES:
            raise RecordError(
                "unknown-header", file=file, line=numbers[name], name=name, hint=hint(name, NAMES)
            )
    for name in ("game", "options", "rules"):
        if name not in values:
            raise RecordError("missing-header", file=file, line=1, name=name)
    if not WORD.fullmatch(values["game"]):
        raise wrong("game", phrase("form-game"))
    if not re.fullmatch(r"[1-9][0-9]{0,5}", values["rules"]):
        raise wrong("rules", phrase("form-number"))
    for name in ("key", "key-hash"):
        if name in values and not HEX_KEY.fullmatch(values[name]):
            raise wrong(name, phrase("form-hexadecimal", count=64))
    if "key" not in values and "key-hash" not in values:
        raise RecordError("missing-header", file=file, line=1, name="key")
    scenario, position = _setting(values, numbers, file)
    return Header(
        game=values["game"],
        scenario=scenario,
        position=position,
        options=_options(values["options"], numbers["options"], file),
        rules=int(values["rules"]),
        key=values.get("key"),
        key_hash=values.get("key-hash"),
        players=players,
    )


def _setting(
    values: dict[str, str], numbers: dict[str, int], file: str
) -> tuple[str | dict[str, Any] | None, dict[str, Any] | None]:
    """Scenario or position, exactly one of them."""
    if "scenario" in values and "position" in values:
        line = max(numbers["scenario"], numbers["position"])
        raise RecordError(
            "unwanted-header", file=file, line=line, name="scenario", other="position"
        )
    if "position" in values:
        return None, json_value("position", values["position"], numbers["position"], file)
    if "scenario" not in values:
        raise RecordError("missing-header", file=file, line=1, name="scenario")
    text = values["scenario"]
    if text.startswith("{"):
        return json_value("scenario", text, numbers["scenario"], file), None
    return text, None


def json_value(name: str, text: str, line: int, file: str) -> dict[str, Any]:
    """One line of JSON with an object."""

    def no_constant(word: str) -> None:
        raise ValueError(phrase("json-constant", word=word))

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) != len(pairs):
            raise ValueError(phrase("json-key-twice"))
        return made

    try:
        value = json.loads(text, parse_constant=no_constant, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        answer = _json_answer(error)
        raise RecordError("bad-json", file=file, line=line, name=name, why=answer) from None
    if not isinstance(value, dict):
        answer = phrase("json-object")
        raise RecordError("bad-json", file=file, line=line, name=name, why=answer)
    return value


def _json_answer(error: Exception) -> Phrase:
    """The JSON parser's complaint, in our own words."""
    if isinstance(error, json.JSONDecodeError):
        return phrase("json-broken", column=error.colno)
    said = why(error)
    return said if isinstance(said, Phrase) else phrase("json-too-deep")


def _options(text: str, line: int, file: str) -> dict[str, bool | int]:
    options: dict[str, bool | int] = {}
    for part in text.split():
        found = OPTION.fullmatch(part)
        if found is None:
            wanted = phrase("form-option")
            raise RecordError(
                "bad-value", file=file, line=line, name="options", text=part, wanted=wanted
            )
        if found[1] in options:
            raise RecordError("twice", file=file, line=line, thing=found[1])
        options[found[1]] = json.loads(found[2])
    return options


def is_player_name(text: str) -> bool:
    """Whether a text can be a player's name: short, printable, trimmed."""
    return 0 < len(text) <= PLAYER_LENGTH and text.isprintable() and text == text.strip()


def _body_line(record: Record, number: int, line: str) -> None:
    """Parse one line after the header."""
    if not line:
        return
    if record.end_line:
        code = "second-header" if FIRST_LINE.fullmatch(line) else "after-end-line"
        raise record.error(code, number)
    if line.startswith("#"):
        return
    place = len(record.entries)
    if found := DIGEST.fullmatch(line):
        if record.digests.get(place, found[1]) != found[1]:
            raise record.error("bad-line", number, text=line)
        record.digests[place] = found[1]
        record.digest_lines[place] = number
    elif found := END.fullmatch(line):
        record.end_line = number
        record.end = found[2]
        record.count = int(found[1])
    elif found := ENTRY.fullmatch(line):
        record.entries.append(Entry(found[1], found[2]))
        record.lines.append(number)
    elif FIRST_LINE.fullmatch(line):
        raise record.error("second-header", number)
    else:
        raise record.error("bad-line", number, text=line)
