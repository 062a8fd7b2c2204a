"""The generator for two players (A.6): secret orders of battle, support, works, a radio."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, State, key_from_seed
from fieldcraft.games.combat_commander.content.generator.scenario import fights
from fieldcraft.games.combat_commander.content.loader import (
    generate_scenario,
    load_box,
    load_scenario,
    plain,
)
from fieldcraft.games.combat_commander.content.scenarios.checks import check_scenario
from fieldcraft.games.combat_commander.voice import Teller, make_voice
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match

GAME = games.get("combat-commander")
AXIS, ALLIES = 0, 1


def begin(seed: int, scenario: str = "") -> State:
    """A match whose forces are to be chosen."""
    return GAME.start(scenario or f"muster-{seed}", key_from_seed(seed))


def wander(state: State, seed: int, *, until: str, events: list[Event] | None = None) -> State:
    """Random choices until a question comes up that begins so, or the game is over."""
    rng = Chance(key_from_seed(seed))
    while state.decision is not None and state.decision.question != until:
        side = state.decision.sides[0]
        options = state.options(side)
        state.choose(side, options[rng.below(len(options))], events)
    return state


def test_every_fight_can_be_mustered() -> None:
    """Ids of both kinds name the same map, edges and sizes; their scenarios are sound."""
    for number, (year, allies) in enumerate(fights(load_box())):
        made = generate_scenario(number, year=year, allies=allies, muster=True)
        drawn = generate_scenario(number, year=year, allies=allies)
        assert list(check_scenario(made, load_box())) == []
        assert made.id == drawn.id.replace("random-", "muster-")
        assert (made.map, made.axis.edge) == (drawn.map, drawn.axis.edge)
        assert load_scenario("combat-commander", made.id) == made
        assert not plain(made)["custom"]


def test_an_order_of_battle_is_chosen_in_secret() -> None:
    """Step 5: whatever the Axis has chosen, the Allies and onlookers see the same."""
    views = []
    for pick in (0, -1):
        state = begin(3)
        state.choose(AXIS, state.options(AXIS)[pick])
        views.append([state.view(side) for side in (-1, AXIS, ALLIES)])
    assert views[0][0] == views[1][0]
    assert views[0][2] == views[1][2]
    assert views[0][1] != views[1][1]


@pytest.mark.parametrize("seed", range(6))
def test_samples_and_dumps_hold_at_every_choice(seed: int) -> None:
    """From each view a state is made that its viewer cannot tell from the real one."""
    state = begin(seed)
    rng = Chance(key_from_seed(seed + 100))
    for _ in range(40):
        assert state.decision is not None
        if state.decision.question == "order":
            break
        for side in (-1, AXIS, ALLIES):
            view = state.view(side)
            assert GAME.sample(view, Chance(key_from_seed(1))).view(side) == view
            assert state.determinize(side, Chance(key_from_seed(2))).view(side) == view
        joined = GAME.join([state.view(AXIS), state.view(ALLIES)], key_from_seed(seed))
        assert [joined.view(side) for side in (-1, 0, 1)] == [state.view(s) for s in (-1, 0, 1)]
        assert GAME.load(state.dump()).digest() == state.digest()
        side = state.decision.sides[0]
        options = state.options(side)
        state.choose(side, options[rng.below(len(options))])


def test_points_decide_who_defends() -> None:
    """Steps 5 to 9, 12: both forces, support, works and radio are paid for in victory points."""
    seen = set()
    for seed in range(30):
        events: list[Event] = []
        state = begin(seed)
        wander(state, seed, until="set-up", events=events)
        points = {"axis": 0, "allies": 0}
        defender = ""
        for event in events:
            if "cost" in event.fields:
                points[event.fields["side"]] += event.fields["cost"]
            if event.name == "buys-works":
                assert event.fields["side"] == defender
            if event.name == "posture" and event.fields["posture"] == "defend":
                defender = event.fields["side"]
                other = "axis" if defender == "allies" else "allies"
                assert points[defender] < points[other]
        view = state.view(-1)
        shown = view["scenario"]
        assert shown["vp"] == points["allies"] - points["axis"]
        assert ("defend" in shown["postures"]) == (defender != "")
        works = shown["forces"][0]["fortifications"] | shown["forces"][1]["fortifications"]
        assert bool(works) == any(event.name == "buys-works" for event in events)
        seen.add((defender, bool(works), shown["vp"] == 0))
    assert {defender for defender, *_ in seen} == {"", "axis", "allies"}
    assert any(defender and works and is_spent for defender, works, is_spent in seen)


@pytest.mark.parametrize("seed", range(3))
def test_a_mustered_match_is_played_kept_and_told(seed: int) -> None:
    """To its end, replayed from its record, every question and event said in four languages."""
    match = Match.start("combat-commander", f"muster-{seed}", key_from_seed(seed))
    rng = Chance(key_from_seed(seed))
    voice = make_voice(plain(load_scenario("combat-commander", f"muster-{seed}")))
    speakers = [Speaker(lang, strict=True) for lang in LANGUAGES]
    for _ in range(14):
        state = match.state
        assert state.decision is not None
        side = state.decision.sides[0]
        view = state.view(side)
        for speaker in speakers:
            assert voice.prompt(speaker, view)
            for option in state.options(side):
                assert voice.option(speaker, view, state.word(option))
        options = state.options(side)
        for event in match.choose(side, state.word(options[rng.below(len(options))])):
            for speaker in speakers:
                assert Teller().event(speaker, event.name, event.fields)
    again = Match.from_record(match.record())
    assert again.state.digest() == match.state.digest()
    wander(match.state, seed, until="never")
    assert match.state.finished
