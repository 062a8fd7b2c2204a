"""The bots by name; a bot of one's own is named by where it lies, `module:Class`."""

from difflib import get_close_matches
from importlib import import_module

from fieldcraft.bots.bot import Bot
from fieldcraft.bots.greedy import GreedyBot
from fieldcraft.bots.random_bot import RandomBot
from fieldcraft.core import phrases

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


WORDING: phrases.Wording = {
    "unknown-bot": ("there is no bot called {bot}", "{hint}"),
    "bot-not-loaded": (
        "the bot {bot} cannot be loaded: {why}",
        "check that its module can be imported from here",
    ),
    "not-a-bot": ("{bot} is not a bot", "derive it from fieldcraft.bots.Bot"),
}
"""Reason to message and remedy; the braces name the error's fields."""

PHRASES = {
    "no-module": "there is no module {name}",
    "no-class": "{module} has no {name}",
    "module-failed": "its module fails with {error}",
}
"""Why a bot cannot be loaded."""


class UnknownBot(ValueError):
    """There is no such bot; carries a reason's word and what a message needs."""

    def __init__(self, reason: str, **fields: str) -> None:
        super().__init__(phrases.told(WORDING, reason, fields))
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
    near = get_close_matches(name.lower(), list(_BOTS), 1)
    hint = phrases.did_you_mean(near[0]) if near else phrases.known_are(_BOTS)
    suggestion = near[0] if near else ""
    known = ", ".join(_BOTS)
    raise UnknownBot("unknown-bot", bot=name, hint=hint, suggestion=suggestion, known=known)


def _load(name: str) -> type[Bot]:
    """A bot class from `module:Class`.

    Whatever goes wrong while somebody else's module is imported is told as the reason that it
    cannot be loaded.
    """
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:
        why = _answer(error, module, attribute)
        raise UnknownBot("bot-not-loaded", bot=name, why=why) from error
    if not (isinstance(found, type) and issubclass(found, Bot) and found is not Bot):
        raise UnknownBot("not-a-bot", bot=name)
    return found


def _answer(error: Exception, module: str, attribute: str) -> str:
    """Why a class cannot be loaded; what somebody's module says for itself is told as it is."""
    if isinstance(error, ModuleNotFoundError) or not module:
        return phrases.phrase("no-module", PHRASES, name=getattr(error, "name", "") or module)
    if isinstance(error, AttributeError) and getattr(error, "name", "") == attribute:
        return phrases.phrase("no-class", PHRASES, module=module, name=attribute)
    said = f"{type(error).__name__}: {error}"
    return phrases.phrase("module-failed", PHRASES, error=" ".join(said.split())[:200])
