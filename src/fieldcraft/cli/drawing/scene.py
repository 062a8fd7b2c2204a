"""A scenario as the terminal shows it: the printed facts, our texts, and how its game is drawn.

Nothing of a running match is kept in here; what changes comes with a view.  Each game brings its
own kind of scene (its part `terminal`), and the table knows no other difference.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import GOOD, QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.voices import Voice, voice_of

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario, AnyView

LOUD = {"round": f"bold {QUIET}", "turn": f"bold {QUIET}", "wins": f"bold {GOOD}"}
"""What stands out in the log of any game."""


@dataclass(frozen=True)
class Scene(ABC):
    """The static side of a scenario; `plain` is what the rules take (JSON-able, hence Any)."""

    plain: AnyScenario
    name: str
    date: str = ""
    briefing: str = ""
    source: object = None
    """What a match of this scenario is started and recorded from."""

    big_questions: ClassVar[Sequence[str]]
    """Where the terminal cannot be cleared, the board is drawn again at these questions only."""
    beside: ClassVar[int]
    """Columns of the terminal from which figures and news have room beside the board."""
    place_kind: ClassVar[str] = ""
    """What a ref to a place of the board begins with: `tile`, `hex`."""
    keeps_setups: ClassVar[bool] = False
    """Whether players set up themselves, and may keep how they did."""
    look_help: ClassVar[str] = "table-help-look"
    look_what: ClassVar[str] = "about-what"
    """What can be looked at: in the list of commands, and to somebody who names nothing."""
    length: ClassVar[str] = ""
    """What the length of a match is counted in: `rounds`, `turns`; empty if in nothing."""
    loud: ClassVar[Mapping[str, str]] = LOUD
    """The log events that stand out or step back, each with its style; others have their side's."""
    indented: ClassVar[Sequence[str]] = ()
    """The log events that belong to the one before."""

    @cached_property
    def voice(self) -> Voice:
        """What the scenario's matches say."""
        return voice_of(self.plain)

    @property
    def game(self) -> str:
        """The key of the game."""
        return str(self.plain["game"])

    @property
    def argument(self) -> object:
        """What a game starts this scenario from."""
        return self.plain if self.plain["custom"] else self.plain["id"]

    @cached_property
    def sides(self) -> list[str]:
        """The words of the two sides."""
        return list(self.plain["sides"])

    @property
    def title(self) -> str:
        """Number and name."""
        number = f"{self.plain['number']}. " if self.plain["number"] else ""
        return f"{number}{self.name}"

    @cached_property
    def asides(self) -> Sequence[str]:
        """Options of these verbs share a line: they are always offered and seldom wanted."""
        return games.get(self.game).asides()

    def place_of(self, refs: Sequence[str]) -> str:
        """The place that an option points at; empty if it points at none."""
        parts = (ref.partition(":") for ref in refs)
        return next((word for kind, _, word in parts if kind == self.place_kind), "")

    # -- before anybody sits down -----

    @property
    @abstractmethod
    def example(self) -> str:
        """A place for examples of what may be typed."""

    @abstractmethod
    def summary(self) -> dict[str, Any]:
        """What only this game says of a scenario to a program."""

    def goal_text(self, speaker: Speaker, side: str) -> str:
        """How a side wins."""
        return self.voice.goal(speaker, side)

    @abstractmethod
    def opening(self, terminal: Terminal) -> list[RenderableType]:
        """Goals, forces, starting cards: what is known before the first choice."""

    # -- the board -----

    @abstractmethod
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
        """The rows of the board, as wide as fits; `marks` stand on places, `full` tells all."""

    @abstractmethod
    def beside_board(
        self, terminal: Terminal, view: AnyView, *, cards: bool
    ) -> list[RenderableType]:
        """What lies on the table beside the board, as cards or a line each."""

    @abstractmethod
    def legend(self, terminal: Terminal) -> RenderableType:
        """What signs and letters mean."""

    @abstractmethod
    def marks(self, terminal: Terminal, view: AnyView, offers: Sequence[Offer]) -> dict[str, str]:
        """The places to be marked at a question, each with its sign."""

    @abstractmethod
    def remarks(self, speaker: Speaker, view: AnyView) -> list[str]:
        """What the board does not show: who and what is gone for good."""

    # -- figures -----

    @abstractmethod
    def moment(self, terminal: Terminal, view: AnyView) -> Text:
        """When it is: round and turn, in words."""

    @abstractmethod
    def score(self, terminal: Terminal, view: AnyView) -> Text:
        """How both sides stand, in a few signs to go with the head line."""

    @abstractmethod
    def side_rows(self, terminal: Terminal, view: AnyView) -> RenderableType:
        """The figures of both sides, low."""

    @abstractmethod
    def side_columns(self, terminal: Terminal, view: AnyView) -> RenderableType:
        """The figures of both sides, slim."""

    def end_notes(self, terminal: Terminal, view: AnyView, decisions: int) -> list[str]:
        """What else is told at the end, open to everybody."""
        notes = self.voice.losses(terminal.speaker, view)
        if self.length:
            number = view[self.length.removesuffix("s")]
            notes.append(terminal.say(f"end-length-{self.length}", number=number, count=decisions))
        return notes

    # -- cards -----

    @abstractmethod
    def cards(self, terminal: Terminal, side: str, cards: Any, *, faces: bool) -> RenderableType:
        """Cards of a side as the view lists them: faces, or a line each."""

    def hand(self, view: AnyView, side: str) -> Any:
        """The hand of a side, as `cards` takes it, from the view of its owner."""
        return view["cards"][side]["hand"]["cards"]

    def brief_hand(self, terminal: Terminal, view: AnyView) -> list[RenderableType]:
        """The hand in a line or two, where the options do not tell it and room is short."""
        return []

    def hand_note(self, speaker: Speaker, view: AnyView) -> str:
        """What stands beside the heading of a hand."""
        return ""

    # -- words -----

    @abstractmethod
    def option_notes(
        self, terminal: Terminal, view: AnyView, offer: Offer, *, brief: bool
    ) -> list[Text]:
        """Odds and consequences of an option."""

    def short_note(self, view: AnyView, words: str) -> str:
        """A figure that must stand beside an option even where there is no room."""
        return ""

    @abstractmethod
    def look(
        self, terminal: Terminal, state: State, side: int, things: list[str]
    ) -> RenderableType:
        """Values and clauses of a thing, or of two; WordError for what is not there."""
