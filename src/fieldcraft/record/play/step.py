"""One step of a match, and the refusal of one."""

from __future__ import annotations

from dataclasses import dataclass

from fieldcraft.core import Event, FieldcraftError, Refusal
from fieldcraft.record.format.file import Entry


class Refused(FieldcraftError):
    """It is not allowed now; carries the refusal to show.  Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} {refusal.clause}".rstrip())
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal,)


@dataclass(frozen=True, slots=True)
class Step:
    """What one entry did."""

    entry: Entry
    side: int
    """Who chose; -1 for an act of the table."""
    option: int
    """What was chosen; -1 for an act of the table."""
    target: int
    """For a takeback the position it returns to; otherwise -1."""
    events: tuple[Event, ...]
    digest: str
    """Of the state after the entry, where a record has one; otherwise empty."""
