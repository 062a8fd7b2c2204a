"""Who drives, controls and demolishes, and how everybody walks."""

from typing import cast

from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.north_africa.battle import DesertBattle
from fieldcraft.games.undaunted.policy.north_africa.goals import Quarry, quarries_of
from fieldcraft.games.undaunted.policy.tables import (
    STEP,
    UNSCOUTED,
    Tables,
)
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    CONTROL,
    DEMOLITION,
    DRIVE,
    MOVE,
    SCOUT,
    STALK,
)


class DesertTables(Tables):
    """With who drives, who controls and demolishes, and how everybody walks."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle)
        desert = cast(DesertBattle, battle)
        self.controls: list[int] = card_values(battle, CONTROL)
        self.demolishes: list[int] = card_values(battle, DEMOLITION)
        self.anti_tank: list[int] = card_values(battle, ANTI_TANK)
        scouts = card_values(battle, SCOUT)
        stalks = card_values(battle, STALK)
        moves = card_values(battle, MOVE)
        self.stride: list[int] = []
        self.unscouted: list[int] = []
        for counter in range(battle.counters):
            value = max(scouts[counter], stalks[counter], moves[counter], 1)
            self.stride.append(max(1, STEP // value))
            sees = scouts[counter] + stalks[counter] > 0
            self.unscouted.append(0 if sees else UNSCOUTED)
        self.quarries: list[list[list[Quarry]]] = [
            [quarries_of(desert, goal) for goal in desert.goals[side]] for side in (0, 1)
        ]
        """By side and goal."""
        self.contested: list[list[int]] = [contested_by(desert, side) for side in (0, 1)]
        """By side, the tiles on which Control may bring it something."""
        self.drive_seat: list[int] = [-1] * battle.counters
        for vehicle in battle.vehicles:
            for seat in range(len(desert.seat_actions[vehicle])):
                for code in desert.seat_actions[vehicle][seat]:
                    if code & 31 == DRIVE:
                        self.drive_seat[vehicle] = seat
                        self.stride[vehicle] = max(1, STEP // value_of(code))
                        self.unscouted[vehicle] = UNSCOUTED


def contested_by(battle: DesertBattle, side: int) -> list[int]:
    """NA-802 to NA-805: objectives, structures' tiles, and the one to hold."""
    return [
        tile
        for tile in range(battle.tiles)
        if battle.objective[tile] or battle.structures_on[tile] or battle.hold_tile[side] == tile
    ]


def card_values(battle: Battle, action: int) -> list[int]:
    """By counter, the value of an action on the soldier's card (1 if none is printed), or 0."""
    values: list[int] = []
    for counter in range(battle.counters):
        card = battle.counter_card[counter]
        most = 0
        if card >= 0:
            for code in battle.actions[battle.counter_side[counter] * battle.types + card]:
                if code & 31 == action:
                    most = max(most, value_of(code), 1)
        values.append(most)
    return values
