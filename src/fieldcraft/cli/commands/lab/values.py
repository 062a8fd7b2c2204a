"""`lab fit`, `lab calibrate`: the weights of the values that judge, and how well they hold."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table

from fieldcraft import games
from fieldcraft.bots.value import Learnt, evaluation_of, has_policy, policy_of
from fieldcraft.cli.commands.lab.parameters import Parameters
from fieldcraft.cli.commands.lab.running import (
    Running,
    arenas,
    built_in,
    game_namer,
    namer,
    progress,
)
from fieldcraft.cli.commands.terminal import check_bot
from fieldcraft.cli.drawing.palette import BORDER
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.lookup import find_game
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import ANY
from fieldcraft.lab.numbers import between, percent
from fieldcraft.lab.play import Arena

if TYPE_CHECKING:
    from fieldcraft.lab.values.samples import Positions

HELD_OUT = 1_000_000
"""Where the seeds of games begin that nothing is fitted on."""
LIMIT = 4_000
BIAS_ALONE = 1
"""The rows of a network that sees nothing but features."""


def play(
    terminal: Terminal,
    places: tuple[Arena, ...],
    count: int,
    bots: tuple[str, str],
    seed: int,
    running: Running,
    loosened: int,
    *,
    judged: bool,
) -> "dict[str, Positions]":
    """By scenario, positions of so many games; resumed from a folder if there is one."""
    from fieldcraft.lab.values.kept import sampled
    from fieldcraft.lab.values.samples import joined, plans_for

    names = [arena.scenario for arena in places]
    plans = list(
        plans_for(places[0].game, names, count, bots, seed, LIMIT, loosened, judged=judged)
    )
    folder = None
    if running.out is not None:
        folder = running.out / "positions"
        folder.mkdir(parents=True, exist_ok=True)
    with progress(terminal, len(plans)) as told:
        found = sampled(plans, running.where, folder, told)
    return {
        name: joined([one for plan, one in found.items() if plan.scenario == name])
        for name in names
    }


def fit(
    terminal: Terminal,
    places: tuple[Arena, ...],
    found: "dict[str, Positions]",
    running: Running,
    *,
    as_json: bool,
) -> None:
    """Fit a network for each scenario and one for others; tell how well they hold."""
    from fieldcraft.lab.values.fit import fit as fitted
    from fieldcraft.lab.values.fit import without_sight
    from fieldcraft.lab.values.kept import write_learnt

    game, say = places[0].game, terminal.say
    policy, known = policy_of(game), games.get(game)
    learnt: dict[str, Learnt] = {}
    with progress(terminal, len(found) + 1) as told:
        for name, positions in found.items():
            rows = policy.sight_rows(known.start(name, key_from_seed(0)))
            learnt[name] = fitted(positions, rows)
            told(len(learnt), len(found) + 1)
        learnt[ANY] = fitted(without_sight(list(found.values())), BIAS_ALONE)
        told(len(learnt), len(found) + 1)
    if running.out is not None:
        folder = running.out / game
        for name, one in learnt.items():
            write_learnt(folder, name, one)
        terminal.errors.print(say("cli-saved", path=folder.as_posix()), soft_wrap=True)
    if as_json:
        terminal.print_json({name: one.plain() for name, one in learnt.items()})
        return
    name_of = namer(terminal, places)
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column(say("column-scenario"))
    for head in ("column-games", "lab-error", "lab-digest"):
        table.add_column(say(head), justify="right")
    for key, one in learnt.items():
        error = "–" if one.error is None else percent(one.error)
        table.add_row(name_of(key) or say("lab-all"), str(one.games), error, one.digest)
    terminal.console.print(table)


def calibrate(
    terminal: Terminal, found: "dict[str, Positions]", running: Running, *, as_json: bool
) -> None:
    """Compare chances told with games won, and print it."""
    from fieldcraft.lab.values.calibration import calibrate as compare

    results = []
    for game, positions in found.items():
        known = games.get(game)
        state = known.start(known.scenarios()[0], key_from_seed(0))
        results.append(compare(game, evaluation_of(game, state).judge, positions))

    def page() -> str:
        from fieldcraft.lab.report import calibration_page

        return calibration_page(terminal.speaker, results, game_namer(terminal))

    running.report(terminal, page, None)
    if as_json:
        terminal.print_json([asdict(one) for one in results])
        return
    say = terminal.say
    for one in results:
        table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
        table.title = game_namer(terminal)(one.game)
        for head in ("lab-told", "lab-won", "lab-interval", "lab-positions", "column-games"):
            table.add_column(say(head), justify="right")
        for row in one.bins:
            table.add_row(percent(row.told), percent(row.won), between(row.interval),
                          str(row.positions), str(row.games))  # fmt: skip
        terminal.console.print(table)
        off = say("lab-off", name=game_namer(terminal)(one.game), error=f"{100 * one.error:.1f}")
        terminal.console.print(off, soft_wrap=True)


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `fit` and `calibrate`."""
    say, given = terminal.say, Parameters(terminal)
    usual = ("quick-hand", "quick-hand")
    bots_asked: Any = typer.Option(usual, "--bots", metavar="A B", help=say("help-bots"))
    fit_games, fit_seed = given.games(12_000), given.seed()
    fit_loose = given.number("--loose", 15, "help-lab-loose")
    held_games, held_seed = given.games(20), given.seed(HELD_OUT)
    held_loose = given.number("--loose", 0, "help-lab-loose")

    def checked(places: tuple[Arena, ...], bots: tuple[str, str]) -> tuple[Arena, ...]:
        for name in bots:
            check_bot(terminal.speaker, name, places[0].game)
        if not has_policy(places[0].game):
            raise UserError(say("lab-no-measures", game=places[0].game))
        return built_in(terminal, places)

    @app.command("fit", cls=command, help=say("help-lab-fit"))
    def _fit(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        scenarios: list[str] | None = given.scenarios,
        bots: tuple[str, str] = bots_asked,
        count: int = fit_games,
        seed: int = fit_seed,
        loose: int = fit_loose,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        as_json: bool = given.json,
    ) -> None:
        places = checked(arenas(terminal, game, scenarios or []), bots)
        running = Running(jobs, ray, out)
        samples = play(terminal, places, count, bots, seed, running, loose, judged=False)
        fit(terminal, places, samples, running, as_json=as_json)

    @app.command("calibrate", cls=command, help=say("help-lab-calibrate"))
    def _calibrate(
        names: Annotated[
            list[str] | None, typer.Argument(metavar="GAME…", help=say("help-lab-game"))
        ] = None,
        bots: tuple[str, str] = bots_asked,
        count: int = held_games,
        seed: int = held_seed,
        loose: int = held_loose,
        jobs: int = given.jobs,
        ray: str | None = given.ray,
        out: Path | None = given.out,
        as_json: bool = given.json,
    ) -> None:
        from fieldcraft.lab.values.fit import without_sight

        running = Running(jobs, ray, out)
        found = {}
        for name in names or games.keys():
            key = find_game(terminal.speaker, name)
            places = checked(arenas(terminal, key, []), bots)
            parts = play(terminal, places, count, bots, seed, running, loose, judged=True)
            found[key] = without_sight(list(parts.values()))
        calibrate(terminal, found, running, as_json=as_json)
