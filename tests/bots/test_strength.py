"""How strong bots are: what is kept of their games, and what the documents say of it."""

from pathlib import Path
from random import Random

import pytest

from benchmarks import strength
from fieldcraft.bots import make
from fieldcraft.bots.hands import hand_of
from fieldcraft.core import BUILD
from fieldcraft.lab.match import pair_tasks
from fieldcraft.lab.play import Arena

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
REPLAYED = 3
SOON_OVER = 5000
"""Decisions of ten pairs that are worth replaying in a test."""


def test_the_page_has_the_tables_of_what_was_played() -> None:
    """`./dev bench strength --table` prints what stands in docs/bots.md."""
    text = PAGE.read_text(encoding="utf-8")
    for table in strength.tables(strength.read()).split("\n\n"):
        assert table in text


def test_what_was_kept_was_played_by_the_bots_there_are() -> None:
    """Bots that change are measured again: `./dev bench strength` throws old games away."""
    rows = strength.read()
    assert rows
    assert [row for row in rows if row.values != row.made_now] == []


def thinks_ahead(row: strength.Kept) -> bool:
    """Whether somebody does: too slow for plain Python, where the time limit may cut it short."""
    ranks = (getattr(make(name, 0), "rank", None) for name in (row.one, row.other))
    hand = hand_of(row.game, row.scenario)
    return any(rank.thought(hand) for rank in ranks if rank)


@pytest.mark.slow
def test_games_that_were_kept_happen_again(fresh: Random) -> None:
    """Bots are deterministic: a change in how they play has to be measured anew."""
    short = [
        row
        for row in strength.read()
        if row.decisions < SOON_OVER and (BUILD == "compiled" or not thinks_ahead(row))
    ]
    for row in fresh.sample(short, REPLAYED):
        plan, arena = strength.plan_of(row.game, row.one, row.other), Arena(row.game, row.scenario)
        seeds = range(row.first, row.first + strength.AT_ONCE)
        again = strength.played(tuple(pair_tasks(plan, arena, seed) for seed in seeds))
        assert (again.counts, again.decisions) == (row.counts, row.decisions)
