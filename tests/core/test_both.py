"""Both at once: hidden branches, whatever order the answers come in."""

from itertools import permutations
from typing import Final

import pytest

from fieldcraft.core import (
    EVERYONE,
    PUBLIC,
    Chance,
    Event,
    Refusal,
    Slot,
    State,
    Timeline,
    canonical,
)
from fieldcraft.core.chance import key_from_seed
from tests.core.talk import BLUE, RED, SPECTATOR, VIEWPOINTS, asked, offered, say
from tests.skirmish import SKIRMISH, SkirmishState
from tests.skirmish.frames import Kind, Procedure, Question
from tests.skirmish.game import FRAMES
from tests.skirmish.terms import STOP

RED_ANSWERS = ("place red:squad-1", "on A1", "place red:leader", "on A1", "stop")
BLUE_ANSWERS = ("place blue:squad-2", "on D3", "stop")


def meeting() -> SkirmishState:
    """Both sides set up in secret."""
    return SKIRMISH.start("meeting", key_from_seed(4))


def heard_by(events: list[Event], side: int) -> list[Event]:
    """The events a viewpoint hears."""
    return [event for event in events if event.audience in (PUBLIC, side)]


def in_order(sides: tuple[int, ...]) -> tuple[SkirmishState, list[Event]]:
    """The set-up with the sides answering in this order."""
    s = meeting()
    heard: list[Event] = []
    answers = [iter(RED_ANSWERS), iter(BLUE_ANSWERS)]
    for side in sides:
        s.choose(side, s.parse(next(answers[side])), heard)
    return s, heard


def test_the_order_of_answers_changes_nothing() -> None:
    """Every one of the 56 interleavings gives the same digest, views and events to everybody."""
    orders = sorted(set(permutations([RED] * 5 + [BLUE] * 3)))
    assert len(orders) == 56
    results = set()
    for order in orders:
        s, heard = in_order(order)
        assert s.asked != EVERYONE
        seen = [canonical(s.view(side)) for side in VIEWPOINTS]
        told = [repr(heard_by(heard, side)) for side in VIEWPOINTS]
        results.add((s.digest(), *seen, *told))
    assert len(results) == 1


def test_a_branch_is_hidden_until_both_end() -> None:
    """While red answers, blue's view, question, options and events stay the same."""
    s = meeting()
    before = canonical(s.view(BLUE)), s.question(BLUE), offered(s, BLUE)
    for words in RED_ANSWERS[:-1]:
        heard = say(s, f"red: {words}")
        assert (canonical(s.view(BLUE)), s.question(BLUE), offered(s, BLUE)) == before
        assert heard_by(heard, BLUE) == heard_by(heard, SPECTATOR) == []
    assert s.view(RED)["plans"] == {"red:leader": "A1", "red:squad-1": "A1"}
    say(s, "red: stop")
    assert asked(s) == "blue: place"
    assert s.view(BLUE)["units"] == {}
    say(s, *(f"blue: {words}" for words in BLUE_ANSWERS))
    assert s.view(BLUE)["units"].keys() == {"red:leader", "red:squad-1", "blue:squad-2"}
    assert s.plans == [-1] * 6


def test_the_run_of_placements_ends_with_stop_only() -> None:
    """A full set-up still has to say stop, and the stacking limit binds one's own units only."""
    s = meeting()
    say(s, "red: place red:squad-1", "red: on A1", "red: place red:leader", "red: on A1")
    say(s, "red: place red:squad-2")
    assert offered(s, RED) == ["on A2", "on A3"]
    say(s, "red: on A3")
    assert offered(s, RED) == ["stop"]
    assert s.question(RED) == "place"


def test_a_side_at_rest_is_not_asked() -> None:
    """In the assault only red sets up; blue stands where the scenario put it."""
    s = SKIRMISH.start("assault", key_from_seed(4))
    assert asked(s) == "red: place"
    assert s.asked == EVERYONE
    assert offered(s, BLUE) == []
    refusal = s.why_not(BLUE, "stop")
    assert refusal is not None
    assert refusal.reason == "not-your-decision"
    say(s, *(f"red: {words}" for words in RED_ANSWERS))
    assert asked(s) == "red: order"


def test_a_fork_that_asks_nobody_ends_at_once() -> None:
    """Both sides at rest: the parent goes on."""
    s = SKIRMISH.start("parade", key_from_seed(4))
    assert asked(s) == "red: order"


def test_each_takes_back_its_own_answers() -> None:
    """Undo in a pending simultaneous decision drops one's own last answer and nothing else."""
    match = Timeline(meeting())
    for words in RED_ANSWERS[:2]:
        match.choose(RED, match.state.parse(words))
    match.choose(BLUE, match.state.parse(BLUE_ANSWERS[0]))
    match.choose(BLUE, match.state.parse(BLUE_ANSWERS[1]))
    blue = canonical(match.state.view(BLUE))
    match.choose(RED, match.state.parse(RED_ANSWERS[2]))
    for left in (2, 1, 0):
        assert match.can_undo(RED)
        match.undo(RED)
        assert sum(chooser == RED for chooser, _ in match.since) == left
        assert canonical(match.state.view(BLUE)) == blue
    assert not match.can_undo(RED)
    assert match.can_undo(BLUE)
    match.undo(BLUE)
    match.undo(BLUE)
    assert match.state.digest() == meeting().digest()


def test_a_finished_branch_can_be_taken_up_again_until_the_other_ends() -> None:
    """Stop is undone while the other still answers, and never after both have stopped."""
    match = Timeline(meeting())
    for words in RED_ANSWERS:
        match.choose(RED, match.state.parse(words))
    match.undo(RED)
    assert offered(match.state, RED) == ["stop", "place red:squad-2"]
    match.choose(RED, STOP)
    for words in BLUE_ANSWERS[:-1]:
        match.choose(BLUE, match.state.parse(words))
    assert match.can_undo(RED)
    assert not match.state.takes_back(BLUE, STOP)
    match.choose(BLUE, STOP)
    assert not match.can_undo(RED)
    assert not match.can_undo(BLUE)


class Forbidden(Question):
    """A question on a branch whose answer does what no branch may do."""

    def __init__(self, deed: str) -> None:
        super().__init__(deed, deed, "CC-X.1.9", [])
        self.deed = deed

    def options(self, state: State, side: int) -> list[int]:
        return [STOP, STOP + 16]

    def answer(self, state: State, side: int, option: int) -> None:
        if self.deed == "roll":
            state.roll(6)
        elif self.deed == "draw":
            state.draw(6)
        elif self.deed == "shuffle":
            state.shuffle([1, 2, 3])
        elif self.deed == "reveal":
            state.reveal()
        else:
            state.finish(side, "whim", 0)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-asked", self.clause, {})


@pytest.mark.parametrize("deed", ["roll", "draw", "shuffle", "reveal", "finish"])
def test_a_branch_may_not_touch_chance_secrets_or_the_end(deed: str) -> None:
    """What would make the order of the answers matter, or tell of it, is an error."""
    frames = [*FRAMES, Forbidden(deed)]
    s = SkirmishState("meeting", frames, Chance(key_from_seed(0)))
    s.push(Kind.MATCH, [1])
    s.fork([len(FRAMES), -1], [[RED], []])
    s.run()
    position, epoch = s.chance.position, s.epoch
    with pytest.raises(AssertionError, match="while both sides decide at once"):
        s.choose(RED, STOP)
    assert (s.chance.position, s.epoch, s.finished) == (position, epoch, False)


class Again(Procedure):
    """Both sides set up, and then both set up once more."""

    NEXT: Final = 0

    def __init__(self) -> None:
        super().__init__("again", "CC-X.1.9", [Slot("next")])

    def step(self, state: State) -> None:
        if state.slot(Again.NEXT) == 2:
            state.finish(RED, "done", 0)
            return
        state.set_slot(Again.NEXT, state.slot(Again.NEXT) + 1)
        state.fork([Kind.PLACE_UNIT, Kind.PLACE_UNIT], [[RED], [BLUE]])


def test_one_simultaneous_decision_after_another() -> None:
    """Undo does not reach from the second back into the first: its answers were shown."""
    s = SkirmishState("meeting", [*FRAMES, Again()], Chance(key_from_seed(0)))
    s.push(len(FRAMES), [0])
    s.run()
    match = Timeline(s)
    for line in (*RED_ANSWERS[:2], "stop"):
        match.choose(RED, s.parse(line))
    for line in BLUE_ANSWERS:
        match.choose(BLUE, s.parse(line))
    assert match.state.asked == EVERYONE
    assert asked(match.state) == "red and blue: place"
    assert not match.can_undo(RED)
    assert not match.can_undo(BLUE)
    match.choose(RED, STOP)
    assert match.can_undo(RED)
    match.choose(BLUE, STOP)
    assert match.state.finished
