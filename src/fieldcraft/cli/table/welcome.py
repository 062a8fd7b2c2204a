"""A few questions for those who started without arguments."""

from collections.abc import Sequence

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft import bots, games
from fieldcraft.cli.commands.show import title
from fieldcraft.cli.drawing.palette import BAD, BORDER, OBJECTIVE, QUIET, side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.lookup import find_scene
from fieldcraft.cli.reader import Reader
from fieldcraft.cli.terminal import Terminal
from fieldcraft.commandline.matching import matches
from fieldcraft.i18n.names import game_name, side_name

FRIEND = "friend"


def ask_game(terminal: Terminal, reader: Reader) -> str:
    """Which game; not asked if there is only one."""
    keys = games.keys()
    if len(keys) == 1:
        return keys[0]
    names = [game_name(terminal.speaker, key) for key in keys]
    return keys[ask(terminal, reader, terminal.say("ask-game"), keys, names)]


def ask_scene(terminal: Terminal, reader: Reader, game: str) -> Scene:
    """Which scenario; Enter takes the first, which is made for beginners."""
    scenes = [find_scene(terminal.speaker, game, word) for word in games.get(game).scenarios()]
    words = [str(scene.plain["id"]) for scene in scenes]
    labels = [scene.name for scene in scenes]
    return scenes[ask(terminal, reader, terminal.say("ask-scenario"), words, labels)]


def ask_opponent(terminal: Terminal, reader: Reader, game: str) -> str:
    """Against whom: a bot's name, or empty for somebody at the same screen.

    Enter takes the usual one; the others follow, weakest first.
    """
    known = bots.names(game)
    names = sorted(known, key=lambda name: name != bots.usual(known))
    labels = [terminal.say(f"bot-name-{name}") for name in names]
    labels.append(terminal.say("opponent-friend"))
    place = ask(terminal, reader, terminal.say("ask-opponent"), [*names, FRIEND], labels)
    return names[place] if place < len(names) else ""


def ask_side(terminal: Terminal, reader: Reader, scene: Scene) -> str:
    """Which side to play."""
    terminal = terminal.of(scene.game)
    labels = [scene.goal_text(terminal.speaker, side) for side in scene.sides]
    styles = [side_style(side) for side in scene.sides]
    question = terminal.say("ask-side")
    return scene.sides[ask(terminal, reader, question, scene.sides, labels, styles)]


def ask(
    terminal: Terminal,
    reader: Reader,
    question: str,
    words: Sequence[str],
    labels: Sequence[str],
    styles: Sequence[str] = (),
) -> int:
    """A numbered list; returns the index of the answer, the first for Enter alone."""
    console = terminal.console
    console.print(Text(question, "bold"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4)
    for number, label in enumerate(labels, 1):
        style = styles[number - 1] if styles else ""
        grid.add_row(Text(str(number), f"bold {OBJECTIVE}"), Text(label, style))
    console.print(grid)
    while True:
        text = reader.line("[1] > ", words)
        found = matches(text or "1", words, labels)
        if len(found) == 1:
            console.print()
            return found[0]
        console.print(Text(terminal.say("choice-no-number", count=len(words)), BAD))


def welcome(terminal: Terminal) -> None:
    """A few words before the first question."""
    text = Text(terminal.say("welcome"), "bold")
    text.append(f"\n{terminal.say('welcome-how')}", f"not bold {QUIET}")
    terminal.console.print(Panel(text, box=box.ROUNDED, border_style=BORDER, expand=False))
    terminal.console.print()


def introduce(terminal: Terminal, reader: Reader, scene: Scene, sides: Sequence[str]) -> None:
    """The briefing and the goals, before the first card; nothing for a script."""
    if not terminal.is_live:
        return
    terminal = terminal.of(scene.game)
    console = terminal.console
    console.print(title(terminal, scene))
    if scene.briefing:
        console.print(Text(scene.briefing, "italic"))
        console.print()
    for side in scene.sides:
        text = Text(scene.goal_text(terminal.speaker, side), side_style(side, "bold"))
        if side in sides and len(sides) == 1:
            name = side_name(terminal.speaker, side)
            text.append(f"  {terminal.say('you-are', side=name)}", f"not bold {QUIET}")
        console.print(text)
    console.print(Text(terminal.say("welcome-table", command="help"), QUIET))
    reader.line(f"\n{terminal.say('press-enter')} ")
