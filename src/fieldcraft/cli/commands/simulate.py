"""`simulate`: many games between bots, and their summary."""

from typing import Annotated

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.arguments import Game, Json, MatchOptions, Scenario, option, switch
from fieldcraft.cli.commands.terminal import check_bot, read_options
from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.drawing.progress import progress_bar
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import of_argument
from fieldcraft.cli.lookup import find_game, find_scene
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core.options import StartError
from fieldcraft.i18n.names import side_name
from fieldcraft.lab import DECISION_LIMIT, SimulationError, Spread, Summary, simulate

subcommands = Subcommands()


@subcommands("simulate")
def run_simulation(
    terminal: Terminal,
    game: Game,
    scenario: Scenario,
    games: Annotated[int, option("N", "help-games-count", least=1)] = 100,
    bots: Annotated[tuple[str, str], option("A B", "help-bots")] = ("random", "random"),
    seed: Annotated[int, option("S", "help-seed")] = 0,
    swap: Annotated[bool, switch("--swap", "help-swap")] = False,
    limit: Annotated[int, option("N", "help-limit", least=1)] = DECISION_LIMIT,
    jobs: Annotated[int, option("N", "help-jobs", least=1)] = 1,
    option: MatchOptions = None,
    as_json: Json = False,
) -> None:
    """Play with a progress bar on standard error, then print the summary."""
    scene = find_scene(terminal.speaker, find_game(terminal.speaker, game), scenario)
    for name in bots:
        check_bot(terminal.speaker, name, scene.game)
    chosen = read_options(terminal.speaker, scene.game, option or [])
    with progress_bar(terminal) as bar:
        task = bar.add_task(terminal.say("progress-games"), total=games)
        try:
            summary = simulate(
                scene.game,
                scene.argument,
                games,
                bots,
                seed,
                swap,
                limit,
                jobs,
                chosen,
                lambda done, total: bar.update(task, completed=done),
            )
        except (SimulationError, StartError) as error:
            raise of_argument(terminal.speaker, error) from None
    if as_json:
        terminal.print_json(summary.plain())
    else:
        terminal.console.print(summary_tables(terminal, scene, summary))


def share(part: int, whole: int) -> str:
    """A share of games, in percent."""
    return f"{100 * part / whole:.1f}%"


def summary_tables(terminal: Terminal, scene: Scene, summary: Summary) -> Group:
    """Wins by side and by bot, how games ended, how long they took."""
    terminal = terminal.of(scene.game)
    say = terminal.say
    wins = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    wins.add_column("")
    wins.add_column(say("column-wins"), justify="right")
    wins.add_column(say("column-share"), justify="right")
    for side in scene.sides:
        won = summary.wins_by_side[side]
        name = Text(side_name(terminal.speaker, side), side_style(side, "bold"))
        wins.add_row(name, str(won), share(won, summary.games))
    if summary.swapped or summary.bots[0] != summary.bots[1]:
        for bot, won in zip(summary.bots, summary.wins_by_bot, strict=True):
            wins.add_row(Text(bot), str(won), share(won, summary.games))
    if summary.drawn:
        wins.add_row(say("column-drawn"), str(summary.drawn), share(summary.drawn, summary.games))
    wins.add_row(
        Text(say("column-unfinished"), QUIET),
        str(summary.unfinished),
        share(summary.unfinished, summary.games),
    )
    return Group(
        Text(f"{scene.name}: {' – '.join(summary.bots)}", "bold"),
        Text(
            f"{say('games-count', count=summary.games)} · {say('column-seed')} {summary.seed}",
            QUIET,
        ),
        wins,
        _lengths(terminal, summary, f"column-{scene.length or 'rounds'}"),
        _reasons(terminal, summary),
    )


def _lengths(terminal: Terminal, summary: Summary, heading: str) -> Table:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("")
    for column in ("column-mean", "column-median", "column-shortest", "column-longest"):
        table.add_column(say(column), justify="right")
    rows: list[tuple[str, Spread]] = [
        (heading, summary.rounds),
        ("column-decisions", summary.decisions),
    ]
    for column, spread in rows:
        table.add_row(
            say(column),
            f"{spread.mean:.1f}",
            f"{spread.median:.1f}",
            str(spread.least),
            str(spread.most),
        )
    return table


def _reasons(terminal: Terminal, summary: Summary) -> Table:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column(say("column-reason"))
    table.add_column(say("column-games"), justify="right")
    for reason, count in summary.reasons.items():
        table.add_row(say(f"reason-{reason}"), str(count))
    return table


add = subcommands.add
