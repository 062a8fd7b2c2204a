"""Greedy in North Africa: vehicles and crews, structures, escape, neutralising."""

from collections.abc import Iterator
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.bots import Seat, make
from fieldcraft.bots.score import NEVER, total
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.undaunted.bots.boxes import judge_of
from fieldcraft.games.undaunted.bots.north_africa.picture import DesertPicture
from fieldcraft.games.undaunted.bots.picture import OFF_BOARD, battle_of
from fieldcraft.games.undaunted.bots.weights import DEFAULT
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.terms import ACTIONS, THING
from fieldcraft.lab import simulate

DESERT = games.get("north-africa")
ALL = list(range(1, 12))
DIFFERENT_GOALS = [1, 3, 8]
"""Points against points, escape against neutralising, neutralising on both sides."""


def decisions(scenario: int, seed: int, count: int, player: str = "greedy") -> Iterator[Seat]:
    """The seats of the first decisions of a game between two bots."""
    state = DESERT.start(scenario, key_from_seed(seed))
    bots = [make(player, 1), make(player, 2)]
    for _ in range(count):
        if state.finished:
            return
        side = 0 if state.question(0) else 1
        seat = Seat(state, side)
        yield seat
        state.choose(side, bots[side].choose(seat))


def position(text: dict[str, Any]) -> State:
    """A position described as in a drill."""
    return DESERT.position(normalise(text, "north-africa"), key_from_seed(1))


def choice(state: State) -> str:
    """The words of what greedy does now."""
    side = 0 if state.question(0) else 1
    seat = Seat(state, side)
    return seat.word(make("greedy", 1).choose(seat))


def plays(state: State, *words: str) -> None:
    """Greedy does just this, one answer after the other."""
    for expected in words:
        side = 0 if state.question(0) else 1
        assert choice(state) == expected
        state.choose(side, state.parse(expected))


# -- judging -----


def test_odds_are_those_of_the_forecast() -> None:
    """The chance reckoned for soldiers, vehicles and structures is the one the rules forecast."""
    kinds: set[str] = set()
    for seat in (seat for scenario in (7, 8, 11) for seat in decisions(scenario, 3, 150)):
        if seat.question != "use":
            continue
        picture = DesertPicture(seat.view, battle_of(seat.view))
        battle = picture.battle
        card = battle.card_index[picture.top["card"]]
        soldier = battle.card_counter[picture.me * battle.types + card]
        origin = picture.places[soldier] if soldier >= 0 else OFF_BOARD
        for shot in (shot for option in seat.options for shot in seat.forecast(option)):
            target = battle.target_ids.index(shot.target)
            tile = picture.places[target] if target < battle.counters else origin
            chance = picture.chance(origin, target, tile, shot.dice, ACTIONS.index(shot.action))
            assert chance == pytest.approx(shot.chance[0] / shot.chance[1])
            kinds.add(shot.action)
    assert kinds == {"attack", "suppress", "strafe", "anti-tank", "demolition"}


@pytest.mark.parametrize("scenario", ALL)
def test_what_is_offered_is_judged_and_what_is_judged_is_offered(scenario: int) -> None:
    """The uses of a card that greedy weighs are those that the rules offer."""
    asked = 0
    for seat in decisions(scenario, scenario, 150):
        if seat.question != "use":
            continue
        judge = judge_of(seat.view, battle_of(seat.view), DEFAULT)
        card = judge.battle.card_index[judge.picture.top["card"]]
        uses = judge.uses(card)
        assert set(seat.options) <= set(uses)
        for option in uses:
            if option not in seat.options:
                assert total(judge.use(card, option)) <= NEVER / 2, seat.word(option)
        asked += 1
    assert asked > 5


def test_reasons_add_up() -> None:
    """Reasons name every option once, the chosen one first, and their parts make the score."""
    bot = make("greedy", 4)
    for seat in decisions(11, 2, 120):
        option = bot.choose(seat)
        reasons = bot.reasons()
        assert reasons[0].word == seat.word(option)
        assert sorted(reason.word for reason in reasons) == sorted(
            seat.word(option) for option in seat.options
        )
        assert reasons[0].score == max(reason.score for reason in reasons)
        for reason in reasons:
            assert reason.score == pytest.approx(sum(worth for _, worth in reason.parts))


@pytest.mark.parametrize("scenario", [2, 3, 4])
def test_no_useful_card_is_left_unplayed(scenario: int) -> None:
    """Greedy ends its turn only when no card in hand is of any use to it."""
    ended = 0
    for seat in decisions(scenario, 5, 150):
        if seat.question != "play":
            continue
        bot = make("greedy", 1)
        if seat.word(bot.choose(seat)) == "end":
            ended += 1
            judge = judge_of(seat.view, battle_of(seat.view), DEFAULT)
            for option in seat.options[:-1]:
                assert total(judge.card(option & THING)) <= 0.0
    assert ended > 0


# -- positions -----

ROW = "@0 a b c d e f"


def desert(**parts: Any) -> dict[str, Any]:
    """A row of six tiles, the LRDG to move; what is given replaces the rest."""
    board: dict[str, Any] = {"layout": {"rows": [ROW]}}
    for word in ("escape", "structures", "objectives"):
        if word in parts:
            board[word] = parts.pop(word)
    return {
        "board": board,
        "initiative": "lrdg",
        "active": "lrdg",
        "markers": {
            "lrdg": dict.fromkeys("abc", "scouted"),
            "it": dict.fromkeys("def", "scouted"),
        },
        "it": {"hand": ["rifleman-a"], "deck": ["rifleman-a", "rifleman-a"]},
        **parts,
    }


def test_it_demolishes_what_it_stands_on() -> None:
    """With charges in the pack and a structure underfoot, nothing else comes first."""
    state = position(
        desert(
            structures={"aircraft": "b", "hangar": "e"},
            goals={"lrdg": {"points": 2}, "it": {"points": 2}},
            counters={"lrdg:saboteur": "b", "lrdg:scout": "b", "it:rifleman-a": "f"},
            lrdg={"hand": ["scout", "saboteur"], "deck": ["saboteur"]},
        )
    )
    plays(state, "play saboteur", "demolition")


def test_it_escapes_when_that_wins() -> None:
    """The last soldier wanted leaves rather than fires."""
    state = position(
        desert(
            escape=["a"],
            goals={"lrdg": {"escape": {"soldiers": 1}}, "it": {"neutralise": {"soldiers": 1}}},
            counters={"lrdg:machine-gunner": "a", "it:rifleman-a": "b"},
            lrdg={"hand": ["machine-gunner"]},
        )
    )
    plays(state, "play machine-gunner", "move", "escape")
    assert state.winner == 0


def test_it_takes_its_crew_out_by_the_road() -> None:
    """A driver drives towards the escape marker with everyone aboard."""
    state = position(
        desert(
            escape=["a"],
            goals={"lrdg": {"escape": {"soldiers": 3}}, "it": {"neutralise": {"soldiers": 2}}},
            counters={
                "lrdg:patrol-truck": "c",
                "lrdg:staff-sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
                "lrdg:scout": {"vehicle": "lrdg:patrol-truck", "seat": 2},
                "lrdg:machine-gunner": {"vehicle": "lrdg:patrol-truck", "seat": 3},
                "it:rifleman-a": "f",
            },
            lrdg={
                "hand": ["staff-sergeant", "staff-sergeant"],
                "deck": ["scout", "machine-gunner"],
            },
        )
    )
    plays(state, "play staff-sergeant", "seat drive", "to b", "to a")
    if state.question(0) == "adjust":
        plays(state, "stop")
    plays(state, "play staff-sergeant", "seat drive", "escape")
    assert state.winner == 0


def test_it_leaves_a_vehicle_that_will_not_run() -> None:
    """Disabled and nobody to repair it: the crew goes on foot."""
    state = position(
        desert(
            escape=["a"],
            goals={"lrdg": {"escape": {"soldiers": 1}}, "it": {"neutralise": {"soldiers": 1}}},
            counters={
                "lrdg:patrol-truck": {"tile": "c", "damage": 3},
                "lrdg:sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
                "it:rifleman-a": "f",
            },
            lrdg={"hand": ["sergeant"], "deck": ["sergeant"]},
        )
    )
    plays(state, "play sergeant", "exit", "move", "to b")


def test_it_repairs_what_it_needs() -> None:
    """A truck one repair from running, with the escape marker far away, is repaired."""
    state = position(
        desert(
            escape=["f"],
            goals={"lrdg": {"escape": {"soldiers": 2}}, "it": {"neutralise": {"soldiers": 2}}},
            markers={"lrdg": dict.fromkeys("abcdef", "scouted"), "it": {"d": "scouted"}},
            counters={
                "lrdg:patrol-truck": {"tile": "a", "damage": 3},
                "lrdg:sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
                "lrdg:engineer": {"vehicle": "lrdg:patrol-truck", "seat": 2},
                "it:rifleman-a": "d",
            },
            lrdg={"hand": ["engineer"], "deck": ["sergeant", "engineer"]},
        )
    )
    plays(state, "play engineer", "repair")


def test_it_takes_the_wheel_of_a_vehicle_left_behind() -> None:
    """An empty vehicle of the enemy's on the tile is boarded, and driven where the task is."""
    state = position(
        desert(
            escape=["f"],
            goals={"lrdg": {"escape": {"soldiers": 1}}, "it": {"neutralise": {"soldiers": 1}}},
            markers={"lrdg": dict.fromkeys("abcdef", "scouted"), "it": {"d": "scouted"}},
            counters={"it:light-truck": "a", "lrdg:sergeant": "a", "it:rifleman-a": "d"},
            lrdg={"hand": ["sergeant"], "deck": ["sergeant"]},
        )
    )
    plays(state, "play sergeant", "enter it:light-truck 1", "seat drive", "to b", "to c")


def test_it_holds_first_what_must_be_held() -> None:
    """Before anybody may leave, the tile named in the goal is controlled."""
    state = position(
        desert(
            escape=["a"],
            goals={
                "lrdg": {"hold": "b", "escape": {"soldiers": 1}},
                "it": {"neutralise": {"soldiers": 1}},
            },
            counters={"lrdg:sergeant": "b", "it:rifleman-a": "f"},
            lrdg={"hand": ["sergeant"], "deck": ["sergeant"]},
        )
    )
    plays(state, "play sergeant", "control")


def test_it_wounds_the_one_whose_loss_wins() -> None:
    """Of a crew that was hit, the soldier without a card is chosen where one is wanted."""
    state = position(
        {
            **desert(
                goals={"lrdg": {"neutralise": {"soldiers": 1}}, "it": {"points": 1}},
                objectives={"a": 1},
                counters={
                    "lrdg:anti-tank-rifleman": "d",
                    "it:scout-car": "d",
                    "it:rifleman-a": {"vehicle": "it:scout-car", "seat": 1},
                    "it:scout-a": {"vehicle": "it:scout-car", "seat": 2},
                },
                lrdg={"hand": ["anti-tank-rifleman"]},
                dice=[9, 9],
            ),
            "it": {"deck": ["rifleman-a", "rifleman-a"]},
        }
    )
    plays(state, "play anti-tank-rifleman", "anti-tank", "wound it:scout-a")
    assert state.winner == 0


def test_it_marks_the_way_for_its_wheels() -> None:
    """A navigator marks tiles on the way of his vehicle."""
    state = position(
        desert(
            escape=["f"],
            goals={"lrdg": {"escape": {"soldiers": 2}}, "it": {"neutralise": {"soldiers": 2}}},
            counters={
                "lrdg:pilot-car": "c",
                "lrdg:sergeant": {"vehicle": "lrdg:pilot-car", "seat": 1},
                "lrdg:machine-gunner": {"vehicle": "lrdg:pilot-car", "seat": 2},
                "it:rifleman-a": "a",
            },
            lrdg={"hand": ["machine-gunner"], "deck": ["sergeant", "sergeant"]},
        )
    )
    plays(state, "play machine-gunner", "seat navigate", "mark d", "mark e", "mark f")


# -- playing -----


@pytest.mark.long
@pytest.mark.parametrize("scenario", DIFFERENT_GOALS)
def test_it_beats_random(scenario: int) -> None:
    """Ten games, seats swapped: nine of ten and more are won."""
    summary = simulate("north-africa", scenario, 10, ("greedy", "random"), 50, swap_seats=True)
    assert summary.wins_by_bot[0] >= 9


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ALL)
def test_it_beats_random_in_numbers(scenario: int) -> None:
    """Two hundred games, seats swapped: at least nine of ten are won."""
    summary = simulate("north-africa", scenario, 200, ("greedy", "random"), 1, swap_seats=True)
    assert summary.wins_by_bot[0] >= 180


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ALL)
def test_it_comes_to_an_end_with_itself(scenario: int) -> None:
    """Of twenty games of greedy against greedy hardly one is left unfinished."""
    summary = simulate(
        "north-africa", scenario, 20, ("greedy", "greedy"), 1, swap_seats=True, limit=3000
    )
    assert summary.unfinished <= 1
    assert summary.rounds.median < 30
