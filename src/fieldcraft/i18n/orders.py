"""The orders that a player leaves behind, as sentences: each kind has its message in its game."""

from __future__ import annotations

from collections.abc import Callable

from fieldcraft import games
from fieldcraft.i18n.speaker import Argument, Speaker


def tell_order(speaker: Speaker, line: str, name_of: Callable[[Speaker, str], str]) -> str:
    """What an order says; a line that is none of the game's orders, in its own words.

    Of a field that is a ref the message also gets its kind, as `$place_kind`: a hex, a unit.
    """
    part = games.get(speaker.game).part("standing") if speaker.game else None
    for kind in part.ORDERS if part is not None else ():
        order = kind.read(line)
        if order is None:
            continue
        fields: dict[str, Argument] = {}
        for field, value in order.values.items():
            is_ref = isinstance(value, str) and ":" in value
            fields[field] = name_of(speaker, value) if is_ref else value
            if isinstance(value, str):
                fields[f"{field}_kind"] = value.partition(":")[0]
        return speaker.say(f"standing-order-{order.kind}", **fields)
    return line
