"""Undo: exactly back to the last roll, shuffle, draw, reveal, change of decider or end."""

from typing import Any

import pytest

from fieldcraft.core import EVERYONE, Chance, Frame, Timeline, UndoError, key_from_seed
from tests.core.talk import BLUE, RED, asked, duel, pick, say
from tests.skirmish import SkirmishState
from tests.skirmish.game import FRAMES, SKIRMISH


class Watched(SkirmishState):
    """A skirmish that counts, by itself, how often the rules reach for hidden things."""

    def __init__(self, scenario: str, frames: list[Frame[Any]], chance: Chance) -> None:
        super().__init__(scenario, frames, chance)
        self.reached = 0

    def own_chance(self) -> Chance:
        self.reached += 1
        return super().own_chance()

    def reveal(self) -> None:
        self.reached += 1
        super().reveal()


def watched(seed: int) -> Watched:
    """A parade, watched: both sides stand, so that one side decides at a time."""
    plain = SKIRMISH.start("parade", key_from_seed(seed))
    s = Watched("parade", FRAMES, plain.chance)
    plain.copy_kernel_to(s, -1)
    s.deck_red, s.deck_blue = plain.deck_red, plain.deck_blue
    s.cards, s.places, s.plans = plain.cards, plain.places, plain.plans
    return s


def is_boundary(match: Timeline, side: int, option: int) -> bool:
    """Choose, and say whether hidden things were reached, the decider changed or the game ended."""
    s = match.state
    assert isinstance(s, Watched)
    decider, reached = s.asked, s.reached
    match.choose(side, option)
    return s.reached > reached or s.asked != decider or s.finished


def take_everything_back(match: Timeline, made: list[tuple[str, int, int]]) -> None:
    """Undo step by step to the last boundary, see that it goes no further, and go on again."""
    for before, side, _ in reversed(made):
        assert not match.can_undo(1 - side)
        match.undo(side)
        assert match.state.digest() == before
    for side in (RED, BLUE):
        assert not match.can_undo(side)
        with pytest.raises(UndoError):
            match.undo(side)
    for _, side, option in made:
        match.choose(side, option)


@pytest.mark.parametrize("seed", range(8))
def test_undo_reaches_exactly_as_far_as_it_may(seed: int) -> None:
    """At every step takes_back foretells what is allowed; undo goes back to the boundary."""
    rng = Chance(key_from_seed(300 + seed))
    match = Timeline(watched(seed))
    made: list[tuple[str, int, int]] = []
    longest = 0
    while not match.state.finished:
        side, option = pick(match.state, rng)
        foretold = match.state.takes_back(side, option)
        before = match.state.digest()
        boundary = is_boundary(match, side, option)
        assert foretold != boundary
        assert match.can_undo(side) == foretold
        made = [] if boundary else [*made, (before, side, option)]
        longest = max(longest, len(made))
        take_everything_back(match, made)
    assert longest >= 2


@pytest.mark.parametrize("seed", range(4))
def test_takes_back_agrees_while_both_decide(seed: int) -> None:
    """Also in a simultaneous decision: one's last answer goes, the state is as if never given."""
    rng = Chance(key_from_seed(400 + seed))
    match = Timeline(SKIRMISH.start("meeting", key_from_seed(seed)))
    while match.state.asked == EVERYONE:
        side, option = pick(match.state, rng)
        foretold = match.state.takes_back(side, option)
        before = match.state.digest()
        match.choose(side, option)
        assert match.can_undo(side) == foretold
        if foretold:
            match.undo(side)
            assert match.state.digest() == before
            match.choose(side, option)
    assert not match.can_undo(RED)
    assert not match.can_undo(BLUE)


def test_steps_of_one_order_can_be_taken_back_until_the_window() -> None:
    """Choosing a unit is undone, a step that asks the enemy is not."""
    s = duel(
        hands={"red": ["move-1"], "blue": []},
        units={"red:squad-1": "A2", "red:leader": "A1", "blue:squad-1": "D2"},
    )
    match = Timeline(s)
    match.choose(RED, s.parse("play move-1"))
    assert not match.can_undo(RED)  # the card was shown
    assert match.state.takes_back(RED, s.parse("unit red:squad-1"))
    match.choose(RED, s.parse("unit red:squad-1"))
    match.undo(RED)
    assert asked(match.state) == "red: unit"
    match.choose(RED, s.parse("unit red:leader"))
    assert not match.state.takes_back(RED, s.parse("to B1"))
    match.choose(RED, s.parse("to B1"))
    assert not match.can_undo(RED)


def test_discards_can_be_picked_again_until_stop() -> None:
    """What lies face down is taken up again, one card at a time; shown, it is gone."""
    s = duel(hands={"red": ["fire-3", "aim-1", "move-1"], "blue": []})
    match = Timeline(s)
    for words in ("pass", "discard aim-1", "discard move-1"):
        match.choose(RED, s.parse(words))
    assert [match.undo(RED), match.undo(RED)] == [2, 1]
    match.choose(RED, s.parse("discard fire-3"))
    match.choose(RED, s.parse("stop"))
    with pytest.raises(UndoError) as caught:
        match.undo(RED)
    assert caught.value.refusal.reason == "undo-decider"


def test_the_reason_for_no_undo_is_told() -> None:
    """After a roll it was chance, after the other's turn to speak it was the decider."""
    match = Timeline(duel())
    match.choose(RED, match.state.parse("play fire-3"))
    match.choose(RED, match.state.parse("pass"))
    reasons = [match.why_no_undo(side) for side in (RED, BLUE)]
    assert [reason.reason for reason in reasons if reason] == ["undo-chance", "undo-decider"]


def test_the_last_choice_of_a_game_stands() -> None:
    """A choice that ends the game is not taken back, though no card was turned."""
    s = duel(
        decks={"red": ["move-3", "aim-2", "move-2"], "blue": ["move-2"]},
        units={"red:squad-1": "B2", "blue:squad-1": "C2", "red:leader": "A1"},
        broken=["blue:squad-1", "red:leader"],
    )
    say(s, "red: play fire-3", "red: pass", "red: accept")
    assert asked(s) == "red: broken"
    match = Timeline(s)
    epoch = s.epoch
    assert not s.takes_back(RED, s.parse("unit blue:squad-1"))
    match.choose(RED, s.parse("unit blue:squad-1"))
    assert match.state.finished
    assert match.state.epoch == epoch
    assert not match.can_undo(RED)
