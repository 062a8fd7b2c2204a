"""How both sides stand, in numbers: the features that a fitted value weighs."""

from abc import abstractmethod
from typing import ClassVar, Final, cast

from fieldcraft.core.state import State
from fieldcraft.games.undaunted.policy.deck import Deck
from fieldcraft.games.undaunted.policy.sight import Sight, rows_seen
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import HAND

OF_A_SIDE: Final = (
    "goal", "promise", "blood", "means", "threat", "fog", "deck", "commanders", "suppressed", "hand"
)  # fmt: skip


class Standing(Deck):
    """The features of either box."""

    names: ClassVar[tuple[str, ...]] = (
        *[f"own-{name}" for name in OF_A_SIDE],
        *[f"enemy-{name}" for name in OF_A_SIDE],
        "own-initiative",
        "own-useful",
    )

    def features(self, s: State, side: int) -> list[int]:
        self.look(s, side)
        found: list[int] = []
        for one in (side, 1 - side):
            fog = self.cycling(one, self.battle.fog)
            found.append(self.goal_of(one))
            found.append(self.promised(one))
            found.append(self.blood_of(one))
            found.append(self.means_of(one))
            found.append(self.threat_of(one))
            found.append(fog)
            found.append(self.deck_size(one) - fog)
            found.append(self.commanders_of(one))
            found.append(self.suppressed(one))
            found.append(self.s.size(one, HAND))
        found.append(1 if self.s.initiative == side else 0)
        found.append(self.s.size(side, HAND) - self.s.held(side, HAND, self.battle.fog))
        return found

    def sight(self, s: State, side: int) -> list[int]:
        table = cast(Table, s)
        return rows_seen(self.sight_of(table.battle), table, side)

    def sight_rows(self, s: State) -> int:
        return self.sight_of(cast(Table, s).battle).rows

    def sight_of(self, battle: Battle) -> Sight:
        """What there is to see in a scenario, laid out once."""
        found = self.sights.get(battle.id)
        if found is None or found.battle is not battle:
            found = self.seen_in(battle)
            self.sights[battle.id] = found
        return found

    @abstractmethod
    def seen_in(self, battle: Battle) -> Sight:
        """What there is to see in a scenario."""

    @abstractmethod
    def goal_of(self, side: int) -> int:
        """What a side has done towards its goal, up to GOAL."""

    @abstractmethod
    def means_of(self, side: int) -> int:
        """What a side has to reach its goal with, or to deny the enemy his, that is not blood."""
