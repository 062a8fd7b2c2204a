"""`lab balance`."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from fieldcraft import bots as registry
from fieldcraft import games
from fieldcraft.cli.commands.lab.parameters import Parameters
from fieldcraft.cli.commands.lab.running import (
    Running,
    arenas,
    check_bots,
    namer,
    progress,
    table_of,
)
from fieldcraft.cli.commands.terminal import read_options
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n.names import side_name
from fieldcraft.lab.balance import BalancePlan, BalanceReport, play_balance
from fieldcraft.lab.numbers import bounded


def balance(
    terminal: Terminal, plan: BalancePlan, running: Running, *, as_json: bool
) -> BalanceReport:
    """Play all games of a balance report and print it."""
    store = running.store(terminal, plan.plain())
    with progress(terminal, len(plan.tasks())) as told:
        report = play_balance(plan, running.where, store, told)
    terminal = terminal.of(plan.game)
    name, say = namer(terminal, plan.arenas), terminal.say

    def page() -> str:
        from fieldcraft.lab.report import balance_page

        return balance_page(terminal.speaker, report, name)

    running.report(terminal, page, store)
    if as_json:
        terminal.print_json(
            {
                **plan.plain(),
                "rows": [asdict(row) for row in report.rows],
                "worth": [asdict(row) for row in report.worth],
            }
        )
        return report
    sides = [side_name(terminal.speaker, word) for word in games.get(plan.game).sides]
    table = table_of(terminal, "column-scenario", "lab-level", "column-games")
    table.add_column(say("lab-wins-of", side=sides[0]), justify="right")
    for head in ("lab-without-luck", "column-unfinished", "lab-length"):
        table.add_column(say(head), justify="right")
    for row in report.rows:
        table.add_row(
            name(row.scenario), row.level, str(row.side.games),
            bounded(row.side.share, row.side.interval),
            bounded(row.side.adjusted, row.side.adjusted_interval), str(row.unfinished),
            f"{row.rounds:.1f}",
        )  # fmt: skip
    terminal.console.print(table)
    if report.worth:
        table = table_of(
            terminal, "column-scenario", "column-side", "lab-thing", "column-games", "lab-worth",
        )  # fmt: skip
        for one in report.worth:
            table.add_row(name(one.scenario), sides[one.side], one.thing, str(one.games),
                          bounded(one.worth, one.interval))  # fmt: skip
        terminal.console.print(table)
    return report


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `balance`."""
    say, given = terminal.say, Parameters(terminal)
    games_asked, seed_asked = given.games(100), given.seed()

    @app.command("balance", cls=command, help=say("help-lab-balance"))
    def _balance(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        scenarios: list[str] | None = given.scenarios,
        level: Annotated[
            list[str] | None, typer.Option("--level", metavar="BOT", help=say("help-lab-level"))
        ] = None,
        unlike: Annotated[
            tuple[str, str] | None,
            typer.Option("--unlike", metavar="A B", help=say("help-lab-unlike")),
        ] = None,
        worth: Annotated[
            list[str] | None, typer.Option("--worth", metavar="THING", help=say("help-lab-worth"))
        ] = None,
        luck: Annotated[bool, typer.Option("--luck/--no-luck", help=say("help-lab-luck"))] = True,
        count: int = games_asked,
        seed: int = seed_asked,
        limit: int = given.limit,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        option: list[str] | None = given.option,
        as_json: bool = given.json,
    ) -> None:
        places = arenas(terminal, game, scenarios or [])
        key = places[0].game
        levels = tuple(dict.fromkeys(level or registry.names(key)))
        check_bots(terminal, [*levels, *(unlike or ())], places)
        plan = BalancePlan(
            key, places, levels, count, unlike, tuple(worth or ()), luck, seed, limit,
            read_options(terminal.speaker, key, option or []),
        )  # fmt: skip
        balance(terminal, plan, Running(jobs, ray, out), as_json=as_json)
