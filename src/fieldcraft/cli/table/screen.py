"""One side's whole screen: board, sides, news, hand, question, options; fitted to the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import BORDER, OBJECTIVE, QUIET, side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core.schema import JsonObject
from fieldcraft.i18n.odds import percent

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

ASIDE = 36
"""Columns of the part beside the board."""
NEWS = 8
LEVELS = 5
FEW_PLACES = 6
"""Up to this many places of one verb get a row each."""
SIDES_HEIGHT = 10
"""Lines of the sides' figures beside the board."""


@dataclass(frozen=True)
class Page:
    """What one side is shown at one moment."""

    scene: Scene
    view: AnyView
    offers: list[Offer]
    news: list[Text]
    """What has happened since this side last looked."""
    goals: JsonObject
    """What wins, and how near each side is."""


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
    """The screen at a level of compactness: 0 has everything, 4 only the essentials."""
    scene, view = page.scene, page.view
    head = head_line(terminal, scene, view)
    if level == LEVELS - 1:
        head.append_text(scene.score(terminal, view))
    parts: list[RenderableType] = [head]
    if level == 0:
        parts.append(
            flow([Text(goal, QUIET) for goal in goal_lines(terminal, page)], terminal.width)
        )
    if level < LEVELS - 1:
        parts += [Text(threat["text"], OBJECTIVE) for threat in page.goals["threats"]]
    width = terminal.width
    beside = width >= scene.beside
    board = scene.board(
        terminal,
        view,
        width - ASIDE - 2 if beside else width,
        marks=scene.marks(terminal, view, page.offers),
        full=level == 0,
        tight=level > 1,
    )
    if beside:
        grid = Table.grid(padding=(0, 1, 0, 0))
        aside: list[RenderableType] = [scene.side_columns(terminal, view)]
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
            parts.append(scene.side_rows(terminal, view))
            parts += latest(terminal, page.news, (NEWS, NEWS, 4, 2)[level], width)
    if level < LEVELS - 1:
        parts += scene.beside_board(terminal, view, cards=level < 2)
    if level < 3:
        parts.append(hand_part(terminal, page, faces=level < 2))
    else:
        parts += scene.brief_hand(terminal, view)
    parts.append(question_part(terminal, page, brief=level >= 3, letters=level > 0))
    return Group(*parts)


def goal_lines(terminal: Terminal, page: Page) -> list[str]:
    """What wins for each side and how far it has come, then what counts for both."""
    if not any(side["conditions"] for side in page.goals["sides"]):
        return [page.scene.goal_text(terminal.speaker, side) for side in page.scene.sides]
    told = [
        f"{side['name']}: {' / '.join(one['text'] for one in side['conditions'])}"
        for side in page.goals["sides"]
    ]
    return told + [one["text"] for one in page.goals["both"]]


def head_line(terminal: Terminal, scene: Scene, view: AnyView) -> Text:
    """Scenario, round and turn."""
    line = Text(scene.title, "bold")
    line.append(f"  {terminal.signs.point}  ", "not bold")
    moment = scene.moment(terminal, view)
    line.append_text(Text("", "not bold").append_text(moment))
    return line


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
    cards = page.scene.hand(view, view["side"])
    heading = Text(terminal.say("heading-hand"), side_style(view["side"], "bold"))
    note = page.scene.hand_note(terminal.speaker, view)
    if note:
        heading.append(f"  ({note})", f"not bold {QUIET}")
    return Group(heading, page.scene.cards(terminal, view["side"], cards, faces=faces))


def question_part(
    terminal: Terminal, page: Page, *, brief: bool = False, letters: bool = False
) -> RenderableType:
    """The question, and the numbered answers."""
    side = page.view["side"]
    question = Text(page.scene.voice.prompt(terminal.speaker, page.view), side_style(side, "bold"))
    clause = (page.view["decision"] or {}).get("clause", "")
    if clause:
        question.append(f"  {clause}", f"not bold {QUIET}")
    if brief:
        return Group(question, _brief(terminal, page))
    return Group(question, option_table(terminal, page, letters), *many_places(terminal, page))


def _brief(terminal: Terminal, page: Page) -> Group:
    """The options as flowing text, for small terminals."""
    entries = []
    for number, offer in enumerate(page.offers, 1):
        best = max((f.chance for f in offer.forecasts), key=lambda c: c[0] / c[1], default=None)
        entry = Text(f"{number} ", f"bold {OBJECTIVE}")
        entry.append(offer.words, "not bold default")
        note = page.scene.short_note(page.view, offer.words)
        if note:
            entry.append(f" {note}", f"not bold {QUIET}")
        if best:
            entry.append(f" {percent(best)}", f"not bold {QUIET}")
        entries.append(entry)
    return flow(entries, terminal.width)


def option_table(terminal: Terminal, page: Page, letters: bool = False) -> Table:
    """A row per option: number, name, words; its odds below or beside it.

    With `letters` an action's targets are listed in one line by the letters of the board.
    """
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column()
    crowded = _crowded(page)
    for number, offer in enumerate(page.offers, 1):
        if _verb(offer) in crowded:
            continue
        label = page.scene.voice.option(terminal.speaker, page.view, offer.words)
        notes = page.scene.option_notes(terminal, page.view, offer, brief=letters)
        table.add_row(
            Text(str(number), f"bold {OBJECTIVE}"),
            Text(label),
            Text(offer.words, QUIET),
            notes[0] if notes else Text(),
        )
        for note in notes[1:]:
            table.add_row("", "", "", note)
    return table


def _verb(offer: Offer) -> str:
    return offer.words.partition(" ")[0]


def _crowded(page: Page) -> list[str]:
    """The verbs with too many places for a row each, and minor ones."""
    verbs = [_verb(offer) for offer in page.offers if offer.place]
    minor = [_verb(offer) for offer in page.offers if _verb(offer) in page.scene.asides]
    many = [verb for verb in dict.fromkeys(verbs) if verbs.count(verb) > FEW_PLACES]
    return many + list(dict.fromkeys(minor))


def many_places(terminal: Terminal, page: Page) -> list[RenderableType]:
    """The many places, or minor options, of one verb as flowing text; the board marks places."""
    parts: list[RenderableType] = []
    for verb in _crowded(page):
        entries = [Text(f"   {verb} …", QUIET)]
        for number, offer in enumerate(page.offers, 1):
            if _verb(offer) == verb:
                entry = Text(f"{number} ", f"bold {OBJECTIVE}")
                entry.append(offer.words.partition(" ")[2], "not bold default")
                if offer.forecasts:
                    entry.append(f" {percent(offer.forecasts[0].chance)}", f"not bold {QUIET}")
                entries.append(entry)
        parts.append(flow(entries, terminal.width, "  ", "     "))
    return parts
