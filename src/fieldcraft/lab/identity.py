"""Who played what: a digest by which measurements know whether they still hold."""

from functools import cache
from hashlib import blake2b

from fieldcraft import games
from fieldcraft.bots import make
from fieldcraft.bots.hands import hand_of
from fieldcraft.bots.value import learnt_of
from fieldcraft.core import key_from_seed


@cache
def made_of(game: str, scenario: str, *names: str) -> str:
    """A digest of what is played: these bots, what they were taught, and the set-up."""
    ranks = [getattr(make(name, 0), "rank", None) for name in names]
    hand = hand_of(game, scenario) if any(rank and rank.trained for rank in ranks) else None
    start = games.get(game).start(scenario, key_from_seed(0))
    told = repr((ranks, hand and hand.digest, start.digest()))
    if any(rank and rank.thought(hand) for rank in ranks):
        value = learnt_of(game, scenario)
        told += value.digest if value is not None else ""
    return blake2b(told.encode(), digest_size=4).hexdigest()
