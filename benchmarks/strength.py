"""`./dev bench strength`: pairs of games between bots, counted in `strength.csv`,
a row for every five.

Each run plays what was played least: some pairs, which are one seed from both seats, of each
scenario in turn, for as many minutes as are given.  What bots have played that have changed since
is thrown away.  `--table` prints what has been counted as the tables of docs/bots.md.

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
from pathlib import Path
from time import monotonic

from fieldcraft import games
from fieldcraft.core import BUILD
from fieldcraft.lab.executors import Processes
from fieldcraft.lab.identity import made_of
from fieldcraft.lab.match import MatchPlan, pair_tasks, play_pair, points
from fieldcraft.lab.play import Arena, GameTask
from fieldcraft.lab.statistics import strength

KEPT = Path(__file__).with_name("strength.csv")
PAIRINGS = (
    ("corporal", "recruit"),
    ("sergeant", "corporal"),
    ("lieutenant", "sergeant"),
    ("captain", "lieutenant"),
    ("sergeant", "greedy-1"),
    ("captain", "greedy-1"),
)
GAMES = games.keys()
LIMIT = 20_000
AT_ONCE = 5
"""Pairs that a process plays before it tells of them."""
Key = tuple[str, str, str, str]


@dataclass(frozen=True)
class Kept:
    """Some pairs of a pairing in a scenario, with the seeds from `first` on, by their points."""

    game: str
    scenario: str
    one: str
    other: str
    first: int
    none: int
    half: int
    even: int
    more: int
    both: int
    """Pairs in which the first bot made 0, ½, 1, 1½ and 2 points."""
    decisions: int
    values: str
    """The digest of who played what."""
    day: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Which games they are."""
        return self.game, self.one, self.other, self.scenario

    @property
    def counts(self) -> list[int]:
        """The pentanomial counts."""
        return [self.none, self.half, self.even, self.more, self.both]

    @property
    def made_now(self) -> str:
        """The digest that pairs of today would have."""
        return made_of(self.game, self.scenario, self.one, self.other)


def read() -> list[Kept]:
    """What has been counted."""
    if not KEPT.exists():
        return []
    with KEPT.open(encoding="utf-8", newline="") as file:
        return [
            Kept(*row[:4], *(int(one) for one in row[4:11]), *row[11:])  # type: ignore[arg-type]
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


Batch = tuple[tuple[GameTask, GameTask], ...]


def missing(rows: Sequence[Kept], wanted: Sequence[tuple[str, str, str]]) -> Iterator[Batch]:
    """Some pairs at a time, without end: of what was played least."""
    counts: dict[Key, int] = {}
    for game, one, other in wanted:
        for arena in plan_of(game, one, other).arenas:
            counts[game, one, other, arena.scenario] = 0
    for row in rows:
        if row.key in counts:
            counts[row.key] = max(counts[row.key], row.first + AT_ONCE)
    while True:
        key = min(counts, key=lambda one: counts[one])
        game, one, other, scenario = key
        plan, arena = plan_of(game, one, other), Arena(game, scenario)
        first = counts[key]
        counts[key] += AT_ONCE
        yield tuple(pair_tasks(plan, arena, first + place) for place in range(AT_ONCE))


def played(batch: Batch) -> Kept:
    """Play some pairs of one pairing in one scenario."""
    counts, decisions = [0] * 5, 0
    for tasks in batch:
        pair = play_pair(tasks)
        counts[points(pair)] += 1
        decisions += sum(one.decisions for one in pair)
    arena, names = batch[0][0].arena, batch[0][0].bots
    made = made_of(arena.game, arena.scenario, *names)
    day = datetime.now(UTC).date().isoformat()
    none, half, even, more, both = counts
    return Kept(
        arena.game, arena.scenario, *names, batch[0][0].seed, none, half, even, more, both,
        decisions, made, day,
    )  # fmt: skip


def play(wanted: Sequence[tuple[str, str, str]], minutes: float, jobs: int) -> None:
    """Play for so long, and keep what has been counted after each batch."""
    until = monotonic() + 60 * minutes
    rows = [row for row in read() if row.values == row.made_now]
    tasks = missing(rows, wanted)
    while monotonic() < until:
        some = [next(tasks) for _ in range(16 * jobs)]
        for _, done in Processes(jobs).run(played, some):
            rows.append(done)
            write(rows)
            now = standing([row for row in rows if row.key == done.key])
            print(*done.key, f"{now[1]:.3f} ± {now[2]:.3f} ({now[0]})", flush=True)
            if monotonic() > until:
                break


def standing(rows: Sequence[Kept]) -> tuple[int, float, float]:
    """Pairs, score, and half of its interval."""
    found = strength([sum(counts) for counts in zip(*(row.counts for row in rows), strict=True)])
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
                count, score, half = standing(found)
                scenarios.append(
                    f"| {arena.scenario} | {titled(game)} | {count} | {score:.2f} ± {half:.2f} |"
                )
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
