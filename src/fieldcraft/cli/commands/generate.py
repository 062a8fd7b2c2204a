"""`generate`: a scenario made by lot, to look at, to keep as a file, or to play at once."""

from dataclasses import dataclass
from pathlib import Path

import yaml
from rich.text import Text

from fieldcraft.cli.commands.show import show_scenario
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.game_scenes import SHELVES
from fieldcraft.cli.lookup import scene_of_file
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.content.generating import SIZES, fights
from fieldcraft.games.combat_commander.content.loader import generate_scenario, load_box
from fieldcraft.games.combat_commander.content.scenario_models import ScenarioFile
from fieldcraft.i18n import Speaker

OPPONENTS = ("russia", "america")


@dataclass(frozen=True)
class Choices:
    """What of a generated scenario is not left to chance; empty where nothing was said."""

    year: int | None = None
    opponent: str = ""
    size: str = ""

    @property
    def are_made(self) -> bool:
        """Whether anything was said."""
        return self != Choices()


def generated(speaker: Speaker, game: str, seed: int, choices: Choices) -> Scene:
    """The scene of a seed; Trouble for a game without a generator and for what never happened."""
    if not SHELVES[game].has_generator:
        raise UserError(speaker.say("generate-none", name=speaker.say(f"game-{game}")))
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
    """The command: shows the scenario, or writes it to a new file."""
    scene = generated(terminal.speaker, game, seed, choices)
    if out is not None:
        write(terminal, scene, out)
        return
    show_scenario(terminal, scene, as_json)
    if not as_json:
        command = f"fieldcraft terminal {game} {scene.plain['id']}"
        terminal.console.print(Text(terminal.say("generate-next", command=command), QUIET))


def write(terminal: Terminal, scene: Scene, path: Path) -> None:
    """A generated scenario as a file that can be changed and played."""
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
