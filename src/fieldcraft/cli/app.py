"""The command and its subcommands; the app is built in the language it is used in."""

from pathlib import Path
from typing import Annotated

import typer

import fieldcraft
from fieldcraft.cli.arguments import number, path
from fieldcraft.cli.commands import campaign as campaigning
from fieldcraft.cli.commands import generate as generating
from fieldcraft.cli.commands import replay, show, simulate
from fieldcraft.cli.commands.generate import OPPONENTS, Choices
from fieldcraft.cli.commands.server import add_server, add_serving
from fieldcraft.cli.commands.terminal import Wish, play
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.help_text import SpeakingCommand, speaking_classes
from fieldcraft.cli.lookup import find_game, find_scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import BUILD
from fieldcraft.games.combat_commander.content.generating import SIZES
from fieldcraft.lab import DECISION_LIMIT
from fieldcraft.record.campaign import Campaign

Command = type[SpeakingCommand]
NATIONS = ", ".join(OPPONENTS)
FORCES = ", ".join(SIZES)


def build(terminal: Terminal) -> typer.Typer:
    """The whole command, speaking the terminal's language."""
    say = terminal.say
    group, command = speaking_classes(terminal)
    app = typer.Typer(
        cls=group, add_completion=False, rich_markup_mode=None, help=say("help-fieldcraft")
    )

    @app.callback(invoke_without_command=True)
    def fieldcraft_command(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
        lang: Annotated[
            str | None, typer.Option("--lang", metavar="LANG", help=say("help-lang"))
        ] = None,
    ) -> None:
        if version:
            terminal.console.print(f"fieldcraft {fieldcraft.__version__} ({BUILD})")
            raise typer.Exit
        if context.invoked_subcommand is None:
            context.get_help()

    add_serving(app, terminal, command)
    add_playing(app, terminal, command)
    add_looking(app, terminal, command)
    add_records(app, terminal, command)
    add_rules(app, terminal, command)
    add_simulating(app, terminal, command)
    campaign = typer.Typer(cls=group, rich_markup_mode=None, help=say("help-campaign"))
    add_campaign(campaign, terminal, command)
    app.add_typer(campaign, name="campaign")
    server = typer.Typer(cls=group, rich_markup_mode=None, help=say("help-server"))
    add_server(server, terminal, command)
    app.add_typer(server, name="server")
    return app


def add_playing(app: typer.Typer, terminal: Terminal, command: Command) -> None:
    """`terminal`."""
    say = terminal.say
    opponent_help = say("help-opponent", known=NATIONS)
    size_help = say("help-size", known=FORCES)

    @app.command("terminal", cls=command, help=say("help-terminal"))
    def _terminal(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))] = "",
        scenario: Annotated[
            str, typer.Argument(metavar="SCENARIO", help=say("help-scenario"))
        ] = "",
        bot: Annotated[str, typer.Option(metavar="NAME", help=say("help-bot"))] = "",
        side: Annotated[str, typer.Option(metavar="SIDE", help=say("help-side"))] = "",
        seed: Annotated[
            int | None,
            typer.Option(metavar="N", help=say("help-seed"), parser=number(terminal, "--seed")),
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        resume: Annotated[
            Path | None,
            typer.Option(metavar="FILE", help=say("help-resume"), parser=path(terminal)),
        ] = None,
        record: Annotated[
            Path | None,
            typer.Option(metavar="FILE", help=say("help-record"), parser=path(terminal)),
        ] = None,
        standing: Annotated[
            list[str] | None, typer.Option(metavar="WORDS", help=say("help-standing"))
        ] = None,
        generate: Annotated[
            int | None,
            typer.Option(
                metavar="SEED", help=say("help-generate"), parser=number(terminal, "--generate")
            ),
        ] = None,
        year: Annotated[
            int | None,
            typer.Option(metavar="YEAR", help=say("help-year"), parser=number(terminal, "--year")),
        ] = None,
        opponent: Annotated[str, typer.Option(metavar="NATION", help=opponent_help)] = "",
        size: Annotated[str, typer.Option(metavar="SIZE", help=size_help)] = "",
    ) -> int:
        if resume is not None and game:
            raise UserError(say("cli-not-together", name="--resume", other="GAME"))
        wish = Wish(game, scenario, bot, side.lower(), seed, option or [], resume, record)
        wish.standing = standing or []
        wish.generate, wish.choices = generate, Choices(year, opponent, size)
        return play(terminal, wish)


def add_looking(app: typer.Typer, terminal: Terminal, command: Command) -> None:
    """`games`, `scenarios`, `show`, `generate`."""
    say = terminal.say
    opponent_help = say("help-opponent", known=NATIONS)
    size_help = say("help-size", known=FORCES)
    json_help = say("help-json", format="JSON")

    @app.command("games", cls=command, help=say("help-games"))
    def _games(as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False) -> None:
        show.list_games(terminal, as_json)

    @app.command("scenarios", cls=command, help=say("help-scenarios"))
    def _scenarios(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        show.list_scenarios(terminal, find_game(terminal.speaker, game), as_json)

    @app.command("show", cls=command, help=say("help-show"))
    def _show(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help=say("help-scenario"))],
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        key = find_game(terminal.speaker, game)
        show.show_scenario(terminal, find_scene(terminal.speaker, key, scenario), as_json)

    @app.command("generate", cls=command, help=say("help-generate-command"))
    def _generate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        seed: Annotated[
            int,
            typer.Argument(
                metavar="SEED", help=say("help-generate"), parser=number(terminal, "SEED")
            ),
        ],
        year: Annotated[
            int | None,
            typer.Option(metavar="YEAR", help=say("help-year"), parser=number(terminal, "--year")),
        ] = None,
        opponent: Annotated[str, typer.Option(metavar="NATION", help=opponent_help)] = "",
        size: Annotated[str, typer.Option(metavar="SIZE", help=size_help)] = "",
        out: Annotated[
            Path | None, typer.Option(metavar="FILE", help=say("help-out"), parser=path(terminal))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        key = find_game(terminal.speaker, game)
        generating.show_generated(terminal, key, seed, Choices(year, opponent, size), out, as_json)


def add_records(app: typer.Typer, terminal: Terminal, command: Command) -> None:
    """`replay` and `check`."""
    say = terminal.say
    json_help = say("help-json", format="JSON")

    @app.command("replay", cls=command, help=say("help-replay"))
    def _replay(
        file: Annotated[
            Path,
            typer.Argument(metavar="FILE", help=say("help-record-file"), parser=path(terminal)),
        ],
        to: Annotated[
            int | None,
            typer.Option(metavar="N", help=say("help-to"), parser=number(terminal, "--to")),
        ] = None,
        side: Annotated[
            str, typer.Option(metavar="SIDE|spectator|all", help=say("help-replay-side"))
        ] = "all",
        verify: Annotated[bool, typer.Option("--verify", help=say("help-verify"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        replay.replay(terminal, file, to, side, verify=verify, as_json=as_json)

    @app.command("check", cls=command, help=say("help-check"))
    def _check(
        files: Annotated[
            list[Path],
            typer.Argument(metavar="FILE…", help=say("help-check-files"), parser=path(terminal)),
        ],
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> int:
        from fieldcraft.cli.commands import check  # the tables of drills take a second to load

        return check.check(terminal, files, as_json)


def add_rules(app: typer.Typer, terminal: Terminal, command: Command) -> None:
    """`drill` and `conformance`."""
    say = terminal.say
    json_help = say("help-json", format="JSON")

    @app.command("drill", cls=command, help=say("help-drill"))
    def _drill(
        names: Annotated[
            list[str] | None, typer.Argument(metavar="FILE|CLAUSE…", help=say("help-drill-names"))
        ] = None,
        source: Annotated[
            str, typer.Option("--from", metavar="RECORD@N", help=say("help-drill-from"))
        ] = "",
        tried: Annotated[
            str, typer.Option(metavar="SIDE: WORDS", help=say("help-drill-tried"))
        ] = "",
        side: Annotated[str, typer.Option(metavar="SIDE", help=say("help-drill-side"))] = "",
        out: Annotated[
            Path | None, typer.Option(metavar="FILE", help=say("help-out"), parser=path(terminal))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> int:
        from fieldcraft.cli.commands import drill

        if source:
            if names:
                raise UserError(say("cli-not-together", name="--from", other="FILE"))
            return drill.write_drill(terminal, source, tried, side, out)
        for name, given in (("--tried", tried), ("--side", side), ("--out", out)):
            if given:
                raise UserError(say("cli-needs", name=name, other="--from"))
        if not names:
            raise UserError(say("cli-missing-argument", name="FILE|CLAUSE…"))
        return drill.drill(terminal, names, as_json)

    @app.command("conformance", cls=command, help=say("help-conformance"))
    def _conformance(
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> int:
        from fieldcraft.cli.commands import drill

        return drill.show_conformance(terminal, as_json)


def add_simulating(app: typer.Typer, terminal: Terminal, command: Command) -> None:
    """`simulate`."""
    say = terminal.say

    @app.command("simulate", cls=command, help=say("help-simulate"))
    def _simulate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help=say("help-scenario"))],
        games: Annotated[
            int,
            typer.Option(
                metavar="N", help=say("help-games-count"), parser=number(terminal, "--games", 1)
            ),
        ] = 100,
        bots: Annotated[tuple[str, str], typer.Option(metavar="A B", help=say("help-bots"))] = (
            "random",
            "random",
        ),
        seed: Annotated[
            int,
            typer.Option(metavar="S", help=say("help-seed"), parser=number(terminal, "--seed")),
        ] = 0,
        swap: Annotated[bool, typer.Option("--swap", help=say("help-swap"))] = False,
        limit: Annotated[
            int,
            typer.Option(
                metavar="N", help=say("help-limit"), parser=number(terminal, "--limit", 1)
            ),
        ] = DECISION_LIMIT,
        jobs: Annotated[
            int,
            typer.Option(metavar="N", help=say("help-jobs"), parser=number(terminal, "--jobs", 1)),
        ] = 1,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        as_json: Annotated[
            bool, typer.Option("--json", help=say("help-json", format="JSON"))
        ] = False,
    ) -> None:
        scene = find_scene(terminal.speaker, find_game(terminal.speaker, game), scenario)
        simulate.run_simulation(
            terminal,
            scene,
            games,
            bots,
            seed,
            swap=swap,
            limit=limit,
            jobs=jobs,
            options=option or [],
            as_json=as_json,
        )


def add_campaign(app: typer.Typer, terminal: Terminal, command: Command) -> None:
    """`campaign start`, `continue`, `score`."""
    say = terminal.say
    file_help = say("help-campaign-file")

    @app.command("start", cls=command, help=say("help-campaign-start"))
    def _start(
        file: Annotated[
            Path, typer.Argument(metavar="FILE", help=file_help, parser=path(terminal))
        ],
        game: Annotated[str, typer.Option(metavar="GAME", help=say("help-game"))] = "normandy",
        first: Annotated[
            str, typer.Option("--from", metavar="SCENARIO", help=say("help-campaign-from"))
        ] = "",
        last: Annotated[
            str, typer.Option("--to", metavar="SCENARIO", help=say("help-campaign-to"))
        ] = "",
    ) -> None:
        key = find_game(terminal.speaker, game)
        campaigning.start(terminal, file, key, first, last)

    @app.command("continue", cls=command, help=say("help-campaign-continue"))
    def _continue(
        file: Annotated[
            Path, typer.Argument(metavar="FILE", help=file_help, parser=path(terminal))
        ],
        bot: Annotated[str, typer.Option(metavar="NAME", help=say("help-bot"))] = "",
        side: Annotated[str, typer.Option(metavar="SIDE", help=say("help-side"))] = "",
        seed: Annotated[
            int | None,
            typer.Option(metavar="N", help=say("help-seed"), parser=number(terminal, "--seed")),
        ] = None,
    ) -> int:
        return campaigning.go_on(terminal, file, Wish(bot=bot, side=side.lower(), seed=seed))

    @app.command("score", cls=command, help=say("help-campaign-score"))
    def _score(
        file: Annotated[
            Path, typer.Argument(metavar="FILE", help=file_help, parser=path(terminal))
        ],
        as_json: Annotated[
            bool, typer.Option("--json", help=say("help-json", format="JSON"))
        ] = False,
    ) -> None:
        campaign = Campaign.load(file)
        campaigning.print_score(terminal, campaign, as_json=as_json)
