"""The options of a match: rulings that players may choose otherwise, round limit, handicaps."""

from typing import Final

from fieldcraft.core.options import MatchOption

INSPIRE_COMMAND_CARDS: Final = 1
BOLSTER_FOG: Final = 2
OPEN_DISCARD: Final = 4
ADJUST_ON_RALLY: Final = 8
ADJUST_ON_HUNKER: Final = 16
ADJUST_ON_SWITCH: Final = 32

ROUND_LIMIT: Final = "roundLimit"
MOST_ROUNDS: Final = 999

SHARED_OPTIONS: Final[tuple[MatchOption, ...]] = (
    MatchOption("inspireCommandCards", False, "U-612, D-01, C-22", INSPIRE_COMMAND_CARDS),
    MatchOption("bolsterFog", True, "U-603, D-37", BOLSTER_FOG),
    MatchOption("openDiscard", False, "U-906, D-39", OPEN_DISCARD),
)
LIMIT: Final = MatchOption(ROUND_LIMIT, 0, "C-06", most=MOST_ROUNDS)

HANDICAPS: Final[tuple[MatchOption, ...]] = tuple(
    MatchOption(name, 0, "U-207, U-208", most=8, is_handicap=True)
    for name in ("handicapFirst", "handicapSecond")
)
"""By side: so many of its Fog of War cards begin in its deck instead of its supply."""

NORMANDY_OPTIONS: Final[tuple[MatchOption, ...]] = (*SHARED_OPTIONS, LIMIT)
NORTH_AFRICA_OPTIONS: Final[tuple[MatchOption, ...]] = (
    *SHARED_OPTIONS,
    MatchOption("adjustOnRally", True, "NA-418, D-24", ADJUST_ON_RALLY),
    MatchOption("adjustOnHunker", True, "NA-418, D-24", ADJUST_ON_HUNKER),
    MatchOption("adjustOnSwitch", True, "NA-409, D-27", ADJUST_ON_SWITCH),
    LIMIT,
)
