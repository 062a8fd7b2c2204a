"""`lab tune`: the habits of a quick hand, changed one at a time and kept if they win."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from fieldcraft.bots.registry import make
from fieldcraft.bots.thinker import Thinker
from fieldcraft.bots.value import has_policy
from fieldcraft.cli.commands.lab.parameters import Parameters
from fieldcraft.cli.commands.lab.running import Running, arenas, check_bots, progress, table_of
from fieldcraft.cli.errors import UserError, of_argument
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal
from fieldcraft.lab.match import MatchPlan
from fieldcraft.lab.numbers import bounded
from fieldcraft.lab.statistics import SequentialTest
from fieldcraft.lab.storage import StorageError
from fieldcraft.lab.tune import Trial, read_trials, tune, tuned, write_trials

TRIALS = 12
PAIRS = 100
STRONGER = 25.0
"""In Elo: what a change must be worth to be looked for."""


def show(terminal: Terminal, game: str, trials: list[Trial], *, as_json: bool) -> None:
    """Print what was tried and what the habits are now."""
    habits = tuned(game, trials)
    if as_json:
        terminal.print_json({"habits": habits, "trials": [asdict(one) for one in trials]})
        return
    heads = "lab-habit", "lab-before", "lab-after", "lab-pairs", "lab-score", "lab-kept"
    table = table_of(terminal, *heads)
    for one in trials:
        table.add_row(
            one.habit, str(one.before), str(one.after), str(one.pairs),
            bounded(one.score, one.interval), terminal.say("lab-tried", verdict=one.verdict),
        )  # fmt: skip
    terminal.console.print(table)
    now = ", ".join(f"{name} {weight}" for name, weight in habits.items())
    terminal.console.print(terminal.say("lab-habits", habits=now), soft_wrap=True)


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `tune`."""
    say, given = terminal.say, Parameters(terminal)
    pairs_asked = given.number("--pairs", PAIRS, "help-lab-pairs", 1)
    trials_asked = given.number("--trials", TRIALS, "help-lab-trials", 1)
    seed_asked = given.seed()

    @app.command("tune", cls=command, help=say("help-lab-tune"))
    def _tune(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        scenarios: list[str] | None = given.scenarios,
        bot: Annotated[
            str, typer.Option("--bot", metavar="NAME", help=say("help-lab-tuned"))
        ] = "quick-hand",
        trials: int = trials_asked,
        pairs: int = pairs_asked,
        seed: int = seed_asked,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        as_json: bool = given.json,
    ) -> None:
        places = arenas(terminal, game, scenarios or [])
        key = places[0].game
        if not has_policy(key):
            raise UserError(say("lab-no-measures", game=key))
        check_bots(terminal, [bot], places)
        if not isinstance(make(bot, 0), Thinker):
            raise UserError(say("lab-no-habits", bot=bot))
        test = SequentialTest(0.0, STRONGER)
        plan = MatchPlan(places, (bot, bot), pairs, seed, test=test)
        path = None
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            path = out / f"habits-{key}.json"
        try:
            known = [] if path is None else read_trials(path, plan)
        except StorageError as error:
            raise of_argument(terminal.speaker, error) from None
        with progress(terminal, trials, "progress-trials") as told:

            def keep(done: list[Trial]) -> None:
                if path is not None:
                    write_trials(path, plan, done)
                told(len(done), trials)

            found = tune(plan, Running(jobs, ray, out).where, trials, known, keep)
        if path is not None:
            terminal.errors.print(say("cli-saved", path=path.as_posix()), soft_wrap=True)
        show(terminal, key, found, as_json=as_json)
