"""Cards of Undaunted in a line of words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.voice.names import action_name, card_name, squad_name
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import Action, PlainCard


def actions_text(speaker: Speaker, card: "PlainCard") -> str:
    """All actions of a card in one line."""
    return " · ".join(action_text(speaker, action) for action in card["actions"])


def action_text(speaker: Speaker, action: "Action") -> str:
    """An action as printed: name, value, squad letter."""
    word, value, squad = action
    text = action_name(speaker, str(word), int(value))
    return f"{text} {squad_name(speaker, str(squad))}" if squad else text


def bag_text(speaker: Speaker, cards: Mapping[str, int]) -> str:
    """Cards by name with their numbers, in a line."""
    if not cards:
        return "–"
    return ", ".join(
        card_name(speaker, word) + (f" ×{count}" if count > 1 else "")
        for word, count in cards.items()
    )
