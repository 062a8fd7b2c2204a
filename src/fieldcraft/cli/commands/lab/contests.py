"""`lab match`, `lab ladder`."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from fieldcraft import bots as registry
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
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal
from fieldcraft.lab.ladder import LadderReport, play_ladder
from fieldcraft.lab.match import MatchPlan, MatchReport, play_match
from fieldcraft.lab.numbers import bounded, bounded_rating, percent
from fieldcraft.lab.statistics import SequentialTest


def match(terminal: Terminal, plan: MatchPlan, running: Running, *, as_json: bool) -> MatchReport:
    """Play a match and print it."""
    store = running.store(terminal, plan.plain())
    with progress(terminal, len(plan.tasks())) as told:
        report = play_match(plan, running.where, store, told)
    name = namer(terminal, plan.arenas)

    def page() -> str:
        from fieldcraft.lab.report import match_page

        return match_page(terminal.speaker, report, name)

    running.report(terminal, page, store)
    if as_json:
        terminal.print_json(match_plain(report))
        return report
    say, console = terminal.say, terminal.console
    console.print(Text(" – ".join(plan.bots), "bold"))
    console.print(
        Text(say("lab-seeds", first=plan.seed, count=report.standing.strength.pairs), QUIET)
    )
    table = table_of(terminal, "column-scenario", "lab-pairs", "lab-score", "Elo")
    table.add_column("0 ½ 1 1½ 2", justify="right")
    table.add_column(say("column-unfinished"), justify="right")
    labelled = [
        (name(arena.scenario), one) for arena, one in zip(plan.arenas, report.arenas, strict=True)
    ]
    for label, one in [*labelled, (say("lab-all"), report.standing)]:
        found = one.strength
        table.add_row(
            label, str(found.pairs), bounded(found.score, found.interval),
            bounded_rating(found.elo, found.elo_interval), " ".join(map(str, one.counts)),
            str(one.unfinished),
        )  # fmt: skip
    console.print(table)
    if plan.test is not None:
        verdict = say("lab-verdict", verdict=report.verdict)
        low, high = plan.test.bounds
        console.print(f"{verdict} LLR {report.ratio:+.2f} [{low:.2f}, {high:.2f}]", soft_wrap=True)
    return report


def match_plain(report: MatchReport) -> dict[str, object]:
    """The report for JSON output."""
    plan = report.plan
    return {
        **plan.plain(),
        "bots": list(plan.bots),
        "pairs": report.standing.strength.pairs,
        "standing": asdict(report.standing),
        "arenas": {
            f"{arena.game} {arena.scenario}": asdict(one)
            for arena, one in zip(plan.arenas, report.arenas, strict=True)
        },
        "test": None if plan.test is None else asdict(plan.test),
        "verdict": report.verdict,
        "ratio": report.ratio,
    }


def ladder(
    terminal: Terminal, plan: MatchPlan, bots: Sequence[str], running: Running, *, as_json: bool
) -> LadderReport:
    """Play all pairings and print the ratings."""
    store = running.store(terminal, plan.plain())
    pairings = len(bots) * (len(bots) - 1) // 2
    with progress(terminal, pairings * len(plan.tasks())) as told:
        report = play_ladder(plan, bots, running.where, store, told)

    def page() -> str:
        from fieldcraft.lab.report import ladder_page

        return ladder_page(terminal.speaker, report)

    running.report(terminal, page, store)
    if as_json:
        terminal.print_json(
            {
                "rungs": [asdict(rung) for rung in report.rungs],
                "matches": [match_plain(one) for one in report.matches],
            }
        )
        return report
    table = table_of(terminal, "lab-bot", "Elo", "lab-score")
    for rung in report.rungs:
        table.add_row(rung.bot, bounded_rating(rung.elo, rung.interval), percent(rung.score))
    terminal.console.print(table)
    return report


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `match` and `ladder`."""
    say, given = terminal.say, Parameters(terminal)
    game_asked: Any = typer.Argument("", metavar="GAME", help=say("help-lab-game"))
    pairs_of_match = given.number("--pairs", 50, "help-lab-pairs", 1)
    pairs_of_ladder = given.number("--pairs", 20, "help-lab-pairs", 1)
    seed_asked = given.seed()

    def options_of(game: str, texts: list[str] | None) -> dict[str, bool | int]:
        if texts and not game:
            raise UserError(say("lab-option-needs-game"))
        return read_options(terminal.speaker, game, texts or [])

    @app.command("match", cls=command, help=say("help-lab-match"))
    def _match(
        first: Annotated[str, typer.Argument(metavar="A", help=say("help-lab-first"))],
        second: Annotated[str, typer.Argument(metavar="B", help=say("help-lab-second"))],
        game: str = game_asked,
        scenarios: list[str] | None = given.scenarios,
        pairs: int = pairs_of_match,
        test: Annotated[
            tuple[float, float] | None,
            typer.Option(
                "--test",
                metavar="ELO0 ELO1",
                help=say("help-lab-test", first="A", low="ELO0", high="ELO1"),
            ),
        ] = None,
        seed: int = seed_asked,
        limit: int = given.limit,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        option: list[str] | None = given.option,
        as_json: bool = given.json,
    ) -> None:
        places = arenas(terminal, game, scenarios or [])
        check_bots(terminal, (first, second), places)
        if test is not None and test[0] >= test[1]:
            raise UserError(say("lab-test-bounds", name="--test"))
        plan = MatchPlan(
            places, (first, second), pairs, seed, limit, options_of(game, option),
            None if test is None else SequentialTest(*test),
        )  # fmt: skip
        match(terminal, plan, Running(jobs, ray, out), as_json=as_json)

    @app.command("ladder", cls=command, help=say("help-lab-ladder"))
    def _ladder(
        game: str = game_asked,
        scenarios: list[str] | None = given.scenarios,
        bot: Annotated[
            list[str] | None, typer.Option("--bot", metavar="NAME", help=say("help-lab-bot"))
        ] = None,
        pairs: int = pairs_of_ladder,
        seed: int = seed_asked,
        limit: int = given.limit,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        option: list[str] | None = given.option,
        as_json: bool = given.json,
    ) -> None:
        places = arenas(terminal, game, scenarios or [])
        names = list(dict.fromkeys(bot or registry.names(places[0].game)))
        check_bots(terminal, names, places)
        if len(names) < 2:
            raise UserError(say("lab-two-bots"))
        plan = MatchPlan(places, (names[0], names[1]), pairs, seed, limit, options_of(game, option))
        ladder(terminal, plan, names, Running(jobs, ray, out), as_json=as_json)
