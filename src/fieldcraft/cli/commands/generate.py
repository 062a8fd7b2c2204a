"""`generate`: a generated scenario, to look at, to save as a file, or to play at once."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
import yaml
from rich.text import Text

from fieldcraft.cli.arguments import int_parser, path_parser
from fieldcraft.cli.commands.show import show_scenario
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.game_scenes import SHELVES
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.lookup import find_game, scene_of_file
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.content.generating import SIZES, fights
from fieldcraft.games.combat_commander.content.loader import generate_scenario, load_box
from fieldcraft.games.combat_commander.content.scenario_models import ScenarioFile
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import game_name

OPPONENTS = ("russia", "america")
NATIONS = ", ".join(OPPONENTS)
FORCES = ", ".join(SIZES)


@dataclass(frozen=True)
class Choices:
    """Choices for a generated scenario; whatever is left empty is random."""

    year: int | None = None
    opponent: str = ""
    size: str = ""

    @property
    def are_made(self) -> bool:
        """Whether any choice was given."""
        return self != Choices()


def generated(speaker: Speaker, game: str, seed: int, choices: Choices) -> Scene:
    """The scene of a seed; `UserError` if the game has no generator or the choices do not fit."""
    if not SHELVES[game].has_generator:
        raise UserError(speaker.say("generate-none", name=game_name(speaker, game)))
    size, opponent = choices.size.strip().lower(), choices.opponent.strip().lower()
    if size not in ("", *SIZES):
        known = ", ".join(SIZES)
        raise UserError(speaker.say("generate-no-size", text=size[:60], known=known))
    try:
        made = generate_scenario(seed, year=choices.year, allies=opponent or None, size=size)
    except ValueError:
        known = ", ".join(f"{year} {nation}" for year, nation in fights(load_box()))
        text = f"{choices.year or ''} {opponent}".strip()
        raise UserError(speaker.say("generate-no-fight", text=text[:60], known=known)) from None
    return scene_of_file(speaker, made)


def show_generated(
    terminal: Terminal, game: str, seed: int, choices: Choices, out: Path | None, as_json: bool
) -> None:
    """Show the scenario, or write it to a new file."""
    scene = generated(terminal.speaker, game, seed, choices)
    if out is not None:
        write(terminal, scene, out)
        return
    show_scenario(terminal, scene, as_json)
    if not as_json:
        command = f"fieldcraft terminal {game} {scene.plain['id']}"
        terminal.console.print(Text(terminal.say("generate-next", command=command), QUIET))


def write(terminal: Terminal, scene: Scene, path: Path) -> None:
    """A generated scenario as a file that can be edited and played."""
    assert isinstance(scene.source, ScenarioFile)
    values = scene.source.model_dump(mode="json", by_alias=True, exclude_unset=True)
    text = yaml.safe_dump(values, width=100, allow_unicode=True, sort_keys=False)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise UserError(terminal.say("cli-file-exists", path=path.as_posix())) from None
    except (OSError, ValueError):
        raise UserError(terminal.say("setup-not-written", path=path.as_posix()[:200])) from None
    terminal.console.print(Text(terminal.say("cli-saved", path=path.as_posix())))


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `generate` to the command line."""
    say = terminal.say
    opponent_help = say("help-opponent", known=NATIONS)
    size_help = say("help-size", known=FORCES)
    json_help = say("help-json", format="JSON")

    @app.command("generate", cls=command, help=say("help-generate-command"))
    def _generate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
        seed: Annotated[
            int,
            typer.Argument(
                metavar="SEED", help=say("help-generate"), parser=int_parser(terminal, "SEED")
            ),
        ],
        year: Annotated[
            int | None,
            typer.Option(
                metavar="YEAR", help=say("help-year"), parser=int_parser(terminal, "--year")
            ),
        ] = None,
        opponent: Annotated[str, typer.Option(metavar="NATION", help=opponent_help)] = "",
        size: Annotated[str, typer.Option(metavar="SIZE", help=size_help)] = "",
        out: Annotated[
            Path | None,
            typer.Option(metavar="FILE", help=say("help-out"), parser=path_parser(terminal)),
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        key = find_game(terminal.speaker, game)
        show_generated(terminal, key, seed, Choices(year, opponent, size), out, as_json)
