"""The options of a match (DP-01): rulings of low confidence that players may choose otherwise."""

from typing import Final

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

SWITCHES: Final = (
    ("meleeUsesCommand", MELEE_USES_COMMAND, True),
    ("ambushChooser", AMBUSH_BY_PLAYER, False),
    ("confusionPlayable", CONFUSION_PLAYABLE, False),
    ("boobyTrapAttacks", BOOBY_TRAP_ATTACKS, False),
    ("whitePhosphorus", WHITE_PHOSPHORUS, True),
    ("wireWeapons", WIRE_WEAPONS, True),
    ("trenchMove", TRENCH_MOVE, False),
    ("uphillFire", UPHILL_FIRE, False),
    ("teamMatch", TEAM_OF_OB, False),
    ("atLeast", AT_LEAST, False),
    ("retreatNearEnemy", RETREAT_ONLY_NEAR_ENEMY, False),
    ("quickSetup", QUICK_SETUP, False),
)
