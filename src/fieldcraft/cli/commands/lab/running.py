"""What the commands of the lab share: scenarios, executors, folders, progress, reports."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.table import Table

from fieldcraft import games
from fieldcraft.cli.commands.terminal import check_bot
from fieldcraft.cli.drawing.palette import BORDER
from fieldcraft.cli.drawing.progress import progress_bar
from fieldcraft.cli.errors import UserError, of_argument
from fieldcraft.cli.lookup import find_game, find_scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core.options import StartError
from fieldcraft.i18n.names import game_name
from fieldcraft.lab.executors import Executor, executor
from fieldcraft.lab.play import Arena
from fieldcraft.lab.storage import StorageError, Store
from fieldcraft.record.files import write_text

REPORT = "report.html"


@dataclass(frozen=True)
class Running:
    """Where games are played, and where results go."""

    jobs: int
    ray: str | None
    out: Path | None

    @property
    def where(self) -> Executor:
        """All cores, unless fewer or a cluster are wanted."""
        return executor(self.jobs or os.cpu_count() or 1, self.ray)

    def store(self, terminal: Terminal, plan: dict[str, object]) -> Store | None:
        """The folder of results, if one is wanted."""
        if self.out is None:
            return None
        try:
            return Store(self.out, plan)
        except StorageError as error:
            raise of_argument(terminal.speaker, error) from None

    def report(self, terminal: Terminal, page: Callable[[], str], store: Store | None) -> None:
        """Write the page, and all games in one file, where a folder was given."""
        if self.out is None:
            return
        if store is not None:
            store.gather()
        path = self.out / REPORT
        write_text(path, page())
        terminal.errors.print(terminal.say("cli-saved", path=path.as_posix()), soft_wrap=True)


def arenas(terminal: Terminal, game: str, scenarios: Sequence[str]) -> tuple[Arena, ...]:
    """The scenarios that were named; else all of the game; without a game all there are."""
    if not game:
        known = games.keys()
        return tuple(Arena(key, one) for key in known for one in games.get(key).scenarios())
    key = find_game(terminal.speaker, game)
    if not scenarios:
        return tuple(Arena(key, one) for one in games.get(key).scenarios())
    scenes = [find_scene(terminal.speaker, key, one) for one in scenarios]
    return tuple(Arena(key, str(one.plain["id"]), one.argument) for one in scenes)


def built_in(terminal: Terminal, places: tuple[Arena, ...]) -> tuple[Arena, ...]:
    """These scenarios, if all are the game's own: only those are learnt from."""
    if any(one.scenario not in games.get(one.game).scenarios() for one in places):
        raise UserError(terminal.say("lab-own-scenario"))
    return places


def namer(terminal: Terminal, known: Sequence[Arena]) -> Callable[[str], str]:
    """By id, the name of a scenario in the user's language."""
    found = {}
    for arena in known:
        if arena.scenario in games.get(arena.game).scenarios():
            found[arena.scenario] = find_scene(terminal.speaker, arena.game, arena.scenario).name
    return lambda scenario: found.get(scenario, scenario)


def game_namer(terminal: Terminal) -> Callable[[str], str]:
    """By key, the name of a game."""
    return lambda key: game_name(terminal.speaker, key)


@contextmanager
def progress(
    terminal: Terminal, total: int, what: str = "progress-games"
) -> Iterator[Callable[[int, int], None]]:
    """A bar while games are played; what cannot be played is told in the user's language."""
    with progress_bar(terminal) as bar:
        task = bar.add_task(terminal.say(what), total=total)
        try:
            yield lambda done, _total: bar.update(task, completed=done)
        except StartError as error:
            raise of_argument(terminal.speaker, error) from None


def table_of(terminal: Terminal, *heads: str) -> Table:
    """A table with these columns; a head that begins with a capital is shown as it is."""
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    for place, head in enumerate(heads):
        title = terminal.say(head) if head[0].islower() else head
        table.add_column(title, justify="right" if place else "left")
    return table


def check_bots(terminal: Terminal, names: Sequence[str], places: Sequence[Arena]) -> None:
    """Refuse bots that there are not, or that cannot play one of the games."""
    for name in names:
        for game in dict.fromkeys(arena.game for arena in places):
            check_bot(terminal.speaker, name, game)
