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
from fieldcraft.games.undaunted.voice.cards import actions_text
from fieldcraft.games.undaunted.voice.goals import tell_goal
from fieldcraft.games.undaunted.voice.inspection import structure_row
from fieldcraft.games.undaunted.voice.names import card_name, counter_name
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import side_name


def goal_text(speaker: Speaker, scene: Facts, side: str) -> str:
    """How a side wins."""
    return tell_goal(speaker, side, scene.goal(side))


def goals_panel(terminal: Terminal, scene: Facts) -> RenderableType:
    """Goals, initiative, spawn and escape markers, structures."""
    say, speaker = terminal.say, terminal.speaker
    setup = scene.plain["setup"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for side in scene.sides:
        goal = Text(goal_text(speaker, scene, side), side_style(side))
        grid.add_row(Text(say("heading-victory"), QUIET), goal)
    holder = scene.sides[setup["initiative"]]
    grid.add_row(
        Text(say("heading-initiative"), QUIET),
        Text(side_name(speaker, holder), side_style(holder)),
    )
    for spawn in setup.get("spawns", ()):
        side = scene.sides[spawn["side"]]
        used = setup["cards"][spawn["side"]]
        units = [counter_name(speaker, unit) for unit in spawn["units"] if unit in used]
        every = [c for c in scene.counters.values() if c["side"] == spawn["side"]]
        who = say("spawn-all") if len(spawn["units"]) == len(every) else ", ".join(units)
        grid.add_row(
            Text(say("heading-spawns"), QUIET),
            Text(f"{spawn['tile']}: {side_name(speaker, side)} – {who}", side_style(side)),
        )
    for structure in scene.plain.get("structures", ()):
        text = f"{structure['tile']}: {structure_row(speaker, structure['id'], structure).text}"
        grid.add_row(Text(say("heading-structures"), QUIET), Text(text))
    if setup.get("escape"):
        tiles = Text(", ".join(setup["escape"]))
        grid.add_row(Text(say("heading-escape-markers"), QUIET), tiles)
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
