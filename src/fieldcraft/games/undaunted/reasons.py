"""Why something is not allowed, as small integers: the one judgement of a rule.

The function that decides returns `ALLOWED` or one of these; options are what is allowed, and only
for somebody who asks why not does the number become a word with its clause.
"""

from typing import Any, Final

from fieldcraft.core.contract import Refusal

ALLOWED: Final = 0
CARD_NOT_IN_HAND: Final = 1
CARD_NOT_TO_BID: Final = 2
FOG_NOT_PLAYABLE: Final = 3
NOT_ADJACENT: Final = 4
NO_OWN_MARKER: Final = 5
NO_MARKER_TO_DRIVE: Final = 6
ROUGH_GROUND: Final = 7
NOT_ESCAPE_TILE: Final = 8
MAY_NOT_ESCAPE: Final = 9
OCCUPANT_MAY_NOT_ESCAPE: Final = 10
HOLD_FIRST: Final = 11
SEATED_CANNOT_MOVE: Final = 12
NO_UNIT_TO_GUIDE: Final = 13
GUIDE_ENEMY: Final = 14
GUIDE_ABSENT: Final = 15
GUIDE_SUPPRESSED: Final = 16
NO_TILE_FAR_ENOUGH: Final = 17
TARGET_TOO_NEAR: Final = 18
NO_TARGET_MARKER: Final = 19
ALREADY_ATTACKED: Final = 20
NOT_ON_TARGET_TILE: Final = 21
SPAWN_NOT_ADMITTED: Final = 22
NO_ENEMY_ON_BOARD: Final = 23
NO_TARGET: Final = 24
OWN_COUNTER: Final = 25
TARGET_ABSENT: Final = 26
DESERT_TARGET_ABSENT: Final = 27
OWN_VEHICLE: Final = 28
SEATED_TARGET: Final = 29
NO_ARMOUR: Final = 30
NOT_ON_YOUR_TILE: Final = 31
NO_BASIC_DEFENCE: Final = 32
ONLY_DEMOLITION: Final = 33
STRUCTURE_DESTROYED: Final = 34
CARD_NOT_IN_SUPPLY: Final = 35
CARD_NOT_IN_PLAY_AREA: Final = 36
WRONG_SQUAD: Final = 37
FOG_NOT_BOLSTERED: Final = 38
COMMAND_NOT_INSPIRED: Final = 39
INSPIRE_NOT_INSPIRED: Final = 40
CONCEAL_NO_FOG: Final = 41
NO_MARKER_TO_CONTROL: Final = 42
ENEMY_ON_TILE: Final = 43
ENEMY_HOLDS_TILE: Final = 44
RECON_NO_FOG: Final = 45
TILE_ALREADY_CHOSEN: Final = 46
SURVEYED_ALREADY: Final = 47
NOT_CONNECTED: Final = 48
OTHER_VEHICLE: Final = 49
NOTHING_TO_REPAIR: Final = 50
VEHICLE_ELSEWHERE: Final = 51
NOT_DAMAGED: Final = 52
NOT_IN_HIT_VEHICLE: Final = 53
NOT_IN_PINNED_VEHICLE: Final = 54
PIN_SUPPRESSED: Final = 55
NOT_AN_ACTION_HERE: Final = 56

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("card-not-in-hand", "U-401"),
    ("card-not-in-hand", "U-306"),
    ("fog-not-playable", "U-410"),
    ("not-adjacent", "U-501"),
    ("no-own-marker", "U-503"),
    ("no-own-marker", "NA-501"),
    ("rough-ground", "NA-501"),
    ("not-escape-tile", "NA-504"),
    ("may-not-escape", "NA-504"),
    ("may-not-escape", "NA-506"),
    ("hold-first", "NA-504"),
    ("seated-cannot-move", "NA-408"),
    ("no-unit-to-guide", "UN-501"),
    ("guide-enemy", "UN-501"),
    ("counter-not-on-board", "UN-408"),
    ("guide-suppressed", "UN-501"),
    ("no-tile-far-enough", "UN-602"),
    ("target-too-near", "UN-601"),
    ("no-target-marker", "UN-701"),
    ("already-attacked", "UN-703"),
    ("not-on-target-tile", "UN-702"),
    ("spawn-not-admitted", "UN-403"),
    ("no-enemy-on-board", "U-420"),
    ("no-target", "U-420"),
    ("own-counter", "U-703"),
    ("counter-not-on-board", "U-702"),
    ("counter-not-on-board", "NA-701"),
    ("own-vehicle", "NA-706"),
    ("seated-target", "NA-704"),
    ("no-armour", "NA-705"),
    ("not-on-your-tile", "NA-703"),
    ("no-basic-defence", "NA-701"),
    ("only-demolition", "NA-707"),
    ("structure-destroyed", "NA-703"),
    ("card-not-in-supply", "U-601"),
    ("card-not-in-play-area", "U-611"),
    ("wrong-squad", "U-109"),
    ("fog-not-bolstered", "U-603"),
    ("command-not-inspired", "U-612"),
    ("inspire-not-inspired", "C-22"),
    ("conceal-no-fog", "UN-605"),
    ("no-marker-to-control", "U-608"),
    ("enemy-on-tile", "UN-606"),
    ("enemy-on-tile", "NA-605"),
    ("recon-no-fog", "U-615"),
    ("already-chosen", "NA-601"),
    ("already-chosen", "NA-602"),
    ("not-connected", "NA-601"),
    ("other-vehicle", "NA-609"),
    ("nothing-to-repair", "NA-610"),
    ("vehicle-elsewhere", "NA-609"),
    ("not-damaged", "NA-610"),
    ("not-in-vehicle", "NA-716"),
    ("not-in-vehicle", "NA-721"),
    ("pin-suppressed", "NA-721"),
    ("action-not-on-card", "U-406"),
)
"""Word and clause of each, in the order of the numbers."""


def refusal(reason: int, fields: dict[str, Any]) -> Refusal:
    """A reason in words, with what the text needs."""
    word, clause = REASONS[reason]
    return Refusal(word, clause, fields)
