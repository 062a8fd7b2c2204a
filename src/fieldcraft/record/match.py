"""A match that can be saved as a record and read back.

Reading replays every entry, which finds whatever the rules do not allow, and checks every digest,
which finds whatever the rules would now do differently.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, Self

from fieldcraft.core import SPECTATOR, Event, Outcome, Refusal, WordError
from fieldcraft.record.errors import RecordError, reason_of
from fieldcraft.record.fair.exchange import Exchange
from fieldcraft.record.fair.keys import hex_key, key_hash
from fieldcraft.record.files import read_bytes, write_text
from fieldcraft.record.format.file import RULES_VERSION, TABLE, UNFINISHED, Entry, Record, render
from fieldcraft.record.format.parser import parse
from fieldcraft.record.play.acts import TAKEBACK
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Refused

REMARKS: Final = ("round", "turn")
"""Events that divide a record into sections for its readers."""


class Match(Playthrough):
    """A match being played; start one with `start`, or read one with `load`."""

    exchanges: Mapping[int, Exchange] = MappingProxyType({})
    """By place, the exchanges for the takebacks of a match that was played on a server."""

    def record(self, with_key: bool = True) -> Record:
        """The match as a record; without its key the header has only the key's hash."""
        header = self.header
        if not with_key and header.key is not None:
            sealed = key_hash(bytes.fromhex(header.key))
            header = header.model_copy(update={"key": None, "key_hash": sealed})
        record = Record(header, self.entries, end=outcome_text(self.outcome, self.sides))
        record.exchanges = dict(self.exchanges)
        start = self.state_at(0)
        record.digests[0] = start.digest()
        record.remarks[0] = self.whereabouts(0)
        for place, step in enumerate(self.steps, 1):
            if step.digest:
                record.digests[place] = step.digest
            remarks = [_remark(event) for event in step.events if event.name in REMARKS]
            if step.target >= 0:
                remarks = self.whereabouts(place)
            if remarks:
                record.remarks[place] = remarks
        record.digests[len(self.steps)] = self.state.digest()
        return record

    def whereabouts(self, place: int) -> list[str]:
        """When it is after so many steps, in the game's own words."""
        return self.game.whereabouts(self.state_at(place).view(SPECTATOR))

    def to_text(self, with_key: bool = True) -> str:
        """The record of the match as text."""
        return render(self.record(with_key))

    def save(self, path: Path | str) -> None:
        """Write the record to a file, atomically."""
        write_text(path, self.to_text())

    @classmethod
    def from_record(cls, record: Record, key: bytes | None = None) -> Self:
        """The match of a record, every choice and digest checked; raises `RecordError`."""
        header = record.header
        if key is not None:
            header = header.model_copy(update={"key": hex_key(key)})
        try:
            match = cls(header)
        except RecordError as error:
            raise error.at(record.file, _header_line(record, error)) from None
        match._take_exchanges(record)
        match._check_digest(record, 0)
        for place, entry in enumerate(record.entries, 1):
            match._replay(record, place, entry)
            match._check_digest(record, place)
        match._check_end(record)
        return match

    @classmethod
    def from_text(cls, data: str | bytes, file: str = "", key: bytes | None = None) -> Self:
        """The match of a record's text; `file` is only used in messages."""
        return cls.from_record(parse(data, file), key)

    @classmethod
    def load(cls, path: Path | str, key: bytes | None = None) -> Self:
        """The match of a record's file, ready to be continued if it has not ended."""
        return cls.from_text(read_bytes(path), Path(path).as_posix(), key)

    def _take_exchanges(self, record: Record) -> None:
        """Check that the shares of every exchange make its key, and keep the keys."""
        first = record.first_exchange
        if first is None:
            return
        try:
            first.check()
        except RecordError as error:
            raise error.at(record.file, record.header_lines.get("match", 0)) from None
        if first.key().hex() != self.header.key:
            raise record.error("wrong-shares", record.header_lines.get("key", 0))
        last = 0
        for place, one in sorted(record.exchanges.items()):
            line = record.exchange_lines.get(place, 0)
            try:
                one.check()
            except RecordError as error:
                raise error.at(record.file, line) from None
            if one.round <= last:
                raise record.error("exchange-twice", line, round=one.round)
            last = one.round
            self.keys[one.round] = one.key()
        self.exchanges = dict(record.exchanges)

    def _replay(self, record: Record, place: int, entry: Entry) -> None:
        line = record.lines[place - 1] if record.lines else 0
        if self.outcome is not None:
            raise record.error("after-the-end", line, entry=place)
        taken = TAKEBACK.fullmatch(entry.text) if entry.who == TABLE else None
        if taken and self.header.match and place not in self.exchanges:
            # On a server dice after a takeback come from a new exchange, or somebody chose them.
            raise record.error("missing-exchange", line, entry=place)
        try:
            if entry.who == TABLE:
                self.act(entry.text)
            else:
                self.choose(entry.who, entry.text)
        except RecordError as error:
            raise error.at(record.file, line) from None
        except (Refused, WordError) as error:
            raise _refused(record, place, entry, line, error.refusal) from None

    def _check_end(self, record: Record) -> None:
        """Check the last line of a record last: any other error says more."""
        if not record.end_line:
            return
        entries = len(record.entries)
        if record.count != entries:
            raise record.error("wrong-count", record.end_line, wanted=record.count, entries=entries)
        found = outcome_text(self.outcome, self.sides)
        if record.end != found:
            raise record.error("wrong-outcome", record.end_line, wanted=record.end, found=found)

    def _check_digest(self, record: Record, place: int) -> None:
        wanted = record.digests.get(place)
        if wanted is None:
            return
        found = self.state.digest()
        if found != wanted:
            since = max((known for known in record.digests if known < place), default=0)
            raise record.error(
                "wrong-digest",
                record.digest_lines.get(place, 0),
                since=since,
                entry=place,
                wanted=wanted,
                found=found,
                theirs=record.header.rules,
                ours=RULES_VERSION,
            )


def outcome_text(outcome: Outcome | None, sides: tuple[str, ...]) -> str:
    """An outcome as the last line of a record states it."""
    if outcome is None:
        return UNFINISHED
    winner = sides[outcome.winner] if outcome.winner >= 0 else "nobody"
    return f"winner {winner}, reason {outcome.reason}, margin {outcome.margin}"


def _remark(event: Event) -> str:
    return " ".join([event.name, *(str(value) for value in event.fields.values())])


def _header_line(record: Record, error: RecordError) -> int:
    """The header line that an error is about."""
    lines = record.header_lines
    name = {
        "unknown-game": "game",
        "unknown-scenario": "scenario",
        "bad-scenario": "scenario",
        "bad-position": "position",
        "unknown-option": "options",
        "bad-option": "options",
        "unknown-side": f"player {error.values.get('side')}",
        "sealed": "key-hash",
        "wrong-key": "key-hash",
    }.get(error.code, "game")
    return lines.get(name, 1 if lines else 0)


def _refused(record: Record, place: int, entry: Entry, line: int, refusal: Refusal) -> RecordError:
    code = "refused-act" if entry.who == TABLE else "illegal-choice"
    return RecordError(
        code,
        file=record.file,
        line=line,
        refusal=refusal,
        entry=place,
        side=entry.who,
        text=entry.text,
        reason=reason_of(refusal, record.header.game),
    )
