"""What bots do in a worker: they are given a view, and nothing else of the match.

A full state that fits the view is made up (`Game.sample`); the bot plays its own side of it and
answers in words. So no bot can know more than its seat, wherever its code looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from fieldcraft import bots, games
from fieldcraft.core import key_from_seed
from fieldcraft.core.chance import Chance


def warm_up() -> None:
    """Read every game's content and let a bot think once, before anybody waits for it."""
    for key in list(games.keys()):
        game = games.get(key)
        state = game.start(game.scenarios()[0], key_from_seed(0))
        think({"bot": bots.adviser(key), "seed": 0, "game": key, "view": state.view(0)})


def think(body: Mapping[str, Any]) -> dict[str, Any]:
    """The words a bot chooses for the side whose view this is, and how it judged its options."""
    name, seed, game = str(body["bot"]), int(body["seed"]), games.get(str(body["game"]))
    if bots.proper(name) not in bots.names() and name not in body.get("own", ()):
        raise ValueError(f"{name} is neither built in nor one of this server's own bots")
    view = body["view"]
    dealer = blake2b(f"fieldcraft/deal/{name}/{seed}".encode(), digest_size=32)
    state = game.sample(view, Chance(dealer.digest()))
    bot = bots.make(name, seed)
    option = bots.ask(bot, state, game.side(view["side"]))
    reasons = [
        {"choice": one.word, "score": one.score, "parts": [list(part) for part in one.parts]}
        for one in bot.reasons()[:MOST_REASONS]
    ]
    return {"choice": state.word(option), "reasons": reasons}


MOST_REASONS = 40
TASKS = {"think": think}
