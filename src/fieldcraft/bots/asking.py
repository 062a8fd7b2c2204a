"""Asking a bot: the one place where its answer is taken, and its mistakes are told from ours."""

import reprlib
from operator import index
from typing import Final

from fieldcraft.bots.bot import Bot
from fieldcraft.bots.registry import BotFailed, is_of_the_house
from fieldcraft.bots.seat import Seat
from fieldcraft.core.loading import said
from fieldcraft.core.state import State

VARIABLE: Final = "FIELDCRAFT_TRACEBACK=1"
"""What whoever wrote the bot sets to see where it failed."""


def ask(bot: Bot, state: State, side: int) -> int:
    """The option a bot takes for a side, which is offered; BotFailed when it gives none.

    What a built-in bot raises passes through: that mistake is ours.
    """
    try:
        answer: object = bot.choose(Seat(state, side))
    except (Exception, SystemExit) as error:
        if is_of_the_house(type(bot)):
            raise
        raise BotFailed(
            "bot-raised",
            bot=whereabouts(bot),
            question=state.question(side),
            error=said(error),
            variable=VARIABLE,
        ) from error
    option = _number(answer)
    if option is None or option not in state.legal(side):
        raise BotFailed(
            "bot-not-offered",
            bot=whereabouts(bot),
            question=state.question(side),
            answer=" ".join(reprlib.repr(answer).split()),
        )
    return option


def whereabouts(bot: Bot) -> str:
    """Where a bot lies, as `--bot` names it; a built-in bot by its name."""
    kind = type(bot)
    return kind.name if is_of_the_house(kind) else f"{kind.__module__}:{kind.__qualname__}"


def _number(answer: object) -> int | None:
    """The integer an answer stands for: other libraries have integers of their own."""
    try:
        return index(answer)  # type: ignore[arg-type]  # what is no integer raises TypeError
    except Exception:
        return None
