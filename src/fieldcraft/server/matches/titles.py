"""The name of a match in lists and messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fieldcraft.games import is_here
from fieldcraft.i18n.names import game_name, scenario_name
from fieldcraft.i18n.speaker import Speaker

LENGTH: Final = 120
"""The names of custom scenarios are cut to this length in lists."""


def title_text(voice: Speaker, title: Mapping[str, Any]) -> str:
    """The scenario's name in a language; `title` is what a match's row keeps.

    >>> title_text(Speaker("ru"), {"scenario": "la-raye", "names": {}})
    'Ла-Ре'
    """
    names = title.get("names") or {}
    known = names.get(voice.lang) or names.get("en")
    word = str(title.get("scenario", ""))
    if known:
        return " ".join("".join(s if s.isprintable() else " " for s in str(known)).split())[:LENGTH]
    return scenario_name(voice, word)


def full_title(voice: Speaker, game: str, title: Mapping[str, Any]) -> str:
    """The title with the game's name before it."""
    name = game_name(voice, game) if is_here(game) else game
    return f"{name} – {title_text(voice, title)}"
