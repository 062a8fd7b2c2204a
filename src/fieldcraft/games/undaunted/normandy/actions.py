"""Guide, Target and Blast (UN-501 to UN-503, UN-601 to UN-603, UN-701 to UN-708)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.action import Action, value_of
from fieldcraft.games.undaunted.attack_roll import roll_attack
from fieldcraft.games.undaunted.combat import casualty
from fieldcraft.games.undaunted.movement import Step
from fieldcraft.games.undaunted.normandy.battle import scenario
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    ALREADY_ATTACKED,
    GUIDE_ABSENT,
    GUIDE_ENEMY,
    GUIDE_SUPPRESSED,
    NO_TARGET_MARKER,
    NO_TILE_FAR_ENOUGH,
    NO_UNIT_TO_GUIDE,
    NOT_ON_TARGET_TILE,
    TARGET_TOO_NEAR,
    refusal,
)
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    AT_COUNTER,
    AT_TILE,
    BLAST,
    FIRST_BOX_FRAME,
    MOVE,
    THING,
    UNIT,
)

GUIDE_FRAME: Final = FIRST_BOX_FRAME + 1
TARGET_FRAME: Final = FIRST_BOX_FRAME + 2
BLAST_FRAME: Final = FIRST_BOX_FRAME + 3

LEAST_TARGET_DISTANCE: Final = 3

# -- Guide (UN-501, UN-502) -----


class Guide(Action):
    """UN-501: move any one own unsuppressed counter under the Move conditions."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return ALLOWED if guidable(s, side) else NO_UNIT_TO_GUIDE

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        GuideWhom.push(s, value_of(code))


def guidable(s: Table, side: int) -> list[int]:
    """UN-408, UN-501: own counters on the board that are not suppressed."""
    own = s.battle.counters_of[side]
    return [counter for counter in own if guide_bar(s, side, counter) == ALLOWED]


def guide_bar(s: Table, side: int, counter: int) -> int:
    """UN-408, UN-501: why a counter cannot be guided."""
    if s.battle.counter_side[counter] != side:
        return GUIDE_ENEMY
    if s.places[counter] < 0:
        return GUIDE_ABSENT
    return GUIDE_SUPPRESSED if s.is_suppressed(counter) else ALLOWED


class GuideWhom(TurnQuestion):
    """UN-501: which counter to guide?"""

    LEFT: Final = 0

    def __init__(self) -> None:
        super().__init__("guide", "unit", "UN-501", [Slot("left")])

    @staticmethod
    def push(s: Table, left: int) -> None:
        """Ask who is guided up to so many steps."""
        s.put(GUIDE_FRAME, left)

    def options(self, s: Table, side: int) -> list[int]:
        return [UNIT | counter for counter in guidable(s, side)]

    def answer(self, s: Table, side: int, option: int) -> None:
        steps = s.slot(GuideWhom.LEFT)
        s.pop()
        Step.push(s, option & THING, steps, MOVE)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT:
            return Refusal("not-asked", "UN-501", {})
        counter = option & THING
        return refusal(guide_bar(s, side, counter), {"counter": s.counter_word(counter)})


# -- Target (UN-601 to UN-603) -----


class Target(Action):
    """UN-601: aim the Mortar at a tile at distance 3 or more."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return ALLOWED if tiles_in_reach(s, tile) else NO_TILE_FAR_ENOUGH

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        AimMortar.push(s, counter)


def tiles_in_reach(s: Table, tile: int) -> list[int]:
    """UN-601, UN-602: tiles at distance 3 or more, with or without anything on them."""
    return [t for t in range(s.battle.tiles) if reach_bar(s, tile, t) == ALLOWED]


def reach_bar(s: Table, origin: int, tile: int) -> int:
    """UN-601: why the Mortar cannot aim at a tile from where it stands."""
    distance = s.battle.distance[origin * s.battle.tiles + tile]
    return ALLOWED if distance >= LEAST_TARGET_DISTANCE else TARGET_TOO_NEAR


class AimMortar(TurnQuestion):
    """UN-105, UN-601: at which tile?"""

    COUNTER: Final = 0

    def __init__(self) -> None:
        super().__init__("target", "aim", "UN-601", [Slot("counter", "counter")])

    @staticmethod
    def push(s: Table, counter: int) -> None:
        """Ask at which tile this Mortar aims."""
        s.put(TARGET_FRAME, counter)

    def options(self, s: Table, side: int) -> list[int]:
        return [AT_TILE | tile for tile in tiles_in_reach(s, s.places[s.slot(AimMortar.COUNTER)])]

    def answer(self, s: Table, side: int, option: int) -> None:
        s.pop()
        s.own_extra()[side] = option & THING
        if s.sink is not None:
            s.tell(
                {
                    "event": "targets",
                    "side": s.side_word(side),
                    "tile": s.tile_word(option & THING),
                },
            )

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_TILE:
            return Refusal("not-asked", "UN-601", {})
        tile = option & THING
        origin = s.places[s.slot(AimMortar.COUNTER)]
        distance = s.battle.distance[origin * s.battle.tiles + tile]
        words = {"tile": s.tile_word(tile), "distance": distance}
        return refusal(reach_bar(s, origin, tile), words)


def remove_target(s: Table, side: int) -> None:
    """UN-503, UN-603: the Mortar moved or left the board; its target marker goes."""
    if s.extra[side] < 0:
        return
    s.own_extra()[side] = -1
    if s.sink is not None:
        s.tell({"event": "target-removed", "side": s.side_word(side)})


# -- Blast (UN-701 to UN-708) -----


class Blast(Action):
    """UN-701, UN-702: attack every counter on the tile with the own target marker."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return ALLOWED if s.extra[side] >= 0 else NO_TARGET_MARKER

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        tile = s.extra[side]
        if s.sink is not None:
            s.tell({"event": "blasts", "side": s.side_word(side), "tile": s.tile_word(tile)})
        struck = 0
        for other in struck_by_blast(s, side):
            struck |= 1 << other
        if struck:  # UN-704
            BlastOrder.push(s, struck, value_of(code))


def struck_by_blast(s: Table, side: int) -> list[int]:
    """UN-702: the counters of both sides on the tile with that side's target marker."""
    tile = s.extra[side]
    return [counter for counter in range(s.battle.counters) if 0 <= tile == s.places[counter]]


class BlastOrder(TurnQuestion):
    """UN-703: which counter on the target tile is attacked next?"""

    STRUCK: Final = 0
    DICE: Final = 1

    def __init__(self) -> None:
        super().__init__("blast", "aim", "UN-703", [Slot("struck", "counters"), Slot("dice")])

    @staticmethod
    def push(s: Table, struck: int, dice: int) -> None:
        """Ask whom of the counters struck, a bit each, the dice are rolled for first."""
        s.put(BLAST_FRAME, struck, dice)

    def options(self, s: Table, side: int) -> list[int]:
        struck = s.slot(BlastOrder.STRUCK)
        return [AT_COUNTER | c for c in range(s.battle.counters) if struck >> c & 1]

    def answer(self, s: Table, side: int, option: int) -> None:
        target = option & THING
        dice = s.slot(BlastOrder.DICE)
        left = s.slot(BlastOrder.STRUCK) & ~(1 << target)
        if left:
            s.set_slot(BlastOrder.STRUCK, left)
        else:
            s.pop()
        blast(s, target, dice)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_COUNTER:
            return Refusal("not-asked", "UN-703", {})
        counter = option & THING
        struck = s.slot(BlastOrder.STRUCK)
        tile = next(s.places[c] for c in range(s.battle.counters) if struck >> c & 1)
        reason = ALREADY_ATTACKED if s.places[counter] == tile else NOT_ON_TARGET_TILE
        return refusal(reason, {"counter": s.counter_word(counter)})


def blast(s: Table, target: int, dice: int) -> None:
    """UN-703, UN-705, UN-707: no range bonus, hills cover 1; a success is a casualty (UN-706)."""
    if s.sink is not None:
        s.tell({"event": "blast-at", "target": s.counter_word(target)})
    if roll_attack(s, mortar_of(s), target, BLAST, dice):
        casualty(s, target)


def mortar_of(s: Table) -> int:
    """UN-701: the Mortar that fires: that of the side whose turn it is."""
    for mortar in scenario(s).mortars:
        if s.battle.counter_side[mortar] == s.active:
            return mortar
    return -1
