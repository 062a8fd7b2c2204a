"""`./dev bench strength`: pairs of games between bots, kept in `strength.csv`.

Each run plays what was played least: a pair, which is one seed from both seats, of each scenario in
turn, for as many minutes as are given.  Games of bots that have changed since are thrown away.
`--table` prints what has been kept as the tables of docs/bots.md.

It imports only the installed package, so that the compiled build plays.
"""

import argparse
import csv
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import monotonic

from fieldcraft import games
from fieldcraft.bots import make
from fieldcraft.bots.value import learnt_of
from fieldcraft.core import BUILD, key_from_seed
from fieldcraft.lab.executors import Processes
from fieldcraft.lab.match import MatchPlan, pair_tasks, play_pair
from fieldcraft.lab.play import Arena, GameTask, Played
from fieldcraft.lab.statistics import strength

KEPT = Path(__file__).with_name("strength.csv")
PAIRINGS = (
    ("corporal", "recruit"),
    ("sergeant", "corporal"),
    ("lieutenant", "sergeant"),
    ("captain", "lieutenant"),
    ("corporal", "greedy-1"),
    ("sergeant", "greedy-1"),
    ("lieutenant", "greedy-1"),
    ("captain", "greedy-1"),
)
GAMES = games.keys()
LIMIT = 20_000


@dataclass(frozen=True)
class Kept:
    """A pair that was played: who won its two games (-1 for nobody), and by which weights."""

    game: str
    scenario: str
    one: str
    other: str
    seed: int
    first_won: int
    second_won: int
    decisions: int
    values: str
    day: str

    @property
    def made_now(self) -> str:
        """The digest that a pair of today would have."""
        return made_of(self.game, self.scenario, self.one, self.other)

    @property
    def points(self) -> int:
        """Of the first bot named, in halves."""
        return self._halves(self.first_won, 0) + self._halves(self.second_won, 1)

    def _halves(self, winner: int, side: int) -> int:
        return 1 if winner < 0 else 2 * int(winner == side)


@cache
def made_of(game: str, scenario: str, *names: str) -> str:
    """A digest of what is played: how far these bots think, what they judge by, and the set-up."""
    ranks = [getattr(make(name, 0), "rank", None) for name in names]
    thinks = any(rank is not None and rank.choices for rank in ranks)
    learnt = learnt_of(game, scenario) if thinks else None
    start = games.get(game).start(scenario, key_from_seed(0))
    told = repr((ranks, learnt and learnt.digest, start.digest()))
    return blake2b(told.encode(), digest_size=4).hexdigest()


def read() -> list[Kept]:
    """What has been kept."""
    if not KEPT.exists():
        return []
    with KEPT.open(encoding="utf-8", newline="") as file:
        return [
            Kept(*row[:4], *(int(one) for one in row[4:8]), *row[8:])  # type: ignore[arg-type]
            for row in list(csv.reader(file))[1:]
        ]


def write(rows: Sequence[Kept]) -> None:
    """Keep these, in an order that does not depend on which ended first."""
    made = KEPT.with_suffix(".new")
    with made.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(Kept.__dataclass_fields__)
        out.writerows(sorted(astuple(row) for row in rows))
    made.replace(KEPT)


def plan_of(game: str, one: str, other: str) -> MatchPlan:
    """The match that the pairs of a pairing belong to."""
    arenas = tuple(Arena(game, str(name)) for name in games.get(game).scenarios())
    return MatchPlan(arenas, (one, other), 1, limit=LIMIT)


def missing(
    rows: Sequence[Kept], wanted: Sequence[tuple[str, str, str]]
) -> Iterator[tuple[GameTask, GameTask]]:
    """Tasks without end: what was played least comes first."""
    counts: dict[tuple[str, str, str, str], int] = {}
    for game, one, other in wanted:
        for arena in plan_of(game, one, other).arenas:
            counts[game, one, other, arena.scenario] = 0
    for row in rows:
        key = row.game, row.one, row.other, row.scenario
        if key in counts:
            counts[key] = max(counts[key], row.seed + 1)
    while True:
        game, one, other, scenario = min(counts, key=lambda key: counts[key])
        seed = counts[game, one, other, scenario]
        counts[game, one, other, scenario] += 1
        yield pair_tasks(plan_of(game, one, other), Arena(game, scenario), seed)


def kept(pair: tuple[Played, Played]) -> Kept:
    """A pair as it is written down."""
    first, second = pair
    day = datetime.now(UTC).date().isoformat()
    made = made_of(first.game, first.scenario, first.first, first.second)
    return Kept(
        first.game, first.scenario, first.first, first.second, first.seed, first.winner,
        second.winner, first.decisions + second.decisions, made, day,
    )  # fmt: skip


def play(wanted: Sequence[tuple[str, str, str]], minutes: float, jobs: int) -> None:
    """Play for so long, a few at a time, and keep each pair as it ends."""
    until = monotonic() + 60 * minutes
    rows = [row for row in read() if row.values == row.made_now]
    tasks = missing(rows, wanted)
    while monotonic() < until:
        some = [next(tasks) for _ in range(4 * jobs)]
        for _, pair in Processes(jobs).run(play_pair, some):
            rows.append(kept(pair))
            write(rows)
            done = rows[-1]
            print(done.game, done.scenario, done.one, done.other, done.points / 4, flush=True)


def standing(rows: Sequence[Kept]) -> tuple[int, float, float]:
    """Pairs, score, and half of its interval."""
    counts = [0] * 5
    for row in rows:
        counts[row.points] += 1
    found = strength(counts)
    return found.pairs, found.score, (found.interval[1] - found.interval[0]) / 2


def titled(game: str) -> str:
    """A game as people call it."""
    return game.replace("-", " ").title()


def tables(rows: Sequence[Kept]) -> str:
    """Two tables in Markdown: each pairing in each game, and the captain in each scenario."""
    lines = [
        "| | against | where | pairs | score | scenarios below a half |",
        "|---|---|---|---|---|---|",
    ]
    for one, other in PAIRINGS:
        for game in GAMES:
            found = [row for row in rows if (row.one, row.other, row.game) == (one, other, game)]
            if not found:
                continue
            count, score, half = standing(found)
            names = sorted({row.scenario for row in found})
            weak = [
                name
                for name in names
                if standing([row for row in found if row.scenario == name])[1] < 0.5
            ]
            lines.append(
                f"| `{one}` | `{other}` | {titled(game)}, {len(names)} scenarios | {count}"
                f" | {score:.2f} ± {half:.2f} | {len(weak)} |"
            )
    scenarios = []
    for game in GAMES:
        for arena in plan_of(game, "captain", "greedy-1").arenas:
            key = "captain", "greedy-1", game, arena.scenario
            found = [row for row in rows if (row.one, row.other, row.game, row.scenario) == key]
            if found:
                count, score, _ = standing(found)
                scenarios.append(f"| {arena.scenario} | {titled(game)} | {count} | {score:.2f} |")
    if scenarios:
        lines += [
            "",
            "| scenario | game | pairs | captain against `greedy-1` |",
            "|---|---|---|---|",
        ]
        lines += scenarios
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Play on, or print what there is; on the compiled build if there is one."""
    compiled = os.environ.get("FIELDCRAFT_COMPILED_PYTHON")
    if compiled and BUILD == "plain":
        environment = {name: one for name, one in os.environ.items() if name != "PYTHONPATH"}
        sys.exit(subprocess.call([compiled, __file__, *arguments], env=environment))
    parser = argparse.ArgumentParser(prog="./dev bench strength", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="how long to play (30)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at once")
    parser.add_argument("--game", choices=GAMES, action="append", help="by default all")
    parser.add_argument("--pairing", nargs=2, action="append", help="two bots; by default all")
    parser.add_argument("--table", action="store_true", help="print what has been kept")
    wish = parser.parse_args(arguments)
    if wish.table:
        print(tables(read()))
        return
    pairings = wish.pairing or PAIRINGS
    wanted = [(game, one, other) for one, other in pairings for game in wish.game or GAMES]
    play(wanted, wish.minutes, wish.jobs)


if __name__ == "__main__":
    main(sys.argv[1:])
