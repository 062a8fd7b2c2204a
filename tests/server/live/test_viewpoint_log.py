"""The log of a viewpoint: what it is told, and from where on it must forget."""

from collections.abc import Iterator

import pytest

from fieldcraft import games
from fieldcraft.core import PUBLIC, Chance, canonical, key_from_seed
from fieldcraft.i18n.teller import told_once
from fieldcraft.record.match import Match
from fieldcraft.server.live.messages.table import TableComposer
from fieldcraft.server.live.messages.viewpoint_log import ViewpointLog
from tests.games.enrolled import KEYS
from tests.games.players import lively_option


def played(key: str, choices: int, seed: int = 4) -> Match:
    """A match after some lively choices."""
    match = Match.start(key, games.get(key).scenarios()[0], key_from_seed(seed))
    for _ in play(match, choices, seed):
        pass
    return match


def play(match: Match, choices: int, seed: int) -> Iterator[int]:
    """Lively choices, one after the other."""
    rng = Chance(key_from_seed(seed))
    for number in range(choices):
        if match.outcome is not None:
            return
        side = match.waiting[rng.below(len(match.waiting))]
        match.take(side, lively_option(match.state, side, rng))
        yield number


def standing(match: Match, viewer: int) -> list[object]:
    """The events that stand, read again from the record: a takeback hides what it took back."""
    places: list[int] = []
    here = len(match.steps)
    while here:
        places.append(here)
        step = match.steps[here - 1]
        here = step.target if step.target >= 0 else here - 1
    told = [
        [one for one in match.steps[place - 1].events if one.audience in (PUBLIC, viewer)]
        for place in reversed(places)
    ]
    return [event for events in told for event in told_once(match.header.game, events)]


def test_own_draws_are_told_once() -> None:
    """Whoever saw each card is not told their number as well; the others are told only that."""
    match = played("normandy", 30)
    names = [{line.event.name for line in ViewpointLog(match, who).lines} for who in (0, -1)]
    assert "draws-card" in names[0]
    assert "draws" in names[1]
    own = [line.event for line in ViewpointLog(match, 0).lines if line.event.name == "draws"]
    assert {event.fields["side"] for event in own} == {"de"}


@pytest.mark.parametrize("key", KEYS)
def test_a_reader_of_every_change_has_the_whole_log(key: str) -> None:
    """Through undo and takeback, cutting where told and appending gives just what stands."""
    match = Match.start(key, games.get(key).scenarios()[0], key_from_seed(3))
    stories = [ViewpointLog(match, viewer) for viewer in (0, 1, -1)]
    logs: list[list[object]] = [[], [], []]
    cuts = [0, 0, 0]
    rng = Chance(key_from_seed(9))
    undone = taken = 0
    for number in play(match, 160, 3):
        for side in (0, 1):
            if rng.below(6) == 0 and match.can_undo(side):
                match.undo(side)
                undone += 1
        if number % 40 == 39 and match.outcome is None:
            match.takeback(1 + rng.below(3))
            taken += 1
        if rng.below(3) == 0:
            continue  # several changes at once
        for place, story in enumerate(stories):
            story.follow()
            first = story.since(len(logs[place]), cuts[place])
            logs[place] = logs[place][:first] + [line.event for line in story.lines[first:]]
            cuts[place] = len(story.cuts)
            assert logs[place] == standing(match, story.viewer)
            entries = [line.entry for line in story.lines]
            assert entries == sorted(entries)
    assert undone > 3
    assert taken > 1


def test_a_takeback_is_told_where_it_cut() -> None:
    """The lines of the choices taken back are gone, and the takeback's own line is the last."""
    match = played("normandy", 60)
    story = ViewpointLog(match, 0)
    lines = len(story.lines)
    match.takeback(10)
    story.follow()
    assert story.lines[-1].event.name == "takeback"
    assert len(story.lines) < lines
    assert story.cuts == [len(story.lines) - 1]


def test_a_hidden_choice_changes_nothing_for_the_other() -> None:
    """While both set up out of sight, not a byte of the other's table tells of a choice."""
    match = Match.start("combat-commander", "lipki-farm", key_from_seed(2))
    composer = TableComposer(match)
    rng = Chance(key_from_seed(1))
    before = {one: canonical(composer.compose(one, "en")) for one in ("allies", "spectator")}
    for _ in range(6):
        match.take(0, lively_option(match.state, 0, rng))
        if 0 not in match.waiting:
            break
        for one, table in before.items():
            assert canonical(composer.compose(one, "en")) == table
    assert len(match.steps) > 3
