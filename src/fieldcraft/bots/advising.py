"""Advice: what a bot would do in somebody's place, but for what would look like waste.

A bot that thinks ahead takes what came to most in its thought, if only by a hair: it may let cards
lie that could still do something.  Somebody who asks for a hint learns nothing from that.
"""

from fieldcraft.bots.asking import ask
from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.seat import Seat
from fieldcraft.bots.value import has_policy, policy_of
from fieldcraft.core.state import State


def advise(bot: Bot, state: State, side: int) -> tuple[str, list[Reason]]:
    """The words of what a side had better do, and how everything was judged, that first.

    The state is a sample from the side's own view; nothing else of it is looked at.
    """
    chosen = state.word(ask(bot, state, side))
    judged = bot.reasons()
    sound = [one for one in judged if not wastes(state, side, state.parse(one.word))]
    if sound:
        best = sound[0]
        if best.word != chosen:
            judged = [best, *(one for one in judged if one is not best)]
        chosen = best.word
    return chosen, judged


def wastes(state: State, side: int, option: int) -> bool:
    """Whether the game's policy, if it has one, holds that an option throws something away."""
    game = Seat(state, side).game
    return has_policy(game) and policy_of(game).wastes(state, side, option)
