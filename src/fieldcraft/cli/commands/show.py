"""`games`, `scenarios` and `show`: what there is to play."""

from typing import Any

from pydantic import BaseModel
from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.arguments import Game, Json, Scenario
from fieldcraft.cli.drawing.palette import BORDER, QUIET
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.lookup import find_game, find_scene
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.table.match_options import option_list
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n.names import game_name

subcommands = Subcommands()

ROOMY = 80
"""If there are more scenarios than this, their ids share a line."""


@subcommands("games")
def list_games(terminal: Terminal, as_json: Json = False) -> None:
    """List the games."""
    say = terminal.say
    keys = games.keys()
    rows = [
        {
            "key": key,
            "name": game_name(terminal.speaker, key),
            "scenarios": len(games.get(key).scenarios()),
        }
        for key in keys
    ]
    if as_json:
        terminal.print_json(rows)
        return
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column(say("column-key"))
    table.add_column(say("column-game"))
    table.add_column(say("column-scenarios"), justify="right")
    for row in rows:
        table.add_row(Text(str(row["key"]), "bold"), str(row["name"]), str(row["scenarios"]))
    terminal.console.print(table)
    for key in keys:
        command = f"fieldcraft scenarios {key}"
        terminal.console.print(Text(say("games-next", command=command), QUIET))


@subcommands("scenarios")
def list_scenarios(terminal: Terminal, game: Game, as_json: Json = False) -> None:
    """List the scenarios of a game."""
    game = find_game(terminal.speaker, game)
    scenes = [find_scene(terminal.speaker, game, word) for word in games.get(game).scenarios()]
    if as_json:
        terminal.print_json([scenario_summary(scene) for scene in scenes])
        return
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("#", justify="right")
    longest = max(len(word) for scene in scenes for word in scene.name.split())
    table.add_column(say("column-scenario"), overflow="fold", min_width=longest)
    table.add_column(say("column-key"), no_wrap=terminal.width >= ROOMY, overflow="fold")
    table.add_column(say("column-date"), min_width=len("1944-07-01"))
    for scene in scenes:
        table.add_row(
            Text(str(scene.plain["number"]), "bold"),
            Text(scene.name, "bold"),
            Text(scene.plain["id"], QUIET),
            Text(scene.date),
        )
    terminal.console.print(table)
    first = scenes[0].plain["id"]
    terminal.console.print(
        Text(say("scenarios-next", command=f"fieldcraft show {game} {first}"), QUIET)
    )
    if games.get(game).match_options():
        terminal.console.print(Text(f"\n{say('options-list', option='--option')}", QUIET))
        terminal.console.print(option_list(terminal, game))


def scenario_summary(scene: Scene) -> dict[str, Any]:
    """A scenario in a list, for JSON output."""
    return {
        "game": scene.game,
        "id": scene.plain["id"],
        "number": scene.plain["number"],
        "name": scene.name,
        "date": scene.date,
        **scene.summary(),
    }


def file_values(scene: Scene) -> dict[str, Any]:
    """The scenario as its file has it: to be edited, checked and played like any other."""
    assert isinstance(scene.source, BaseModel)
    values = scene.source.model_dump(mode="json", by_alias=True, exclude_unset=True)
    return values if "game" in values else {"game": scene.game, **values}


@subcommands("show")
def show_command(terminal: Terminal, game: Game, scenario: Scenario, as_json: Json = False) -> None:
    """Show a scenario of a game."""
    key = find_game(terminal.speaker, game)
    show_scenario(terminal, find_scene(terminal.speaker, key, scenario), as_json)


def show_scenario(terminal: Terminal, scene: Scene, as_json: bool) -> None:
    """Draw a scenario: briefing, board, goals, starting cards."""
    if as_json:
        terminal.print_json(file_values(scene))
        return
    terminal = terminal.of(scene.game)
    view = games.get(scene.game).start(scene.argument, key_from_seed(0)).view(SPECTATOR)
    console = terminal.console
    console.print(title(terminal, scene))
    if scene.briefing:
        console.print(Padding(Text(scene.briefing, "italic"), (0, 2, 1, 2)))
    for line in scene.board(terminal, view, terminal.width, full=True):
        console.print(line, soft_wrap=True)
    for part in scene.beside_board(terminal, view, cards=True):
        console.print(part)
    console.print(scene.legend(terminal))
    for part in scene.opening(terminal):
        console.print(part)


def title(terminal: Terminal, scene: Scene) -> RenderableType:
    """The title line of a scenario."""
    text = Text(scene.title, "bold")
    if scene.date:
        text.append(f"  {scene.date}", f"not bold {QUIET}")
    game = game_name(terminal.speaker, scene.game)
    return Panel(text, box=box.HEAVY, title=Text(game), title_align="left", border_style=BORDER)


add = subcommands.add
