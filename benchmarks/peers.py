"""Random play beside other projects, in one run: `./dev bench peers`.

Each plays random legal actions to the end of its games, driven from Python on one core.  A decision
is one choice by a player among legal actions; chance is not counted, processor time is.  Absolute
numbers depend on the machine: read the ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import process_time

Play = Callable[[int], int]
"""Plays one game by a seed and returns how many decisions it took."""
WORKER = """
import json, sys
from benchmarks.peers import engine
print(json.dumps(engine(float(sys.argv[1]))))
"""


def rate(play: Play, seconds: float) -> float:
    """Decisions a second of processor time, after one game to warm up."""
    play(0)
    decisions, seed, begin = 0, 0, process_time()
    while process_time() - begin < seconds:
        seed += 1
        decisions += play(seed)
    return decisions / (process_time() - begin)


def engine(seconds: float) -> dict[str, float]:
    """Our games, by the engine alone, as its own searches play them."""
    from fieldcraft import games
    from fieldcraft.core import BUILD, Chance, Game, key_from_seed, playout

    found = {}
    for key in games.keys():  # noqa: SIM118  # a function of ours
        game = games.get(key)

        def play(seed: int, game: Game = game) -> int:
            key = key_from_seed(seed)
            state = game.start(game.scenarios()[0], key, game.quick_options())
            return playout(state, Chance(key_from_seed(-1 - seed)), 2_000)

        found[f"Fieldcraft, {BUILD}: {key}"] = rate(play, seconds)
    return found


def compiled(seconds: float) -> dict[str, float]:
    """The same on the compiled build, where there is one."""
    python = os.environ.get("FIELDCRAFT_COMPILED_PYTHON")
    if not python:
        return {}
    run = subprocess.run(
        [python, "-c", WORKER, str(seconds)], capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def our_environment(seconds: float) -> dict[str, float]:
    """Our PettingZoo environment, observations and masks included."""
    from fieldcraft.research import pettingzoo_env

    made = pettingzoo_env.raw_env(game="normandy")
    return {"Fieldcraft as PettingZoo: normandy": rate(_aec(made), seconds)}


def pettingzoo_games(seconds: float) -> dict[str, float]:
    """Classic games of PettingZoo."""
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

    known = {
        "leduc": leduc_holdem_v4,
        "texas hold'em": texas_holdem_v4,
        "tic-tac-toe": tictactoe_v3,
    }
    return {f"PettingZoo: {name}": rate(_aec(one.env()), seconds) for name, one in known.items()}


def _aec(env: object) -> Play:
    """Random play in an AEC environment."""
    import numpy as np

    made: object = env

    def play(seed: int) -> int:
        rng = np.random.default_rng(seed)
        made.reset(seed=seed)  # type: ignore[attr-defined]
        decisions = 0
        for _ in made.agent_iter():  # type: ignore[attr-defined]
            observation, _, ended, cut, _ = made.last()  # type: ignore[attr-defined]
            if ended or cut:
                made.step(None)  # type: ignore[attr-defined]
                continue
            made.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))  # type: ignore[attr-defined]
            decisions += 1
        return decisions

    return play


def openspiel_games(seconds: float) -> dict[str, float]:
    """Games of OpenSpiel: some written in C++, one in Python."""
    import pyspiel
    from open_spiel.python import games as _python_games  # noqa: F401  # registers them

    found = {}
    for name in ("backgammon", "gin_rummy", "leduc_poker", "battleship", "python_tic_tac_toe"):
        game = pyspiel.load_game(name)

        def play(seed: int, game: object = game) -> int:
            rng, state, decisions = random.Random(seed), game.new_initial_state(), 0  # type: ignore[attr-defined]
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, likely)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        found[f"OpenSpiel: {name}"] = rate(play, seconds)
    return found


def rlcard_games(seconds: float) -> dict[str, float]:
    """Games of RLCard, by its own loop."""
    import rlcard
    from rlcard.agents import RandomAgent

    found = {}
    for name in ("gin-rummy", "leduc-holdem", "uno"):
        env = rlcard.make(name, config={"seed": 1})
        agents = [RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)]
        env.set_agents(agents)

        def play(_seed: int, env: object = env) -> int:
            trajectories, _ = env.run(is_training=False)  # type: ignore[attr-defined]
            return sum(len(one) // 2 for one in trajectories)

        found[f"RLCard: {name}"] = rate(play, seconds)
    return found


def main(arguments: list[str]) -> None:
    """Measure all, then print a table or JSON."""
    parser = argparse.ArgumentParser(prog="./dev bench peers", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print an object")
    parser.add_argument("--seconds", type=float, default=2.0, help="random play of each game (2)")
    chosen = parser.parse_args(arguments)
    found: dict[str, float] = {}
    for measure in (
        engine, compiled, our_environment, pettingzoo_games, openspiel_games, rlcard_games,
    ):  # fmt: skip
        found |= measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(found, indent=2))
        return
    for name, value in found.items():
        print(f"{name:44} {value:12,.0f} decisions/s")


if __name__ == "__main__":
    main(sys.argv[1:])
