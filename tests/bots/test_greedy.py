"""The greedy bot: it sees what it should see, says why, and beats chance."""

from collections.abc import Iterator
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.bots import Seat, make
from fieldcraft.bots.score import NEVER, total
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.undaunted.bots.boxes import judge_of
from fieldcraft.games.undaunted.bots.picture import Picture, battle_of
from fieldcraft.games.undaunted.bots.weights import DEFAULT
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.terms import THING
from fieldcraft.lab import simulate

NORMANDY = games.get("normandy")
ALL = list(range(1, 13))


def decisions(scenario: int, seed: int, count: int, player: str = "greedy") -> Iterator[Seat]:
    """The seats of the first decisions of a game between two bots."""
    state = NORMANDY.start(scenario, key_from_seed(seed))
    bots = [make(player, 1), make(player, 2)]
    for _ in range(count):
        if state.finished:
            return
        side = 0 if state.question(0) else 1
        seat = Seat(state, side)
        yield seat
        state.choose(side, bots[side].choose(seat))


def position(text: dict[str, Any]) -> State:
    """A position of a scenario, described as in a drill."""
    return NORMANDY.position(normalise(text), key_from_seed(1))


def choice(state: State) -> str:
    """The words of what greedy does now."""
    seat = Seat(state, state.asked)
    return seat.word(make("greedy", 1).choose(seat))


@pytest.mark.parametrize("scenario", [1, 8, 11])
def test_odds_are_those_of_the_forecast(scenario: int) -> None:
    """The chance reckoned for a shot from any tile is the one the rules forecast."""
    compared = 0
    for seat in decisions(scenario, 3, 250, "random"):
        picture = Picture(seat.view, battle_of(seat.view))
        for option in seat.options:
            for shot in seat.forecast(option):
                if picture.top["frame"] not in ("aim", "blast"):
                    continue
                target = picture.battle.counter_index[shot.target]
                blast = picture.top["frame"] == "blast"
                origin = (
                    -1
                    if blast
                    else picture.places[picture.battle.counter_index[picture.top["counter"]]]
                )
                chance = picture.chance(origin, target, picture.places[target], shot.dice)
                assert chance == pytest.approx(shot.chance[0] / shot.chance[1])
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("scenario", ALL)
def test_what_is_offered_is_judged_and_what_is_judged_is_offered(scenario: int) -> None:
    """Of the uses of a card, only those the rules do not offer are ruled out."""
    for seat in decisions(scenario, scenario, 100):
        if seat.question != "use":
            continue
        judge = judge_of(seat.view, battle_of(seat.view), DEFAULT)
        card = judge.battle.card_index[judge.picture.top["card"]]
        for option in judge.uses(card):
            ruled_out = total(judge.use(card, option)) <= NEVER / 2
            if option in seat.options:
                assert not ruled_out, seat.word(option)
            elif seat.word(option) not in ("attack", "suppress", "guide", "target"):
                assert ruled_out, seat.word(option)


def test_reasons_add_up() -> None:
    """Reasons name every option once, the chosen one first, and their parts make the score."""
    bot = make("greedy", 4)
    assert bot.reasons() == []
    for seat in decisions(7, 2, 80):
        option = bot.choose(seat)
        reasons = bot.reasons()
        assert reasons[0].word == seat.word(option)
        assert sorted(reason.word for reason in reasons) == sorted(
            seat.word(option) for option in seat.options
        )
        assert reasons[0].score == max(reason.score for reason in reasons)
        for reason in reasons:
            assert reason.score == pytest.approx(sum(worth for _, worth in reason.parts))


@pytest.mark.parametrize("scenario", [1, 2, 7])
def test_no_useful_card_is_left_unplayed(scenario: int) -> None:
    """Greedy ends its turn only when no card in hand is of any use to it."""
    ended = 0
    for seat in decisions(scenario, 5, 200):
        if seat.question != "play":
            continue
        bot = make("greedy", 1)
        if seat.word(bot.choose(seat)) == "end":
            ended += 1
            judge = judge_of(seat.view, battle_of(seat.view), DEFAULT)
            for option in seat.options[:-1]:
                assert total(judge.card(option & THING)) <= 0.0
    assert ended > 0


WINNING: dict[str, Any] = {
    "scenario": 1,
    "active": "us",
    "counters": {"us:rifleman-a": "13B", "us:scout-a": "13B", "de:rifleman-a": "12B"},
    "markers": {
        "us": {"13B": "scouted", "6A": "controlled", "2B": "controlled"},
        "de": {"12B": "scouted"},
    },
    "us": {"hand": ["rifleman-a", "scout-a", "platoon-sergeant"]},
}


def test_it_takes_the_objective_that_wins() -> None:
    """With two of five points missing and Riflemen on a tile worth two, it performs Control."""
    state = position(WINNING)
    assert choice(state) == "play rifleman-a"
    state.choose(0, state.parse("play rifleman-a"))
    assert choice(state) == "control"
    state.choose(0, state.parse("control"))
    assert state.winner == 0


def test_it_shoots_the_last_riflemen_of_a_side_it_may_pin() -> None:
    """Where pinning wins, the Riflemen without a card are fired at before anyone else."""
    state = position(
        {
            "scenario": 2,
            "clear": True,
            "active": "de",
            "counters": {
                "us:rifleman-a": "16B",
                "us:scout-a": "18B",
                "de:rifleman-a": "18B",
                "de:machine-gunner-a": "18B",
            },
            "markers": {"us": {"16B": "scouted"}, "de": {"18B": "scouted"}},
            "us": {"deck": ["scout-a", "scout-b", "platoon-sergeant", "rifleman-b"]},
            "de": {"hand": ["machine-gunner-a"], "deck": ["rifleman-a", "scout-a"]},
        }
    )
    for words in ("play machine-gunner-a", "attack", "at us:rifleman-a"):
        assert choice(state) == words
        state.choose(1, state.parse(words))


LA_RAYE = ["2B", "16B", "6A", "17B", "13B", "3B", "7A", "12B", "8A", "4B", "5B", "11B"]


def test_it_sees_off_fog_when_it_can() -> None:
    """A Scout with Fog of War in hand performs Recon when nothing better is to be had."""
    state = position(
        {
            "scenario": 1,
            "clear": True,
            "active": "us",
            "counters": {"us:scout-a": "17B", "us:rifleman-a": "17B", "de:rifleman-a": "5B"},
            "markers": {"us": dict.fromkeys(LA_RAYE, "scouted"), "de": {"5B": "controlled"}},
            "us": {"hand": ["scout-a", "fog-of-war"], "deck": ["rifleman-a", "rifleman-a"]},
            "de": {"deck": ["rifleman-a", "rifleman-a", "rifleman-a"]},
        }
    )
    state.choose(0, state.parse("play scout-a"))
    assert choice(state) == "recon"


def test_it_bids_what_it_needs_least() -> None:
    """Fog of War is bid rather than a card that can act."""
    state = position(
        {
            "scenario": 1,
            "phase": "initiative",
            "us": {"hand": ["rifleman-a", "rifleman-b", "squad-leader-a", "fog-of-war"]},
            "de": {"hand": ["rifleman-a"]},
        }
    )
    seat = Seat(state, 0)
    assert seat.word(make("greedy", 1).choose(seat)) == "bid fog-of-war"


def test_it_plays_a_scenario_that_is_nobodys_book() -> None:
    """A described board is judged from its own tables, which the view carries."""
    spec = normalise({**WINNING, "objectives": {"13B": 5}})
    state = NORMANDY.position(spec, key_from_seed(1))
    assert isinstance(state.view(0)["scenario"], dict)
    assert choice(state) == "play rifleman-a"


@pytest.mark.long
@pytest.mark.parametrize("scenario", [1, 2, 7])
def test_it_beats_random(scenario: int) -> None:
    """Twenty games, seats swapped: nine of ten and more are won."""
    summary = simulate("normandy", scenario, 20, ("greedy", "random"), 50, swap_seats=True)
    assert summary.wins_by_bot[0] >= 18


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [1, 2, 7])
def test_it_beats_random_in_numbers(scenario: int) -> None:
    """Two hundred games, seats swapped: at least nine of ten are won."""
    summary = simulate("normandy", scenario, 200, ("greedy", "random"), 1, swap_seats=True)
    assert summary.wins_by_bot[0] >= 180


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ALL)
def test_it_comes_to_an_end_with_itself(scenario: int) -> None:
    """Ten games of greedy against greedy end in a sensible number of rounds."""
    summary = simulate("normandy", scenario, 10, ("greedy", "greedy"), 1, swap_seats=True)
    assert summary.unfinished == 0
    assert summary.rounds.mean < 60
