"""How both sides stand, in numbers: the features that a fitted value weighs."""

from abc import abstractmethod
from typing import ClassVar, Final

from fieldcraft.core.state import State
from fieldcraft.games.undaunted.policy.deck import Deck
from fieldcraft.games.undaunted.terms import HAND

OF_A_SIDE: Final = (
    "goal", "promise", "blood", "means", "threat", "fog", "deck", "commanders", "suppressed", "hand"
)  # fmt: skip
GOOD: Final = (1, 1, 1, 1, 1, -1, 1, 1, -1, 1)


class Standing(Deck):
    """The features of either box."""

    names: ClassVar[tuple[str, ...]] = (
        *[f"own-{name}" for name in OF_A_SIDE],
        *[f"enemy-{name}" for name in OF_A_SIDE],
        "own-initiative",
        "own-useful",
    )
    signs: ClassVar[tuple[int, ...]] = (*GOOD, *[-sign for sign in GOOD], 1, 1)

    def features(self, s: State, side: int) -> list[int]:
        self.look(s, side)
        found: list[int] = []
        for one in (side, 1 - side):
            fog = self.cycling(one, self.battle.fog)
            found.append(self.goal_of(one))
            found.append(self.promise(one, -1, -1, None))
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

    @abstractmethod
    def goal_of(self, side: int) -> int:
        """What a side has done towards its goal, up to GOAL."""

    @abstractmethod
    def means_of(self, side: int) -> int:
        """What a side has to reach its goal with, or to deny the enemy his, that is not blood."""
