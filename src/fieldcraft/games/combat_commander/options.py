"""The options of a match (DP-01): rulings that players may choose otherwise, and handicaps."""

from collections.abc import Mapping
from typing import Final

from fieldcraft.core.options import MatchOption, all_bits, shown_options, switches_of

MELEE_USES_COMMAND: Final = 1
AMBUSH_BY_PLAYER: Final = 2  # ambushChooser: the player of the card chooses
CONFUSION_PLAYABLE: Final = 4
BOOBY_TRAP_ATTACKS: Final = 8
WHITE_PHOSPHORUS: Final = 16
WIRE_WEAPONS: Final = 32  # weapons may not fire from Wire, no groups with outside
TRENCH_MOVE: Final = 64
UPHILL_FIRE: Final = 128
TEAM_OF_OB: Final = 256  # teamMatch: quality of the order of battle
AT_LEAST: Final = 512
RETREAT_ONLY_NEAR_ENEMY: Final = 1024  # GAP-16
QUICK_SETUP: Final = 2048  # nobody is asked: both sides are set up by `quick.py`
BLIND_HEX_BY_SIDE: Final = 4096  # GAP-59: a line along a hexside enters the hexes beside it

OPTIONS: Final[tuple[MatchOption, ...]] = (
    MatchOption("meleeUsesCommand", True, "CC-O16.4.2.c, GAP-11", MELEE_USES_COMMAND),
    MatchOption("ambushChooser", False, "CC-A25, DP-40", AMBUSH_BY_PLAYER),
    MatchOption("confusionPlayable", False, "CC-O19.1, CC-A28, GAP-13", CONFUSION_PLAYABLE),
    MatchOption("boobyTrapAttacks", False, "CC-E47, GAP-25", BOOBY_TRAP_ATTACKS),
    MatchOption("whitePhosphorus", True, "CC-E77, GAP-32", WHITE_PHOSPHORUS),
    MatchOption("wireWeapons", True, "CC-F106.1", WIRE_WEAPONS),
    MatchOption("trenchMove", False, "GAP-55", TRENCH_MOVE),
    MatchOption("uphillFire", False, "GAP-54", UPHILL_FIRE),
    MatchOption("teamMatch", False, "CC-A36, CC-E52, GAP-20", TEAM_OF_OB),
    MatchOption("atLeast", False, "CC-O18.2.3.3, GAP-12", AT_LEAST),
    MatchOption("retreatNearEnemy", False, "CC-O23.3.1, GAP-16", RETREAT_ONLY_NEAR_ENEMY),
    MatchOption("blindHexBySide", True, "CC-X.10.9, GAP-59", BLIND_HEX_BY_SIDE),
    MatchOption("quickSetup", False, "DP-02", QUICK_SETUP),
)

HANDICAPS: Final[tuple[MatchOption, ...]] = tuple(
    MatchOption(name, 0, "CC-4.1.1, CC-7.a", most=40, is_handicap=True)
    for name in ("handicapFirst", "handicapSecond")
)
"""By side: so many victory points more its opponent has when play begins."""
HANDICAP_SHIFT: Final = 16
HANDICAP_WIDTH: Final = 6
HANDICAP_MASK: Final = (1 << HANDICAP_WIDTH) - 1
"""Above the switches, where no match without a handicap has anything."""


def bits_of(given: Mapping[str, bool | int]) -> int:
    """The options of a match as bits: its switches, and above them the handicap of each side."""
    bits = switches_of(given, OPTIONS)
    for side in (0, 1):
        bits |= int(given.get(HANDICAPS[side].name, 0)) << HANDICAP_SHIFT + HANDICAP_WIDTH * side
    return bits


def handicap_of(bits: int, side: int) -> int:
    """The victory points that a side's opponent has more at the start."""
    return bits >> HANDICAP_SHIFT + HANDICAP_WIDTH * side & HANDICAP_MASK


def are_options(bits: int) -> bool:
    """Whether a match can have these options."""
    for side in (0, 1):
        if handicap_of(bits, side) > HANDICAPS[side].most:
            return False
        bits &= ~(HANDICAP_MASK << HANDICAP_SHIFT + HANDICAP_WIDTH * side)
    return bits & ~all_bits(OPTIONS) == 0


def told_options(bits: int) -> dict[str, bool | int]:
    """The options by their names, for a view; handicaps where there are any."""
    told = shown_options(OPTIONS, bits)
    for side in (0, 1):
        handicap = handicap_of(bits, side)
        if handicap:
            told[HANDICAPS[side].name] = handicap
    return told
