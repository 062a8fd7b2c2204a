"""The printed game's words as small integers: zones, card classes, actions, options."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.words import ZoneName

# Zones (U-104).  The first three are searched for casualties in this order (U-714).
HAND: Final = 0
DISCARD: Final = 1
DECK: Final = 2
PLAY_AREA: Final = 3
SUPPLY: Final = 4
REMOVED: Final = 5
ZONE_COUNT: Final = 6
ZONES: Final[tuple["ZoneName", ...]] = ("hand", "discard", "deck", "play", "supply", "removed")

# Card classes (U-103).
COMBAT: Final = 0
COMMAND_CLASS: Final = 1
FOG: Final = 2
CLASSES: Final = ("combat", "command", "fog")

# Actions, in the order in which they are offered.
MOVE: Final = 0
SCOUT: Final = 1
STALK: Final = 2
GUIDE: Final = 3
BOLSTER: Final = 4
COMMAND: Final = 5
CONCEAL: Final = 6
CONTROL: Final = 7
INSPIRE: Final = 8
RECON: Final = 9
TARGET: Final = 10
ATTACK: Final = 11
SUPPRESS: Final = 12
BLAST: Final = 13
DRIVE: Final = 14
NAVIGATE: Final = 15
SURVEY: Final = 16
REPAIR: Final = 17
STRAFE: Final = 18
ANTI_TANK: Final = 19
DEMOLITION: Final = 20
ACTIONS: Final = (
    "move",
    "scout",
    "stalk",
    "guide",
    "bolster",
    "command",
    "conceal",
    "control",
    "inspire",
    "recon",
    "target",
    "attack",
    "suppress",
    "blast",
    "drive",
    "navigate",
    "survey",
    "repair",
    "strafe",
    "anti-tank",
    "demolition",
)

COMBAT_ACTIONS: Final = (ATTACK, SUPPRESS, BLAST, STRAFE, ANTI_TANK, DEMOLITION)

# Squads: 0 is "no squad".
SQUADS: Final = ("", "A", "B", "C", "T")

# An action as printed on a card: which, its value X, its squad letter (U-109).
VALUE_SHIFT: Final = 5
SQUAD_SHIFT: Final = 9

# Options: kind << OPTION_SHIFT | thing.
OPTION_SHIFT: Final = 6
THING: Final = (1 << OPTION_SHIFT) - 1
BID_CARD: Final = 1 << OPTION_SHIFT
PLAY_CARD: Final = 2 << OPTION_SHIFT
END: Final = 3 << OPTION_SHIFT
USE_ACTION: Final = 4 << OPTION_SHIFT
RALLY: Final = 5 << OPTION_SHIFT
HUNKER: Final = 6 << OPTION_SHIFT
SPAWN_ON: Final = 7 << OPTION_SHIFT
UNIT: Final = 8 << OPTION_SHIFT
TO_TILE: Final = 9 << OPTION_SHIFT
AT_COUNTER: Final = 10 << OPTION_SHIFT
AT_TILE: Final = 11 << OPTION_SHIFT
TAKE_CARD: Final = 12 << OPTION_SHIFT
DRAW_CARD: Final = 13 << OPTION_SHIFT
STOP: Final = 14 << OPTION_SHIFT
SEAT_ACTION: Final = 15 << OPTION_SHIFT
SWITCH_WITH: Final = 16 << OPTION_SHIFT
ENTER_SEAT: Final = 17 << OPTION_SHIFT
EXIT: Final = 18 << OPTION_SHIFT
SHIFT_TO: Final = 19 << OPTION_SHIFT
ESCAPE: Final = 20 << OPTION_SHIFT
AT_STRUCTURE: Final = 21 << OPTION_SHIFT
MARK_TILE: Final = 22 << OPTION_SHIFT
WOUND: Final = 23 << OPTION_SHIFT
PIN: Final = 24 << OPTION_SHIFT

SEATS: Final = 3
"""No vehicle has more; a seat takes two bits."""
SEAT_BITS: Final = 2

# Frames: places in a box's frame table.  The boxes' own frames follow.
NO_FRAME: Final = -1
ROUND_FRAME: Final = 1
BID_FRAME: Final = 2
PLAY_FRAME: Final = 3
USE_FRAME: Final = 4
STEP_FRAME: Final = 5
AIM_FRAME: Final = 6
BOLSTER_FRAME: Final = 7
INSPIRE_FRAME: Final = 8
COMMAND_FRAME: Final = 9
FIRST_BOX_FRAME: Final = 10
