"""Standing answers in the terminal: from `--standing` and as typed at the table."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from fieldcraft import games
from fieldcraft.cli.errors import UserError, told
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker, tell_refusal
from fieldcraft.i18n.teller import teller_of
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Refused
from fieldcraft.record.standing import Standing, parsed
from fieldcraft.record.standing_order import part_of

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView


def added(speaker: Speaker, before: Standing, words: str, match: Match, side: int) -> Standing:
    """Standing answers with one more, each only once; `UserError` if it says or does nothing."""
    new = _read(speaker, words, match.header.game)
    try:
        new.check(match, side)
    except Refused as error:
        refusal = error.refusal
        own = speaker.of(match.header.game)
        raise UserError(tell_refusal(own, refusal.reason, refusal.fields)) from None
    together = _read(speaker, f"{before}\n{words}", match.header.game)
    return Standing(tuple(dict.fromkeys(together.answers)))


def without(before: Standing, which: str) -> Standing:
    """Standing answers without one, by its number in the list or its words; without which, none."""
    if which.isascii() and which.isdecimal():
        return Standing(tuple(one for n, one in enumerate(before.answers, 1) if n != int(which)))
    return before.without_line(" ".join(which.split())) if which else Standing()


def offered(match: Match, side: int, thing: str) -> list[str]:
    """The orders that may be left at a thing, by its ref or its word alone, the usual ones."""
    part = part_of(match.header.game)
    if part is None:
        return []
    kinds = dict.fromkeys(teller_of(match.header.game).kinds.values())
    words = (thing, thing.upper())
    for ref in (*words, *(f"{kind}:{word}" for kind in kinds for word in words)):
        found = part.offered(match.state, side, ref)
        if found:
            return [offer.lines[0] for offer in found]
    return []


def proposed(match: Match, side: int) -> list[str]:
    """What the table proposes to leave behind."""
    part = part_of(match.header.game)
    return [] if part is None else list(part.proposed(match.state, side))


def _read(speaker: Speaker, words: str, game: str) -> Standing:
    try:
        standing = Standing.parse(words, game)
        if not standing.answers:
            raise RecordError("bad-standing", text=words.strip())
    except RecordError as error:
        raise UserError(told(speaker, error.code, error.values)) from None
    return standing


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
    """Raise `UserError` for what no game understands, before anything is asked or created."""
    for text in texts:
        words = _parted(text)[1]
        if not any(parsed(words, game).answers for game in games.keys()):  # noqa: SIM118
            _read(speaker, words, "")


def usual_standing(terminal: Terminal, game: str, bots: Collection[int]) -> Sequence[str]:
    """What is not asked of a person who plays a bot; a script is asked everything, always."""
    return games.get(game).unasked() if terminal.is_live and bots else ()


def seat_standing(
    speaker: Speaker, texts: Sequence[str], people: Mapping[int, str], match: Match
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
                standing[side] = added(speaker, standing[side], words, match, side)
    return standing


def _parted(text: str) -> tuple[str, str]:
    """The side before the first colon, if it is a single word, and the rest."""
    head, colon, rest = text.partition(":")
    side = head.strip().lower()
    return (side, rest) if colon and len(side.split()) == 1 else ("", text)
