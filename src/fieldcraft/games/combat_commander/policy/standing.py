"""How both sides stand at Combat Commander, in numbers: what values weigh and networks see."""

from typing import ClassVar, Final, cast

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.policy.outlook import OBJECTIVES
from fieldcraft.games.combat_commander.policy.sight import Sight, rows_seen
from fieldcraft.games.combat_commander.policy.windows import Windows
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CLOCK,
    CONTROL,
    HAND,
    INITIATIVE,
    LOSSES,
    SUDDEN_DEATH,
    SURRENDER,
)

LATE: Final = 4
"""So many spaces of the time track before sudden death, points count twice."""


class Standing(Windows):
    """The features of Combat Commander."""

    names: ClassVar[tuple[str, ...]] = (
        "points",
        "late-points",
        "own-objectives",
        "enemy-objectives",
        "late-objectives",
        "own-worth",
        "own-places",
        "own-surrender",
        "own-cards",
        "enemy-worth",
        "enemy-places",
        "enemy-surrender",
        "enemy-cards",
        "own-initiative",
    )

    def __init__(self) -> None:
        super().__init__()
        self.sights: dict[str, Sight] = {}

    def features(self, s: State, side: int) -> list[int]:
        self.look(s, side)
        table = self.s
        points = 1000 * self.points()
        held = [0, 0]
        values = self.objective_values()
        for objective in range(OBJECTIVES):
            control = table.numbers[CONTROL + objective]
            if control:
                held[0 if control == side + 1 else 1] += values[objective]
        wait = table.numbers[SUDDEN_DEATH] - table.numbers[CLOCK] + 2
        late = LATE * (held[0] - held[1]) // (wait if wait > 1 else 1)
        found = [points, LATE * points // (wait if wait > 1 else 1), held[0], held[1], late]
        self.stand_of(side, found)
        self.look(s, 1 - side)
        self.knower = side
        self.stand_of(1 - side, found)
        found.append(1 if table.numbers[INITIATIVE] == side else 0)
        return found

    def sight(self, s: State, side: int) -> list[int]:
        table = cast(Table, s)
        return rows_seen(self.sight_of(table.battle), table, side)

    def landmarks(self, s: State) -> list[int]:
        """Where units stand, broken or not; nothing while they are set up in secret."""
        table = cast(Table, s)
        found: list[int] = []
        if s.asked == EVERYONE:
            return found
        for side in (0, 1):
            for unit in table.all_units(side):
                broken = 1 if table.has_flag(unit, BROKEN) else 0
                found.append((table.place_of(unit) << 1 | broken) << 1 | side)
        return found

    def sight_rows(self, s: State) -> int:
        return self.sight_of(cast(Table, s).battle).rows

    def sight_of(self, battle: Battle) -> Sight:
        """What there is to see in a scenario, laid out once."""
        found = self.sights.get(battle.id)
        if found is None or found.battle is not battle:
            found = Sight(battle)
            self.sights[battle.id] = found
        return found

    def stand_of(self, side: int, found: list[int]) -> None:
        """What a side's units are worth, and where they stand; how near it is to surrender."""
        table = self.s
        total = 0
        places = 0
        for unit in table.all_units(side):
            worth = self.worth(unit)
            if table.has_flag(unit, BROKEN):
                worth = worth * (1000 - self.breaking) // 1000
            total += worth
            places += self.place_value(unit, table.place_of(unit))
        left = table.numbers[SURRENDER + side] - table.numbers[LOSSES + side]
        found.append(total)
        found.append(places)
        found.append(6000 // (left * left) if left > 1 else 6000)
        found.append(size(table, side, HAND))
