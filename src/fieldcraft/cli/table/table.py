"""The table in the terminal: two people at one screen, or one against a bot.

Each side is shown only its own view. With two people the screen is cleared before the other sits
down, and there is no input history.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.segment import Segment, Segments
from rich.text import Text

from fieldcraft import games
from fieldcraft.bots import Bot, BotFailed, ask
from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import BAD, GOOD, OBJECTIVE, QUIET, side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import of_record
from fieldcraft.cli.reader import Reader
from fieldcraft.cli.table.ending import end_screen
from fieldcraft.cli.table.news import news_line
from fieldcraft.cli.table.record_file import RecordFile
from fieldcraft.cli.table.screen import Page, question_part, whole_screen
from fieldcraft.cli.table.verbs import PlayerLeft, Verbs
from fieldcraft.cli.terminal import Terminal
from fieldcraft.commandline import Reply, read
from fieldcraft.commandline.matching import matches
from fieldcraft.core import SPECTATOR
from fieldcraft.i18n import tell_refusal
from fieldcraft.i18n.goals import tell_goals
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.voices import voice_of
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.plans import Run
from fieldcraft.record.standing import Standing

NEW_LINE = Segment.line()
RECENT = 10
"""How many choices are repeated when a match is resumed."""


class Table:
    """A match, its bots, and the people at the keyboard."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        scene: Scene,
        bots: Mapping[int, Bot],
        file: Path | None = None,
        *,
        keeps: bool = False,
        standing: Mapping[int, Standing] | None = None,
        resume_with: str = "",
    ) -> None:
        self.terminal = terminal.of(scene.game)
        self.match = match
        self.scene = scene
        self.bots = dict(bots)
        self.reader = Reader(terminal)
        name = str(scene.plain["id"])
        self.record = RecordFile(self.terminal, match, name, file, keeps, resume_with)
        people = [side for side in range(len(match.sides)) if side not in self.bots]
        self.is_shared = len(people) > 1
        self.sitting = SPECTATOR if self.is_shared else people[0]
        self.seen = dict.fromkeys(people, max(0, len(match.steps) - RECENT))
        self.standing = {**dict.fromkeys(people, Standing()), **(standing or {})}
        """Each person's own; they are not part of the match or its record."""
        self.by_hand: set[int] = set()
        """Who has just undone something, and so is asked whatever their standing answers say."""
        self.drawn_for: set[str] = set()
        """Who has seen the board, where it cannot be drawn at every question."""
        self.verbs = Verbs(self)

    # -- the loop -----

    def play(self) -> bool:
        """Play until the match ends or somebody leaves; returns whether it ended."""
        try:
            with self._own_screen():
                while self.match.outcome is None:
                    self._one_decision()
        except PlayerLeft:
            return False
        except BaseException as error:
            # A script whose input ends knows where it stopped; nobody expects a bot to fail.
            kept = isinstance(error, BotFailed | KeyboardInterrupt) and self.record.path is not None
            if self.terminal.is_live or kept:
                self.record.rescue()
            raise
        self._finish()
        return True

    def _own_screen(self) -> "ScreenOrNot":
        return ScreenOrNot(self.terminal, self.is_shared)

    def _one_decision(self) -> None:
        """Ask whoever has to answer: bots at once, of two people the one at the keyboard first."""
        waiting = self.match.waiting
        for side in waiting:
            if side in self.bots:
                self._let_bot_choose(side)
                return
        side = self.sitting if self.sitting in waiting else waiting[0]
        if side != self.sitting:
            self._hand_over(side)
        self._ask(side)

    def _let_bot_choose(self, side: int) -> None:
        self.match.take(side, ask(self.bots[side], self.match.state, side))
        self.keep()

    def _hand_over(self, side: int) -> None:
        """Clear the screen and wait until the other player sits there."""
        name = side_name(self.terminal.speaker, self.match.sides[side])
        self.clear()
        if not self.terminal.is_live:
            # What cannot be cleared is scrolled away: the other player's hand was there.
            self.terminal.console.line(self.terminal.screenful)
        text = Text(self.terminal.say("hot-seat", side=name), side_style(self.match.sides[side]))
        self.terminal.console.print(Panel(text, box=box.HEAVY, expand=False))
        self.reader.line(self.terminal.say("press-enter") + " ")
        self.sitting = side

    # -- asking a person -----

    def page(self, side: int) -> Page:
        """What a side is shown now."""
        match, state = self.match, self.match.state
        offers = [
            Offer(
                state.word(one),
                self.scene.place_of(state.refs(one)),
                tuple(state.forecast(side, one)),
                state.caution(side, one),
            )
            for one in state.options(side)
        ]
        goals = tell_goals(self.terminal.speaker.of(match.header.game), match.sides, state, side)
        return Page(self.scene, match.view(side), offers, self._news(side), goals)

    def _news(self, side: int) -> list[Text]:
        since = min(self.seen.get(side, 0), len(self.match.steps))
        return [
            news_line(self.terminal, self.scene, event) for _, event in self.match.log(side, since)
        ]

    def answer_standing(self, side: int) -> bool:
        """Let a side's standing answers choose; returns whether they have.

        There is no delay: a bot measures nothing, and at a shared screen the player presses Enter
        last in any case, so that the other cannot tell.
        """
        given = self.standing[side].given_for(self.match, side)
        if given is None:
            return False
        page = self.page(side)
        if not given.order and self._to_confirm(page, given.choice):
            return False
        if self.is_shared:
            self._show(page)
            self.seen[side] = len(self.match.steps)
        self.tell(self.terminal.say("standing-answered", text=given.choice), QUIET)
        self.match.choose(side, given.choice)
        if given.order:
            self.match.tell_order(side, given.order)
        self.keep()
        if self.is_shared and self.match.outcome is None and side not in self.match.waiting:
            self.reader.line(self.terminal.say("press-enter") + " ")
        return True

    def _ask(self, side: int) -> None:
        is_by_hand = side in self.by_hand
        self.by_hand.discard(side)
        if not is_by_hand and self.standing[side].answers and self.answer_standing(side):
            return
        page = self.page(side)
        self._show(page)
        self.seen[side] = len(self.match.steps)
        words = [offer.words for offer in page.offers]
        while True:
            sign = f"{self.match.sides[side]}> "
            text = self.reader.line(sign, [*words, *self.verbs.known])
            if self.verbs.handle(side, text):
                if len(self.match.steps) != self.seen[side] or self.match.outcome is not None:
                    return
                continue
            chosen = self._pick(side, page, text)
            if chosen and self._is_meant(page, chosen[0]):
                self._carry_out(side, chosen)
                return

    def _carry_out(self, side: int, chosen: Sequence[str]) -> None:
        """Make a choice, and those that were meant with it as long as they are offered."""
        first, *rest = chosen
        self.match.choose(side, first)
        run = Run(rest, len(self.match.steps))
        while (words := run.next(self.match, side)) is not None:
            self.match.choose(side, words)
            run = Run(run.rest[1:], len(self.match.steps))
        self.keep()

    def _show(self, page: Page) -> None:
        """The whole screen, or, where it cannot be cleared, only what is new."""
        console = self.terminal.console
        if self.terminal.is_live:
            self.clear()
            self._print_fitting(whole_screen(self.terminal, page))
            return
        for line in page.news:
            console.print(line)
        quiet = replace(page, news=[])
        is_first = page.view["side"] not in self.drawn_for
        self.drawn_for.add(page.view["side"])
        if is_first or page.view["question"] in self.scene.big_questions:
            console.print()
            console.print(whole_screen(self.terminal, quiet))
        else:
            console.print(question_part(self.terminal, quiet))

    def _print_fitting(self, screen: RenderableType) -> None:
        """Print a screen; in parts if it is too tall for a terminal that cannot be scrolled."""
        console = self.terminal.console
        lines = console.render_lines(screen, pad=False)
        room = self.terminal.height - 2
        while self.is_shared and len(lines) > room:
            console.print(Segments(chain.from_iterable([*line, NEW_LINE] for line in lines[:room])))
            self.reader.line(self.terminal.say("press-enter") + " ")
            lines = lines[room:]
        console.print(Segments(chain.from_iterable([*line, NEW_LINE] for line in lines)), end="")

    def _pick(self, side: int, page: Page, text: str) -> Sequence[str]:
        """The choices that a text means; otherwise prints why there are none."""
        words = [offer.words for offer in page.offers]
        labels = [self.scene.voice.option(self.terminal.speaker, page.view, w) for w in words]
        found = matches(text, words, labels)
        if len(found) == 1:
            return [words[found[0]]]
        if found:
            listed = ", ".join(words[place] for place in found)
            self.tell(self.terminal.say("choice-ambiguous", text=text[:60], known=listed))
        elif text.isascii() and text.isdecimal():
            self.tell(self.terminal.say("choice-no-number", count=len(words)))
        elif text:
            return self._read(side, page, text)
        return []

    def _read(self, side: int, page: Page, text: str) -> Sequence[str]:
        """The same of a text that names things, perhaps some steps ahead."""
        full = self._in_full(side, page, text)
        refusal = self.match.why_not(side, full)
        is_unknown = refusal is not None and refusal.reason.startswith("unknown-")
        if refusal is not None and refusal.reason != "not-a-word" and not is_unknown:
            self.refuse(side, full)
            return []
        reply = self.reply(side, text)
        if len(reply.plans) == 1:
            return reply.plans[0][0].choices
        if is_unknown:  # no word of the game, and no name in the player's language either
            self.refuse(side, full)
            return []
        if reply.plans:
            listed = "; ".join(label for _, label in reply.plans)
            self.tell(self.terminal.say("choice-ambiguous", text=text[:60], known=listed))
        for line in reply.lines:
            self.tell(f"{line}  {reply.clause}".rstrip())
        return []

    def reply(self, side: int, text: str) -> Reply:
        """What a line means that is no choice in so many words."""
        voice = voice_of(games.get(self.scene.game).scenario_of(self.match.state))
        return read(self.terminal.speaker, voice, self.match, side, text, at_table=False)

    def _in_full(self, side: int, page: Page, text: str) -> str:
        """`to C1` for `c1`, where only places are asked for: then the refusal can say why not."""
        verbs = {offer.words.partition(" ")[0] for offer in page.offers if offer.place}
        refusal = self.match.why_not(side, text)
        if len(verbs) != 1 or refusal is None or refusal.reason != "not-a-word":
            return text
        return f"{verbs.pop()} {text}"

    def _is_meant(self, page: Page, words: str) -> bool:
        warning = self._to_confirm(page, words)
        if not warning:
            return True
        self.tell(self.terminal.say(warning), OBJECTIVE)
        return self.reader.confirm(self.terminal.say("cli-confirm"))

    def _to_confirm(self, page: Page, words: str) -> str:
        """The warning after which a choice needs a second yes; empty if it needs none."""
        caution = next((one.caution for one in page.offers if one.words == words), "")
        warning = self.scene.voice.warned(words, (), caution)
        return warning if self.scene.voice.is_confirmed(warning) else ""

    # -- saying -----

    def tell(self, text: str, style: str = BAD) -> None:
        """Print a line."""
        self.terminal.console.print(Text(text, style))

    def refuse(self, side: int, text: str) -> None:
        """Print why words are not accepted, with the clause."""
        refusal = self.match.why_not(side, text)
        if refusal is None:
            self.tell(self.terminal.say("choice-offered", text=text[:60]), GOOD)
            return
        said = tell_refusal(self.terminal.speaker, refusal.reason, refusal.fields)
        clause = f"  {refusal.clause}" if refusal.clause else ""
        self.tell(f"{said}{clause}")

    def clear(self) -> None:
        """Clear the screen, where possible."""
        if self.terminal.is_live:
            self.terminal.console.clear()

    def keep(self) -> None:
        """Let the file follow the match, if there is one; a full disk ends no match."""
        try:
            self.record.follow()
        except RecordError as error:
            trouble = of_record(self.terminal.speaker, error)
            self.tell(self.terminal.say("cli-error", text=trouble.text))

    def _finish(self) -> None:
        """The end screen, and the record if wanted."""
        view = self.match.view(SPECTATOR)
        console = self.terminal.console
        news = self._news(self.sitting)
        for line in news[-RECENT:] if self.terminal.is_live else news:
            console.print(line)
        for line in self.scene.board(self.terminal, view, self.terminal.width):
            console.print(line, soft_wrap=True)
        console.print(end_screen(self.terminal, self.scene, view, len(self.match.steps)))
        if self.terminal.is_live and not self.record.follows:
            self.verbs.offer_to_save()


class ScreenOrNot:
    """The terminal's alternate screen for two people: no hand stays in the scrollback."""

    def __init__(self, terminal: Terminal, is_wanted: bool) -> None:
        self.terminal = terminal
        self.is_used = is_wanted and terminal.is_live

    def __enter__(self) -> None:
        if self.is_used:
            self.terminal.console.set_alt_screen(True)

    def __exit__(self, *error: object) -> None:
        if self.is_used:
            self.terminal.console.set_alt_screen(False)
