"""The options of a match, each with its default and its meaning."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker


def written(name: str, value: object) -> str:
    """An option as given on the command line: `bolsterFog=true`."""
    return f"{name}={str(value).lower()}"


def option_list(terminal: Terminal, game: str) -> RenderableType:
    """Every option of a game with its default, explained."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    terminal = terminal.of(game)
    for option in games.get(game).match_options():
        told = written(option.name, option.default)
        grid.add_row(Text(f"  {told}", "bold"), Text(terminal.say(option.message), QUIET))
    return grid


def changed_options(speaker: Speaker, game: str, options: Mapping[str, object]) -> list[str]:
    """The options in which a match differs from the defaults, explained."""
    speaker = speaker.of(game)
    return [
        f"{written(option.name, options[option.name])}: {speaker.say(option.message)}"
        for option in games.get(game).match_options()
        if options.get(option.name, option.default) != option.default
    ]
