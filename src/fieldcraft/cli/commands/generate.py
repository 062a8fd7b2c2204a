"""`generate`: a generated scenario, to look at, to save as a file, or to play at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Protocol

import yaml
from pydantic import BaseModel
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.arguments import Game, Json, Out, argument, option
from fieldcraft.cli.commands.show import file_values, show_scenario
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.game_scenes import content_of
from fieldcraft.cli.help_text import LATE
from fieldcraft.cli.lookup import find_game, scene_of_file
from fieldcraft.cli.new_file import write_new
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import game_name

subcommands = Subcommands()


class Generator(Protocol):
    """What the loader of a game's content offers that can make scenarios at random."""

    def generate_scenario(
        self, seed: int, *, year: int | None, allies: str | None, size: str
    ) -> BaseModel:
        """The file of a scenario; ValueError for a fight that never happened."""

    def known_fights(self) -> Sequence[str]:
        """Which fights there were."""


def generator_of(game: str) -> Generator | None:
    """What makes a game's scenarios at random; None where they are only printed."""
    content = content_of(game)
    if not hasattr(content, "generate_scenario"):
        return None
    found: Generator = content
    return found


def words_of(game: str, kind: str) -> tuple[str, ...]:
    """The `OPPONENTS` or `SIZES` of a game's random scenarios, known without reading its tables."""
    return getattr(games.get(game).part("content"), kind, ())


def all_words(kind: str) -> str:
    """Those of all games, as a list for a reader."""
    return ", ".join(word for game in games.keys() for word in words_of(game, kind))  # noqa: SIM118


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


def help_of_opponents(terminal: Terminal) -> str:
    """What may be said for `--opponent`."""
    return terminal.say("help-opponent", known=all_words("OPPONENTS"))


def help_of_sizes(terminal: Terminal) -> str:
    """What may be said for `--size`."""
    return terminal.say("help-size", known=all_words("SIZES"))


OPPONENT_HELP, SIZE_HELP = "help-opponent", "help-size"
LATE |= {OPPONENT_HELP: help_of_opponents, SIZE_HELP: help_of_sizes}
Year = Annotated[int | None, option("YEAR", "help-year")]
Opponent = Annotated[str, option("NATION", OPPONENT_HELP)]
Size = Annotated[str, option("SIZE", SIZE_HELP)]


def generated(speaker: Speaker, game: str, seed: int, choices: Choices) -> Scene:
    """The scene of a seed; `UserError` if the game has no generator or the choices do not fit."""
    generator = generator_of(game)
    if generator is None:
        raise UserError(speaker.say("generate-none", name=game_name(speaker, game)))
    size, opponent = choices.size.strip().lower(), choices.opponent.strip().lower()
    if size not in ("", *words_of(game, "SIZES")):
        known = ", ".join(words_of(game, "SIZES"))
        raise UserError(speaker.say("generate-no-size", text=size[:60], known=known))
    try:
        made = generator.generate_scenario(
            seed, year=choices.year, allies=opponent or None, size=size
        )
    except ValueError:
        known = ", ".join(generator.known_fights())
        text = f"{choices.year or ''} {opponent}".strip()
        raise UserError(speaker.say("generate-no-fight", text=text[:60], known=known)) from None
    return scene_of_file(speaker, made)


@subcommands("generate", "help-generate-command")
def show_generated(
    terminal: Terminal,
    game: Game,
    seed: Annotated[int, argument("SEED", "help-generate")],
    year: Year = None,
    opponent: Opponent = "",
    size: Size = "",
    out: Out = None,
    as_json: Json = False,
) -> None:
    """Show the scenario, or write it to a new file."""
    game = find_game(terminal.speaker, game)
    scene = generated(terminal.speaker, game, seed, Choices(year, opponent, size))
    if out is not None:
        write(terminal, scene, out)
        return
    show_scenario(terminal, scene, as_json)
    if not as_json:
        command = f"fieldcraft terminal {game} {scene.plain['id']}"
        terminal.console.print(Text(terminal.say("generate-next", command=command), QUIET))


def write(terminal: Terminal, scene: Scene, path: Path) -> None:
    """A generated scenario as a file that can be edited and played."""
    text = yaml.safe_dump(file_values(scene), width=100, allow_unicode=True, sort_keys=False)
    write_new(terminal.speaker, path, text)
    terminal.console.print(Text(terminal.say("cli-saved", path=path.as_posix())))


add = subcommands.add
