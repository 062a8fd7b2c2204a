"""The random scenario generator: sound scenarios, made again by their ids, played to the end."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, key_from_seed
from fieldcraft.games.combat_commander.content.generator.forces import roll_two, stream
from fieldcraft.games.combat_commander.content.generator.ids import is_generated
from fieldcraft.games.combat_commander.content.generator.scenario import fights
from fieldcraft.games.combat_commander.content.loader import (
    generate_scenario,
    load_box,
    load_scenario,
    plain,
)
from fieldcraft.games.combat_commander.content.problems import ContentError
from fieldcraft.games.combat_commander.content.scenarios.checks import check_scenario
from fieldcraft.games.combat_commander.content.scenarios.models import ScenarioFile
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.problems import tell_problem
from fieldcraft.record.errors import RecordError
from fieldcraft.record.play.start import scenario_value

SEEDS = 200
LIMIT = 20000
"""Decisions; a game of Combat Commander ends long before."""


def made(seed: int) -> ScenarioFile:
    """A scenario of the generator's own choice."""
    return generate_scenario(seed)


def test_scenarios_are_sound() -> None:
    """Counters of the box suffice, places and times fit, as for any scenario (A.6)."""
    for seed in range(SEEDS):
        assert list(check_scenario(made(seed), load_box())) == [], seed


def test_same_seed_same_scenario() -> None:
    """The id alone makes it again; another seed makes another."""
    found = set()
    for seed in range(SEEDS):
        scenario = made(seed)
        again = load_scenario("combat-commander", scenario.id)
        assert again == scenario
        assert plain(again) == plain(made(seed))
        assert not plain(again)["custom"]
        found.add(scenario.model_dump_json(exclude={"id", "name"}))
    assert len(found) == SEEDS


def test_ids_say_how() -> None:
    """Year, nations, the size if chosen, and the seed; a short form is completed."""
    assert made(7).id.startswith("random-19")
    assert load_scenario("combat-commander", "random-7") == made(7)
    chosen = generate_scenario(3, year=1943, allies="russia", size="platoon")
    assert chosen.id == "random-1943-germany-russia-platoon-3"
    assert load_scenario("combat-commander", chosen.id) == chosen
    kept = scenario_value("combat-commander", "random-7")  # whole: it outlives the generator
    assert isinstance(kept, dict)
    assert kept["id"] == made(7).id
    assert not is_generated("random-1944-germany-america-007")
    assert not is_generated("random-1944-germany-germany-7")


@pytest.mark.parametrize(
    "choices",
    [
        {"year": 1939},
        {"year": 1942, "allies": "america"},
        {"allies": "france"},
        {"size": "army"},
    ],
)
def test_impossible_choices(choices: dict[str, object]) -> None:
    """What these tables cannot give is refused."""
    with pytest.raises(ValueError, match=r"does not meet|is none of"):
        generate_scenario(1, **choices)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("random-1941-germany-america-7", "no-such-fight"),
        ("random-1939-germany-russia-platoon-7", "no-such-fight"),
        ("random-1944-germany-france-7", "generated-id"),
        ("random-1944-germany-russia-army-7", "generated-id"),
        ("random-1944-germany-russia-007", "generated-id"),
        ("random-", "generated-id"),
    ],
)
def test_an_id_that_cannot_exist_says_why(key: str, code: str) -> None:
    """Years without such a fight, nations and sizes that there are not, a seed that is none."""
    with pytest.raises(ContentError) as caught:
        load_scenario("combat-commander", key)
    assert caught.value.first.code == code
    with pytest.raises(RecordError) as told:
        scenario_value("combat-commander", key)
    assert told.value.code == "bad-scenario"


def test_nations_are_named_in_the_reader_s_language() -> None:
    """No key of the data stands in what is told of a fight that never was."""
    with pytest.raises(ContentError) as caught:
        load_scenario("combat-commander", "random-1941-germany-america-7")
    first = caught.value.first
    assert first.message == "Germany does not meet America in 1941"
    told = tell_problem(Speaker("ru", game="combat-commander"), first.code, first.values)
    assert told[0] == "в 1941 году у Германии нет такого противника: Америка"
    assert "1943 Америка, 1943 СССР" in told[1]


def test_every_fight_and_posture_comes_up() -> None:
    """A.6: all years and opponents of the tables, attack, defence and meeting engagements."""
    scenarios = [made(seed) for seed in range(SEEDS)]
    assert {(one.year, one.allies.nation) for one in scenarios} == set(fights(load_box()))
    assert {one.axis.posture for one in scenarios} == {"attack", "defend", "recon"}
    assert {one.axis.edge for one in scenarios} == {"top", "bottom", "left", "right"}
    assert any(one.axis.radio or one.allies.radio for one in scenarios)
    assert len({one.map for one in scenarios}) == 12


@pytest.mark.parametrize("seed", range(0, SEEDS, 5))
def test_postures_points_and_works(seed: int) -> None:
    """A.6: who has points defends, holds every objective and alone builds; else both are Recon."""
    scenario = made(seed)
    sides = {"axis": scenario.axis, "allies": scenario.allies}
    if "defend" not in {one.posture for one in sides.values()}:
        assert {one.posture for one in sides.values()} == {"recon"}
        assert scenario.points is None
        assert not any(one.fortifications or one.objectives for one in sides.values())
        return
    side = next(word for word, one in sides.items() if one.posture == "defend")
    assert scenario.points is None or scenario.points.side == side
    defender = sides.pop(side)
    (attacker,) = sides.values()
    assert (defender.posture, attacker.posture) == ("defend", "attack")
    assert defender.objectives == (1, 2, 3, 4, 5)
    assert not attacker.fortifications
    assert defender.radio is None
    assert scenario.set_up[0] == side
    depth = (defender.area.depth, attacker.area.depth)
    assert depth == ((8, 2) if defender.edge in ("top", "bottom") else (12, 3))
    assert scenario.sudden_death == defender.orders + attacker.orders


def test_a_defender_may_spend_all_of_his_points() -> None:
    """A.6 step 9: up to what he has, not two thirds of it; he defends all the same."""
    spent_all = [
        one
        for one in (made(seed) for seed in range(SEEDS))
        if one.points is None and "defend" in (one.axis.posture, one.allies.posture)
    ]
    assert spent_all
    assert all(one.axis.fortifications or one.allies.fortifications for one in spent_all)


def test_support_weapons_belong_to_their_units() -> None:
    """A weapon of a support table begins with the unit named with it.

    Clauses: CC-11.2, GAP-63.
    """
    armed = 0
    for seed in range(SEEDS):
        scenario = made(seed)
        state = games.get("combat-commander").start(
            scenario.id, key_from_seed(seed), {"quickSetup": True}
        )
        shown = state.view(0)
        for word, force in (("axis", scenario.axis), ("allies", scenario.allies)):
            for one in force.support:
                armed += 1
                assert any(
                    weapon["type"] == one.weapon
                    and weapon["holder"] is not None
                    and weapon["holder"].startswith(f"{word}:{one.unit}-")
                    for weapon in shown["weapons"].values()
                ), (seed, one)
    assert armed > 20


def test_a_nation_outside_the_box_is_rolled_again_in_its_year() -> None:
    """The year of a short id is that of its first roll with a fight in it.

    Clauses: GAP-62.
    """
    box = load_box()
    years = {int(roll): when for roll, when in box.generator.years.items()}
    fought = {when for when, _ in fights(box)}
    for seed in range(SEEDS):
        rng = stream(seed, "year")
        rolled = 0
        while rolled not in fought:
            rolled = years[roll_two(rng)]
        assert made(seed).year == rolled


def play(seed: int) -> None:
    """A whole game at random."""
    name = made(seed).id
    state = games.get("combat-commander").start(name, key_from_seed(seed))
    rng = Chance(key_from_seed(seed + 1000))
    for _ in range(LIMIT):
        if state.decision is None:
            break
        side = state.decision.sides[0]
        options = state.options(side)
        state.choose(side, options[rng.below(len(options))])
    assert state.finished
    assert state.view(0)["scenario"] == name
    assert games.get("combat-commander").load(state.dump()).digest() == state.digest()


@pytest.mark.parametrize("seed", range(6))
def test_generated_games_are_played(seed: int) -> None:
    """Set-up, play and end go as in any scenario."""
    play(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_many_generated_games_are_played(part: int) -> None:
    """The same with many seeds."""
    for seed in range(6 + part, SEEDS, 8):
        play(seed)
