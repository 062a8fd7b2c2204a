"""What the questions of Undaunted share: who answers, who acts, which card is in use."""

from typing import Final

from fieldcraft.core.frame import Frame, Slot
from fieldcraft.games.undaunted.table.table import Table


class Question(Frame[Table]):
    """A question of either box."""

    def actor(self, s: Table) -> int:
        """The counter that acts in it: whose card is in use, who adjusts, who moves; or -1."""
        return -1


class TurnQuestion(Question):
    """A question that the active player answers (U-401): nearly every one."""

    def decider(self, s: Table) -> int:
        return s.active


class CardInUse(Question):
    """U-405, C-11: a question about a card that its owner has picked and still holds in hand."""

    SIDE: Final = 0
    CARD: Final = 1

    def __init__(self, name: str) -> None:
        slots = [Slot("side", "side"), Slot("card", "card")]
        super().__init__(name, "use", "U-405", slots, secret=True)

    def decider(self, s: Table) -> int:
        return s.slot(CardInUse.SIDE)

    def actor(self, s: Table) -> int:
        place = s.slot(CardInUse.SIDE) * s.battle.types + s.slot(CardInUse.CARD)
        return s.battle.card_counter[place]
