"""A scenario of Combat Commander on the terminal's table."""

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
from fieldcraft.games.combat_commander.terminal import notes, opening, status
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.ground import HexMap, draw_map
from fieldcraft.games.combat_commander.terminal.hand import brief_cards, draw_cards
from fieldcraft.games.combat_commander.terminal.legend import legend
from fieldcraft.games.combat_commander.terminal.look import look
from fieldcraft.games.combat_commander.terminal.roster import roster
from fieldcraft.games.combat_commander.terminal.signs import signs_of
from fieldcraft.games.combat_commander.voice.names import chit_name
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView


@dataclass(frozen=True)
class CommanderScene(Facts):
    """A hex map, stacks of units, tracks, a hand of fate cards."""

    big_questions: ClassVar[Sequence[str]] = ("set-up", "order")
    loud: ClassVar[Mapping[str, str]] = {
        **LOUD,
        "rolls": "",
        "attack-total": QUIET,
        **dict.fromkeys(("breaks", "eliminated"), f"bold {BAD}"),
        **dict.fromkeys(("time", "scores", "controls"), f"bold {OBJECTIVE}"),
        **dict.fromkeys(("event", "sniper"), OBJECTIVE),
    }
    indented: ClassVar[Sequence[str]] = ("rolls", "attack-total", "breaks", "suppressed")
    beside: ClassVar[int] = 144
    place_kind: ClassVar[str] = "hex"
    keeps_setups: ClassVar[bool] = True
    look_help: ClassVar[str] = "table-help-look-hexes"
    look_what: ClassVar[str] = "about-what-hexes"
    length: ClassVar[str] = "turns"

    @property
    def example(self) -> str:
        return "C7"

    def summary(self) -> dict[str, Any]:
        plain = self.plain
        return {
            "map": plain["map"]["id"],
            "year": plain["year"],
            "nations": dict(zip(self.sides, plain["nations"], strict=True)),
            "postures": dict(zip(self.sides, plain["postures"], strict=True)),
        }

    def opening(self, terminal: Terminal) -> list[RenderableType]:
        return [
            opening.tracks_grid(terminal, self),
            opening.forces_table(terminal, self),
            *opening.rules_part(terminal, self),
        ]

    # -- the board -----

    def board(
        self,
        terminal: Terminal,
        view: CommanderView,
        width: int,
        *,
        marks: Mapping[str, str] | None = None,
        full: bool = False,
        tight: bool = False,
    ) -> list[Text]:
        signs = signs_of(terminal)
        board = HexMap(self, view, terminal.speaker, signs, marks or {}, tall=full)
        return draw_map(board, width)

    def beside_board(
        self, terminal: Terminal, view: CommanderView, *, cards: bool
    ) -> list[RenderableType]:
        return roster(terminal, self, view) if cards else []

    def legend(self, terminal: Terminal) -> RenderableType:
        return legend(terminal, self)

    def marks(
        self, terminal: Terminal, view: CommanderView, offers: Sequence[Offer]
    ) -> dict[str, str]:
        return notes.marks(terminal, view, offers)

    def remarks(self, speaker: Speaker, view: CommanderView) -> list[str]:
        lines = [chit_name(speaker, letter) for letter in view["chits"]["open"]]
        secret = view["chits"]["secret"].get(view["side"])
        own = secret.get("letters", ()) if secret else ()
        lines += [
            f"{speaker.say('heading-secret-chits')}: {chit_name(speaker, letter)}" for letter in own
        ]
        return lines + self.voice.losses(speaker, view)

    # -- figures -----

    def moment(self, terminal: Terminal, view: CommanderView) -> Text:
        return status.moment(terminal, view)

    def score(self, terminal: Terminal, view: CommanderView) -> Text:
        return status.score_line(terminal, view)

    def side_rows(self, terminal: Terminal, view: CommanderView) -> RenderableType:
        return status.side_rows(terminal, self, view)

    def side_columns(self, terminal: Terminal, view: CommanderView) -> RenderableType:
        return status.side_columns(terminal, self, view)

    # -- cards -----

    def cards(self, terminal: Terminal, side: str, cards: Any, *, faces: bool) -> RenderableType:
        return draw_cards(terminal, self, side, cards, faces=faces)

    def brief_hand(self, terminal: Terminal, view: CommanderView) -> list[RenderableType]:
        cards = view["cards"].get(view["side"])
        own = cards["hand"].get("cards", ()) if cards else ()
        return [brief_cards(terminal, self, own)] if own else []

    # -- words -----

    def option_notes(
        self, terminal: Terminal, view: CommanderView, offer: Offer, *, brief: bool
    ) -> list[Text]:
        return notes.option_notes(terminal, self, view, offer, brief=brief)

    def look(
        self, terminal: Terminal, state: State, side: int, things: list[str]
    ) -> RenderableType:
        return look(terminal, self, state, side, things)
