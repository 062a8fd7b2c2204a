"""Acts of the table: how players end a match or go back besides the game's own choices."""

from __future__ import annotations

from typing import Final

from fieldcraft.core import PUBLIC, Event, Outcome, Refusal
from fieldcraft.record.step import Refused

ACTS: Final = ("resign SIDE", "flag SIDE", "draw", "abandon", "takeback N")


def final_act(word: str, side: int, sides: tuple[str, ...]) -> tuple[str, tuple[Event, ...]]:
    """The words and events of an act that ends a match; `side` resigns or has lost on time."""
    if word in ("resign", "flag"):
        if side < 0:
            raise Refused(Refusal("not-your-decision", "", {}))
        told = "resigns" if word == "resign" else word
        return f"{word} {sides[side]}", (
            Event(told, PUBLIC, {"side": sides[side]}),
            Event("wins", PUBLIC, {"side": sides[1 - side], "reason": word}),
        )
    if word == "draw":
        return word, (Event("drawn", PUBLIC, {"reason": "agreed"}),)
    return word, (Event("abandon", PUBLIC, {}),)


def outcome_of(text: str, sides: tuple[str, ...]) -> Outcome:
    """The outcome of an act that ends a match."""
    word, _, side = text.partition(" ")
    if word in ("resign", "flag"):
        return Outcome(1 - sides.index(side), word, 0)
    return Outcome(-1, "agreed" if word == "draw" else word, 0)
