"""Who played what: a digest by which measurements know whether they still hold."""

from dataclasses import replace
from functools import cache
from hashlib import blake2b

from fieldcraft import games
from fieldcraft.bots import make
from fieldcraft.bots.hands import hand_of
from fieldcraft.bots.value import learnt_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import ANY


@cache
def made_of(game: str, scenario: str, *names: str) -> str:
    """A digest of what is played: these bots, what they were taught, and the set-up."""
    ranks = [getattr(make(name, 0), "rank", None) for name in names]
    hand = hand_of(game, scenario) if any(rank and rank.trained for rank in ranks) else None
    start = games.get(game).start(scenario, key_from_seed(0))
    taught = hand and replace(hand, thinks=0).digest
    told = repr((ranks, taught, start.digest()))
    thought = [rank.thought(hand) if rank else 0 for rank in ranks]
    if any(thought):
        value = learnt_of(game, scenario) or learnt_of(game, ANY)
        told += repr((thought, value and value.digest))
    return blake2b(told.encode(), digest_size=4).hexdigest()
