"""What bots do in a worker: they are given a view, and nothing else of the match.

A full state that fits the view is made up (`Game.sample`); the bot plays its own side of it and
answers in words. So no bot can know more than its seat, wherever its code looks.
"""

from __future__ import annotations

from hashlib import blake2b

from fieldcraft import bots, games
from fieldcraft.core import key_from_seed
from fieldcraft.core.chance import Chance
from fieldcraft.core.schema import JsonObject
from fieldcraft.core.state import State


def warm_up() -> None:
    """Read every game's content and let a bot think once, before anybody waits for it."""
    for key in list(games.keys()):
        game = games.get(key)
        state = game.start(game.scenarios()[0], key_from_seed(0))
        think({"bot": bots.adviser(key), "seed": 0, "game": key, "view": state.view(0)})


def think(body: JsonObject) -> JsonObject:
    """The words a bot chooses for the side whose view this is, and how it judged its options."""
    bot, state, side = _seated(body)
    choice = state.word(bots.ask(bot, state, side))
    reasons = [
        {"choice": one.word, "score": one.score, "parts": [list(part) for part in one.parts]}
        for one in bot.reasons()[:MOST_REASONS]
    ]
    return {"choice": choice, "reasons": reasons}


def _seated(body: JsonObject) -> tuple[bots.Bot, State, int]:
    """A bot, a state that fits the view it was given, and its side."""
    name, seed, game = str(body["bot"]), int(body["seed"]), games.get(str(body["game"]))
    known = (*bots.names(), bots.adviser(game.key), *body.get("own", ()))
    if bots.proper(name) not in known:
        raise ValueError(f"{name} is neither built in nor one of this server's own bots")
    view = body["view"]
    dealer = blake2b(f"fieldcraft/deal/{name}/{seed}".encode(), digest_size=32)
    state = game.sample(view, Chance(dealer.digest()))
    return bots.make(name, seed), state, game.side(view["side"])


MOST_REASONS = 40
TASKS = {"think": think}
