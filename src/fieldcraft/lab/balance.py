"""Balance: how often each side of a scenario wins, at several levels of play.

A verdict from one level is worth little: the same scenario may favour one side among beginners and
the other among masters.  So every number stands beside the level that it is of.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Final

from fieldcraft import __version__
from fieldcraft import games as registry
from fieldcraft.lab.executors import Executor
from fieldcraft.lab.match import Progress
from fieldcraft.lab.play import DECISION_LIMIT, Arena, GameTask, Played, play_task
from fieldcraft.lab.statistics import quantile, wilson
from fieldcraft.lab.storage import Store, kept

RESAMPLES: Final = 400
FEW: Final = 20
"""Games below which luck is not taken out: its share could not be told."""


@dataclass(frozen=True)
class BalancePlan:
    """The scenarios, who plays them, and what else is asked."""

    game: str
    arenas: tuple[Arena, ...]
    levels: tuple[str, ...]
    """Bots that play against themselves."""
    games: int
    """Of each scenario and level."""
    unlike: tuple[str, str] | None = None
    """Two bots that play against each other, half of the games from either side."""
    worth: tuple[str, ...] = ()
    """Cards, orders or units that one side leaves alone, to see what they are worth."""
    luck: bool = True
    seed: int = 0
    limit: int = DECISION_LIMIT
    options: dict[str, bool | int] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """What a folder of results must agree on."""
        return {
            "kind": "balance", "version": __version__, "game": self.game, "luck": self.luck,
            "seed": self.seed, "limit": self.limit, "options": self.options,
        }  # fmt: skip

    @property
    def scenarios(self) -> list[str]:
        """The ids of the scenarios."""
        return [arena.scenario for arena in self.arenas]

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Who plays whom: each level itself, then the unlike ones in both seats."""
        own = [(level, level) for level in self.levels]
        return own if self.unlike is None else [*own, self.unlike, self.unlike[::-1]]

    def tasks(self) -> list[GameTask]:
        """All games: those without a restriction first, seed by seed."""
        barred = [("", ""), *((thing, "") for thing in self.worth)]
        barred += [("", thing) for thing in self.worth]
        return [
            self._task(arena, pairing, self.seed + number, without)
            for without in barred
            for number in range(self.games)
            for arena in self.arenas
            for pairing in (self.pairings if without == ("", "") else [(self.levels[-1],) * 2])
        ]

    def _task(
        self, arena: Arena, pairing: tuple[str, ...], seed: int, barred: tuple[str, str]
    ) -> GameTask:
        one, other = pairing
        luck = self.luck and barred == ("", "")
        return GameTask(
            arena, (one, other), seed, (2 * seed, 2 * seed + 1), self.limit,
            self.options, barred, luck,
        )  # fmt: skip


@dataclass(frozen=True)
class Share:
    """How often side 0 won, a draw or an unfinished game counting half."""

    games: int
    share: float
    interval: tuple[float, float]
    adjusted: float
    """The share with luck taken out; the same where nobody looked at luck."""
    adjusted_interval: tuple[float, float]
    explained: float
    """The part of the results' variance that luck explains."""


@dataclass(frozen=True)
class BalanceRow:
    """A scenario at one level."""

    scenario: str
    level: str
    """A bot, or two unlike ones."""
    side: Share
    drawn: int
    unfinished: int
    rounds: float
    decisions: float
    reasons: dict[str, int]


@dataclass(frozen=True)
class WorthRow:
    """What a card, order or unit is worth to a side of a scenario."""

    scenario: str
    side: int
    thing: str
    games: int
    worth: float
    """By how much the side wins less often if it leaves the thing alone."""
    interval: tuple[float, float]


@dataclass(frozen=True)
class BalanceReport:
    """What came of it."""

    plan: BalancePlan
    rows: tuple[BalanceRow, ...]
    worth: tuple[WorthRow, ...]
    games: tuple[Played, ...]


def play_balance(
    plan: BalancePlan,
    where: Executor,
    store: Store | None = None,
    on_progress: Progress | None = None,
) -> BalanceReport:
    """Play all games, or those that a folder does not have yet, and sum them up."""
    tasks = plan.tasks()
    known = {} if store is None else store.known()
    found = [known.get(task.identity) for task in tasks]
    missing = [place for place, one in enumerate(found) if one is None]
    running = where.run(play_task, [tasks[place] for place in missing])
    with kept(store) as keep:
        for number, (place, played) in enumerate(running, 1):
            found[missing[place]] = played
            keep([played])
            if on_progress is not None:
                on_progress(len(tasks) - len(missing) + number, len(tasks))
    games = tuple(one for one in found if one is not None)
    return BalanceReport(plan, _rows(plan, games), _worths(plan, games), games)


def _rows(plan: BalancePlan, games: Sequence[Played]) -> tuple[BalanceRow, ...]:
    rows = []
    for scenario in plan.scenarios:
        here = [one for one in games if one.scenario == scenario and not one.barred]
        for level in plan.levels:
            own = [one for one in here if one.first == level == one.second]
            rows.append(_row(scenario, level, own))
        if plan.unlike is not None:
            mixed = [one for one in here if (one.first, one.second) in plan.pairings[-2:]]
            rows.append(_row(scenario, " – ".join(plan.unlike), mixed))
    return tuple(rows)


def _row(scenario: str, level: str, games: Sequence[Played]) -> BalanceRow:
    ended = [one for one in games if one.reason]
    return BalanceRow(
        scenario,
        level,
        share_of(games),
        drawn=sum(one.winner < 0 for one in ended),
        unfinished=len(games) - len(ended),
        rounds=fmean(one.rounds for one in games),
        decisions=fmean(one.decisions for one in games),
        reasons=dict(Counter(one.reason for one in ended).most_common()),
    )


def share_of(games: Sequence[Played]) -> Share:
    """How often side 0 won, with luck as a control variate where it was counted."""
    results = [one.result for one in games]
    share = fmean(results)
    interval = wilson(sum(results), len(games))
    luck = [one.luck for one in games if one.luck is not None]
    if len(luck) < max(FEW, len(games)) or len(set(luck)) < 2:
        return Share(len(games), share, interval, share, interval, 0.0)
    adjusted, explained = _without_luck(results, luck)
    rng = random.Random(0)
    drawn = []
    for _ in range(RESAMPLES):
        places = rng.choices(range(len(games)), k=len(games))
        drawn.append(_without_luck([results[at] for at in places], [luck[at] for at in places])[0])
    mean = fmean(drawn)
    half = quantile() * sqrt(sum((one - mean) ** 2 for one in drawn) / (len(drawn) - 1))
    bounds = max(0.0, adjusted - half), min(1.0, adjusted + half)
    return Share(len(games), share, interval, adjusted, bounds, explained)


def _without_luck(results: Sequence[float], luck: Sequence[float]) -> tuple[float, float]:
    """The mean result less what luck explains of it, and how much that is.

    Luck is 0 on average, so whatever it was in these games is chance and can be taken out.
    """
    result, given = fmean(results), fmean(luck)
    pairs = list(zip(results, luck, strict=True))
    spread = sum((one - given) ** 2 for one in luck)
    together = sum((one - result) * (other - given) for one, other in pairs)
    whole = sum((one - result) ** 2 for one in results)
    if spread == 0.0 or whole == 0.0:
        return result, 0.0
    slope = together / spread
    return min(1.0, max(0.0, result - slope * given)), together**2 / (spread * whole)


def _worths(plan: BalancePlan, games: Sequence[Played]) -> tuple[WorthRow, ...]:
    """Each seed with and without the thing, so that the same dice cancel."""
    level = plan.levels[-1]
    free = {
        (one.scenario, one.seed): one.result
        for one in games
        if not one.barred and one.first == level == one.second
    }
    found = []
    for scenario in plan.scenarios:
        for thing in plan.worth:
            for side in (0, 1):
                losses = [
                    (free[one.scenario, one.seed] - one.result) * (1 if side == 0 else -1)
                    for one in games
                    if one.scenario == scenario and one.barred == _barred(plan.game, side, thing)
                ]
                mean = fmean(losses)
                square = sum((one - mean) ** 2 for one in losses) / max(1, len(losses) - 1)
                # A result more than was seen: a few games that all ended alike are no proof.
                half = quantile() * sqrt((square + 1 / len(losses)) / len(losses))
                row = WorthRow(scenario, side, thing, len(losses), mean, (mean - half, mean + half))
                found.append(row)
    return tuple(found)


def _barred(game: str, side: int, thing: str) -> str:
    return f"{registry.get(game).sides[side]}:{thing}"
