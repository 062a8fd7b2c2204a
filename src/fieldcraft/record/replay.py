"""Stepping through a recorded match: any position, from any side, in both directions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fieldcraft.core import PUBLIC, Event, State
from fieldcraft.record.files import read_bytes
from fieldcraft.record.format.file import Entry, Record
from fieldcraft.record.format.parser import parse
from fieldcraft.record.match import Match

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView


class Replay:
    """A record and a current position: 0 is the start, *p* is after *p* entries.

    >>> from fieldcraft.core import key_from_seed
    >>> replay = Replay(Match.start("normandy", "la-raye", key_from_seed(7)))
    >>> replay.position, len(replay), replay.view("spectator")["phase"]
    (0, 0, 'initiative')
    """

    def __init__(self, match: Match, record: Record | None = None) -> None:
        """Replay a match; `record` is the one it was read from, if any."""
        self.match = match
        self.source = record or match.record()
        self.position = 0
        self._state = match.state_at(0).clone()

    @classmethod
    def from_text(cls, data: str | bytes, file: str = "", key: bytes | None = None) -> Replay:
        """The replay of a record's text; raises `RecordError` if it cannot be replayed."""
        record = parse(data, file)
        return cls(Match.from_record(record, key), record)

    @classmethod
    def load(cls, path: Path | str, key: bytes | None = None) -> Replay:
        """The replay of a record's file."""
        return cls.from_text(read_bytes(path), Path(path).as_posix(), key)

    def __len__(self) -> int:
        return len(self.match.steps)

    def go(self, position: int) -> int:
        """Go to a position, or the nearest one; returns it."""
        self.position = min(max(position, 0), len(self))
        self._state = self.match.state_at(self.position).clone()
        return self.position

    def forth(self, entries: int = 1) -> int:
        """Go forward so many entries; returns the position."""
        return self.go(self.position + entries)

    def back(self, entries: int = 1) -> int:
        """Go back so many entries; returns the position."""
        return self.go(self.position - entries)

    @property
    def state(self) -> State:
        """The whole state here, as a copy (it contains what each side may not know)."""
        return self._state

    @property
    def entry(self) -> Entry | None:
        """The entry that led here; None at the start."""
        return self.match.steps[self.position - 1].entry if self.position else None

    def view(self, side: int | str) -> AnyView:
        """What a side or a spectator could know here."""
        return self.match.view(side, self.position)

    def events(self, side: int | str, since: int | None = None) -> list[Event]:
        """What that side was told by the entry that led here, or by all after position `since`."""
        viewer = self.match.side(side)
        start = max(self.position - 1, 0) if since is None else max(since, 0)
        return [
            event
            for step in self.match.steps[start : self.position]
            for event in step.events
            if event.audience in (PUBLIC, viewer)
        ]

    def turns(self) -> list[int]:
        """The positions at which a round or a turn begins, for stepping by turns."""
        return [place for place, remarks in sorted(self.match.record().remarks.items()) if remarks]

    def verify(self) -> int:
        """Replay the record from its start; returns how many digests were checked.

        Raises `RecordError` at the first place where the record diverges from the rules.
        """
        key = self.match.header.key
        Match.from_record(self.source, bytes.fromhex(key) if key else None)
        return len(self.source.digests)
