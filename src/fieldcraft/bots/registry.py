"""The bots by name; a custom bot is named by where it lies, `module:Class`."""

import reprlib
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from fieldcraft.bots.bot import Bot
from fieldcraft.bots.greedy import GreedyBot, is_judged
from fieldcraft.bots.monte_carlo import MonteCarloBot
from fieldcraft.bots.random_bot import RandomBot
from fieldcraft.bots.thinker import (
    Adviser,
    Captain,
    Corporal,
    Lieutenant,
    QuickHand,
    Recruit,
    Sergeant,
    Thinker,
)
from fieldcraft.bots.value import has_policy
from fieldcraft.core import FieldcraftError, loading, phrases

_BOTS: dict[str, type[Bot]] = {
    bot.name: bot
    for bot in (
        RandomBot, MonteCarloBot, Recruit, Corporal, GreedyBot, Sergeant, Lieutenant, Captain
    )
}  # fmt: skip
_UNLISTED: dict[str, type[Bot]] = {bot.name: bot for bot in (Adviser, QuickHand)}
_OLD_NAMES = {"greedy": GreedyBot.name}
"""What scripts and matches of earlier days call a bot."""


WORDING: phrases.Wording = {
    "unknown-bot": ("there is no bot called {bot}", "{hint}"),
    "bot-not-loaded": (
        "the bot {bot} cannot be loaded: {why}",
        "check that its module can be imported from here",
    ),
    "not-a-bot": ("{bot} is not a bot", "derive it from fieldcraft.bots.Bot"),
    "bot-raised": (
        "the bot {bot} fails at the question {question}: {error}",
        "fix the bot; {variable} shows the details",
    ),
    "bot-not-offered": (
        "the bot {bot} answers the question {question} with {answer}, which is not offered",
        "let it return one of seat.options",
    ),
}
"""Reason to message and remedy; the braces name the error's fields."""

phrases.worded(WORDING)


class BotError(FieldcraftError, ValueError):
    """A bot that will not do; carries a reason's word and what a message needs."""

    def __init__(self, reason: str, **fields: str) -> None:
        super().__init__(phrases.told(reason, fields))
        self.reason = reason
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        """Errors of the lab's workers come from another process."""
        return _again, (type(self), self.reason, self.fields)


class UnknownBot(BotError):
    """There is no such bot, or it cannot be made."""


class BotFailed(BotError):
    """Somebody's own bot raised something, or answered with what is not offered."""


def _again(kind: type[BotError], reason: str, fields: dict[str, str]) -> BotError:
    return kind(reason, **fields)


def names(game: str | None = None) -> list[str]:
    """The built-in bots to play a game against, weakest first; without a game, all of them."""
    if game is None:
        return list(_BOTS)
    thinks, judges = has_policy(game), is_judged(game)
    wanted = {MonteCarloBot: not thinks, GreedyBot: judges}
    return [
        name
        for name, bot in _BOTS.items()
        if wanted.get(bot, thinks or not issubclass(bot, Thinker))
    ]


def usual(known: Sequence[str]) -> str:
    """Of the bots there are, the one that a newcomer is put against."""
    return Corporal.name if Corporal.name in known else known[-1]


def adviser(game: str) -> str:
    """The bot that gives hints."""
    return Adviser.name if has_policy(game) else names(game)[-1]


def proper(name: str) -> str:
    """A bot's name, for one that it may have borne before."""
    return _OLD_NAMES.get(name, name)


def make(name: str, seed: int) -> Bot:
    """A bot by its name, or by `module:Class`; UnknownBot if there is none.

    >>> make("random", 7).name
    'random'
    """
    found = _find(name)
    try:
        return found(seed)
    except Exception as error:
        if is_of_the_house(found):
            raise
        why = phrases.phrase("not-made", error=loading.said(error))
        raise UnknownBot("bot-not-loaded", bot=name, why=why) from error


def check(name: str, game: str | None = None) -> None:
    """UnknownBot unless `make` would find a bot of this name, and it can play this game."""
    _find(name, game)


def is_of_the_house(kind: type[Bot]) -> bool:
    """Whether a bot is one of ours, so that its mistakes are ours too."""
    return kind in (*_BOTS.values(), *_UNLISTED.values())


def _find(name: str, game: str | None = None) -> type[Bot]:
    if not isinstance(name, str):
        raise UnknownBot("not-a-bot", bot=reprlib.repr(name))
    known = names(game)
    name = proper(name)
    if name in _UNLISTED:
        return _UNLISTED[name]
    if name in known or name == MonteCarloBot.name:
        return _BOTS[name]
    if ":" in name:
        return _load(name)
    near = get_close_matches(name.lower(), known, 1)
    hint = phrases.did_you_mean(near[0]) if near else phrases.known_are(known)
    suggestion = near[0] if near else ""
    raise UnknownBot(
        "unknown-bot", bot=name, hint=hint, suggestion=suggestion, known=", ".join(known)
    )


def _load(name: str) -> type[Bot]:
    """A bot class from `module:Class`, of the current folder if it lies nowhere else."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = loading.load(name)
    except loading.NotLoaded as error:
        raise UnknownBot("bot-not-loaded", bot=name, why=error.why) from error.__cause__
    if not (isinstance(found, type) and issubclass(found, Bot) and found is not Bot):
        raise UnknownBot("not-a-bot", bot=name)
    return found
