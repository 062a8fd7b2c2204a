"""The options of a match (DP-01): rulings of low confidence that players may choose otherwise."""

from typing import Final

from fieldcraft.core.options import MatchOption

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
