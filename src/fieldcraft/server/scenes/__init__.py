"""What never changes in a match, as the browser draws it: one maker of scenes for each game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from fieldcraft.i18n import Speaker

MAKERS = {
    "normandy": "undaunted",
    "north-africa": "undaunted",
    "combat-commander": "combat_commander",
}


def scene(game: str, plain: dict[str, Any], speaker: Speaker) -> dict[str, Any]:
    """The scene of a plain scenario, its names in the speaker's language."""
    module = import_module(f"fieldcraft.server.scenes.{MAKERS[game]}")
    make: Callable[[dict[str, Any], Speaker], dict[str, Any]] = module.scene
    return make(plain, speaker.of(game))
