"""OpenSpiel's information-set tree search plays a scenario against `random`.

python examples/openspiel_search.py [SIMULATIONS]
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from fieldcraft.research import openspiel_game


def play(simulations: int, limit: int = 400, seed: int = 1) -> list[float]:
    """Both sides' returns when OpenSpiel's tree search plays the first one."""
    openspiel_game.register()
    game = pyspiel.load_game(f"fieldcraft(game=normandy,scenario=la-raye,limit={limit})")
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:  # it thinks about a match that it could not tell from this one
            thought = state.resample_from_infostate(0)
            state.apply_action(bot.step(thought))
    return list(state.returns())


if __name__ == "__main__":
    print(play(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
