"""Commands at the table besides choices: help, why, look, undo, save and so on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.drawing.palette import GOOD, OBJECTIVE, QUIET
from fieldcraft.cli.errors import UserError, of_record
from fieldcraft.cli.table.match_options import changed_options
from fieldcraft.cli.table.news import news_line
from fieldcraft.cli.table.rule_help import rule_text
from fieldcraft.cli.table.screen import hand_part
from fieldcraft.cli.table.setup_files import keep, read
from fieldcraft.cli.table.standing import added, in_words, offered, proposed, without
from fieldcraft.commandline import commands
from fieldcraft.core import WordError
from fieldcraft.i18n import tell_refusal
from fieldcraft.i18n.orders import tell_order
from fieldcraft.i18n.teller import ref_name
from fieldcraft.record.errors import RecordError
from fieldcraft.record.kept_setup import KeptSetUp
from fieldcraft.record.play.step import Refused

if TYPE_CHECKING:
    from fieldcraft.cli.table.table import Table

VERBS = (
    "board", "hand", "log", "look", "why", "help", "undo", "standing", "setup", "save",
    "resign", "quit",
)  # fmt: skip
STANDING = "standing pass when idle"
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}
SPOKEN = ("score", "last", "sight", "options")
"""Commands that are answered in words, as at a table in the browser."""


class PlayerLeft(Exception):
    """Somebody has left the table."""


class Verbs:
    """The commands of the table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.terminal = table.terminal

    def handle(self, side: int, text: str) -> bool:
        """Do what is asked, if it is a command; False if it must be a choice."""
        verb, _, rest = text.partition(" ")
        verb = ALIASES.get(verb.lower(), verb.lower())
        command = commands.find(self.terminal.speaker, verb)
        if command is not None and verb not in self.known:
            verb = command.word
        if verb in SPOKEN:
            for line in self.table.reply(side, text).lines:
                self.show(Text(line))
            return True
        if verb not in self.known:
            return not text
        doing: Callable[[int, str], None] = getattr(self, verb)
        doing(side, rest.strip())
        return True

    @property
    def known(self) -> list[str]:
        """The commands that this game has."""
        return [verb for verb in VERBS if verb != "setup" or self.table.scene.keeps_setups]

    def show(self, thing: RenderableType) -> None:
        """Print something below the options."""
        self.terminal.console.print(Padding(thing, (0, 0, 0, 2)))

    # -- looking -----

    def board(self, side: int, rest: str) -> None:
        """The board again, with its legend."""
        terminal, scene = self.terminal, self.table.scene
        view = self.table.match.view(side)
        for line in scene.board(terminal, view, terminal.width, full=True):
            terminal.console.print(line, soft_wrap=True)
        for part in scene.beside_board(terminal, view, cards=True):
            terminal.console.print(part)
        terminal.console.print(scene.legend(terminal))
        for text in scene.remarks(terminal.speaker, view):
            self.show(Text(text))
        for text in changed_options(terminal.speaker, scene.game, view["options"]):
            self.show(Text(text, QUIET))
        for word in scene.sides:
            self.show(Text(scene.goal_text(terminal.speaker, word)))

    def hand(self, side: int, rest: str) -> None:
        """The hand again."""
        self.terminal.console.print(hand_part(self.terminal, self.table.page(side), faces=True))

    def log(self, side: int, rest: str) -> None:
        """Everything this side has been told."""
        for _, event in self.table.match.log(side):
            self.show(news_line(self.terminal, self.table.scene, event))

    def look(self, side: int, rest: str) -> None:
        """The values of a thing."""
        table = self.table
        example = f"look {table.scene.example}"
        if not rest:
            table.tell(self.terminal.say(table.scene.look_what, example=example), QUIET)
            return
        try:
            self.show(table.scene.look(self.terminal, table.match.state, side, rest.split()))
        except WordError as error:
            refusal = error.refusal
            table.tell(tell_refusal(self.terminal.speaker, refusal.reason, refusal.fields))
            table.tell(self.terminal.say(table.scene.look_what, example=example), QUIET)

    # -- rules -----

    def why(self, side: int, rest: str) -> None:
        """Why something is refused."""
        if rest:
            self.table.refuse(side, rest)
        else:
            self.table.tell(self.terminal.say("choice-why", example="why move"), QUIET)

    def help(self, side: int, rest: str) -> None:
        """The commands, or a clause of the rules."""
        if rest:
            self.show(rule_text(self.terminal, self.table.scene.game, rest))
            return
        say = self.terminal.say
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(Text("1, 2, 3 …", f"bold {OBJECTIVE}"), Text(say("table-help-choice")))
        look = f"look {self.table.scene.example}"
        shapes = {"look": look, "why": "why move", "save": "save FILE", "standing": STANDING}
        shapes["setup"] = "setup save FILE"
        for verb in self.known:
            shape = shapes.get(verb, verb)
            message = self.table.scene.look_help if verb == "look" else f"table-help-{verb}"
            grid.add_row(Text(shape, f"bold {OBJECTIVE}"), Text(say(message)))
        for verb in SPOKEN:
            grid.add_row(Text(verb, f"bold {OBJECTIVE}"), Text(say(f"command-{verb}-help")))
        clause = self.table.match.view(side)["decision"]["clause"]
        grid.add_row(Text(f"help {clause}", f"bold {OBJECTIVE}"), Text(say("table-help-rule")))
        self.show(grid)

    # -- acting -----

    def undo(self, side: int, rest: str) -> None:
        """Undo the last choice."""
        table = self.table
        try:
            table.match.undo(side)
        except Refused as error:
            refusal = error.refusal
            table.tell(tell_refusal(self.terminal.speaker, refusal.reason, refusal.fields))
            return
        table.by_hand.add(side)
        table.keep()

    def standing(self, side: int, rest: str) -> None:
        """The side's standing answers: show, add or drop them, or list those worth leaving."""
        table, say = self.table, self.terminal.say
        verb, _, thing = rest.partition(" ")
        verb, before = verb.lower(), table.standing[side]
        if verb == "at" and thing:
            self._worth_leaving(offered(table.match, side, thing.strip()))
            return
        if verb == "proposed":
            self._worth_leaving(proposed(table.match, side))
            return
        if verb == "off":
            table.standing[side] = without(before, thing.strip())
        elif rest:
            view = table.match.view(side)
            words = proposed(table.match, side) if verb == "leave" else [in_words(rest, view)]
            try:
                for one in words:
                    before = added(self.terminal.speaker, before, one, table.match, side)
            except UserError as trouble:
                table.tell(say("cli-error", text=trouble.text))
                return
            table.standing[side] = before
        answers = table.standing[side].answers
        if not answers:
            table.tell(say("standing-none", example=STANDING), QUIET)
            return
        table.tell(say("standing-list", command="standing off"), QUIET)
        self._list_standing([str(answer) for answer in answers])
        if rest and verb != "off":
            table.answer_standing(side)

    def _worth_leaving(self, lines: list[str]) -> None:
        """What could be left as an order."""
        if not lines:
            self.table.tell(self.terminal.say("standing-no-offer"), QUIET)
            return
        self.table.tell(self.terminal.say("standing-offers", command="standing"), QUIET)
        self._list_standing(lines)

    def _list_standing(self, lines: list[str]) -> None:
        """Lines with what they mean, where that is more than their words."""
        speaker = self.terminal.speaker.of(self.table.match.header.game)
        for number, line in enumerate(lines, 1):
            said = tell_order(speaker, line, ref_name)
            self.show(
                Text(f"{number:>2}  {line}" if said == line else f"{number:>2}  {line}: {said}")
            )

    def setup(self, side: int, rest: str) -> None:
        """Save this side's set-up to a file, or lay out a saved one."""
        verb, _, name = rest.partition(" ")
        path = Path(name.strip())
        try:
            if verb.lower() == "save" and name.strip():
                self._keep_setup(side, path)
            elif verb.lower() == "load" and name.strip():
                self._lay_setup(side, path)
            else:
                shapes = "setup save FILE, setup load FILE"
                self.table.tell(self.terminal.say("setup-how", known=shapes), QUIET)
        except UserError as trouble:
            self.table.tell(self.terminal.say("cli-error", text=trouble.text))
        except WordError as error:
            refusal = error.refusal
            self.table.tell(tell_refusal(self.terminal.speaker, refusal.reason, refusal.fields))

    def _keep_setup(self, side: int, path: Path) -> None:
        table = self.table
        scenario, word = str(table.scene.plain["id"]), table.match.sides[side]
        words = games.get(table.scene.game).set_up_words(table.match.state, side)
        keep(self.terminal.speaker, path, KeptSetUp(table.scene.game, scenario, word, tuple(words)))
        table.tell(self.terminal.say("cli-saved", path=path.as_posix()), GOOD)

    def _lay_setup(self, side: int, path: Path) -> None:
        table = self.table
        kept = read(self.terminal.speaker, path)
        scenario, word = str(table.scene.plain["id"]), table.match.sides[side]
        if (kept.game, kept.scenario, kept.side) != (table.scene.game, scenario, word):
            about = {"scenario": kept.scenario[:60], "side": kept.side[:60]}
            raise UserError(self.terminal.say("setup-other", path=path.as_posix()[:200], **about))
        game = games.get(table.scene.game)
        for option in game.set_up_options(table.match.state, side, kept.words):
            table.match.take(side, option)
        table.keep()

    def save(self, side: int, rest: str) -> None:
        """Write the record to a file."""
        self._save(Path(rest) if rest else self.table.record.default_path(), is_new=bool(rest))

    def _save(self, path: Path, *, is_new: bool) -> bool:
        table, say = self.table, self.terminal.say
        if is_new and path != table.record.path and path.exists():
            table.tell(say("cli-file-exists", path=path.as_posix()))
            return False
        try:
            table.record.save(path)
        except RecordError as error:
            table.tell(say("cli-error", text=of_record(self.terminal.speaker, error).text))
            return False
        table.record.path = path
        table.tell(say("cli-saved", path=path.as_posix()), GOOD)
        command = f"fieldcraft terminal --resume {path.as_posix()}"
        if table.match.outcome is None:
            table.tell(say("resume-with", command=command), QUIET)
        return True

    def resign(self, side: int, rest: str) -> None:
        """Resign, after a confirmation."""
        if self.table.reader.confirm(self.terminal.say("confirm-resign")):
            self.table.match.resign(side)
            self.table.keep()

    def quit(self, side: int, rest: str) -> None:
        """Leave the table; what would be lost may be saved first."""
        if self.table.record.is_unsaved:
            self.offer_to_save()
        raise PlayerLeft

    def offer_to_save(self) -> None:
        """Ask whether to save the record, and where."""
        path = self.table.record.default_path()
        question = self.terminal.say("offer-save", path=path.as_posix())
        if self.table.reader.confirm(question):
            self._save(path, is_new=False)
