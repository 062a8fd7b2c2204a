"""`lab train`: hands that learn by playing themselves, one for each scenario."""

from pathlib import Path
from typing import Annotated

import typer

from fieldcraft.bots.value import has_policy, policy_of
from fieldcraft.cli.commands.lab.parameters import Parameters
from fieldcraft.cli.commands.lab.running import (
    Running,
    arenas,
    built_in,
    check_bots,
    namer,
    progress,
    table_of,
)
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal
from fieldcraft.lab.play import Arena

GAMES = 16_000


def train(
    terminal: Terminal,
    places: tuple[Arena, ...],
    count: int,
    sparring: str,
    thinks: int | None,
    running: Running,
    *,
    as_json: bool,
) -> None:
    """Train a hand for each scenario, and tell how it does against the quick hand."""
    from fieldcraft.lab.training.plan import TrainingPlan
    from fieldcraft.lab.training.train import trained, write_hand

    say, folder = terminal.say, "" if running.out is None else str(running.out)
    plans = [
        TrainingPlan(one.game, one.scenario, count, folder=folder, sparring=sparring, thinks=thinks)
        for one in places
    ]
    found = {}
    with progress(terminal, len(plans)) as told:
        for place, result in running.where.run(trained, plans):
            found[plans[place]] = result
            told(len(found), len(plans))
    if running.out is not None:
        for plan, result in found.items():
            write_hand(running.out / plan.game, plan.scenario, result.hand)
        saved = (running.out / places[0].game).as_posix()
        terminal.errors.print(say("cli-saved", path=saved), soft_wrap=True)
    if as_json:
        told_of = {plan.scenario: found[plan] for plan in plans}
        terminal.print_json(
            {
                name: {**one.hand.plain(), "score": one.score, "within": one.within}
                for name, one in told_of.items()
            }
        )
        return
    name_of = namer(terminal, places)
    table = table_of(terminal, "column-scenario", "column-games", "lab-score", "lab-digest")
    for plan in plans:
        one = found[plan]
        score = f"{one.score:.2f} ± {one.within:.2f}"
        table.add_row(name_of(plan.scenario), str(one.hand.games), score, one.hand.digest)
    terminal.console.print(table)


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `train`."""
    say, given = terminal.say, Parameters(terminal)
    games_asked = given.games(GAMES)

    @app.command("train", cls=command, help=say("help-lab-train"))
    def _train(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        scenarios: list[str] | None = given.scenarios,
        count: int = games_asked,
        sparring: Annotated[
            str, typer.Option("--sparring", metavar="BOT", help=say("help-lab-sparring"))
        ] = "",
        thinks: Annotated[
            int | None, typer.Option("--thinks", min=0, help=say("help-lab-thinks"))
        ] = None,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        as_json: bool = given.json,
    ) -> None:
        places = arenas(terminal, game, scenarios or [])
        if not has_policy(places[0].game):
            raise UserError(say("lab-no-measures", game=places[0].game))
        places, running = built_in(terminal, places), Running(jobs, ray, out)
        if sparring:
            check_bots(terminal, [sparring], places)
            if policy_of(places[0].game).evolves:
                raise UserError(say("lab-no-sparring", game=places[0].game))
        train(terminal, places, count, sparring, thinks, running, as_json=as_json)
