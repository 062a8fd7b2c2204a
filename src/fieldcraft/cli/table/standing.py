"""Standing answers in the terminal: from `--standing` and as typed at the table."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from fieldcraft.cli.errors import UserError, told
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker
from fieldcraft.record.errors import RecordError
from fieldcraft.record.standing import UNASKED, Standing

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView


def added(speaker: Speaker, before: Standing, words: str) -> Standing:
    """Standing answers with one more, each only once; `UserError` if the words are invalid."""
    try:
        if not Standing.parse(words).answers:
            raise RecordError("bad-standing", text=words.strip())
        together = Standing.parse(f"{before}\n{words}")
    except RecordError as error:
        raise UserError(told(speaker, error.code, error.values)) from None
    return Standing(tuple(dict.fromkeys(together.answers)))


def in_words(words: str, view: AnyView) -> str:
    """`this turn` and `this round` replaced by the words that end with them.

    >>> in_words("never ask react this turn", {"turn": 4})
    'never ask react until turn 5'
    """

    def until(found: re.Match[str]) -> str:
        now = view.get(found[1].lower())
        return f"until {found[1].lower()} {now + 1}" if isinstance(now, int) else found[0]

    return re.sub(r"\bthis (turn|round)\b", until, words, flags=re.IGNORECASE)


def check_standing(speaker: Speaker, texts: Sequence[str]) -> None:
    """Raise `UserError` for invalid standing answers, before anything is asked or created."""
    for text in texts:
        added(speaker, Standing(), _parted(text)[1])


def usual_standing(terminal: Terminal, bots: Collection[int]) -> list[str]:
    """What is not asked of a person who plays a bot; a script is asked everything, always."""
    return UNASKED.split("\n") if terminal.is_live and bots else []


def seat_standing(
    speaker: Speaker, texts: Sequence[str], people: Mapping[int, str]
) -> dict[int, Standing]:
    """Each person's standing answers; words after `us:` are for that side, others for everyone."""
    standing = dict.fromkeys(people, Standing())
    for text in texts:
        word, words = _parted(text)
        if word and word not in people.values():
            known = ", ".join(people.values())
            raise UserError(speaker.say("cli-unknown-side", text=word[:60], known=known))
        for side, name in people.items():
            if word in ("", name):
                standing[side] = added(speaker, standing[side], words)
    return standing


def _parted(text: str) -> tuple[str, str]:
    """The side before the first colon, if it is a single word, and the rest."""
    head, colon, rest = text.partition(":")
    side = head.strip().lower()
    return (side, rest) if colon and len(side.split()) == 1 else ("", text)
