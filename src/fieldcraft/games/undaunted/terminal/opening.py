"""What is known of a scenario before the first choice: goals, spawns, structures, cards."""

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.hand import face_style
from fieldcraft.games.undaunted.voice import sheet
from fieldcraft.games.undaunted.voice.cards import actions_text
from fieldcraft.games.undaunted.voice.names import card_name
from fieldcraft.i18n.names import side_name


def goals_panel(terminal: Terminal, scene: Facts) -> RenderableType:
    """Goals, initiative, spawn and escape markers, structures."""
    speaker = terminal.speaker
    grid = Table.grid(padding=(0, 2, 0, 0))
    for side in scene.sides:
        goal = Text(scene.goal_text(speaker, side), side_style(side))
        grid.add_row(Text(terminal.say("heading-victory"), QUIET), goal)
    for heading, text in sheet.terms(speaker, scene):
        grid.add_row(Text(heading, QUIET), Text(text))
    return Padding(grid, (0, 1, 1, 1))


def starting_cards(terminal: Terminal, scene: Facts) -> RenderableType:
    """The starting-cards table of both sides: how many in deck and supply."""
    say, speaker = terminal.say, terminal.speaker
    tables = scene.plain["setup"]["cards"]
    table = Table(
        box=box.SIMPLE_HEAD,
        border_style=BORDER,
        caption=Text(f"{say('heading-deck')} + {say('heading-supply')}", QUIET),
        caption_justify="left",
    )
    table.add_column(say("column-card"))
    for side in scene.sides:
        heading = Text(side_name(speaker, side), side_style(side, "bold"))
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(say("column-initiative"), justify="right")
    table.add_column(say("column-actions"))
    faces = {word: card for side in scene.sides for word, card in scene.faces[side].items()}
    for word, card in sorted(faces.items(), key=lambda entry: entry[1]["class"] == "fog"):
        if not any(word in one for one in tables):
            continue
        held = [one.get(word, [0, 0]) for one in tables]
        table.add_row(
            Text(card_name(speaker, word), face_style(card, "")),
            *[Text(f"{deck} + {supply}" if deck + supply else "–") for deck, supply in held],
            str(card["initiative"]),
            actions_text(speaker, card),
        )
    return table
