"""The games as environments: those projects' own tests, bounds, masks, pickling, nothing hidden."""

import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from examples.openspiel_search import play as search
from examples.train_preferences import score, train
from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.chance import Chance
from fieldcraft.research import openspiel_game, pettingzoo_env
from fieldcraft.research.codec import Codec, decider, result
from fieldcraft.research.gymnasium_env import FieldcraftEnv, register

SHORT = 60
GAMES = games.keys()


def codec_of(game: str, number: int = 0) -> Codec:
    """The numbers of a scenario."""
    return Codec(game, games.get(game).scenarios()[number])


@pytest.mark.parametrize("game", GAMES)
def test_everything_lies_within_its_bounds(game: str) -> None:
    """Through a random game: fixed sizes, values from -1 to 1, a mask of just the legal options."""
    codec = codec_of(game)
    state, rng = codec.start(3), Chance(key_from_seed(1))
    assert len(codec.names) == len(set(codec.names)) == codec.size
    for _ in range(300):
        if state.finished:
            break
        side = decider(state)
        seen, mask = codec.observe(state, side), codec.mask(state, side)
        assert seen.shape == (codec.size,)
        assert float(np.abs(seen).max()) <= 1.0
        assert mask.shape == (codec.actions,)
        assert np.flatnonzero(mask).tolist() == sorted(state.options(side))
        assert not codec.mask(state, 1 - side).any() or state.question(1 - side)
        options = state.options(side)
        state.take(side, options[rng.below(len(options))])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_not_observed(game: str) -> None:
    """Two states that a side cannot tell apart give it the same observation."""
    codec = codec_of(game)
    state, rng = codec.start(5), Chance(key_from_seed(2))
    for _ in range(SHORT):
        side = decider(state)
        for viewer in (0, 1):
            other = state.determinize(viewer, rng)
            assert codec.observe(other, viewer).tolist() == codec.observe(state, viewer).tolist()
        options = state.options(side)
        state.take(side, options[rng.below(len(options))])


def test_results_are_one_sides_gain_and_the_others_loss() -> None:
    """Nothing until the end, then 1 and -1."""
    codec = codec_of("normandy")
    state = codec.start(1)
    assert result(state, 0) == result(state, 1) == 0.0
    state.finish(1, "points", 2)
    assert (result(state, 0), result(state, 1)) == (-1.0, 1.0)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_satisfied(game: str) -> None:
    """Its own checker passes, the same seed gives the same match, and it can be pickled."""
    register()
    made = gymnasium.make(f"fieldcraft/{game}-v0", limit=SHORT)
    check_env(made.unwrapped, skip_render_check=True)
    env = FieldcraftEnv(game, limit=SHORT)
    first, info = env.reset(seed=7)
    copied = pickle.loads(pickle.dumps(env))
    again, _ = FieldcraftEnv(game, limit=SHORT).reset(seed=7)
    assert first.tolist() == again.tolist()
    action = np.flatnonzero(info["action_mask"])[0]
    one, other = env.step(action), copied.step(action)
    assert one[0].tolist() == other[0].tolist()
    assert one[1:4] == other[1:4]
    assert (
        np.flatnonzero(env.action_masks()).tolist()
        == np.flatnonzero(one[4]["action_mask"]).tolist()
    )


def test_an_illegal_action_loses_and_a_long_game_is_cut_off() -> None:
    """The one ends the match with -1, the other without a result."""
    env = FieldcraftEnv("normandy", limit=SHORT)
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, ended, cut, told = env.step(illegal)
    assert (reward, ended, cut, told["illegal"]) == (-1.0, True, False, True)
    _, info = env.reset(seed=1)
    ended = cut = False
    while not (ended or cut):
        _, reward, ended, cut, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert (ended, cut, reward) == (False, True, 0.0)


def test_several_environments_run_as_one_vector() -> None:
    """Gymnasium's vector environments take it as it is."""
    register()
    vector = gymnasium.make_vec("fieldcraft/normandy-v0", num_envs=3, limit=SHORT)
    seen, info = vector.reset(seed=1)
    assert seen.shape == (3, codec_of("normandy").size)
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    _, rewards, *_ = vector.step(actions)
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    vector.close()


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_satisfied(game: str) -> None:
    """Its own tests pass, and it can be pickled."""
    api_test(pettingzoo_env.env(game=game, limit=SHORT), num_cycles=SHORT)
    env = pickle.loads(pickle.dumps(pettingzoo_env.env(game=game)))
    env.reset(seed=1)
    assert env.agent_selection == games.get(game).sides[0]


def test_pettingzoo_repeats_what_is_seeded() -> None:
    """Its own test of seeds passes."""
    seed_test(lambda: pettingzoo_env.env(game="normandy", limit=SHORT), num_cycles=20)


def test_both_agents_are_told_the_result() -> None:
    """At the end one has 1 and the other -1."""
    env = pettingzoo_env.raw_env(game="normandy", scenario="la-raye")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        assert observation is not None
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(env.rewards.values()) == [-1, 1]


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_is_satisfied(game: str) -> None:
    """Its own simulations pass, with states that are written and read again."""
    openspiel_game.register()
    made = pyspiel.load_game(f"fieldcraft(game={game},limit=25,seeds=10)")
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)
    assert made.num_distinct_actions() == codec_of(game).actions


def test_openspiel_resamples_what_a_player_does_not_know() -> None:
    """The player observes the same; the dice to come are others."""
    made = pyspiel.load_game("fieldcraft(game=normandy,limit=50)")
    state = made.new_initial_state()
    state.apply_action(4)
    observer = made.make_py_observer()
    other = state.resample_from_infostate(0)
    assert observer.string_from(other, 0) == observer.string_from(state, 0)
    assert other.match.chance.key != state.match.chance.key


def test_openspiels_search_plays() -> None:
    """The example finds its way through a match."""
    assert search(2, limit=8) == [0.0, 0.0]


@pytest.mark.long
def test_a_small_learner_beats_random() -> None:
    """The example's preferences win clearly more often than chance after a few games."""
    learnt = train(30)
    assert score(learnt, 12) >= score(np.zeros_like(learnt), 12) + 0.3
