"""`./dev bench peers`: what it counts, and that our own rows are there."""

from benchmarks import peers
from fieldcraft import games


def test_a_rate_is_decisions_by_time() -> None:
    """Every game counts, the one to warm up does not."""
    seen: list[int] = []

    def play(seed: int) -> int:
        seen.append(seed)
        return sum(range(20_000)) * 0 + 5

    assert peers.rate(play, 0.02) > 0
    assert seen == list(range(len(seen)))


def test_every_game_of_ours_has_a_row() -> None:
    """By the engine alone, and one as others would use it."""
    assert len(peers.engine(0.01)) == len(games.keys())
    assert list(peers.our_environment(0.01)) == ["Fieldcraft as PettingZoo: normandy"]
    assert "OpenSpiel: leduc_poker" in peers.openspiel_games(0.01)
