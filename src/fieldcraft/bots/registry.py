"""The bots by name; a bot of one's own is named by where it lies, `module:Class`."""

from difflib import get_close_matches
from importlib import import_module

from fieldcraft.bots.bot import Bot
from fieldcraft.bots.greedy import GreedyBot
from fieldcraft.bots.random_bot import RandomBot

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


class UnknownBot(ValueError):
    """There is no such bot; carries a reason's word and what a message needs."""

    def __init__(self, reason: str, text: str, **fields: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.fields = fields


def names() -> list[str]:
    """The bots of the house, weakest first."""
    return list(_BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot by its name, or by `module:Class`; UnknownBot if there is none.

    >>> make("random", 7).name
    'random'
    """
    return _find(name)(seed)


def check(name: str) -> None:
    """UnknownBot unless `make` would find a bot of this name."""
    _find(name)


def _find(name: str) -> type[Bot]:
    if name in _BOTS:
        return _BOTS[name]
    if ":" in name:
        return _load(name)
    known = ", ".join(_BOTS)
    near = get_close_matches(name.lower(), list(_BOTS), 1)
    suggestion = near[0] if near else ""
    hint = f"did you mean {suggestion}?" if suggestion else f"there are: {known}"
    raise UnknownBot(
        "unknown-bot",
        f"there is no bot called {name!r}; {hint}",
        bot=name,
        suggestion=suggestion,
        known=known,
    )


def _load(name: str) -> type[Bot]:
    """A bot class from `module:Class`.

    Whatever goes wrong while somebody else's module is imported is told as the reason that it
    cannot be loaded.
    """
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnknownBot(
            "bot-not-loaded", f"the bot {name!r} cannot be loaded: {why}", bot=name, why=why
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot) and found is not Bot):
        raise UnknownBot(
            "not-a-bot", f"{name!r} is not a bot: derive it from fieldcraft.bots.Bot", bot=name
        )
    return found
