"""Replays: every position, from every side, forth and back."""

from pathlib import Path

import pytest

from fieldcraft.core import PUBLIC
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.replay import Replay
from tests.record.play import random_match


@pytest.mark.parametrize(("game", "scenario"), [("normandy", 1), ("north-africa", 3)])
def test_stepping_forth_and_back_shows_the_same(game: str, scenario: int) -> None:
    """A position looks the same whichever way it is reached, from all three viewpoints."""
    match = random_match(4, 70, scenario, taking_back=True, game=game)
    replay = Replay.from_text(match.to_text())
    sides = (*match.sides, "spectator")
    seen = [{side: replay.view(side) for side in sides}]
    while replay.forth() == len(seen):
        seen.append({side: replay.view(side) for side in sides})
        if replay.position == len(replay):
            break
    assert len(seen) == len(replay) + 1
    for place in reversed(range(len(replay))):
        assert replay.back() == place
        assert {side: replay.view(side) for side in sides} == seen[place]


def test_going_beyond_the_ends_stays_at_the_ends() -> None:
    """There is nothing before the start and nothing after the last entry."""
    replay = Replay(random_match(4, 10))
    assert replay.back() == 0
    assert replay.entry is None
    assert replay.go(999) == 10
    assert replay.entry == replay.match.entries[-1]


def test_events_are_those_the_side_was_told() -> None:
    """The events of an entry, and those since a position, leave out what others alone learnt."""
    match = random_match(4, 60)
    replay = Replay(match)
    replay.go(60)
    assert replay.events("us", since=0) == [event for _, event in match.log("us")]
    assert all(event.audience == PUBLIC for event in replay.events("spectator", since=0))
    replay.go(1)
    assert [event.name for event in replay.events("spectator")] == ["bids"]


def test_the_state_of_a_replay_is_a_copy() -> None:
    """Whatever is done with the state shown, the match stays as it was."""
    replay = Replay(random_match(4, 9))
    replay.go(9)
    before = replay.match.state.digest()
    side = replay.match.waiting[0]
    replay.state.choose(side, replay.state.options(side)[0])
    assert replay.match.state.digest() == before


def test_turns_are_where_a_turn_or_round_begins() -> None:
    """The places to jump to: the start, then after each last bid and each end of a turn."""
    match = random_match(4, 60)
    turns = Replay(match).turns()
    assert turns[0] == 0
    for place in turns[1:]:
        assert {"round", "turn"} & {event.name for event in match.steps[place - 1].events}


def test_verify_counts_the_digests(tmp_path: Path) -> None:
    """All digests of the file are checked, and their number is told."""
    path = tmp_path / "a.record"
    match = random_match(4, 60)
    match.save(path)
    replay = Replay.load(path)
    assert replay.verify() == path.read_text(encoding="utf-8").count("\n= ")
    replay.source.digests[0] = "0" * 32
    with pytest.raises(RecordError):
        replay.verify()


def test_a_live_match_can_be_replayed() -> None:
    """A match in hand is verified from its own entries."""
    match = Match.from_text(random_match(6, 30, taking_back=True).to_text())
    assert Replay(match).verify() > 3
