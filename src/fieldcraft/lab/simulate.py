"""Many games between two bots, the same by the same seed on however many processes."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean, median
from typing import Final

from fieldcraft import bots, games
from fieldcraft.core import SPECTATOR, FieldcraftError, key_from_seed
from fieldcraft.core.phrases import Wording, hint, told, worded
from fieldcraft.lab.executors import executor
from fieldcraft.lab.play import DECISION_LIMIT, Arena, GameTask, play_task

LARGEST_BATCH: Final = 25

Progress = Callable[[int, int], None]


WORDING: Wording = {
    "too-few": ("{name} cannot be {value}", "give 1 or more"),
    "two-bots": ("two bots are needed, not {count}", "name one for each side"),
}
"""Reason to message and remedy; the braces name the error's fields."""

worded(WORDING)


class SimulationError(FieldcraftError, ValueError):
    """What was asked cannot be played; carries a reason's word and what a message needs."""

    def __init__(self, reason: str, **fields: str | int) -> None:
        super().__init__(told(reason, fields))
        self.reason = reason
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        return partial(SimulationError, self.reason, **self.fields), ()


@dataclass(frozen=True)
class GameResult:
    """One game: its seed, who sat where, who won and why, how long it took."""

    seed: int
    seats: tuple[int, int]  # per side, the place of its bot among the two
    winner: int  # the side, -1 for nobody
    reason: str  # of the ending; empty when unfinished
    rounds: int
    decisions: int


@dataclass(frozen=True)
class Spread:
    """A number over many games."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True)
class Summary:
    """What came of a simulation.

    `wins_by_side` counts each side's wins, `wins_by_bot` those of the first and the second bot
    wherever they sat (they may be the same bot).  `drawn` games ended without a winner,
    `unfinished` ones did not end; rounds and decisions tell of all games.
    """

    game: str
    scenario: str
    bots: tuple[str, str]
    swapped: bool
    seed: int
    limit: int
    games: int
    wins_by_side: dict[str, int]
    wins_by_bot: tuple[int, int]
    drawn: int
    unfinished: int
    reasons: dict[str, int]
    rounds: Spread
    decisions: Spread

    def plain(self) -> dict[str, object]:
        """The summary as JSON can hold it."""
        plain = asdict(self)
        plain["bots"] = list(self.bots)
        plain["wins_by_bot"] = list(self.wins_by_bot)
        return plain


@dataclass(frozen=True)
class _Task:
    """What a worker must know to play any of the games."""

    game: str
    scenario: object
    bots: tuple[str, ...]
    seed: int
    swap_seats: bool
    limit: int
    options: dict[str, bool | int]


def simulate(
    game: str,
    scenario: object,
    games: int,
    bots: Sequence[str] = ("random", "random"),
    seed: int = 0,
    swap_seats: bool = False,
    limit: int = DECISION_LIMIT,
    workers: int = 1,
    options: dict[str, bool | int] | None = None,
    on_progress: Progress | None = None,
) -> Summary:
    """Play games and sum them up.

    The first bot sits on side 0 and the second on side 1; with `swap_seats` they change places
    in every second game, and such a pair of games has one seed.  Game *i* (or pair *i*) is
    played with seed `seed + i`, so `play --seed` gives the same dice.  The result does not
    depend on the number of workers.  Raises SimulationError or UnknownBot before anything is
    played, and BotFailed when a bot of somebody's own fails in the middle.
    """
    task = _Task(game, scenario, tuple(bots), seed, swap_seats, limit, options or {})
    name = _check(task, games, workers)
    size = 1 if workers == 1 else max(1, min(LARGEST_BATCH, games // (4 * workers)))
    batches = [_Batch(task, first, min(first + size, games)) for first in range(0, games, size)]
    played: list[list[GameResult]] = [[] for _ in batches]
    done = 0
    for place, results in executor(workers).run(_play_batch, batches):
        played[place] = results
        done += len(results)
        if on_progress is not None:
            on_progress(done, games)
    return _sum_up(task, name, [result for results in played for result in results])


def _check(task: _Task, count: int, workers: int) -> str:
    """Refuse what cannot be played, with a text that says what to do; the scenario's id."""
    known = games.keys()
    if task.game not in known:
        raise SimulationError("unknown-game", game=task.game, hint=hint(task.game, known))
    for name, value in (("games", count), ("limit", task.limit), ("workers", workers)):
        if value < 1:
            raise SimulationError("too-few", name=name, value=value)
    if len(task.bots) != 2:
        raise SimulationError("two-bots", count=len(task.bots))
    for name in task.bots:
        bots.check(name, task.game)
    state = games.get(task.game).start(task.scenario, key_from_seed(task.seed), task.options)
    scenario = state.view(SPECTATOR)["scenario"]
    return scenario["id"] if isinstance(scenario, dict) else str(scenario)


def _play(task: _Task, index: int) -> GameResult:
    """One game of the simulation, wherever it is played."""
    swapped = task.swap_seats and index % 2 == 1
    seed = task.seed + (index // 2 if task.swap_seats else index)
    seats = (1, 0) if swapped else (0, 1)
    # A bot keeps its own stream when the seats are swapped, and two of a name do not share one.
    done = play_task(
        GameTask(
            Arena(task.game, str(task.scenario), task.scenario),
            (task.bots[seats[0]], task.bots[seats[1]]),
            seed,
            (2 * seed + seats[0], 2 * seed + seats[1]),
            task.limit,
            task.options,
        )
    )
    return GameResult(seed, seats, done.winner, done.reason, done.rounds, done.decisions)


@dataclass(frozen=True)
class _Batch:
    """A worker's share: the games from first up to after."""

    task: _Task
    first: int
    after: int


def _play_batch(batch: _Batch) -> list[GameResult]:
    return [_play(batch.task, index) for index in range(batch.first, batch.after)]


def _sum_up(task: _Task, scenario: str, results: list[GameResult]) -> Summary:
    """The summary of all games."""
    game = games.get(task.game)
    won = Counter(result.winner for result in results)
    by_bot = Counter(result.seats[result.winner] for result in results if result.winner >= 0)
    unfinished = sum(1 for result in results if not result.reason)
    return Summary(
        game=task.game,
        scenario=scenario,
        bots=(task.bots[0], task.bots[1]),
        swapped=task.swap_seats,
        seed=task.seed,
        limit=task.limit,
        games=len(results),
        wins_by_side={word: won[side] for side, word in enumerate(game.sides)},
        wins_by_bot=(by_bot[0], by_bot[1]),
        drawn=won[-1] - unfinished,
        unfinished=unfinished,
        reasons=dict(sorted(Counter(r.reason for r in results if r.reason).items())),
        rounds=_spread([result.rounds for result in results]),
        decisions=_spread([result.decisions for result in results]),
    )


def _spread(numbers: list[int]) -> Spread:
    """Mean, median, least and most."""
    return Spread(fmean(numbers), float(median(numbers)), min(numbers), max(numbers))
