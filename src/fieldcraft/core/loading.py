"""What others bring, found by where it lies: `module:name`."""

import json
from importlib import import_module

from fieldcraft.core import phrases

PHRASES = {
    "no-module": "there is no module {name}",
    "no-class": "{module} has no {name}",
    "module-failed": "its module fails with {error}",
    "not-made": "making it fails with {error}",
    "not-a-game": "it is not a game",
}
"""Why it cannot be loaded."""

phrases.phrased(PHRASES)


class NotLoaded(ValueError):
    """What was named is not there, or fails when it is imported; says why in a phrase."""

    def __init__(self, why: phrases.Phrase) -> None:
        super().__init__(why)
        self.why = why


def load(name: str) -> object:
    """What a module calls so: `load("fractions:Fraction")`.

    NotLoaded for whatever goes wrong while somebody else's module is imported.
    """
    module, _, attribute = name.partition(":")
    try:
        found: object = getattr(import_module(module), attribute)
    except Exception as error:
        raise NotLoaded(_answer(error, module, attribute)) from error
    return found


def revive(data: bytes) -> object:
    """The state that was pickled as this dump, by the game that the dump names."""
    made: object = load_game(str(json.loads(data)["game"])).load(data)  # type: ignore[attr-defined]
    return made


def load_game(key: str) -> object:
    """A game by its key, from whoever keeps the games."""
    get = load("fieldcraft.games:get")
    assert callable(get)
    found: object = get(key)
    return found


def said(error: BaseException) -> str:
    """What somebody's code says for itself, on one line."""
    try:
        text = f"{type(error).__name__}: {error}"
    except Exception:
        text = type(error).__name__
    return " ".join(text.split())[:200]


def _answer(error: Exception, module: str, attribute: str) -> phrases.Phrase:
    if isinstance(error, ModuleNotFoundError) or not module:
        return phrases.phrase("no-module", name=getattr(error, "name", "") or module)
    if isinstance(error, AttributeError) and getattr(error, "name", "") == attribute:
        return phrases.phrase("no-class", module=module, name=attribute)
    return phrases.phrase("module-failed", error=said(error))
