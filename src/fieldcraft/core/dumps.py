"""Dumps of a state: the kernel's part, and the checks every loader uses.

Dumps come from outside, so every value is checked before it is used; a bad one raises a ValueError
that says where.
"""

import json
from typing import Any, Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import NOBODY
from fieldcraft.core.options import StartError, check_key
from fieldcraft.core.state import State

MOST: Final = 1 << 60
"""What any number of a dump stays below; a stream or a match never gets so far."""


def kernel_dump(state: State) -> dict[str, Any]:
    """The kernel's part of a dump, plain values."""
    chance = state.chance
    plain: dict[str, Any] = {
        "stack": list(state.stack),
        "branches": [list(state.branch_a), list(state.branch_b)],
        "epoch": state.epoch,
        "asked": state.asked,
        "key": chance.key.hex(),
        "position": chance.position,
        "end": [state.finished, state.winner, state.reason, state.margin],
    }
    if chance.scripted:
        plain["script"] = [list(chance.dice), [list(d) for d in chance.draws], chance.strict]
    return plain


def kernel_load(state: State, plain: dict[str, Any]) -> None:
    """Read back what `kernel_dump` wrote; whether it makes sense is for the game to say."""
    key = bytes.fromhex(text(part(plain, "key"), "key"))
    try:
        check_key(key)
    except StartError as error:
        raise ValueError(str(error)) from None
    chance = Chance(key, number(part(plain, "position"), "position", 0, MOST))
    if "script" in plain:
        dice, draws, strict = items(plain["script"], "script", 3)
        sides = [numbers(draw, "script") for draw in items(draws, "script", 2)]
        chance.script(numbers(dice, "script"), sides, truth(strict, "script"))
    state.chance = chance
    state.stack = numbers(part(plain, "stack"), "stack")
    branches = items(part(plain, "branches"), "branches", 2)
    state.branch_a = numbers(branches[0], "branches")
    state.branch_b = numbers(branches[1], "branches")
    state.epoch = number(part(plain, "epoch"), "epoch", 0, MOST)
    state.asked = number(part(plain, "asked"), "asked", NOBODY, MOST)
    finished, winner, reason, margin = items(part(plain, "end"), "end", 4)
    state.finished = truth(finished, "end")
    state.winner = number(winner, "end", -1, MOST)
    state.reason = text(reason, "end")
    state.margin = number(margin, "end", -MOST, MOST)
    state.menu_ready = False


# -- checking values -----


def parse(data: bytes) -> dict[str, Any]:
    """The mapping in these bytes of JSON."""
    try:
        plain = json.loads(data)
    except (ValueError, TypeError, RecursionError) as error:
        raise ValueError(f"not JSON: {error}") from None
    return mapping(plain, "the whole")


def part(plain: dict[str, Any], key: str) -> Any:
    """The value of a key that must be there."""
    if key not in plain:
        raise ValueError(f"{key}: missing")
    return plain[key]


def mapping(value: object, at: str) -> dict[str, Any]:
    """A mapping from texts."""
    if not isinstance(value, dict):
        raise ValueError(f"{at}: a mapping is needed, not {shown(value)}")
    return value


def items(value: object, at: str, count: int = -1) -> list[Any]:
    """A list, of so many values if a count is given."""
    if not isinstance(value, list):
        raise ValueError(f"{at}: a list is needed, not {shown(value)}")
    if count >= 0 and len(value) != count:
        raise ValueError(f"{at}: {count} values are needed, not {len(value)}")
    return value


def number(value: object, at: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{at}: a whole number is needed, not {shown(value)}")
    if value < least or value > most:
        raise ValueError(f"{at}: {shown(value)} is not between {least} and {most}")
    return value


def numbers(value: object, at: str, count: int = -1) -> list[int]:
    """A new list of whole numbers."""
    return [number(one, at, -MOST, MOST) for one in items(value, at, count)]


def text(value: object, at: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ValueError(f"{at}: a text is needed, not {shown(value)}")
    return value


def truth(value: object, at: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f"{at}: true or false is needed, not {shown(value)}")
    return value


def shown(value: object) -> str:
    """The beginning of a value, fit for a message."""
    try:
        return repr(value)[:40]
    except (ValueError, RecursionError):  # a number of thousands of digits, a nest of lists
        return type(value).__name__
