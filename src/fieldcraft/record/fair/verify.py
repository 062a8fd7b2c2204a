"""Verifying a record without trusting whoever made it: the exchange, the key, every choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fieldcraft.record.fair.exchange import SERVER, Exchange
from fieldcraft.record.fair.sealed_list import Line, has_seal
from fieldcraft.record.format.parser import parse
from fieldcraft.record.match import Match


@dataclass(frozen=True)
class Verified:
    """What holds of a record; what does not has raised `RecordError`."""

    entries: int
    digests: int
    exchanges: tuple[Exchange, ...]
    """What made the dice: at the start, then for each takeback; none in local and old records."""
    players: dict[str, str]
    broken_off: int
    """Exchanges for takebacks that were begun and not completed."""

    @property
    def is_provable(self) -> bool:
        """Whether a player had a share in all the dice, so that the server could not choose."""
        return bool(self.exchanges) and all(len(one.commitments) > 1 for one in self.exchanges)

    def parties(self) -> list[str]:
        """Who had a share in the dice at the start, the server first."""
        if not self.exchanges:
            return []
        return sorted(self.exchanges[0].commitments, key=lambda party: (party != SERVER, party))

    def not_listed(self, lines: Sequence[Line]) -> list[int]:
        """The rounds that a list of seals does not have as it should."""
        return [one.round for one in self.exchanges if not has_seal(lines, one.seal())]


def verify_record(data: bytes | str, file: str = "") -> Verified:
    """Check the shares, make the key from them, and play every choice; raises `RecordError`."""
    record = parse(data, file)
    match = Match.from_record(record)
    first = record.first_exchange
    later = [one for _, one in sorted(record.exchanges.items())]
    return Verified(
        entries=len(match.steps),
        digests=len(record.digests),
        exchanges=() if first is None else (first, *later),
        players=match.players,
        broken_off=later[-1].round - len(later) if later else 0,
    )
