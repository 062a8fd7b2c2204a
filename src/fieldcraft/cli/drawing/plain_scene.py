"""A scenario of any game as text: what a view says, line by line, and the options in words.

For games that bring no drawing of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import QUIET, side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.teller import tell_moment

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

FRAMEWORK = (
    "format", "game", "scenario", "side", "sides", "options", "decision", "question", "flow",
    "outcome",
)  # fmt: skip
"""What every view has; the rest is the game's own."""
DEEPEST = 4


@dataclass(frozen=True)
class PlainScene(Scene):
    """Says everything and draws nothing."""

    big_questions: ClassVar[Sequence[str]] = ()
    beside: ClassVar[int] = 1000

    @property
    def example(self) -> str:
        return "THING"

    def summary(self) -> dict[str, Any]:
        return {}

    def goal_text(self, speaker: Speaker, side: str) -> str:
        goal = super().goal_text(speaker, side)
        return f"{side_name(speaker, side)}: {goal}" if goal else side_name(speaker, side)

    def opening(self, terminal: Terminal) -> list[RenderableType]:
        return [
            Text(self.goal_text(terminal.speaker, side), side_style(side)) for side in self.sides
        ]

    # -- the board -----

    def board(
        self,
        terminal: Terminal,
        view: AnyView,
        width: int,
        *,
        marks: Mapping[str, str] | None = None,
        full: bool = False,
        tight: bool = False,
    ) -> list[Text]:
        own = {name: value for name, value in view.items() if name not in FRAMEWORK}
        return [Text(line) for line in told(terminal.speaker, own)]

    def beside_board(
        self, terminal: Terminal, view: AnyView, *, cards: bool
    ) -> list[RenderableType]:
        return []

    def legend(self, terminal: Terminal) -> RenderableType:
        return Text("")

    def marks(self, terminal: Terminal, view: AnyView, offers: Sequence[Offer]) -> dict[str, str]:
        return {}

    def remarks(self, speaker: Speaker, view: AnyView) -> list[str]:
        return []

    # -- figures -----

    def moment(self, terminal: Terminal, view: AnyView) -> Text:
        return Text(" · ".join(part for part in tell_moment(terminal.speaker, view) if part))

    def score(self, terminal: Terminal, view: AnyView) -> Text:
        return Text("")

    def side_rows(self, terminal: Terminal, view: AnyView) -> RenderableType:
        return Text("")

    def side_columns(self, terminal: Terminal, view: AnyView) -> RenderableType:
        return Text("")

    # -- cards -----

    def hand(self, view: AnyView, side: str) -> Any:
        """All that lies on the side's part of the table; the board shows it already."""
        return view.get("cards", {}).get(side, {})

    def cards(self, terminal: Terminal, side: str, cards: Any, *, faces: bool) -> RenderableType:
        return Group(*[Text(line) for line in told(terminal.speaker, cards)])

    # -- words -----

    def option_notes(
        self, terminal: Terminal, view: AnyView, offer: Offer, *, brief: bool
    ) -> list[Text]:
        notes = [f"{one.target}: {percent(one.chance)}" for one in offer.forecasts]
        notes += self.voice.notes(terminal.speaker, view, offer.words, offer.forecasts)
        return [Text(note, QUIET) for note in notes]

    def look(
        self, terminal: Terminal, state: State, side: int, things: list[str]
    ) -> RenderableType:
        view = state.view(side)
        look = self.voice.look(terminal.speaker, view, state.inspect(side, *things))
        return Group(*[Text(line) for line in (*look.lines, " ".join(look.clauses)) if line])


def told(speaker: Speaker, value: Any, depth: int = 0) -> list[str]:
    """Any value of a view in lines: what is short stands behind its name, the rest below it."""
    if not isinstance(value, Mapping):
        return [flat(value)]
    lines = []
    for name, part in value.items():
        label = "  " * depth + said(speaker, "field", str(name))
        if isinstance(part, Mapping) and part and depth < DEEPEST:
            lines += [f"{label}:", *told(speaker, part, depth + 1)]
        else:
            lines.append(f"{label}: {flat(part)}")
    return lines


def flat(value: Any) -> str:
    """A value in a line."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, list | tuple):
        return ", ".join(flat(one) for one in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {flat(part)}" for name, part in value.items())
    return str(value)
