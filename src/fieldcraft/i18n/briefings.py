"""The texts that a scenario's file brings along: its name, its days, its briefing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.core.content.models import Name, Text


def in_language(speaker: Speaker, texts: Name | Text) -> str:
    """The text in the speaker's language, else in English, else in any."""
    own = {"en": texts.en, "ru": texts.ru, "pt-BR": texts.pt_br, "pl": texts.pl}
    return own[speaker.lang] or own["en"] or next((text for text in own.values() if text), "")


def days(date: str) -> str:
    """A day, or the first and the last of several, the year said once.

    >>> days("1944-06-17/1944-07-06")
    '1944-06-17 – 07-06'
    """
    first, _, last = date.partition("/")
    if not last:
        return first
    year = first[:5]
    return f"{first} – {last.removeprefix(year)}"
