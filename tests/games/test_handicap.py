"""Handicaps, agreed on for a match: Fog of War cards in Undaunted, points in Combat Commander."""

import json

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, State, canonical, key_from_seed
from fieldcraft.core.options import StartError
from fieldcraft.games.combat_commander.content.loader import load_scenario, plain
from fieldcraft.games.combat_commander.table.state import seal
from fieldcraft.games.undaunted.table.state import UndauntedState
from fieldcraft.games.undaunted.terms import DECK, HAND, SUPPLY
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import render
from fieldcraft.record.match import Match

NAMES = ("handicapFirst", "handicapSecond")
COMMANDER = games.get("combat-commander")


def fog(state: object, side: int) -> tuple[int, int]:
    """A side's Fog of War cards in deck and hand, and in its supply."""
    assert isinstance(state, UndauntedState)
    card = state.battle.fog
    begun = state.held(side, DECK, card) + state.held(side, HAND, card)
    return begun, state.held(side, SUPPLY, card)


@pytest.mark.parametrize("box", ["normandy", "north-africa"])
@pytest.mark.parametrize("side", [0, 1])
def test_fog_begins_in_the_deck(box: str, side: int) -> None:
    """So many of the side's own, out of its supply; the other's stay, and none is made up."""
    game = games.get(box)
    plain = game.start(1, key_from_seed(1))
    state = game.start(1, key_from_seed(1), {NAMES[side]: 3})
    before, supply = fog(plain, side)
    assert fog(state, side) == (before + 3, supply - 3)
    assert fog(state, 1 - side) == fog(plain, 1 - side)
    most = game.start(1, key_from_seed(1), {NAMES[side]: 8})
    assert fog(most, side) == (before + min(8, supply), max(0, supply - 8))
    assert state.view(0)["options"] == plain.view(0)["options"]


# -- Combat Commander -----


def asked(state: State) -> tuple[int, ...]:
    """The sides that are to answer."""
    assert state.decision is not None
    return state.decision.sides


def set_up(scenario: object, options: dict[str, bool | int], quick: bool = True) -> State:
    """A match whose set-up is over; without `quick`, laid out at the table by that word."""
    chosen = {**options, "quickSetup": True} if quick else options
    state = COMMANDER.start(scenario, key_from_seed(1), chosen)
    while state.view(-1)["phase"] == "set-up":
        for side in asked(state):
            words = {state.word(option): option for option in state.options(side)}
            state.choose(side, words.get("quick", words.get("ready", next(iter(words.values())))))
    return state


def points(state: State) -> int:
    """Where the marker stands, counted for the Axis."""
    found: int = state.view(-1)["vp"]
    return found


def but_points(state: State) -> object:
    """What a spectator sees, without the points and the handicaps."""
    view = state.view(-1)
    view["numbers"][0] = view["vp"] = 0
    view["options"] = {one: value for one, value in view["options"].items() if one not in NAMES}
    return view


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("scenario", ["lipki-farm", "out-of-velikiye-luki", "random-7"])
def test_the_opponent_begins_with_points(scenario: str, quick: bool) -> None:
    """In addition to the scenario's, for either side or both; nothing else is different."""
    without = set_up(scenario, {}, quick)
    for options, more in (
        ({NAMES[0]: 7}, -7),
        ({NAMES[1]: 40}, 40),
        ({NAMES[0]: 4, NAMES[1]: 6}, 2),
    ):
        state = set_up(scenario, dict(options), quick)
        assert points(state) == points(without) + more
        assert but_points(state) == but_points(without)


def test_points_are_there_while_the_sides_set_up() -> None:
    """They are open from the first question on."""
    state = COMMANDER.start(1, key_from_seed(1), {NAMES[1]: 5})
    assert state.view(-1)["phase"] == "set-up"
    assert points(state) == points(COMMANDER.start(1, key_from_seed(1))) + 5


def test_a_scenario_of_ones_own_has_them_too() -> None:
    """Given whole instead of by its id."""
    own = {**plain(load_scenario("combat-commander", "lipki-farm")), "custom": True}
    assert points(set_up(own, {NAMES[0]: 9})) == points(set_up(own, {})) - 9


def test_a_handicap_decides_no_posture() -> None:
    """Who defends and what is bought follows from what the forces cost; then it is added."""
    scenario = "muster-1943-germany-russia-7"
    without, state = (
        COMMANDER.start(scenario, key_from_seed(3), options) for options in ({}, {NAMES[1]: 40})
    )
    seen = False
    while without.view(-1)["phase"] == "set-up":
        mustering = "muster" in COMMANDER.scenario_of(without)
        assert points(state) == points(without) + (0 if mustering else 40)
        assert but_points(state) == but_points(without)
        seen = seen or mustering
        for side in asked(without):
            words = [without.word(option) for option in without.options(side)]
            word = next((one for one in ("quick", "ready") if one in words), words[-1])
            for one in (without, state):
                one.choose(side, one.parse(word))
    assert seen
    assert points(state) == points(without) + 40


@pytest.mark.parametrize("quick", [True, False])
def test_it_survives_dumps_and_views(quick: bool) -> None:
    """In the middle of the set-up too, when the points are still to be set."""
    options: dict[str, bool | int] = {NAMES[0]: 12, NAMES[1]: 1, "quickSetup": quick}
    state = COMMANDER.start(1, key_from_seed(1), options)
    assert {name: state.view(1)["options"][name] for name in options} == options
    loaded = COMMANDER.load(state.dump())
    assert loaded.digest() == state.digest()
    joined = COMMANDER.join([state.view(0), state.view(1)], key_from_seed(1))
    sampled = COMMANDER.sample(state.view(0), Chance(key_from_seed(2)))
    for other in (loaded, joined, sampled, state.clone()):
        assert canonical(other.view(0)) == canonical(state.view(0))


def test_without_one_nothing_says_so() -> None:
    """A match with none, or with a handicap of 0, is the match it always was."""
    state = COMMANDER.start(1, key_from_seed(1), {NAMES[0]: 0})
    assert state.digest() == COMMANDER.start(1, key_from_seed(1)).digest()
    assert state.view(0)["options"] == COMMANDER.option_defaults()


def test_a_dump_with_more_than_the_most_is_refused() -> None:
    """As is one with an option that there is not."""
    told = json.loads(COMMANDER.start(1, key_from_seed(1), {NAMES[0]: 40}).dump())
    for bits in (told["switches"] + (1 << 16), told["switches"] | 1 << 29, 1 << 15):
        changed = {**told, "switches": bits}
        changed["seal"] = seal(changed)
        with pytest.raises(ValueError, match="switches"):
            COMMANDER.load(canonical(changed))


def test_a_position_says_its_points_itself() -> None:
    """And refuses a handicap."""
    spec = {"scenario": "lipki-farm", "options": {NAMES[0]: 3}}
    with pytest.raises(RecordError) as found:
        Match.from_position("combat-commander", spec, key_from_seed(1))
    assert found.value.code == "bad-position"


# -- all games -----


@pytest.mark.parametrize(("game", "most"), [("normandy", 8), ("combat-commander", 40)])
@pytest.mark.parametrize("value", [41, -1, True])
def test_what_cannot_be_a_handicap(game: str, most: int, value: int) -> None:
    """It is a number from 0 to the most, and the refusal says so."""
    with pytest.raises(StartError) as found:
        games.get(game).start(1, key_from_seed(1), {"handicapFirst": value})
    assert "handicapFirst" in str(found.value)
    assert f"from 0 (none) to {most}" in str(found.value.remedy)


@pytest.mark.parametrize("game", ["normandy", "combat-commander"])
def test_a_record_tells_a_handicap_where_there_is_one(game: str) -> None:
    """And is played again with it; of no handicap it says nothing."""
    made = Match.start(game, 1, key_from_seed(1), {"handicapSecond": 4})
    text = render(made.record())
    assert "handicapSecond=4" in text
    assert Match.from_text(text).state.digest() == made.state.digest()
    none = Match.start(game, 1, key_from_seed(1), {"handicapSecond": 0})
    assert "handicap" not in render(none.record())
