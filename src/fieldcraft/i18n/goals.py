"""What wins a match and how near each side is, in words, as the engine tells it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fieldcraft.core.schema import JsonObject
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import teller_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fieldcraft.core.contract import Condition, Fields, Stake, Threat
    from fieldcraft.core.state import State

SENTENCES_KEPT = 10_000


def tell_goals(speaker: Speaker, sides: Sequence[str], state: State, viewer: int) -> JsonObject:
    """The conditions of both sides with how far they have come, and who can win soon."""
    return tell_conditions(speaker, sides, state.conditions(viewer), state.threats(viewer))


def tell_conditions(
    speaker: Speaker,
    sides: Sequence[str],
    conditions: Sequence[Condition],
    threats: Sequence[Threat],
) -> JsonObject:
    """The same, where the state was asked before.

    `both` are conditions of no side in particular, such as the clock.
    """
    by_side: dict[int, list[JsonObject]] = {-1: [], 0: [], 1: []}
    for each in conditions:
        by_side[each.side].append(_condition(speaker, sides, each))
    return {
        "sides": [
            {"side": side, "name": side_name(speaker, side), "conditions": by_side[index]}
            for index, side in enumerate(sides)
        ],
        "both": by_side[-1],
        "threats": [
            {
                "side": sides[each.side],
                "text": _said(speaker, "threat", each.what, each.fields),
                "clause": each.clause,
            }
            for each in threats
        ],
    }


def goal_lines(speaker: Speaker, told: JsonObject) -> list[str]:
    """The same as lines: each condition with how far it has come, and below it what is at stake."""
    lines = []
    for side in told["sides"]:
        for goal in side["conditions"]:
            lines += _goal_lines(speaker, goal, f"{side['name']}: ")
    for goal in told["both"]:
        lines += _goal_lines(speaker, goal, "")
    return [*dict.fromkeys(lines), *(one["text"] for one in told["threats"])]


def _goal_lines(speaker: Speaker, goal: JsonObject, whose: str) -> list[str]:
    lines = [f"{whose}{goal['text']}"]
    for one in goal["stakes"]:
        holder = f": {side_name(speaker, one['holder'])}" if one["holder"] else ""
        lines.append(f"  {one['text']}{holder}")
    return lines


def _condition(speaker: Speaker, sides: Sequence[str], told: Condition) -> JsonObject:
    return {
        "text": _said(speaker, "condition", told.what, told.fields),
        "have": told.have,
        "need": told.need,
        "way": told.way,
        "clause": told.clause,
        "stakes": [_stake(speaker, sides, each) for each in told.stakes],
    }


def _stake(speaker: Speaker, sides: Sequence[str], told: Stake) -> JsonObject:
    return {
        "text": _said(speaker, "stake", told.what, told.fields),
        "ref": told.ref,
        "holder": sides[told.holder] if told.holder >= 0 else None,
        "open": told.open,
    }


def _said(speaker: Speaker, kind: str, what: str, fields: Fields) -> str:
    return _sentence(speaker.lang, speaker.game, kind, what, tuple(fields.items()))


@lru_cache(maxsize=SENTENCES_KEPT)
def _sentence(
    lang: str, game: str, kind: str, what: str, fields: tuple[tuple[str, object], ...]
) -> str:
    """The same few sentences are said at every choice of a match."""
    return teller_of(game).told(Speaker(lang).of(game), kind, what, dict(fields))
