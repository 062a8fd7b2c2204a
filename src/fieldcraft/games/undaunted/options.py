"""The options of a match: rulings that players may choose otherwise, and the round limit."""

from typing import Any, Final

from fieldcraft.core.phrases import Wording, hint, told
from fieldcraft.games.undaunted.terms import Switch

ROUND_LIMIT: Final = "roundLimit"
MOST_ROUNDS: Final = 999

WORDING: Wording = {
    "unknown-option": ("unknown option {name}", "{hint}"),
    "option-switch": ("the option {name} cannot be {value}", "write true or false"),
    "option-number": (
        "the option {name} cannot be {value}",
        "write a number from 0 (no limit) to {most}",
    ),
}


class OptionError(ValueError):
    """A match cannot be played with this option; carries a code and what a message needs."""

    def __init__(self, code: str, values: dict[str, str | int]) -> None:
        super().__init__(told(WORDING, code, values))
        self.code = code
        self.values = values
        self.message = WORDING[code][0].format_map(values)
        self.remedy = WORDING[code][1].format_map(values)


def read_options(options: dict[str, Any], offered: tuple[Switch, ...]) -> tuple[int, int]:
    """The match options as bits and the round limit; what is not given has its default."""
    switches = 0
    known = [name for name, _, _ in offered] + [ROUND_LIMIT]
    for name in options:
        if name not in known:
            raise OptionError("unknown-option", {"name": name[:80], "hint": hint(name, known)})
    for name, bit, default in offered:
        value = options.get(name, default)
        if not isinstance(value, bool):
            raise OptionError("option-switch", {"name": name, "value": _shown(value)})
        if value:
            switches |= bit
    limit = options.get(ROUND_LIMIT, 0)
    if isinstance(limit, bool) or not isinstance(limit, int) or not 0 <= limit <= MOST_ROUNDS:
        raise OptionError(
            "option-number", {"name": ROUND_LIMIT, "value": _shown(limit), "most": MOST_ROUNDS}
        )
    return switches, limit


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)[:80]
