"""Why a bot would choose something, in sentences: from the named parts of its judgement."""

from collections.abc import Iterable
from typing import Final

from fieldcraft.core.contract import PASSES
from fieldcraft.i18n.speaker import Speaker

MOST: Final = 4
"""Reasons that are told; the others weigh little."""
LIGHT: Final = 0.05
"""Reasons that weigh less than this part of the heaviest are not told."""

Parts = Iterable[tuple[str, float]]
"""Names of reasons, each with its worth."""


def tell_parts(speaker: Speaker, parts: Parts) -> list[tuple[str, float]]:
    """Reasons in words with their worth, the weightiest first.

    >>> tell_parts(Speaker("en").of("normandy"), [("approach", 2.0), ("hunker", 0.01)])
    [('It is closer to the objectives.', 2.0)]
    """
    known = [(name, worth) for name, worth in parts if speaker.has(f"hint-part-{name}")]
    heavy = max((abs(worth) for _, worth in known), default=0.0)
    known = [(name, worth) for name, worth in known if abs(worth) > LIGHT * heavy]
    known.sort(key=lambda part: -abs(part[1]))
    return [
        (speaker.say(f"hint-part-{name}", worth="for" if worth > 0 else "against"), worth)
        for name, worth in known[:MOST]
    ]


def tell_reasons(
    speaker: Speaker, choice: str, parts: Parts, offered: int
) -> list[tuple[str, float]]:
    """The reasons for a choice among so many; where nothing weighs, what that means."""
    told = tell_parts(speaker, parts)
    if told:
        return told
    if offered == 1:
        return [(speaker.say("hint-only"), 0.0)]
    return [(speaker.say("hint-decline" if choice in PASSES else "hint-equal"), 0.0)]
