"""A scenario of Undaunted on the terminal's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import BAD, OBJECTIVE, QUIET
from fieldcraft.cli.drawing.scene import LOUD
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.games.undaunted.terminal import notes, opening, status
from fieldcraft.games.undaunted.terminal.board import Board, draw_board
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.hand import draw_hand
from fieldcraft.games.undaunted.terminal.legend import legend
from fieldcraft.games.undaunted.terminal.look import look
from fieldcraft.games.undaunted.terminal.palette import signs_of
from fieldcraft.games.undaunted.terminal.vehicles import vehicles_part
from fieldcraft.games.undaunted.voice import ending
from fieldcraft.games.undaunted.voice.names import card_name, tile_name
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


@dataclass(frozen=True)
class UndauntedScene(Facts):
    """Tiles, counters, vehicle cards, a hand of cards by type."""

    big_questions: ClassVar[Sequence[str]] = ("bid", "play")
    place_kind: ClassVar[str] = "tile"
    loud: ClassVar[Mapping[str, str]] = {
        **LOUD,
        **dict.fromkeys(("misses", "defence"), QUIET),
        "rolls": "",
        **dict.fromkeys(("hits", "casualty", "counter-removed", "wounds"), f"bold {BAD}"),
        **dict.fromkeys(
            ("vehicle-damaged", "vehicle-disabled", "vehicle-destroyed"), f"bold {BAD}"
        ),
        **dict.fromkeys(
            ("controls", "structure-destroyed", "captures", "escapes", "holds-first"),
            f"bold {OBJECTIVE}",
        ),
    }
    indented: ClassVar[Sequence[str]] = ("rolls", "defence", "hits", "misses", "suppressed")
    beside: ClassVar[int] = 100
    look_help: ClassVar[str] = "table-help-look-tiles"
    look_what: ClassVar[str] = "about-what-tiles"
    length: ClassVar[str] = "rounds"

    @property
    def example(self) -> str:
        return "17B" if "17B" in self.tiles else next(iter(self.tiles))

    def summary(self) -> dict[str, Any]:
        goals = {side: self.goal(side) for side in self.sides}
        return {"tiles": len(self.tiles), "goals": goals}

    def opening(self, terminal: Terminal) -> list[RenderableType]:
        return [opening.goals_panel(terminal, self), opening.starting_cards(terminal, self)]

    # -- the board -----

    def board(
        self,
        terminal: Terminal,
        view: UndauntedView,
        width: int,
        *,
        marks: Mapping[str, str] | None = None,
        full: bool = False,
        tight: bool = False,
    ) -> list[Text]:
        is_plain = terminal.console.options.ascii_only
        offered = dict(marks or {})
        board = Board(
            self, view, terminal.speaker, signs_of(terminal), offered, is_plain, full, tight
        )
        return draw_board(board, width)

    def beside_board(
        self, terminal: Terminal, view: UndauntedView, *, cards: bool
    ) -> list[RenderableType]:
        return vehicles_part(terminal, self, view, cards=cards)

    def legend(self, terminal: Terminal) -> RenderableType:
        return legend(terminal, self)

    def marks(
        self, terminal: Terminal, view: UndauntedView, offers: Sequence[Offer]
    ) -> dict[str, str]:
        return notes.marks(terminal, view, offers)

    def remarks(self, speaker: Speaker, view: UndauntedView) -> list[str]:
        return ending.gone_lines(speaker, self.sides, view)

    # -- figures -----

    def moment(self, terminal: Terminal, view: UndauntedView) -> Text:
        return status.moment(terminal, view)

    def score(self, terminal: Terminal, view: UndauntedView) -> Text:
        return status.points_line(terminal, self, view)

    def side_rows(self, terminal: Terminal, view: UndauntedView) -> RenderableType:
        return status.side_rows(terminal, self, view)

    def side_columns(self, terminal: Terminal, view: UndauntedView) -> RenderableType:
        return status.side_columns(terminal, self, view)

    # -- cards -----

    def cards(self, terminal: Terminal, side: str, cards: Any, *, faces: bool) -> RenderableType:
        return draw_hand(terminal.speaker, self, side, cards, terminal.width, faces=faces)

    def hand_note(self, speaker: Speaker, view: UndauntedView) -> str:
        if not view["bid"]:
            return ""
        return speaker.say("hand-bid", card=card_name(speaker, view["bid"]))

    # -- words -----

    def option_notes(
        self, terminal: Terminal, view: UndauntedView, offer: Offer, *, brief: bool
    ) -> list[Text]:
        return notes.option_notes(terminal, self, view, offer, brief=brief)

    def short_note(self, view: UndauntedView, words: str) -> str:
        verb, _, card = words.partition(" ")
        return str(self.faces[view["side"]][card]["initiative"]) if verb == "bid" else ""

    def look(
        self, terminal: Terminal, state: State, side: int, things: list[str]
    ) -> RenderableType:
        called = {tile_name(terminal.speaker, tile).casefold(): tile for tile in self.tiles}
        words = [called.get(thing.casefold(), thing) for thing in things]
        return look(terminal, self, state, side, words)
