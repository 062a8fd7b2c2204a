"""What drills say of themselves, in the reader's language (docs/rulebook/ru/figures.yaml).

A translation stands under its English: what a drill newly says in English has none until somebody
writes it, and a test asks for it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

from fieldcraft.record.rules.rulebook import home


def captions_page(lang: str) -> Path:
    """The file of a language; English has none, for the drills themselves are English."""
    return home() / "docs" / "rulebook" / lang / "figures.yaml"


@cache
def captions(lang: str) -> dict[str, str]:
    """By what a drill says in English, the same in another language."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return dict(yaml.load(captions_page(lang).read_text(encoding="utf-8"), Loader=loader))


def caption(english: str, lang: str) -> str:
    """What a drill says, in a language; nothing where it is not written yet."""
    return english if lang == "en" else captions(lang).get(english, "")
