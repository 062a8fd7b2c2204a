"""`replay`: step through a record in both directions, from any side; or print it."""

import sys
from pathlib import Path
from typing import Annotated, Any

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.arguments import Json, RecordFile, option
from fieldcraft.cli.drawing.palette import OBJECTIVE, QUIET, side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.reader import Reader
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.table.ending import end_screen
from fieldcraft.cli.table.news import news_line
from fieldcraft.cli.table.screen import head_line
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import Event
from fieldcraft.i18n.names import side_name
from fieldcraft.record.format.file import TABLE
from fieldcraft.record.format.seat import event_value
from fieldcraft.record.match import Match
from fieldcraft.record.replay import Replay

subcommands = Subcommands()

ALL = "all"


class ReplayViewer:
    """A replay and the side it is seen from (`all` sees every hand)."""

    def __init__(self, terminal: Terminal, path: Path, side: str) -> None:
        self.replay = Replay.load(path)
        self.match: Match = self.replay.match
        self.terminal = terminal.of(self.match.header.game)
        sides = (*self.match.sides, "spectator", ALL)
        if side not in sides:
            known = ", ".join(sides)
            raise UserError(terminal.say("cli-unknown-side", text=side[:60], known=known))
        self.side = side
        self.scene: Scene = scene_of_match(terminal.speaker, self.match)

    @property
    def viewer(self) -> str:
        """The viewpoint of the board."""
        return "spectator" if self.side == ALL else self.side

    # -- what is seen -----

    def entry_text(self) -> str:
        """The entry that led here, if this side may know its words."""
        entry = self.replay.entry
        if entry is None:
            return ""
        is_open = self.side == ALL or entry.who in (TABLE, self.side)
        return str(entry) if is_open else ""

    def events(self) -> list[Event]:
        """The events of that entry."""
        if self.side != ALL:
            return self.replay.events(self.viewer)
        here = self.replay.position
        return list(self.match.steps[here - 1].events) if here else []

    def lines(self) -> list[Text]:
        """The entry and its events."""
        lines = []
        text = self.entry_text()
        if text:
            number = Text(f"{self.replay.position:>4}  ", QUIET)
            number.append(text, OBJECTIVE)
            lines.append(number)
        for event in self.events():
            line = Text("      ")
            line.append_text(news_line(self.terminal, self.scene, event))
            lines.append(line)
        return lines

    def fitting_picture(self, lines: int) -> RenderableType:
        """The roomiest picture that leaves so many lines of the terminal free, or the smallest."""
        room = self.terminal.height - lines
        roomy = self.picture()
        if len(self.terminal.console.render_lines(roomy, pad=False)) <= room:
            return roomy
        return self.picture(is_brief=True)

    def picture(self, *, is_brief: bool = False) -> RenderableType:
        """Board, sides and the hands that may be seen."""
        terminal, view = self.terminal, self.replay.view(self.viewer)
        parts: list[RenderableType] = [head_line(terminal, self.scene, view)]
        parts += self.scene.board(terminal, view, terminal.width, tight=is_brief)
        parts += self.scene.beside_board(terminal, view, cards=not is_brief)
        parts.append(self.scene.side_rows(terminal, view))
        hands = self.match.sides if self.side == ALL else (self.side,)
        for word in hands:
            if word in self.match.sides:
                cards = self.scene.hand(self.replay.view(word), word)
                name = f"{side_name(terminal.speaker, word)}: {terminal.say('heading-hand')}"
                parts.append(Text(name, side_style(word, "bold")))
                parts.append(self.scene.cards(terminal, word, cards, faces=False))
        return Group(*parts)

    # -- ways of showing -----

    def print_all(self, until: int) -> None:
        """Every entry up to a position, and the board there."""
        console = self.terminal.console
        for position in range(1, until + 1):
            self.replay.go(position)
            for line in self.lines():
                console.print(line, soft_wrap=True)
        self.replay.go(until)
        console.print()
        console.print(self.picture())
        self.print_end()

    def print_end(self) -> None:
        """The end screen, at the end."""
        view = self.replay.view("spectator")
        if view["outcome"] and self.replay.position == len(self.replay):
            screen = end_screen(self.terminal, self.scene, view, len(self.replay))
            self.terminal.console.print(screen)

    def step(self, start: int) -> None:
        """Step through by hand."""
        reader, say = Reader(self.terminal), self.terminal.say
        self.replay.go(start)
        while True:
            self.terminal.console.clear()
            news = self.lines()
            self.terminal.console.print(self.fitting_picture(len(news) + 3))
            for line in news:
                self.terminal.console.print(line)
            self.print_end()
            place = say("progress-of", done=self.replay.position, total=len(self.replay))
            self.terminal.console.print(
                Text(f"{place}   {say('replay-keys', back='b', turn='t', leave='q')}", QUIET)
            )
            try:
                text = reader.line().casefold()
            except EOFError:
                return
            if text in ("q", "quit"):
                return
            self.move(text)

    def move(self, text: str) -> None:
        """One step as typed: nothing or `n` next, `b` back, `t` next turn, or a position."""
        replay = self.replay
        if text.isascii() and text.isdecimal():
            replay.go(int(text[:8]))
        elif text.startswith("b"):
            replay.back()
        elif text.startswith("t"):
            later = [place for place in replay.turns() if place > replay.position]
            replay.go(later[0] if later else len(replay))
        else:
            replay.forth()

    def plain(self) -> dict[str, Any]:
        """The replay for JSON output."""
        header = self.match.header
        views = (*self.match.sides, "spectator") if self.side == ALL else (self.side,)
        events = [
            {"entry": number, **event_value(event)}
            for number, event in enumerate_events(self, self.replay.position)
        ]
        entries = [
            {"number": number, "who": entry.who, "text": entry.text}
            for number, entry in enumerate(self.match.entries[: self.replay.position], 1)
            if self.side == ALL or entry.who in (TABLE, self.side)
        ]
        return {
            "game": header.game,
            "scenario": self.scene.plain["id"],
            "options": dict(header.options),
            "players": self.match.players,
            "side": self.side,
            "length": len(self.replay),
            "position": self.replay.position,
            "entries": entries,
            "events": events,
            "views": {word: self.replay.view(word) for word in views},
        }


def enumerate_events(show: ReplayViewer, until: int) -> list[tuple[int, Event]]:
    """Every event this side was told up to a position, with the number of its entry."""
    here = show.replay.position
    found = []
    for position in range(1, until + 1):
        show.replay.position = position
        found += [(position, event) for event in show.events()]
    show.replay.position = here
    return found


@subcommands("replay")
def replay(
    terminal: Terminal,
    file: RecordFile,
    to: Annotated[int | None, option("N", "help-to")] = None,
    side: Annotated[str, option("SIDE|spectator|all", "help-replay-side")] = ALL,
    as_json: Json = False,
) -> None:
    """Run the command."""
    show = ReplayViewer(terminal, file, side.strip().lower())
    length = len(show.replay)
    if to is not None and to > length:
        raise UserError(terminal.say("replay-too-far", total=length))
    if as_json:
        show.replay.go(length if to is None else to)
        terminal.print_json(show.plain())
        return
    if terminal.is_live and sys.stdin.isatty():
        show.step(to or 0)
    else:
        show.print_all(length if to is None else to)


add = subcommands.add
