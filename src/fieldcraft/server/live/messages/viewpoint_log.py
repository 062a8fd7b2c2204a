"""The log of one viewpoint: the lines it was told, as far as they still stand.

An undone choice takes its lines with it; a takeback removes those of the choices it reverts, and
adds its own. So a reader learns from which line on its log has to be cut.
"""

from __future__ import annotations

from typing import NamedTuple

from fieldcraft.core import PUBLIC, Event
from fieldcraft.i18n.teller import told_once
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Step


class Line(NamedTuple):
    """An event, with the number of its entry among those that this viewpoint can notice."""

    entry: int
    event: Event


class ViewpointLog:
    """The log of one viewpoint, following its match."""

    def __init__(self, playthrough: Playthrough, viewer: int) -> None:
        self.playthrough = playthrough
        self.viewer = viewer
        self.lines: list[Line] = []
        self._steps: list[Step] = []
        """The entries that are in the log, in order."""
        self._starts: list[int] = []
        """For each entry, the number of lines before it."""
        self._entries = 0
        self.cuts: list[int] = []
        """Where lines were dropped, each time that it happened."""
        self.follow()

    def since(self, lines: int, cuts: int) -> int:
        """The first line that is new to a reader of so many lines who knew of so many cuts."""
        return min([lines, len(self.lines), *self.cuts[cuts:]])

    def first_since(self, step: int) -> int:
        """The first line of what was told from a step on, and still stands."""
        return min([len(self.lines), *self._starts[step:]])

    def follow(self) -> None:
        """Catch up with the match."""
        steps = self.playthrough.steps
        known = len(self._steps)
        if known == len(steps) and (not known or steps[-1] is self._steps[-1]):
            return
        told = len(self.lines)
        if known <= len(steps) and (not known or steps[known - 1] is self._steps[-1]):
            cut = len(self.lines)
        else:
            known = self._common(steps)
            cut = self._starts[known] if known < len(self._starts) else len(self.lines)
            self._back_to(known)
        for step in steps[known:]:
            if step.target >= 0:
                cut = min(cut, self._return_to(step.target))
            self._tell(step)
        if cut < told:
            self.cuts.append(cut)

    def _common(self, steps: list[Step]) -> int:
        """How many entries are still the same."""
        same = 0
        for step, told in zip(steps, self._steps, strict=False):
            if step is not told:
                break
            same += 1
        return same

    def _back_to(self, known: int) -> None:
        """Forget all but the first entries; a takeback among them is applied again."""
        kept = self._steps[:known]
        self.lines, self._steps, self._starts, self._entries = [], [], [], 0
        for step in kept:
            if step.target >= 0:
                self._return_to(step.target)
            self._tell(step)

    def _return_to(self, position: int) -> int:
        """Drop the lines of what a takeback reverts; returns where they were cut."""
        cut = self._starts[position] if position < len(self._starts) else len(self.lines)
        del self.lines[cut:]
        return cut

    def _tell(self, step: Step) -> None:
        self._starts.append(len(self.lines))
        self._steps.append(step)
        told = [one for one in step.events if one.audience in (PUBLIC, self.viewer)]
        if told or step.side == self.viewer:
            self._entries += 1
        once = told_once(self.playthrough.header.game, told)
        self.lines.extend(Line(self._entries, event) for event in once)
