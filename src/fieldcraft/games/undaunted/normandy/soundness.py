"""Whether what only Normandy has can be as it is: target markers, radio tower, its frames."""

from typing import Final

from fieldcraft.core.dumps import number
from fieldcraft.core.soundness import need
from fieldcraft.games.undaunted.normandy.actions import (
    BLAST_FRAME,
    GUIDE_FRAME,
    TARGET_FRAME,
    AimMortar,
    BlastOrder,
    GuideWhom,
    guidable,
    tiles_in_reach,
)
from fieldcraft.games.undaunted.normandy.battle import scenario
from fieldcraft.games.undaunted.normandy.critical_intelligence import RAISED
from fieldcraft.games.undaunted.normandy.spawning import SPAWN_FRAME, Spawn
from fieldcraft.games.undaunted.table.soundness import check_value, own_on_board
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.turn import tiles_for

MOST_RAISED: Final = 999999


def check_targets(s: Table) -> None:
    """UN-601, UN-603: a target marker lies at distance 3 or more from its Mortar on the board."""
    battle = scenario(s)
    need(len(s.extra) == 3, "extra: three numbers are needed")
    for side in (0, 1):
        target = number(s.extra[side], "target", -1, battle.tiles - 1)
        if target >= 0:
            reaching = [
                mortar
                for mortar in battle.mortars
                if battle.counter_side[mortar] == side
                and s.places[mortar] >= 0
                and target in tiles_in_reach(s, s.places[mortar])
            ]
            need(len(reaching) > 0, "extra: a target marker is out of its Mortar's reach")


def check_tower(s: Table) -> None:
    """UN-106: only a radio tower is ever raised."""
    raised = number(s.extra[RAISED], "raised", 0, MOST_RAISED)
    need(raised == 0 or scenario(s).radio_tile >= 0, "extra: there is no radio tower to raise")


def check_frame(s: Table) -> None:
    """The box's own questions have options."""
    battle = scenario(s)
    kind = s.top()
    side = s.active
    if kind == SPAWN_FRAME:
        counter = s.slot(Spawn.COUNTER)
        code = s.slot(Spawn.CODE)
        need(battle.counter_side[counter] == side, "stack: not the unit's turn to enter")
        need(s.places[counter] < 0, "stack: the unit that enters is on the board")
        printed = battle.actions[side * battle.types + battle.counter_card[counter]]
        need(code in printed, "stack: the unit that enters has no such action")
        entries = tiles_for(s, side, counter, code, battle.spawn_tiles[counter])
        need(len(entries) > 0, "stack: the unit has no tile to enter")
    elif kind == GUIDE_FRAME:
        check_value(s.slot(GuideWhom.LEFT))
        need(len(guidable(s, side)) > 0, "stack: nobody to guide")
    elif kind == TARGET_FRAME:
        mortar = s.slot(AimMortar.COUNTER)
        own_on_board(s, mortar)
        need(mortar in battle.mortars, "stack: only a Mortar aims at a tile")
        reach = tiles_in_reach(s, s.places[mortar])
        need(len(reach) > 0, "stack: no tile in reach")
    elif kind == BLAST_FRAME:
        check_value(s.slot(BlastOrder.DICE))
        need(s.extra[side] >= 0, "stack: a blast without a target marker")
        for counter in range(battle.counters):
            if s.slot(BlastOrder.STRUCK) >> counter & 1:
                at_target = s.places[counter] == s.extra[side]
                need(at_target, "stack: a blast at a counter that is elsewhere")
