"""The greedy bot at Combat Commander: what it minds, that it goes on, and that it beats chance."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.bots import Seat, make
from fieldcraft.bots.score import NEVER, total
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.combat_commander.bots.judge import Judge
from fieldcraft.games.combat_commander.bots.picture import beats, ties
from fieldcraft.games.combat_commander.bots.weights import DEFAULT
from fieldcraft.games.combat_commander.content.position import normalise
from fieldcraft.games.combat_commander.terms import DISCARD_CARD, DROP, STOP, THING
from fieldcraft.lab import simulate

GAME = games.get("combat-commander")
ALL = list(range(1, 13))


def position(**spec: Any) -> State:
    """A position as in a drill."""
    return GAME.position(normalise(spec, "combat-commander"), key_from_seed(1))


def choice(state: State) -> str:
    """The words of what greedy does now."""
    seat = Seat(state, state.asked)
    return seat.word(make("greedy", 1).choose(seat))


def go_on(state: State, count: int) -> list[str]:
    """What greedy does in its next decisions, the other side letting things happen."""
    done = []
    me = state.asked
    for _ in range(count):
        if state.finished or state.asked != me:
            break
        words = choice(state)
        done.append(words)
        state.choose(me, state.parse(words))
    return done


def decisions(scenario: object, seed: int, count: int, player: str = "greedy") -> Iterator[Seat]:
    """The seats of the first decisions of a game between two bots."""
    state = GAME.start(scenario, key_from_seed(seed))
    bots = [make(player, 1), make(player, 2)]
    for _ in range(count):
        if state.decision is None:
            return
        side = state.decision.sides[0]
        seat = Seat(state, side)
        yield seat
        state.choose(side, bots[side].choose(seat))


# -- odds -----


@pytest.mark.parametrize("margin", range(-11, 12))
def test_duels_of_two_dice(margin: int) -> None:
    """The chance that one roll and a margin exceed or equal another, by counting all of them."""
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    more = Fraction(sum(one + margin > two for one in sums for two in sums), 1296)
    equal = Fraction(sum(one + margin == two for one in sums for two in sums), 1296)
    assert float(more) == pytest.approx(beats(margin))
    assert float(equal) == pytest.approx(ties(margin))


# -- what it minds -----


NEXT_TO_ENEMIES: dict[str, Any] = {
    "units": {
        "axis:sergeant-y-1": "E5",
        "axis:rifle-2": "E5",
        "axis:rifle-3": "E6",
        "axis:rifle-4": "C3",
        "allies:militia-1": "G5",
        "allies:militia-2": "G5",
        "allies:rifle-9": "M9",
    },
    "weapons": {"heavy-mg-1": "axis:rifle-2"},
}


def test_it_fires_at_men_in_the_open() -> None:
    """With a Fire card and enemies in reach it fires, with the Leader and all who reach them."""
    state = position(**NEXT_TO_ENEMIES, axis={"hand": ["fire#g-50", "rout#g-10"]})
    done = go_on(state, 12)
    assert done[:2] == ["order fire#g-50", "unit axis:sergeant-y-1"]
    assert "at G5" in done
    assert {"unit axis:rifle-2", "unit axis:rifle-3", "weapon heavy-mg-1"} <= set(done)


def test_it_rallies_many() -> None:
    """Four broken units are worth a Recover card before anything else."""
    broken = {f"axis:rifle-{n}": {"hex": "C3", "broken": True} for n in range(5, 9)}
    units = {
        **NEXT_TO_ENEMIES["units"],
        **broken,
        "allies:militia-1": "O1",
        "allies:militia-2": "O1",
    }
    state = position(units=units, axis={"hand": ["recover#g-1", "fire#g-50", "move#g-19"]})
    assert choice(state) == "order recover#g-1"


def test_it_advances_into_a_melee_that_is_won() -> None:
    """Three Squads and a Leader next to a broken Squad advance upon it."""
    state = position(
        units={
            "axis:sergeant-y-1": "F5",
            "axis:rifle-2": "F5",
            "axis:rifle-3": "F5",
            "allies:militia-1": {"hex": "G5", "broken": True},
            "allies:rifle-9": "M9",
        },
        axis={"hand": ["advance#g-43", "rout#g-10"]},
    )
    done = go_on(state, 10)
    assert done[0] == "order advance#g-43"
    assert done.count("to G5") == 2 or done.count("to G5") == 3


def test_it_does_not_run_into_a_melee_that_is_lost() -> None:
    """One Team does not advance upon three Squads."""
    state = position(
        units={
            "axis:line-team-1": "F5",
            "axis:rifle-9": "A1",
            "allies:rifle-1": "G5",
            "allies:rifle-2": "G5",
            "allies:rifle-3": "G5",
        },
        axis={"hand": ["advance#g-43"]},
    )
    assert "to G5" not in go_on(state, 6)


def test_it_sets_up_and_is_ready() -> None:
    """The quick set-up, then ready, in every scenario."""
    for scenario in ALL:
        state = GAME.start(scenario, key_from_seed(scenario))
        for _ in range(40):
            assert state.decision is not None
            side = state.decision.sides[0]
            if state.question(side) != "set-up":
                break
            seat = Seat(state, side)
            words = seat.word(make("greedy", 1).choose(seat))
            assert words in ("quick", "ready")
            state.choose(side, seat.parse(words))
        assert state.question(state.asked) != "set-up"


def test_who_passes_discards() -> None:
    """A pass always throws a card away if it may, so that the decks run out and time goes on."""
    passed = 0
    for seat in decisions(1, 2, 700):
        if seat.question == "discard":
            chosen = make("greedy", 3).choose(seat)
            can = any(option & ~THING == DISCARD_CARD for option in seat.options)
            if can and seat.view["flow"][-1]["discarded"] == 0:
                assert chosen != STOP
                passed += 1
    assert passed


def test_it_throws_no_weapon_away() -> None:
    """Dropping a weapon is never wanted; every option has a score and its parts."""
    for seat in decisions(3, 1, 250):
        scores = Judge(seat, DEFAULT).scores(seat)
        assert len(scores) == len(seat.options)
        for option, parts in zip(seat.options, scores, strict=True):
            assert parts
            if option & ~THING == DROP:
                assert total(parts) <= NEVER


def test_reasons_are_told() -> None:
    """The chosen option stands first, and its score is the highest."""
    bot = make("greedy", 1)
    for seat in decisions(2, 4, 60):
        chosen = bot.choose(seat)
        reasons = bot.reasons()
        assert reasons[0].word == seat.word(chosen)
        assert reasons[0].score == max(reason.score for reason in reasons)
        assert all(reason.parts for reason in reasons)


def test_it_plays_a_generated_scenario() -> None:
    """Random scenarios are played like any other."""
    summary = simulate("combat-commander", "random-1943-germany-russia-platoon-3", 2,
                       ("greedy", "random"), 1, swap_seats=True)  # fmt: skip
    assert summary.unfinished == 0
    assert summary.wins_by_bot[0] >= 1


# -- and beats chance -----


@pytest.mark.long
def test_it_beats_random() -> None:
    """Six games of the first scenario, seats swapped: at least five are won."""
    summary = simulate("combat-commander", 1, 6, ("greedy", "random"), 50, swap_seats=True)
    assert summary.wins_by_bot[0] >= 5


@pytest.mark.slow
def test_it_beats_random_in_numbers() -> None:
    """A hundred games, seats swapped: at least 85 are won."""
    summary = simulate("combat-commander", 1, 100, ("greedy", "random"), 1, swap_seats=True)
    assert summary.wins_by_bot[0] >= 85


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ALL)
def test_it_plays_every_scenario(scenario: int) -> None:
    """Four games each against chance, seats swapped: none unfinished, three won at least."""
    summary = simulate("combat-commander", scenario, 4, ("greedy", "random"), 9, swap_seats=True)
    assert summary.unfinished == 0
    assert summary.wins_by_bot[0] >= 3


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ALL)
def test_it_comes_to_an_end_with_itself(scenario: int) -> None:
    """Greedy against greedy ends in a sensible number of Turns."""
    summary = simulate("combat-commander", scenario, 2, ("greedy", "greedy"), 1, swap_seats=True)
    assert summary.unfinished == 0
    assert summary.rounds.mean < 400
