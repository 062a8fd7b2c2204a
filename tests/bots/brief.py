"""Thought cut short: opponents who think ahead, but for a moment only."""

from dataclasses import replace

import pytest

from fieldcraft.bots import thinker
from fieldcraft.bots.hands import Hand

CHOICES = 4
_thought = thinker.Rank.thought


def cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lieutenant and captain make a few choices where they would make thousands."""
    for kind in (thinker.Lieutenant, thinker.Captain):
        brief = replace(kind.rank, choices=CHOICES, widths=(2, 1))
        monkeypatch.setattr(kind, "rank", brief)
    monkeypatch.setattr(thinker.Rank, "thought", thought)


def thought(rank: thinker.Rank, hand: Hand | None) -> int:
    """In place of `Rank.thought`: who would think beyond some hands does so with every one."""
    return CHOICES if rank.beyond else _thought(rank, hand)
