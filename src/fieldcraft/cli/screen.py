"""One side's whole screen: board, sides, news, hand, question, options; fitted to the terminal."""

from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.flow import flow
from fieldcraft.cli.hand import draw_hand
from fieldcraft.cli.palette import BORDER, OBJECTIVE, QUIET, side_style
from fieldcraft.cli.phrases import odds_text, option_text, percent, prompt_text, seat_note
from fieldcraft.cli.scene import Scene
from fieldcraft.cli.show import board_lines, goal_text
from fieldcraft.cli.status import head_line, points_line, side_columns, side_rows
from fieldcraft.cli.terminal import Terminal
from fieldcraft.cli.tiles import short_unit
from fieldcraft.cli.vehicles import vehicles_part
from fieldcraft.cli.warnings import warning
from fieldcraft.core import Forecast
from fieldcraft.i18n import card_name, counter_name

ASIDE = 36
"""Columns of the part beside the board."""
WIDE = 100
NEWS = 8
LEVELS = 5
SIDES_HEIGHT = 10
"""Lines of the sides' figures beside the board."""


@dataclass(frozen=True)
class Offer:
    """An option as it is offered: its words, what it points at, what it would meet."""

    words: str
    refs: tuple[str, ...] = ()
    forecasts: tuple[Forecast, ...] = ()


@dataclass(frozen=True)
class Page:
    """What one side is shown at one moment."""

    scene: Scene
    view: dict[str, Any]
    offers: list[Offer]
    news: list[Text]
    """What has happened since this side last looked."""


def whole_screen(terminal: Terminal, page: Page) -> RenderableType:
    """Everything, in the roomiest form that fits the terminal's height."""
    made: RenderableType = Text()
    for level in range(LEVELS):
        made = _screen(terminal, page, level)
        lines = terminal.console.render_lines(made, pad=False)
        if not terminal.is_live or len(lines) < terminal.height - 1:
            break
    return made


def _screen(terminal: Terminal, page: Page, level: int) -> RenderableType:
    """The screen at a level of thrift: 0 has everything, 4 only what must be seen."""
    head = head_line(terminal, page.scene, page.view)
    if level == LEVELS - 1:
        head.append_text(points_line(terminal, page.scene, page.view))
    parts: list[RenderableType] = [head]
    if level == 0:
        goals = [goal_text(terminal.speaker, page.scene, side) for side in page.scene.sides]
        parts.append(flow([Text(goal, QUIET) for goal in goals], terminal.width))
    width = terminal.width
    offered = {**chosen_tiles(terminal, page.view), **offered_tiles(page.offers)}
    beside = width >= WIDE
    board = board_lines(
        terminal,
        page.scene,
        page.view,
        width - ASIDE - 2 if beside else width,
        looks=level == 0,
        offered=offered,
        tight=level > 1,
    )
    if beside:
        grid = Table.grid(padding=(0, 1, 0, 0))
        aside: list[RenderableType] = [side_columns(terminal, page.scene, page.view)]
        if page.news:
            room = max(len(board) - SIDES_HEIGHT - 2, 4)
            aside.append(_news_panel(terminal, latest(terminal, page.news, room, ASIDE - 4)))
        grid.add_column(no_wrap=True)
        grid.add_column(width=ASIDE)
        grid.add_row(Group(*board), Group(*aside))
        parts.append(grid)
    else:
        parts += board
        if level < LEVELS - 1:
            parts.append(side_rows(terminal, page.scene, page.view))
            parts += latest(terminal, page.news, (NEWS, NEWS, 4, 2)[level], width)
    if level < LEVELS - 1:
        parts += vehicles_part(terminal, page.scene, page.view, cards=level < 2)
    if level < 3:
        parts.append(hand_part(terminal, page, faces=level < 2))
    parts.append(question_part(terminal, page, brief=level >= 3, letters=level > 0))
    return Group(*parts)


def latest(terminal: Terminal, news: list[Text], room: int, width: int) -> list[Text]:
    """As much of the end of the news as fits, and how much was left out."""
    heights = [len(line.wrap(terminal.console, width)) for line in news]
    first = len(news)
    while first and sum(heights[first - 1 :]) <= room:
        first -= 1
    if not first:
        return news
    while first < len(news) and sum(heights[first:]) > room - 1:
        first += 1
    left_out = Text(terminal.say("news-earlier", count=first, command="log"), QUIET)
    return [left_out, *news[first:]]


def _news_panel(terminal: Terminal, news: list[Text]) -> Panel:
    return Panel(
        Group(*news),
        box=box.ROUNDED,
        border_style=BORDER,
        title=Text(terminal.say("heading-log"), QUIET),
        title_align="left",
    )


def hand_part(terminal: Terminal, page: Page, *, faces: bool) -> RenderableType:
    """The viewer's own hand."""
    view = page.view
    if view["side"] not in page.scene.sides:
        return Text()
    own = view["cards"][view["side"]]["hand"]
    cards = own["cards"]
    heading = Text(terminal.say("heading-hand"), side_style(view["side"], "bold"))
    if view["bid"]:
        chosen = card_name(terminal.speaker, view["bid"])
        heading.append(f"  ({terminal.say('hand-bid', card=chosen)})", f"not bold {QUIET}")
    drawn = draw_hand(
        terminal.speaker, page.scene, view["side"], cards, terminal.width, faces=faces
    )
    return Group(heading, drawn)


def question_part(
    terminal: Terminal, page: Page, *, brief: bool = False, letters: bool = False
) -> RenderableType:
    """The question, and the numbered answers."""
    side = page.view["side"]
    question = Text(prompt_text(terminal.speaker, page.view), side_style(side, "bold"))
    clause = (page.view["decision"] or {}).get("clause", "")
    if clause:
        question.append(f"  {clause}", f"not bold {QUIET}")
    return Group(
        question, _brief(terminal, page) if brief else option_table(terminal, page, letters)
    )


def _brief(terminal: Terminal, page: Page) -> Group:
    """The options as flowing words, for small terminals."""
    entries = []
    for number, offer in enumerate(page.offers, 1):
        best = max((f.chance for f in offer.forecasts), key=lambda c: c[0] / c[1], default=None)
        entry = Text(f"{number} ", f"bold {OBJECTIVE}")
        entry.append(offer.words, "not bold default")
        verb, _, card = offer.words.partition(" ")
        if verb == "bid":
            value = page.scene.cards[page.view["side"]][card]["initiative"]
            entry.append(f" {value}", f"not bold {QUIET}")
        if best:
            entry.append(f" {percent(best)}", f"not bold {QUIET}")
        entries.append(entry)
    return flow(entries, terminal.width)


def option_table(terminal: Terminal, page: Page, letters: bool = False) -> Table:
    """A row per option: number, name, words; what it would meet below or beside it.

    With `letters` the targets of an action stand there by the letters of the board, in a line.
    """
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column()
    for number, offer in enumerate(page.offers, 1):
        label = option_text(terminal.speaker, page.scene, page.view, offer.words)
        notes = _notes(terminal, page, offer, letters)
        table.add_row(
            Text(str(number), f"bold {OBJECTIVE}"),
            Text(label),
            Text(offer.words, QUIET),
            notes[0] if notes else Text(),
        )
        for note in notes[1:]:
            table.add_row("", "", "", note)
    return table


def _notes(terminal: Terminal, page: Page, offer: Offer, letters: bool) -> list[Text]:
    """Odds, seats and warnings of an option."""
    aimed = len(offer.forecasts) == 1 and offer.words.startswith("at ")
    if aimed:
        notes = [Text(odds_text(terminal.speaker, offer.forecasts[0]), "default")]
    elif letters and offer.forecasts:
        odds = [
            f"{_letters(terminal, page.scene, one.target)} {percent(one.chance)}"
            for one in offer.forecasts
        ]
        notes = [Text(f" {terminal.signs.point} ".join(odds), "default")]
    else:
        notes = [
            Text(f"{counter_name(terminal.speaker, one.target)}: {percent(one.chance)}", "default")
            for one in offer.forecasts
        ]
    note = seat_note(terminal.speaker, page.scene, page.view, offer.words)
    if note:
        notes.append(Text(note, "default"))
    message = warning(page.scene, page.view, offer.words)
    if aimed and offer.forecasts[0].effect == "none":
        message = "warn-nothing-happens"
    if message:
        notes.append(Text(terminal.say(message), f"italic {OBJECTIVE}"))
    return notes


def _letters(terminal: Terminal, scene: Scene, target: str) -> str:
    """A target as the board writes it."""
    counter = scene.counters.get(target)
    return (
        short_unit(terminal.speaker, counter) if counter else counter_name(terminal.speaker, target)
    )


def chosen_tiles(terminal: Terminal, view: dict[str, Any]) -> dict[str, str]:
    """The tiles that Navigate or Survey has chosen so far, ticked."""
    top = view["flow"][-1] if view["flow"] else {}
    return dict.fromkeys(top.get("chosen", ()), terminal.signs.good)


def offered_tiles(offers: list[Offer]) -> dict[str, str]:
    """The tiles that answer the question, with the number of the answer."""
    tiles = {}
    for number, offer in enumerate(offers, 1):
        for ref in offer.refs:
            kind, _, word = ref.partition(":")
            if kind == "tile":
                tiles[word] = str(number)
    return tiles
