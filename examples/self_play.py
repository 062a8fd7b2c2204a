"""Two bots play a match and tell how it ended.

python examples/self_play.py
"""

from __future__ import annotations

from fieldcraft import bots, games
from fieldcraft.core import key_from_seed
from fieldcraft.lab import play_game


def main(seed: int = 7) -> str:
    """Who won, and by what."""
    game = games.get("normandy")
    state = game.start("la-raye", key_from_seed(seed))
    play_game(state, [bots.make("greedy", 1), bots.make("random", 2)])
    outcome = state.outcome
    assert outcome is not None
    winner = game.sides[outcome.winner] if outcome.winner >= 0 else "nobody"
    return f"{winner} wins: {outcome.reason}"


if __name__ == "__main__":
    print(main())
