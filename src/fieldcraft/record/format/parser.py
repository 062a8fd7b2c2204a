"""Parsing the text of a record, strictly; see `record_file` for the format."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from fieldcraft.core.phrases import Phrase, why
from fieldcraft.record.errors import RecordError, hint, phrase
from fieldcraft.record.fair.exchange import Exchange
from fieldcraft.record.files import text_lines
from fieldcraft.record.format.file import (
    FORMAT,
    PLAYER_LENGTH,
    Entry,
    Header,
    Record,
    is_player_name,
)
from fieldcraft.record.play.acts import TAKEBACK

FIRST_LINE = re.compile(r"fieldcraft record ([0-9]{1,6})")
NAMES = ("game", "scenario", "position", "options", "rules", "key", "key-hash", "player SIDE")
EXCHANGE_NAMES = ("match", "commitment PARTY", "share PARTY")
"""What format 2 adds."""
MATCH_ID = re.compile(r"[a-z0-9]{1,16}")
EXCHANGE = re.compile(r"\+ (commitment|share) ([a-z][a-z0-9-]{0,39}): ([0-9a-f]{64})")
WORD = re.compile(r"[a-z][a-z0-9-]{0,39}")
HEX_KEY = re.compile(r"[0-9a-f]{64}")
DIGEST = re.compile(r"= ([0-9a-f]{32})")
ENTRY = re.compile(r"([a-z][a-z0-9-]{0,39}): (\S.{0,199})")
END = re.compile(
    r"end ([0-9]{1,7}): (unfinished|winner [a-z][a-z0-9-]{0,39}, "
    r"reason [a-z][a-z0-9-]{0,39}, margin -?[0-9]{1,6})"
)
OPTION = re.compile(r"([A-Za-z][A-Za-z0-9]{0,39})=(true|false|0|[1-9][0-9]{0,5})")


def parse(data: bytes | str, file: str = "") -> Record:
    """A record from its text; raises `RecordError`.  The rules are not applied here."""
    lines = text_lines(data, file)
    first = FIRST_LINE.fullmatch(lines[0].rstrip())
    if first is None:
        raise RecordError("not-a-record", file=file, line=1, format=FORMAT)
    if int(first[1]) not in range(1, FORMAT + 1):
        raise RecordError("newer-format", file=file, line=1, found=first[1], format=FORMAT)
    start = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    values, numbers = split_header(lines[1:start], file)
    header = _header(int(first[1]), values, numbers, file)
    record = Record(header, file=file, header_lines=numbers)
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


def _header(form: int, values: dict[str, str], numbers: dict[str, int], file: str) -> Header:
    def wrong(name: str, wanted: str) -> RecordError:
        line = numbers[name]
        return RecordError(
            "bad-value", file=file, line=line, name=name, text=values[name], wanted=wanted
        )

    names = NAMES if form == 1 else (*NAMES, *EXCHANGE_NAMES)
    players: dict[str, str] = {}
    commitments: dict[str, str] = {}
    shares: dict[str, str] = {}
    for name in values:
        kind, _, party = name.partition(" ")
        if form > 1 and kind in ("commitment", "share") and WORD.fullmatch(party):
            if not HEX_KEY.fullmatch(values[name]):
                raise wrong(name, phrase("form-hexadecimal", count=64))
            (commitments if kind == "commitment" else shares)[party] = values[name]
        elif name.startswith("player "):
            side = name.removeprefix("player ")
            if not WORD.fullmatch(side) or not is_player_name(values[name]):
                raise wrong(name, phrase("form-player", most=PLAYER_LENGTH))
            players[side] = values[name]
        elif name not in names:
            raise RecordError(
                "unknown-header", file=file, line=numbers[name], name=name, hint=hint(name, names)
            )
    for name in ("game", "options", "rules", *(["match"] if form > 1 else [])):
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
    if form > 1 and not MATCH_ID.fullmatch(values["match"]):
        raise wrong("match", phrase("form-match"))
    scenario, position = _setting(values, numbers, file)
    return Header(
        format=1 if form == 1 else 2,
        game=values["game"],
        scenario=scenario,
        position=position,
        options=_options(values["options"], numbers["options"], file),
        rules=int(values["rules"]),
        key=values.get("key"),
        key_hash=values.get("key-hash"),
        match=values.get("match"),
        commitments=commitments,
        shares=shares,
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
    elif found := EXCHANGE.fullmatch(line):
        _exchange_line(record, number, found)
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


def _exchange_line(record: Record, number: int, found: re.Match[str]) -> None:
    """A commitment or a share of the exchange for the takeback just above."""
    place = len(record.entries)
    taken = TAKEBACK.fullmatch(record.entries[-1].text) if place else None
    if taken is None or taken[2] is None or record.header.match is None:
        raise record.error("bad-line", number, text=found[0])
    one = record.exchanges.setdefault(
        place, Exchange(record.header.match, int(taken[2]), f"takeback {taken[1]}", {}, {})
    )
    record.exchange_lines.setdefault(place, number)
    values = {**(one.commitments if found[1] == "commitment" else one.shares)}
    if found[2] in values:
        raise record.error("twice", number, thing=f"{found[1]} {found[2]}")
    values[found[2]] = found[3]
    if found[1] == "commitment":
        record.exchanges[place] = replace(one, commitments=values)
    else:
        record.exchanges[place] = replace(one, shares=values)
