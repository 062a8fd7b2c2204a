"""What a match is started with: its options, declared once, and what cannot be started.

An option is a switch (a ruling that players may choose otherwise) or a number.  Its declaration is
all there is: defaults, validation, the command line, the API, positions and the view read it, and
`match-option-NAME` is the message that explains it.
"""

from collections.abc import Mapping
from typing import Final

from fieldcraft.core.contract import FieldcraftError
from fieldcraft.core.phrases import Wording, english, hint, told, worded
from fieldcraft.core.subclassing import mypyc_attr

KEY_BYTES: Final = 32

WORDING: Wording = {
    "option-switch": ("the option {name} cannot be {value}", "write true or false"),
    "option-number": (
        "the option {name} cannot be {value}",
        "write a number from 0 (no limit) to {most}",
    ),
    "option-handicap": (
        "the option {name} cannot be {value}",
        "write a number from 0 (none) to {most}",
    ),
    "bad-key": ("a key of {found} bytes", "the key of the dice has {wanted} bytes"),
    "key-kind": ("{found} instead of a key", "the key of the dice has {wanted} bytes"),
    "options-kind": ("{found} instead of options", "give each option's value by its name"),
    "scenario-kind": (
        "this is not a whole scenario: {why}",
        "name one of ours, or give what reading a scenario file returns",
    ),
    "bad-games": ("{variable} names {name}: {why}", "write module:factory for every game"),
}
worded(WORDING)


@mypyc_attr(allow_interpreted_subclasses=True)
class StartError(FieldcraftError):
    """A match cannot be started like this; carries a code and what a message needs."""

    def __init__(self, code: str, values: Mapping[str, str | int]) -> None:
        super().__init__(told(code, values))
        self.code = code
        self.values = values
        self.message = english("problem", code, values)
        self.remedy = english("remedy", code, values)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, dict(self.values))


MISFITS: Final = (KeyError, TypeError, IndexError, AttributeError, RecursionError, StartError)
"""What a value from outside that is not what it says makes of the code that reads it."""


class MatchOption:
    """An option of a match: its name, its default, the clauses it decides.

    A switch has a bit, a number the most that it may be.  A handicap is a number that matters at
    the start alone: it is told where the players agreed on one, and nowhere else.
    """

    def __init__(
        self,
        name: str,
        default: bool | int,
        clauses: str,
        bit: int = 0,
        most: int = 0,
        is_handicap: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.clauses = clauses
        self.bit = bit
        self.most = most
        self.is_handicap = is_handicap

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.bit != 0

    @property
    def message(self) -> str:
        """The message that says what it means."""
        return f"match-option-{self.name}"

    def check(self, value: object) -> bool | int:
        """The value; StartError unless the option can have it."""
        values: dict[str, str | int] = {"name": self.name, "value": _shown(value)}
        if self.is_switch:
            if isinstance(value, bool):
                return value
            raise StartError("option-switch", values)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most:
            return value
        code = "option-handicap" if self.is_handicap else "option-number"
        raise StartError(code, {**values, "most": self.most})


def check_options(given: object, declared: tuple[MatchOption, ...]) -> None:
    """StartError for an option that there is not, or a value that it cannot have."""
    if not isinstance(given, Mapping):
        raise StartError("options-kind", {"found": type(given).__name__})
    known = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in known:
            said = str(name)[:80]
            raise StartError("unknown-option", {"name": said, "hint": hint(said, known)})
        known[name].check(value)


def switches_of(given: Mapping[str, object], declared: tuple[MatchOption, ...]) -> int:
    """The switches that are on, as bits; what is not given has its default."""
    bits = 0
    for option in declared:
        if option.is_switch and given.get(option.name, option.default):
            bits |= option.bit
    return bits


def shown_options(declared: tuple[MatchOption, ...], bits: int) -> dict[str, bool | int]:
    """The switches by their names, for a view."""
    return {option.name: bits & option.bit != 0 for option in declared if option.is_switch}


def all_bits(declared: tuple[MatchOption, ...]) -> int:
    """The bits that a switch stands for."""
    bits = 0
    for option in declared:
        bits |= option.bit
    return bits


def check_key(key: object) -> bytes:
    """The key; StartError for one that is not of the generator's kind."""
    if not isinstance(key, bytes):
        raise StartError("key-kind", {"found": type(key).__name__, "wanted": KEY_BYTES})
    if len(key) != KEY_BYTES:
        raise StartError("bad-key", {"found": len(key), "wanted": KEY_BYTES})
    return key


def unknown_scenario(scenario: object, known: list[str]) -> StartError:
    """The error for a scenario that a game does not have, with the nearest that it has."""
    text = str(scenario)[:80]
    return StartError("unknown-scenario", {"scenario": text, "hint": hint(text, known)})


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)[:80]
