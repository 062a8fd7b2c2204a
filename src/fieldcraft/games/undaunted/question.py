"""A question put to the side whose turn it is: nearly every one of Undaunted."""

from typing import cast

from fieldcraft.core.frame import Frame
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.table import Table


class TurnQuestion(Frame):
    """A question that the active player answers (U-401)."""

    def decider(self, state: State) -> int:
        s = cast(Table, state)
        return s.active
