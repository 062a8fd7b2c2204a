"""Clocks: whose time runs, what is added back, and when a flag may be claimed."""

import pytest
from hypothesis import strategies as st

from fieldcraft.server.matches.clocks import Correspondence, LiveClock, Mark, MatchClock, Untimed
from fieldcraft.server.matches.turns import BITS
from tests.strategies import tried

LIVE = LiveClock(kind="live", minutes=10, increment=30)
DAYS = Correspondence(kind="correspondence", bank=72, gain=12)
HOUR = 3600.0
TURN = (1, 1 << BITS)
"""One turn of each side, as a mark counts them."""


def begun(pace: Untimed | LiveClock | Correspondence = LIVE, waiting: int = 0b01) -> MatchClock:
    """A clock of two people, started at 0."""
    clock = MatchClock(pace)
    clock.note_all([Mark(0, "run"), Mark(0, "entry", waiting=waiting)])
    return clock


def test_only_the_side_that_is_asked_spends_time() -> None:
    """The clock of a side runs while it is asked, and only then."""
    clock = begun()
    assert (clock.left(0, 60), clock.left(1, 60)) == (540.0, 600.0)


def test_both_spend_time_when_both_are_asked() -> None:
    """A simultaneous decision runs on both clocks, each until its own answer."""
    clock = begun(waiting=0b11)
    clock.note(Mark(60, "entry", waiting=0b10, number=1))
    assert (clock.left(0, 100), clock.left(1, 100)) == (540.0, 500.0)


def test_over_days_time_is_added_back_when_a_side_has_answered() -> None:
    """A hand-over brings hours; choices within one's own turn bring nothing."""
    clock = begun(DAYS)
    clock.note(Mark(20 * HOUR, "entry", waiting=0b01, number=1))
    clock.note(Mark(30 * HOUR, "entry", waiting=0b10, number=2))
    assert clock.left(0, 40 * HOUR) == 54 * HOUR


def test_a_live_clock_adds_time_with_each_printed_turn() -> None:
    """Questions answered in the other's turn bring nothing, however many there are."""
    clock = begun()
    clock.note(Mark(50, "entry", waiting=0b10, number=1))
    clock.note(Mark(60, "entry", waiting=0b01, number=2))
    clock.note(Mark(100, "entry", waiting=0b10, number=3, turns=TURN[1]))
    assert (clock.left(0, 100), clock.left(1, 100)) == (510.0, 600.0)
    clock.note(Mark(150, "entry", waiting=0b01, number=4, turns=TURN[1] + TURN[0]))
    assert (clock.left(0, 150), clock.left(1, 150)) == (540.0, 550.0)


def test_a_turn_that_is_taken_back_takes_its_time_with_it() -> None:
    """However far it goes back, and nobody gains by going back and forth."""
    clock = begun()
    for number in range(1, 20, 4):
        clock.note(Mark(200, "entry", waiting=0b01, number=number, turns=TURN[0]))
        clock.note(Mark(200, "entry", waiting=0b01, number=number + 1, turns=2 * TURN[0]))
        assert clock.left(0, 200) == 460.0
        clock.note(Mark(200, "undo", waiting=0b01, number=number + 2, turns=TURN[0]))
        assert clock.left(0, 200) == 430.0
        clock.note(Mark(200, "undo", waiting=0b01, number=number + 3))
    assert clock.left(0, 200) == 400.0


def test_nobody_gets_more_than_the_cap() -> None:
    """A quick answer fills the bank up, and no further."""
    clock = begun(DAYS)
    clock.note(Mark(HOUR, "entry", waiting=0b10, number=1))
    assert clock.left(0, HOUR) == 72 * HOUR


def test_an_answer_after_the_flag_fell_unclaimed_begins_again_with_the_increment() -> None:
    """Mercy: what was overdrawn is forgotten once the other side has let it pass."""
    clock = begun()
    clock.note(Mark(900, "entry", waiting=0b10, number=1, turns=TURN[0]))
    assert clock.left(0, 900) == 30.0


def test_answering_undoing_and_answering_again_gains_nothing() -> None:
    """What an answer brought that is undone is taken away again."""
    clock = begun(DAYS, waiting=0b11)
    for number in range(1, 20, 2):
        clock.note(Mark(20 * HOUR, "entry", waiting=0b10, number=number))
        clock.note(Mark(20 * HOUR, "undo", waiting=0b11, number=number + 1))
    assert clock.left(0, 20 * HOUR) == 52 * HOUR


@pytest.mark.parametrize("pause", [True, False])
def test_clocks_stand_while_a_bot_or_nobody_sits(pause: bool) -> None:
    """Time runs only between people."""
    clock = begun()
    if pause:
        clock.note(Mark(10, "pause"))
    expected = (590.0, False, True) if pause else (-5.0, True, False)
    shown = clock.read(("us", "de"), 605)
    assert shown is not None
    assert expected == (clock.left(0, 605), clock.is_fallen(0, 605), shown.paused)


def test_a_fallen_flag_is_only_shown() -> None:
    """Nothing happens by itself: the clock shows zero and that it may be claimed."""
    clock = begun()
    early, late = (clock.read(("us", "de"), now) for now in (599.9, 600.0))
    assert early is not None
    assert late is not None
    assert (early.sides["us"].left, early.sides["us"].fallen) == (100, False)
    assert (late.sides["us"].left, late.sides["us"].fallen) == (0, True)
    assert not late.sides["de"].fallen


def test_a_gift_fills_up_to_the_cap() -> None:
    """The other side may give time instead of claiming the flag."""
    clock = begun()
    clock.note(Mark(700, "gift", side=0, amount=clock.gift()))
    assert clock.left(0, 700) == 150.0
    clock.note(Mark(700, "gift", side=1, amount=clock.gift()))
    assert clock.left(1, 700) == 600.0


def test_an_untimed_match_has_no_clocks() -> None:
    """Nothing to show, nothing to claim, nobody to remind."""
    clock = begun(Untimed())
    assert clock.read(("us", "de"), 1e9) is None
    assert not clock.is_fallen(0, 1e9)
    assert clock.remind_at(0) is None


def test_the_reminder_comes_before_the_flag() -> None:
    """A quarter of the cap before, and at most twelve hours."""
    assert begun().remind_at(0) == 450.0
    assert begun(DAYS).remind_at(0) == 60 * HOUR
    assert begun().remind_at(1) is None


def test_the_spell_is_the_entry_by_which_a_side_came_to_be_asked() -> None:
    """Notices hang on it, so it does not move while the side goes on choosing."""
    clock = begun(waiting=0b10)
    clock.note(Mark(5, "entry", waiting=0b01, number=1))
    clock.note(Mark(9, "entry", waiting=0b01, number=2))
    assert clock.asked_since(0) == (1, 5)
    assert clock.asked_since(1) is None


MARKS = st.lists(
    st.builds(
        Mark,
        at=st.floats(0, 5000),
        kind=st.sampled_from(["entry", "entry", "entry", "undo", "pause", "run", "gift"]),
        waiting=st.integers(0, 3),
        side=st.integers(0, 1),
        amount=st.floats(0, 300),
        turns=st.builds(lambda one, two: one | two << BITS, st.integers(0, 4), st.integers(0, 4)),
    ),
    max_size=40,
)
PACES = st.one_of(
    st.builds(
        LiveClock,
        kind=st.just("live"),
        minutes=st.integers(1, 60),
        increment=st.integers(0, 120),
    ),
    st.builds(
        Correspondence,
        kind=st.just("correspondence"),
        bank=st.integers(1, 100),
        gain=st.integers(0, 50),
    ),
)


@tried(100, PACES, MARKS, st.floats(0, 10_000))
def test_a_clock_never_exceeds_its_cap_and_never_gains_by_waiting(
    pace: LiveClock | Correspondence, marks: list[Mark], wait: float
) -> None:
    """Whatever happens, nobody has more than the cap, and time only ever runs down by itself."""
    clock = MatchClock(pace)
    cap = clock.cap
    assert cap is not None
    for mark in sorted(marks, key=lambda one: one.at):
        clock.note(mark)
        for side in (0, 1):
            now = clock.last
            assert clock.left(side, now) <= cap
            later = clock.left(side, now + wait)
            spends = clock.running and clock.hands[side].asked
            assert later == pytest.approx(clock.left(side, now) - (wait if spends else 0))


@tried(100, PACES, MARKS, st.integers(0, 40))
def test_a_clock_read_in_two_parts_is_the_same_clock(
    pace: LiveClock | Correspondence, marks: list[Mark], cut: int
) -> None:
    """A process that follows and one that reads it all from the start show the same."""
    ordered = sorted(marks, key=lambda one: one.at)
    whole, parts = MatchClock(pace), MatchClock(pace)
    whole.note_all(marks)
    parts.note_all(ordered[:cut])
    parts.note_all(ordered[cut:])
    assert whole == parts


@tried(100, PACES, MARKS)
def test_a_flag_is_fallen_only_for_a_side_that_is_asked_among_people(
    pace: LiveClock | Correspondence, marks: list[Mark]
) -> None:
    """No clock that stands can be claimed, and a fallen one shows nothing left."""
    clock = MatchClock(pace)
    clock.note_all(marks)
    for side in (0, 1):
        if clock.is_fallen(side, clock.last):
            assert clock.running
            assert clock.hands[side].asked
            shown = clock.read(("us", "de"), clock.last)
            assert shown is not None
            assert shown.sides[("us", "de")[side]].left == 0
