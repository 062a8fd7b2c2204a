"""A match taken up again from its steps is the match it was."""

import pytest

from fieldcraft.core import canonical
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Step
from tests.record.play import random_match

LONG = {"normandy": "la-raye", "north-africa": "barce", "combat-commander": "lipki-farm"}


@pytest.mark.parametrize("game", LONG)
def test_a_resumed_match_is_the_same(game: str) -> None:
    """From the start or from any settled position: same record, same positions, same undo."""
    match = random_match(5, 130, LONG[game], taking_back=True, game=game)
    assert any(step.target >= 0 for step in match.steps), "no takeback: choose another seed"
    text = match.to_text()
    settled = 0
    twin = Match.start(game, LONG[game], bytes.fromhex(match.header.key or ""))
    for place, step in enumerate(match.steps, 1):
        twin.follow(step)
        if place in (40, 90) or not settled:
            if not twin.timeline.since:
                settled = place
                state = match.game.load(twin.state.dump())
                again = Match.resume(match.header, match.steps, place, state)
                assert again.to_text() == text
                assert again.timeline.since == match.timeline.since
                for position in range(0, len(match.steps), 13):
                    ours, theirs = again.view(0, position), match.view(0, position)
                    assert canonical(ours) == canonical(theirs)
    assert settled
    assert twin.to_text().split("\n\n")[-1] == text.split("\n\n")[-1]
    assert Match.resume(match.header, match.steps).to_text() == text


def test_an_ended_match_stays_ended() -> None:
    """The act that ended it is played again."""
    match = random_match(5, 20)
    match.resign("us")
    assert Match.resume(match.header, match.steps).outcome == match.outcome


def test_what_the_rules_do_not_give_is_noticed() -> None:
    """A step they would refuse, or a digest that differs, is an error that names the entry."""
    match = random_match(5, 60)
    place = next(at for at, step in enumerate(match.steps) if step.digest and at > 20)
    steps = list(match.steps)
    old = steps[place]
    steps[place] = Step(old.entry, old.side, old.option, -1, old.events, "0" * 32)
    with pytest.raises(RecordError) as error:
        Match.resume(match.header, steps)
    assert (error.value.code, error.value.values["entry"]) == ("wrong-digest", place + 1)
    steps[place] = Step(old.entry, old.side, 99999, -1, old.events, "")
    with pytest.raises(RecordError) as error:
        Match.resume(match.header, steps)
    assert error.value.values["entry"] == place + 1


def test_a_sealed_match_is_not_resumed() -> None:
    """Without the key there are no dice."""
    match = random_match(5, 5)
    with pytest.raises(RecordError, match="hash of its key"):
        Match.resume(match.header.model_copy(update={"key": None}), match.steps)
