"""Matches between two bots: pairs of games, one seed from both seats, until enough is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from fieldcraft import __version__
from fieldcraft.lab.executors import Executor
from fieldcraft.lab.play import DECISION_LIMIT, Arena, GameTask, Habits, Played, play_task
from fieldcraft.lab.statistics import SequentialTest, Strength, log_likelihood_ratio, strength
from fieldcraft.lab.storage import Store, kept

OPEN: Final = "open"
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class MatchPlan:
    """Two bots, the scenarios they play, and how many pairs of each."""

    arenas: tuple[Arena, ...]
    bots: tuple[str, str]
    pairs: int
    """Of each scenario, at most."""
    seed: int = 0
    limit: int = DECISION_LIMIT
    options: dict[str, bool | int] = field(default_factory=dict)
    test: SequentialTest | None = None
    """Stops as soon as it has a verdict; None plays all pairs."""
    habits: tuple[Habits, Habits] = ((), ())
    """Of each bot's quick hand, where they are not the usual ones."""

    def plain(self) -> dict[str, object]:
        """What a folder of results must agree on; how many pairs may change when it goes on."""
        return {
            "kind": "match", "version": __version__,
            "scenarios": [f"{one.game} {one.scenario}" for one in self.arenas],
            "seed": self.seed, "limit": self.limit, "options": self.options,
        }  # fmt: skip

    def tasks(self) -> list[tuple[GameTask, GameTask]]:
        """The pairs in the order in which they count: each seed in all scenarios, then the next."""
        return [
            pair_tasks(self, arena, self.seed + number)
            for number in range(self.pairs)
            for arena in self.arenas
        ]


def pair_tasks(plan: MatchPlan, arena: Arena, seed: int) -> tuple[GameTask, GameTask]:
    """One seed from both seats; each bot keeps its own chance."""
    one, other = plan.bots
    seeds = 2 * seed, 2 * seed + 1
    first = GameTask(arena, (one, other), seed, seeds, plan.limit, plan.options, habits=plan.habits)
    swapped = plan.habits[1], plan.habits[0]
    return first, replace(first, bots=(other, one), bot_seeds=(seeds[1], seeds[0]), habits=swapped)


def play_pair(tasks: tuple[GameTask, GameTask]) -> tuple[Played, Played]:
    """Play both games of a pair."""
    return play_task(tasks[0]), play_task(tasks[1])


def points(pair: tuple[Played, Played]) -> int:
    """The first bot's points in a pair, in halves: the place among the pentanomial counts."""
    return round(2 * (pair[0].result + 1.0 - pair[1].result))


@dataclass(frozen=True)
class Standing:
    """What some pairs came to."""

    counts: tuple[int, int, int, int, int]
    """Pairs in which the first bot made 0, ½, 1, 1½ and 2 points."""
    strength: Strength
    unfinished: int
    """Games that did not end."""
    decisions: float
    """Of a game, on average."""

    @classmethod
    def of(cls, pairs: Sequence[tuple[Played, Played]]) -> Standing:
        """The standing after these pairs."""
        counts = [0] * 5
        for pair in pairs:
            counts[points(pair)] += 1
        played = [one for pair in pairs for one in pair]
        whole = (counts[0], counts[1], counts[2], counts[3], counts[4])
        return cls(
            whole,
            strength(whole),
            sum(not one.reason for one in played),
            sum(one.decisions for one in played) / max(1, len(played)),
        )


@dataclass(frozen=True)
class MatchReport:
    """What came of a match."""

    plan: MatchPlan
    standing: Standing
    arenas: tuple[Standing, ...]
    """In the order of the plan."""
    verdict: str
    """`accepted`, `rejected` or `open`; empty without a test."""
    ratio: float
    """The log-likelihood ratio of the test; 0 without one."""
    games: tuple[Played, ...]


def play_match(
    plan: MatchPlan,
    where: Executor,
    store: Store | None = None,
    on_progress: Progress | None = None,
) -> MatchReport:
    """Play a match, or go on with it.

    Pairs count in their own order, whichever ends first, and none counts after the verdict: the
    result does not depend on how many play at once.
    """
    tasks = plan.tasks()
    known = {} if store is None else store.known()
    pairs: list[tuple[Played, Played] | None] = []
    for one, other in tasks:
        found = known.get(one.identity), known.get(other.identity)
        pairs.append((found[0], found[1]) if found[0] and found[1] else None)
    missing = [place for place, pair in enumerate(pairs) if pair is None]
    counted, verdict = _counted(plan, pairs)
    if missing and not (verdict and verdict != OPEN):
        running = where.run(play_pair, [tasks[place] for place in missing])
        with kept(store) as keep:
            for number, pair in running:
                pairs[missing[number]] = pair
                keep(pair)
                counted, verdict = _counted(plan, pairs)
                if on_progress is not None:
                    on_progress(sum(one is not None for one in pairs), len(tasks))
                if verdict and verdict != OPEN:
                    running.close()
                    break
    return _report(plan, counted, verdict)


def _counted(
    plan: MatchPlan, pairs: Sequence[tuple[Played, Played] | None]
) -> tuple[list[tuple[Played, Played]], str]:
    """The pairs that count: without a gap from the first on, and none after the verdict."""
    found: list[tuple[Played, Played]] = []
    counts = [0] * 5
    verdict = OPEN if plan.test else ""
    for pair in pairs:
        if pair is None:
            break
        found.append(pair)
        counts[points(pair)] += 1
        if plan.test and len(found) % len(plan.arenas) == 0:
            verdict = plan.test.verdict(counts)
            if verdict != OPEN:
                break
    return found, verdict


def _report(plan: MatchPlan, pairs: Sequence[tuple[Played, Played]], verdict: str) -> MatchReport:
    standing = Standing.of(pairs)
    arenas = tuple(
        Standing.of(
            [one for one in pairs if (one[0].game, one[0].scenario) == (arena.game, arena.scenario)]
        )
        for arena in plan.arenas
    )
    ratio = 0.0
    if plan.test is not None:
        ratio = log_likelihood_ratio(standing.counts, plan.test.elo0, plan.test.elo1)
    games = tuple(one for pair in pairs for one in pair)
    return MatchReport(plan, standing, arenas, verdict, ratio, games)
