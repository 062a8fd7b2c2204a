"""The printed game's words as small integers: orders, actions, markers, options."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.words import Flag, Fort, Kind

SIDES: Final = ("axis", "allies")
NATIONS: Final = ("germany", "russia", "america")
CAPACITY: Final = 60
"""Unit counters a side can have in play at once; a unit's number is `CAPACITY * side + place`."""

# -- cards (CC-1) -----

ORDERS: Final = (
    "advance",
    "artillery-denied",
    "artillery-request",
    "command-confusion",
    "fire",
    "move",
    "recover",
    "rout",
)
ADVANCE: Final = 0
ARTILLERY_DENIED: Final = 1
ARTILLERY_REQUEST: Final = 2
ORDER_CONFUSION: Final = 3
FIRE: Final = 4
MOVE: Final = 5
RECOVER: Final = 6
ROUT: Final = 7

TRIGGERS: Final = ("", "event", "jammed", "sniper", "time")
NO_TRIGGER: Final = 0
EVENT: Final = 1
JAMMED: Final = 2
SNIPER: Final = 3
TIME: Final = 4

DECK_SIZE: Final = 72
WORD_BITS: Final = 36
"""A zone of cards is two words of so many bits (compiled integers stay below 62 bits)."""
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
KNOWN: Final = 3
"""Not a zone: the cards in hand that the opponent has seen there."""
SHOWN: Final = 4
"""Not a zone either: those of them that everyone has seen there."""
ZONES: Final = ("deck", "hand", "discard")
CARD_WIDTH: Final = 13
"""Per side in `Table.cards`: two words for each zone, KNOWN and SHOWN, then the zones' sizes."""

# -- units, weapons (CC-3, CC-11) -----

SQUAD: Final = 0
TEAM: Final = 1
LEADER: Final = 2
KINDS: Final["tuple[Kind, ...]"] = ("squad", "team", "leader")
QUALITIES: Final = ("", "green", "line", "elite")

# Per unit in `Table.units`.
TYPE: Final = 0
PLACE: Final = 1
FLAGS: Final = 2
SPENT: Final = 3
UNIT_WIDTH: Final = 4

NOWHERE: Final = -1
CASUALTY: Final = -2
ON_TRACK: Final = -3
"""A unit that waits on space t of the time track has the place `ON_TRACK - t`."""

# Flags of a unit.
BROKEN: Final = 1
SUPPRESSED: Final = 2
VETERAN: Final = 4
ACTIVATED: Final = 8  # for an Order, this Turn
MOVING: Final = 16  # activated for the Move Order in progress
GROUPED: Final = 32  # in the group that is moving now
FINISHED: Final = 64  # has ended its movement, or its advance
ON_ROAD: Final = 128  # has entered a road hex in this Move Order
OPPORTUNITY: Final = 256  # activated for opportunity fire against the Move Order in progress
FIRED: Final = 512  # has made its attack
ASSAULTED: Final = 1024  # has made its assault fire in this Move Order
ORDERED: Final = 2048  # activated for the Order in progress
ENTERED: Final = 4096  # has just entered a hex
STEPPED: Final = 8192  # has entered a hex in this Move Order
FLANKING: Final = 16384  # waits to enter, and may do so on the flank (a special rule)
FLAG_WORDS: Final["tuple[Flag, ...]"] = (
    "broken",
    "suppressed",
    "veteran",
    "activated",
    "moving",
    "grouped",
    "finished",
    "on-road",
    "opportunity",
    "fired",
    "assaulted",
    "ordered",
    "entered",
    "stepped",
    "flanking",
)
"""The flags in words, from the lowest bit on: whoever adds one names it here."""
LASTING: Final = BROKEN | SUPPRESSED | VETERAN | FLANKING
"""What stays with a unit from Order to Order; the rest is cleared."""

# Per weapon in `Table.weapons`.
HOLDER: Final = 1
STATE: Final = 2
WEAPON_WIDTH: Final = 3
IN_BOX: Final = -2
"""In place of a holder: the weapon box; -1 is not in the game."""

# Flags of a weapon beside BROKEN.
WEAPON_FIRED: Final = 2
WEAPON_ASSAULTED: Final = 4

# -- map markers, per hex in `Table.hexes` -----

FORT_MASK: Final = 7
FORT_WORDS: Final["tuple[Fort, ...]"] = (
    "foxholes",
    "trench",
    "bunker",
    "pillbox",
    "mines",
    "wire",
)
FORTIFICATIONS: Final = ("", *FORT_WORDS)
FOXHOLES: Final = 1
TRENCH: Final = 2
BUNKER: Final = 3
PILLBOX: Final = 4
MINES: Final = 5
WIRE: Final = 6
SMOKE_SHIFT: Final = 3
SMOKE_MASK: Final = 15
BLAZE: Final = 128
HELD_SHIFT: Final = 8
"""Two bits: 1 or 2 for the side that last held the hex alone."""

# -- numbers, in `Table.numbers` -----

VP: Final = 0  # counted for the Axis
CLOCK: Final = 1
SUDDEN_DEATH: Final = 2
SURRENDER: Final = 3  # and 4
LOSSES: Final = 5  # and 6: units on the casualty track
INITIATIVE: Final = 7
ACTIVE: Final = 8
ORDERS_GIVEN: Final = 9
PLAYERS_USED: Final = 10  # bits: activated for Recover or Rout
DEPTH: Final = 11  # triggers being resolved
RADIO: Final = 12  # and 13: FP, and the bits below; 0 without one
CONTROL: Final = 14  # to 18: 0 nobody, 1 Axis, 2 Allies
EXHAUSTED: Final = 19  # bits: a deck has just run out
ORDER_LIMIT: Final = 20  # and 21
TURN: Final = 22  # how many are over
FOG: Final = 23  # a special rule: hindrance everywhere
MINE_STRENGTH: Final = 24
NUMBERS: Final = 25
RADIO_SMOKE: Final = 32
RADIO_BROKEN: Final = 64

# -- chits (CC-7.3): who has each -----

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWX"
IN_CUP: Final = 0
OPEN: Final = 1
SECRET: Final = 2  # and 3
EXCLUDED: Final = 4

POSTURES: Final = ("attack", "recon", "defend")
ATTACK: Final = 0
RECON: Final = 1
DEFEND: Final = 2
HAND_SIZE: Final = (6, 5, 4)

# -- options: kind << OPTION_SHIFT | thing -----

OPTION_SHIFT: Final = 9
THING: Final = (1 << OPTION_SHIFT) - 1
ORDER_CARD: Final = 1 << OPTION_SHIFT
PASS: Final = 2 << OPTION_SHIFT
END: Final = 3 << OPTION_SHIFT
DISCARD_CARD: Final = 4 << OPTION_SHIFT
STOP: Final = 5 << OPTION_SHIFT
UNIT: Final = 6 << OPTION_SHIFT  # `unit axis:rifle-3`: activate, group, roll next, choose
WEAPON: Final = 7 << OPTION_SHIFT  # `weapon light-mg-2`
TO_HEX: Final = 8 << OPTION_SHIFT  # `to C7`
AT_HEX: Final = 9 << OPTION_SHIFT  # `at C7`
SMOKE_AT: Final = 10 << OPTION_SHIFT  # `smoke C7`
EXIT: Final = 11 << OPTION_SHIFT
GIVE_TO: Final = 12 << OPTION_SHIFT  # `give axis:rifle-3`
ACTION_CARD: Final = 13 << OPTION_SHIFT  # `action fire#g-50`: the Action below the picture
FIRE_CARD: Final = 14 << OPTION_SHIFT  # `fire fire#g-50`: the Action at the top of a Fire card
SHOOT: Final = 15 << OPTION_SHIFT
ACCEPT: Final = 16 << OPTION_SHIFT
REROLL: Final = 17 << OPTION_SHIFT
SIDE: Final = 18 << OPTION_SHIFT  # `side axis`
SPACE: Final = 19 << OPTION_SHIFT  # `space 7` of the time track
DROP: Final = 20 << OPTION_SHIFT  # `drop light-mg-2`: eliminate an own weapon
CARD: Final = 21 << OPTION_SHIFT  # `card fire#g-50` of the opponent's hand
ENTRY: Final = 22 << OPTION_SHIFT  # `entry 3` of a support table
NONE: Final = 23 << OPTION_SHIFT
BATTERY: Final = 24 << OPTION_SHIFT
LEAVE: Final = 25 << OPTION_SHIFT  # `leave axis:rifle-3`: out of the moving group
CHIT: Final = 26 << OPTION_SHIFT  # `chit 1`: one of the opponent's secret chits, unseen
DEPLOY: Final = 27 << OPTION_SHIFT  # `deploy axis:rifle-3`
ELIMINATE: Final = 28 << OPTION_SHIFT  # `eliminate axis:rifle-3`
PLACE_UNIT: Final = 29 << OPTION_SHIFT  # set-up: `place axis:rifle-3`
FORT: Final = 30 << OPTION_SHIFT  # set-up: `fort wire`
READY: Final = 31 << OPTION_SHIFT
QUICK: Final = 32 << OPTION_SHIFT  # set-up: place everything that is not placed yet
TAKE_CARD: Final = 33 << OPTION_SHIFT  # set-up: `take artillery-denied#g-32` instead of mines
FIRST_TURN: Final = 34 << OPTION_SHIFT  # `first`: the Initiative card for the first Turn

TAKE_BACK: Final = 35 << OPTION_SHIFT  # set-up: `back`, off the map or out of a unit's hands
FORCE: Final = 36 << OPTION_SHIFT  # `force 3`: an order of battle of one's nation
WORKS: Final = 37 << OPTION_SHIFT  # `works 2`: fortifications that are bought together
ROLL_SUPPORT: Final = 38 << OPTION_SHIFT  # `roll` on the support table

# -- frames: places in the frame table -----

TURN_FRAME: Final = 1
ORDER_FRAME: Final = 2
PASS_FRAME: Final = 3
PASS_WINDOW: Final = 4
ACTIVATE_FRAME: Final = 5
ROLL_FRAME: Final = 6
REROLL_FRAME: Final = 7
TIME_FRAME: Final = 8
EVENT_FRAME: Final = 9
SNIPER_FRAME: Final = 10
JAMMED_FRAME: Final = 11
BREAK_FRAME: Final = 12
BREAK_WINDOW: Final = 13
FIRE_FRAME: Final = 14
TARGET_FRAME: Final = 15
PIECES_FRAME: Final = 16
ATTACK_FRAME: Final = 17
FIRE_WINDOW: Final = 18
DEFENCE_FRAME: Final = 19
DEFENCE_WINDOW: Final = 20
NEXT_UNIT: Final = 21
MOVE_FRAME: Final = 22
MOVE_WINDOW: Final = 23
MINES_FRAME: Final = 24
ADVANCE_FRAME: Final = 25
ADVANCE_WINDOW: Final = 26
MELEES_FRAME: Final = 27
MELEE_FRAME: Final = 28
MELEE_WINDOW: Final = 29
AMBUSHED_FRAME: Final = 30
MELEE_END_WINDOW: Final = 31
RECOVER_FRAME: Final = 32
ROUT_FRAME: Final = 33
ROUTED_FRAME: Final = 34
RETREAT_FRAME: Final = 35
ARTILLERY_FRAME: Final = 36
SPOT_FRAME: Final = 37
MISSION_FRAME: Final = 38
STACKING_FRAME: Final = 39
CLEAR_SMOKE: Final = 40
ARRIVE_FRAME: Final = 41
DIG_IN_WINDOW: Final = 42
EXIT_FRAME: Final = 43
SUSTAIN_FRAME: Final = 44
SPRAY_FRAME: Final = 45
REACT_FRAME: Final = 46
SMOKE_FRAME: Final = 47
ADVANCE_REACT: Final = 48
DIG_IN_HEX: Final = 49
DEPLOY_FRAME: Final = 50
IMPACT_FRAME: Final = 51
PICK_FRAME: Final = 52
DEMOLISH_FRAME: Final = 53
SUPPORT_FRAME: Final = 54
SUPPORT_PICK: Final = 55
SUPPORT_PLACE: Final = 56
BLAZE_FRAME: Final = 57
DISPLACE_FRAME: Final = 58
SETTING_UP: Final = 59
PLACE_FRAME: Final = 60
PLACE_HEX: Final = 61
FORT_HEX: Final = 62
GIVE_FRAME: Final = 63
SCATTER_FRAME: Final = 64
OPENING_FRAME: Final = 65
MINES_OR_CARD: Final = 66
WHO_IS_FIRST: Final = 67
HAND_OVER: Final = 68
MUSTER_FRAME: Final = 69
FORCE_PICK: Final = 70
SUPPORT_BUY: Final = 71
WORKS_PICK: Final = 72
RADIO_CALL: Final = 73
RADIO_PICK: Final = 74
COMMISSAR_FRAME: Final = 75
