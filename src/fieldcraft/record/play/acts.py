"""Acts of the table: how players end a match or go back besides the game's own choices."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

from fieldcraft.core import Event, Outcome, Refusal
from fieldcraft.record.play.step import Refused
from fieldcraft.record.play.table_log import table_event

ACTS: Final = ("resign SIDE", "flag SIDE", "leave SIDE", "draw", "abandon", "takeback N")
LOSSES: Final[Mapping[str, Literal["resigns", "flag", "leaves"]]] = {
    "resign": "resigns",
    "flag": "flag",
    "leave": "leaves",
}
"""Acts by which a side loses, with what the log tells of them."""
TAKEBACK: Final = re.compile(r"takeback ([0-9]{1,6})(?: exchange ([1-9][0-9]{0,3}))?")
"""How many choices go, and the round of the exchange that makes the new dice."""


def final_act(word: str, side: int, sides: tuple[str, ...]) -> tuple[str, tuple[Event, ...]]:
    """The words and events of an act that ends a match; `side` is who loses by it."""
    if word in LOSSES:
        if side < 0:
            raise Refused(Refusal("not-your-decision", "", {}))
        return f"{word} {sides[side]}", (
            table_event({"event": LOSSES[word], "side": sides[side]}),
            table_event({"event": "wins", "side": sides[1 - side], "reason": word}),
        )
    if word == "draw":
        return word, (table_event({"event": "drawn", "reason": "agreed"}),)
    return word, (table_event({"event": "abandon"}),)


def outcome_of(text: str, sides: tuple[str, ...]) -> Outcome:
    """The outcome of an act that ends a match."""
    word, _, side = text.partition(" ")
    if word in LOSSES:
        return Outcome(1 - sides.index(side), word, 0)
    return Outcome(-1, "agreed" if word == "draw" else word, 0)
