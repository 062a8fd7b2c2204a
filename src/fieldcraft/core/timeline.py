"""Undo, computed: back to the last die, card, reveal or change of decider, never further.

The end of the game is such a change: nobody decides any more, and what was hidden may be shown.
"""

from fieldcraft.core.contract import EVERYONE, Event, FieldcraftError, Refusal
from fieldcraft.core.state import State


class UndoError(FieldcraftError):
    """There is nothing this side may take back; carries the refusal to show."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return UndoError, (self.refusal,)


class Timeline:
    """A running match with the choices that can still be taken back.

    It keeps one copy of the state, at the last point that undo may reach, and the choices made
    since; undo drops the side's last choice and plays the others again.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.base = state.clone()
        self.since: list[tuple[int, int]] = []

    def copy(self) -> "Timeline":
        """The same match, played on independently."""
        return _restored(self.state.clone(), self.base.clone(), self.since.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.state, self.base, self.since)

    def choose(self, side: int, option: int, sink: list[Event] | None = None) -> None:
        """Choose on the state, and remember the choice while it can be undone."""
        epoch = self.state.epoch
        self.state.choose(side, option, sink)
        if self.state.epoch == epoch and not self.state.finished:
            self.since.append((side, option))
        else:
            self.base = self.state.clone()
            self.since = []

    def can_undo(self, side: int) -> bool:
        """Whether this side's last choice can be taken back."""
        return self.why_no_undo(side) is None

    def why_no_undo(self, side: int) -> Refusal | None:
        """The reason there is nothing to take back; None if there is something.

        While both decide at once a side may take back its own answers until the other's arrive.
        """
        if any(chooser == side for chooser, _ in self.since):
            return None
        if self.state.asked not in (side, EVERYONE):
            return Refusal("undo-decider", "", {})
        return Refusal("undo-chance", "", {})

    def undo(self, side: int) -> int:
        """Take back this side's last choice; returns its place among the choices since `base`."""
        refusal = self.why_no_undo(side)
        if refusal is not None:
            raise UndoError(refusal)
        last = max(place for place, (chooser, _) in enumerate(self.since) if chooser == side)
        kept = self.since[:last] + self.since[last + 1 :]
        state = self.base.clone()
        for chooser, option in kept:
            state.choose(chooser, option)
        self.state = state
        self.since = kept
        return last


def _restored(state: State, base: State, since: list[tuple[int, int]]) -> Timeline:
    """A timeline that was copied or pickled."""
    made = Timeline(state)
    made.base = base
    made.since = since
    return made
