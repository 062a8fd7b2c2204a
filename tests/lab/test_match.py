"""Matches and ladders: paired seeds, an early verdict, the same on any executor, resumable."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from fieldcraft.lab import executors
from fieldcraft.lab.executors import Processes, RayCluster, Serial, executor
from fieldcraft.lab.ladder import play_ladder
from fieldcraft.lab.match import MatchPlan, Standing, play_match, points
from fieldcraft.lab.play import Arena, GameTask, play_task
from fieldcraft.lab.statistics import SequentialTest
from fieldcraft.lab.storage import StorageError, Store

Task = TypeVar("Task")
Result = TypeVar("Result")

LA_RAYE = Arena("normandy", "la-raye")
PLAN = MatchPlan((LA_RAYE,), ("greedy", "random"), 3, seed=7, limit=2_000)
RANDOM = replace(PLAN, bots=("random", "random"), pairs=6)


class Backwards:
    """Does the last task first, and counts how many were done."""

    def __init__(self) -> None:
        self.done = 0

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result]]:
        """From the end."""
        for place in reversed(range(len(tasks))):
            self.done += 1
            yield place, work(tasks[place])


def test_a_pair_is_one_seed_from_both_seats() -> None:
    """Bots keep their own chance, the dice are the same, and the seats are swapped."""
    report = play_match(PLAN, Serial())
    assert len(report.games) == 6
    for place in range(0, 6, 2):
        one, other = report.games[place], report.games[place + 1]
        assert (one.first, one.second) == (other.second, other.first) == PLAN.bots
        assert one.seed == other.seed == 7 + place // 2
    assert report.standing == Standing.of([report.games[:2], report.games[2:4], report.games[4:]])
    assert report.standing.strength.score > 0.8
    assert sum(report.standing.counts) == 3


def test_points_are_the_first_bots() -> None:
    """Two wins are the last count, two losses the first, one each the middle."""
    won = play_task(PLAN.tasks()[0][0])
    win, loss = replace(won, winner=0), replace(won, winner=1)
    draw = replace(won, winner=-1)
    assert points((win, loss)) == 4
    assert points((loss, win)) == 0
    assert points((win, win)) == 2
    assert points((draw, win)) == 1
    assert points((draw, loss)) == 3


def test_the_result_does_not_depend_on_who_plays_when(tmp_path: Path) -> None:
    """Serial, in processes, backwards, or continued: the same report."""
    whole = play_match(RANDOM, Serial())
    assert play_match(RANDOM, Backwards()) == whole
    store = Store(tmp_path, RANDOM.plain())
    play_match(replace(RANDOM, pairs=2), Serial(), store)
    store.gather()
    counting = Backwards()
    assert play_match(RANDOM, counting, Store(tmp_path, RANDOM.plain())) == whole
    assert counting.done == 4
    counting.done = 0
    assert play_match(RANDOM, counting, Store(tmp_path, RANDOM.plain())) == whole
    assert counting.done == 0


def test_processes_play_the_same_match() -> None:
    """Several processes give the very report that one gives, and say how far they are."""
    seen: list[tuple[int, int]] = []
    assert play_match(
        RANDOM, Processes(2), on_progress=lambda done, total: seen.append((done, total))
    ) == play_match(RANDOM, Serial())
    assert seen[-1] == (6, 6)


@pytest.mark.long
def test_a_ray_cluster_plays_the_same_match() -> None:
    """A local cluster of Ray gives the very report that one process gives."""
    import ray

    try:
        assert play_match(RANDOM, RayCluster("local")) == play_match(RANDOM, Serial())
    finally:
        ray.shutdown()


def test_a_verdict_ends_the_match() -> None:
    """As soon as the pairs in their order decide, no further pair counts or is played."""
    plan = replace(PLAN, pairs=40, test=SequentialTest(-400, 0))
    report = play_match(plan, Serial())
    assert report.verdict == "accepted"
    assert report.standing.strength.pairs < 40
    short = replace(plan, pairs=report.standing.strength.pairs - 1)
    assert play_match(short, Serial()).verdict == "open"


def test_a_folder_belongs_to_one_run(tmp_path: Path) -> None:
    """Other seeds or scenarios need another folder; more pairs or another pairing do not."""
    Store(tmp_path, PLAN.plain())
    Store(tmp_path, replace(PLAN, pairs=99, bots=("random", "greedy")).plain())
    with pytest.raises(StorageError) as refused:
        Store(tmp_path, replace(PLAN, seed=8).plain())
    assert refused.value.reason == "other-results"


def test_a_run_that_was_broken_off_keeps_its_games(tmp_path: Path) -> None:
    """What was played before the interruption is there afterwards."""
    store = Store(tmp_path, RANDOM.plain())

    def interrupt(done: int, _total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(RANDOM, Serial(), store, interrupt)
    assert len(Store(tmp_path, RANDOM.plain()).known()) == 4


def test_the_best_bot_stands_on_top() -> None:
    """Ratings sum to nothing, intervals contain them, and greedy is above random."""
    report = play_ladder(replace(PLAN, pairs=2), ["random", "greedy"], Serial())
    assert [rung.bot for rung in report.rungs] == ["greedy", "random"]
    assert sum(rung.elo for rung in report.rungs) == pytest.approx(0.0, abs=1e-6)
    top = report.rungs[0]
    assert top.interval[0] < top.elo < top.interval[1] + 200
    assert top.interval[1] - top.interval[0] > 50
    assert top.score == report.matches[0].standing.strength.score or top.score > 0.5


def test_what_is_barred_is_left_alone() -> None:
    """A side plays a card that it should leave alone only if nothing else is offered."""
    task = GameTask(LA_RAYE, ("greedy", "greedy"), 3, (6, 7), barred=("rifleman-a", ""))
    free = play_task(replace(task, barred=("", "")))
    held = play_task(task)
    assert held.barred == "us:rifleman-a"
    assert free.barred == ""
    assert held.identity == task.identity != free.identity


def test_the_executor_is_chosen_by_what_is_wanted() -> None:
    """One worker needs no pool, an address means Ray."""
    assert isinstance(executor(1), Serial)
    assert isinstance(executor(2), Processes)
    assert isinstance(executor(2, "local"), RayCluster)
    assert executors.processes(8, 0) == 1
